"""What can be thought ahead at a table of SphereWars, and what is shown of it at once.

A thought must measure nothing: with closed measuring an answer after which the rules measure is thought of by
nobody (SW-BAS-17).
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.rules.moments import AT_START, FORCED_ROLL, STEAL_AWAY, asked
from dicefront.games.spherewars.rules.movement import JOINS, RUNS, SPEEDS_UP, STANDS
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.question import Question

ACTIVATE: Final = "spherewars.turn.activate"
MOVE_ACTION: Final = "spherewars.move.action"
JOIN_TARGET: Final = "spherewars.join.target"
LEADING: Final = (RUNS, SPEEDS_UP, JOINS, STANDS)


def leads(question: Question[Any]) -> list[Any]:
    """A run, speeding up, joining combat, and what is done by who stands still."""
    if question.kind != MOVE_ACTION:
        return []
    return [one for one in LEADING if one in question.options()]


def foresees(state: State, question: Question[Any], meant: Any) -> bool:
    """Whether an answer can be thought of: whom to activate, how to move, whom to join."""
    is_open = state.options.open_measuring
    if question.kind == ACTIVATE:
        if type(meant) is not int or meant < 0:
            return False
        one = state.combatants[meant]
        measures = one.fleeing or any(asked(one, moment) for moment in (AT_START, FORCED_ROLL, STEAL_AWAY))
        return is_open or not measures
    if question.kind == MOVE_ACTION:
        return is_open or meant != SPEEDS_UP  # M3: is an enemy within 5 inches?
    return question.kind == JOIN_TARGET
