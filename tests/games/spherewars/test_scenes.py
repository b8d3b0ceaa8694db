"""Scenes of SphereWars: a fight played at a table, and what is refused."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.state import DEAD
from dicefront.games.spherewars.scenes import charged, one, scene
from dicefront.kernel.errors import BadData

S = 6


@pytest.mark.rule("SW-HTH-02", "SW-ABI-05", "SW-EQU-13")
def test_a_werelynx_has_charged_a_sorrep() -> None:
    fight = scene(
        one(0, "werelynx", (20, 20)),
        one(1, "sorrep", (20, 21.1)),
        one(1, "sorrep", (30, 30)),
        joined=[charged(1)],
        dice=[5, 4, 3, 1, 4, 4, S, 5, 4, 4],
    )
    fight.play()
    counted = fight.told("hand_counted")
    assert [hand.dice.amount for hand in counted] == [4, 2]
    assert fight.told("damage_rolled")[0].strength.amount == 3
    assert fight.state.combatants[1].wounds == 1
    assert [rolled.passed for rolled in fight.told("morale_rolled")] == [True]
    assert fight.where(1) == (20, 21.1)


@pytest.mark.rule("SW-ANN-03", "SW-TRN-17")
def test_the_last_enemy_dies_and_the_game_is_over() -> None:
    fight = scene(
        one(0, "werelynx", (20, 20)),
        one(1, "sorrep", (20, 21.1), wounds=1),
        joined=[charged(1)],
        dice=[5, 4, 3, 1, 4, 4, 5, 5, 4],
    )
    fight.play()
    assert fight.state.combatants[1].where == DEAD
    assert fight.where(1) is None
    assert fight.outcome is not None
    assert fight.outcome.winners == [0]


def test_a_round_asks_whom_to_activate() -> None:
    turn = scene(one(0, "werelynx", (20, 20)), one(0, "ranger", (10, 10)), one(1, "sorrep", (30, 30)))
    assert [question.kind for question in turn.pending] == ["spherewars.turn.activate"]
    turn.play(1, "stand")
    assert turn.state.combatants[1].activated


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadData, match="profile"):
        one(0, "nobody", (20, 20))
    with pytest.raises(BadData, match="overlap"):
        scene(one(0, "werelynx", (20, 20)), one(1, "sorrep", (20, 20.5)))
