"""Orders that use Push, Relocate, Transport or Redeploy, for those who have them."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.leaders import may_leave, units_to_join
from dicefront.games.home_raiders.rules.moments import MAY_CARRY, MAY_CHANGE_UNITS, MAY_PUSH
from dicefront.games.home_raiders.rules.moves import CARRY, CIRCLE, JOIN, LEAVE, PUSH_IT, SHOOT, Move, Orders
from dicefront.games.home_raiders.rules.orders import Terms, can_shoot_running, judge
from dicefront.games.home_raiders.rules.special_moves import (
    enemy_to_circle,
    passengers_of,
    pushable,
    troops_to_carry,
)
from dicefront.games.home_raiders.rules.state import Character, Troop
from dicefront.kernel.gesture import WITH_GROUP, WITH_PLACES, WITH_POINT, WITH_SHIFT, WITH_WAY, Deed
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import advance
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.placement import contact_points, nearest_on
from dicefront.tabletop.point import square
from dicefront.tabletop.units import rounded

QUARTERS: Final = 4
RING: Final = 10


def add_special_orders(terms: Terms, found: list[Orders]) -> None:
    """Add what is legal to the orders found so far."""
    for c in terms.movers:
        if c.id in terms.circling:
            _add_relocations(terms, c, found)
        if terms.allowances[c.id] <= 0:
            continue
        if c.kit.uses(MAY_PUSH):
            _add_pushes(terms, c, found)
        if c.kit.uses(MAY_CARRY):
            _add_transports(terms, c, found)
        if c.kit.uses(MAY_CHANGE_UNITS):
            _add_redeployments(terms, c, found)


def deeds_of(terms: Terms) -> list[Deed]:
    """What everybody may do with its move, beside walking."""
    state = terms.state
    layout = Sheet(state)
    found: list[Deed] = []
    for c in terms.movers:
        if enemy_to_circle(layout, c) != NOBODY:
            found.append(Deed(c.id, CIRCLE, WITH_POINT))
        if terms.allowances[c.id] <= 0:
            continue
        if terms.may_shoot and can_shoot_running(state, c):
            found.append(Deed(c.id, SHOOT, WITH_WAY))
        things = pushable(layout, c)
        if things:
            found.append(Deed(c.id, PUSH_IT, WITH_SHIFT, things))
        aboard = [one for troop in troops_to_carry(state, layout, c) for one in passengers_of(troop, c)]
        if aboard:
            found.append(Deed(c.id, CARRY, WITH_PLACES, aboard))
        if may_leave(state, c):
            found.append(Deed(c.id, LEAVE, WITH_WAY))
        units = [troop.id for troop in units_to_join(state, c)]
        if c.kit.uses(MAY_CHANGE_UNITS) and units:
            found.append(Deed(c.id, JOIN, WITH_GROUP, units))
    return found


def add_legal(terms: Terms, found: list[Orders], orders: Orders) -> None:
    if orders and orders not in found and judge(terms, orders).refusal is None:
        found.append(orders)


def _add_relocations(terms: Terms, c: Character, found: list[Orders]) -> None:
    """A quarter of the way round on both sides, and the other side."""
    layout = terms.sheet()
    body = c.body
    for number in layout.touched_at(c, body.shape.x, body.shape.y, body.bottom):
        other = terms.state.characters[number].body.shape
        dx = float(body.shape.x - other.x)
        dy = float(body.shape.y - other.y)
        away = math.sqrt(dx * dx + dy * dy)
        part = float(body.shape.reach + other.reach) / away
        for quarter in range(1, QUARTERS):
            angle = math.tau * float(quarter) / float(QUARTERS)
            cosine = math.cos(angle) * part
            sine = math.sin(angle) * part
            x = other.x + rounded(dx * cosine - dy * sine)
            y = other.y + rounded(dx * sine + dy * cosine)
            add_legal(terms, found, [Move(c.id, [[x, y]], CIRCLE)])


def _add_pushes(terms: Terms, c: Character, found: list[Orders]) -> None:
    """Straight on, as far as it goes, or half of that."""
    layout = terms.sheet()
    shape = c.body.shape
    for number in pushable(layout, c):
        near = nearest_on(shape.x, shape.y, terms.state.space.things[number].shape)
        dx = float(near.x - shape.x)
        dy = float(near.y - shape.y)
        away = math.sqrt(dx * dx + dy * dy)
        if away < 1.0:
            continue
        for share in (2, 4):
            far = float(c.card.movement // share - 1) / away
            move = Move(c.id, [], PUSH_IT, number, rounded(dx * far), rounded(dy * far))
            add_legal(terms, found, [move])


def _add_transports(terms: Terms, c: Character, found: list[Orders]) -> None:
    """Towards the nearest enemy and away from it, with everybody aboard, or with one troop."""
    troops = troops_to_carry(terms.state, terms.sheet(), c)
    enemies = [one for one in terms.state.characters if one.owner != c.owner and one.where == ON_TABLE]
    if not troops or not enemies:
        return
    shape = c.body.shape
    nearest = min([one.body.shape for one in enemies], key=lambda one: square(shape.x, shape.y, one.x, one.y))
    dx, dy = nearest.x - shape.x, nearest.y - shape.y
    for sign in (1, -1):
        _add_transport(terms, c, troops, shape.x + sign * dx, shape.y + sign * dy, found)
        if len(troops) > 1:
            _add_transport(terms, c, troops[:1], shape.x + sign * dx, shape.y + sign * dy, found)


def _add_transport(
    terms: Terms, c: Character, troops: list[Troop], x: i64, y: i64, found: list[Orders]
) -> None:
    layout = terms.sheet()
    aboard = [member for troop in troops for member in passengers_of(troop, c)]
    for member in aboard:
        layout.bodies[member] = None
    step = advance(layout, c, x, y, terms.allowances[c.id] * 3 // 4)
    if step is None:
        return
    layout.move(c, step.walk.x, step.walk.y, step.walk.z)
    places: list[list[int]] = []
    for member in aboard:
        place = _place_beside(layout, c, terms.state.characters[member])
        if not place:
            return
        places.append([member, *place])
    add_legal(terms, found, [Move(c.id, flat(step.path), CARRY, passengers=places)])


def flat(path: list[list[int]]) -> list[list[int]]:
    """A path without the heights of its points."""
    return [[point[0], point[1]] for point in path]


def _place_beside(layout: Sheet, carrier: Character, c: Character) -> list[int]:
    """The first free place round a carrier; it is taken on the layout."""
    body = layout.body(carrier)
    z = body.bottom
    for point in contact_points(c.card.radius, body.shape, 0, RING):
        if layout.may_stand(c, point.x, point.y, z) and not layout.touched_at(c, point.x, point.y, z):
            layout.move(c, point.x, point.y, z)
            return [point.x, point.y, z]
    return []


def _add_redeployments(terms: Terms, c: Character, found: list[Orders]) -> None:
    """To the Units without a Leader, and away from its own."""
    layout = terms.sheet()
    allowance = terms.allowances[c.id]
    shape = c.body.shape
    for troop in units_to_join(terms.state, c):
        nearest = terms.state.characters[troop.members[0]]
        step = advance(layout, c, nearest.body.shape.x, nearest.body.shape.y, allowance)
        if step is not None:
            add_legal(terms, found, [Move(c.id, flat(step.path), JOIN, troop=troop.id)])
    if may_leave(terms.state, c):
        middle = terms.state.space
        step = advance(layout, c, middle.width - shape.x, middle.depth - shape.y, allowance)
        if step is not None:
            add_legal(terms, found, [Move(c.id, flat(step.path), LEAVE)])
