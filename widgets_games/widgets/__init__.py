"""The table and its parts, made of ipywidgets, one ipycanvas board and a small bridge."""
