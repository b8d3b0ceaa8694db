"""Before the first round: armies, obstacles and places to start from."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.opponent.battle import material
from dicefront.games.chessboard.opponent.chances import BY_HAND, WITH_BOW, WITH_GUN, chance
from dicefront.games.chessboard.rules.army import profiles
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.setup import Placing
from dicefront.games.chessboard.rules.state import ChessState, Mini, army, reserves
from dicefront.kernel.ids import Json

CENTRAL: Final = [0, 1, 2, 3, 3, 2, 1, 0]
"""How central a file is."""


def best_army(options: Options, rosters: list[Json]) -> Json:
    """The army that strikes the others harder than they strike back, one against one."""
    armies = [_minis(options, roster) for roster in rosters]
    best, best_score = 0, 0
    for index, own in enumerate(armies):
        score = sum(_edge(own, other) for other in armies)
        if index == 0 or score > best_score:
            best, best_score = index, score
    return rosters[best]


def _minis(options: Options, roster: Json) -> list[Mini]:
    found: list[Mini] = []
    for profile in profiles(roster, options):
        found.append(Mini(len(found), 0, profile, 0, profile.armor, True, profile.hero))
    return found


def _edge(own: list[Mini], other: list[Mini]) -> int:
    return (_blows(own, other) - _blows(other, own)) // (len(own) * len(other))


def _blows(attackers: list[Mini], targets: list[Mini]) -> int:
    """What each attacker does to each target on the average."""
    total = 0
    for attacker in attackers:
        profile = attacker.profile
        reach = profile.die // 2 + 1
        for target in targets:
            hit = chance(BY_HAND, attacker, target, False) * reach
            if profile.bow:
                hit = max(hit, chance(WITH_BOW, attacker, target, False) * (reach + 3))
            if profile.gun:
                hit = max(hit, chance(WITH_GUN, attacker, target, False) * (reach + 3))
            total += hit * material(target) // (target.armor + 1)
    return total


def wants_obstacles(state: ChessState, player: int) -> bool:
    """Whether the enemy shoots better than the own army."""
    return _shooters(state, 1 - player) > _shooters(state, player)


def _shooters(state: ChessState, player: int) -> int:
    return sum(1 for mini in army(state, player) if mini.profile.bow or mini.profile.gun)


def best_obstacle(state: ChessState, player: int, options: list[Any]) -> object:
    """The most central space if obstacles help, else to stop."""
    if not wants_obstacles(state, player):
        return None
    spaces = [space for space in options if space is not None]
    if not spaces:
        return None
    return max(spaces, key=lambda space: (CENTRAL[space & 7] + CENTRAL[space >> 3], -space))


def place_value(state: ChessState, mini: Mini, space: int) -> int:
    """The strongest in the middle, opposite to enemies that are easily beaten."""
    value = material(mini) * CENTRAL[space & 7]
    for enemy in state.minis:
        if enemy.owner != mini.owner and enemy.space >= 0:
            gap = abs((enemy.space & 7) - (space & 7))
            edge = chance(BY_HAND, mini, enemy, False) - chance(BY_HAND, enemy, mini, False)
            value += edge * max(0, 3 - gap) // 2
    return value


def best_place(state: ChessState, options: list[Placing]) -> Placing:
    """The best miniature to enter, with its space."""
    return max(options, key=lambda one: place_value(state, state.minis[one.mini], one.space))


def best_deployment(state: ChessState, player: int, options: list[list[Placing]]) -> list[Placing]:
    """A whole deployment: the strongest first, each on the most central space that is left."""
    wanted = len(options[0])
    spaces = sorted(
        (one.space for option in options for one in option), key=lambda space: (-CENTRAL[space & 7], space)
    )
    places: list[int] = []
    for space in spaces:
        if space not in places:
            places.append(space)
    minis = sorted(reserves(state, player), key=lambda mini: (-material(mini), mini.id))
    return [Placing(mini.id, space) for mini, space in zip(minis[:wanted], places[:wanted], strict=True)]
