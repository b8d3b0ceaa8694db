"""Orders worth proposing for a whole Unit: towards enemies, objectives, cover and heights, away, and to stay.

One member goes first, the others follow in formation. Everything proposed was judged move by move; it need
not be all that is possible.
"""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.moves import SHOOT, Move, Orders
from dicefront.games.home_raiders.rules.orders import (
    CLOSER,
    FORMED,
    Terms,
    can_shoot_running,
    closing_up,
    judge,
    orders_of,
    party_of,
    walkers_of,
)
from dicefront.games.home_raiders.rules.special_orders import add_legal, add_special_orders
from dicefront.games.home_raiders.rules.state import PORTAL, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import (
    ROUND_A_CORNER,
    STRAIGHT_ON,
    advance,
)
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.goals import (
    Goal,
    add_all_round,
    add_covers,
    add_heights,
    add_range,
    march,
    nearest_enemies,
    those_apart,
)
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import Party, by_distance
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.units import rounded

MOST: Final = 12
RANGES: Final = 2
HALFWAY: Final = 3


def suggested_orders(terms: Terms) -> list[Orders]:
    """Up to ``MOST`` orders, always in the same order; to stay comes last unless nothing else is possible."""
    found: list[Orders] = []
    if terms.formation == CLOSER:
        closing = closing_up(terms)
        if closing.gap >= 0:
            found.append(orders_of(closing.steps))
        if closing.gap >= 0:
            return found
    walkers = walkers_of(terms)
    if walkers:
        if terms.stepping:
            _add_steps_back(terms, walkers, found)
        else:
            sheet = terms.sheet()
            party = party_of(terms)
            for goal in goals(terms.state, walkers[0]):
                if len(found) >= MOST - 1:
                    break
                _add(found, _whole_or_half(terms, party, sheet, walkers, goal))
    if terms.special:
        add_special_orders(terms, found)
        if terms.may_shoot and walkers:
            _add_running_shots(terms, walkers, found)
    found.append([])
    return found


def _add(found: list[Orders], orders: Orders) -> None:
    if orders and orders not in found:
        found.append(orders)


# -- where to go ----------------------------------------------------------------------------------


def goals(state: State, first: Character) -> list[Goal]:
    """Where a troop might want to go, what matters most first."""
    shape = first.body.shape
    x = shape.x
    y = shape.y
    found: list[Goal] = []
    enemies = nearest_enemies(state, first)
    for enemy in enemies:
        other = enemy.body.shape
        found.append(Goal(other.x, other.y, enemy.id, ROUND_A_CORNER))
    if first.card.range > 0:
        for enemy in enemies[:RANGES]:
            add_range(first, enemy, first.card.range, found)
    for marker in state.markers:
        if marker.controller == NOBODY or state.characters[marker.controller].owner != first.owner:
            found.append(Goal(marker.x, marker.y, NOBODY, ROUND_A_CORNER))
    if state.objective == PORTAL:
        number = state.space.owned_by(1 - first.owner)
        if number != NOBODY:
            near = nearest_on(x, y, state.space.things[number].shape)
            found.append(Goal(near.x, near.y, NOBODY, ROUND_A_CORNER))
    add_heights(state, first, found)
    if enemies:
        other = enemies[0].body.shape
        add_covers(state, first, other.x, other.y, found)
        dx = x - other.x
        dy = y - other.y
        found.append(Goal(x + dx, y + dy, NOBODY, STRAIGHT_ON))
    found, taken = those_apart(first, found)
    add_all_round(first, found, taken)
    return found


# -- orders for all -------------------------------------------------------------------------------


def unit_orders(terms: Terms, sheet: Sheet, walkers: list[Character], goal: Goal) -> Orders:
    """Everybody towards a goal, whole or half as far; empty if they cannot keep together."""
    return _whole_or_half(terms, party_of(terms), sheet, walkers, goal)


def _whole_or_half(terms: Terms, party: Party, sheet: Sheet, walkers: list[Character], goal: Goal) -> Orders:
    order: list[Figure] = [*by_distance(walkers, goal.x, goal.y)]
    formed = terms.formation == FORMED
    found = march(party, formed, sheet, order, goal, 1)
    if not found and len(terms.troop.members) > 1:
        found = march(party, formed, sheet, order, goal, 2)
    return orders_of(found)


# -- Running shot ---------------------------------------------------------------------------------


def _add_running_shots(terms: Terms, walkers: list[Character], found: list[Orders]) -> None:
    """Those who can shoot from where they stand, or halfway on the way to the nearest enemies."""
    shooters = [walker.id for walker in walkers if can_shoot_running(terms.state, walker)]
    if not shooters:
        return
    add_legal(terms, found, [Move(number, [], SHOOT) for number in shooters])
    sheet = terms.sheet()
    party = party_of(terms)
    for goal in goals(terms.state, walkers[0])[:HALFWAY]:
        order: list[Figure] = [*by_distance(walkers, goal.x, goal.y)]
        orders = orders_of(march(party, terms.formation == FORMED, sheet, order, goal, 2))
        if any(move.character in shooters for move in orders):
            shooting = [
                Move(move.character, move.path, SHOOT) if move.character in shooters else move
                for move in orders
            ]
            add_legal(terms, found, shooting)


# -- Defensive stance -----------------------------------------------------------------------------


def _add_steps_back(terms: Terms, walkers: list[Character], found: list[Orders]) -> None:
    """Away from those in contact: each of them alone, and all together."""
    together: Orders = []
    layout = terms.sheet()
    for c in walkers:
        move = _step_back(terms, layout, c)
        if move is not None:
            together.append(move)
            alone = [move]
            if judge(terms, alone).refusal is None:
                _add(found, alone)
    if len(together) > 1 and judge(terms, together).refusal is None:
        _add(found, together)


def _step_back(terms: Terms, layout: Sheet, c: Character) -> Move | None:
    shape = layout.body(c).shape
    dx = 0.0
    dy = 0.0
    for number in layout.touched_at(c, shape.x, shape.y, layout.body(c).bottom):
        other = layout.bodies[number]
        if other is not None:
            dx += float(shape.x - other.shape.x)
            dy += float(shape.y - other.shape.y)
    away = math.sqrt(dx * dx + dy * dy)
    if away < 1.0:
        return None
    far = float(terms.allowances[c.id] - 1)
    step = advance(
        layout,
        c,
        shape.x + rounded(dx / away * far),
        shape.y + rounded(dy / away * far),
        terms.allowances[c.id],
    )
    if step is None or step.walk.met:
        return None
    layout.move(c, step.walk.x, step.walk.y, step.walk.z)
    return Move(c.id, step.path)
