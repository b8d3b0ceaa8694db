"""One character out of those that may be chosen, or nobody."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named


def allowed(state: State, problem: Callable[[Character], Refusal | None]) -> list[int]:
    """Those who may be chosen: ``problem`` says why somebody may not."""
    return [one.id for one in state.characters if problem(one) is None]


def pick(
    state: State,
    player: int,
    kind: str,
    rule: str,
    args: dict[str, Json],
    problem: Callable[[Character], Refusal | None],
) -> Steps[Character | None]:
    """Ask for one of those who may be chosen, or nobody; where nobody may be, nothing is asked."""
    found = allowed(state, problem)
    if not found:
        return None

    def barred(answer: object) -> Refusal | None:
        other = figure_named(state, answer)
        return None if other is None else problem(other)

    choices: list[int | None] = [None, *found]
    answer = yield from choose(player, kind, rule, choices, args, barred, hand=PICK_PIECE)
    return None if answer is None else state.characters[answer]
