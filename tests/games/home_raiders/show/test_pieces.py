"""What an object does to somebody, as the table tells it."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, position, unit
from dicefront.games.home_raiders.show.looks import look
from dicefront.kernel.errors import BadData

INCH = 2540


def told(state: State, who: int | None = 0, thing: int = 0) -> list[tuple[str, dict[str, int], str]]:
    found: Any = look(state, "thing", {"thing": thing, **({} if who is None else {"piece": who})})
    prefix = "home_raiders.show.ground-"
    return [(one["id"].removeprefix(prefix), one["args"], one["rule"]) for one in found["notes"]]


def beside(height: float, *, abilities: tuple[str, ...] = (), up: float = 0, **flags: bool) -> State:
    """Somebody beside a block of this height, or on another one."""
    walker = card(force=1, movement=5, abilities=list(abilities))
    place = (4.0, 4.0, up) if up else (4.0, 4.0)
    things = [block(10, 10, 14, 14, height, **flags)]
    if up:
        things.append(block(2, 2, 6, 6, up))
    return position(unit(0, walker, place), things=things)


@pytest.mark.rule("HR-MVT-05")
def test_a_climb_costs_twice_its_height() -> None:
    assert told(beside(2)) == [("climb", {"cost": 4 * INCH, "movement": 5 * INCH}, "HR-MVT-05")]
    climbed = told(beside(2, up=1))  # from where it stands
    assert climbed == [("climb", {"cost": 2 * INCH, "movement": 5 * INCH}, "HR-MVT-05")]
    assert told(beside(1, up=3)) == [("down", {"cost": 4 * INCH, "movement": 5 * INCH}, "HR-MVT-05")]


@pytest.mark.rule("HR-MVT-08")
def test_what_is_too_high_for_one_action_says_so() -> None:
    assert told(beside(3)) == [("too-high", {"cost": 6 * INCH, "movement": 5 * INCH}, "HR-MVT-08")]


@pytest.mark.rule("HR-MVT-07")
def test_a_step_costs_nothing() -> None:
    assert told(beside(0.25)) == [("step", {}, "HR-MVT-07")]


@pytest.mark.rule("HR-TAB-04")
def test_nobody_stands_on_what_cannot_be_climbed() -> None:
    assert told(beside(2, climbable=False)) == [("barred", {}, "HR-TAB-04")]
    assert told(beside(2, climbable=False), who=None) == [("barred", {}, "HR-TAB-04")]


@pytest.mark.rule("HR-MVT-06", "HR-AUN-17")
def test_uneven_tops_count_twice_but_not_for_hikers() -> None:
    assert told(beside(0.25, uneven=True))[1] == ("uneven", {}, "HR-MVT-06")
    assert told(beside(0.25, uneven=True, abilities=("hikers",)))[1] == ("even", {}, "HR-AUN-17")


@pytest.mark.rule("HR-AMV-01", "HR-AMV-15", "HR-AMV-19")
def test_abilities_change_what_an_object_does() -> None:
    assert told(beside(2, movable=True))[1:] == []
    assert told(beside(2, movable=True, abilities=("push",)))[1:] == [("movable", {}, "HR-AMV-01")]
    assert told(beside(1, up=3, abilities=("feather-fall",))) == [("drop", {}, "HR-AMV-15")]
    assert told(beside(2, abilities=("flight",))) == [("flown", {}, "HR-AMV-19")]


def test_without_a_mover_it_is_said_for_anybody() -> None:
    assert told(beside(2, uneven=True), who=None) == [
        ("climbable", {}, "HR-MVT-05"),
        ("uneven", {}, "HR-MVT-06"),
    ]


def test_objects_that_are_not_there_are_refused() -> None:
    bare = position(unit(0, card(force=1), (4, 4)))
    with pytest.raises(BadData):
        look(bare, "thing", {"thing": 0})
    with pytest.raises(BadData):
        look(beside(2), "thing", {"thing": 5})
