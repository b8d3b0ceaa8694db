"""Questions to players: lazy, read by one function, and listed by another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import (
    CONFIRM,
    LIST,
    PICK_GROUP,
    PICK_ONE,
    PICK_PIECE,
    PICK_SEVERAL,
    PICK_SPACE,
    PLACE_POINT,
    Gesture,
)
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.plain import as_json, own, same
from dicefront.kernel.sign import ACTS, GOES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[A]):
    """One decision of one player. Nothing in it is computed until somebody looks.

    An answer comes as plain data and is read once, by ``read``, which is also its judge; the rules get what
    was read, and the log what ``write`` makes of it. Candidates are values as they are read.

    ``kind`` is the key of the decision in the catalogue with the game in front: it picks prompt and widget.
    ``finite`` says that ``candidates`` lists every legal answer, otherwise it lists a sensible few.
    ``secret`` says that even the number of answers tells something: such a question is always asked.
    ``reaction`` says that it interrupts what somebody else is doing; the table sets it where the game says so
    (``Game.interrupts``).
    """

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        finite: bool = True,
        secret: bool = False,
        reaction: bool = False,
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.finite = finite
        self.secret = secret
        self.reaction = reaction
        self._options: list[A] | None = None

    def read(self, answer: object) -> A | Refusal:
        """What an answer means, or why it is refused; must survive any plain data.

        A question whose answers mean themselves writes ``check`` instead.
        """
        refusal = self.check(answer)
        if refusal is not None:
            return refusal
        meant: A = own(answer)  # type: ignore[assignment]
        return meant

    def check(self, answer: object) -> Refusal | None:
        """Why an answer is refused; ``None`` if it is legal."""
        found = self.read(answer)
        return found if isinstance(found, Refusal) else None

    def understood(self, answer: object) -> A | None:
        """What can be made out of an answer, legal or not, so that it can be drawn; nothing if unreadable."""
        return None

    def write(self, value: A) -> Json:
        """An answer as plain data: ``read`` makes the same value from it."""
        return as_json(value)

    def candidates(self) -> list[A]:
        """Every legal answer if there are finitely many, else sensible ones; always in the same order."""
        raise NotImplementedError

    def sample(self, draw: Draw) -> A:
        """Any legal answer, also one that is no candidate where there are more than those."""
        options = self.options()
        return options[draw.below(len(options))]

    def gesture(self) -> Gesture:
        """How a hand gives an answer."""
        return Gesture(PICK_ONE if self.finite else LIST)

    def from_hand(self, form: Json) -> Json:
        """The answer that a hand made with the gesture of this question, in the form of that gesture."""
        return form

    def in_hand(self, value: A) -> Json:
        """An answer in the form of the gesture: ``from_hand`` makes the answer from it."""
        return self.write(value)

    def show(self, value: A) -> Sign:
        """What a legal answer means on the table, and what would come of it; changes nothing."""
        return Sign()

    def options(self) -> list[A]:
        """The candidates, worked out once."""
        options = self._options
        if options is None:
            options = self._options = self.candidates()
        return options

    def answers(self) -> list[Json]:
        """The candidates as plain data: what ``Table.answer`` takes."""
        return [self.write(option) for option in self.options()]

    def default(self) -> A:
        """What is answered for a player who ran out of time."""
        return self.options()[0]

    def decline(self) -> A:
        """The answer that passes: nothing, no, or none; the default where no answer is one of these."""
        for option in self.options():
            if option is None or option is False or option == []:
                return option
        return self.default()

    def calls(self) -> list[str]:
        """The open facts on which a player may have wished to be asked, beside those of its window."""
        return []

    def is_forced(self) -> bool:
        """Whether there is only one legal answer, and nothing is told by giving it unasked."""
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
        reaction: bool = False,
    ) -> None:
        super().__init__(player, kind, rule, True, secret, reaction)
        self._args: dict[str, Json] = {} if args is None else args

    def read(self, answer: object) -> bool | Refusal:
        return answer if isinstance(answer, bool) else unreadable("true or false", answer)

    def gesture(self) -> Gesture:
        return Gesture(CONFIRM)

    def candidates(self) -> list[bool]:
        return [False, True]

    def show(self, value: bool) -> Sign:
        return Sign(note=Note("kernel.show.yes" if value else "kernel.show.no"))

    def args(self) -> dict[str, Json]:
        return {name: as_json(own(value)) for name, value in self._args.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Question[A]):
    """One out of a list that is known beforehand; the first is the default.

    ``barred`` says why the rules bar an answer that is not on the list, or nothing if they give no reason.
    ``hand`` is the kind of the gesture: what is on the list may be pieces, groups, spaces or places.
    ``names`` is the family of the words on a list of words: each has the message ``<game>.<names>.<word>``;
    the empty word is none of them.
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
        reaction: bool = False,
        hand: str = PICK_ONE,
        names: str = "",
    ) -> None:
        super().__init__(player, kind, rule, True, secret, reaction)
        self._options = choices
        self._hand = hand
        self._names = names
        self._args: dict[str, Json] = {} if args is None else args
        self._barred = barred

    def read(self, answer: object) -> A | Refusal:
        for choice in self.options():
            if same(self.write(choice), answer):
                return choice
        refusal = self.why_not(answer)
        if refusal is not None:
            return refusal
        return Refusal("kernel.not_an_option", self.rule, {"options": len(self.options())})

    def why_not(self, answer: object) -> Refusal | None:
        """Why the rules bar an answer that is not on the list, or nothing if they give no reason."""
        return None if self._barred is None else self._barred(answer)

    def gesture(self) -> Gesture:
        if self._hand == PICK_ONE:
            return Gesture(PICK_ONE)
        items = [self.write(choice) for choice in self.options() if choice is not None]
        return Gesture(self._hand, items, optional=len(items) < len(self.options()))

    def candidates(self) -> list[A]:
        return self.options()

    def show(self, value: A) -> Sign:
        if self._names and isinstance(value, str):
            if not value:
                return Sign(note=Note("kernel.show.none"))
            game = self.kind.partition(".")[0]
            return Sign(note=Note(f"{game}.{self._names}.{value}"))
        return picked(self._hand, self.write(value))

    def args(self) -> dict[str, Json]:
        return {name: as_json(own(value)) for name, value in self._args.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPieces(Question[list[int]]):
    """From ``low`` to ``high`` of some pieces, each once; they mean themselves, in the order given."""

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        pieces: list[int],
        low: int,
        high: int,
        finite: bool = True,
    ) -> None:
        super().__init__(player, kind, rule, finite)
        self.pieces = pieces
        self.low = low
        self.high = high

    def read(self, answer: object) -> list[int] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of pieces", answer)
        found: list[int] = []
        for piece in answer:
            if type(piece) is not int or piece in found:
                return unreadable("the numbers of different pieces", answer)
            if piece not in self.pieces:
                return self.stranger(piece)
            found.append(piece)
        problem = self.problem_of(found)
        return found if problem is None else problem

    def stranger(self, piece: int) -> Refusal:
        """Why a piece cannot be picked that is none of these."""
        raise NotImplementedError

    def problem_of(self, picked: list[int]) -> Refusal | None:
        """Why some of the pieces cannot be picked together."""
        if self.low <= len(picked) <= self.high:
            return None
        many = str(self.low) if self.low == self.high else f"{self.low} to {self.high}"
        return unreadable(f"{many} pieces", picked)

    def gesture(self) -> Gesture:
        return Gesture(PICK_SEVERAL, list[Json](self.pieces), self.low, self.high, of=[PIECE])

    def sample(self, draw: Draw) -> list[int]:
        return some_of(self.pieces, self.low, draw)[: self.high]

    def show(self, value: list[int]) -> Sign:
        return picked_pieces(value)


def picked(hand: str, value: Json) -> Sign:
    """The sign of a piece, a group, a space or a place that a gesture picks, or of nothing."""
    if value is None:
        return Sign(note=Note("kernel.show.none"))
    if hand == PLACE_POINT and isinstance(value, list):
        point = [part for part in value if type(part) is int]
        return Sign(
            point=point, marks=[Mark(GOES, points=[point])], note=Note("kernel.show.place", {"place": value})
        )
    if type(value) is int:
        if hand == PICK_PIECE:
            return Sign(piece=value, note=Note("kernel.show.piece", {"piece": value}))
        if hand == PICK_GROUP:
            return Sign(group=value, note=Note("kernel.show.group", {"group": value}))
        if hand == PICK_SPACE:
            return Sign(space=value)
    return Sign()


def picked_pieces(pieces: list[int]) -> Sign:
    """The sign of several pieces, or of nobody."""
    if not pieces:
        return Sign(note=Note("kernel.show.none"))
    sign = Sign(piece=pieces[0], note=Note("kernel.show.pieces", {"pieces": list[Json](pieces)}))
    sign.marks = [Mark(ACTS, piece) for piece in pieces]
    return sign


class Sealed(Generic[A]):
    """Questions answered at the same time; no answer is shown before all are in."""

    def __init__(self, questions: list[Question[A]]) -> None:
        self.questions = questions
