"""What is told about orders in a window: who could be given each, who would not hear it, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.orders import (
    GENERIC,
    Order,
    issuers,
    knows,
    order_refused,
    pool,
    reach_of,
    reaches,
)
from dicefront.games.spherewars.rules.state import Band, State, is_there
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.parts.show.candidates import Barred
from dicefront.parts.show.screen import note_data, note_of
from dicefront.parts.show.words import Note

NONE_LEFT: Final = Refusal("spherewars.show.no_orders", "SW-ORD-01")
NOBODY_ISSUES: Final = Refusal("spherewars.show.nobody_issues", "SW-ORD-03")


def hearing_note(state: State, order: Order) -> Note | None:
    """SW-ORD-16: an order that does not reach is lost; with open measuring that is told (SW-BAS-16)."""
    if not state.options.open_measuring or reaches(state, order):
        return None
    issuer, receiver = state.combatants[order.issuer], state.combatants[order.receiver]
    missing = gap(issuer.body, receiver.body) - reach_of(state, issuer, receiver) * INCH
    return Note(id="spherewars.show.not_heard", args={"length": missing}, rule="SW-ORD-16")


def own_bands(state: State, question: IssueOrder) -> list[Band]:
    return [band for band in state.bands if band.seat == question.player]


def why_not(state: State, question: IssueOrder, order: str, receiver: int) -> Refusal | None:
    """Why nobody can give this order to somebody; nothing if somebody can."""
    found: Refusal | None = None
    for band in own_bands(state, question):
        if not pool(band):
            found = found or NONE_LEFT
            continue
        for issuer in issuers(state, band):
            wish = Order(order, issuer.id, receiver)
            refusal = order_refused(state, question.player, wish, question.window.usable, question.occasion)
            if refusal is None:
                return None
            found = found or refusal
    return found or NOBODY_ISSUES


def orders_known(state: State, question: IssueOrder) -> list[str]:
    """The four orders of all, and those that only the races of this seat have (SW-ORD-17)."""
    own = [race.order.id for race in CATALOGUE.races.values()]
    bands = own_bands(state, question)
    return [name for name in [*GENERIC, *own] if any(knows(band, name) for band in bands)]


def barred_receivers(state: State, question: IssueOrder) -> list[Barred]:
    """Who can be given no order now, and why."""
    found: list[Barred] = []
    for one in state.combatants:
        if one.owner != question.player or not is_there(one):
            continue
        reasons = [why_not(state, question, name, one.id) for name in question.window.usable]
        if reasons and all(reason is not None for reason in reasons):
            first = reasons[0]
            assert first is not None
            found.append(Barred(note=note_of(first), piece=one.id))
    return found


def orders_told(state: State, question: IssueOrder, shown: Callable[[Order], Json]) -> Json:
    """Every order of a seat: those that would not be heard are offered as well, the others say why not."""
    told: list[Json] = []
    own = [one.id for one in state.combatants if one.owner == question.player and is_there(one)]
    for name in orders_known(state, question):
        possible = [order for order in question.possible if order.order == name]
        far: list[Json] = [shown(order) for order in possible if order not in question.near]
        reasons = [] if possible else [why_not(state, question, name, one) for one in own]
        refusal = next((reason for reason in reasons if reason is not None), None)
        note: Json = None if refusal is None else note_data(refusal)
        told.append({"order": name, "far": far, "note": note})
    return {"orders": told}
