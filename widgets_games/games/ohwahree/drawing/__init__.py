"""How Oh-Wah-Ree looks; its rules know nothing of it."""
