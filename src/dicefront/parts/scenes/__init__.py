"""Scenes: positions that are played with scripted answers and dice."""
