"""Home Raiders in the lab: its figures, its report, its teams and its speed."""

from dicefront.games.home_raiders.lab.lab import LAB

__all__ = ["LAB"]
