"""SphereWars in the lab: its figures, its bands and its speed."""

from dicefront.games.spherewars.lab.lab import LAB

__all__ = ["LAB"]
