"""UNT: how a Unit out of formation closes up (HR-UNT-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.orders import (
    Move,
    Orders,
    Terms,
    bodies_at_end,
    walkers_of,
)
from dicefront.games.home_raiders.rules.state import STANDING, Character
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import Advance
from dicefront.skirmish.footing import footing_heights
from dicefront.skirmish.formation import groups, straggling
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.routes import find_way
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import by_distance, closer_to
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square

LATTICE: Final = INCH // 2
"""How fine somebody looks for a place to close up to (HR-UNT-04)."""


@mypyc_attr(acyclic=True)
class Closing:
    """The best known orders to close up: the gap they leave (0: in formation), or -1 if none shortens it."""

    def __init__(self, gap: int, orders: Orders) -> None:
        self.gap = gap
        self.orders = orders


def closing_up(terms: Terms) -> Closing:
    """The smaller groups go to the largest one, or to the one that cannot move; then the other way round.

    First quickly, by a few ways for each; if that does not bring them into formation though their inches
    might, by every place of a lattice and the shortest way to it (HR-UNT-04).
    """
    state = terms.state
    distance = formation_distance(state, terms.troop)
    chain = state.options.chain
    before = straggling(bodies_at_end(terms, Sheet(state), NOBODY), distance, chain)
    best = Closing(-1, [])
    for careful in (False, True):
        for anchor in _anchors(terms, distance):
            found = _gather(terms, anchor, distance, before, careful)
            if found.gap >= 0 and (best.gap < 0 or found.gap < best.gap):
                best = found
            if best.gap == 0:
                return best
        if best.gap > 0 and before - distance > _farthest(terms):
            return best
    return best


def _farthest(terms: Terms) -> int:
    """By so many inches the two who walk farthest shorten a gap at most."""
    inches = sorted(terms.allowances[walker.id] for walker in walkers_of(terms))
    return sum(inches[-2:])


def _anchors(terms: Terms, distance: int) -> list[list[int]]:
    """Who stays while the others come: each group in turn, the one with those who cannot move first."""
    members: list[int] = []
    bodies: list[Base] = []
    for member in terms.troop.members:
        c = terms.state.characters[member]
        if c.where == STANDING:
            members.append(member)
            bodies.append(c.body)
    keyed: list[tuple[int, int, list[int]]] = []
    for group in groups(bodies, distance):
        numbers = [members[place] for place in group]
        stuck = sum(1 for number in numbers if terms.allowances[number] <= 0)
        keyed.append((-stuck, -len(numbers), numbers))
    keyed.sort()
    found = [numbers for _, _, numbers in keyed]
    if len(found) == 1:  # formation_mode "all": everybody comes to one after the other
        found = [[number] for number in found[0]]
    return found


def _gather(terms: Terms, anchor: list[int], distance: int, before: int, careful: bool) -> Closing:
    state = terms.state
    layout = Sheet(state)
    placed: list[Base] = [state.characters[number].body for number in anchor]
    for member in terms.troop.members:
        if member not in anchor and terms.allowances[member] <= 0 and layout.bodies[member] is not None:
            placed.append(state.characters[member].body)
    coming = [walker for walker in walkers_of(terms) if walker.id not in anchor]
    first = state.characters[anchor[0]].body.shape
    moves: Orders = []
    for c in by_distance(coming, first.x, first.y):
        near = [state.characters[number].body for number in anchor]
        goals = near if not moves else placed
        step = nearest_to(layout, c, goals, terms.allowances[c.id], careful)
        if step is not None:
            layout.move(c, step.walk.x, step.walk.y, step.walk.z)
            moves.append(Move(c.id, step.path))
        placed.append(layout.body(c))
    gap = straggling(bodies_at_end(terms, layout, NOBODY), distance, state.options.chain)
    if gap > 0 and moves:
        gap = _meet_halfway(terms, layout, anchor, coming, moves, distance, careful)
    if not moves or gap >= before:
        return Closing(-1, [])
    return Closing(gap, moves)


def _meet_halfway(
    terms: Terms,
    layout: Sheet,
    anchor: list[int],
    coming: list[Character],
    moves: Orders,
    distance: int,
    careful: bool,
) -> int:
    """Those who were waited for come to meet the others."""
    state = terms.state
    gap = straggling(bodies_at_end(terms, layout, NOBODY), distance, state.options.chain)
    if not coming:
        return gap
    for number in anchor:
        c = state.characters[number]
        if terms.allowances[number] <= 0 or not any(walker.id == number for walker in walkers_of(terms)):
            continue
        before = layout.body(c)
        goals = [layout.body(other) for other in coming]
        step = nearest_to(layout, c, goals, terms.allowances[number], careful)
        if step is None:
            continue
        layout.move(c, step.walk.x, step.walk.y, step.walk.z)
        now = straggling(bodies_at_end(terms, layout, NOBODY), distance, state.options.chain)
        if now < gap:
            gap = now
            moves.append(Move(c.id, step.path))
        else:
            layout.bodies[c.id] = before
        if gap == 0:
            break
    return gap


# -- one of them ------------------------------------------------------------------------------------


def nearest_to(
    layout: Sheet, c: Character, goals: list[Base], allowance: int, careful: bool
) -> Advance | None:
    """Towards the nearest of some bodies: by a few ways, or with care as near to any of them as it gets."""
    return _by_lattice(layout, c, goals, allowance) if careful else closer_to(layout, c, goals, allowance)


def _by_lattice(layout: Sheet, c: Character, goals: list[Base], allowance: int) -> Advance | None:
    """HR-UNT-04: the place nearest to any of the bodies, of the points of a lattice and those beside them."""
    start = layout.body(c)
    keyed: list[tuple[int, int, int, int]] = []
    now = _gap_to(start, goals)
    for point in _places(start, goals, allowance):
        if square(start.shape.x, start.shape.y, point[0], point[1]) > allowance * allowance:
            continue
        for height in footing_heights(layout, c, point[0], point[1]):
            gap = _gap_to(Base(point[0], point[1], c.card.radius, height, c.card.height), goals)
            if gap < now:
                keyed.append((gap, point[0], point[1], height))
    keyed.sort()
    for _, x, y, z in keyed:
        route = find_way(layout, c, x, y, z, allowance)
        if route.fault == FREE:
            return Advance(route.path, route.walk)
    return None


def _places(start: Base, goals: list[Base], allowance: int) -> list[list[int]]:
    """The lattice round a body, and the places beside the others on the straight way to them."""
    found: list[list[int]] = []
    x = start.shape.x
    y = start.shape.y
    steps = allowance // LATTICE
    for column in range(-steps, steps + 1):
        for row in range(-steps, steps + 1):
            if column or row:
                found.append([x + column * LATTICE, y + row * LATTICE])
    for goal in goals:
        found.append(contact_towards(x, y, start.shape.reach, goal.shape).pair())
    return found


def _gap_to(body: Base, goals: list[Base]) -> int:
    least = distance_of(body, goals[0])
    for goal in goals:
        least = min(least, distance_of(body, goal))
    return least
