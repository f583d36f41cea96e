"""What is allowed in Rowan, and what happens; how it looks stands in `drawing`."""
