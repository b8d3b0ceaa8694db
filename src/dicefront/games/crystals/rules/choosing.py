"""The choice among those who can use a roll (CR-DEC-04)."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import IN_BASE
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.rules.roles import ROLES, TEAM
from dicefront.games.crystals.rules.signs import sign_of_move
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign


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

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE)

    def show(self, value: int) -> Sign:
        return sign_of_move(self.state, value)

    def args(self) -> dict[str, Json]:
        return {"face": self.state.face}
