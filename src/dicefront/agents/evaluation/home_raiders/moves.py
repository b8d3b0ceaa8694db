"""Which plan of a Movement action is best: the places of all movers after it against those before."""

from __future__ import annotations

from typing import Final

from dicefront.agents.evaluation.home_raiders.places import Scene, value_at
from dicefront.agents.evaluation.home_raiders.proposals import proposals
from dicefront.agents.evaluation.home_raiders.worth import melee_chance, token_worth
from dicefront.games.home_raiders.contact import touches, touches_an_enemy
from dicefront.games.home_raiders.ground import somebody_is_down
from dicefront.games.home_raiders.movement import allow, can_act, somebody_may_move
from dicefront.games.home_raiders.plan import CARRY, CLOSER, FORMED, Move, Terms, read_plan
from dicefront.games.home_raiders.plan import SHOOT as RUNNING_SHOT
from dicefront.games.home_raiders.plans import plans
from dicefront.games.home_raiders.standing import surfaces_at
from dicefront.games.home_raiders.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.units import in_formation
from dicefront.kernel.ids import Json
from dicefront.tabletop.bases import Base

RUNNING: Final = 120.0
"""What the shot in the middle of a Running shot adds."""


class Gain:
    """A plan and what it gains."""

    def __init__(self, plan: list[Json], value: float) -> None:
        self.plan = plan
        self.value = value


def body_at(state: State, character: Character, x: int, y: int, z: int) -> Base:
    """The body of a character at another place; a height below 0 stands for the highest surface there."""
    if z < 0:
        z = 0
        for surface in surfaces_at(state.space, x, y):
            z = max(z, surface)
    return Base(x, y, character.card.radius, z, character.card.height)


def gain_of(scene: Scene, before: list[float], moves: list[Move]) -> float:
    """What the moves of a plan gain; ``before`` are the values of the present places by character."""
    state = scene.state
    total = 0.0
    for move in moves:
        character = state.characters[move.character]
        if move.path:
            end = move.path[-1]
            body = body_at(state, character, end[0], end[1], end[2] if len(end) > 2 else -1)
            total += value_at(scene, character, body) - before[move.character]
        if move.kind == RUNNING_SHOT:
            total += RUNNING
        if move.kind == CARRY:
            for number, x, y, z in move.passengers:
                other = state.characters[number]
                total += value_at(scene, other, body_at(state, other, x, y, z)) - before[number]
    return total


def values_now(scene: Scene) -> list[float]:
    """The value of the present place of every own character; the others count nothing."""
    found = [0.0] * len(scene.state.characters)
    for character in scene.state.characters:
        if character.owner == scene.player and can_act(character):
            found[character.id] = value_at(scene, character, character.body)
    return found


def best_of(scene: Scene, offered: list[list[Json]]) -> Gain:
    """The plan that gains most among those offered; the first of equals."""
    best = Gain(offered[0], -1e9)
    gains = gains_of(scene, offered)
    for number in range(len(offered)):
        if gains[number] > best.value:
            best = Gain(offered[number], gains[number])
    return best


def gains_of(scene: Scene, offered: list[list[Json]]) -> list[float]:
    """What each plan gains."""
    before = values_now(scene)
    found: list[float] = []
    for plan in offered:
        moves = read_plan(plan)
        found.append(-1e9 if moves is None else gain_of(scene, before, moves))
    return found


def best_move(scene: Scene, troop: Troop, breaking: list[int]) -> Gain:
    """The best plan a troop could make if it moved now, and those in contact who are named broke away."""
    state = scene.state
    nothing = Gain([], 0.0)
    if somebody_is_down(state, troop):
        return nothing
    movers = [member for member in members_of(state, troop) if can_act(member) and member.sitting_out == 0]
    terms = Terms(state, troop, movers, FORMED if in_formation(state, troop) else CLOSER)
    terms.special = True
    allow(terms, breaking)
    if not movers or not somebody_may_move(terms):
        return nothing
    offered = plans(terms) + proposals(scene, terms)
    best = best_of(scene, offered) if offered else nothing
    for number in breaking:
        best.value -= price_of_leaving(scene, state.characters[number])
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
