"""Transport (HR-AMV-22 to HR-AMV-25, HR-AMV-27): friendly troops are carried along."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.moments import MAY_CARRY
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.units import formation_problem
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.footing import footing_heights
from dicefront.skirmish.measuring import bodies_within
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.bases import Base

ABOARD: Final = 3 * INCH


def troops_to_carry(state: State, layout: Sheet, carrier: Character) -> list[Troop]:
    """HR-AMV-22, HR-AMV-24: the friendly troops that are whole within 3 inches and touch no enemy.

    The carrier counts where it stood before its move, the others where the layout has them.
    """
    if not carrier.kit.uses(MAY_CARRY):
        return []
    return [troop for troop in state.troops if can_be_carried(layout, carrier, troop)]


def can_be_carried(layout: Sheet, carrier: Character, troop: Troop) -> bool:
    if troop.owner != carrier.owner or not passengers_of(troop, carrier):
        return False
    for number in passengers_of(troop, carrier):
        member = layout.state.figures[number]
        body = layout.bodies[member.id]
        if body is None or not bodies_within(carrier.body, body, ABOARD):
            return False
        if layout.touched_at(member, body.shape.x, body.shape.y, body.bottom):
            return False
    return True


def passengers_of(troop: Troop, carrier: Character) -> list[int]:
    """HR-AMV-22: who of a troop is carried: all, and of the carrier's own Unit all the others."""
    return [member for member in troop.members if member != carrier.id]


def carriage_problem(
    state: State, layout: Sheet, carrier: Character, passengers: list[list[int]]
) -> Refusal | None:
    """HR-AMV-22 to HR-AMV-25: why these cannot be carried, or not be set down there.

    The carrier has moved on the layout already; the passengers are set down on it, in their order.
    """
    rule = "HR-AMV-22"
    carried = [passenger[0] for passenger in passengers]
    troops = troops_to_carry(state, layout, carrier)
    boarding: list[Troop] = []
    for number in carried:
        troop = _troop_among(state, troops, number)
        if troop is None or carried.count(number) > 1 or number == carrier.id:
            return Refusal("home_raiders.carry.not-aboard", rule, {"character": carrier.id, "other": number})
        if troop not in boarding:
            boarding.append(troop)
    for troop in boarding:
        for member in passengers_of(troop, carrier):
            if member not in carried:
                return Refusal(
                    "home_raiders.carry.not-whole", rule, {"character": carrier.id, "troop": troop.id}
                )
    for number in carried:
        layout.bodies[number] = None
    for passenger in passengers:
        refusal = _set_down(layout, carrier, state.characters[passenger[0]], passenger)
        if refusal is not None:
            return refusal
    for troop in boarding:
        refusal = formation_problem(state, troop, _bodies(layout, troop), "HR-AMV-23")
        if refusal is not None:
            return refusal
    return None


def _troop_among(state: State, troops: list[Troop], number: int) -> Troop | None:
    if 0 <= number < len(state.characters):
        for troop in troops:
            if number in troop.members:
                return troop
    return None


def _bodies(layout: Sheet, troop: Troop) -> list[Base]:
    found: list[Base] = []
    for member in troop.members:
        body = layout.bodies[member]
        if body is not None:
            found.append(body)
    return found


def _set_down(layout: Sheet, carrier: Character, c: Character, passenger: list[int]) -> Refusal | None:
    """HR-AMV-23, HR-AMV-24: a legal place within 3 inches of the carrier, and no enemy in base contact."""
    x = passenger[1]
    y = passenger[2]
    if len(passenger) == 3:
        heights = footing_heights(layout, c, x, y)
        passenger.append(heights[0] if heights else 0)
    z = passenger[3]
    refusal = place_problem(layout, c, x, y, z)
    if refusal is not None:
        return refusal
    layout.move(c, x, y, z)
    if not bodies_within(layout.body(carrier), layout.body(c), ABOARD):
        return Refusal("home_raiders.carry.too-far", "HR-AMV-23", {"character": c.id, "other": carrier.id})
    touched = layout.touched_at(c, x, y, z)
    if touched:
        return Refusal("home_raiders.carry.in-contact", "HR-AMV-24", {"character": c.id, "other": touched[0]})
    return None
