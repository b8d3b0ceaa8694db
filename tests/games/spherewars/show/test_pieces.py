"""What a piece of scenery does to somebody, as the table tells it."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.scenes import one, piece, position
from dicefront.games.spherewars.show.looks import look
from dicefront.kernel.errors import BadData
from dicefront.text.messages import Messages

Told = list[tuple[str, str]]


def told(state: State, kind: int = 0, who: int | None = 0) -> Told:
    """The sentences about a piece, each with its paragraph."""
    found: Any = look(state, "thing", {"thing": kind, **({} if who is None else {"piece": who})})
    assert found["thing"] == kind
    assert found["piece"] == who
    messages = Messages("en")
    return [(messages.text(note["id"], note["args"]), note["rule"]) for note in found["notes"]]


def meets(kind: str, profile: str = "barbarian", traits: tuple[str, ...] = ()) -> Told:
    """What one kind of piece does to one profile that stands beside it."""
    return told(position(one(0, profile, (5, 5), traits=traits), things=[piece(kind, (20, 20))]))


COVER = ("shots at those in it: PRE −1", "SW-SCN-08")


@pytest.mark.rule("SW-SCN-07", "SW-SCN-08")
def test_a_wood_slows_and_covers() -> None:
    assert meets("wood") == [("MOV −1", "SW-SCN-07"), COVER]


@pytest.mark.rule("SW-SCN-10", "SW-SCN-11")
def test_a_dense_piece_slows_twice_and_weakens_shots() -> None:
    assert meets("jungle") == [
        ("MOV −2", "SW-SCN-10"),
        ("shots at those in it: PRE −1 and STR −1", "SW-SCN-11"),
    ]


@pytest.mark.rule("SW-SCN-39", "SW-SCN-40")
def test_a_hedge_counts_when_it_is_crossed() -> None:
    assert meets("hedge") == [
        ("MOV −1 if crossed", "SW-SCN-39"),
        ("shots across it at those who touch it: PRE −1", "SW-SCN-40"),
    ]


@pytest.mark.rule("SW-SCN-20", "SW-SCN-22", "SW-SCN-23")
def test_water_is_free_for_those_who_swim_and_on_crossing_places() -> None:
    crossing = ("free on its crossing places", "SW-SCN-20")
    lower = ("those in it count one level lower", "SW-SCN-23")
    assert meets("stream") == [("MOV −1", "SW-SCN-07"), crossing, COVER, lower]
    assert meets("stream", traits=("aquatic",)) == [("costs no MOV", "SW-SCN-22"), crossing, COVER, lower]


@pytest.mark.rule("SW-SCN-24", "SW-SCN-27", "SW-ABI-47")
def test_what_keeps_somebody_out_is_named() -> None:
    crossing = ("free on its crossing places", "SW-SCN-20")
    assert meets("lava_pool") == [("cannot be entered", "SW-SCN-27"), crossing]
    assert meets("stream", traits=("red_hot",)) == [("cannot be entered", "SW-ABI-47"), crossing]
    assert meets("lava_pool", traits=("red_hot",))[0] == ("costs no MOV", "SW-SCN-27")
    assert meets("lake", "near_heart")[0] == ("cannot be entered", "SW-SCN-24")


@pytest.mark.rule("SW-SCN-26")
def test_nobody_shoots_from_deep_water() -> None:
    assert meets("lake")[-1] == ("those in it count as flat, and neither shoot nor cast", "SW-SCN-26")


@pytest.mark.rule("SW-SCN-30", "SW-SCN-31", "SW-SCN-34")
def test_a_tower_has_doors_and_raises_and_is_too_small_for_the_huge() -> None:
    doors = ("entered through doors and windows alone", "SW-SCN-31")
    assert meets("tower") == [("MOV −1", "SW-SCN-07"), doors, COVER, ("raises by up to 4", "SW-SCN-34")]
    assert meets("tower", "leviathan") == [("cannot be entered", "SW-SCN-30")]


@pytest.mark.rule("SW-SCN-06", "SW-SCN-34")
def test_a_hill_costs_nothing_and_raises() -> None:
    assert meets("hill") == [("costs no MOV", "SW-SCN-06"), ("raises by up to 4", "SW-SCN-34")]


@pytest.mark.rule("SW-FLY-02", "SW-FLY-09")
def test_flyers_pass_over_pieces_but_not_into_walls() -> None:
    flown = ("flown over without penalty, gives no cover", "SW-FLY-02")
    assert meets("jungle", "ikarus") == [flown]
    assert meets("dolmen", "ikarus") == [("cannot be entered", "SW-SCN-16")]


@pytest.mark.rule("SW-ABI-58")
def test_trackers_lose_nothing_in_a_wood() -> None:
    assert meets("wood", traits=("tracker",)) == [("costs no MOV", "SW-ABI-58"), COVER]


def test_without_a_mover_it_is_said_for_anybody_on_foot() -> None:
    state = position(one(0, "ikarus", (5, 5)), things=[piece("wood", (20, 20)), piece("dolmen", (10, 20))])
    assert told(state, 0, None)[0] == ("MOV −1", "SW-SCN-07")
    assert told(state, 1, None) == [("cannot be entered", "SW-SCN-16")]


def test_pieces_that_are_not_there_are_refused() -> None:
    bare = position(one(0, "barbarian", (5, 5)))
    with pytest.raises(BadData):
        look(bare, "thing", {"thing": 0})
    with pytest.raises(BadData):
        look(position(one(0, "barbarian", (5, 5)), things=[piece("wood", (20, 20))]), "thing", {"thing": 1})
