"""Entries and positions: what is remembered of a match, and any moment of it."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BrokenLog, Refusal, shown
from dicefront.kernel.game import Game, S
from dicefront.kernel.ids import NO_RULE, NOBODY, Json, PlayerId
from dicefront.kernel.plain import Plain, as_json, same
from dicefront.kernel.question import Question

A = TypeVar("A")

ANSWER: Final = 0
FORCED: Final = 1
DEFAULTED: Final = 2
THROW: Final = 3
RESIGN: Final = 4
OFFER: Final = 5
ACCEPT: Final = 6
DECLINE: Final = 7

NAMES: Final = ["answer", "forced", "default", "throw", "resign", "offer-draw", "accept-draw", "decline-draw"]

NOT_READ: Final = object()
"""Stands for the meaning of an answer that nobody has read yet."""


@mypyc_attr(acyclic=True)
class Entry(Plain):
    """One line of a log: an answer, the faces of a throw, or an act at the table such as giving up.

    A forced answer was the only legal one and was given by the table; a default was given for a player who
    ran out of time or has left.
    """

    def __init__(self, kind: int, player: PlayerId, value: object) -> None:
        self.kind = kind
        self.player = player
        self.value = value
        self._meant: object = NOT_READ

    def to_json(self) -> Json:
        return [NAMES[self.kind], self.player, as_json(self.value)]

    def meant(self, question: Question[Any], judge: bool) -> object:
        """What the answer means to the rules: remembered, or read again; a refusal if it is none."""
        if judge or self._meant is NOT_READ:
            self._meant = question.read(self.value)
        return self._meant


def answered(kind: int, question: Question[A], value: A) -> Entry:
    """The entry for an answer that was read already."""
    entry = Entry(kind, question.player, question.write(value))
    entry._meant = value
    return entry


def read_entry(data: Json, where: str) -> Entry:
    """An entry from plain data; ``BrokenLog`` says what is wrong with it."""
    if not isinstance(data, list) or len(data) != 3:
        raise broken(where, "[kind, player, value]", data)
    kind, player, value = data
    if not isinstance(kind, str) or kind not in NAMES:
        raise broken(where, "one of " + ", ".join(NAMES), kind)
    if type(player) is not int or player < NOBODY:
        raise broken(where, "the number of a seat, or -1 for nobody", player)
    if kind == "throw":
        if not isinstance(value, list) or any(type(face) is not int for face in value):
            raise broken(where, "a list of faces", value)
    elif player == NOBODY:
        raise broken(where, "the number of a seat", player)
    return Entry(NAMES.index(kind), player, value)


def broken(where: str, expected: str, got: object) -> BrokenLog:
    """The exception for an entry that does not fit."""
    return BrokenLog(
        Refusal("kernel.broken_log", NO_RULE, {"where": where, "expected": expected, "got": shown(got)})
    )


class Position(Generic[S]):
    """Any moment of a match, also halfway a decision. This is what is saved and cloned.

    The checkpoint is the state when the running procedure started and is never changed, so positions and
    clones share it; the tail is what was answered and thrown since. ``agreed`` are the seats that had agreed
    to a draw when the procedure started, the one who offered it first.
    """

    def __init__(
        self, checkpoint: S, throws: int, tail: list[Entry], agreed: list[PlayerId] | None = None
    ) -> None:
        self.checkpoint = checkpoint
        self.throws = throws
        self.tail = tail
        self.agreed: list[PlayerId] = [] if agreed is None else agreed

    def to_json(self, game: Game[S]) -> dict[str, Json]:
        return {
            "game": game.id,
            "rules": game.rules,
            "throws": self.throws,
            "checkpoint": game.encode(self.checkpoint),
            "tail": [entry.to_json() for entry in self.tail],
            "agreed": list(self.agreed),
        }


def read_position(game: Game[S], data: Json) -> Position[S]:
    """A position from plain data; the tail is judged when a table is made from it."""
    if not isinstance(data, dict):
        raise broken("position", "an object", data)
    if data.get("game") != game.id:
        raise broken("position.game", game.id, data.get("game"))
    data = _of_present_rules(game, data)
    throws = data.get("throws")
    if type(throws) is not int or throws < 0:
        raise broken("position.throws", "a whole number from 0", throws)
    tail = _list(data.get("tail"), "position.tail")
    entries = [read_entry(item, f"position.tail[{index}]") for index, item in enumerate(tail)]
    agreed: list[PlayerId] = []
    for seat in _list(data.get("agreed", []), "position.agreed"):
        if type(seat) is not int:
            raise broken("position.agreed", "seats, counted from 0", seat)
        agreed.append(seat)
    position = Position(game.decode(data.get("checkpoint")), throws, entries, agreed)
    judge_position(game, position)
    return position


def _of_present_rules(game: Game[S], data: dict[str, Json]) -> dict[str, Json]:
    """The position as the present rules write it; older ones are migrated where the game knows how."""
    written = data.get("rules")
    if written == game.rules:
        return data
    if not isinstance(written, str):
        raise broken("position.rules", f"the version of the rules, such as {game.rules}", written)
    migrated = game.migrate_position(written, data)
    if migrated is None:
        raise broken("position.rules", f"{game.rules}, or older rules that {game.id} can read", written)
    return migrated


def _list(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise broken(where, "a list", data)
    return data


def judge_position(game: Game[S], position: Position[S]) -> None:
    """Refuse a checkpoint that contradicts itself, and seats that are not there or cannot have agreed."""
    state = position.checkpoint
    try:
        problem = game.problem_of_state(state)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    if problem:
        raise broken("position.checkpoint", "a possible state", problem)
    seats = game.seat_count(state)
    for place, seat in enumerate(position.agreed):
        if not 0 <= seat < seats or seat in position.agreed[:place]:
            raise broken("position.agreed", f"seats from 0 to {seats - 1}, each once", seat)
    for place, entry in enumerate(position.tail):
        if entry.player >= seats:
            raise broken(f"position.tail[{place}]", f"a seat from 0 to {seats - 1}", entry.player)


class Mark(Generic[S]):
    """The start of a procedure in the history of a table."""

    def __init__(self, index: int, checkpoint: S, throws: int, barrier: int, agreed: list[PlayerId]) -> None:
        self.index = index
        self.checkpoint = checkpoint
        self.throws = throws
        self.barrier = barrier
        self.agreed = agreed


def same_entries(left: list[Entry], right: list[Entry]) -> bool:
    """Whether two histories tell the same, to the last face."""
    return len(left) == len(right) and all(
        a.kind == b.kind and a.player == b.player and same(a.value, b.value)
        for a, b in zip(left, right, strict=True)
    )
