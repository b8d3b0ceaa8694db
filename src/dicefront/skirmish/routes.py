"""Where one figure can go, for screens and commands: a legal way to a point, and the area in reach.

Nothing here decides: every way is judged by ``judge.walk``, and what a player draws needs none of it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import Json
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import footing_heights, obstacles_for
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import HAIR, Sheet
from dicefront.skirmish.space import Thing
from dicefront.skirmish.walks import FREE, OTHER_LEVEL, Walk
from dicefront.tabletop.distance import depth
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.point import Point, apart
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import rounded
from dicefront.tabletop.ways import shortest_way

CLEAR: Final = 4
"""So far outside the place where base and object touch a climb begins."""

ENTRIES: Final = 4
RAYS: Final = 48
SPACING: Final = 1270
"""Half an inch."""


@mypyc_attr(acyclic=True)
class Route:
    """A way to a point: its points, what the judge says of it, and what is wrong with it."""

    def __init__(self, path: list[list[int]], walk: Walk, fault: int) -> None:
        self.path = path
        self.walk = walk
        self.fault = fault


def find_way(sheet: Sheet, c: Figure, x: i64, y: i64, z: int | None, allowance: i64) -> Route:
    """The cheapest known legal way of a figure to a point, at a height if one is given.

    If there is none, the straight way with its fault. Who touches an enemy is not kept back here: whether it
    may break away is another question.
    """
    found = legal_way(sheet, c, x, y, z, allowance)
    return _straight_way(sheet, c, x, y, z, allowance) if found is None else found


def legal_way(sheet: Sheet, c: Figure, x: i64, y: i64, z: int | None, allowance: i64) -> Route | None:
    """The same; none if no legal way is known."""
    if c.walker.flies:
        flight = _straight_way(sheet, c, x, y, z, allowance)
        return flight if flight.fault == FREE else None
    if not sheet.holds(c, x, y):
        return None
    heights = [height for height in footing_heights(sheet, c, x, y) if z is None or z == height]
    if not heights:
        return None
    straight = _straight_way(sheet, c, x, y, z, allowance)
    best = straight if straight.fault == FREE else None
    for height in heights:
        for path in _ways_at(sheet, c, x, y, height, allowance):
            found = walk(sheet, c, path, allowance)
            if _fault_of(found, z) == FREE and (best is None or found.cost < best.walk.cost):
                best = Route(path, found, FREE)
    return best


def _straight_way(sheet: Sheet, c: Figure, x: i64, y: i64, z: int | None, allowance: i64) -> Route:
    """Straight on, with what is wrong with it."""
    path: list[list[int]] = [[x, y]]
    if c.walker.flies and z is not None:
        path = [[x, y, z]]
    found = walk(sheet, c, path, allowance)
    return Route(path, found, _fault_of(found, z))


def _fault_of(found: Walk, z: int | None) -> int:
    """What is wrong with a path that should end at a height, if one is given."""
    if found.fault == FREE and z is not None and found.z != z:
        return OTHER_LEVEL
    return found.fault


def _ways_at(sheet: Sheet, c: Figure, x: i64, y: i64, height: i64, allowance: i64) -> list[list[list[int]]]:
    """Ways to a point at a height that may be free: along one level, and over the edges between levels."""
    body = sheet.body(c)
    start = body.centre()
    goal = Point(x, y)
    found: list[list[list[int]]] = []
    step: i64 = sheet.tolerances.step
    if -step <= height - body.bottom <= step:
        way = _round(sheet, c, start, goal, body.bottom, allowance)
        if way is not None:
            found.append([point.pair() for point in way[1:]])
    if body.bottom == height and (height > step or height == 0):
        return found
    ends = [goal]
    if height > step:
        ends = _doors(sheet, c, height, start, goal)
    begins = [start]
    if body.bottom > step:
        begins = _doors(sheet, c, body.bottom, goal, start)
    for begin in begins:
        for end in ends:
            if apart(start, begin) + apart(begin, end) + apart(end, goal) > allowance:
                continue
            way = _round(sheet, c, begin, end, 0, allowance)
            if way is not None:
                points = way if body.bottom > step else way[1:]
                found.append([point.pair() for point in points] + ([] if end is goal else [goal.pair()]))
    return found


def _round(sheet: Sheet, c: Figure, start: Point, goal: Point, z: i64, allowance: i64) -> list[Point] | None:
    """The shortest way round everything at one height."""
    way = shortest_way(
        start, goal, c.walker.radius, obstacles_for(sheet, c, z), sheet.space.field, HAIR, allowance
    )
    return None if way is None else way.points


def _doors(sheet: Sheet, c: Figure, height: i64, outside: Point, inside: Point) -> list[Point]:
    """Places before the edges of the object under a point from which one goes straight up or down."""
    found: list[Point] = []
    away = float(c.walker.radius + CLEAR)
    for thing in sheet.space.things:
        if thing.top != height or not thing.climbable or depth(thing.shape, inside.x, inside.y) <= 0:
            continue
        for edge in _crossings(thing.shape, outside, inside):
            door = _before(thing.shape, edge, away)
            if sheet.may_stand(c, door.x, door.y, 0) and door not in found:
                found.append(door)
    keyed = [
        (apart(outside, found[place]) + apart(found[place], inside), place) for place in range(len(found))
    ]
    keyed.sort()
    return [found[place] for _, place in keyed[:ENTRIES]]


def _crossings(shape: Shape, outside: Point, inside: Point) -> list[Point]:
    """Points of an outline at which a way might cross it: near the one end, near the other, and all round."""
    points = [nearest_on(outside.x, outside.y, shape), nearest_on(inside.x, inside.y, shape)]
    if shape.round:
        for number in range(8):
            angle = math.tau * float(number) / 8.0
            far = float(shape.reach)
            points.append(
                Point(shape.x + rounded(far * math.cos(angle)), shape.y + rounded(far * math.sin(angle)))
            )
        return points
    for edge in shape.edges:
        points.append(Point(edge.ax + edge.dx // 2, edge.ay + edge.dy // 2))
        along = float((inside.x - edge.ax) * edge.dx + (inside.y - edge.ay) * edge.dy) / float(edge.square)
        part = min(max(along, 0.0), 1.0)
        points.append(
            Point(edge.ax + rounded(part * float(edge.dx)), edge.ay + rounded(part * float(edge.dy)))
        )
    return points


def _before(shape: Shape, edge: Point, away: float) -> Point:
    """The point so far outside a shape, straight before a point of its outline."""
    if shape.round:
        dx = float(edge.x - shape.x)
        dy = float(edge.y - shape.y)
        long = max(1.0, math.sqrt(dx * dx + dy * dy))
        return Point(edge.x + rounded(dx / long * away), edge.y + rounded(dy / long * away))
    best = shape.edges[0]
    least = -1.0
    for side in shape.edges:
        turn = float(side.dx * (edge.y - side.ay) - side.dy * (edge.x - side.ax))
        off = abs(turn) / math.sqrt(float(side.square))
        if least < 0.0 or off < least:
            least = off
            best = side
    long = math.sqrt(float(best.square))
    return Point(
        edge.x + rounded(float(best.dy) / long * away), edge.y - rounded(float(best.dx) / long * away)
    )


# -- the area in reach ----------------------------------------------------------------------------


class Level:
    """What is in reach at one height, as polygons that may overlap; for drawing only."""

    def __init__(self, z: int, outlines: list[list[Point]]) -> None:
        self.z = z
        self.outlines = outlines

    def to_json(self) -> dict[str, Json]:
        outlines: list[Json] = []
        for outline in self.outlines:
            corners: list[Json] = [[point.x, point.y] for point in outline]
            outlines.append(corners)
        return {"z": self.z, "outlines": outlines}


class ReachOf:
    """The area a figure can reach with an allowance, on all levels."""

    def __init__(self, state: Battle[Figure], c: Figure, allowance: int) -> None:
        self.sheet = Sheet(state)
        self.c = c
        self.allowance = allowance
        self.levels: list[Level] = []

    def contains(self, x: int, y: int, z: int | None = None) -> bool:
        """Whether there is a legal way to a point."""
        return legal_way(self.sheet, self.c, x, y, z, self.allowance) is not None


def reach_of(state: Battle[Figure], c: Figure, allowance: int | None = None) -> ReachOf:
    """The area in reach: along its own level, and on every level it gets to by one climb."""
    found = ReachOf(state, c, c.walker.allowance if allowance is None else allowance)
    body = c.body
    start = body.centre()
    step: i64 = state.tolerances.step
    if c.walker.flies:
        _add_flights(found)
        return found
    if body.bottom <= step:
        obstacles = obstacles_for(found.sheet, c, body.bottom)
        ground = Reach(start, c.walker.radius, found.allowance, obstacles, state.space.field, HAIR)
        found.levels.append(Level(body.bottom, ground.outlines()))
    else:
        for thing in state.space.things:
            if thing.top == body.bottom and depth(thing.shape, start.x, start.y) > 0:
                found.levels.append(
                    Level(body.bottom, [_fan(found, thing, start.x, start.y, float(found.allowance))])
                )
                _add_ground(found, thing)
    for thing in state.space.things:
        if thing.climbable and thing.top > step and thing.top != body.bottom:
            _add_top(found, thing)
    return found


def _add_top(found: ReachOf, thing: Thing) -> None:
    """What is in reach on top of an object: fans from the places where it is climbed."""
    c = found.c
    start = found.sheet.body(c).centre()
    rise = thing.top - found.sheet.body(c).bottom
    far = found.allowance + thing.shape.reach
    if apart(start, Point(thing.shape.x, thing.shape.y)) > far:
        return
    outlines: list[list[Point]] = []
    middle = Point(thing.shape.x, thing.shape.y)
    for edge in _crossings(thing.shape, start, middle):
        door = _before(thing.shape, edge, float(c.walker.radius + CLEAR))
        route = legal_way(found.sheet, c, door.x, door.y, 0, found.allowance)
        if route is None:
            continue
        left = found.allowance - route.walk.cost - c.walker.radius - c.walker.cost_of(max(rise, -rise))
        if left > c.walker.radius // 2:
            fan = _fan(found, thing, edge.x, edge.y, float(left))
            if len(fan) >= 3:
                outlines.append(fan)
    if outlines:
        found.levels.append(Level(thing.top, outlines))


def _add_ground(found: ReachOf, thing: Thing) -> None:
    """What is in reach on the table for somebody who climbs down from an object."""
    c = found.c
    body = found.sheet.body(c)
    down = 0 if c.walker.drops else c.walker.cost_of(thing.top)
    outlines: list[list[Point]] = []
    for edge in _crossings(thing.shape, body.centre(), body.centre()):
        door = _before(thing.shape, edge, float(c.walker.radius + CLEAR))
        left = found.allowance - apart(body.centre(), door) - down
        if left > 0 and found.sheet.may_stand(c, door.x, door.y, 0):
            obstacles = obstacles_for(found.sheet, c, 0)
            reach = Reach(door, c.walker.radius, left, obstacles, found.sheet.space.field, HAIR)
            outlines += reach.outlines()
    if outlines:
        found.levels.append(Level(0, outlines))


def _fan(found: ReachOf, thing: Thing, x: i64, y: i64, left: float) -> list[Point]:
    """Places to stand on top of an object, in all directions from a point, as far as the allowance goes."""
    need = (found.c.walker.radius + 1) // 2
    outline: list[Point] = []
    for number in range(RAYS):
        angle = math.tau * float(number) / float(RAYS)
        ux = math.cos(angle)
        uy = math.sin(angle)
        far = left
        while far > 0.0:
            px = x + rounded(ux * far)
            py = y + rounded(uy * far)
            if depth(thing.shape, px, py) >= need:
                outline.append(Point(px, py))
                break
            far -= float(SPACING) / 4.0
    return outline


def _add_flights(found: ReachOf) -> None:
    """Where a flier can land: a circle on the table, and fans on the tops in reach."""
    c = found.c
    body = found.sheet.body(c)
    start = body.centre()
    for thing in found.sheet.space.things:
        rise = thing.top - body.bottom
        left = found.allowance * found.allowance - rise * rise
        if (
            thing.climbable
            and left > 0
            and apart(start, Point(thing.shape.x, thing.shape.y)) < found.allowance
        ):
            fan = _fan(found, thing, thing.shape.x, thing.shape.y, float(thing.shape.reach))
            near = [point for point in fan if _lands(found, point, thing.top)]
            if len(near) >= 3:
                found.levels.append(Level(thing.top, [near]))
    low = found.allowance * found.allowance - body.bottom * body.bottom
    if low > 0:
        circle: list[Point] = []
        field = found.sheet.space.field
        for number in range(RAYS):
            angle = math.tau * float(number) / float(RAYS)
            far = math.sqrt(float(low))
            x = start.x + rounded(far * math.cos(angle))
            y = start.y + rounded(far * math.sin(angle))
            room = c.walker.radius
            circle.append(
                Point(
                    min(max(x, field.left + room), field.right - room),
                    min(max(y, field.low + room), field.high - room),
                )
            )
        found.levels.append(Level(0, [circle]))


def _lands(found: ReachOf, point: Point, z: int) -> bool:
    path = [[point.x, point.y, z]]
    return walk(found.sheet, found.c, path, found.allowance).fault == FREE
