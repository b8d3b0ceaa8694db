"""Chances in Crystals as players ask for them: how dangerous a place is after a move."""

from __future__ import annotations

from fractions import Fraction

from dicefront.games.crystals.board import ON_START
from dicefront.games.crystals.danger import danger
from dicefront.games.crystals.kills import Move, plan_move
from dicefront.games.crystals.preview import fall
from dicefront.games.crystals.roles import TEAM
from dicefront.games.crystals.state import State, lift, put
from dicefront.games.crystals.tower import push_back_step
from dicefront.kernel.ids import NOBODY


def danger_after(state: State, mover: int, face: int) -> Fraction | None:
    """The danger to the mover after a move, over all ways its defence rolls can fall.

    ``None`` where there is nothing to say: at home, on Start, or on the mine of an opponent.
    """
    board = state.options.board
    move = plan_move(state, mover, face)
    if move.destination == board.home:
        return None
    total = Fraction(0)
    fields = board.field_at[mover // TEAM]
    for saved in range(1 << len(move.attacks)):
        chance, held, emptied = fall(move.attacks, saved, fields[move.destination])
        if chance == 0:
            continue
        final = move.destination
        if held:
            final = push_back_step(state, mover // TEAM, move.origin, final, emptied)
        if final == ON_START or state.mines[fields[final]] not in (NOBODY, mover // TEAM):
            return None
        total += chance * danger(_moved(state, move, saved, final), mover).total
    return total


def _moved(state: State, move: Move, saved: int, final: int) -> State:
    """The board after a move, with those gone who were not saved."""
    after = state.copy()
    for index, attack in enumerate(move.attacks):
        if not saved >> index & 1:
            lift(after, attack.target)
    lift(after, move.mover)
    put(after, move.mover, final)
    return after
