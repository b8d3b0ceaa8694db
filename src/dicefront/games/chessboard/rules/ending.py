"""END: how a game ends, and the tally."""

from __future__ import annotations

from dicefront.games.chessboard.rules.events import GameEnded
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState, on_board
from dicefront.kernel.game import drawn, won_by
from dicefront.kernel.ids import NOBODY, PlayerId, RuleId


def win(state: ChessState, winner: PlayerId, reason: str, rule: RuleId) -> GameEnded:
    """CB-END-01: the game ends at this very moment."""
    state.outcome = won_by(winner, 2, reason, rule)
    return GameEnded(winner, reason, rule)


def draw(state: ChessState, reason: str, rule: RuleId) -> GameEnded:
    """Nobody wins."""
    state.outcome = drawn(2, reason, rule)
    return GameEnded(NOBODY, reason, rule)


def decide_by_tally(state: ChessState, reason: str, rule: RuleId) -> GameEnded:
    """CB-END-07, CB-END-08: the tally decides, or the game is drawn."""
    winner = tally_winner(state)
    return draw(state, reason, rule) if winner == NOBODY else win(state, winner, reason, rule)


def tally_winner(state: ChessState) -> PlayerId:
    """CB-END-07, CB-END-08: who is ahead in the first measure or else in the second; -1 if in neither."""
    counts = [count(state, SOUTH) - count(state, NORTH), points(state, SOUTH) - points(state, NORTH)]
    if state.options.tally == "points":
        counts.reverse()
    for difference in counts:
        if difference:
            return SOUTH if difference > 0 else NORTH
    return NOBODY


def count(state: ChessState, player: PlayerId) -> int:
    """CB-END-07, CB-END-10: own miniatures on the board."""
    return len(on_board(state, player))


def points(state: ChessState, player: PlayerId) -> int:
    """CB-ARM-15, CB-END-09: tally values on the board, used-up Armor included."""
    return sum(mini.profile.tally for mini in on_board(state, player))
