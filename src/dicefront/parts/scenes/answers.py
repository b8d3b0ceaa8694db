"""The answers of a script: in order, by the kind of the question, or standing."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from dicefront.kernel.errors import BadData
from dicefront.kernel.question import Question
from dicefront.parts.scenes.words import means


class SceneError(AssertionError):
    """A scene does not go as its script says: names what is asked, and what would answer it."""


class InOrder:
    """Answers to questions of one kind, the first to the first; made by ``in_order``."""

    def __init__(self, answers: tuple[object, ...]) -> None:
        self.answers = answers

    def __repr__(self) -> str:
        return f"in_order({', '.join(repr(answer) for answer in self.answers)})"


def in_order(*answers: object) -> InOrder:
    """Answers to questions of one kind, one after the other: ``play(move=in_order("d4", "e5"))``."""
    if not answers:
        raise BadData("in_order", "at least one answer", "none")
    return InOrder(answers)


class Answers:
    """The answers of one call that are not used up yet; ``standing`` ones are never used up."""

    def __init__(
        self, given: Sequence[object], by_kind: Mapping[str, object], standing: Mapping[str, Any]
    ) -> None:
        self.given = deque(given)
        self.by_kind: dict[str, Any] = dict(by_kind)
        self.standing = standing

    def take(self, pending: list[Question[Any]]) -> tuple[Question[Any], object] | None:
        """The next answer and its question: one by kind, else a standing one, else the next in order."""
        for question in pending:
            for name in self.by_kind:
                if means(name, question.kind) and _is_for(self.by_kind[name], question.player):
                    return question, self._use(name, question.player)
            for name, answer in self.standing.items():
                if means(name, question.kind) and _is_for(answer, question.player):
                    return question, answer[question.player] if _by_seat(answer) else answer
        if not self.given:
            return None
        answer = self.given.popleft()
        return self._of_seat(answer, pending) if isinstance(answer, tuple) else (pending[0], answer)

    def unused(self) -> list[str]:
        """What nobody was asked for, as it was written."""
        named = [f"{name}={answer!r}" for name, answer in self.by_kind.items()]
        return [*(repr(answer) for answer in self.given), *named]

    def _use(self, name: str, seat: int) -> object:
        """An answer by kind, which is used up; others may be left for other seats or later questions."""
        answer = self.by_kind.pop(name)
        if _by_seat(answer):
            left = {other: one for other, one in answer.items() if other != seat}
            if left:
                self.by_kind[name] = left
            return answer[seat]
        if isinstance(answer, InOrder):
            if answer.answers[1:]:
                self.by_kind[name] = InOrder(answer.answers[1:])
            return answer.answers[0]
        return answer

    def _of_seat(self, answer: tuple[Any, ...], pending: list[Question[Any]]) -> tuple[Question[Any], object]:
        if len(answer) != 2 or type(answer[0]) is not int:
            raise BadData("answer", "an answer, or (seat, answer)", answer)
        for question in pending:
            if question.player == answer[0]:
                return question, answer[1]
        asked = ", ".join(f"seat {question.player} about {question.kind}" for question in pending)
        raise SceneError(f"seat {answer[0]} is not asked and cannot answer {answer[1]!r}; asked is {asked}")


def _by_seat(answer: Any) -> bool:
    """Whether there is an answer for each of several seats; plain data have no numbers for names."""
    return isinstance(answer, dict) and bool(answer) and all(type(seat) is int for seat in answer)


def _is_for(answer: Any, seat: int) -> bool:
    return not _by_seat(answer) or seat in answer
