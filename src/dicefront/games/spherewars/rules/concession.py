"""How a game ends that nobody plays to its end: a player concedes, or all agree on a draw."""

from __future__ import annotations

from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.game import Outcome, drawn
from dicefront.kernel.ids import PlayerId, RuleId


def won_by_side(state: State, side: int, reason: str, rule: RuleId) -> Outcome:
    """All seats of a side win together; before the bands are shown a seat is a side."""
    places = [1 if seat == side else 2 for seat in range(state.options.seats)]
    for band in state.bands:
        places[band.seat] = 1 if band.side == side else 2
    return Outcome(reason, rule, places)


def concede(state: State, player: PlayerId) -> None:
    """SW-MIS-36: a player concedes."""
    side = player
    for band in state.bands:
        if band.seat == player:
            side = band.side
    state.outcome = won_by_side(state, 1 - side, "spherewars.end.conceded", "SW-MIS-36")


def agree(state: State) -> None:
    """SW-MIS-36: the players agree on a draw."""
    state.outcome = drawn(state.options.seats, "spherewars.end.agreed", "SW-MIS-36")
