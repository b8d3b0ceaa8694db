"""Computer opponents: they get a seat, never a state."""
