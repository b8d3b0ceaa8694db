"""Shots and deeds of a computer player: shots as the rules play them, and whatever may help is tried."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.opponent.feats import value_of_deed, value_of_dice
from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.opponent.shots import value_of_aims
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.focus import choose_feat
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot, shoot
from dicefront.games.spherewars.rules.state import CONCENTRATE, STAND, State, activation_of, is_there
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from tests.games.spherewars.profiles import made

CENTRE = (20.0, 20.0)
ARCHER = made("archer", bp=40, pre=2, str=1, ranged=(Arms("mechanical"),))
TARGET = made("target", bp=40)


def scene(*others: Any, shooter: Profile = ARCHER) -> State:
    state = position(one(0, shooter, CENTRE), *others)
    activation_of(state).action = STAND
    return state


def asked(steps: Steps[Any]) -> Question[Any]:
    for step in steps:
        if isinstance(step, Question):
            return step
    raise AssertionError("nobody is asked")


@pytest.mark.rule("SW-SHO-05", "SW-SHO-08", "SW-CRI-05", "SW-CRI-09")
@pytest.mark.parametrize("far", [25.0, 30.0], ids=["short", "long"])
def test_shots_are_weighed_as_they_are_played(far: float) -> None:
    """Somebody with a single wound is worth its price or nothing, so the chance to die is what is weighed."""
    state = scene(one(1, TARGET, (far, 20.0), wounds=1))

    def start() -> Steps[bool]:
        fresh = state.copy()
        yield from shoot(fresh)
        return is_there(fresh.combatants[1])

    exact = distribution(start, lambda _: [Aim(0, 1)])
    question = asked(shoot(state))
    assert isinstance(question, DeclareShot)
    assert value_of_aims(state, question, [Aim(0, 1)], [[0.0, 1.0]]) == pytest.approx(float(exact[False]))


@pytest.mark.rule("SW-SHO-21")
def test_it_shoots_at_whom_it_hits() -> None:
    state = scene(
        one(1, made("quick", bp=40, mov=7), (25.0, 20.0)),
        one(1, TARGET, (20.0, 25.0)),
        one(1, TARGET, (20.0, 39.0)),
    )
    assert EVALUATION.answer(state, asked(shoot(state))) == [Aim(0, 2)]
    alone = scene(one(1, TARGET, (20.0, 39.0)))
    assert EVALUATION.scores(alone, asked(shoot(alone)), [[], [Aim(0, 1)]]) == [0.0, 0.0], "out of range"


@pytest.mark.rule("SW-SHO-12", "SW-SHO-14")
def test_a_place_in_range_is_worth_a_shot() -> None:
    state = scene(one(1, TARGET, (20.0, 35.0)))
    seen = Scene(state, 0)
    archer, target = state.combatants
    near, far, out = (seen.shot(archer, target, inches * 2500.0, False) for inches in (7, 10, 40))
    assert near > far > out == 0.0
    assert seen.shot(archer, target, 7 * 2500.0, True) < near
    assert seen.shot(target, archer, 7 * 2500.0, False) == 0.0


@pytest.mark.rule("SW-DEE-09", "SW-ACT-04")
def test_deeds_are_tried_where_they_may_help() -> None:
    doer = made("doer", bp=60, fur=3, abilities=("swipe",))
    touching = position(one(0, doer, CENTRE), one(1, TARGET, (20.0, 21.0)), stage=CONCENTRATE)
    user = touching.combatants[0]
    assert value_of_deed(Scene(touching, 0), user, CATALOGUE.abilities["swipe"]) > 0.0
    assert EVALUATION.answer(touching, asked(choose_feat(touching, user))) == "swipe"


@pytest.mark.rule("SW-DEE-03", "SW-DEE-04")
def test_fury_is_shared_among_deeds() -> None:
    """All dice go into the only deed; with another deed left some are kept for it."""
    one_deed = made("one_deed", bp=40, fur=4, abilities=("swipe",))
    two_deeds = made("two_deeds", bp=40, fur=4, abilities=("swipe", "burning_slash"))
    kept = []
    for doer in (one_deed, two_deeds):
        state = position(one(0, doer, CENTRE), one(1, TARGET, (20.0, 21.0)), stage=CONCENTRATE)
        activation_of(state).done.append("swipe")
        values = value_of_dice(Scene(state, 0), state.combatants[0], "swipe", [4, 3, 2, 1])
        kept.append(values.index(max(values)))
    assert kept[0] == 0 < kept[1]
