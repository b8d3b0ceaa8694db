"""The Tower (TOW): whom its aura covers, the rolls it grants, and where an attacker is pushed back to."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import ON_START, distance
from dicefront.games.crystals.rules.roles import TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.dice import Roll
from dicefront.kernel.ids import NOBODY

AURA: Final = 4
"""Fields to each side, at every level (CR-TOW-01)."""

NO_COVER: Final = 0

DEFENCE_ROLLS: Final = [Roll([6], "crystals.defence", "CR-TOW-04", seat) for seat in range(4)]
MINE_ROLLS: Final = [Roll([6], "crystals.defence", "CR-TOW-06", seat) for seat in range(4)]


def cover(state: State, owner: int, field: int) -> int:
    """The highest face that saves a character of this owner on this field (CR-TOW-04); ``NO_COVER`` if none.

    A Tower in base or on Start covers nobody (CR-TOW-22, CR-STA-02).
    """
    tower = state.characters[TEAM * owner + TOWER_SLOT]
    if tower.step <= ON_START:
        return NO_COVER
    board = state.options.board
    if distance(board.length, board.field_at[owner][tower.step], field) > AURA:
        return NO_COVER
    return tower.level()


def push_back_step(state: State, owner: int, origin: int, destination: int, emptied: list[int]) -> int:
    """The step of the nearest free field counter-clockwise of the destination (CR-TOW-13, CR-TOW-14).

    The way back ends at the place the mover came from, which counts as free (CR-TOW-15), and for a mover from
    Start behind its entry (CR-TOW-16). It begins at the destination, after a jump too (CR-TOW-17). Fields in
    ``emptied`` count as free (CR-TOW-21); the rules have none left to name, a preview has.
    """
    board = state.options.board
    fields = board.field_at[owner]
    occupants = state.occupants
    came_from = fields[origin]
    entry = fields[1]
    field = fields[destination]
    while True:
        if origin == ON_START and field == entry:
            return ON_START
        field = field - 1 if field > 0 else board.length - 1
        if field == came_from or occupants[field] == NOBODY or field in emptied:
            return board.step_at[owner][field]
