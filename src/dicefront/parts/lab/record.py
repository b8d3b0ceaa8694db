"""A match between computer players, before it is played and after."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json


@dataclass(frozen=True)
class Contender:
    """One of the two that are compared: how it plays, and with what."""

    level: str
    roster: Json = None
    """An army; ``None`` lets the player choose one, where the game has armies."""
    army: str = ""
    """The name of that army, for reports."""

    def to_json(self) -> dict[str, Json]:
        return {"level": self.level, "army": self.army or None, "roster": self.roster}


@dataclass(frozen=True)
class Fixture:
    """A match to be played. ``seating`` says who sits where: 0 is contender A, 1 is contender B."""

    game: str
    options: dict[str, Json]
    contenders: tuple[Contender, Contender]
    seating: tuple[int, ...]
    pair: int
    seed: int
    """The seed of the pair: both of its matches throw the same dice."""


@dataclass(frozen=True)
class Record:
    """What a match came to; plain data, the same on every machine."""

    pair: int
    seed: int
    seating: tuple[int, ...]
    reason: str
    places: tuple[int, ...]
    decisions: int
    figures: dict[str, Json] = field(default_factory=dict)
    """What the game says about its end: rounds played and the like."""
    problem: str = ""
    """Why the match could not be played to its end: a mistake in the rules."""

    def to_json(self) -> dict[str, Json]:
        return asdict(self) | {"seating": list(self.seating), "places": list(self.places)}

    def share(self, contender: int) -> float:
        """The share of the victory that went to a contender: 1 for a win, 0 for a loss, between if shared."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        if not winners:
            return 0.0
        return sum(1 for seat in winners if self.seating[seat] == contender) / len(winners)


def record_from_json(data: Json) -> Record:
    """A record from a line of a result file; ``BadData`` if it is none."""
    try:
        assert isinstance(data, dict)
        values: dict[str, Any] = dict(data)
        values["seating"] = tuple(values["seating"])
        values["places"] = tuple(values["places"])
        return Record(**values)
    except (AssertionError, KeyError, TypeError) as error:
        raise BadData("result", "a record of a match", data) from error
