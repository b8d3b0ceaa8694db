"""One character out of several, or nobody."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named


def pick(
    state: State,
    player: int,
    kind: str,
    rule: str,
    args: dict[str, Json],
    found: list[int],
    problem: Callable[[Character], Refusal | None],
) -> Steps[Character | None]:
    """Ask for one of those found, or nobody; ``problem`` says why it cannot be somebody else.

    Where nobody is found, nothing is asked.
    """
    if not found:
        return None

    def barred(answer: object) -> Refusal | None:
        other = figure_named(state, answer)
        return None if other is None else problem(other)

    choices: list[int | None] = [None]
    choices.extend(found)
    answer = yield from choose(player, kind, rule, choices, args, barred, hand=PICK_PIECE)
    return None if answer is None else state.characters[answer]
