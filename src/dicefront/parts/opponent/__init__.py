"""What a computer player must know about a game, and the ways of thinking ahead that games share."""
