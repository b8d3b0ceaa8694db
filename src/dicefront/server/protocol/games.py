"""The games that can be played here."""

from __future__ import annotations

from dicefront.parts.show.message import Json, Out


class GameOption(Out):
    """One option of a game: listed values, whole numbers from ``numbers[0]`` to ``numbers[1]``, or both."""

    name: str
    values: list[Json]
    numbers: list[int] | None
    default: Json
    rule: str


class Level(Out):
    """A computer opponent, and how long it thinks about a decision at most."""

    name: str
    seconds: float


class GameInfo(Out):
    """A game that can be played here. ``quick`` are the options of a smallest match.

    ``starts`` are its ready positions; *Play now* begins in the first one.

    ``hides`` says that some windows could tell something hidden by how long they take. ``minutes`` is how
    long a game takes at one sitting, by the latest ones played here, if there were enough.
    """

    id: str
    rules: str
    code: str
    options: list[GameOption]
    levels: list[Level]
    seats: list[int]
    seat_option: str | None
    quick: dict[str, Json]
    starts: list[str]
    armies: bool
    draws: bool
    hides: bool
    minutes: int | None = None


class Games(Out):
    """All games."""

    protocol: int
    version: str
    languages: list[str]
    games: list[GameInfo]


class GameLength(Out):
    """How long a game takes in the middle of those it is based on.

    ``simulated`` ones were played by computers; ``minutes`` are known of games of people alone.
    """

    decisions: int
    minutes: int | None
    games: int
    simulated: bool
    rules: str
    date: str
