"""Oh-Wah-Ree: sowing, capturing, and in the Grand game taking the pits too."""
