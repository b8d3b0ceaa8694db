"""One match between computer players, and the record of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from dicefront.agents.levels import agent
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Seat
from dicefront.lab.figures import figures

DECISIONS_AT_MOST = 100_000


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


def play_match(fixture: Fixture, found: Game[Any] | None = None) -> Record:
    """Play a match to its end. A rule that fails is part of the record, not an exception."""
    rules = _game(fixture.game) if found is None else found
    levels = [fixture.contenders[who].level for who in fixture.seating]
    rosters = [fixture.contenders[who].roster for who in fixture.seating]
    agents = [
        agent(fixture.game, level, child_seed(fixture.seed, 1 + who, fixture.seating[:seat].count(who)))
        for seat, (level, who) in enumerate(zip(levels, fixture.seating, strict=True))
    ]
    keep = any(level != "random" for level in levels)  # imagining needs a memory, playing at random does not
    count = 0
    try:
        table = rules.table(fixture.options, rosters, fixture.seed, keep=keep)
        seats = [Seat(table, seat) for seat in range(len(agents))]
        while table.pending:
            player = table.pending[0].player
            table.answer(player, agents[player].answer(seats[player]))
            count += 1
            if count > DECISIONS_AT_MOST:
                raise BadData("match", f"an end within {DECISIONS_AT_MOST} decisions", "none")
        outcome = table.outcome
        assert outcome is not None
        shown = figures(fixture.game, table.state)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        return Record(fixture.pair, fixture.seed, fixture.seating, "", (), count, {}, problem)
    return Record(
        fixture.pair,
        fixture.seed,
        fixture.seating,
        outcome.reason,
        tuple(outcome.places),
        count,
        shown,
    )


@cache
def _game(id: str) -> Game[Any]:
    return game(id)  # looking through the entry points takes longer than a short match
