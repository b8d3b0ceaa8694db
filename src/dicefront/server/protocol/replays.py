"""Replays, studies, and how a match might have gone on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.summary import Points
from dicefront.server.protocol.basis import Count, Id, In
from dicefront.server.protocol.matches import MatchInfo, Result
from dicefront.server.protocol.table import Asked


class Seen(Out):
    """One event as the reader may see it. ``n`` counts the reader's own events from 1, without gaps.

    ``entry`` is how many entries the history had after the answer that led to it, ``at`` the time in seconds.
    ``throw`` is the running number of a throw, for those who verify the dice. ``category`` says what it is
    about: setup, turn, activation, movement, attack, wound, loss, magic, morale, objective, dice, table, end.
    """

    n: int
    kind: str
    category: str
    args: dict[str, Json]
    entry: int
    at: float
    throw: int | None = None
    epoch: int = 0


class ReplayStep(Out):
    """One decision of a replay: who, what was asked, whether as a reaction, what was answered, what happened.

    ``entry`` is the number of entries after it: the address of the position. What the reader may not know is
    ``None``. ``salt`` belongs to a choice in secret, once the match is over: with the answer it gives the
    fingerprint of the event ``server.sealed``.
    """

    entry: int
    kind: Literal["start", "answer", "default", "resign", "offer-draw", "accept-draw", "decline-draw"]
    player: int | None
    question: str | None
    reaction: bool
    answer: Json
    spelled: str | None
    at: float
    events: list[Seen]
    salt: str | None = None


class Dice(Out):
    """What is needed to verify the dice: the fingerprint from the start, and the rest once it is over.

    ``secrets`` are the server's, which belongs to the fingerprint, and that of every seat (empty: none); if
    a seat has one, the key is made of all of them (see ``docs/protocol.md``). With several epochs (practice
    with new dice), the key of each; otherwise one.
    """

    commitment: str
    key: str | None
    secrets: list[str]
    epochs: list[str]


class Replay(Out):
    """A match to step through, as one seat (or a spectator, or everything once it is over) sees it."""

    match: MatchInfo
    viewer: int | None
    revealed: bool
    steps: list[ReplayStep]
    dice: Dice


class Moment(Out):
    """The position after some entries, as the reader may see it."""

    entry: int
    view: Json
    asked: list[Asked]
    outcome: Result | None


class LogFile(In):
    """A log as ``dicefront`` writes it, to be looked at as a replay."""

    log: Annotated[str, Meta(min_length=2, max_length=250_000)]


class StudyNote(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody says about one moment, and arrows on the table there: ``[x, y, x, y]`` as it is drawn."""

    entry: Count
    text: Annotated[str, Meta(max_length=2_000)] = ""
    arrows: Annotated[list[Annotated[list[float], Meta(min_length=4, max_length=4)]], Meta(max_length=20)] = (
        field(default_factory=list)
    )


class SaveStudy(In):
    """Notes on a match, to be kept and shared; the match itself never changes."""

    match: Id
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    notes: Annotated[list[StudyNote], Meta(max_length=200)]


class Study(Out):
    """Notes on a match. ``mine`` says that the one who asks may change them."""

    id: str
    match: str
    title: str
    notes: list[StudyNote]
    mine: bool
    changed: float


class Studies(Out):
    """One's own studies."""

    studies: list[Study]


class ChancesWish(In):
    """How would it end from here? So many games are played on by computers, as far as there is time."""

    entry: Count
    games: Annotated[int, Meta(ge=1, le=100)] = 20
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] = 1


class Chances(Out):
    """How often each seat won in the games that were played on from an entry."""

    entry: int
    games: int
    won: list[float]
    level: str


class JudgementWish(In):
    """What did the decision cost that was made after so many entries?"""

    entry: Count


class TriedLine(Out):
    """A line: its first answer, all of it in the notation of the game, and the share of victory it brings."""

    answer: Json
    spelled: list[str]
    share: float
    times: int


class DecisionJudged(Out):
    """A decision beside the best one; ``lost`` is the share of victory it cost, 0 if that may be luck.

    Without lines there was nothing to weigh.
    """

    entry: int
    player: int = -1
    played: TriedLine | None = None
    best: TriedLine | None = None
    lost: float = 0.0


class StakeInfo(Out):
    """A contest of dice: ``by`` gains ``worth`` with this chance (in percent) at the cost of ``against``.

    ``situation`` is what ``POST /api/odds/{game}`` takes.
    """

    entry: int
    by: int
    against: int
    rule: str
    chance: float
    worth: float
    won: bool
    situation: dict[str, Json]


class SeatLuck(Out):
    """The luck of a seat: of its dice alone, and in contests weighted by what was at stake.

    ``expected`` and ``actual`` are what it gains less what it loses. The shares say how many games with the
    same dice, or the same contests, would go worse for it.
    """

    seat: int
    dice: int
    dice_worse: float
    contests: int
    at_stake: float
    expected: float
    actual: float
    worse: float


class Luck(Out):
    """Who was lucky so far. What stakes are counted in is said by the game (``<game>.web.luck-unit``)."""

    seats: list[SeatLuck]
    stakes: list[StakeInfo]


class Doer(Out):
    """A piece that did something that counts: how often, and what all of it was worth."""

    piece: int
    deeds: int
    worth: float


class Summary(Out):
    """A match that is over, in numbers. Seats of one side have the same points where the side has them.

    What deeds are counted in is said by the game (``<game>.web.luck-unit``); who did most comes first.
    """

    rounds: int
    sides: list[int]
    points: list[Points]
    doers: list[Doer]
