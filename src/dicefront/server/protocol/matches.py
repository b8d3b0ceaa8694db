"""Matches from outside: set up, joined, listed in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dicefront.kernel.ids import MOST_SEATS
from dicefront.parts.show.message import Json, Out
from dicefront.server.protocol.basis import Count, In, SeatNumber, Secret, Small


class SeatWish(In):
    """Who sits on a seat: I, somebody at the same screen, a computer, somebody with the link, or anybody."""

    who: Literal["me", "here", "computer", "link", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Small = ""
    roster: Json = None
    secret: Secret = ""


class ClockWish(In):
    """A time control: seconds in the bank, gained by every answer, and at most for one answer (0: any).

    ``most`` is what the bank holds at most (0: any).
    ``soft`` is the time for a reaction before its default is chosen (0: none).
    """

    bank: Annotated[int, Meta(ge=0, le=6_048_000)] = 0
    gain: Annotated[int, Meta(ge=0, le=432_000)] = 0
    move: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    soft: Annotated[int, Meta(ge=0, le=3_600)] = 0
    most: Annotated[int, Meta(ge=0, le=6_048_000)] = 0


class NewMatch(In):
    """A match to set up. Everything except the game may be left out.

    ``start`` is a ready position of the game in which it begins, with the options of that position.

    ``delay`` is how many seconds spectators are behind, ``window`` how many a window takes at least that
    could tell something hidden. With ``dice`` by ``hand`` the players roll real dice and tell what they show;
    computers roll those of the server.
    """

    game: Small
    options: dict[str, Json] | None = None
    start: Small = ""
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] | None = None
    clock: ClockWish | None = None
    undo: Literal["free", "ask", "never"] = "ask"
    watch: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    window: Annotated[float, Meta(ge=0, le=10)] = 1.5
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    dice: Literal["server", "hand"] = "server"
    language: Literal["en", "nl"] = "en"


class SeatInfo(Out):
    """One seat as everybody sees it. ``mine`` says that the one who asks may play it.

    ``fingerprint`` is that of the secret the seat has added to the dice; empty if it has added none.
    """

    seat: int
    name: str
    kind: Literal["person", "computer", "empty"]
    level: str
    mine: bool
    here: bool
    fingerprint: str


class Result(Out):
    """How a match ended: the place of each seat (1 is best), the reason and its paragraph."""

    reason: str
    rule: str
    places: list[int]


class ClockInfo(Out):
    """The time control as agreed."""

    bank: int
    gain: int
    move: int
    soft: int
    most: int


class MatchInfo(Out):
    """A match from outside. ``seat`` is the first seat the one who asks may play.

    ``start`` is the ready position in which it began; empty if it began with its set-up.
    ``next`` is the rematch, once somebody wants one: those who played may ``join`` it.
    ``dice`` says who knows or makes the throws: nobody before they fall (``server``), the host, who set a
    ``seed``, or the players, who roll by ``hand``.
    """

    id: str
    game: str
    rules: str
    options: dict[str, Json]
    start: str
    seats: list[SeatInfo]
    seat: int | None
    state: Literal["waiting", "running", "over", "withdrawn", "paused"]
    clock: ClockInfo | None
    undo: Literal["free", "ask", "never"]
    watch: bool
    delay: int
    window: float
    practice: bool
    dice: Literal["server", "seed", "hand"]
    language: str
    created: float
    changed: float
    entries: int
    my_turn: bool
    outcome: Result | None
    commitment: str
    origin: str | None
    origin_entry: int | None
    next: str | None


class SeatLink(Out):
    """The key to a seat: ``/join/<key>`` on the site."""

    seat: int
    key: str


class MatchMade(Out):
    """A match that was set up, and the keys to the seats that wait for somebody.

    The key of a seat is worth nothing once somebody sits there.
    """

    match: MatchInfo
    links: list[SeatLink]
    watch: str | None


class DeviceLink(Out):
    """The key with which a player goes on on another device: ``/g/<match>?key=<key>`` on the site."""

    key: str


class Invitation(Out):
    """What a key opens: the match, the seat (``None`` to watch), who invites, and whether it is taken.

    ``device``: the player of the seat made the key, to go on with it on another device.
    """

    match: MatchInfo
    seat: int | None
    host: str
    taken: bool
    suggested: str
    device: bool


class SitDown(In):
    """Take a seat under a name; without one the name of the guest is used."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    secret: Secret = ""


class Sat(Out):
    """A seat that was taken."""

    match: MatchInfo
    seat: int | None


class Reminder(Out):
    """Of the time for a question in a match over days only a half or a tenth is left."""

    match: str
    question: int
    left: Literal["half", "tenth"]


class Lobby(Out):
    """Open tables, games to watch, one's own (``mine``, where the match goes on), and where time runs out."""

    open: list[MatchInfo]
    live: list[MatchInfo]
    mine: list[MatchInfo]
    reminders: list[Reminder]


class History(Out):
    """Matches of mine that are over, latest first; ``more`` says that there are older ones to ask for."""

    matches: list[MatchInfo]
    more: bool = False


class Again(In):
    """A rematch, with what the one who wants it adds to the dice."""

    secret: Secret = ""


class Branch(In):
    """Play from here: a new match from an entry of another one. Seats as for a new match."""

    entry: Count
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] | None = None
