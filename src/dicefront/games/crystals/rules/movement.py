"""Movement (MOV): who can use a roll."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import IN_BASE
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.rules.teleports import destination_step
from dicefront.kernel.dice import Roll

MOVE: Final = "crystals.turn.move"
MOVE_ROLLS: Final = [Roll([6], "crystals.move", "CR-TRN-02", seat) for seat in range(4)]


def legal_movers(state: State, player: int, face: int) -> list[int]:
    """The characters that can move by the full roll (CR-TRN-03, CR-TRN-04).

    Everybody on the way is passed (CR-MOV-03, CR-MOV-04); only an own character where the mover would stay
    forbids a move (CR-TRN-05, CR-MOV-05). Own characters count the same steps, so steps are compared, not
    fields.
    """
    first = TEAM * player
    characters = state.characters
    scout = characters[first].step
    attacker = characters[first + 1].step
    miner = characters[first + 2].step
    tower = characters[first + 3].step
    movers: list[int] = []
    if scout != IN_BASE and can_arrive(state, first, scout + face, attacker, miner, tower):
        movers.append(first)
    if attacker != IN_BASE and can_arrive(state, first + 1, attacker + face, scout, miner, tower):
        movers.append(first + 1)
    if miner != IN_BASE and can_arrive(state, first + 2, miner + face, scout, attacker, tower):
        movers.append(first + 2)
    if tower != IN_BASE and can_arrive(state, first + 3, tower + face, scout, attacker, miner):
        movers.append(first + 3)
    return movers


def can_arrive(state: State, mover: int, landing: int, one: int, two: int, three: int) -> bool:
    """Whether none of the other own characters stands on the landing step, or the mover jumps away from it.

    Beyond the gate nobody stands.
    """
    if landing != one and landing != two and landing != three:
        return True
    return destination_step(state, mover, mover // TEAM, landing) != landing
