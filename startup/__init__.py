"""What start.py is made of; needs nothing but the standard library."""
