"""Marches: a whole troop along the shortest way round what stands in between, without losing anybody."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from dicefront.games.home_raiders.opponent.draft import Draft, exactly
from dicefront.games.home_raiders.opponent.places import Scene
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moves import Orders
from dicefront.games.home_raiders.rules.orders import Terms, judge
from dicefront.games.home_raiders.rules.state import Character
from dicefront.skirmish.advance import STRAIGHT_ON, Advance, advance
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.ground import CELL, Field, Ground
from dicefront.skirmish.judge import walk
from dicefront.skirmish.together import body_after
from dicefront.skirmish.walks import FREE, Walk
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.placement import contact_towards, nearest_on
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Disc, Shape

ROUND: Final = [0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3, 2.0, -2.0]
"""Where to touch a Portal, seen from the side that faces the character."""
SHARES: Final = [1.0, 0.75, 0.5, 0.35, 0.2]
"""How much of its inches somebody uses who must not lose those behind."""
SKIPPED: Final = 3
"""So many cells of a course may be left out at its beginning."""
LAME: Final = 0.4
"""A march that gets no farther looks for a way round those who stand there."""
BRISK: Final = 0.75
"""A march that uses such a share of the inches needs no comparison."""
UNTRIED: Final = Advance([], Walk(0, 0, 0))
"""What stands for a step that nobody has looked for yet."""


class Roads:
    """What is worked out once while marches of one troop are made up: ways round the others, and steps."""

    def __init__(self, scene: Scene, terms: Terms) -> None:
        self.scene = scene
        self.terms = terms
        self.others: list[Shape] = []
        for c in scene.state.characters:
            if c.where == ON_TABLE and c.troop != terms.troop.id:
                self.others.append(c.body.shape)
        self.fields: list[tuple[Ground, int, Field]] = []  # round about the others
        self.arrivals: dict[tuple[int, ...], Advance | None] = {}
        self.steps: dict[tuple[int, ...], Advance | None] = {}

    def field_round(self, ground: Ground, goal: int) -> Field:
        """The way from every cell to a cell, round about the others."""
        for known, cell, field in self.fields:
            if known is ground and cell == goal:
                return field
        found = ground.field_round(goal, self.others)
        self.fields.append((ground, goal, found))
        return found


class Errand:
    """Where a troop wants to go, past everybody in the way or, if it is ``wary``, round about them."""

    def __init__(self, roads: Roads, x: int, y: int, wary: bool) -> None:
        self.roads = roads
        self.scene = roads.scene
        self.terms = roads.terms
        self.x = x
        self.y = y
        self.wary = wary and len(roads.others) > 0

    def way(self, c: Character, x: int, y: int) -> int:
        """About how far it is from a point to where the troop wants to go."""
        return self.scene.way(c, x, y, self.x, self.y)

    def course(self, c: Character, x: int, y: int, most: int) -> list[Point]:
        """Points on the way to a point."""
        shape = c.body.shape
        ground = self.scene.ground(c)
        goal = ground.cell(x, y)
        field = self.roads.field_round(ground, goal) if self.wary else ground.field(goal)
        return ground.course(shape.x, shape.y, field, most)


def march(roads: Roads, walkers: list[Character], x: int, y: int) -> Orders:
    """The way to get a troop to a point on which it gets farthest, among those that keep it together."""
    scene = roads.scene
    terms = roads.terms
    order: list[tuple[int, int]] = []
    possible = 0
    for c in walkers:
        order.append((scene.way(c, c.body.shape.x, c.body.shape.y, x, y), c.id))
        possible += terms.allowances[c.id]
    order.sort()
    rank = [scene.state.characters[number] for _, number in order]
    best: Orders = []
    most = 0
    for wary in (False, True):
        errand = Errand(roads, x, y, wary)
        for orders in marches(errand, rank):
            gained = progress(errand, orders)
            if gained > most and judge(terms, orders).refusal is None:
                most = gained
                best = orders
                if most > BRISK * possible:
                    return best
        if most > LAME * possible or order[0][0] <= terms.allowances[rank[0].id]:
            break
    return best


def progress(errand: Errand, orders: Orders) -> int:
    """How much nearer to where they go all who move get, together."""
    gained = 0
    for move in orders:
        c = errand.scene.state.characters[move.character]
        end = move.path[-1]
        gained += errand.way(c, c.body.shape.x, c.body.shape.y) - errand.way(c, end[0], end[1])
    return gained


def marches(errand: Errand, rank: list[Character]) -> Iterator[Orders]:
    """Ways to get a troop to a point: in a row, from behind, side by side, the last ones closing up."""
    yield in_a_row(errand, rank, 1.0)
    if len(rank) > 1:
        yield from_behind(errand, rank)
        yield in_a_row(errand, rank, 0.5)
        yield side_by_side(errand, rank, errand.x, errand.y, 1)
        front = rank[0].body.shape
        yield side_by_side(errand, rank[1:], front.x, front.y, 1)
        yield side_by_side(errand, rank[1:], front.x, front.y, 2)


def in_a_row(errand: Errand, rank: list[Character], share: float) -> Orders:
    """Everybody along the shortest way, or after those in front; empty if somebody cannot keep up.

    The first goes only a share of its inches, so that those behind can.
    """
    draft = Draft(errand.terms, rank)
    first = rank[0]
    for c in rank:
        allowance = errand.terms.allowances[c.id]
        far = round(share * allowance) if c is first else allowance
        step = _along(errand, draft, c, errand.x, errand.y, far)
        if c is not first and (step is None or not draft.fits(body_after(c, step))):
            front = draft.sheet.body(first).shape
            step = _along(errand, draft, c, front.x, front.y, allowance)
        if step is not None and draft.fits(body_after(c, step)):
            draft.put(c, step)
        elif not draft.follow(c):
            return []
    return draft.moves


def from_behind(errand: Errand, rank: list[Character]) -> Orders:
    """The last one first, then everybody as far as it does not lose those behind; nobody is left behind."""
    draft = Draft(errand.terms, rank)
    for c in reversed(rank):
        step: Advance | None = None
        for share in SHARES:
            far = round(share * errand.terms.allowances[c.id])
            step = _along(errand, draft, c, errand.x, errand.y, far)
            if step is None or draft.fits(body_after(c, step)):
                break
            step = None
        if step is not None:
            draft.put(c, step)
        elif not draft.follow(c):
            return []
    return draft.moves


def side_by_side(errand: Errand, rank: list[Character], x: int, y: int, divisor: int) -> Orders:
    """Everybody along the shortest way by itself; whether that keeps the formation is left to the judge."""
    draft = Draft(errand.terms, rank)
    for c in rank:
        draft.put(c, _along(errand, draft, c, x, y, errand.terms.allowances[c.id] // divisor))
    return draft.moves


def _to_touch(draft: Draft, c: Character, goal: Shape, allowance: int) -> Advance | None:
    """A way into contact with an object, if it is in reach."""
    shape = c.body.shape
    if gap_of_disc(shape.x, shape.y, shape.reach, goal) > allowance:
        return None
    start = math.atan2(float(shape.y - goal.y), float(shape.x - goal.x))
    far = float(goal.reach + c.card.radius + INCH)
    for angle in ROUND:
        x = goal.x + round(far * math.cos(start + angle))
        y = goal.y + round(far * math.sin(start + angle))
        edge = nearest_on(x, y, goal)
        beside = contact_towards(x, y, c.card.radius, Disc(edge.x, edge.y, 0))
        step = exactly(draft.sheet, c, beside.x, beside.y, None, allowance)
        if step is not None:
            return step
    return None


def _along(errand: Errand, draft: Draft, c: Character, x: int, y: int, allowance: int) -> Advance | None:
    """As far along the way as so many inches go."""
    arrivals = errand.roads.arrivals
    key = (c.id, x, y, allowance, *draft.places)
    step = arrivals.get(key, UNTRIED)
    if step is UNTRIED:
        step = arrivals[key] = _at_once(errand, draft, c, x, y, allowance)
    if step is not None:
        return step
    points = errand.course(c, x, y, allowance + CELL)
    if not points:
        return None
    steps = errand.roads.steps
    longer = [len(points), *key]
    for point in points:
        longer.append(point.x)
        longer.append(point.y)
    key = tuple(longer)
    step = steps.get(key, UNTRIED)
    if step is UNTRIED:
        step = steps[key] = _on_course(errand.scene.ground(c), draft, c, x, y, points, allowance)
    return step


def _at_once(errand: Errand, draft: Draft, c: Character, x: int, y: int, allowance: int) -> Advance | None:
    """Into contact with a Portal, or to a point in reach."""
    shape = c.body.shape
    portal = errand.scene.portal
    if portal is not None and portal.shape.x == x and portal.shape.y == y:
        step = _to_touch(draft, c, portal.shape, allowance)
        if step is not None:
            return step
    if c.walker.flies or square(shape.x, shape.y, x, y) <= allowance * allowance:
        return advance(draft.sheet, c, x, y, allowance)
    return None


def _on_course(
    ground: Ground, draft: Draft, c: Character, x: int, y: int, points: list[Point], allowance: int
) -> Advance | None:
    """As far along a course as so many inches go: straight on, from cell to cell, or somehow."""
    shape = c.body.shape
    way = ground.way(shape.x, shape.y, x, y)
    straight = _straight(draft, c, points, allowance)
    if straight is not None and way - ground.way(straight.walk.x, straight.walk.y, x, y) > BRISK * allowance:
        return straight
    found = [straight, _by_the_map(draft, c, points, allowance)]
    return _farthest(ground, x, y, way, found) or _farthest(
        ground, x, y, way, [_somehow(draft, c, points, allowance)]
    )


def _farthest(ground: Ground, x: int, y: int, way: int, steps: list[Advance | None]) -> Advance | None:
    """The step after which it is the shortest way to a point, if it is worth the trouble."""
    best: Advance | None = None
    least = way - INCH // 4
    for step in steps:
        if step is not None and ground.way(step.walk.x, step.walk.y, x, y) < least:
            least = ground.way(step.walk.x, step.walk.y, x, y)
            best = step
    return best


def _straight(draft: Draft, c: Character, points: list[Point], allowance: int) -> Advance | None:
    """Straight on towards the end of a course."""
    last = points[-1]
    return advance(draft.sheet, c, last.x, last.y, allowance, STRAIGHT_ON)


def _somehow(draft: Draft, c: Character, points: list[Point], allowance: int) -> Advance | None:
    """By any way there is, to the end of a course or half of it."""
    last = len(points) - 1
    for point in (points[last], points[last // 2]):
        step = advance(draft.sheet, c, point.x, point.y, allowance)
        if step is None or square(step.walk.x, step.walk.y, point.x, point.y) > CELL * CELL:
            step = exactly(draft.sheet, c, point.x, point.y, None, allowance) or step
        if step is not None:
            return step
    return None


def _by_the_map(draft: Draft, c: Character, points: list[Point], allowance: int) -> Advance | None:
    """From cell to cell along a course, as far as nobody stands in the way."""
    for first in range(min(len(points), SKIPPED)):
        best: Advance | None = None
        least = first + 1
        most = len(points)
        while least <= most:
            last = (least + most + 1) // 2 if best is not None else least
            path = [[point.x, point.y] for point in points[first:last]]
            found = walk(draft.sheet, c, path, allowance)
            if found.fault == FREE:
                best = Advance(path, found)
                least = last + 1
            elif best is None:
                break
            else:
                most = last - 1
        if best is not None:
            return _a_bit_more(draft, c, best, points, allowance)
    return None


def _a_bit_more(draft: Draft, c: Character, step: Advance, points: list[Point], allowance: int) -> Advance:
    """What is left of the inches is used towards the next cell."""
    rest = float(allowance - step.walk.cost)
    for number in range(len(points) - 1):
        if points[number].x == step.walk.x and points[number].y == step.walk.y and rest > 0.0:
            after = points[number + 1]
            share = rest / math.dist((step.walk.x, step.walk.y), (after.x, after.y))
            if share < 1.0:
                x = step.walk.x + int(share * float(after.x - step.walk.x))
                y = step.walk.y + int(share * float(after.y - step.walk.y))
                path = [*step.path, [x, y]]
                found = walk(draft.sheet, c, path, allowance)
                if found.fault == FREE:
                    return Advance(path, found)
    return step
