"""What the lab must know about a game, and the tools that reports of games share."""
