"""EQU: ranged weapons in every activation, against charges and while speeding up."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled
from dicefront.games.spherewars.rules.events.shooting import OutOfRange, PrecisionRolled, ShotDeclared
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT
from dicefront.games.spherewars.rules.profile import HUGE, SMALL, Arms
from dicefront.games.spherewars.rules.shooting import shoot, targets
from dicefront.games.spherewars.rules.state import MOVE, SPEED_UP, STAND, Activation, State, activation_of
from dicefront.games.spherewars.scenes import one, position, put
from dicefront.kernel.effects import ACTION
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.stepping import step_through

CENTRE = (20.0, 20.0)
CROSSBOW = made("crossbow", pre=3, ranged=(Arms("light_mechanical"),))
THROWER = made("thrower", pre=3, str=2, ranged=(Arms("projectile"),))
TOUGH = made("tough", con_mundane=5, wounds=8, mov=4)


def shooting(shooter: Any, *others: Any, action: int = STAND) -> State:
    state = position(one(0, shooter, CENTRE), *others)
    activation_of(state).action = action
    return state


@pytest.mark.rule("SW-EQU-14")
def test_ranged_weapons_never_run_out() -> None:
    state = shooting(CROSSBOW, one(1, TOUGH, (20, 25)))
    for _ in range(4):
        played = step_through(shoot(state), [(0, [[0, 1]])], [1, 1, 1])
        assert len(played.told(ShotDeclared)) == 1
        state.activation = Activation(0, action=STAND)


def charged_by(*others: Any) -> State:
    return position(one(0, made("mover", mov=6, con_mundane=4, wounds=9), CENTRE), *others, stage=MOVE)


@pytest.mark.rule("SW-EQU-26")
def test_a_hit_against_a_charge_rolls_damage_normally() -> None:
    """From 8 inches away, half the range being 5, partial penetration counts all the same."""
    state = charged_by(one(1, CROSSBOW, (20, 29)))
    played = step_through(choose_move(state), [(0, "join"), (0, 1), (1, 1)], [6, 6, 1, 1, 1, 1])
    rolled = played.told(DamageRolled)[0]
    assert (rolled.strength.amount, rolled.number.amount) == (2 + 1, 4 - 1)
    assert played.told(CriticalHit)[0].critical == "precise"


@pytest.mark.rule("SW-EQU-26")
def test_neither_range_nor_sight_counts_against_a_charge() -> None:
    wall = made("wall", radius=2500, height=HUGE)
    state = charged_by(one(1, THROWER, (20, 25.5)), one(0, wall, (22.2, 22.6)))
    assert 0 in targets(state, state.combatants[1])
    played = step_through(choose_move(state), [(0, "join"), (0, 1), (1, 1)], [6, 1, 1, 6, 1, 1, 1])
    assert played.told(DamageRolled)
    assert not played.told(OutOfRange)


@pytest.mark.rule("SW-EQU-27")
def test_every_joined_enemy_shoots_once() -> None:
    state = charged_by(one(1, CROSSBOW, (20, 24)), one(1, CROSSBOW, (21, 24)))
    wishes = [(0, "join"), (0, 1), (0, [[51250, 57830]]), (1, 2), (1, 1)]
    played = step_through(choose_move(state), wishes, [1, 1, 1, 1, 1, 1])
    assert [event.combatant for event in played.told(ShotDeclared)] == [2, 1]


@pytest.mark.rule("SW-EQU-27")
def test_who_is_relocated_and_then_joined_shoots_as_well() -> None:
    state = charged_by(one(1, CROSSBOW, (20, 24)), one(1, HERO, (23, 24)))
    state.bands[1].orders = 1
    order = {"order": "relocate", "issuer": 2, "receiver": 1}
    wishes = [(0, "join"), (0, 1), (1, order), (1, [[1, [[50000, 62000]]]]), (1, 1)]
    played = step_through(choose_move(state), wishes, [1, 1, 1])
    assert [event.combatant for event in played.told(ShotDeclared)] == [1]


@pytest.mark.rule("SW-EQU-32", "SW-EQU-24", "SW-EQU-25")
@pytest.mark.parametrize(
    ("more", "dice", "number"),
    [({}, 3, 6), ({"mov": 6}, 3, 7), ({"height": SMALL}, 2, 6), ({"height": HUGE}, 5, 6)],
)
def test_a_shot_while_speeding_up(more: dict[str, Any], dice: int, number: int) -> None:
    target = made("target", **{"con_mundane": 9, **more})
    state = shooting(THROWER, one(1, target, (20, 23)), action=SPEED_UP)
    activation_of(state).moved = True
    played = step_through(shoot(state), [(0, [[0, 1]])], [1] * dice)
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.dice.amount, rolled.number.amount) == (dice, number)


@pytest.mark.rule("SW-EQU-32")
def test_hit_the_dirt_makes_it_harder_by_one() -> None:
    state = shooting(THROWER, one(1, made("target", mov=4), (20, 23)), action=SPEED_UP)
    state.combatants[1].bear(HIT_THE_DIRT, ACTION)
    played = step_through(shoot(state), [(0, [[0, 1]])], [1, 1, 1])
    assert played.told(PrecisionRolled)[0].number.amount == 7  # the worked example


@pytest.mark.rule("SW-EQU-33")
def test_range_and_sight_are_checked_while_speeding_up() -> None:
    state = shooting(THROWER, one(1, PLAIN, (20, 26)), action=SPEED_UP)
    played = step_through(shoot(state), [(0, [[0, 1]])], [6, 1, 1])
    assert played.told(OutOfRange)
    put(state.combatants[1], 20, 23)
    played = step_through(shoot(state), [(0, [[0, 1]])], [6, 6, 1, 1, 1, 1, 1])
    rolled = played.told(DamageRolled)[0]
    assert rolled.strength.amount == 2 + 1 + 1  # bearer, weapon, precise blow
    wall = made("wall", radius=2500, height=HUGE)
    state = shooting(THROWER, one(1, PLAIN, (20, 26)), one(0, wall, (20, 23)), action=SPEED_UP)
    assert targets(state, state.combatants[0]) == []
