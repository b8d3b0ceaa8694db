"""ORD: who may issue orders, who may receive them, and their declaration."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.orders import OrderIssued
from dicefront.games.spherewars.rules.leadership import deputy_of, leader_of
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import MAY_ORDER, ORDER_REACH, REFUSE_ORDER, TRAITS, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import LEADER, MESSENGER
from dicefront.games.spherewars.rules.state import Band, Combatant, State, is_own, is_there
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps

HOLD: Final = "hold_your_ground"
RELOCATE: Final = "relocate"
TO_THE_DEATH: Final = "to_the_death"
HIT_THE_DIRT: Final = "hit_the_dirt"
BY_THE_ALLIANCE: Final = "by_the_alliance"
DEVOUR: Final = "devour"
FADE_AWAY: Final = "fade_away"
INCINERATE: Final = "incinerate"
GENERIC: Final = [HOLD, RELOCATE, TO_THE_DEATH, HIT_THE_DIRT]

REACH: Final = 5
"""SW-ORD-15: the largest gap between issuer and receiver, in inches."""


class Order(Written):
    """An order by its id, who issues it and who receives it."""

    def __init__(self, order: str, issuer: int, receiver: int) -> None:
        self.order = order
        self.issuer = issuer
        self.receiver = receiver

    def to_json(self) -> dict[str, Json]:
        return {"order": self.order, "issuer": self.issuer, "receiver": self.receiver}


def read_order(answer: object) -> Order | Refusal:
    """The order that plain data mean."""
    if isinstance(answer, dict) and len(answer) == 3:
        order, issuer, receiver = answer.get("order"), answer.get("issuer"), answer.get("receiver")
        if isinstance(order, str) and type(issuer) is int and type(receiver) is int:
            return Order(order, issuer, receiver)
    return unreadable('nothing, or {"order": ..., "issuer": ..., "receiver": ...}', answer)


# -- who --------------------------------------------------------------------------------------------


def pool(band: Band) -> int:
    """SW-ORD-01, SW-ORD-19: the orders a band has left."""
    return band.orders + band.extra_orders


def issuers(state: State, band: Band) -> list[Combatant]:
    """SW-ORD-03 to SW-ORD-08: who of a band can issue orders now, in reach of anybody or not."""
    leader, deputy = leader_of(state, band), deputy_of(state, band)
    if pool(band) == 0:
        return []
    if leader is None:
        return [deputy] if deputy is not None and can_issue(deputy) else []
    if leader.fleeing:
        return []
    return [one for one in state.combatants if state.bands[one.band] is band and commands(one)]


def commands(one: Combatant) -> bool:
    """SW-ORD-03: the leader, messengers, and others by an ability."""
    by_rank = one.profile.rank in (LEADER, MESSENGER)
    return (by_rank or len(asked(one, MAY_ORDER)) > 0) and can_issue(one)


def knows(band: Band, order: str) -> bool:
    """SW-ORD-17: whether a band has an order: the four of all, and the exclusive one of its race."""
    return order in GENERIC or (band.race in CATALOGUE.races and CATALOGUE.races[band.race].order.id == order)


def can_issue(one: Combatant) -> bool:
    """SW-ORD-05, SW-ORD-08: on the table, neither stunned nor paralysed nor fleeing."""
    if not is_there(one) or one.fleeing:
        return False
    return not one.effects.has(STUNNED) and not one.effects.has(PARALYSED)


def receiver_refused(
    state: State, issuer: Combatant, receiver: Combatant, order: str, again: bool = False
) -> Refusal | None:
    """SW-ORD-11 to SW-ORD-13, SW-MUL-10: why somebody cannot be given an order."""
    if not is_there(receiver) or receiver.side != issuer.side:
        return Refusal("spherewars.order.no_friend", "SW-ORD-11", _about(receiver, order))
    if not is_own(issuer, receiver) and (issuer.profile.rank != LEADER or order not in GENERIC):
        return Refusal("spherewars.order.other_band", "SW-MUL-10", _about(receiver, order))
    if issuer.profile.rank not in (LEADER, MESSENGER) and not any(
        trait.may_order(state, issuer, receiver) for trait in asked(issuer, MAY_ORDER)
    ):
        return Refusal("spherewars.order.not_hers", "SW-ORD-03", _about(receiver, order))
    if receiver.ordered and not again:
        return Refusal("spherewars.order.had_one", "SW-ORD-13", _about(receiver, order))
    if receiver.fleeing and order != HOLD:
        return Refusal("spherewars.order.flees", "SW-ORD-12", _about(receiver, order))
    for trait in asked(receiver, REFUSE_ORDER):
        refusal = trait.refuse_order(state, receiver, order)
        if refusal is not None:
            return refusal
    return None


def _about(receiver: Combatant, order: str) -> dict[str, Json]:
    return {"combatant": receiver.id, "order": order}


def order_refused(
    state: State, seat: int, order: Order, usable: list[str], occasion: Occasion
) -> Refusal | None:
    """Why an order cannot be issued in a window; never because of a distance (SW-BAS-15)."""
    args: dict[str, Json] = {"order": order.order}
    if order.order not in usable:
        return Refusal("spherewars.order.not_now", "SW-ACT-13", args)
    count = len(state.combatants)
    if not 0 <= order.issuer < count or not 0 <= order.receiver < count:
        return unreadable("the numbers of two combatants", [order.issuer, order.receiver])
    issuer, receiver = state.combatants[order.issuer], state.combatants[order.receiver]
    band = state.bands[issuer.band]
    if band.seat != seat or issuer not in issuers(state, band):
        return Refusal("spherewars.order.no_issuer", "SW-ORD-03", {"combatant": issuer.id})
    if not knows(band, order.order):
        return Refusal("spherewars.order.not_now", "SW-ORD-17", args)
    refusal = receiver_refused(state, issuer, receiver, order.order)
    if refusal is None and not TRAITS[order.order].suits(state, receiver, occasion):
        refusal = Refusal("spherewars.order.not_now", "SW-ACT-13", args)
    return refusal


def possible_orders(state: State, seat: int, usable: list[str], occasion: Occasion) -> list[Order]:
    """All orders that a seat may issue in a window, whatever the distances: open facts alone decide."""
    found: list[Order] = []
    for band in state.bands:
        if band.seat != seat:
            continue
        known = [name for name in usable if knows(band, name)]
        for issuer in issuers(state, band):
            for receiver in state.combatants:
                if not is_there(receiver) or receiver.side != issuer.side:
                    continue
                for name in known:
                    if receiver_refused(state, issuer, receiver, name) is None and TRAITS[name].suits(
                        state, receiver, occasion
                    ):
                        found.append(Order(name, issuer.id, receiver.id))
    return found


def reaches(state: State, order: Order) -> bool:
    """SW-ORD-15, SW-MUL-10: whether the receiver is near enough; abilities reach further in the own band."""
    issuer, receiver = state.combatants[order.issuer], state.combatants[order.receiver]
    return within(issuer.body, receiver.body, reach_of(state, issuer, receiver) * INCH)


def reach_of(state: State, issuer: Combatant, receiver: Combatant) -> int:
    """How far an order of somebody is heard by somebody, in inches."""
    reach = REACH
    if is_own(issuer, receiver):
        for trait in asked(issuer, ORDER_REACH):
            reach = max(reach, trait.order_reach(state, issuer, receiver))
    return reach


# -- issuing ------------------------------------------------------------------------------------------


def issue(state: State, order: Order, by_scroll: bool = False) -> Steps[bool]:
    """SW-ORD-16, SW-ORD-41: it is spent, declared and measured at once; too far away it is lost.

    An order ``by_scroll`` comes from no pool (SW-CON-23).
    """
    band = state.bands[state.combatants[order.issuer].band]
    if by_scroll:
        pass
    elif band.extra_orders > 0:
        band.extra_orders -= 1  # SW-ORD-19
    else:
        band.orders -= 1
    received = reaches(state, order)
    if received:
        receiver = state.combatants[order.receiver]
        receiver.ordered = True  # SW-ORD-13
        receiver.heard = [*receiver.heard, order.order]
    yield OrderIssued(order.order, order.issuer, order.receiver, received)
    return received
