"""The same moves by two rule sets, side by side."""
