"""Orders for a Movement action that a computer player makes up itself: charges, and marches by the map.

The game proposes orders for everybody who cannot draw; these look further: everybody of a Unit into contact
with somebody, and all along the shortest way round what stands in between. Each is judged by the game.
"""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.opponent.draft import Draft, exactly
from dicefront.games.home_raiders.opponent.marches import Roads, march
from dicefront.games.home_raiders.opponent.places import Scene
from dicefront.games.home_raiders.opponent.worth import at_goal
from dicefront.games.home_raiders.rules.moves import Orders
from dicefront.games.home_raiders.rules.orders import CLOSER, Terms, judge, walkers_of
from dicefront.games.home_raiders.rules.state import PORTAL, Character
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import Advance, advance
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.together import body_after
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.units import root_up

ANGLES: Final = [0.0, 1.1, -1.1, 2.2, -2.2]
"""Where to touch an enemy, seen from the side that faces the character."""
MARKERS: Final = 2
ENEMIES: Final = 2
"""How many markers and enemies a march goes to, the nearest ones."""
FAR: Final = 1 << 60


def proposals(scene: Scene, terms: Terms) -> list[Orders]:
    """Charges and marches of everybody; those who hold a place may stay while the others go."""
    walkers = walkers_of(terms)
    found: list[Orders] = []
    if not walkers or terms.stepping or terms.formation == CLOSER:
        return found
    free = [walker for walker in walkers if not holds(scene, walker)]
    if len(free) == len(walkers) or not free:
        _propose(scene, terms, walkers, found)
    else:
        _propose(scene, terms, free, found)
        _add(found, charge(scene, terms, walkers))
    return found


def holds(scene: Scene, c: Character) -> bool:
    """Whether a character stands where the objective wants somebody: on its marker, or at the Portal."""
    state = scene.state
    if state.objective == PORTAL:
        return at_goal(state, c)
    return any(marker.controller == c.id for marker in state.markers)


def _propose(scene: Scene, terms: Terms, walkers: list[Character], found: list[Orders]) -> None:
    """A charge, and marches to the objective and to the enemies that are nearest on foot."""
    _add(found, charge(scene, terms, walkers))
    roads = Roads(scene, terms)
    for x, y in destinations(scene, walkers[0]):
        _add(found, march(roads, walkers, x, y))


def _add(found: list[Orders], orders: Orders) -> None:
    if orders and orders not in found:
        found.append(orders)


# -- charges --------------------------------------------------------------------------------------


def charge(scene: Scene, terms: Terms, walkers: list[Character]) -> Orders:
    """Everybody into contact with the enemy it hits best; whoever reaches none keeps up."""
    state = scene.state
    draft = Draft(terms, walkers)
    order: list[tuple[int, int]] = []
    reached = False
    for c in walkers:
        nearest = min([distance_of(c.body, enemy.body) for enemy in scene.enemies], default=FAR)
        reached = reached or nearest <= terms.allowances[c.id]
        order.append((nearest, c.id))
    if not reached:
        return []
    order.sort()
    late: list[Character] = []
    for _, number in order:
        c = state.characters[number]
        step = _strike_from(scene, draft, c)
        if step is not None and draft.fits(body_after(c, step)):
            draft.put(c, step)
        else:
            late.append(c)
    if not draft.moves:
        return []
    for c in late:
        target = scene.enemies[0]
        for enemy in scene.enemies:
            if distance_of(c.body, enemy.body) < distance_of(c.body, target.body):
                target = enemy
        point = contact_towards(c.body.shape.x, c.body.shape.y, c.card.radius, target.body.shape)
        step = advance(draft.sheet, c, point.x, point.y, terms.allowances[c.id])
        if step is not None and draft.fits(body_after(c, step)):
            draft.put(c, step)
        elif not draft.follow(c):
            return []
    return draft.moves if judge(terms, draft.moves).refusal is None else []


def _strike_from(scene: Scene, draft: Draft, c: Character) -> Advance | None:
    """A way into contact with the best enemy in reach."""
    state = scene.state
    allowance = draft.terms.allowances[c.id]
    keyed: list[tuple[float, int]] = []
    for enemy in scene.enemies:
        if distance_of(c.body, enemy.body) <= allowance:
            value = scene.blow(c, enemy) * scene.token(enemy)
            if value > 0.0:
                keyed.append((-value, enemy.id))
    keyed.sort()
    for _, number in keyed[:3]:
        body = state.characters[number].body
        shape = body.shape
        start = math.atan2(float(c.body.shape.y - shape.y), float(c.body.shape.x - shape.x))
        far = float(shape.reach + c.card.radius)
        missed: list[Point] = []
        for angle in ANGLES:
            x = shape.x + round(far * math.cos(start + angle))
            y = shape.y + round(far * math.sin(start + angle))
            step = advance(draft.sheet, c, x, y, allowance)
            if step is not None and number in step.walk.met:
                return step
            missed.append(Point(x, y))
        for point in missed:
            step = exactly(draft.sheet, c, point.x, point.y, None, allowance)
            if step is not None and number in step.walk.met:
                return step
    return None


def destinations(scene: Scene, first: Character) -> list[tuple[int, int]]:
    """Where a troop might march to."""
    state = scene.state
    shape = first.body.shape
    found: list[tuple[int, int]] = []
    if state.objective == PORTAL and scene.portal is not None:
        found.append((scene.portal.shape.x, scene.portal.shape.y))
    near: list[tuple[int, int, int]] = []
    for marker in state.markers:
        if marker.controller == NOBODY or state.characters[marker.controller].owner != scene.player:
            near.append((scene.way(first, shape.x, shape.y, marker.x, marker.y), marker.x, marker.y))
    near.sort()
    found += [(x, y) for _, x, y in near[:MARKERS]]
    for enemy in nearest_on_foot(scene, first):
        found.append((enemy.body.shape.x, enemy.body.shape.y))
    return found


def nearest_on_foot(scene: Scene, first: Character) -> list[Character]:
    """The nearest enemy of each of the troops that are nearest on foot.

    Nobody is nearer on foot than in a straight line: those who are far away need not be looked for.
    """
    shape = first.body.shape
    straight: list[tuple[int, int]] = []
    for enemy in scene.enemies:
        other = enemy.body.shape
        straight.append((root_up(square(shape.x, shape.y, other.x, other.y)), enemy.id))
    straight.sort()
    found: list[Character] = []
    keyed: list[tuple[int, int]] = []
    for least, number in straight:
        found = _first_of_troops(scene, keyed, least)
        if len(found) == ENEMIES:
            return found
        other = scene.state.characters[number].body.shape
        keyed.append((scene.way(first, shape.x, shape.y, other.x, other.y), number))
    return _first_of_troops(scene, keyed, FAR)


def _first_of_troops(scene: Scene, keyed: list[tuple[int, int]], limit: int) -> list[Character]:
    """The first of each troop, of those nearer than a limit."""
    keyed.sort()
    found: list[Character] = []
    troops: list[int] = []
    for away, number in keyed:
        enemy = scene.state.characters[number]
        if away < limit and enemy.troop not in troops and len(troops) < ENEMIES:
            troops.append(enemy.troop)
            found.append(enemy)
    return found
