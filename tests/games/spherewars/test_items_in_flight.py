"""FLE, STA: what artefacts and consumables do for those who flee or are in a state."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.activation import rouse
from dicefront.games.spherewars.rules.attributes import courage_of
from dicefront.games.spherewars.rules.events.morale import Regrouped
from dicefront.games.spherewars.rules.focus_items import fits
from dicefront.games.spherewars.rules.profile import LEADER, RESPECTABLE
from dicefront.games.spherewars.rules.state import (
    CONCENTRATE,
    FIRST_FLIGHT,
    NEXT_ACTIVATION,
    ROUSE,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import STATES
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import PLAIN, made

CHIEF = made("chief", rank=LEADER, com=2, pow=2, fear=RESPECTABLE)
STAFF, FEAR = "staff_of_the_wayfarer", "favour_of_fear"


def bearing(*items: str, flight: int = 0, stage: int = CONCENTRATE) -> State:
    state = position(
        one(0, CHIEF, (20, 20), items=[*items], flight=flight), one(1, PLAIN, (35, 35)), stage=stage
    )
    activation_of(state).action = STAND
    return state


@pytest.mark.rule("SW-FLE-19", "SW-FLE-17", "SW-CON-20")
def test_a_potion_of_courage_regroups_and_the_activation_ends() -> None:
    state = bearing("potion_of_courage", flight=FIRST_FLIGHT, stage=ROUSE)
    potion = {"item": "potion_of_courage", "bearer": 0}
    played = play_out(rouse(state), [(0, potion)])
    assert len(played.told(Regrouped)) == 1
    assert not played.rolls
    assert not actor_of(state).fleeing
    assert activation_of(state).over


@pytest.mark.rule("SW-STA-03", "SW-ART-11")
@pytest.mark.parametrize("which", STATES)
def test_in_any_state_only_permanent_artefacts_work(which: str) -> None:
    state = bearing(STAFF, FEAR)
    own = actor_of(state)
    assert fits(state, own, STAFF)
    own.bear(which, NEXT_ACTIVATION)
    assert not fits(state, own, STAFF)
    assert courage_of(state, own).fear == RESPECTABLE + 1


@pytest.mark.rule("SW-FLE-15", "SW-ART-11")
def test_the_permanent_artefacts_of_a_fugitive_work() -> None:
    state = bearing(STAFF, FEAR, flight=FIRST_FLIGHT)
    assert not fits(state, actor_of(state), STAFF)
    assert courage_of(state, actor_of(state)).fear == RESPECTABLE + 1
