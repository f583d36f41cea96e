"""How Wetlands Crossing looks; its rules know nothing of it."""
