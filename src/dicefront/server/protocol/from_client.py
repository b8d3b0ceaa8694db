"""The socket of a match, from client to server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from dicefront.parts.show.ahead import MOST_STEPS
from dicefront.parts.show.message import Json
from dicefront.server.protocol.basis import CommandId, Count, In, SeatNumber, Secret, Small


class Hello(In, tag="hello", tag_field="type"):
    """The first message. ``seat`` is ``None`` to watch; ``last`` the number of the last event the client has.

    ``key`` is the key of a link for spectators or for another device of the player, where the cookie does not
    give the right already.
    ``aside``: if another device plays the seat, it goes on doing so (otherwise the newest one plays).
    """

    protocol: int
    seat: SeatNumber | None = None
    last: Count = 0
    key: Annotated[str, Meta(max_length=64)] | None = None
    aside: bool = False


class Answer(In, tag="answer", tag_field="type"):
    """The answer to a question, with the faces of what it rolls where dice are rolled by hand.

    ``salt`` is mixed into the fingerprint of a choice in secret; without one the server makes it.
    """

    id: CommandId
    question: Count
    value: Json
    faces: list[list[Annotated[int, Meta(ge=1, le=1000)]]] = field(default_factory=list)
    salt: Secret = ""


class Step(In):
    """One answer of a line: ``kind`` is that of the question it is for."""

    kind: Small
    value: Json


class Line(In, tag="line", tag_field="type"):
    """Several answers, judged one after the other, as if each had been sent by itself.

    ``question`` is the number of the first question. It stops after dice, where another seat decides, at a
    question of another kind, and at a refusal; ``came`` says how far it came.
    """

    id: CommandId
    question: Count
    steps: Annotated[list[Step], Meta(min_length=1, max_length=MOST_STEPS)]


Thought = Annotated[list[Json], Meta(max_length=MOST_STEPS)]
"""Answers that are only thought of, beginning with the question of now."""


class Try(In, tag="try", tag_field="type"):
    """Would this answer be legal, and what would it do? Nothing happens.

    With ``hand`` the value is in the form of the gesture of the question; with ``typed`` it is a line of text
    in that language, as somebody types it at a terminal.
    """

    id: CommandId
    question: Count
    value: Json
    hand: bool = False
    typed: Literal["", "en", "nl"] = ""
    after: Thought = field(default_factory=list)


class Look(In, tag="look", tag_field="type"):
    """Reach, odds, danger and the like, as the game offers them; also out of turn.

    Whoever is asked may look at the table ``after`` answers that are only thought of.
    """

    id: CommandId
    what: Small
    args: dict[str, Json] = field(default_factory=dict)
    after: Thought = field(default_factory=list)


class Undo(In, tag="undo", tag_field="type"):
    """Take back the own last answer."""

    id: CommandId


class AskBack(In, tag="ask-back", tag_field="type"):
    """Ask the others to go back to an entry (T-24)."""

    id: CommandId
    entry: Count


class AnswerBack(In, tag="answer-back", tag_field="type"):
    """Answer such a request; ``never`` declines all to come."""

    id: CommandId
    answer: Literal["yes", "no", "never"]


class StepBack(In, tag="step-back", tag_field="type"):
    """Against computers and at one screen: go back without asking, with the same dice or new ones (T-25)."""

    id: CommandId
    entry: Count
    dice: Literal["same", "new"] = "same"


class Resign(In, tag="resign", tag_field="type"):
    """Give up."""

    id: CommandId


class OfferDraw(In, tag="offer-draw", tag_field="type"):
    """Offer a draw."""

    id: CommandId


class AnswerDraw(In, tag="answer-draw", tag_field="type"):
    """Accept or decline the draw on offer."""

    id: CommandId
    accept: bool


class SetStanding(In, tag="standing", tag_field="type"):
    """Set a standing choice for a kind of question, or clear it with ``clear`` (see ``Standing``)."""

    id: CommandId
    kind: Small
    answer: Json = None
    until: Literal["always", "activation", "turn"] = "always"
    how: Literal["answer", "pass", "react", "ask"] = "answer"
    piece: Count | None = None
    least: Annotated[int, Meta(ge=0, le=100)] | None = None
    within: Annotated[int, Meta(ge=0, le=1000)] | None = None
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    sight: bool = False
    left: Annotated[int, Meta(ge=0, le=1000)] | None = None
    policy: Small = ""
    calls: Annotated[list[Annotated[list[Small], Meta(max_length=8)]], Meta(max_length=8)] = field(
        default_factory=list
    )
    clear: bool = False


class SetReacting(In, tag="reacting", tag_field="type"):
    """Say how windows to react are taken (see ``ReactingInfo``)."""

    id: CommandId
    mode: Literal["usual", "pass", "hold"] = "usual"
    interrupts: list[Literal["attacked", "leader", "near", "ending"]] = field(default_factory=list)
    near: Annotated[int, Meta(ge=0, le=1000)] = 0
    after: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class GiveTime(In, tag="give-time", tag_field="type"):
    """Give seconds to another seat."""

    id: CommandId
    player: SeatNumber
    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class Claim(In, tag="claim", tag_field="type"):
    """Somebody else's time is up: the default answer, a computer, or the win (C-4).

    The win can be claimed in a match with a clock only.
    """

    id: CommandId
    player: SeatNumber
    what: Literal["default", "computer", "win"]


class TakeOver(In, tag="take-over", tag_field="type"):
    """Play the own seat on this device from now on; another one that does so looks on."""

    id: CommandId


class Resume(In, tag="resume", tag_field="type"):
    """Go on with a match that a failed rule has paused, from where it stands."""

    id: CommandId


class EndMatch(In, tag="end", tag_field="type"):
    """Ask to end a paused match without a result; it ends once all have agreed (``answer-back``)."""

    id: CommandId


class Say(In, tag="say", tag_field="type"):
    """Say something at the table."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(In, tag="ping", tag_field="type"):
    """A sign of life."""

    id: CommandId


CommandMessage = (
    Answer
    | Line
    | Try
    | Look
    | Undo
    | AskBack
    | AnswerBack
    | StepBack
    | Resign
    | OfferDraw
    | AnswerDraw
    | SetStanding
    | SetReacting
    | GiveTime
    | Claim
    | TakeOver
    | Resume
    | EndMatch
    | Say
    | Ping
)
"""What a reader of a match may command."""

ClientMessage = Hello | CommandMessage
"""All that comes from a client."""
