"""Teleports (TEL): where a mover arrives that lands on one."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import NO_JUMP
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.ids import NOBODY


def destination_step(state: State, mover: int, owner: int, landing: int) -> int:
    """The step on which the mover arrives: the landing step, the next teleport, or home.

    One look at the table is one jump: arriving on a teleport starts no other (CR-TEL-03). What the last
    teleport does is in the table (CR-TEL-09 to CR-TEL-11).
    """
    board = state.options.board
    jump = board.jump_to[owner][landing]
    if jump == NO_JUMP or jump == board.home:
        return landing if jump == NO_JUMP else jump
    other = state.occupants[board.field_at[owner][jump]]
    if other != NOBODY and other != mover and other // TEAM == owner:  # CR-TEL-04
        return landing
    return jump
