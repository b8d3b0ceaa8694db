"""Troops of Home Raiders that are moved by hand: arrangements, limits, waypoints, costs, and formation."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.orders import walkers_of
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.errors import BadData
from dicefront.parts.show.screen import Screen
from dicefront.server.show import screen_of
from dicefront.skirmish.sheet import Sheet
from tests.games.home_raiders.show.test_looks import first_move, moments

SEEDS = range(1, 7)


@pytest.fixture
def screen() -> Screen:
    return screen_of("home_raiders")


def hand(screen: Screen, state: State, question: GiveOrders, **args: Any) -> Any:
    return screen.propose(state, question, args)


def moves() -> list[tuple[State, GiveOrders]]:
    """The first moves of troops in a few matches."""
    return [first_move(seed) for seed in SEEDS]


def centre(state: State) -> dict[str, int]:
    return {"x": state.space.width // 2, "y": state.space.depth // 2}


def place_of(c: Character) -> tuple[int, int]:
    return int(c.body.shape.x), int(c.body.shape.y)


def ends(found: Any) -> dict[int, tuple[int, int]]:
    return {
        way["character"]: (way["path"][-1][0], way["path"][-1][1]) for way in found["ways"] if way["path"]
    }


def away(one: tuple[int, int], other: tuple[int, int]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


@pytest.mark.rule("HR-MVT-12")
@pytest.mark.parametrize("arrange", ["keep", "line", "column", "cluster"])
def test_a_whole_troop_goes_towards_a_point_and_stays_in_formation(screen: Screen, arrange: str) -> None:
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        found = hand(screen, state, question, piece=mover.id, arrange=arrange, **centre(state))
        assert found["note"] is None
        assert question.check(found["plan"]) is None
        assert found["formation"]["linked"]
        middle = (state.space.width // 2, state.space.depth // 2)
        gone = ends(found).get(mover.id, place_of(mover))
        assert away(gone, middle) < away(place_of(mover), middle) or arrange != "keep"


def spread(points: list[tuple[int, int]], along: tuple[float, float]) -> float:
    parts = [x * along[0] + y * along[1] for x, y in points]
    return max(parts) - min(parts)


def test_a_line_is_wide_and_a_column_is_long(screen: Screen) -> None:
    compared = 0
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        x, y = place_of(mover)
        middle = (state.space.width // 2, state.space.depth // 2)
        far = away((x, y), middle)
        ahead = ((middle[0] - x) / far, (middle[1] - y) / far)
        there = {"x": round(x + ahead[0] * 5000), "y": round(y + ahead[1] * 5000)}
        line = hand(screen, state, question, piece=mover.id, arrange="line", **there)
        column = hand(screen, state, question, piece=mover.id, arrange="column", **there)
        everybody = len(walkers_of(question.terms))
        if len(ends(line)) == len(ends(column)) == everybody > 2:
            compared += spread(list(ends(line).values()), ahead) < spread(list(ends(column).values()), ahead)
    assert compared >= 2


@pytest.mark.rule("HR-MVT-02")
def test_within_half_a_base_of_the_limit_one_goes_to_the_limit(screen: Screen) -> None:
    snapped = 0
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        x, y = place_of(mover)
        limit = question.terms.allowances[mover.id]
        for step in (limit - mover.card.radius // 2, limit + mover.card.radius // 2):
            for side in (1, -1):
                found = hand(screen, state, question, piece=mover.id, arrange="alone", x=x + side * step, y=y)
                if found["snapped"] and found["ways"]:
                    assert limit - 12 <= found["ways"][0]["cost"] <= limit
                    snapped += 1
        near = hand(screen, state, question, piece=mover.id, arrange="alone", x=x, y=y + limit // 3)
        assert not near["snapped"]
    assert snapped >= 4


def test_whoever_is_sent_too_far_goes_as_far_as_its_inches_last(screen: Screen) -> None:
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        found = hand(screen, state, question, piece=mover.id, arrange="alone", x=10**6, y=10**6)
        for way in found["ways"]:
            assert way["cost"] <= way["limit"] == question.terms.allowances[way["character"]]


def test_a_way_leads_through_its_waypoints(screen: Screen) -> None:
    tried = 0
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        x, y = place_of(mover)
        for dx, dy in ((1500, 1500), (-1500, 1500), (1500, -1500), (-1500, -1500)):
            via = [x + dx, y]
            aim = {"x": x + dx, "y": y + dy, "via": [via]}
            found = hand(screen, state, question, piece=mover.id, arrange="alone", **aim)
            if found["ways"] and ends(found)[mover.id] == (x + dx, y + dy):
                assert [*via, found["ways"][0]["path"][0][2]] in found["ways"][0]["path"]
                assert found["ways"][0]["cost"] >= 2999  # and not the straight line
                tried += 1
    assert tried


@pytest.mark.rule("HR-MVT-05")
def test_a_climb_is_told_where_it_costs(screen: Screen) -> None:
    climbs = 0
    for seed in SEEDS:
        for state, question in moments(seed):
            if not isinstance(question, GiveOrders) or not walkers_of(question.terms):
                continue
            for orders in question.options():
                detail: Any = screen.trial(state, question, orders).detail
                for way in detail["ways"]:
                    lengths = sum(away(a, b) for a, b in zip(way["path"], way["path"][1:]))
                    extra = sum(part["cost"] for part in way["costs"])
                    mover = state.characters[way["character"]]
                    if way["costs"] and all(part["kind"] in ("climb", "descend") for part in way["costs"]):
                        assert abs(lengths + extra - way["cost"]) < 20, (way, mover.card.id)
                        climbs += 1
            if climbs > 3:
                return
    raise AssertionError("expected a few climbs")


def test_a_place_that_is_almost_legal_is_put_right_and_one_that_is_not_says_why(screen: Screen) -> None:
    offered = 0
    for state, question in moves():
        movers = walkers_of(question.terms)
        mover, other = movers[0], movers[1]
        x, y = place_of(other)
        for side in (1, -1):
            apart = mover.card.radius + other.card.radius
            beside = x + side * (apart - 150)
            almost = hand(screen, state, question, piece=mover.id, arrange="alone", x=beside, y=y)
            if almost["offered"]:
                layout = Sheet(state)
                end = ends(almost)[mover.id]
                assert place_problem(layout, mover, end[0], end[1], mover.body.bottom) is None
                assert away(end, (beside, y)) <= 200
                offered += 1
            on_top = x + side * apart // 2
            wrong = hand(screen, state, question, piece=mover.id, arrange="alone", x=on_top, y=y)
            assert not wrong["offered"]
            assert wrong["note"]["rule"].startswith("HR-")
    assert offered


def test_single_figures_are_adjusted_after_the_whole_troop(screen: Screen) -> None:
    adjusted = 0
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        everybody = hand(screen, state, question, piece=mover.id, **centre(state))
        if mover.id not in ends(everybody):
            continue
        x, y = ends(everybody)[mover.id]
        aim = {"x": x + 100, "y": y, "made": everybody["plan"]}
        found = hand(screen, state, question, piece=mover.id, arrange="alone", **aim)
        assert [move[0] for move in found["plan"]] == [move[0] for move in everybody["plan"]]
        for before, after in zip(everybody["plan"], found["plan"]):
            assert before == after or after[0] == mover.id
        adjusted += found["note"] is None and ends(found)[mover.id] != (x, y)
    assert adjusted


def test_links_of_the_formation_are_shown_while_it_breaks(screen: Screen) -> None:
    broken = 0
    for state, question in moves():
        mover = walkers_of(question.terms)[0]
        found = hand(screen, state, question, piece=mover.id, arrange="alone", **centre(state))
        if not found["formation"]["linked"]:
            assert found["note"]["rule"] == "HR-MVT-12"
            broken += 1
    assert broken


@pytest.mark.parametrize(
    "wrong", [{"arrange": "circle"}, {"via": [[1]]}, {"via": "north"}, {"made": [[0]]}, {"x": "far"}]
)
def test_what_cannot_be_read_is_refused(screen: Screen, wrong: dict[str, Any]) -> None:
    state, question = first_move()
    with pytest.raises(BadData):
        hand(screen, state, question, **{"x": 0, "y": 0, **wrong})
