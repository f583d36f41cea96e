"""Exact chances in Rowan, counted from its rules."""
