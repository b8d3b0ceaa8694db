"""What a terminal must know about a game: its words, its drawing, and how answers are typed."""
