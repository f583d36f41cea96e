"""Rowan: a solitaire of stacks and dice against a Bear, after El Oso by James Ernest."""
