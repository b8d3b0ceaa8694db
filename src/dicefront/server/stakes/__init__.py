"""How lucky the seats of a match were, by what was at stake when dice fell."""
