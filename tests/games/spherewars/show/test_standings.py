"""What would be counted now, and how long what is in force lasts."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.state import DEAD, MOVE, State
from dicefront.games.spherewars.scenes import one, position
from dicefront.games.spherewars.show.looks import look
from dicefront.kernel.effects import TURN
from tests.games.spherewars.profiles import HERO, made
from tests.games.spherewars.test_scoring import DEATH, DOLMENS, RELICS, mission, worth

BRUTE = made("brute", wounds=6)


def lines(state: State) -> list[tuple[str, str, dict[str, Any]]]:
    found: Any = look(state, "standings", {})
    return [(line["id"].rsplit(".", 1)[-1], line["rule"], line["args"]) for line in found]


@pytest.mark.rule("SW-WIN-09", "SW-MIS-09")
def test_without_points_blood_and_the_last_side_are_told() -> None:
    state = position(one(0, BRUTE, (20.0, 10.0)), one(1, BRUTE, (20.0, 14.0)), stage=MOVE)
    assert [(name, args) for name, _, args in lines(state)] == [
        ("blood", {"players": [0], "blood": 0}),
        ("blood", {"players": [1], "blood": 0}),
        ("last_side", {}),
    ]


@pytest.mark.rule("SW-WIN-01", "SW-WIN-03", "SW-WIN-05", "SW-MIS-15", "SW-MIS-16")
def test_a_dead_leader_counts_for_points_chart_and_glory() -> None:
    state = mission(DEATH, one(0, BRUTE, (20.0, 10.0)), one(1, HERO, (20.0, 14.0)))
    worth(state, 40, 160)
    assert lines(state)[-1][:2] == ("would_draw", "SW-WIN-01")
    state.combatants[1].where = DEAD
    assert lines(state) == [
        ("mission_points", "SW-MIS-15", {"players": [0], "points": 160}),
        ("mission_points", "SW-MIS-15", {"players": [1], "points": 0}),
        ("difference", "SW-WIN-03", {"number": 160, "least": 150}),
        ("chart", "SW-WIN-05", {"players": [0], "glory": 3}),
        ("chart", "SW-WIN-05", {"players": [1], "glory": 0}),
        ("special", "SW-MIS-16", {"players": [0]}),
        ("would_win", "SW-WIN-01", {"players": [0]}),
    ]


@pytest.mark.rule("SW-MIS-21", "SW-MIS-30")
def test_the_glory_of_a_mission_is_nobodys_until_somebody_holds_it() -> None:
    dolmens = mission(DOLMENS, one(0, BRUTE, (20.0, 3.0)), one(1, BRUTE, (20.0, 37.0)))
    assert ("special_none", "SW-MIS-21", {}) in lines(dolmens)
    relics = mission(RELICS, one(0, BRUTE, (20.0, 3.0)), one(1, BRUTE, (20.0, 37.0)))
    assert ("drawn", "SW-MIS-30", {}) in lines(relics)


def test_an_effect_says_what_ends_it() -> None:
    state = position(one(0, BRUTE, (20.0, 10.0)), one(1, BRUTE, (20.0, 14.0)), stage=MOVE)
    state.combatants[0].bear("chaining", TURN, 1)
    assert look(state, "lasting", {"piece": 0}) == [{"trait": "chaining", "until": "turn"}]
    assert look(state, "lasting", {"piece": 1}) == []


@pytest.mark.rule("SW-ORD-50")
def test_a_relocation_has_an_edge_of_its_own_and_nothing_is_said_of_threats_that_nobody_looked_for() -> None:
    state = position(one(0, BRUTE, (20.0, 10.0)), one(1, BRUTE, (20.0, 14.0)), stage=MOVE)
    found: Any = look(state, "bands", {"piece": 0, "relocates": True})
    assert [band["limit"] for band in found["bands"]] == [5000]
    there: Any = look(state, "there", {"piece": 0, "x": 50000, "y": 20000})
    assert there["threats"] is None
