"""How Rowan looks; its rules know nothing of it."""
