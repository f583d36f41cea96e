"""What is allowed in Oh-Wah-Ree, and what happens; how it looks stands in `drawing`."""
