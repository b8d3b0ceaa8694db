"""Contact, overlap and chains of bases."""

from __future__ import annotations

import pytest

from dicefront.tabletop.bases import (
    Base,
    all_within,
    base_gap,
    chains,
    in_contact,
    overlap,
    share_height,
    touching,
)
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Prism, rectangle

INCH = 2540
GAP, RISE = 51, 635


def base(x: int, y: int = 0, bottom: int = 0) -> Base:
    return Base(x, y, 1250, bottom, 3048)


@pytest.mark.rule("SW-BAS-07", "HR-TAB-10")
def test_bases_touch_up_to_the_tolerance_and_on_the_same_level() -> None:
    assert base_gap(base(0), base(2551)) == 51
    assert in_contact(base(0), base(2551), GAP, RISE)
    assert not in_contact(base(0), base(2552), GAP, RISE)
    assert in_contact(base(0), base(2500, bottom=635), GAP, RISE)
    assert not in_contact(base(0), base(2500, bottom=636), GAP, RISE)
    assert not in_contact(base(0, bottom=636), base(2500), GAP, RISE)


@pytest.mark.rule("SW-BAS-08")
def test_bases_overlap_beyond_the_tolerance() -> None:
    assert not overlap(base(0), base(2475), 25)
    assert overlap(base(0), base(2474), 25)
    assert overlap(base(0), Prism(rectangle(1224, -500, 3000, 500), 0, 100), 25)
    assert not overlap(base(0), Prism(rectangle(1225, -500, 3000, 500), 0, 100), 25)


@pytest.mark.rule("HR-TAB-09", "HR-MVT-03")
def test_bodies_share_height_beyond_a_step() -> None:
    floor = base(0)
    assert share_height(floor, Prism(floor.shape, 0, 700), 635)
    assert not share_height(floor, Prism(floor.shape, 0, 635), 635)
    assert not share_height(floor, Prism(floor.shape, 3048 - 635, 9000), 635)
    assert not share_height(Prism(floor.shape, 5000, 9000), floor, 0)


def test_a_figure_keeps_its_size_when_it_moves() -> None:
    figure = base(0)
    figure.move(100, 200, 500)
    assert (figure.centre(), figure.shape.reach, figure.bottom, figure.top) == (
        Point(100, 200),
        1250,
        500,
        3548,
    )


def test_touching_lists_all_others_in_contact() -> None:
    row: list[Prism] = [base(0), base(2500), base(5000), base(2500, 2500)]
    assert touching(row[1], row, GAP, RISE) == [0, 2, 3]
    assert touching(row[0], row, GAP, RISE) == [1]


@pytest.mark.rule("HR-UNT-02")
def test_a_row_with_gaps_of_three_inches_is_one_chain() -> None:
    step = 2500 + 3 * INCH
    row: list[Prism] = [base(0), base(step), base(2 * step)]
    assert chains(row, 3 * INCH) == [[0, 1, 2]]
    assert not all_within(row, 3 * INCH)
    wider: list[Prism] = [base(0), base(step), base(2 * step + 254)]
    assert chains(wider, 3 * INCH) == [[0, 1], [2]]
    close: list[Prism] = [base(0), base(2500 + INCH), base(5000 + 2 * INCH)]
    assert base_gap(close[0], close[2]) == 7580, "2.98 inches"
    assert all_within(close, 3 * INCH)


@pytest.mark.rule("SW-SIT-22")
def test_chains_follow_links_in_any_order() -> None:
    bases: list[Prism] = [base(20_000), base(0), base(7500), base(2500), base(5000), base(40_000)]
    assert chains(bases, 0) == [[0], [1, 2, 3, 4], [5]]
    assert chains([], 0) == []
