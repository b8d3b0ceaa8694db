"""How a game ends that nobody plays to its end: a player concedes, or all agree on a draw."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import side_of
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.game import Outcome, drawn
from dicefront.kernel.ids import PlayerId, RuleId


def won_by_side(state: State, side: int, reason: str, rule: RuleId) -> Outcome:
    """All seats of a side win together."""
    places = [1 if side_of(seat) == side else 2 for seat in range(state.options.seats)]
    return Outcome(reason, rule, places)


def concede(state: State, player: PlayerId) -> None:
    """SW-MIS-36: a player concedes; a side has lost when nobody of it is left to play."""
    state.gone[player] = True
    side = side_of(player)
    if all(gone for seat, gone in enumerate(state.gone) if side_of(seat) == side):
        state.outcome = won_by_side(state, 1 - side, "spherewars.end.conceded", "SW-MIS-36")


def agree(state: State) -> None:
    """SW-MIS-36: the players agree on a draw."""
    state.outcome = drawn(state.options.seats, "spherewars.end.agreed", "SW-MIS-36")
