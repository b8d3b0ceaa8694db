"""AMV: the judges of three abilities that are used with a move: Push, Relocate and Transport."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.moments import MAY_CARRY, MAY_CIRCLE, MAY_PUSH
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.units import formation_problem
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.circling import way_round
from dicefront.skirmish.footing import footing_heights
from dicefront.skirmish.measuring import bodies_within
from dicefront.skirmish.pushing import (
    is_behind,
    is_beside,
    is_laden,
    keeps_its_level,
    object_is_free,
    pusher_is_free,
)
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import Walk
from dicefront.tabletop.units import root_up

# -- Push: a movable object is shifted, and the pusher with it ----------------------------------


def pushable(layout: Sheet, c: Character) -> list[int]:
    """HR-AMV-01, HR-AMV-03: the movable objects that carry nothing, touched now and when the action began."""
    if not c.kit.uses(MAY_PUSH):
        return []
    things = layout.space.things
    before = layout.state.space.things
    return [
        number
        for number in range(len(things))
        if things[number].movable
        and is_beside(layout, c, things[number])
        and (things[number] is before[number] or is_beside(layout, c, before[number]))
        and not is_laden(layout, number)
    ]


def push_problem(layout: Sheet, c: Character, number: int, dx: i64, dy: i64) -> Refusal | None:
    """Why a character may not push an object by so much."""
    if number not in pushable(layout, c):
        return Refusal(
            "home_raiders.push.cannot-be-pushed", "HR-AMV-01", {"character": c.id, "object": number}
        )
    length = root_up(dx * dx + dy * dy)
    if length == 0 or 2 * length > c.card.movement:
        half = c.card.movement // 2
        return Refusal(
            "home_raiders.push.too-far", "HR-AMV-01", {"character": c.id, "cost": length, "movement": half}
        )
    body = layout.body(c)
    thing = layout.space.things[number]
    if not is_behind(body.shape.x, body.shape.y, thing.shape, dx, dy):
        return Refusal("home_raiders.push.not-behind", "HR-AMV-02", {"character": c.id, "object": number})
    if not keeps_its_level(layout, thing, number, dx, dy):
        return Refusal("home_raiders.push.over-an-edge", "HR-AMV-02", {"character": c.id, "object": number})
    if not object_is_free(layout, c, thing, number, dx, dy):
        return Refusal(
            "home_raiders.push.something-in-the-way", "HR-AMV-02", {"character": c.id, "object": number}
        )
    if not pusher_is_free(layout, c, number, dx, dy):
        return Refusal("home_raiders.push.pusher-blocked", "HR-AMV-02", {"character": c.id, "object": number})
    return None


# -- Relocate: round the one enemy in base contact, without leaving it --------------------------


def enemy_to_circle(layout: Sheet, c: Character) -> int:
    """The one enemy it touches; ``NOBODY`` without the ability, or if it touches none or several."""
    if not c.kit.uses(MAY_CIRCLE):
        return NOBODY
    body = layout.body(c)
    touched = layout.touched_at(c, body.shape.x, body.shape.y, body.bottom)
    return touched[0] if len(touched) == 1 else NOBODY


def relocation(layout: Sheet, c: Character, path: list[list[int]]) -> Walk | None:
    """HR-AMV-26: the judged way round to a point; none if there is nothing to circle.

    Its length is that of the centre's path; it is compared with the Movement value by whoever asks.
    """
    enemy = enemy_to_circle(layout, c)
    if enemy == NOBODY or len(path) != 1:
        return None
    return way_round(layout, c, enemy, path[0][0], path[0][1])


# -- Transport: friendly troops are carried along (HR-AMV-22 to HR-AMV-25, HR-AMV-27) -----------


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
        refusal = formation_problem(state, troop, layout.bodies_of(troop.members), "HR-AMV-23")
        if refusal is not None:
            return refusal
    return None


def _troop_among(state: State, troops: list[Troop], number: int) -> Troop | None:
    if 0 <= number < len(state.characters):
        for troop in troops:
            if number in troop.members:
                return troop
    return None


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
