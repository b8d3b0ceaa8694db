"""What a computer opponent knows about Chessboard Skirmish."""
