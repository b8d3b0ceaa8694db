"""ABI: what universal abilities do before and beside the movement of a combatant."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import move
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.moments import deploys_last
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.state import FIRST_FLIGHT, MOVE, NEXT_ACTIVATION, State
from dicefront.games.spherewars.rules.states import CONCUSSED, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.turn import refill_gems
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import PLAIN, made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)


def having(*traits: str, **given: object) -> Profile:
    """A plain profile with these universal abilities."""
    return made("_".join(traits), universal=traits, **given)


def at_move(profile: Profile, *others: Any, **more: Any) -> State:
    """The movement phase of number 0."""
    return position(one(0, profile, CENTRE, **more), *others, stage=MOVE)


# -- Infiltrator ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ABI-39")
def test_infiltrators_are_deployed_last() -> None:
    state = position(one(0, having("infiltrator"), CENTRE), one(1, PLAIN, NORTH))
    assert [deploys_last(state, someone) for someone in state.combatants] == [True, False]
    assert "infiltrator" in CATALOGUE.profiles["lackey"].universal


# -- Channelling --------------------------------------------------------------------------------------------

LAROC = having("channelling", pow=4)


@pytest.mark.rule("SW-ABI-09", "SW-ABI-10")
def test_a_channelling_sorcerer_that_stands_still_adds_a_gem() -> None:
    state = at_move(LAROC, one(1, PLAIN, (20, 39)))
    refill_gems(state)
    play_out(move(state), [(0, "stand")])
    assert state.gems[0].to_cast() == state.gems[0].to_dispel(True) == 5
    refill_gems(state)
    assert state.gems[0].total() == 4  # SW-ABI-10


@pytest.mark.rule("SW-ABI-09")
def test_whoever_runs_channels_nothing() -> None:
    state = at_move(LAROC, one(1, PLAIN, (20, 39)))
    play_out(move(state), [(0, "run"), (0, [[50000, 52500]])])
    assert state.gems[0].total() == 0


@pytest.mark.rule("SW-ABI-09")
@pytest.mark.parametrize(("which", "gems"), [(STUNNED, 1), (PARALYSED, 0), (CONCUSSED, 0)])
def test_some_states_forbid_channelling(which: str, gems: int) -> None:
    state = at_move(LAROC, one(1, PLAIN, NORTH))
    state.combatants[0].bear(which, NEXT_ACTIVATION)
    play_out(move(state))
    assert state.gems[0].total() == gems


@pytest.mark.rule("SW-ABI-09")
def test_a_fleeing_sorcerer_channels_nothing() -> None:
    state = at_move(LAROC, one(1, PLAIN, NORTH), flight=FIRST_FLIGHT)
    play_out(move(state), [(0, "stand")])
    assert state.gems[0].total() == 0
