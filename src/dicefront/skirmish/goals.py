"""Goals worth going to: enemies, ranges, heights and cover; and a party on its way to one."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import (
    BY_THE_MAP,
    ROUND_A_CORNER,
    STRAIGHT_ON,
    Advance,
    advance,
)
from dicefront.skirmish.battle import Battle, F
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.skirmish.formation import are_linked
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import Party, Step, body_after, closer_to, is_linked
from dicefront.tabletop.placement import contact_towards, nearest_on
from dicefront.tabletop.point import square
from dicefront.tabletop.units import rounded

ENEMIES: Final = 4
NEARLY: Final = 635
"""As good as within range."""

SPARE: Final = 2540
"""A climb may cost so much more than one move."""


SECTORS: Final = 16
"""Two goals out of reach in the same direction, of so many, come to the same move."""


COVERS: Final = 2
HEIGHTS: Final = 2
DIRECTIONS: Final = 8


@mypyc_attr(acyclic=True)
class Goal:
    """A point to go to, or an enemy to touch, and with how much care (see ``advance``)."""

    def __init__(self, x: i64, y: i64, enemy: int, care: int = BY_THE_MAP) -> None:
        self.x = x
        self.y = y
        self.enemy = enemy
        self.care = care


def those_apart(first: Figure, found: list[Goal]) -> tuple[list[Goal], list[bool]]:
    """The goals without those out of reach in the direction of an earlier one, and the directions taken."""
    shape = first.body.shape
    taken = [False] * SECTORS
    kept: list[Goal] = []
    for goal in found:
        dx = float(goal.x - shape.x)
        dy = float(goal.y - shape.y)
        reach = float(first.walker.allowance + first.walker.radius)
        if dx * dx + dy * dy > 1.5 * reach * reach:
            sector = rounded(math.atan2(dy, dx) / math.tau * float(SECTORS)) % SECTORS
            if taken[sector]:
                continue
            taken[sector] = True
        kept.append(goal)
    return kept, taken


def add_all_round(first: Figure, found: list[Goal], taken: list[bool]) -> None:
    """A move in each direction in which no goal lies."""
    shape = first.body.shape
    far = float(first.walker.allowance)
    for number in range(DIRECTIONS):
        sector = number * (SECTORS // DIRECTIONS)
        if taken[sector] or taken[sector - 1] or taken[(sector + 1) % SECTORS]:
            continue
        angle = math.tau * float(number) / float(DIRECTIONS)
        gx = shape.x + rounded(far * math.cos(angle))
        gy = shape.y + rounded(far * math.sin(angle))
        found.append(Goal(gx, gy, NOBODY, STRAIGHT_ON))


def add_range(c: Figure, enemy: Figure, range: int, found: list[Goal]) -> None:
    """Just within the range of an enemy, for those who are further away or nearer."""
    shape = c.body.shape
    other = enemy.body.shape
    dx = float(shape.x - other.x)
    dy = float(shape.y - other.y)
    away = math.sqrt(dx * dx + dy * dy)
    wanted = float(range + shape.reach + other.reach - 2)
    if away >= 1.0 and abs(away - wanted) > float(NEARLY):
        part = wanted / away
        found.append(Goal(other.x + rounded(dx * part), other.y + rounded(dy * part), NOBODY, STRAIGHT_ON))


def nearest_enemies(state: Battle[F], c: F) -> list[F]:
    """The nearest enemies, one of each troop first."""
    keyed: list[tuple[int, int]] = []
    for other in state.figures:
        if other.side != c.side and other.where == ON_TABLE:
            keyed.append((distance_of(c.body, other.body), other.id))
    keyed.sort()
    found: list[F] = []
    troops: list[int] = []
    for _, number in keyed:
        other = state.figures[number]
        if other.troop not in troops:
            troops.append(other.troop)
            found.append(other)
    for _, number in keyed:
        if len(found) >= ENEMIES:
            break
        other = state.figures[number]
        if other not in found:
            found.append(other)
    return found[:ENEMIES]


def add_heights(state: Battle[Figure], c: Figure, found: list[Goal]) -> None:
    """The nearest tops that could be climbed: a place far enough from the edge to stand."""
    shape = c.body.shape
    keyed: list[tuple[int, int, int]] = []
    inset = 0.75 * float(c.walker.radius)
    for thing in state.space.things:
        rise = thing.top - c.body.bottom
        if not thing.climbable or rise <= state.tolerances.step or 2 * rise > c.walker.allowance + SPARE:
            continue
        far = c.walker.allowance + thing.shape.reach
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


def add_covers(state: Battle[Figure], c: Figure, ex: i64, ey: i64, found: list[Goal]) -> None:
    """Behind the nearest objects that are tall enough, as seen from an enemy."""
    shape = c.body.shape
    keyed: list[tuple[int, int, int]] = []
    most = 4 * c.walker.allowance * c.walker.allowance
    for thing in state.space.things:
        if thing.top - c.body.bottom < c.walker.height:
            continue
        dx = float(thing.shape.x - ex)
        dy = float(thing.shape.y - ey)
        away = math.sqrt(dx * dx + dy * dy)
        if away < 1.0:
            continue
        out = float(thing.shape.reach + c.walker.radius) / away
        x = thing.shape.x + rounded(dx * out)
        y = thing.shape.y + rounded(dy * out)
        far = square(shape.x, shape.y, x, y)
        if far <= most:
            keyed.append((far, x, y))
    keyed.sort()
    for _, x, y in keyed[:COVERS]:
        found.append(Goal(x, y, NOBODY, ROUND_A_CORNER))


def march(
    party: Party, formed: bool, before: Sheet, order: list[Figure], goal: Goal, divisor: int
) -> list[Step]:
    """Everybody towards a goal, with a part of the allowances; empty if they should be ``formed`` and cannot.

    One goes first, the others follow in formation.
    """
    sheet = before.copy()
    distance = party.distance
    placed = party.staying(sheet, order)
    staying = len(placed)
    moves: list[Step] = []
    vx: i64 = 0
    vy: i64 = 0
    for number in range(len(order)):
        c = order[number]
        shape = c.body.shape
        allowance = party.allowances[c.id] // divisor
        step: Advance | None
        if goal.enemy != NOBODY:
            enemy = party.state.figures[goal.enemy]
            step = _towards_enemy(sheet, c, enemy, allowance, goal.care if number == 0 else STRAIGHT_ON)
        elif number == 0:
            step = advance(sheet, c, goal.x, goal.y, allowance, goal.care)
        else:
            step = advance(sheet, c, shape.x + vx, shape.y + vy, allowance, STRAIGHT_ON)
        body = body_after(c, step)
        if formed and placed and not is_linked(body, placed, distance):
            step = closer_to(sheet, c, placed, allowance)
            body = body_after(c, step)
            if not is_linked(body, placed, distance):
                return []
        if step is not None:
            sheet.bodies[c.id] = body
            if divisor > 1 and c.walker.flies:  # with all its allowance it might fly higher
                step.path[-1] = [step.walk.x, step.walk.y, step.walk.z]
            moves.append(Step(c.id, step.path))
            if number == 0:
                vx = step.walk.x - shape.x
                vy = step.walk.y - shape.y
        placed.append(body)
    # In a chain everybody is linked by now, unless those who stay were parted before.
    if formed and moves and (staying > 1 or not party.chain):
        if not are_linked(party.bodies(sheet), distance, party.chain):
            return []
    return moves


def _towards_enemy(sheet: Sheet, c: Figure, enemy: Figure, allowance: i64, care: int) -> Advance | None:
    """Into base contact on the side that faces the figure, or as near as it gets."""
    shape = sheet.body(c).shape
    point = contact_towards(shape.x, shape.y, c.walker.radius, enemy.body.shape)
    return advance(sheet, c, point.x, point.y, allowance, care)
