"""What a combatant has before its eyes: which bearings to a target are covered, and by what."""

from __future__ import annotations

import math

import pytest

from dicefront.games.spherewars.rules.sight import shares
from dicefront.games.spherewars.scenes import one, position
from dicefront.games.spherewars.show.looks import look


@pytest.mark.rule("SW-SIT-08")
def test_covered_bearings_are_the_share_of_each_obstacle() -> None:
    state = position(one(0, "lookout", (10, 5)), one(1, "prowler", (10, 15)), one(1, "prowler", (10.3, 10)))
    found = look(state, "eye", {"piece": 0, "target": 1})
    assert isinstance(found, dict)
    covered = found["covered_by"]
    assert isinstance(covered, list)
    (only,) = covered
    assert isinstance(only, dict)
    assert only["character"] == 2
    wide = whole_of(only["to"]) - whole_of(only["from"])
    ((share, name),) = shares(state, state.combatants[0], state.combatants[1])
    assert name == 2
    base = state.combatants[1].body.shape.reach
    away = state.combatants[1].body.shape.y - state.combatants[0].body.shape.y
    whole = 2 * math.asin(float(base) / float(away)) / math.tau * 1_000_000
    assert wide / whole == pytest.approx(share / 1_000_000, abs=0.02)


def whole_of(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_solids_are_as_high_as_their_levels_are_drawn() -> None:
    state = position(one(0, "lookout", (10, 5)), one(1, "prowler", (10, 15)))
    found = look(state, "scene", {})
    assert isinstance(found, dict)
    assert found["levels"] is True
    figures = found["figures"]
    assert isinstance(figures, list)
    assert len(figures) == 2
