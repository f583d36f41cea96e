"""A plain board for any game that brings no drawing of its own."""
