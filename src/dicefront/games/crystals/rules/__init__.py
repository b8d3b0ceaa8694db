"""The rules of Crystals: one module for each section of the catalogue."""
