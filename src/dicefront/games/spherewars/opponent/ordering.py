"""Which orders are worth giving: what is gained with the order against what an order is worth."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.opponent.worth import FLEEING, worth
from dicefront.games.spherewars.rules.chances import passes
from dicefront.games.spherewars.rules.morale import test_of
from dicefront.games.spherewars.rules.orders import (
    BY_THE_ALLIANCE,
    DEVOUR,
    HIT_THE_DIRT,
    HOLD,
    INCINERATE,
    TO_THE_DEATH,
    Order,
    possible_orders,
    reaches,
)
from dicefront.games.spherewars.rules.state import Combatant, is_leader
from dicefront.games.spherewars.rules.subjects import REGROUP, Occasion
from dicefront.games.spherewars.rules.windows import BETWEEN

PRICE: Final = 150.0
"""What an order could gain elsewhere in the turn, in hundredths of a band point."""
DIRT: Final = 0.4
"""The share of a shot that Hit the dirt! takes away, about."""
HEALING: Final = 0.3
"""The share of what somebody has lost that healing brings back, about."""
FOR_FIGHTERS: Final = [TO_THE_DEATH, BY_THE_ALLIANCE, INCINERATE]
"""Orders that are worth about as much as a die more in a fight."""


def value_of_order(scene: Scene, subjects: list[Combatant], order: Order | None) -> float:
    """What an order gains beyond its price; to give none gains nothing."""
    if order is None:
        return 0.0
    receiver = scene.state.combatants[order.receiver]
    if order.order == HOLD:
        return value_of_holding(scene, receiver) - PRICE
    if order.order == DEVOUR:
        return HEALING * missing(scene, receiver) - PRICE
    enemies = [other for other in subjects if other.side != receiver.side]
    if order.order in FOR_FIGHTERS and enemies:
        return value_of_die(scene, receiver, enemies[0]) - PRICE
    act = scene.state.activation
    if order.order == HIT_THE_DIRT and act is not None:
        return DIRT * value_of_fire(scene, scene.state.combatants[act.who], receiver) - PRICE
    return -PRICE  # relocations are left to people


def is_order_worthwhile(scene: Scene, player: int) -> bool:
    """Whether a player should give an order between two activations: to fugitives alone."""
    if not any(one.fleeing and one.owner == player for one in scene.own):
        return False
    possible = possible_orders(scene.state, player, [HOLD], Occasion(BETWEEN.name, []))
    return any(reaches(scene.state, one) and value_of_order(scene, [], one) > 0.0 for one in possible)


def missing(scene: Scene, one: Combatant) -> float:
    """What the wounds that somebody has suffered were worth."""
    return worth(one.price, is_leader(one)) - scene.left(one)


def value_of_holding(scene: Scene, one: Combatant) -> float:
    """What it is worth that somebody regroups, or passes a morale roll."""
    if one.fleeing:
        return scene.left(one) * (1.0 - FLEEING) / FLEEING
    test = test_of(scene.state, one, REGROUP, None)
    fails = 0.0 if test.exempt else 1.0 - passes(test.number.amount)
    return fails * scene.left(one) * (1.0 - FLEEING)


def value_of_die(scene: Scene, one: Combatant, enemy: Combatant) -> float:
    """What one more die in the dexterity roll gains."""
    support, against = scene.helpers(one, enemy), scene.helpers(enemy, one)
    now = scene.fight(one, enemy, False, support, against)
    return scene.fight(one, enemy, False, support, against - 1) - now


def value_of_fire(scene: Scene, shooter: Combatant, target: Combatant) -> float:
    """What a shot takes from its target."""
    shape = shooter.body.shape
    gap = gap_at(target, float(shape.x), float(shape.y), float(shape.reach))
    return scene.shot(shooter, target, gap, False)
