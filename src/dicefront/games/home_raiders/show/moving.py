"""Moving a troop of Home Raiders by hand: all together in an arrangement, or one after the other."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import CIRCLE, PUSH_IT, SHOOT, Move, Orders
from dicefront.games.home_raiders.rules.orders import walkers_of
from dicefront.games.home_raiders.rules.special_moves import enemy_to_circle
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.show.ways import told
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.show.screen import whole
from dicefront.skirmish.advance import BY_THE_MAP, ROUND_A_CORNER, advance
from dicefront.skirmish.footing import footing_heights, nearest_footing, surfaces_at
from dicefront.skirmish.judge import walk
from dicefront.skirmish.routes import find_way
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.sites import HEXES, ROOM
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.units import LIMIT

ARRANGEMENTS: Final = ("keep", "line", "column", "cluster", "alone")
SHARES: Final = (1, 0.85, 0.7, 0.55, 0.4, 0.25)
"""So much of the way to a point is tried by a troop that has to keep together."""

ALMOST: Final = 200
"""A place that is off by less than two millimetres is put right (T-19)."""

WAYPOINTS: Final = 16
DETOUR: Final = 3
"""Whoever is sent too far goes along a way of up to so many times its inches, as far as they last."""

CUTS: Final = 12
EVEN: Final = 12
"""A tenth of a millimetre before the limit is at the limit."""


class Hand:
    """What somebody points at: the figure in the hand, waypoints, the point, and the moves made before."""

    def __init__(self, state: State, question: GiveOrders, args: dict[str, Json]) -> None:
        last = len(state.characters) - 1
        walkers = walkers_of(question.terms)
        first = walkers[0].id if walkers else 0
        self.piece = state.characters[whole(args, "piece", 0, last) if "piece" in args else first]
        self.enemy = whole(args, "enemy", 0, last) if "enemy" in args else NOBODY
        room = self.piece.card.radius  # what lies beyond the border means the border
        self.x = min(max(whole(args, "x", -LIMIT, LIMIT), room), state.space.width - room)
        self.y = min(max(whole(args, "y", -LIMIT, LIMIT), room), state.space.depth - room)
        self.via = points_in(args.get("via", []))
        arrange = args.get("arrange", "keep")
        if arrange not in ARRANGEMENTS:
            raise BadData("look.arrange", "one of " + ", ".join(ARRANGEMENTS), arrange)
        self.arrange = str(arrange)
        made = question.understood(args.get("made", []))
        if made is None:
            raise BadData("look.made", "a list of moves", args.get("made"))
        self.made = [move for move in made if 0 <= move.character <= last and (move.path or move.kind)]
        self.deed = args.get("deed", "")


def points_in(given: Json) -> list[list[int]]:
    """Waypoints ``[x, y]``."""
    expected = f"up to {WAYPOINTS} points [x, y]"
    if not isinstance(given, list) or len(given) > WAYPOINTS:
        raise BadData("look.via", expected, given)
    found: list[list[int]] = []
    for point in given:
        pair = [one for one in point if type(one) is int] if isinstance(point, list) else []
        if len(pair) != 2 or not all(-LIMIT <= one <= LIMIT for one in pair):
            raise BadData("look.via", expected, given)
        found.append(pair)
    return found


def propose(state: State, question: GiveOrders, args: dict[str, Json]) -> Json:
    """The moves that come nearest to what is pointed at, with ways, costs and formation."""
    hand = Hand(state, question, args)
    snapped = offered = False
    if hand.enemy != NOBODY:
        orders = into_contact(question, hand)
    elif hand.deed == CIRCLE:
        orders = round_the_enemy(question, hand)
    elif hand.arrange == "alone":
        orders, snapped, offered = alone(question, hand)
    else:
        orders, snapped = together(question, hand)
    found = told(question, orders)
    found["snapped"], found["offered"] = snapped, offered
    return found


def into_contact(question: GiveOrders, hand: Hand) -> Orders:
    for share in SHARES:
        start = hand.piece.body.shape
        orders = question.towards(*part_of(int(start.x), int(start.y), hand.x, hand.y, share), hand.enemy)
        if orders and question.problem_of(orders) is None:
            return orders
    return []


def round_the_enemy(question: GiveOrders, hand: Hand) -> Orders:
    """Where somebody with Relocate comes nearest to what is pointed at, in contact with its enemy."""
    state, c = question.terms.state, hand.piece
    orders = [move for move in hand.made if move.character != c.id]
    enemy = enemy_to_circle(Sheet(state), c)
    if enemy == NOBODY:
        return orders
    other = state.characters[enemy].body.shape
    dx, dy = hand.x - int(other.x), hand.y - int(other.y)
    part = (c.card.radius + int(other.reach)) / (math.hypot(dx, dy) or 1.0)
    x, y = round(int(other.x) + dx * part), round(int(other.y) + dy * part)
    return [*orders, Move(c.id, [[x, y]], CIRCLE)]


def part_of(x: int, y: int, gx: int, gy: int, share: float) -> tuple[int, int]:
    return round(x + (gx - x) * share), round(y + (gy - y) * share)


# -- one after the other ------------------------------------------------------------------------


def alone(question: GiveOrders, hand: Hand) -> tuple[Orders, bool, bool]:
    """One figure through its waypoints; the moves of the others stay. Whether it snapped or was put right."""
    terms, c = question.terms, hand.piece
    numbers = [move.character for move in hand.made]
    turn = numbers.index(c.id) if c.id in numbers else len(numbers)
    layout = Sheet(terms.state)
    for move in hand.made[:turn]:
        other = terms.state.characters[move.character]
        if move.kind == PUSH_IT:
            if not 0 <= move.thing < len(layout.space.things):
                continue
            layout.replace(layout.space.with_shifted(move.thing, move.dx, move.dy))
            shape = layout.body(other).shape
            layout.move(other, shape.x + move.dx, shape.y + move.dy, layout.body(other).bottom)
            continue
        done = walk(layout, other, move.path, max(0, terms.allowances[other.id]))
        layout.move(other, done.x, done.y, done.z)
    allowance = terms.allowances[c.id]
    if hand.deed == SHOOT:
        allowance = min(allowance, c.card.movement // 2)  # HR-AMV-11
    path, snapped, offered = one_way(layout, c, hand, allowance)
    orders = [move for move in hand.made if move.character != c.id]
    if path:
        orders.insert(turn, Move(c.id, path))
    return orders, snapped, offered


def one_way(layout: Sheet, c: Character, hand: Hand, allowance: int) -> tuple[list[list[int]], bool, bool]:
    """The way of one figure to where somebody points."""
    if allowance <= 0:
        return [], False, False
    x, y, offered = put_right(layout, c, hand.x, hand.y)
    path, snapped = limited(layout, c, way_through(layout, c, [*hand.via, [x, y]], allowance), allowance)
    is_free = walk(layout, c, path, allowance).fault == FREE
    if not is_free and not hand.via and footing_heights(layout, c, x, y):  # as near as it gets
        step = advance(layout, c, x, y, allowance, BY_THE_MAP)
        path, snapped = (path if step is None else step.path), False
    return path, snapped, offered and path[-1][:2] == [x, y]


def put_right(layout: Sheet, c: Character, x: int, y: int) -> tuple[int, int, bool]:
    """The nearest legal place, for one that is not legal but almost (T-19)."""
    if footing_heights(layout, c, x, y):
        return x, y, False
    for height in reversed(surfaces_at(layout.space, x, y)):
        near = nearest_footing(layout.state, c, x, y, height, most=ALMOST)
        if near:
            return int(near[0].x), int(near[0].y), True
    return x, y, False


def way_through(layout: Sheet, c: Character, points: list[list[int]], allowance: int) -> list[list[int]]:
    """From point to point by the cheapest way round what stands between, however long it is."""
    sheet = layout.copy()
    found: list[list[int]] = []
    for x, y in points:
        route = find_way(sheet, c, x, y, None, DETOUR * allowance)
        found += route.path
        if route.fault != FREE:
            break
        sheet.move(c, route.walk.x, route.walk.y, route.walk.z)
    return found


def limited(
    layout: Sheet, c: Character, path: list[list[int]], allowance: int
) -> tuple[list[list[int]], bool]:
    """A way as far as the inches last; within half a base of the limit it goes to the limit (T-14)."""
    whole_way = walk(layout, c, path, DETOUR * allowance)
    short = allowance - int(whole_way.cost)
    if short > c.card.radius or not path:
        return path, False
    if short >= 0:
        longer = [*path[:-1], beyond(layout, c, path, short)]
        if walk(layout, c, longer, allowance).fault == FREE:
            return longer, True
        return path, False
    shorter = cut(layout, c, path, allowance)
    left = allowance - int(walk(layout, c, shorter, allowance).cost)
    return shorter, -short <= c.card.radius and 0 <= left < EVEN


def beyond(layout: Sheet, c: Character, path: list[list[int]], more: int) -> list[int]:
    """The end of a way so much further on, in the direction of its last leg."""
    shape = layout.body(c).shape
    ax, ay = path[-2][:2] if len(path) > 1 else (int(shape.x), int(shape.y))
    bx, by = path[-1][:2]
    length = math.hypot(bx - ax, by - ay) or 1.0
    return [math.floor(bx + (bx - ax) / length * more), math.floor(by + (by - ay) / length * more)]


def cut(layout: Sheet, c: Character, path: list[list[int]], allowance: int) -> list[list[int]]:
    """As much of a way as can be gone with so many inches and ends where one may stand."""
    far = DETOUR * allowance
    legs = path[:]
    while len(legs) > 1 and walk(layout, c, legs[:-1], far).cost > allowance:
        legs.pop()
    shape = layout.body(c).shape
    ax, ay = legs[-2][:2] if len(legs) > 1 else (int(shape.x), int(shape.y))
    low, high = 0.0, 1.0
    for _ in range(CUTS):
        middle = (low + high) / 2
        end = [*part_of(ax, ay, legs[-1][0], legs[-1][1], middle)]
        if walk(layout, c, [*legs[:-1], end], far).cost <= allowance:
            low = middle
        else:
            high = middle
    for number in range(CUTS):  # back to where one may stand
        share = low * (1 - number / CUTS)
        end = [*part_of(ax, ay, legs[-1][0], legs[-1][1], share)]
        if walk(layout, c, [*legs[:-1], end], allowance).fault == FREE:
            return [*legs[:-1], end]
    return legs[:-1] or path


# -- all together -------------------------------------------------------------------------------


def together(question: GiveOrders, hand: Hand) -> tuple[Orders, bool]:
    """The whole troop in an arrangement round the point, or as near to it as it can stay together."""
    c = hand.piece
    start = c.body.shape
    limit = max(0, question.terms.allowances[c.id])
    x, y, snapped = hand.x, hand.y, False
    far = math.hypot(x - int(start.x), y - int(start.y))
    if not hand.via and far > 0 and (far > limit or limit - far <= c.card.radius):
        snapped = abs(far - limit) <= c.card.radius
        x, y = part_of(int(start.x), int(start.y), x, y, max(0, limit - 1) / far)
    for share in SHARES:
        there = part_of(int(start.x), int(start.y), x, y, share)
        orders = sent(question, c, hand.via if share == 1 else [], places(question, hand, *there))
        if orders and question.problem_of(orders) is None:
            return orders, snapped and share == 1
        if hand.arrange == "keep":  # they follow each other where they cannot keep their shape
            orders = question.towards(*there)
            if orders and question.problem_of(orders) is None:
                return orders, False
    return [], False


def places(question: GiveOrders, hand: Hand, x: int, y: int) -> dict[int, tuple[int, int]]:
    """Where everybody goes, in the order in which they set out: those in front first."""
    walkers = walkers_of(question.terms)
    start = hand.piece.body.shape
    dx, dy = x - int(start.x), y - int(start.y)
    length = math.hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (0.0, 1.0)
    ahead = {one.id: int(one.body.shape.x) * ux + int(one.body.shape.y) * uy for one in walkers}
    aside = {one.id: int(one.body.shape.y) * ux - int(one.body.shape.x) * uy for one in walkers}
    front = sorted(walkers, key=lambda one: -ahead[one.id])
    if hand.arrange == "keep":
        return {one.id: (int(one.body.shape.x) + dx, int(one.body.shape.y) + dy) for one in front}
    wide = 2 * max(one.card.radius for one in walkers) + ROOM
    if hand.arrange == "line":
        row = sorted(walkers, key=lambda one: aside[one.id])
        steps = [(place - (len(row) - 1) / 2) * wide for place in range(len(row))]
        spots = {one.id: (round(x - uy * step), round(y + ux * step)) for one, step in zip(row, steps)}
        return {one.id: spots[one.id] for one in front}
    if hand.arrange == "column":
        return {
            one.id: (round(x - ux * place * wide), round(y - uy * place * wide))
            for place, one in enumerate(front)
        }
    cells = [(x + across * wide // 1000, y + along * wide // 1000) for across, along in HEXES[: len(front)]]
    cells.sort(key=lambda cell: -(cell[0] * ux + cell[1] * uy))
    return {one.id: cell for one, cell in zip(front, cells)}


def sent(
    question: GiveOrders, c: Character, via: list[list[int]], spots: dict[int, tuple[int, int]]
) -> Orders:
    """Everybody to its place: through the waypoints, else the cheapest way, else as near as it gets."""
    terms = question.terms
    layout = Sheet(terms.state)
    start = c.body.shape
    orders: Orders = []
    for number, (x, y) in spots.items():
        one = terms.state.characters[number]
        allowance = terms.allowances[number]
        dx, dy = int(one.body.shape.x - start.x), int(one.body.shape.y - start.y)
        path = [*([point[0] + dx, point[1] + dy] for point in via), [x, y]]
        done = walk(layout, one, path, allowance)
        if done.fault != FREE:
            route = find_way(layout, one, x, y, None, allowance)
            path, done = route.path, route.walk
            if route.fault != FREE:
                step = advance(layout, one, x, y, allowance, ROUND_A_CORNER)
                if step is None:
                    continue
                path, done = step.path, step.walk
        layout.move(one, done.x, done.y, done.z)
        orders.append(Move(number, path))
    return orders
