"""Boards and tables: distances, lines, reach and sight, for games to share."""
