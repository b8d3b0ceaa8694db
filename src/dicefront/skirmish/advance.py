"""How one figure gets nearer to a goal: straight on, over what it can climb, or round a corner.

This proposes; ``judge.walk`` judges every proposal. It is made for speed: a few rays, no search.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.judge import walk
from dicefront.skirmish.levels import add_crossings
from dicefront.skirmish.passages import CELL
from dicefront.skirmish.sheet import HAIR, Sheet
from dicefront.skirmish.walks import FREE, NO_FOOTING, OBJECT_AT_END, TOO_FAR, Walk
from dicefront.skirmish.walls import ASIDE, ring
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.units import root_down, rounded
from dicefront.tabletop.widened import into_disc

SHORTEST: Final = 150
"""A move of less than a sixteenth of an inch is not worth proposing."""

LEAST: Final = 2540
"""One looks round for an inch at least."""

TRIES: Final = 4
CORNERS: Final = 2

# How hard somebody looks for a way.
STRAIGHT_ON: Final = 0  # and over what it can climb
ROUND_A_CORNER: Final = 1
BY_THE_MAP: Final = 2  # through the whole space


@mypyc_attr(acyclic=True, free_list_len=1)
class Advance:
    """A path and what the judge says of it."""

    def __init__(self, path: list[list[int]], walk: Walk) -> None:
        self.path = path
        self.walk = walk


@mypyc_attr(acyclic=True, free_list_len=1)
class Run:
    """How far a straight line is free at one height, and the object or figure where it ends."""

    def __init__(self, far: float, thing: int, other: int) -> None:
        self.far = far
        self.thing = thing
        self.other = other


def advance(
    sheet: Sheet, c: Figure, gx: i64, gy: i64, allowance: i64, care: int = ROUND_A_CORNER
) -> Advance | None:
    """The best of a few ways towards a point; none if nothing gets nearer."""
    body = sheet.body(c)
    dx = float(gx - body.shape.x)
    dy = float(gy - body.shape.y)
    away = math.sqrt(dx * dx + dy * dy)
    if away < float(SHORTEST) or allowance < SHORTEST:
        return None
    ux = dx / away
    uy = dy / away
    limit = min(away, float(allowance))
    if c.walker.flies:
        return _straight(sheet, c, ux, uy, limit, allowance)
    run = free_run(sheet, c, float(body.shape.x), float(body.shape.y), body.bottom, ux, uy, limit)
    if run.far >= limit - 0.5:
        found = _straight(sheet, c, ux, uy, limit, allowance)
        if found is not None:
            return found
    if care == BY_THE_MAP and run.thing != NOBODY:
        found = _by_passages(sheet, c, run, gx, gy, allowance)
        if found is not None:
            return found
    best: Advance | None = None
    if run.thing != NOBODY:
        best = _over(sheet, c, run.thing, ux, uy, away, allowance)
        if best is not None and _left(best, gx, gy) < 0.35 * away:
            return best
    if care != STRAIGHT_ON and run.far < 0.6 * limit:
        best = _nearer(best, _round(sheet, c, run, gx, gy, allowance), gx, gy)
    if run.far >= float(SHORTEST) and (best is None or _left(best, gx, gy) > away - run.far):
        best = _nearer(best, _straight(sheet, c, ux, uy, run.far, allowance), gx, gy)
    if best is not None and _left(best, gx, gy) > away - float(SHORTEST):
        return None
    return best


def _left(found: Advance, gx: i64, gy: i64) -> float:
    dx = float(gx - found.walk.x)
    dy = float(gy - found.walk.y)
    return math.sqrt(dx * dx + dy * dy)


def _nearer(one: Advance | None, other: Advance | None, gx: i64, gy: i64) -> Advance | None:
    if one is None or other is None:
        return other if one is None else one
    return one if _left(one, gx, gy) <= _left(other, gx, gy) else other


def free_run(sheet: Sheet, c: Figure, x: float, y: float, z: i64, ux: float, uy: float, limit: float) -> Run:
    """How far a base at a height gets from a point in a direction; objects it could climb hinder it."""
    found = Run(limit, NOBODY, NOBODY)
    radius: i64 = c.walker.radius
    top = z + c.walker.height
    step: i64 = sheet.tolerances.step
    space = sheet.space
    room = float(radius)
    if ux > 0.0:
        found.far = min(found.far, (float(space.width) - room - x) / ux)
    elif ux < 0.0:
        found.far = min(found.far, (room - x) / ux)
    if uy > 0.0:
        found.far = min(found.far, (float(space.depth) - room - y) / uy)
    elif uy < 0.0:
        found.far = min(found.far, (room - y) / uy)
    found.far = max(found.far, 0.0)
    near = sheet.near(c, max(c.walker.allowance, LEAST))
    ax = rounded(x)
    ay = rounded(y)
    bx = rounded(x + ux * found.far)
    by = rounded(y + uy * found.far)
    wide = radius + 2  # whatever is farther from this box is not met
    left = min(ax, bx) - wide
    right = max(ax, bx) + wide
    low = min(ay, by) - wide
    high = max(ay, by) + wide
    for number in near.numbers:
        thing = near.things[number]
        if not thing.shape.is_near(left, right, low, high):
            continue
        if min(top, thing.top) - max(z, thing.bottom) > step:
            hit = near.walls[number].first_hit(x, y, ux, uy, found.far)
            if hit < found.far:
                found.far = hit
                found.thing = number
    if not c.walker.hindered:
        return found
    bodies = sheet.bodies
    for number in near.others:
        body = bodies[number]
        if body is None:
            continue
        shape = body.shape
        if not shape.is_near(left, right, low, high):
            continue
        px = float(shape.x) - x
        py = float(shape.y) - y
        along = px * ux + py * uy
        room = float(radius + shape.reach - HAIR + 1)
        if along <= 0.0 or along - room >= found.far:
            continue
        rest = room * room - (px * px + py * py - along * along)
        if rest <= 0.0 or min(top, body.top) - max(z, body.bottom) <= step:
            continue
        hit = max(0.0, along - math.sqrt(rest))
        if hit < found.far:
            found.far = hit
            found.thing = NOBODY
            found.other = number
    return found


def _straight(sheet: Sheet, c: Figure, ux: float, uy: float, far: float, allowance: i64) -> Advance | None:
    """A straight move so far, or as much of it as is allowed."""
    shape = sheet.body(c).shape
    back = float(c.walker.radius)
    for _ in range(TRIES):
        if far < float(SHORTEST):
            return None
        path = [[shape.x + rounded(ux * far), shape.y + rounded(uy * far)]]
        found = walk(sheet, c, path, allowance)
        if found.fault == FREE:
            return Advance(path, found)
        if found.fault == TOO_FAR:
            far -= max(1.0, float(found.cost - allowance))
        elif found.fault == NO_FOOTING or found.fault == OBJECT_AT_END:
            far -= back
        else:
            far *= 0.5
    return None


def _by_passages(sheet: Sheet, c: Figure, run: Run, gx: i64, gy: i64, allowance: i64) -> Advance | None:
    """Along a way through the space as far as two straight legs get, round a corner first if need be."""
    shape = sheet.body(c).shape
    passages = sheet.space.passages(c.walker.radius, c.walker.height, sheet.tolerances.step)
    cells = passages.way(shape.x, shape.y, gx, gy)
    if not cells:
        return None
    points: list[list[int]] = []
    for cell in cells[: allowance // CELL + 2]:
        points.append(passages.centre(cell).pair())
    if len(points) == len(cells):
        points.append([gx, gy])
    first = _farthest_on(sheet, c, [], points, 0, allowance)
    if first is not None:
        second = _farthest_on(sheet, c, first.path, points, points.index(first.path[0]) + 1, allowance)
        return first if second is None else second
    tried = 0
    corners = _corners(sheet, c, run)
    for _, place in _by_length(
        corners, float(shape.x), float(shape.y), float(gx), float(gy), float(allowance)
    ):
        corner = corners[place].pair()
        if walk(sheet, c, [corner], allowance).fault == FREE:
            found = _farthest_on(sheet, c, [corner], points, 0, allowance)
            if found is not None:
                return found
            tried += 1
            if tried >= CORNERS:
                break
    return None


def _corners(sheet: Sheet, c: Figure, run: Run) -> list[Point]:
    """Places to turn at round what a straight line runs into."""
    if run.thing != NOBODY:
        return sheet.space.walls(c.walker.radius).corners[run.thing]
    if run.other != NOBODY:
        other = sheet.bodies[run.other]
        if other is not None:
            wide = float(c.walker.radius + other.shape.reach) + ASIDE
            return ring(float(other.shape.x), float(other.shape.y), wide)
    return []


def _farthest_on(
    sheet: Sheet, c: Figure, path: list[list[int]], points: list[list[int]], least: int, allowance: i64
) -> Advance | None:
    """The farthest point of a way that one more straight leg gets to."""
    shape = sheet.body(c).shape
    x = shape.x
    y = shape.y
    left = allowance
    for point in path:
        left -= root_down(square(x, y, point[0], point[1]))
        x = point[0]
        y = point[1]
    for place in range(len(points) - 1, least - 1, -1):
        point = points[place]
        if left <= 0 or square(x, y, point[0], point[1]) > left * left:
            continue
        longer = [*path, point]
        found = walk(sheet, c, longer, allowance)
        if found.fault == FREE:
            return Advance(longer, found) if found.cost >= SHORTEST else None
    return None


def _over(
    sheet: Sheet, c: Figure, number: int, ux: float, uy: float, away: float, allowance: i64
) -> Advance | None:
    """Up onto the object in the way, and on as far as the allowance goes."""
    thing = sheet.space.things[number]
    body = sheet.body(c)
    rise = thing.top - body.bottom
    if not thing.climbable or thing.bottom > body.bottom + sheet.tolerances.step:
        return None
    left = float(allowance) - float(c.walker.cost_of(rise))
    footing = 0.55 * float(c.walker.radius)
    if left <= footing:
        return None
    shape = body.shape
    at: list[float] = []
    long = left + footing
    add_crossings(
        shape.x, shape.y, shape.x + rounded(ux * long), shape.y + rounded(uy * long), thing.shape, at
    )
    if not at:
        return None
    edge = min(at) * long
    if edge + footing > left:
        return None
    far = max(min(away, left), edge + footing)
    for _ in range(2):
        path = [[shape.x + rounded(ux * far), shape.y + rounded(uy * far)]]
        found = walk(sheet, c, path, allowance)
        if found.fault == FREE:
            return Advance(path, found)
        if far <= edge + footing:
            return None
        far = edge + footing
    return None


def _round(sheet: Sheet, c: Figure, run: Run, gx: i64, gy: i64, allowance: i64) -> Advance | None:
    """Round a corner of what is in the way: to a turning point, then straight towards the goal."""
    body = sheet.body(c)
    x = float(body.shape.x)
    y = float(body.shape.y)
    corners = [corner for corner in _corners(sheet, c, run) if not _is_behind(sheet, c, run, x, y, corner)]
    best: list[list[int]] = []
    least = math.inf
    tried = 0
    for _, place in _by_length(corners, x, y, float(gx), float(gy), float(allowance)):
        corner = corners[place]
        dx = float(corner.x) - x
        dy = float(corner.y) - y
        first = math.sqrt(dx * dx + dy * dy)
        rest = float(allowance) - first - 2.0
        qx = float(gx - corner.x)
        qy = float(gy - corner.y)
        away = math.sqrt(qx * qx + qy * qy)
        if away < 1.0 or max(away - rest, 0.0) >= least:
            continue
        if free_run(sheet, c, x, y, body.bottom, dx / first, dy / first, first).far < first - 0.5:
            continue
        ux = qx / away
        uy = qy / away
        limit = min(rest, away)
        second = free_run(sheet, c, float(corner.x), float(corner.y), body.bottom, ux, uy, limit).far
        if away - second < least:
            least = away - second
            best = [[corner.x, corner.y]]
            if second >= float(SHORTEST):
                best.append([corner.x + rounded(ux * second), corner.y + rounded(uy * second)])
        tried += 1
        if tried >= CORNERS:
            break
    if not best:
        return None
    found = walk(sheet, c, best, allowance)
    if found.fault != FREE and len(best) > 1:
        best = best[:1]
        found = walk(sheet, c, best, allowance)
    return Advance(best, found) if found.fault == FREE else None


def _is_behind(sheet: Sheet, c: Figure, run: Run, x: float, y: float, corner: Point) -> bool:
    """Whether what a straight line runs into is also in the way to a corner of its own: about half are."""
    dx = float(corner.x) - x
    dy = float(corner.y) - y
    far = math.sqrt(dx * dx + dy * dy)
    if far < 1.0:
        return False
    if run.thing != NOBODY:
        wall = sheet.space.walls(c.walker.radius).widened[run.thing]
        return wall.first_hit(x, y, dx / far, dy / far, far) < far - 0.5
    body = sheet.bodies[run.other]
    if body is None:
        return False
    room = float(c.walker.radius + body.shape.reach - HAIR + 1)
    return into_disc(x, y, dx / far, dy / far, float(body.shape.x), float(body.shape.y), room) < far - 0.5


def _by_length(
    corners: list[Point], x: float, y: float, gx: float, gy: float, allowance: float
) -> list[tuple[float, int]]:
    """The corners within an allowance by the length of the way over them."""
    keyed: list[tuple[float, int]] = []
    for place in range(len(corners)):
        corner = corners[place]
        dx = float(corner.x) - x
        dy = float(corner.y) - y
        first = math.sqrt(dx * dx + dy * dy)
        if 1.0 <= first <= allowance - float(SHORTEST):
            dx = gx - float(corner.x)
            dy = gy - float(corner.y)
            keyed.append((first + math.sqrt(dx * dx + dy * dy), place))
    keyed.sort()
    return keyed
