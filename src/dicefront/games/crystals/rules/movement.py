"""Movement (MOV): who can use a roll, and the choice among them."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import IN_BASE
from dicefront.games.crystals.rules.roles import ROLES, TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.rules.teleports import destination_step
from dicefront.kernel.dice import Roll
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question

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


class MoveQuestion(Question[int]):
    """Which character moves (CR-DEC-04). The answer is the number of a character.

    The legal movers are found when the question is made: a player who concedes while asked takes the own
    characters off the board, and the answer that is then given for that player is judged as before.
    """

    def __init__(self, player: int, state: State, movers: list[int]) -> None:
        super().__init__(player, MOVE, "CR-DEC-04")
        self.state = state
        self.movers = movers
        self._options = movers

    def check(self, answer: object) -> Refusal | None:
        if type(answer) is not int:
            return unreadable("the number of a character", answer)
        if answer in self.movers:
            return None
        state = self.state
        first = TEAM * self.player
        if not first <= answer < first + TEAM:
            return Refusal("crystals.move.not_yours", "CR-TRN-04", {"character": answer})
        character = state.characters[answer]
        if character.step == IN_BASE:
            args: dict[str, Json] = {"character": answer, "role": ROLES[character.role]}
            return Refusal("crystals.move.in_base", "CR-TRN-04", args)
        field = state.options.board.field_at[self.player][character.step + state.face]
        args = {"character": answer, "role": ROLES[character.role], "field": field}
        return Refusal("crystals.move.own_character", "CR-MOV-05", args)

    def candidates(self) -> list[int]:
        return self.movers

    def args(self) -> dict[str, Json]:
        return {"face": self.state.face}
