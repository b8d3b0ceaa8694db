"""Hand-written values of positions, one module per game."""
