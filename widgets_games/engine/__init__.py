"""What a game is: rules, chance, events, timelines and records. Knows no game and no picture."""
