"""Plans for a Movement action that a computer player makes up itself: charges, and marches by the map.

The game proposes plans for everybody who cannot draw; these look further: everybody of a Unit into contact
with somebody, and all along the shortest way round what stands in between. Each is judged by the game.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from dicefront.agents.evaluation.home_raiders.ground import CELL, ground_of
from dicefront.agents.evaluation.home_raiders.places import Scene
from dicefront.agents.evaluation.home_raiders.worth import melee_chance, token_worth
from dicefront.games.home_raiders.abilities.movement import flies
from dicefront.games.home_raiders.advance import Advance, advance
from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.layout import Layout
from dicefront.games.home_raiders.measuring import bodies_within, distance_of
from dicefront.games.home_raiders.plan import CLOSER, FORMED, Terms, judge
from dicefront.games.home_raiders.state import PORTAL, Character
from dicefront.games.home_raiders.units import formation_distance
from dicefront.kernel.ids import NOBODY, Json
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square

ANGLES: Final = [0.0, 1.1, -1.1, 2.2, -2.2]
"""Where to touch an enemy, seen from the side that faces the character."""
ENEMIES: Final = 2
"""How many enemies a march goes to."""


class Sheet:
    """A plan while it is made up: who has its place, and the moves so far."""

    def __init__(self, terms: Terms, walkers: list[Character]) -> None:
        self.terms = terms
        self.layout = Layout(terms.state)
        self.distance = formation_distance(terms.state, terms.troop)
        self.formed = terms.formation == FORMED
        self.moves: list[Json] = []
        walking = [walker.id for walker in walkers]
        self.placed: list[Base] = []
        for member in terms.troop.members:
            body = self.layout.bodies[member]
            if body is not None and member not in walking:
                self.placed.append(body)

    def fits(self, body: Base) -> bool:
        """Whether a place keeps the formation with those who have theirs."""
        if not self.formed or not self.placed:
            return True
        return any(bodies_within(body, other, self.distance) for other in self.placed)

    def put(self, c: Character, step: Advance | None) -> None:
        """Give a character its place."""
        if step is None:
            self.placed.append(c.body)
            return
        body = body_after(c, step)
        self.layout.bodies[c.id] = body
        self.placed.append(body)
        points: list[Json] = [[point[0], point[1]] for point in step.path]
        self.moves.append([c.id, points])

    def follow(self, c: Character) -> bool:
        """Towards the nearest of those who have their places; false if it cannot keep up."""
        if self.fits(c.body):
            self.put(c, None)
            return True
        nearest = self.placed[0]
        for other in self.placed:
            if distance_of(c.body, other) < distance_of(c.body, nearest):
                nearest = other
        point = contact_towards(c.body.shape.x, c.body.shape.y, c.card.radius, nearest.shape)
        step = advance(self.layout, c, point.x, point.y, self.terms.allowances[c.id])
        if step is None or not self.fits(body_after(c, step)):
            return False
        self.put(c, step)
        return True


def body_after(c: Character, step: Advance) -> Base:
    return Base(step.walk.x, step.walk.y, c.card.radius, step.walk.z, c.card.height)


def proposals(scene: Scene, terms: Terms) -> list[list[Json]]:
    """A charge, and marches to the objective and to the enemies that are nearest on foot."""
    walkers = [mover for mover in terms.movers if terms.allowances[mover.id] > 0]
    found: list[list[Json]] = []
    if not walkers or terms.stepping or terms.formation == CLOSER:
        return found
    _add(terms, found, charge(scene, terms, walkers))
    for x, y in destinations(scene, walkers[0]):
        known = len(found)
        for plan in marches(scene, terms, walkers, x, y):
            _add(terms, found, plan)
            if len(found) > known:
                break
    return found


def _add(terms: Terms, found: list[list[Json]], plan: list[Json]) -> None:
    if plan and plan not in found and judge(terms, plan).refusal is None:
        found.append(plan)


# -- charges --------------------------------------------------------------------------------------


def charge(scene: Scene, terms: Terms, walkers: list[Character]) -> list[Json]:
    """Everybody into contact with the enemy it hits best; whoever reaches none keeps up."""
    state = scene.state
    sheet = Sheet(terms, walkers)
    order: list[tuple[int, int]] = []
    reached = False
    for c in walkers:
        nearest = min([distance_of(c.body, enemy.body) for enemy in scene.enemies], default=1 << 60)
        reached = reached or nearest <= terms.allowances[c.id]
        order.append((nearest, c.id))
    if not reached:
        return []
    order.sort()
    late: list[Character] = []
    for _, number in order:
        c = state.characters[number]
        step = _strike_from(scene, sheet, c)
        if step is not None and sheet.fits(body_after(c, step)):
            sheet.put(c, step)
        else:
            late.append(c)
    if not sheet.moves:
        return []
    for c in late:
        target = scene.enemies[0]
        for enemy in scene.enemies:
            if distance_of(c.body, enemy.body) < distance_of(c.body, target.body):
                target = enemy
        point = contact_towards(c.body.shape.x, c.body.shape.y, c.card.radius, target.body.shape)
        step = advance(sheet.layout, c, point.x, point.y, terms.allowances[c.id])
        if step is not None and sheet.fits(body_after(c, step)):
            sheet.put(c, step)
        elif not sheet.follow(c):
            return []
    return sheet.moves


def _strike_from(scene: Scene, sheet: Sheet, c: Character) -> Advance | None:
    """A way into contact with the best enemy in reach."""
    state = scene.state
    allowance = sheet.terms.allowances[c.id]
    keyed: list[tuple[float, int]] = []
    for enemy in scene.enemies:
        if distance_of(c.body, enemy.body) <= allowance:
            value = melee_chance(state, c, enemy) * token_worth(state, enemy)
            if value > 0.0:
                keyed.append((-value, enemy.id))
    keyed.sort()
    for _, number in keyed[:3]:
        shape = state.characters[number].body.shape
        start = math.atan2(float(c.body.shape.y - shape.y), float(c.body.shape.x - shape.x))
        far = float(shape.reach + c.card.radius)
        for angle in ANGLES:
            x = shape.x + round(far * math.cos(start + angle))
            y = shape.y + round(far * math.sin(start + angle))
            step = advance(sheet.layout, c, x, y, allowance)
            if step is not None and number in step.walk.met:
                return step
    return None


# -- marches --------------------------------------------------------------------------------------


def destinations(scene: Scene, first: Character) -> list[tuple[int, int]]:
    """Where a troop might march to."""
    state = scene.state
    shape = first.body.shape
    found: list[tuple[int, int]] = []
    if state.objective == PORTAL and scene.portal is not None:
        found.append((scene.portal.shape.x, scene.portal.shape.y))
    for marker in state.markers:
        if marker.controller == NOBODY or state.characters[marker.controller].owner != scene.player:
            found.append((marker.x, marker.y))
    keyed: list[tuple[int, int]] = []
    for enemy in scene.enemies:
        other = enemy.body.shape
        keyed.append((scene.way(first, shape.x, shape.y, other.x, other.y), enemy.id))
    keyed.sort()
    troops: list[int] = []
    for _, number in keyed:
        enemy = state.characters[number]
        if enemy.troop not in troops and len(troops) < ENEMIES:
            troops.append(enemy.troop)
            found.append((enemy.body.shape.x, enemy.body.shape.y))
    return found


def marches(scene: Scene, terms: Terms, walkers: list[Character], x: int, y: int) -> Iterator[list[Json]]:
    """Ways to get a troop to a point, the fastest first: in a row, side by side, the last ones closing up."""
    order: list[tuple[int, int]] = []
    for c in walkers:
        order.append((scene.way(c, c.body.shape.x, c.body.shape.y, x, y), c.id))
    order.sort()
    rank = [scene.state.characters[number] for _, number in order]
    yield in_a_row(scene, terms, rank, x, y)
    if len(rank) > 1:
        yield side_by_side(scene, terms, rank, x, y, 1)
        yield side_by_side(scene, terms, rank, x, y, 2)
        front = rank[0].body.shape
        yield side_by_side(scene, terms, rank[1:], front.x, front.y, 1)
        yield side_by_side(scene, terms, rank[1:], front.x, front.y, 2)


def in_a_row(scene: Scene, terms: Terms, rank: list[Character], x: int, y: int) -> list[Json]:
    """Everybody along the shortest way, or after those in front; empty if somebody cannot keep up."""
    sheet = Sheet(terms, rank)
    for c in rank:
        step = _along(scene, sheet, c, x, y, terms.allowances[c.id])
        if step is not None and sheet.fits(body_after(c, step)):
            sheet.put(c, step)
        elif not sheet.follow(c):
            return []
    return sheet.moves


def side_by_side(
    scene: Scene, terms: Terms, rank: list[Character], x: int, y: int, divisor: int
) -> list[Json]:
    """Everybody along the shortest way by itself; whether that keeps the formation is left to the judge."""
    sheet = Sheet(terms, rank)
    for c in rank:
        sheet.put(c, _along(scene, sheet, c, x, y, terms.allowances[c.id] // divisor))
    return sheet.moves


def _along(scene: Scene, sheet: Sheet, c: Character, x: int, y: int, allowance: int) -> Advance | None:
    """As far along the way as so many inches go."""
    shape = c.body.shape
    if flies(c) or square(shape.x, shape.y, x, y) <= allowance * allowance:
        step = advance(sheet.layout, c, x, y, allowance)
        if step is not None:
            return step
    ground = ground_of(scene.state.space, c.card.radius)
    points = ground.course(shape.x, shape.y, x, y, allowance + CELL)
    best: Advance | None = None
    least = ground.way(shape.x, shape.y, x, y) - INCH // 4
    for number in (len(points) - 1, 2 * len(points) // 3, len(points) // 3):
        if not 0 <= number < len(points):
            continue
        step = advance(sheet.layout, c, points[number][0], points[number][1], allowance)
        if step is not None:
            left = ground.way(step.walk.x, step.walk.y, x, y)
            if left < least:
                least = left
                best = step
    return best
