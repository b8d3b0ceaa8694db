"""What the lab must know about a game: its figures and the tables of its reports."""
