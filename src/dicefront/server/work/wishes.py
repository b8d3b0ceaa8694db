"""What may be asked of the desk: the arguments of each job, and answers that are not messages."""

from __future__ import annotations

from msgspec import Raw, Struct

from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.message import Json
from dicefront.parts.show.words import Note
from dicefront.server.protocol.armies import ArmySheet
from dicefront.server.protocol.replays import ReplayStep
from dicefront.server.protocol.tables import TableWish
from dicefront.server.store.rows import MatchRow, Person


class Army(Struct):
    """An army, and the options it is for."""

    game: str
    options: dict[str, Json] | None
    roster: Json = None
    seed: int = 0


class Rosters(Struct):
    """The armies of a match or an experiment that is to be set up; ``armies`` names ready ones."""

    game: str
    options: dict[str, Json] | None
    rosters: list[Json]
    armies: list[str] = []


class Checked(Struct):
    """The options in full; the first army that may not be played, with its number and the reason."""

    options: dict[str, Json]
    seat: int = -1
    note: Note | None = None
    unknown: str = ""


class Printing(Struct):
    """An army to print."""

    game: str
    sheet: ArmySheet


class TableText(Struct):
    """A table to draw, by its name or from its file."""

    game: str
    wish: TableWish


class Situation(Struct):
    """A situation whose odds, or whose outcome by the rules, somebody wants to know."""

    game: str
    situation: dict[str, Json]


class Searching(Struct):
    """Words to look for in the rules of a game."""

    game: str
    language: str
    text: str


class Hits(Struct):
    """The paragraphs that hold all the words, best first; without any, words that are spelled alike."""

    ids: list[str]
    similar: list[str]


class Look(Struct):
    """A look at a table: by whom (nobody in particular: ``None``), at what, ``after`` which answers."""

    game: str
    position: Raw
    player: int | None
    what: str
    args: dict[str, Json]
    after: list[Json] = []


class Trial(Struct):
    """An answer that somebody tries: as it is, in the form of the gesture, or typed in a language.

    It is tried ``after`` other answers that are only thought of.
    """

    game: str
    position: Raw
    player: int
    value: Json
    hand: bool = False
    typed: str = ""
    after: list[Json] = []


class Judged(Struct):
    """What a trial came to: the candidate, or the refusal with what is to be drawn beside it."""

    candidate: Candidate | None = None
    note: Note | None = None
    readable: bool = True
    marks: list[Mark] = []


class Reel(Struct):
    """A match with all its acts, and which part of it is wanted."""

    row: MatchRow
    acts: Raw
    reader: int = -1
    entry: int = 0
    now: float = 0.0


class Shown(Struct):
    """A replay as a reader may see it, and how often its dice were changed."""

    steps: list[ReplayStep]
    epoch: int


class LogText(Struct):
    """A log that somebody brings."""

    text: str
    person: Person | None
    id: str


class Brought(Struct):
    """A log as a match that can be kept."""

    row: MatchRow
    acts: list[Raw]
