"""Who plays a match between computer players, and what it came to."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NO_RULE, Json


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
    sides: tuple[int, ...] = ()
    """The side of every seat; empty if every seat is its own."""

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = asdict(self) | {"seating": list(self.seating), "places": list(self.places)}
        if self.sides:
            data["sides"] = list(self.sides)
        else:
            del data["sides"]
        return data

    def seat_shares(self) -> list[float]:
        """The share of the victory of every seat; those of one side have it together."""
        sides = list(self.sides) or list(range(len(self.places)))
        return Outcome(self.reason, NO_RULE, list(self.places)).shares(sides)

    def share(self, contender: int) -> float:
        """The share of the victory that went to a contender: 1 for a win, 0 for a loss, between if shared.

        Where contenders sit on one side, it is divided among its seats.
        """
        sides = self.sides or tuple(range(len(self.places)))
        shares = self.seat_shares()
        return sum(
            shares[seat] / sides.count(sides[seat])
            for seat, who in enumerate(self.seating[: len(shares)])
            if who == contender
        )


def record_from_json(data: Json) -> Record:
    """A record from a line of a result file; ``BadData`` if it is none."""
    try:
        assert isinstance(data, dict)
        values: dict[str, Any] = dict(data)
        values["seating"] = tuple(values["seating"])
        values["places"] = tuple(values["places"])
        values["sides"] = tuple(values.get("sides", ()))
        return Record(**values)
    except (AssertionError, KeyError, TypeError) as error:
        raise BadData("result", "a record of a match", data) from error
