"""Rules procedures: generators that ask, throw and tell."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

from dicefront.kernel.dice import Roll
from dicefront.kernel.errors import Refusal
from dicefront.kernel.event import Event
from dicefront.kernel.gesture import PICK_ONE
from dicefront.kernel.ids import NOBODY, Json, PlayerId, RuleId
from dicefront.kernel.question import Choose, Confirm, Question, Sealed

A = TypeVar("A")
R = TypeVar("R")

Step: TypeAlias = "Event | Roll | Question[Any] | Sealed[Any]"
Steps: TypeAlias = Generator[Step, Any, R]
"""What every procedure returns. ``Any`` is allowed here alone: ``ask`` gives an answer its type back."""


def ask(question: Question[A]) -> Steps[A]:
    """Ask one player, and wait for the answer."""
    answer: A = yield question
    return answer


def ask_all(questions: list[Question[A]]) -> Steps[list[A]]:
    """Ask several players at once; the answers come together, in the order of the questions."""
    if not questions:
        return []
    answers: list[A] = yield Sealed(questions)
    return answers


def confirm(
    player: PlayerId,
    kind: str,
    rule: RuleId,
    args: dict[str, Json] | None = None,
    secret: bool = False,
    reaction: bool = False,
) -> Steps[bool]:
    """Ask yes or no."""
    answer: bool = yield Confirm(player, kind, rule, args, secret, reaction)
    return answer


def choose(
    player: PlayerId,
    kind: str,
    rule: RuleId,
    choices: list[A],
    args: dict[str, Json] | None = None,
    barred: Callable[[object], Refusal | None] | None = None,
    reaction: bool = False,
    hand: str = PICK_ONE,
    names: str = "",
) -> Steps[A]:
    """Ask for one out of a list, as ``Choose`` describes it."""
    answer: A = yield Choose(player, kind, rule, choices, args, False, barred, reaction, hand, names)
    return answer


def roll(
    sides: list[int],
    purpose: str,
    rule: RuleId,
    player: PlayerId = NOBODY,
    kinds: list[str] | None = None,
) -> Steps[list[int]]:
    """Throw several dice."""
    faces: list[int] = yield Roll(sides, purpose, rule, player, kinds)
    return faces


def roll_die(sides: int, purpose: str, rule: RuleId, player: PlayerId = NOBODY, kind: str = "") -> Steps[int]:
    """Throw one die."""
    faces: list[int] = yield Roll([sides], purpose, rule, player, [kind] if kind else None)
    return faces[0]


def shuffled(items: list[A], purpose: str, rule: RuleId) -> Steps[list[A]]:
    """A shuffle from the recorded dice: one throw with a die for each place."""
    deck = list(items)
    if len(deck) < 2:
        return deck
    sides = list(range(len(deck), 1, -1))
    faces: list[int] = yield Roll(sides, purpose, rule)
    for place in range(len(faces)):
        other = place + faces[place] - 1
        deck[place], deck[other] = deck[other], deck[place]
    return deck
