"""What orders come to on a table of Home Raiders: ways, where they cost more, and formation."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import Orders
from dicefront.games.home_raiders.rules.orders import bodies_at_end
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.show.screen import note_data
from dicefront.skirmish.formation import are_linked
from dicefront.skirmish.measuring import bodies_within
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import Walk
from dicefront.tabletop.path import GRAIN


def told(question: GiveOrders, orders: Orders) -> dict[str, Json]:
    """Orders with the way of everybody, what is wrong with them, and whether the troop keeps together.

    The moves that are all right by themselves are told even if a later one or the whole is not.
    """
    refusal = question.problem_of(orders)
    done = walked(question, orders)
    return {
        "plan": question.write(orders),
        "ways": [way_of(question, c, walk) for c, walk in done],
        "formation": formation_after(question, done),
        "note": None if refusal is None else note_data(refusal),
    }


def walked(question: GiveOrders, orders: Orders) -> list[tuple[Character, Walk]]:
    """Everybody whose move is all right by itself, and its way."""
    characters = question.terms.state.characters
    walks = question.judgement(orders).walks
    return [(characters[move.character], walk) for move, walk in zip(orders, walks)]


def way_of(question: GiveOrders, c: Character, walk: Walk) -> dict[str, Json]:
    """One way: its cost and limit, where it costs more than its length, and what may come of its end."""
    state = question.terms.state
    return {
        "character": c.id,
        "path": [[*point] for point in walk.trace()],
        "cost": int(walk.cost),
        "limit": max(0, question.terms.allowances[c.id]),
        "costs": costs_of(state, c, walk),
        "met": [*walk.met],
        "fall": fall_from(state, c, walk),
    }


def costs_of(state: State, c: Character, walk: Walk) -> list[Json]:
    """Where a way costs more than its length, how much, and by which paragraph (G3-4)."""
    found: list[Json] = []
    for change in walk.changes:
        piece = next((one for one in walk.pieces if one.start >= change.at), walk.pieces[-1])
        rise = int(change.high - change.low)
        up = piece.z == change.high
        drops = not up and c.walker.drops
        cost = 0 if drops else c.walker.cost_of(rise)
        kind, rule = ("drop", "HR-AMV-15") if drops else ("climb" if up else "descend", "HR-MVT-05")
        found.append(
            {"x": int(piece.ax), "y": int(piece.ay), "kind": kind, "rise": rise, "cost": cost, "rule": rule}
        )
    extra = c.walker.rough - 1
    for piece in walk.pieces:
        things = [state.space.things[number] for number in piece.over]
        if extra and any(thing.uneven and thing.top == piece.z for thing in things):
            x, y = int(piece.ax + piece.bx) // 2, int(piece.ay + piece.by) // 2
            cost = int(piece.end - piece.start) * extra // GRAIN
            found.append({"x": x, "y": y, "kind": "uneven", "rise": 0, "cost": cost, "rule": "HR-MVT-06"})
    return found


def fall_from(state: State, c: Character, walk: Walk) -> int:
    """How deep somebody could be pushed from where it ends, if that would wound it (HR-FAL-02); else 0."""
    deep = int(walk.z)
    return deep if deep > state.options.constants.fall_limit and not c.walker.drops else 0


def formation_after(question: GiveOrders, done: list[tuple[Character, Walk]]) -> dict[str, Json]:
    """Who would keep together with whom (HR-UNT-02): lines between neighbours, and whether they link all."""
    terms = question.terms
    layout = Sheet(terms.state)
    for c, walk in done:
        layout.move(c, walk.x, walk.y, walk.z)
    distance = formation_distance(terms.state, terms.troop)
    bodies = bodies_at_end(terms, layout, NOBODY)
    links: list[Json] = []
    for number, one in enumerate(bodies):
        for other in bodies[number + 1 :]:
            if bodies_within(one, other, distance):
                a, b = one.shape, other.shape
                links.append([[int(a.x), int(a.y)], [int(b.x), int(b.y)]])
    linked = are_linked(bodies, distance, terms.state.options.chain)
    return {"links": links, "linked": linked, "distance": distance}
