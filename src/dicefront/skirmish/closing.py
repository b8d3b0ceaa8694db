"""How figures out of formation close up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.skirmish.advance import Advance
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.skirmish.footing import footing_heights
from dicefront.skirmish.formation import groups, straggling
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.routes import legal_way
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import Party, Step, by_distance, closer_to
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square

LATTICE: Final = 1270
"""How fine somebody looks for a place to close up to."""


@mypyc_attr(acyclic=True)
class Closing:
    """The best known steps to close up: the gap they leave (0: in formation), or -1 if none shortens it."""

    def __init__(self, gap: int, steps: list[Step]) -> None:
        self.gap = gap
        self.steps = steps


def close_up(party: Party) -> Closing:
    """The smaller groups go to the largest one, or to the one that cannot move; then the other way round.

    First quickly, by a few ways for each; if that does not bring them into formation though their allowances
    might, by every place of a lattice and the shortest way to it.
    """
    state = party.state
    distance = party.distance
    chain = party.chain
    before = straggling(party.bodies(Sheet(state)), distance, chain)
    best = Closing(-1, [])
    for careful in (False, True):
        for anchor in _anchors(party, distance):
            found = _gather(party, anchor, distance, before, careful)
            if found.gap >= 0 and (best.gap < 0 or found.gap < best.gap):
                best = found
            if best.gap == 0:
                return best
        if best.gap > 0 and before - distance > _farthest(party):
            return best
    return best


def _farthest(party: Party) -> int:
    """By so much the two who walk farthest shorten a gap at most."""
    lengths = sorted(party.allowances[walker.id] for walker in party.walkers)
    return sum(lengths[-2:])


def _anchors(party: Party, distance: int) -> list[list[int]]:
    """Who stays while the others come: each group in turn, the one with those who cannot move first."""
    members: list[int] = []
    bodies: list[Base] = []
    for member in party.members:
        c = party.state.figures[member]
        if c.where == ON_TABLE:
            members.append(member)
            bodies.append(c.body)
    keyed: list[tuple[int, int, list[int]]] = []
    for group in groups(bodies, distance):
        numbers = [members[place] for place in group]
        stuck = sum(1 for number in numbers if party.allowances[number] <= 0)
        keyed.append((-stuck, -len(numbers), numbers))
    keyed.sort()
    found = [numbers for _, _, numbers in keyed]
    if len(found) == 1:  # without a chain everybody comes to one after the other
        found = [[number] for number in found[0]]
    return found


def _gather(party: Party, anchor: list[int], distance: int, before: int, careful: bool) -> Closing:
    state = party.state
    sheet = Sheet(state)
    placed: list[Base] = [state.figures[number].body for number in anchor]
    for member in party.members:
        if member not in anchor and party.allowances[member] <= 0 and sheet.bodies[member] is not None:
            placed.append(state.figures[member].body)
    coming = [walker for walker in party.walkers if walker.id not in anchor]
    first = state.figures[anchor[0]].body.shape
    moves: list[Step] = []
    for c in by_distance(coming, first.x, first.y):
        near = [state.figures[number].body for number in anchor]
        goals = near if not moves else placed
        step = nearest_to(sheet, c, goals, party.allowances[c.id], careful)
        if step is not None:
            sheet.move(c, step.walk.x, step.walk.y, step.walk.z)
            moves.append(Step(c.id, step.path))
        placed.append(sheet.body(c))
    gap = straggling(party.bodies(sheet), distance, party.chain)
    if gap > 0 and moves:
        gap = _meet_halfway(party, sheet, anchor, coming, moves, distance, careful)
    if not moves or gap >= before:
        return Closing(-1, [])
    return Closing(gap, moves)


def _meet_halfway(
    party: Party,
    sheet: Sheet,
    anchor: list[int],
    coming: list[Figure],
    moves: list[Step],
    distance: int,
    careful: bool,
) -> int:
    """Those who were waited for come to meet the others."""
    state = party.state
    gap = straggling(party.bodies(sheet), distance, party.chain)
    if not coming:
        return gap
    for number in anchor:
        c = state.figures[number]
        if party.allowances[number] <= 0 or not any(walker.id == number for walker in party.walkers):
            continue
        before = sheet.body(c)
        goals = [sheet.body(other) for other in coming]
        step = nearest_to(sheet, c, goals, party.allowances[number], careful)
        if step is None:
            continue
        sheet.move(c, step.walk.x, step.walk.y, step.walk.z)
        now = straggling(party.bodies(sheet), distance, party.chain)
        if now < gap:
            gap = now
            moves.append(Step(c.id, step.path))
        else:
            sheet.bodies[c.id] = before
        if gap == 0:
            break
    return gap


# -- one of them ------------------------------------------------------------------------------------


def nearest_to(sheet: Sheet, c: Figure, goals: list[Base], allowance: int, careful: bool) -> Advance | None:
    """Towards the nearest of some bodies: by a few ways, or with care as near to any of them as it gets."""
    return _by_lattice(sheet, c, goals, allowance) if careful else closer_to(sheet, c, goals, allowance)


def _by_lattice(sheet: Sheet, c: Figure, goals: list[Base], allowance: int) -> Advance | None:
    """The place nearest to any of the bodies, of the points of a lattice and those beside them."""
    start = sheet.body(c)
    keyed: list[tuple[int, int, int, int]] = []
    now = _gap_to(start, goals)
    for point in _places(start, goals, allowance):
        if square(start.shape.x, start.shape.y, point[0], point[1]) > allowance * allowance:
            continue
        for height in footing_heights(sheet, c, point[0], point[1]):
            gap = _gap_to(Base(point[0], point[1], c.walker.radius, height, c.walker.height), goals)
            if gap < now:
                keyed.append((gap, point[0], point[1], height))
    keyed.sort()
    for _, x, y, z in keyed:
        route = legal_way(sheet, c, x, y, z, allowance)
        if route is not None:
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
