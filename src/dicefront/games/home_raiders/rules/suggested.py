"""Orders worth proposing for a whole Unit: towards enemies, objectives, cover and heights, away, and to stay.

One member goes first, the others follow in formation. Everything proposed was judged move by move; it need
not be all that is possible.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.orders import (
    CLOSER,
    FORMED,
    SHOOT,
    Judged,
    Move,
    Orders,
    Terms,
    can_shoot_running,
    closing_up,
    end_problem,
    judge,
    orders_of,
    those_staying,
    walkers_of,
)
from dicefront.games.home_raiders.rules.special_orders import add_legal, add_special_orders
from dicefront.games.home_raiders.rules.state import PORTAL, STANDING, Character, State
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import (
    BY_THE_MAP,
    ROUND_A_CORNER,
    STRAIGHT_ON,
    Advance,
    advance,
)
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import body_after, by_distance, closer_to, is_linked
from dicefront.tabletop.placement import contact_towards, nearest_on
from dicefront.tabletop.point import square
from dicefront.tabletop.units import rounded

MOST: Final = 12
ENEMIES: Final = 4
SECTORS: Final = 16
"""Two goals out of reach in the same direction, of so many, come to the same move."""
RANGES: Final = 2
COVERS: Final = 2
HEIGHTS: Final = 2
DIRECTIONS: Final = 8
HALFWAY: Final = 3


@mypyc_attr(acyclic=True)
class Goal:
    """A point to go to, or an enemy to touch, and with how much care (see ``advance``)."""

    def __init__(self, x: i64, y: i64, enemy: int, care: int = BY_THE_MAP) -> None:
        self.x = x
        self.y = y
        self.enemy = enemy
        self.care = care


def suggested_orders(terms: Terms) -> list[Orders]:
    """Up to ``MOST`` orders, always in the same order; to stay comes last unless nothing else is possible."""
    found: list[Orders] = []
    if terms.formation == CLOSER:
        closing = closing_up(terms)
        if closing.gap >= 0:
            found.append(orders_of(closing.steps))
        if closing.gap >= 0:
            return found
    walkers = walkers_of(terms)
    if walkers:
        if terms.stepping:
            _add_steps_back(terms, walkers, found)
        else:
            sheet = Sheet(terms.state)
            for goal in goals(terms.state, walkers[0]):
                if len(found) >= MOST - 1:
                    break
                _add(found, unit_orders(terms, sheet, walkers, goal))
    if terms.special:
        add_special_orders(terms, found)
        if terms.may_shoot and walkers:
            _add_running_shots(terms, walkers, found)
    found.append([])
    return found


def _add(found: list[Orders], orders: Orders) -> None:
    if orders and orders not in found:
        found.append(orders)


# -- where to go ----------------------------------------------------------------------------------


def goals(state: State, first: Character) -> list[Goal]:
    """Where a troop might want to go, what matters most first."""
    shape = first.body.shape
    x = shape.x
    y = shape.y
    found: list[Goal] = []
    enemies = _nearest_enemies(state, first)
    for enemy in enemies:
        other = enemy.body.shape
        found.append(Goal(other.x, other.y, enemy.id, ROUND_A_CORNER))
    if first.card.range > 0:
        for enemy in enemies[:RANGES]:
            _add_range(first, enemy, found)
    for marker in state.markers:
        if marker.controller == NOBODY or state.characters[marker.controller].owner != first.owner:
            found.append(Goal(marker.x, marker.y, NOBODY, ROUND_A_CORNER))
    if state.objective == PORTAL:
        number = state.space.owned_by(1 - first.owner)
        if number != NOBODY:
            near = nearest_on(x, y, state.space.things[number].shape)
            found.append(Goal(near.x, near.y, NOBODY, ROUND_A_CORNER))
    _add_heights(state, first, found)
    if enemies:
        other = enemies[0].body.shape
        _add_covers(state, first, other.x, other.y, found)
        dx = x - other.x
        dy = y - other.y
        found.append(Goal(x + dx, y + dy, NOBODY, STRAIGHT_ON))
    found, taken = _apart(first, found)
    far = float(first.card.movement)
    for number in range(DIRECTIONS):
        sector = number * (SECTORS // DIRECTIONS)
        if taken[sector] or taken[sector - 1] or taken[(sector + 1) % SECTORS]:
            continue
        angle = math.tau * float(number) / float(DIRECTIONS)
        gx = x + rounded(far * math.cos(angle))
        gy = y + rounded(far * math.sin(angle))
        found.append(Goal(gx, gy, NOBODY, STRAIGHT_ON))
    return found


def _apart(first: Character, found: list[Goal]) -> tuple[list[Goal], list[bool]]:
    """The goals without those out of reach in the direction of an earlier one, and the directions taken."""
    shape = first.body.shape
    taken = [False] * SECTORS
    kept: list[Goal] = []
    for goal in found:
        dx = float(goal.x - shape.x)
        dy = float(goal.y - shape.y)
        reach = float(first.card.movement + first.card.radius)
        if dx * dx + dy * dy > 1.5 * reach * reach:
            sector = rounded(math.atan2(dy, dx) / math.tau * float(SECTORS)) % SECTORS
            if taken[sector]:
                continue
            taken[sector] = True
        kept.append(goal)
    return kept, taken


def _add_range(c: Character, enemy: Character, found: list[Goal]) -> None:
    """Just within the base range of an enemy, for those who are further away or nearer."""
    shape = c.body.shape
    other = enemy.body.shape
    dx = float(shape.x - other.x)
    dy = float(shape.y - other.y)
    away = math.sqrt(dx * dx + dy * dy)
    wanted = float(c.card.range + shape.reach + other.reach - 2)
    if away >= 1.0 and abs(away - wanted) > float(INCH) / 4.0:
        part = wanted / away
        found.append(Goal(other.x + rounded(dx * part), other.y + rounded(dy * part), NOBODY, STRAIGHT_ON))


def _nearest_enemies(state: State, c: Character) -> list[Character]:
    """The nearest enemies, one of each troop first."""
    keyed: list[tuple[int, int]] = []
    for other in state.characters:
        if other.owner != c.owner and other.where == STANDING:
            keyed.append((distance_of(c.body, other.body), other.id))
    keyed.sort()
    found: list[Character] = []
    troops: list[int] = []
    for _, number in keyed:
        other = state.characters[number]
        if other.troop not in troops:
            troops.append(other.troop)
            found.append(other)
    for _, number in keyed:
        if len(found) >= ENEMIES:
            break
        other = state.characters[number]
        if other not in found:
            found.append(other)
    return found[:ENEMIES]


def _add_heights(state: State, c: Character, found: list[Goal]) -> None:
    """The nearest tops that could be climbed: a place far enough from the edge to stand."""
    shape = c.body.shape
    keyed: list[tuple[int, int, int]] = []
    inset = 0.75 * float(c.card.radius)
    for thing in state.space.things:
        rise = thing.top - c.body.bottom
        if not thing.climbable or rise <= state.options.constants.step or 2 * rise > c.card.movement + INCH:
            continue
        far = c.card.movement + thing.shape.reach
        dx = thing.shape.x - shape.x
        dy = thing.shape.y - shape.y
        if not (-far < dx < far and -far < dy < far):
            continue
        edge = nearest_on(shape.x, shape.y, thing.shape)
        ix = float(thing.shape.x - edge.x)
        iy = float(thing.shape.y - edge.y)
        deep = math.sqrt(ix * ix + iy * iy)
        if deep > inset:
            x = edge.x + rounded(ix * inset / deep)
            y = edge.y + rounded(iy * inset / deep)
            keyed.append((square(shape.x, shape.y, x, y), x, y))
    keyed.sort()
    for _, x, y in keyed[:HEIGHTS]:
        found.append(Goal(x, y, NOBODY, STRAIGHT_ON))


def _add_covers(state: State, c: Character, ex: i64, ey: i64, found: list[Goal]) -> None:
    """Behind the nearest objects that are tall enough, as seen from an enemy."""
    shape = c.body.shape
    keyed: list[tuple[int, int, int]] = []
    for thing in state.space.things:
        if thing.top - c.body.bottom < c.card.height:
            continue
        dx = float(thing.shape.x - ex)
        dy = float(thing.shape.y - ey)
        away = math.sqrt(dx * dx + dy * dy)
        if away < 1.0:
            continue
        out = float(thing.shape.reach + c.card.radius) / away
        x = thing.shape.x + rounded(dx * out)
        y = thing.shape.y + rounded(dy * out)
        keyed.append((square(shape.x, shape.y, x, y), x, y))
    keyed.sort()
    for far, x, y in keyed[:COVERS]:
        if far <= 4 * c.card.movement * c.card.movement:
            found.append(Goal(x, y, NOBODY, ROUND_A_CORNER))


# -- orders for all -------------------------------------------------------------------------------


def unit_orders(terms: Terms, sheet: Sheet, walkers: list[Character], goal: Goal) -> Orders:
    """Everybody towards a goal, whole or half as far; empty if they cannot keep together."""
    order = by_distance(walkers, goal.x, goal.y)
    found = _go(terms, sheet, order, goal, 1)
    if not found and len(terms.troop.members) > 1:
        found = _go(terms, sheet, order, goal, 2)
    return found


def _go(terms: Terms, sheet: Sheet, order: list[Character], goal: Goal, divisor: int) -> Orders:
    layout = sheet.copy()
    distance = formation_distance(terms.state, terms.troop)
    formed = terms.formation == FORMED
    placed = those_staying(terms, layout, order)
    staying = len(placed)
    moves: Orders = []
    vx: i64 = 0
    vy: i64 = 0
    for number in range(len(order)):
        c = order[number]
        shape = c.body.shape
        allowance = terms.allowances[c.id] // divisor
        step: Advance | None
        if goal.enemy != NOBODY:
            enemy = terms.state.characters[goal.enemy]
            step = _towards_enemy(layout, c, enemy, allowance, goal.care if number == 0 else STRAIGHT_ON)
        elif number == 0:
            step = advance(layout, c, goal.x, goal.y, allowance, goal.care)
        else:
            step = advance(layout, c, shape.x + vx, shape.y + vy, allowance, STRAIGHT_ON)
        body = body_after(c, step)
        if formed and placed and not is_linked(body, placed, distance):
            step = closer_to(layout, c, placed, allowance)
            body = body_after(c, step)
            if not is_linked(body, placed, distance):
                return []
        if step is not None:
            layout.bodies[c.id] = body
            if divisor > 1 and c.walker.flies:  # with all its inches it might fly higher
                step.path[-1] = [step.walk.x, step.walk.y, step.walk.z]
            moves.append(Move(c.id, step.path))
            if number == 0:
                vx = step.walk.x - shape.x
                vy = step.walk.y - shape.y
        placed.append(body)
    # In a chain everybody is linked by now, unless those who stay were parted before.
    if formed and moves and (staying > 1 or not terms.state.options.chain):
        if end_problem(terms, Judged(layout, moves)) is not None:
            return []
    return moves


def _towards_enemy(
    layout: Sheet, c: Character, enemy: Character, allowance: i64, care: int
) -> Advance | None:
    """Into base contact on the side that faces the character, or as near as it gets."""
    shape = layout.body(c).shape
    point = contact_towards(shape.x, shape.y, c.card.radius, enemy.body.shape)
    return advance(layout, c, point.x, point.y, allowance, care)


# -- Running shot ---------------------------------------------------------------------------------


def _add_running_shots(terms: Terms, walkers: list[Character], found: list[Orders]) -> None:
    """Those who can shoot from where they stand, or halfway on the way to the nearest enemies."""
    shooters = [walker.id for walker in walkers if can_shoot_running(terms.state, walker)]
    if not shooters:
        return
    add_legal(terms, found, [Move(number, [], SHOOT) for number in shooters])
    sheet = Sheet(terms.state)
    for goal in goals(terms.state, walkers[0])[:HALFWAY]:
        orders = _go(terms, sheet, by_distance(walkers, goal.x, goal.y), goal, 2)
        if any(move.character in shooters for move in orders):
            shooting = [
                Move(move.character, move.path, SHOOT) if move.character in shooters else move
                for move in orders
            ]
            add_legal(terms, found, shooting)


# -- Defensive stance -----------------------------------------------------------------------------


def _add_steps_back(terms: Terms, walkers: list[Character], found: list[Orders]) -> None:
    """Away from those in contact: each of them alone, and all together."""
    together: Orders = []
    layout = Sheet(terms.state)
    for c in walkers:
        move = _step_back(terms, layout, c)
        if move is not None:
            together.append(move)
            alone = [move]
            if judge(terms, alone).refusal is None:
                _add(found, alone)
    if len(together) > 1 and judge(terms, together).refusal is None:
        _add(found, together)


def _step_back(terms: Terms, layout: Sheet, c: Character) -> Move | None:
    shape = layout.body(c).shape
    dx = 0.0
    dy = 0.0
    for number in layout.touched_at(c, shape.x, shape.y, layout.body(c).bottom):
        other = layout.bodies[number]
        if other is not None:
            dx += float(shape.x - other.shape.x)
            dy += float(shape.y - other.shape.y)
    away = math.sqrt(dx * dx + dy * dy)
    if away < 1.0:
        return None
    far = float(terms.allowances[c.id] - 1)
    step = advance(
        layout,
        c,
        shape.x + rounded(dx / away * far),
        shape.y + rounded(dy / away * far),
        terms.allowances[c.id],
    )
    if step is None or step.walk.met:
        return None
    layout.move(c, step.walk.x, step.walk.y, step.walk.z)
    return Move(c.id, step.path)
