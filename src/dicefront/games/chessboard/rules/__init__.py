"""The rules of Chessboard Skirmish: one module for each section of the catalogue."""
