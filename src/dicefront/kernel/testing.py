"""Helpers for tests of rules: public, since whoever adds a game needs them too."""

from __future__ import annotations

import json
from typing import Any, Generic, TypeVar

from dicefront.kernel.dice import FastDice, Roll, ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.event import Event, seen_by
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import own
from dicefront.kernel.position import read_position
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question, Sealed
from dicefront.kernel.table import Table, Thrown

R = TypeVar("R")


class Played(Generic[R]):
    """What came of a procedure: its result, what it told, asked and threw."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.questions: list[Question[Any]] = []
        self.rolls: list[Roll] = []
        self.result: R | None = None

    @property
    def kinds(self) -> list[str]:
        """The kinds of the questions, in order."""
        return [question.kind for question in self.questions]

    @property
    def purposes(self) -> list[str]:
        """What the dice were thrown for, in order."""
        return [roll.purpose for roll in self.rolls]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of one class."""
        return [event for event in self.events if isinstance(event, kind)]


def play_out(steps: Steps[R], answers: list[Any] | None = None, dice: list[int] | None = None) -> Played[R]:
    """Run one procedure with scripted answers and dice, all of which must be used.

    Every answer is checked by the judge of its question, so a test cannot cheat.
    """
    script = list(answers or [])
    scripted = ScriptedDice(list(dice or []))
    played: Played[R] = Played()
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
        elif isinstance(step, Question):
            value = _scripted_answer(step, script, played)
        elif isinstance(step, Sealed):
            value = [_scripted_answer(question, script, played) for question in step.questions]
        else:
            played.events.append(step)
    assert not script, f"nobody asked for the answers {script}; asked were {played.kinds}"
    assert not scripted.left(), f"nobody threw the dice {scripted.left()}; thrown were {played.purposes}"
    return played


def _scripted_answer(question: Question[Any], script: list[Any], played: Played[Any]) -> Any:
    played.questions.append(question)
    assert script, f"no answer is left for {question!r}"
    answer = script.pop(0)
    refusal = question.check(answer)
    assert refusal is None, f"{question!r} refuses {answer!r}: {refusal!r}"
    return answer


def refusal_of(question: Question[Any], answer: object) -> Refusal:
    """Why the judge refuses an answer; fails if it does not."""
    refusal = question.check(answer)
    assert refusal is not None, f"{question!r} accepts {answer!r}"
    return refusal


def asked(table: Table[Any], kind: str) -> Question[Any]:
    """The pending question, which must be of that kind."""
    kinds = [question.kind for question in table.pending]
    assert kinds and kinds[0] == kind, f"expected {kind} to be asked, but it is {kinds}"
    return table.pending[0]


def fingerprint(table: Table[Any]) -> str:
    """Everything observable about a moment, as text: state, views and pending questions."""
    game, state = table.game, table.state
    seats = range(game.seat_count(state))
    return json.dumps(
        {
            "state": game.encode(state),
            "throws": table.throws,
            "views": [game.view(state, player) for player in [*seats, None]],
            "pending": [describe(question) for question in table.pending],
        },
        sort_keys=True,
    )


def describe(question: Question[Any]) -> Json:
    """A question as plain data, with its candidates."""
    return {
        "player": question.player,
        "kind": question.kind,
        "rule": question.rule,
        "args": question.args(),
        "options": [own(option) for option in question.options()],  # type: ignore[misc]
    }


def check_moment(table: Table[Any]) -> None:
    """What must hold at every decision of every game."""
    game = table.game
    before = fingerprint(table)
    problem = game.problem_of_state(table.state)
    assert not problem, problem
    twin = table.clone(FastDice(1))
    assert fingerprint(twin) == before, "a clone differs from its original"
    data = json.loads(json.dumps(table.position().to_json(game)))
    saved: Table[Any] = Table(game, read_position(game, data), FastDice(1), judge=True)
    assert fingerprint(saved) == before, "a position read back from JSON differs"
    for question in table.pending:
        options = question.options()
        assert options, f"{question!r} has no candidate: a dead end"
        for option in options:
            refusal = question.check(option)
            assert refusal is None, f"{question!r} refuses its own candidate {option!r}: {refusal!r}"
        assert question.check(question.default()) is None, f"{question!r} refuses its own default"
    assert fingerprint(table) == before, "looking at a question changed the table"


def check_random_game(table: Table[Any], draw: Draw, limit: int = 20_000, every: int = 1) -> int:
    """Play at random and check every so many decisions; returns the number of decisions."""
    count = 0
    while table.pending:
        assert count < limit, f"no end within {limit} decisions"
        if count % every == 0:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        table.answer(question.player, options[draw.below(len(options))])
        count += 1
    assert table.outcome is not None, "nothing is asked, and the game is not over"
    assert len(table.outcome.places) == table.seats, "every seat needs a place at the end"
    return count


def told_to(table: Table[Any], player: int | None) -> list[Json]:
    """What a seat saw happen since the last answer, as plain data."""
    return [event.to_json() for event in seen_by(table.told, player)]


__all__ = [
    "Played",
    "Thrown",
    "asked",
    "check_moment",
    "check_random_game",
    "describe",
    "fingerprint",
    "play_out",
    "refusal_of",
    "told_to",
]
