"""The rules of Home Raiders: one module for each section of the catalogue."""
