"""Which orders are worth giving and which items using: what is gained against what they are worth later."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.fights import FLEEING, worth
from dicefront.games.spherewars.opponent.relocating import value_of_relocation
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import passes
from dicefront.games.spherewars.rules.morale import test_of
from dicefront.games.spherewars.rules.orders import (
    BY_THE_ALLIANCE,
    DEVOUR,
    HIT_THE_DIRT,
    HOLD,
    INCINERATE,
    RELOCATE,
    TO_THE_DEATH,
    Order,
    possible_orders,
    reaches,
)
from dicefront.games.spherewars.rules.state import Combatant, is_leader
from dicefront.games.spherewars.rules.subjects import REGROUP, Occasion, Use
from dicefront.games.spherewars.rules.windows import BETWEEN
from dicefront.kernel.plain import Plain

PRICE: Final = 150.0  # what an order could gain elsewhere in the turn, in hundredths of a band point
DIRT: Final = 0.4  # the share of a shot that Hit the dirt! takes away, about
HEALING: Final = 0.3  # the share of what somebody has lost that healing brings back, about
FOR_FIGHTERS: Final = [TO_THE_DEATH, BY_THE_ALLIANCE, INCINERATE]
"""Orders that are worth about as much as a die more in a fight."""
EACH: Final = 60.0
"""What a band point of an item is worth, in hundredths of a band point, if it is not used to good effect."""
HELPFUL: Final = 1.5  # what an item is worth to a hero in need of it, measured by what it costs


def value_of_order(scene: Scene, occasion: Occasion, order: Plain | None) -> float:
    """What an order or an item gains beyond its price; to give none gains nothing."""
    if isinstance(order, Use):
        return value_of_item(scene, occasion, order)
    if not isinstance(order, Order):
        return 0.0
    return gain_of_order(scene, occasion, order.order, scene.state.combatants[order.receiver]) - PRICE


def gain_of_order(scene: Scene, occasion: Occasion, order: str, receiver: Combatant) -> float:
    """What an order is worth to its receiver."""
    if order == RELOCATE:
        return value_of_relocation(scene, occasion, receiver)
    if order == HOLD:
        return value_of_holding(scene, receiver)
    if order == DEVOUR:
        whole = worth(receiver.price, is_leader(receiver))
        return HEALING * (whole - scene.left(receiver))
    enemies = [other for other in occasion.subjects if other.side != receiver.side]
    if order in FOR_FIGHTERS and enemies:
        return value_of_die(scene, receiver, enemies[0])
    act = scene.state.activation
    if order == HIT_THE_DIRT and act is not None:
        return DIRT * value_of_fire(scene, scene.state.combatants[act.who], receiver)
    return 0.0


def is_order_worthwhile(scene: Scene, player: int) -> bool:
    """Whether a player should give an order between two activations: to fugitives alone."""
    if not any(one.fleeing and one.owner == player for one in scene.own):
        return False
    between = Occasion(BETWEEN.name, [])
    possible = possible_orders(scene.state, player, [HOLD], between)
    return any(reaches(scene.state, one) and value_of_order(scene, between, one) > 0.0 for one in possible)


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


def value_of_item(scene: Scene, occasion: Occasion, use: Use) -> float:
    """What an item gains beyond what it might gain later."""
    row = CATALOGUE.consumables.get(use.item)
    if row is None:
        return 0.0
    bearer = scene.state.combatants[use.bearer]
    lost = bearer.profile.wounds - bearer.wounds
    if row.typology == "healing":
        blow = occasion.blow
        dying = blow is not None and blow.victim is bearer and bearer.wounds <= blow.wounds
        return row.bp * EACH * (HELPFUL if dying or lost * 7 >= row.bp else -1.0)
    if use.order:
        receiver = scene.state.combatants[use.target]
        return gain_of_order(scene, occasion, use.order, receiver) - row.bp * EACH
    return row.bp * EACH * (HELPFUL - 1.0) if bearer in occasion.subjects or occasion.actors else 0.0
