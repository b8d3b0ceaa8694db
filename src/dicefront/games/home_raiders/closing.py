"""UNT: how a Unit out of formation closes up (HR-UNT-03)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.layout import Layout
from dicefront.games.home_raiders.plan import (
    Terms,
    bodies_at_end,
)
from dicefront.games.home_raiders.state import STANDING, Character
from dicefront.games.home_raiders.together import (
    by_distance,
    closer_to,
    points_of,
    walkers_of,
)
from dicefront.games.home_raiders.units import formation_distance, groups, straggling
from dicefront.kernel.ids import NOBODY, Json
from dicefront.tabletop.bases import Base


@mypyc_attr(acyclic=True)
class Closing:
    """The best known plan to close up: the gap it leaves (0: in formation), or -1 if nothing shortens it."""

    def __init__(self, gap: int, plan: list[Json]) -> None:
        self.gap = gap
        self.plan = plan


def closing_up(terms: Terms) -> Closing:
    """The smaller groups go to the largest one, or to the one that cannot move; then the other way round."""
    state = terms.state
    distance = formation_distance(state, terms.troop)
    chain = state.options.chain
    before = straggling(bodies_at_end(terms, Layout(state), NOBODY), distance, chain)
    best = Closing(-1, [])
    for anchor in _anchors(terms, distance):
        found = _gather(terms, anchor, distance, before)
        if found.gap >= 0 and (best.gap < 0 or found.gap < best.gap):
            best = found
        if best.gap == 0:
            break
    return best


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


def _gather(terms: Terms, anchor: list[int], distance: int, before: int) -> Closing:
    state = terms.state
    layout = Layout(state)
    placed: list[Base] = [state.characters[number].body for number in anchor]
    for member in terms.troop.members:
        if member not in anchor and terms.allowances[member] <= 0 and layout.bodies[member] is not None:
            placed.append(state.characters[member].body)
    coming = [walker for walker in walkers_of(terms) if walker.id not in anchor]
    first = state.characters[anchor[0]].body.shape
    moves: list[Json] = []
    for c in by_distance(coming, first.x, first.y):
        near = [state.characters[number].body for number in anchor]
        step = closer_to(layout, c, near if not moves else placed, terms.allowances[c.id])
        if step is not None:
            layout.move(c, step.walk.x, step.walk.y, step.walk.z)
            entry: list[Json] = [c.id, points_of(step.path)]
            moves.append(entry)
        placed.append(layout.body(c))
    gap = straggling(bodies_at_end(terms, layout, NOBODY), distance, state.options.chain)
    if gap > 0 and moves:
        gap = _meet_halfway(terms, layout, anchor, coming, moves, distance)
    if not moves or gap >= before:
        return Closing(-1, [])
    return Closing(gap, moves)


def _meet_halfway(
    terms: Terms, layout: Layout, anchor: list[int], coming: list[Character], moves: list[Json], distance: int
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
        step = closer_to(layout, c, [layout.body(other) for other in coming], terms.allowances[number])
        if step is None:
            continue
        layout.move(c, step.walk.x, step.walk.y, step.walk.z)
        now = straggling(bodies_at_end(terms, layout, NOBODY), distance, state.options.chain)
        if now < gap:
            gap = now
            entry: list[Json] = [c.id, points_of(step.path)]
            moves.append(entry)
        else:
            layout.bodies[c.id] = before
        if gap == 0:
            break
    return gap
