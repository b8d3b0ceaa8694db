"""Model constants: what the data say is what the catalogue says, and what they are for."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicefront.games.home_raiders.rules.constants import (
    CONSTANTS,
    COUNTS,
    INCH,
    LENGTHS,
    MILLION,
    SHARES,
    USUAL,
)
from dicefront.games.home_raiders.rules.events.fighting import Wounded
from dicefront.games.home_raiders.rules.forced import fall
from dicefront.games.home_raiders.rules.sight import sees, sight
from dicefront.games.home_raiders.scenes import block, card, hero, inch, position
from dicefront.kernel.testing import play_out
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL


def listed() -> dict[str, float]:
    """The table of constants in the catalogue."""
    text = files("dicefront.games.home_raiders").joinpath("rules.md").read_text("utf-8")
    table = text.split("## Model constants")[1].split("\n#")[0]
    found: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`.+?`) \| (.+?) \|", table, re.MULTILINE):
        numbers = [float(value.removesuffix(" in")) for value in values.split(" / ")]
        found.update(zip(re.findall("`(.+?)`", names), numbers, strict=True))
    return found


@pytest.mark.rule("HR-LOS-04", "HR-LOS-06", "HR-FAL-02", "HR-GEN-02", "HR-ACT-01", "HR-UNT-02", "HR-TAB-12")
def test_all_constants_are_those_of_the_catalogue() -> None:
    assert len(listed()) == 13
    assert {name: float(str(value)) for name, value in USUAL.items()} == listed()


@pytest.mark.rule("HR-LOS-04", "HR-LOS-06", "HR-FAL-02")
def test_every_constant_has_its_unit() -> None:
    parts = {**dict.fromkeys(LENGTHS, INCH), **dict.fromkeys(SHARES, MILLION), **dict.fromkeys(COUNTS, 1)}
    assert {name: getattr(CONSTANTS, name) for name in parts} == {
        name: round(value * parts[name]) for name, value in listed().items()
    }


# The target is 10 inches away. Half-way stands a wall, 3 high, which hides so many of its 33 rays from one
# side, and perhaps a wall 0.9 high before the next ray, which hides the lower half of its 24 points.
@pytest.mark.rule("HR-LOS-04", "HR-LOS-06")
@pytest.mark.parametrize(
    ("end", "low_wall", "points", "expected"),
    [
        (14.755, 0, 0, OPEN),
        (14.755, 14.77, 12, OPEN),  # 1.5 % are hidden
        (14.77, 0, 24, PARTIAL),  # 3 %
        (14.785, 0, 48, PARTIAL),
        (15.215, 0, 31 * 24, PARTIAL),
        (15.23, 0, 32 * 24, PARTIAL),  # 3 % are left to see
        (15.23, 15.25, 32 * 24 + 12, HIDDEN),  # 1.5 %
        (15.25, 0, 33 * 24, HIDDEN),
    ],
)
def test_three_percent_are_seen_or_hidden(end: float, low_wall: float, points: int, expected: int) -> None:
    walls = [block(9.9, 14, 10, end, 3)]
    if low_wall:
        walls.append(block(9.9, end, 10, low_wall, 0.9))
    state = position(hero(0, card(), (5, 15)), hero(1, card(), (15, 15)), things=walls)
    shooter, target = state.characters
    assert sight(state, shooter, target).share == round(points / (33 * 24) * MILLION)
    assert sees(state, shooter, target) == expected


@pytest.mark.rule("HR-FAL-02")
@pytest.mark.parametrize(("height", "hurts"), [(2.9, False), (3, False), (3.1, True), (4, True)])
def test_a_fall_of_more_than_three_inches_hurts(height: float, hurts: bool) -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (10, 10)))
    played = play_out(fall(state, 0, state.characters[1], inch(15), inch(15), inch(height), 0))
    assert bool(played.told(Wounded)) == hurts
