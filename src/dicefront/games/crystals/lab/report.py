"""The designers' report on Crystals: many games by number of players and level, and what they show.

Rider and Archer are dealt at random, so that they can be compared; everything else the players decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from dicefront.games.crystals.rules.game import GAME
from dicefront.games.crystals.rules.roles import ATTACKER_SLOT, RIDER, ROLES, TEAM
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, ATTACKERS
from dicefront.kernel.dice import FastDice, ManualDice, Roll
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.seat import Seat
from dicefront.parts.lab.engine import Engine, Player
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Fixture, Series
from dicefront.parts.lab.statistics import CONFIDENCE, Interval, mean_interval, wilson

PLAYERS: Final = (2, 3, 4)
LEVELS: Final = ("random", "greedy", "search")
DEAR: Final = 20
"""Of an opponent that searches so many times fewer games are played."""
BY_CRYSTALS: Final = "crystals.end.crystals"
NEARLY_ALL: Final = 0.9
ENOUGH: Final = 15
"""With fewer games nothing is said to be one-sided."""
ENOUGH_MIXED: Final = 100
"""With fewer games of Riders against Archers the normal interval of their lead does not hold."""
TOGETHER: Final = len(PLAYERS) * len(LEVELS)
"""Findings look at so many lines, and are to be sure for all of them together."""
CHAMPIONS: Final = "champions"
HOME: Final = "home"
DEALT: Final = "dealt"
"""What both teams are called where games are kept: Rider and Archer are dealt by the seed of a game."""


@dataclass(frozen=True)
class Line:
    """One setting whose games are counted together."""

    players: int
    level: str
    games: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        changed = "".join(f", {value}" for _, value in self.options)
        return f"{self.players} players, {self.level}{changed}"

    def all_options(self) -> dict[str, Json]:
        return {"players": self.players, **dict(self.options)}

    def series(self, seed: int) -> Series:
        """What the games of this line are kept with; both sides are the same player."""
        both = Contender(self.level, army=DEALT)
        options = GAME.complete_options(self.all_options())
        return Series(GAME.id, GAME.rules, options, self.players, (both, both), seed)


@dataclass(frozen=True)
class Played:
    """What one game came to."""

    rolls: int
    winner: int
    first: int
    reason: str
    riders: tuple[bool, ...]


def played_of(record: Record) -> Played:
    """A game from its record; ``BadData`` if the rules could not play it to its end."""
    if record.problem:
        raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
    shown: dict[str, Any] = record.figures
    riders = tuple(attacker == ROLES[RIDER] for attacker in shown["attackers"])
    return Played(shown["rolls"], record.places.index(1), shown["first"], record.reason, riders)


class CountedDice:
    """Dice that count the movement rolls and remember who made the first."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.throws = 0
        self.rolls = 0
        self.first = NOBODY

    def read(self, roll: Roll) -> list[int]:
        if roll.purpose == "crystals.move":
            if not self.rolls:
                self.first = roll.player
            self.rolls += 1
        self.throws += 1
        return self.dice.throw(self.throws, roll)


def lines(games: int) -> list[Line]:
    """The settings of the report: every number of players and level, then the two that mend something."""
    usual = [
        Line(players, level, games if level != "search" else max(games // DEAR, 2))
        for level in LEVELS
        for players in PLAYERS
    ]
    return [*usual, *mends(games)]


def mends(games: int) -> list[Line]:
    few = max(games // DEAR, 2)
    champions, home = (("victory", CHAMPIONS),), (("last_teleport", HOME),)
    return [
        Line(2, "greedy", games, champions),
        Line(2, "search", few, champions),
        Line(4, "greedy", games, home),
        Line(4, "search", few, home),
    ]


def play_game(player_of: Player, fixture: Fixture) -> Record:
    """Play one game of a line with its seed."""
    dice = CountedDice(child_seed(fixture.seed, 0))
    dealt = Draw(child_seed(fixture.seed, 9))
    count = len(fixture.seating)
    level = fixture.contenders[0].level
    agents = [player_of(GAME.id, level, child_seed(fixture.seed, 1 + seat)) for seat in range(count)]
    table = GAME.table(fixture.options, None, fixture.seed, ManualDice(dice.read))
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(count)]
    decisions = 0
    while table.pending:
        question = table.pending[0]
        player = question.player
        if question.kind == ATTACKER_CHOICE:
            table.answer(player, ATTACKERS[dealt.below(2)])
        else:
            table.answer(player, agents[player].answer(seats[player]))
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    attackers: list[Json] = [
        ROLES[table.state.characters[TEAM * seat + ATTACKER_SLOT].role] for seat in range(count)
    ]
    shown: dict[str, Json] = {"rolls": dice.rolls, "first": dice.first, "attackers": attackers}
    return Record(
        fixture.pair, fixture.seed, fixture.seating, outcome.reason, tuple(outcome.places), decisions, shown
    )


def fixtures(wanted: Sequence[Line], seed: int) -> Iterator[Fixture]:
    """The games of all lines; no two of them throw the same dice, unlike the pairs of other series."""
    for index, line in enumerate(wanted):
        series = line.series(child_seed(seed, index))
        for number in range(line.games):
            one = series.pair(number // 2)[number % 2]
            yield replace(one, seed=child_seed(seed, index, number))


def play_lines(wanted: Sequence[Line], seed: int, engine: Engine) -> Iterator[Played]:
    """The games of all lines, in order; the same with any engine."""
    for record in engine.records(play_game, fixtures(wanted, seed)):
        yield played_of(record)


class Figures:
    """What the games of one line show."""

    def __init__(self, line: Line, games: Sequence[Played]) -> None:
        self.line = line
        self.games = games

    @property
    def name(self) -> str:
        return self.line.name

    def rolls(self) -> Interval:
        return mean_interval([game.rolls for game in self.games])

    def spread(self) -> tuple[int, int]:
        """Within which numbers of rolls nine games in ten end."""
        ordered = sorted(game.rolls for game in self.games)
        return ordered[len(ordered) * 5 // 100], ordered[min(len(ordered) * 95 // 100, len(ordered) - 1)]

    def by_seat(self) -> list[Interval]:
        """The share of wins of every seat, sure for all seats and lines together."""
        return self._shares([game.winner for game in self.games])

    def by_order(self) -> list[Interval]:
        """The share of wins of the seat that went first, second and so on."""
        return self._shares([(game.winner - game.first) % self.line.players for game in self.games])

    def _shares(self, winners: list[int]) -> list[Interval]:
        seats = self.line.players
        confidence = 1 - (1 - CONFIDENCE) / (seats * TOGETHER)
        return [wilson(winners.count(seat), len(winners), confidence) for seat in range(seats)]

    def is_fair(self, shares: list[Interval]) -> bool:
        return not any(share.excludes(1 / self.line.players) for share in shares)

    def by_crystals(self) -> Interval:
        return wilson(sum(game.reason == BY_CRYSTALS for game in self.games), len(self.games))

    def is_one_sided(self) -> bool:
        """Whether nearly all games end one way."""
        share = self.by_crystals().value
        return len(self.games) >= ENOUGH and max(share, 1 - share) >= NEARLY_ALL

    def is_tilted(self) -> bool:
        """Whether Rider and Archer are worth different things, sure for all lines together."""
        lead = self.rider_lead(1 - (1 - CONFIDENCE) / TOGETHER)
        return self.mixed() >= ENOUGH_MIXED and lead.excludes(0)

    def mixed(self) -> int:
        """How many games had both a Rider and an Archer."""
        return sum(0 < sum(game.riders) < self.line.players for game in self.games)

    def is_odd(self, share: Interval) -> bool:
        """Whether a share of wins differs from the fair one if it is the only one that is looked at."""
        games = len(self.games)
        return wilson(share.value * games, games).excludes(1 / self.line.players)

    def rider_lead(self, confidence: float = CONFIDENCE) -> Interval:
        """By how much a seat with a Rider wins more often than one with an Archer, in games with both."""
        leads: list[float] = []
        for game in self.games:
            riders = sum(game.riders)
            archers = self.line.players - riders
            if riders and archers:
                leads.append(1 / riders if game.riders[game.winner] else -1 / archers)
        return mean_interval(leads, confidence)


def figures_of(wanted: Sequence[Line], games: Sequence[Played]) -> list[Figures]:
    """The games of a report dealt out to their lines."""
    found: list[Figures] = []
    start = 0
    for line in wanted:
        found.append(Figures(line, games[start : start + line.games]))
        start += line.games
    return found
