"""Interactions of orders with other rules that are easy to get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Died
from dicefront.games.spherewars.rules.events.moving import Joined
from dicefront.games.spherewars.rules.events.shooting import PrecisionRolled, TargetReplaced
from dicefront.games.spherewars.rules.melee import charge_bonus, fight, hand_of
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import CHARGE, COMBAT, MOVE, STAND, State, activation_of
from dicefront.games.spherewars.scenes import charged, inch, one, position, where
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import HERO, PLAIN, made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
ARCHER = made("archer", pre=3, ranged=(Arms("tension"),))
PASS0, PASS1 = (0, None), (1, None)


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def to(number: int, *points: tuple[float, float]) -> Any:
    return [[number, [[inch(x), inch(y)] for x, y in points]]]


def with_orders(state: State, own: int, other: int) -> State:
    state.bands[0].orders, state.bands[1].orders = own, other
    return state


@pytest.mark.rule("SW-ORD-42", "SW-ORD-54", "SW-HTH-21", "SW-MOV-20", "SW-ABI-05")
def test_both_relocate_onto_one_spot_before_a_fight_and_the_chosen_enemy_leaves() -> None:
    """The new contact is an engagement of the round's player; he chooses again and has no charge bonus."""
    charger = made("charger", universal=("assault",))
    state = with_orders(
        position(
            one(0, charger, CENTRE), one(1, PLAIN, NORTH), one(0, HERO, (17, 20)), one(1, PLAIN, (23, 20)),
            one(1, HERO, (22, 24)), joined=[charged(1)],
        ), 1, 2,
    )  # fmt: skip
    answers = [
        (0, 1), (0, order("relocate", 2, 0)), (1, order("relocate", 4, 1)), (1, order("relocate", 4, 3)),
        (0, to(0, (21.5, 20))), (1, to(1, (20, 23)) + to(3, (21.5, 20))), (0, 3),
    ]  # fmt: skip
    played = play_out(fight(state), answers, [6, 5, 1, 1, 1, 1])
    actor, other = state.combatants[0], state.combatants[3]
    assert where(actor) == (21.5, 20)
    assert where(other)[0] == pytest.approx(22.5, abs=0.011)
    assert touches(state, actor, other)
    assert charge_bonus(state, actor, other) == charge_bonus(state, actor, state.combatants[1]) == 0
    assert hand_of(state, actor, other).bonus.amount == 0  # no Assault
    assert played.kinds.count("spherewars.fight.enemy") == 2
    assert [event.strength.amount for event in played.told(DamageRolled)] == [2]


@pytest.mark.rule("SW-SHO-23", "SW-SHO-29", "SW-SHO-28", "SW-ORD-35", "SW-ORD-46")
def test_hit_the_dirt_and_a_blocker_in_one_window() -> None:
    """The blocker becomes the target; the order stays with the first one; the window opens again for it."""
    shield = made("shield", radius=1500)
    state = with_orders(
        position(
            one(0, ARCHER, CENTRE), one(1, PLAIN, (25, 20)), one(1, HERO, (25, 23)),
            one(1, shield, (23, 21.5)), one(1, PLAIN, (20, 26)), stage=COMBAT,
        ), 0, 4,
    )  # fmt: skip
    activation_of(state).action = STAND
    answers = [
        (0, [[0, 1]]),
        (1, order("hit_the_dirt", 2, 1)), (1, order("relocate", 2, 3)), PASS1, (1, to(3, (23, 20))),
        PASS1,  # the window for the blocker
        (0, 4), PASS1,  # one change is left, and its window
    ]  # fmt: skip
    played = play_out(shoot(state), answers, [1, 1, 1])
    assert [(event.enemy, event.chosen) for event in played.told(TargetReplaced)] == [(3, False), (4, True)]
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.enemy, rolled.number.amount) == (4, 5)  # MOV 4, changed; nobody told it to hit the dirt
    assert played.kinds.count("spherewars.shot.change") == 1


@pytest.mark.rule("SW-ORD-49", "SW-ORD-26", "SW-MOV-31", "SW-PUR-16", "SW-EQU-29")
def test_a_fugitive_who_holds_its_ground_before_a_charge_is_joined_like_any_other() -> None:
    """It may shoot at the charger, is not trapped, and the charger's activation goes on."""
    state = with_orders(
        position(
            one(0, made("charger", mov=6), CENTRE), one(1, ARCHER, (24, 20), flight=1),
            one(1, HERO, (26, 22)), stage=MOVE,
        ), 0, 1,
    )  # fmt: skip
    answers = [(0, "join"), (0, 1), (0, []), (1, order("hold_your_ground", 2, 1)), (1, 1)]
    played = play_out(choose_move(state), answers, [1, 1, 1])
    assert played.told(Died) == []
    assert played.told(Joined)[0].enemies == [1]
    act = activation_of(state)
    assert (act.action, act.over) == (CHARGE, False)
    assert len(played.told(PrecisionRolled)) == 1
