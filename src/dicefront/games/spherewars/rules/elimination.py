"""TRN-17, MIS-08, MIS-09: the end of a game in which a side has nobody left."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import SIDES
from dicefront.games.spherewars.rules.scoring import end_by_points, end_game
from dicefront.games.spherewars.rules.state import Combatant, State, is_there, mission_of
from dicefront.kernel.procedure import Steps, confirm


def look_for_end(state: State) -> Steps[None]:
    """SW-MIS-08, SW-MIS-09: whether the game ends because a side has nobody on the table.

    Where points are counted they decide (SW-MIS-18); otherwise who is left wins, and without anybody it is a
    draw (SW-MIS-36, SW-MIS-38).
    """
    left = [side for side in range(SIDES) if is_present(state, side)]
    mission = mission_of(state)
    if state.outcome is not None or len(left) == SIDES or (left and not mission.ends):
        return
    if mission.is_scored():
        yield from end_by_points(state)
    else:
        yield from end_game(state, left, "spherewars.end.eliminated", mission.ends_by)


def offer_stop(state: State, actor: Combatant) -> Steps[None]:
    """SW-MIS-09: who is alone on the table may stop after each of his activations."""
    if state.outcome is not None or is_present(state, 1 - actor.side):
        return
    going_on = yield from confirm(actor.owner, "spherewars.end.go_on", "SW-MIS-09")
    if not going_on:
        yield from end_by_points(state)


def is_present(state: State, side: int) -> bool:
    """SW-MIS-08: whether a side has anybody on the table; those who flee there count."""
    return any(one.side == side and is_there(one) for one in state.combatants)
