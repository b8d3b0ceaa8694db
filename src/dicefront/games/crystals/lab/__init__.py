"""Crystals in the lab: its figures, its report and its speed."""

from dicefront.games.crystals.lab.lab import LAB

__all__ = ["LAB"]
