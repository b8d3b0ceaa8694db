"""The table as one reader sees it: what is asked, the clocks, what may be taken back, standing choices."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from dicefront.parts.show.candidates import Barred, Candidate
from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.words import Chance, Note
from dicefront.server.protocol.matches import Result


class DeedInfo(Out):
    """What a figure may do with its move.

    ``takes``: ``way`` (nothing else), ``point`` (one point for a way), ``group`` (one of the items),
    ``shift`` (one of the items, a thing, is shifted, the figure with it), ``places`` (items are put down).
    """

    figure: int
    name: str
    takes: str
    items: list[int]


class GestureInfo(Out):
    """How a hand gives an answer: one of a closed list of gestures, with its limits.

    ``items`` are what is picked, put in order, placed or given a share; ``low`` to ``high`` is how many of
    them, or the range of a number; ``places`` are the spaces of a board that come into question, if they are
    few. Without ``optional`` something must be picked; ``turn`` asks for a direction beside a place.
    ``of`` says what the items are, by the terms of the game: one for all, or one for each part of an item.
    """

    kind: str
    items: list[Json]
    low: int
    high: int
    optional: bool
    turn: bool
    places: list[Json]
    of: list[str] = field(default_factory=list)
    deeds: list[DeedInfo] = field(default_factory=list)


class QuestionInfo(Out):
    """What a seat is asked. An answer must carry ``number``.

    ``finite`` says that ``candidates`` are all the legal answers; ``gesture`` says how a hand gives any.
    So many ``more`` candidates are not sent with the question; the look ``candidates`` tells them.
    """

    number: int
    player: int
    kind: str
    rule: str
    args: dict[str, Json]
    gesture: GestureInfo
    finite: bool
    secret: bool
    sealed: bool
    reaction: bool
    piece: int | None
    default: Json
    candidates: list[Candidate]
    more: int
    barred: list[Barred]
    notes: list[Note]
    chances: list[Chance]


class Lead(Out):
    """An answer to a question, and what would be asked after it."""

    answer: Json
    question: QuestionInfo


class Foreseen(Out):
    """What would be asked after answers that are only thought of (the look ``ahead``), as far as it is known.

    Nothing if dice fall first or somebody else decides. ``leads`` are what could follow at once.
    """

    question: QuestionInfo | None
    leads: list[Lead]


class Asked(Out):
    """Who decides now, for everybody to see: never what the options are."""

    player: int
    kind: str
    sealed: bool
    done: bool
    reaction: bool = False


class SeatClock(Out):
    """Seconds left in a seat's bank when the message was made, and whether the clock is running."""

    left: float
    runs: bool
    answer_left: float | None


class UndoInfo(Out):
    """What may be taken back: ``undo`` at once, ``ask`` by asking the others, ``step`` in practice.

    ``entry`` is the entry before the own last answer: where ``ask-back`` and ``step-back`` usually go.
    """

    undo: bool
    ask: bool
    step: bool
    entry: int | None
    why: Note | None


class BackRequest(Out):
    """Somebody wants to go back to an earlier entry; those in ``waiting`` have not answered yet.

    With ``end`` the wish is to end a paused match without a result. ``refused`` is who said no: it is told
    until something else is done or asked.
    """

    player: int
    entry: int
    waiting: list[int]
    end: bool = False
    refused: int | None = None


class Standing(Out):
    """A standing choice about one kind of question (``*``: all windows to react), and until when.

    ``how``: give ``answer``, pass, react (by a ``policy`` of the game, or as well as possible), or ask (on
    these ``calls``, groups of open facts, or always). It may be for one ``piece``, from a chance of ``least``
    percent on, ``within`` a distance, for whom it sees (``sight``), as long as so much is ``left`` of what
    the game counts (re-rolls, wounds), and for so many ``times``.
    """

    kind: str
    answer: Json
    until: Literal["always", "activation", "turn"]
    how: Literal["answer", "pass", "react", "ask"]
    piece: int | None
    least: int | None
    within: int | None
    times: int | None
    sight: bool
    left: int | None
    policy: str
    calls: list[list[str]]


class ReactingInfo(Out):
    """How a seat takes windows to react: as they come, passing those without a gain, or all by hand.

    In the cases of ``interrupts`` it is asked even so; ``near`` belongs to one of them. After ``after``
    seconds the computer's suggestion is taken (0: the window waits).
    """

    mode: Literal["usual", "pass", "hold"]
    interrupts: list[str]
    near: int
    after: int


class Snapshot(Out):
    """A match as one reader sees it at a moment. ``paused`` says why nobody is asked anything."""

    entry: int
    view: Json
    question: QuestionInfo | None
    asked: list[Asked]
    clocks: list[SeatClock]
    undo: UndoInfo
    back: BackRequest | None
    draw: int | None
    draws: bool
    standing: list[Standing]
    reacting: ReactingInfo | None
    outcome: Result | None
    practice: bool
    paused: Note | None
