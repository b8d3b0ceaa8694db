"""TRN-17, MIS-08: the end of a game in which a side has nobody left."""

from __future__ import annotations

from dicefront.games.spherewars.rules.events.playing import GameOver
from dicefront.games.spherewars.rules.options import SIDES, side_of
from dicefront.games.spherewars.rules.state import State, is_there
from dicefront.kernel.game import Outcome
from dicefront.kernel.procedure import Steps


def look_for_end(state: State) -> Steps[None]:
    """SW-MIS-08, SW-MIS-38: a side without combatants on the table has lost; without any it is a draw."""
    left = [side for side in range(SIDES) if is_present(state, side)]
    if state.outcome is not None or len(left) == SIDES:
        return
    places = [2 if left and side_of(seat) not in left else 1 for seat in range(state.options.seats)]
    state.outcome = Outcome("spherewars.end.eliminated", "SW-MIS-38", places)
    yield GameOver("spherewars.end.eliminated", "SW-MIS-38", places)


def is_present(state: State, side: int) -> bool:
    """SW-MIS-08: whether a side has anybody on the table; those who flee there count."""
    return any(one.side == side and is_there(one) for one in state.combatants)
