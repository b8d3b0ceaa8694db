"""What a network sees of a position: sums over the characters of each side, their places, and the objective.

Worth is thousandths of a Star, as in ``worth``, lengths are inches. Everything is open once the teams are
shown (HR-GEN-14); before that there are no characters.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.opponent.places import Scene, standing_value
from dicefront.games.home_raiders.opponent.worth import at_goal, tokens_left, worth
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, DEFENCE, SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import CUNNING, PORTAL, SPOT, VANISH, VANISHED, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import plan_gap
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.units import root_up

PLAYERS: Final = [0, 1]
OBJECTIVES: Final = [VANISH, PORTAL, SPOT]
DICE: Final = [CLOSE_COMBAT, SHOOTING, DEFENCE]
OF_A_SIDE: Final = [
    "there", "waiting", "gone", "gone_stars", "wounds", "tokens", "down", "acted", "worth", "stars",
    "close_combat", "shooting", "defence", "movement", "markers", "at_goal", "to_goal", "nearest", "close",
    "in_contact", "troops", "ready_troops", "ready_worth", "pearls", "places", "on_turn", "first",
]  # fmt: skip
OF_THE_MATCH: Final = [
    "round",
    "rounds_left",
    "vanish",
    "portal",
    "spot",
    "free_markers",
    "cunning",
    "advanced",
]
FEATURES: Final = [
    *[f"own_{name}" for name in OF_A_SIDE],
    *[f"foe_{name}" for name in OF_A_SIDE],
    *OF_THE_MATCH,
]

REACH: Final = 8
"""Enemies within so many inches are close."""
FAR: Final = 40
"""Inches beyond it look alike."""


def viewpoints(state: State) -> list[list[int]]:
    """The features as each player sees them."""
    found = [side_features(state, player) for player in PLAYERS]
    match = match_features(state)
    return [[*found[player], *found[1 - player], *match] for player in PLAYERS]


def side_features(state: State, player: int) -> list[int]:
    """What one side has, where it stands, and what it holds."""
    there = waiting = gone = gone_stars = wounds = tokens = down = acted = stars = movement = 0
    dice = [0] * len(DICE)
    total = goal = to_goal = nearest = close = contact = ready_worth = 0
    for c in state.characters:
        if c.owner != player:
            continue
        if c.where == VANISHED:
            gone += 1
            gone_stars += 1000 * c.card.cost // c.card.force
            continue
        value = int(worth(state, c) * (1.0 if c.wounds == 0 else 0.35 + 0.3 * tokens_left(c)))
        total += value
        stars += 1000 * c.card.cost // c.card.force
        wounds += c.wounds
        tokens += tokens_left(c)
        movement += c.card.movement // INCH
        for place in range(len(DICE)):
            dice[place] += c.card.dice[DICE[place]].healthy.size()
        troop = state.troops[c.troop]
        if not troop.activated:
            ready_worth += value
        if c.where != ON_TABLE:
            waiting += 1
            continue
        there += 1
        down += 1 if c.down else 0
        acted += 1 if c.acted else 0
        least = distance(state, c)
        nearest += least
        close += 1 if least <= REACH else 0
        contact += 1 if least <= 0 else 0
        goal += 1 if at_goal(state, c) else 0
        to_goal += way_to_goal(state, c)
    troops = ready = 0
    for troop in state.troops:
        if troop.owner == player and troop.members:
            troops += 1
            ready += 0 if troop.activated else 1
    markers = 0
    for marker in state.markers:
        if marker.controller != NOBODY and state.characters[marker.controller].owner == player:
            markers += 1
    pearls = state.bag[player] if state.bag else 0
    places = int(standing_value(Scene(state, player)))
    on_turn = 1 if state.player == player else 0
    first = 1 if state.first == player else 0
    return [
        there, waiting, gone, gone_stars, wounds, tokens, down, acted, total, stars, *dice, movement, markers,
        goal, to_goal, nearest, close, contact, troops, ready, ready_worth, pearls, places, on_turn, first,
    ]  # fmt: skip


def distance(state: State, c: Character) -> int:
    """The inches to the nearest enemy."""
    least = FAR
    for enemy in state.characters:
        if enemy.owner != c.owner and enemy.where == ON_TABLE:
            least = min(least, plan_gap(c.body, enemy.body) // INCH)
    return max(least, 0)


def way_to_goal(state: State, c: Character) -> int:
    """The inches to what the objective is about: the enemy Portal, or the nearest marker that is not held."""
    shape = c.body.shape
    least = FAR
    if state.objective == PORTAL:
        number = state.space.owned_by(1 - c.owner)
        if number != NOBODY:
            least = gap_of_disc(shape.x, shape.y, shape.reach, state.space.things[number].shape) // INCH
    elif state.objective == SPOT:
        for marker in state.markers:
            holder = marker.controller
            if holder == NOBODY or state.characters[holder].owner != c.owner:
                gap = root_up(square(shape.x, shape.y, marker.x, marker.y))
                least = min(least, int(gap) // INCH)
    return min(max(least, 0), FAR)


def match_features(state: State) -> list[int]:
    """What is the same for both."""
    rounds = state.options.constants.rounds
    free = 0
    for marker in state.markers:
        free += 1 if marker.controller == NOBODY else 0
    return [
        state.round,
        max(rounds - state.round, 0),
        *[1 if state.objective == one else 0 for one in OBJECTIVES],
        free,
        1 if state.layout == CUNNING else 0,
        1 if state.options.advanced else 0,
    ]
