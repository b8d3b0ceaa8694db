"""Which orders are worth giving: what is gained with the order against what an order is worth."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.opponent.worth import FLEEING
from dicefront.games.spherewars.rules.chances import passes
from dicefront.games.spherewars.rules.morale import test_of
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT, HOLD, TO_THE_DEATH, Order
from dicefront.games.spherewars.rules.state import Combatant
from dicefront.games.spherewars.rules.subjects import REGROUP
from dicefront.games.spherewars.rules.windows import IssueOrder

PRICE: Final = 150.0
"""What an order could gain elsewhere in the turn, in hundredths of a band point."""
DIRT: Final = 0.4
"""The share of a shot that Hit the dirt! takes away, about."""


def value_of_order(scene: Scene, question: IssueOrder, order: Order | None) -> float:
    """What an order gains beyond its price; to give none gains nothing."""
    if order is None:
        return 0.0
    receiver = scene.state.combatants[order.receiver]
    if order.order == HOLD:
        return value_of_holding(scene, receiver) - PRICE
    subjects = question.occasion.subjects
    if order.order == TO_THE_DEATH:
        enemies = [other for other in subjects if other.side != receiver.side]
        return value_of_die(scene, receiver, enemies[0]) - PRICE if enemies else -PRICE
    act = scene.state.activation
    if order.order == HIT_THE_DIRT and act is not None:
        return DIRT * value_of_fire(scene, scene.state.combatants[act.who], receiver) - PRICE
    return -PRICE  # relocations are left to people


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
