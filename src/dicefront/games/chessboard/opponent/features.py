"""What a network sees of a position: sums over the miniatures of each side, and the match.

Points are hundredths, as in ``battle``. The view shows all of it to everybody (CB-DEC-02): armies that are
still secret are no miniatures yet.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.opponent.battle import Battle, material, squashed
from dicefront.games.chessboard.rules.ending import tally_winner
from dicefront.games.chessboard.rules.state import DICE, NORTH, PLAYERS, RESERVE, ChessState, Mini

SCENARIOS: Final = ["last_standing", "infiltrate", "retrieve", "survival"]
SUMS: Final = [
    "board", "reserve", "ready", "material", "ready_material", "reserve_material", "armor", "bows", "guns",
    "heroes", "tally", "advance", "goal", "best_goal", "ready_prospect", "spent_prospect", "ready_danger",
    "spent_danger", "worst_danger", "strength",
]  # fmt: skip
OF_A_SIDE: Final = [
    *SUMS,
    *[f"d{die}" for die in DICE],
    *[f"ready_d{die}" for die in DICE],
    "on_turn", "ahead", "infiltrators", "carrier",
]  # fmt: skip
OF_THE_MATCH: Final = [*SCENARIOS, "round", "rounds_left", "quiet", "marker", "obstacles", "balance"]
FEATURES: Final = [
    *[f"own_{name}" for name in OF_A_SIDE],
    *[f"foe_{name}" for name in OF_A_SIDE],
    *OF_THE_MATCH,
]

LATE: Final = 20
"""Rounds after this one look alike."""
UNLIMITED: Final = 12
"""Rounds that are left where there is no limit."""


def viewpoints(state: ChessState) -> list[list[int]]:
    """The features as each player sees them."""
    battle = Battle(state)
    sides = [side(battle, player) for player in PLAYERS]
    lead = squashed(strength(sides[0]) - strength(sides[1]))
    found: list[list[int]] = []
    for player in PLAYERS:
        balance = lead if player != NORTH else -lead
        found.append([*sides[player], *sides[1 - player], *match(state), balance // 100])
    return found


def strength(side: list[int]) -> int:
    return side[SUMS.index("strength")]


def side(battle: Battle, player: int) -> list[int]:
    """What one side has and where it stands."""
    state = battle.state
    sums = [0] * len(SUMS)
    dice = [0] * len(DICE)
    ready = [0] * len(DICE)
    best_goal = worst = 0
    for mini in state.minis:
        if mini.owner != player or mini.space < RESERVE:
            continue
        worth = material(mini)
        die = DICE.index(mini.profile.die)
        dice[die] += 1
        equip(sums, mini)
        if mini.space == RESERVE:
            sums[1] += 1
            sums[5] += worth
            continue
        goal = battle.goal(mini, mini.space)
        prospect = battle.prospect(mini, mini.space)
        danger = battle.danger(mini, mini.space, -1, 0)
        row = mini.space >> 3
        sums[0] += 1
        sums[3] += worth
        sums[10] += mini.profile.tally
        sums[11] += 7 - row if player == NORTH else row
        sums[12] += goal
        best_goal = max(best_goal, goal)
        worst = max(worst, danger)
        if mini.ready:
            ready[die] += 1
            sums[2] += 1
            sums[4] += worth
            sums[14] += prospect
            sums[16] += danger
        else:
            sums[15] += prospect
            sums[17] += danger
    sums[13] = best_goal
    sums[18] = worst
    sums[19] = battle.strength(player)
    on_turn = 1 if state.turn == player else 0
    ahead = 1 if tally_winner(state) == player else 0
    carrier = 1 if state.carrier >= 0 and state.minis[state.carrier].owner == player else 0
    return [*sums, *dice, *ready, on_turn, ahead, battle.infiltrators[player], carrier]


def equip(sums: list[int], mini: Mini) -> None:
    """Count what a miniature has left."""
    sums[6] += mini.armor
    sums[7] += 1 if mini.profile.bow else 0
    sums[8] += 1 if mini.profile.gun else 0
    sums[9] += 1 if mini.reroll else 0


def match(state: ChessState) -> list[int]:
    """What is the same for both."""
    options = state.options
    limit = options.survival_rounds if options.scenario == "survival" else options.round_limit
    left = min(limit - state.round, UNLIMITED) if limit else UNLIMITED
    found = [1 if options.scenario == name else 0 for name in SCENARIOS]
    found += [min(state.round, LATE), left, state.quiet, 1 if state.marker >= 0 else 0, len(state.obstacles)]
    return found
