"""Which orders for a Movement action are best: the places of all movers afterwards against those before."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.opponent.places import Scene
from dicefront.games.home_raiders.opponent.proposals import proposals
from dicefront.games.home_raiders.opponent.worth import melee_chance, token_worth
from dicefront.games.home_raiders.rules.ground import somebody_is_down
from dicefront.games.home_raiders.rules.movement import allow, somebody_may_move
from dicefront.games.home_raiders.rules.moves import CARRY, Orders
from dicefront.games.home_raiders.rules.moves import SHOOT as RUNNING_SHOT
from dicefront.games.home_raiders.rules.orders import CLOSER, FORMED, Terms
from dicefront.games.home_raiders.rules.state import Character, State, Troop, can_act, members_of
from dicefront.games.home_raiders.rules.suggested import suggested_orders
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.skirmish.contact import touches, touches_an_enemy
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.space import Space
from dicefront.tabletop.bases import Base

ROUNDING: Final = 0.01
"""What rounding may change in a gain."""
RUNNING: Final = 120.0
"""What the shot in the middle of a Running shot adds."""


def body_at(state: State, character: Character, x: int, y: int, z: int) -> Base:
    """The body of a character at another place; a height below 0 stands for the highest surface there."""
    if z < 0:
        z = 0
        for surface in surfaces_at(state.space, x, y):
            z = max(z, surface)
    return Base(x, y, character.card.radius, z, character.card.height)


def places_after(state: State, orders: Orders) -> list[tuple[Character, Base]]:
    """Where orders lead those who move and those who are carried."""
    found: list[tuple[Character, Base]] = []
    for move in orders:
        if move.path:
            character = state.characters[move.character]
            end = move.path[-1]
            body = body_at(state, character, end[0], end[1], end[2] if len(end) > 2 else -1)
            found.append((character, body))
        if move.kind == CARRY:
            for place in move.passengers:
                other = state.characters[place[0]]
                body = body_at(state, other, place[1], place[2], place[3] if len(place) > 3 else -1)
                found.append((other, body))
    return found


def gain_of(scene: Scene, orders: Orders, looking: bool = True) -> float:
    """What orders gain over staying; without ``looking`` what they gain at best."""
    total = 0.0
    for character, body in places_after(scene.state, orders):
        there = scene.value_at(character, body) if looking else scene.hope_at(character, body)
        total += there - scene.value_at(character, character.body)
    for move in orders:
        if move.kind == RUNNING_SHOT:
            total += RUNNING
    return total


def gain_if_so_much(scene: Scene, orders: Orders, hoped: float, least: float) -> float:
    """What orders gain; as soon as that must be less than ``least``, what they gain at best."""
    for character, body in places_after(scene.state, orders):
        hoped += scene.value_at(character, body) - scene.hope_at(character, body)
        if hoped + ROUNDING < least:
            return hoped
    return gain_of(scene, orders)


def gains_of(scene: Scene, offered: list[Orders]) -> list[float]:
    """What each of these gains."""
    return [gain_of(scene, orders) for orders in offered]


def gains_up_to_best(scene: Scene, offered: list[Orders]) -> list[float]:
    """What the best of these gain, and of the others some number that is less."""
    found = [gain_of(scene, orders, False) for orders in offered]
    best = -math.inf
    for number in sorted(range(len(offered)), key=lambda number: -found[number]):
        if found[number] + ROUNDING < best:
            break
        found[number] = gain_if_so_much(scene, offered[number], found[number], best)
        best = max(best, found[number])
    return found


class Offer:
    """Orders that are worth a look in one position, and what the best of them gain (``gains_up_to_best``)."""

    def __init__(self, key: list[int], space: Space, orders: list[Orders], gains: list[float]) -> None:
        self.key = key
        self.space = space
        self.orders = orders
        self.gains = gains

    def best(self) -> float:
        return max(self.gains, default=0.0)


_offers: Final[list[Offer]] = []
REMEMBERED: Final = 12
"""Whom to activate, what to do and where to go are three questions about the same orders."""


def offer_of(scene: Scene, terms: Terms) -> Offer:
    """The orders of the game and those made up here, judged once for each position."""
    key = _key(scene, terms)
    for known in _offers:
        if known.key == key and known.space is scene.state.space:
            return known
    offered = suggested_orders(terms)
    offered += [orders for orders in proposals(scene, terms) if orders not in offered]
    offer = Offer(key, scene.state.space, offered, gains_up_to_best(scene, offered))
    if len(_offers) >= REMEMBERED:
        del _offers[0]
    _offers.append(offer)
    return offer


def _key(scene: Scene, terms: Terms) -> list[int]:
    """All that the orders of a troop and their gains depend on."""
    state = scene.state
    key = [state.objective, state.round, terms.troop.id, terms.formation, int(terms.may_shoot)]
    key += terms.allowances
    key.append(round(scene.actions_of(terms.movers[0])) if terms.movers else 0)
    for c in state.characters:
        if c.where == ON_TABLE:
            shape = c.body.shape
            key += [c.id, shape.x, shape.y, c.body.bottom, c.wounds, int(c.down), c.troop]
            key += [ability.number for ability in c.kit.traits]
    for marker in state.markers:
        key += [marker.x, marker.y, marker.controller]
    return key


def best_move(scene: Scene, troop: Troop, breaking: list[int]) -> float:
    """What the best orders gain if a troop moved now, and those in contact who are named broke away."""
    state = scene.state
    if somebody_is_down(state, troop):
        return 0.0
    movers = [member for member in members_of(state, troop) if can_act(member) and member.sitting_out == 0]
    terms = Terms(state, troop, movers, FORMED if in_formation(state, troop) else CLOSER)
    terms.special = True
    terms.may_shoot = troop.actions >= 2 or troop.id not in state.acting
    allow(terms, breaking)
    if not movers or not somebody_may_move(terms):
        return 0.0
    best = offer_of(scene, terms).best()
    for number in breaking:
        best -= price_of_leaving(scene, state.characters[number])
    return best


def price_of_leaving(scene: Scene, c: Character) -> float:
    """HR-CON-08: what the free attacks cost on average."""
    state = scene.state
    price = 0.0
    for enemy in scene.enemies:
        if touches(state, c, enemy) and not enemy.down:
            price += melee_chance(state, enemy, c) * token_worth(state, c)
    return 1.1 * price


def in_contact(scene: Scene, troop: Troop) -> list[int]:
    """Who of a troop touches an enemy."""
    state = scene.state
    return [c.id for c in members_of(state, troop) if can_act(c) and touches_an_enemy(state, c)]
