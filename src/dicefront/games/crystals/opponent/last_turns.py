"""The last turns of a match with a limit of rounds, by enumeration.

For two players, as long as the rules bound the extra turns: without such a bound a player could throw one 6
after another for ever, and there would be no end to try.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.crystals.rules.flow import next_procedure
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.kernel.position import THROW
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.opponent.enumeration import Enumeration, TooMuch
from dicefront.parts.opponent.evaluation import WON, Line, by_score, outcome_value

TURNS: Final = 2
"""So many turns may be left, the one that runs included."""
MOST: Final = 60_000
"""So many runs of a turn are tried at most."""


def solved(table: Table[Any], question: Question[Any]) -> list[Line] | None:
    """All answers with their share of victory, best first; ``None`` where there is too much to try."""
    state = table.state
    assert isinstance(state, State)
    if not is_near_the_end(state):
        return None
    position = table.position()
    script = [entry.value for entry in position.tail if entry.kind <= THROW]
    enumeration = Enumeration(question.player, next_procedure, key_of, share_of, MOST)
    found: list[Line] = []
    try:
        for option in question.options():
            worth = enumeration.after(position.checkpoint, [*script, option])
            found.append(Line(round(WON * worth), [question.kind], [option]))
    except TooMuch:
        return None
    return by_score(found, len(found))


def is_near_the_end(state: State) -> bool:
    """Whether few turns are left, and their number is bounded."""
    options = state.options
    if state.stage != PLAY or options.seats != 2 or not options.round_limit or not options.extra_turn_limit:
        return False
    left = 1
    for turns in state.turns:
        left += options.round_limit - turns
    return left <= TURNS


def share_of(state: Any, player: int) -> float:
    """What a finished match is worth to a player."""
    return float(outcome_value(state, player) + WON) / float(2 * WON)


def key_of(state: Any) -> object:
    """All that the rest of a match depends on."""
    assert isinstance(state, State)
    pieces: list[int] = [state.player, state.extra_turns]
    for character in state.characters:
        pieces.append(character.step)
        pieces.append(character.experience)
    return (*pieces, *state.turns, *state.mines, *state.stock, *state.crystals, *state.gone)
