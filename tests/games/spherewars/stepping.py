"""Playing out procedures in which many windows open: wishes are granted when they are legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dicefront.kernel.dice import Roll, ScriptedDice
from dicefront.kernel.event import Event
from dicefront.kernel.question import Question, Sealed
from dicefront.kernel.testing import Played

Wishes = Sequence[tuple[int, Any]]


def step_through(steps: Any, wishes: Wishes = (), dice: Sequence[int] = ()) -> Played[Any]:
    """Run a procedure: each wish is the answer to the first question to its player that allows it.

    All other questions are declined. All wishes and dice must be used.
    """
    left = list(wishes)
    scripted = ScriptedDice(list(dice))
    played: Played[Any] = Played()
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration as stop:
            played.result = stop.value
            break
        value = None
        if isinstance(step, Roll):
            played.rolls.append(step)
            value = scripted.throw(len(played.rolls) - 1, step)
        elif isinstance(step, Sealed):
            value = [_answer(question, left, played) for question in step.questions]
        elif isinstance(step, Question):
            value = _answer(step, left, played)
        else:
            played.events.append(step)
    assert not left, f"nobody could be granted {left}; asked were {played.kinds}"
    assert not scripted.left(), f"nobody threw the dice {scripted.left()}"
    return played


def carried_through(steps: Any, answer: Callable[[Question[Any]], Any], dice: Sequence[int]) -> list[Event]:
    """Run a procedure whose questions are answered one by one; what it told. All dice must be used."""
    scripted = ScriptedDice(list(dice))
    told: list[Event] = []
    rolls = 0
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            break
        value = None
        if isinstance(step, Roll):
            value = scripted.throw(rolls, step)
            rolls += 1
        elif isinstance(step, Sealed):
            value = [answer(question) for question in step.questions]
        elif isinstance(step, Question):
            value = answer(step)
        else:
            told.append(step)
    assert not scripted.left(), f"nobody threw the dice {scripted.left()}"
    return told


def _answer(question: Question[Any], left: list[tuple[int, Any]], played: Played[Any]) -> Any:
    played.questions.append(question)
    if left and left[0][0] == question.player and question.check(left[0][1]) is None:
        return question.read(left.pop(0)[1])
    return question.decline()
