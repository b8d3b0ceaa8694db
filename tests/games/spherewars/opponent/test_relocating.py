"""When the computer player of SphereWars relocates somebody, and where to."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.opponent.ordering import PRICE, value_of_order
from dicefront.games.spherewars.opponent.relocating import value_of_relocation
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.rules.orders import RELOCATE, Order
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.state import MOVE, State
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.games.spherewars.rules.windows import DEXTERITY, JOIN, WindowKind
from dicefront.games.spherewars.rules.windows import MOVE as MOVE_WINDOW
from dicefront.games.spherewars.scenes import inch, one, position
from tests.games.spherewars.profiles import made

FIGHTER = made("fighter", bp=40)
WEAK = made("weak", bp=40, dex=1, str=1, wounds=2)
STRONG = made("strong", bp=40, dex=4, str=4, con_mundane=4, mov=4)


def about(window: WindowKind, state: State, *subjects: int) -> Occasion:
    return Occasion(window.name, [state.combatants[number] for number in subjects])


@pytest.mark.rule("SW-ORD-50", "SW-MOV-26")
@pytest.mark.parametrize(
    ("gap", "steps_back"), [(4.5, False), (7.5, True)], ids=["in reach all the same", "out of reach"]
)
def test_who_is_joined_steps_back_if_the_enemy_then_falls_short(gap: float, steps_back: bool) -> None:
    state = position(one(0, STRONG, (20, 20)), one(1, WEAK, (20, 21 + gap)), stage=MOVE)
    occasion = about(JOIN, state, 1)
    gain = value_of_relocation(Scene(state, 1), occasion, state.combatants[1])
    assert gain >= 0
    assert (value_of_order(Scene(state, 1), occasion, Order(RELOCATE, 1, 1)) > 0) is steps_back
    steps = EVALUATION.answer(state, Relocate(state, 1, [state.combatants[1]], occasion))
    assert isinstance(steps, list)
    if steps_back:
        assert steps[0].way[-1].y > inch(21 + gap + 1.5)


def test_a_relocation_is_weighed_once_whoever_orders_it() -> None:
    state = position(one(0, STRONG, (20, 20)), one(1, WEAK, (20, 28.5)), one(1, WEAK, (30, 30)), stage=MOVE)
    scene, occasion = Scene(state, 1), about(JOIN, state, 1)
    gain = value_of_relocation(scene, occasion, state.combatants[1])
    assert scene.relocations == {1: gain}
    scene.relocations[1] = gain + 1000
    values = [value_of_order(scene, occasion, Order(RELOCATE, issuer, 1)) for issuer in (1, 2)]
    assert values == [gain + 1000 - PRICE] * 2


@pytest.mark.rule("SW-ORD-50", "SW-SUP-01")
def test_a_friend_nearby_comes_to_support_a_fight() -> None:
    state = position(one(0, FIGHTER, (20, 20)), one(1, FIGHTER, (20, 21)), one(0, FIGHTER, (20, 23)))
    helper, occasion = state.combatants[2], about(DEXTERITY, state, 0, 1)
    assert value_of_relocation(Scene(state, 0), occasion, helper) > 0
    steps = EVALUATION.answer(state, Relocate(state, 0, [helper], occasion))
    assert isinstance(steps, list)
    assert steps[0].way[-1].y < inch(22.1)


@pytest.mark.rule("SW-ORD-50", "SW-ORD-57")
def test_it_keeps_the_order_where_nothing_is_at_stake() -> None:
    state = position(one(0, STRONG, (20, 20)), one(1, WEAK, (20, 28)), one(1, WEAK, (30, 30)), stage=MOVE)
    scene = Scene(state, 1)
    assert value_of_relocation(scene, about(MOVE_WINDOW, state, 0), state.combatants[1]) == 0
    assert value_of_relocation(scene, about(JOIN, state, 1), state.combatants[2]) == 0
