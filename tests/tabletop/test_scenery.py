"""Pieces of scenery: what lies under a point, what is wrong with a table."""

from __future__ import annotations

import pytest

from dicefront.tabletop.point import Point
from dicefront.tabletop.scenery import Piece, Scenery, problems
from dicefront.tabletop.shapes import Disc, Field, Polyline, rectangle

BOOK = Piece("book", rectangle(0, 0, 10_000, 8000), 0, 2000)
BOX = Piece("box", rectangle(2000, 2000, 6000, 6000), 2000, 5000)
TIN = Piece("tin", Disc(20_000, 0, 3810), 0, 10_922)
HEDGE = Piece("hedge", Polyline([Point(0, -5000), Point(9000, -5000)]), 0, 1)
TABLE = Scenery([BOOK, BOX, TIN, HEDGE], 6000)


def test_pieces_under_a_point_come_highest_first() -> None:
    assert TABLE.under(4000, 4000) == [1, 0]
    assert TABLE.under(2000, 4000) == [1, 0], "on the outline"
    assert TABLE.under(1000, 1000) == [0]
    assert TABLE.under(4000, -5000) == [], "nobody stands on a hedge"


@pytest.mark.rule("HR-TAB-05")
def test_a_table_with_pieces_beyond_its_border_or_in_each_other_has_problems() -> None:
    field = Field(-1000, -6000, 30_000, 10_000)
    assert problems(TABLE.pieces, field) == []
    inside = Piece("pen", rectangle(1000, 1000, 3000, 1500), 0, 300)
    outside = Piece("cup", Disc(28_000, 0, 2500), 0, 3000)
    assert problems([*TABLE.pieces, inside, outside], field) == [(0, 4), (5, -1)]
    assert problems([Piece("map", rectangle(-1001, 0, 9, 9), 0, 1)], field) == [(0, -1)]
