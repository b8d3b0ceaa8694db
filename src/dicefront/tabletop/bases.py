"""Figures on round bases."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Prism


@mypyc_attr(acyclic=True, free_list_len=1)
class Base(Prism):
    """A figure: an upright cylinder on a round base. Never changed."""

    def __init__(self, x: i64, y: i64, radius: i64, bottom: i64, height: i64) -> None:
        super().__init__(Disc(x, y, radius), bottom, bottom + height)

    def centre(self) -> Point:
        """Where it stands."""
        return Point(self.shape.x, self.shape.y)
