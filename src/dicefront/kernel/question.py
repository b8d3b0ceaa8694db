"""Questions to players: lazy, judged by one function, and listed by another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.plain import same

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[A]):
    """One decision of one player. Nothing in it is computed until somebody looks.

    ``kind`` is the key of the decision in the catalogue with the game in front: it picks prompt and widget.
    ``finite`` says that ``candidates`` lists every legal answer, otherwise it lists a sensible few.
    ``secret`` says that even the number of answers tells something: such a question is always asked.
    """

    def __init__(
        self, player: PlayerId, kind: str, rule: RuleId, finite: bool = True, secret: bool = False
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.finite = finite
        self.secret = secret
        self._options: list[A] | None = None

    def check(self, answer: object) -> Refusal | None:
        """The only judge of an answer; must survive any plain data."""
        raise NotImplementedError

    def candidates(self) -> list[A]:
        """Every legal answer if there are finitely many, else sensible ones; always in the same order."""
        raise NotImplementedError

    def options(self) -> list[A]:
        """The candidates, worked out once."""
        options = self._options
        if options is None:
            options = self._options = self.candidates()
        return options

    def default(self) -> A:
        """What is answered for a player who ran out of time."""
        return self.options()[0]

    def is_forced(self) -> bool:
        """Whether there is but one legal answer, and nothing is told by giving it unasked."""
        return self.finite and not self.secret and len(self.options()) == 1

    def args(self) -> dict[str, Json]:
        """The named arguments of the prompt."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.kind} to player {self.player} [{self.rule}]>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Confirm(Question[bool]):
    """Yes or no; no is the first candidate and the default."""

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        args: dict[str, Json] | None = None,
        secret: bool = False,
    ) -> None:
        super().__init__(player, kind, rule, True, secret)
        self._args: dict[str, Json] = {} if args is None else args

    def check(self, answer: object) -> Refusal | None:
        return None if isinstance(answer, bool) else unreadable("true or false", answer)

    def candidates(self) -> list[bool]:
        return [False, True]

    def args(self) -> dict[str, Json]:
        return self._args


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Question[A]):
    """One out of a list that is known beforehand; the first is the default.

    ``barred`` says why the rules bar an answer that is not on the list, or nothing if they do not know it.
    """

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        choices: list[A],
        args: dict[str, Json] | None = None,
        secret: bool = False,
        barred: Callable[[object], Refusal | None] | None = None,
    ) -> None:
        super().__init__(player, kind, rule, True, secret)
        self._options = choices
        self._args: dict[str, Json] = {} if args is None else args
        self._barred = barred

    def check(self, answer: object) -> Refusal | None:
        for choice in self.options():
            if same(choice, answer):
                return None
        refusal = None if self._barred is None else self._barred(answer)
        if refusal is not None:
            return refusal
        return Refusal("kernel.not_an_option", self.rule, {"options": len(self.options())})

    def candidates(self) -> list[A]:
        return self.options()

    def args(self) -> dict[str, Json]:
        return self._args


class Sealed(Generic[A]):
    """Questions answered at the same time; no answer is shown before all are in."""

    def __init__(self, questions: list[Question[A]]) -> None:
        self.questions = questions
