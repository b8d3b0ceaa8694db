"""The socket of a match, from server to client."""

from __future__ import annotations

from msgspec import field

from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.words import Note
from dicefront.server.protocol.matches import MatchInfo
from dicefront.server.protocol.replays import Seen
from dicefront.server.protocol.table import Snapshot


class Welcome(Out, tag="welcome", tag_field="type"):
    """The first message: the match, and all that happened after the last event the client has.

    ``anew`` says that the events are not a continuation: the client forgets what it had. ``here`` is false
    while another device plays the seat.
    """

    protocol: int
    match: MatchInfo
    seat: int | None
    commitment: str
    key: str | None
    online: list[bool]
    away: list[int]
    anew: bool
    events: list[Seen]
    last: int
    snapshot: Snapshot
    chat: list[ChatLine]
    here: bool


class Update(Out, tag="update", tag_field="type"):
    """Something happened. ``events`` continue the numbers of the reader; ``back`` is set after a take-back:
    the number of entries the history was cut to. ``key`` reveals the dice when the match is over.
    """

    events: list[Seen]
    last: int
    snapshot: Snapshot
    back: int | None = None
    key: str | None = None


class Done(Out, tag="done", tag_field="type"):
    """A command was carried out and is durable."""

    id: str
    automatic: list[Note] = field(default_factory=list)


class Refused(Out, tag="refused", tag_field="type"):
    """A command was refused, and nothing has changed. ``code`` says what kind of refusal it is.

    ``illegal``: the rules forbid it; ``unreadable``: not the shape of an answer; ``late``: that question is
    answered; ``not-yours``: somebody else decides; ``elsewhere``: another device plays the seat;
    ``not-possible``: not now; ``too-many``: slow down; ``paused``: a rule failed, the match is as it was and
    waits; ``failed``: the program failed otherwise; ``dice``: roll what ``note`` says by hand, and send the
    faces with the same answer. ``marks`` show what is in the way.
    """

    id: str
    code: str
    note: Note
    marks: list[Mark] = field(default_factory=list)


class Came(Out, tag="came", tag_field="type"):
    """How far a line came: so many of its answers were given, and are durable.

    ``refused`` says why the next one was not, with the code and the marks of ``refused``; without it the line
    was given to its end, or stopped where it must.
    """

    id: str
    done: int
    refused: Refused | None = None


class Looked(Out, tag="looked", tag_field="type"):
    """The answer to a look: what it holds is up to the game (see ``docs/protocol.md``)."""

    id: str
    what: str
    data: Json


class Tried(Out, tag="tried", tag_field="type"):
    """A trial of an answer that would be legal: the candidate with what it would do."""

    id: str
    candidate: Candidate


class Presence(Out, tag="presence", tag_field="type"):
    """Who is connected, by seat, for how many seconds the others are away, how many watch, and the seats."""

    online: list[bool]
    away: list[int]
    watching: int
    match: MatchInfo


class Seated(Out, tag="seated", tag_field="type"):
    """Whether this device plays the seat, or another one of the same player does since now."""

    here: bool


class ChatLine(Out, tag="chat", tag_field="type"):
    """Something said at the table. ``player`` is ``None`` for a spectator."""

    n: int
    player: int | None
    name: str
    text: str
    at: float


class Pong(Out, tag="pong", tag_field="type"):
    """The answer to a ping."""

    id: str


class Closing(Out, tag="closing", tag_field="type"):
    """The last message before the server closes. ``retry`` says that connecting again makes sense."""

    code: str
    note: Note
    retry: bool


ServerMessage = (
    Welcome | Update | Done | Refused | Came | Looked | Tried | Presence | Seated | ChatLine | Pong | Closing
)
"""All that comes from the server."""
