"""Pictures as plain data, and the renderers that turn them into canvas commands, SVG or text."""
