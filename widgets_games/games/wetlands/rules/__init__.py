"""What is allowed in Wetlands Crossing, and what happens; how it looks stands in `drawing`."""
