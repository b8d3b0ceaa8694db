"""ATK: the attack step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.combat import attack
from dicefront.games.chessboard.rules.lines import TYPES, Aim, attack_problem, attacks_from
from dicefront.games.chessboard.rules.prospects import attack_chances, label_of
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.position import THROW, Entry
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import FALLS, Mark, Note, Sign


@mypyc_attr(free_list_len=1)
class Attack(Question[Aim | None]):
    """CB-DEC-07: no attack, or one, written as ``[type, target]``."""

    def __init__(self, state: ChessState, mini: Mini, targets: list[Aim]) -> None:
        super().__init__(mini.owner, "chessboard.turn.attack", "CB-DEC-07")
        self.state = state
        self.mini = mini
        self.targets = targets

    def read(self, answer: object) -> Aim | Refusal | None:
        if answer is None:
            return None
        if not isinstance(answer, list) or len(answer) != 2:
            return unreadable("[type, target], or null for no attack", answer)
        type_, target = answer
        if not isinstance(type_, str) or type_ not in TYPES:
            return unreadable("melee, bow or gun", type_)
        if type(target) is not int or not 0 <= target < len(self.state.minis):
            return unreadable("the number of a miniature", target)
        foe = self.state.minis[target]
        problem = attack_problem(self.state, self.mini, self.mini.space, type_, foe)
        return Aim(type_, target) if problem is None else problem

    def write(self, value: Aim | None) -> Json:
        return None if value is None else value.written()

    def candidates(self) -> list[Aim | None]:
        found: list[Aim | None] = [None]
        found.extend(self.targets)
        return found

    def show(self, value: Aim | None) -> Sign:
        """Whom the attack is aimed at, how it can end, and what the target would lose."""
        if value is None:
            return Sign(piece=self.mini.id, note=Note("chessboard.show.no-attack", None, "CB-ATK-01"))
        foe = self.state.minis[value.target]
        loss: Note | None = None
        if foe.armor:
            change: dict[str, Json] = {"before": foe.armor, "after": foe.armor - 1}
            loss = Note("chessboard.show.armor-change", change, "CB-DEF-06")
        return Sign(
            piece=self.mini.id,
            target=foe.id,
            space=foe.space,
            marks=[Mark(FALLS, foe.id, None, None, loss)],
            chances=attack_chances(self.state, self.mini, foe, value.type),
            note=label_of(value),
        )

    def args(self) -> dict[str, Json]:
        return {"mini": self.mini.id}


LATELY: Final = 8
"""So many entries back an activation is looked for: reserves that enter and initiative come behind it."""

NO_ATTACK: Final = 0
FAILED: Final = 1
SUCCEEDED: Final = 2


def attack_step(state: ChessState, mini: Mini) -> Steps[int]:
    """CB-SEQ-13: no attack, or one; returns how it went."""
    targets = attacks_from(state, mini, mini.space)
    if not targets:
        return NO_ATTACK
    aim = yield from ask(Attack(state, mini, targets))
    if aim is None:
        return NO_ATTACK
    defeated = yield from attack(state, mini, state.minis[aim.target], aim.type)
    return SUCCEEDED if defeated else FAILED


def why_no_attack(
    state: ChessState, player: PlayerId, answer: object, entries: list[Entry]
) -> Refusal | None:
    """Why a miniature that has just moved was not asked for this attack: nobody was in its reach (CB-SEQ-13).

    Its activation and its move are the last two answers, as long as nobody else has answered since.
    """
    if not isinstance(answer, list) or len(answer) != 2 or not isinstance(answer[0], str):
        return None
    answers = [entry for entry in entries[-LATELY:] if entry.kind < THROW]
    if len(answers) < 2 or answers[-1].player != player or answers[-2].player != player:
        return None
    chosen, end = answers[-2].value, answers[-1].value
    if isinstance(end, list) and end:
        end = end[-1]
    if type(chosen) is not int or not 0 <= chosen < len(state.minis):
        return None
    mini = state.minis[chosen]
    if mini.owner != player or mini.space < 0 or end not in (mini.space, []):
        return None
    return Attack(state, mini, []).check(answer)
