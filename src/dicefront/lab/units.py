"""What a unit is worth for its cost: how often forces with it beat forces without it.

Both forces are drawn at random within the same limit, so whoever has the unit paid for it with something
else: a share of a half is a fair price, more is a bargain, less is dear. Only pairs of games in which one
side has the unit and the other has not say anything about it; they are mirrored, so that seats and dice
even out. Where it shines is the kind of enemy against which its share is surely highest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from dicefront.games.chessboard.rules.army import cost as price
from dicefront.games.chessboard.rules.army import mixed_army, read_roster
from dicefront.games.chessboard.rules.options import Options as ChessOptions
from dicefront.games.home_raiders.rules.options import options_of
from dicefront.games.home_raiders.rules.team import mixed_team, written
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game
from dicefront.kernel.ids import Json
from dicefront.lab.match import Contender, Fixture, Record
from dicefront.lab.series import Series, pair_score
from dicefront.lab.statistics import Interval, mirrored

LEVEL: Final = "greedy"
ENOUGH: Final = 20
"""So many pairs against a kind of enemy are needed before it is named."""
GAMES: Final = ("chessboard", "home_raiders")


@dataclass(frozen=True)
class Force:
    """One side: its roster, the units in it, and what kind of enemy it is."""

    roster: Json
    units: frozenset[str]
    kinds: frozenset[str]


@dataclass(frozen=True)
class Worth:
    """What games show about a unit; ``against`` is empty where no kind of enemy was met often enough."""

    unit: str
    cost: int
    share: Interval
    games: int
    against: str
    against_share: Interval
    against_games: int


# -- forces -------------------------------------------------------------------------------------


def draw_team(options: dict[str, Json], draw: Draw) -> Force:
    """Any team of any faction; its kind is the faction."""
    chosen = options_of(options)
    factions = sorted(chosen.cards.factions)
    while True:
        faction = factions[draw.below(len(factions))]
        team = mixed_team(chosen, faction, draw)
        if team is not None:
            cards = frozenset(entry.card.id for entry in team.entries)
            return Force(written(team), cards, frozenset([faction]))


def draw_army(options: dict[str, Json], draw: Draw) -> Force:
    """Any army; its units are dice and equipment, and so are the kinds of enemy."""
    roster = mixed_army(ChessOptions(options), draw)
    units: set[str] = set()
    for wish in read_roster(roster):
        units.add(f"d{wish.die}")
        carried = {"armor": wish.armor > 0, "bow": wish.bow, "gun": wish.gun, "hero": wish.hero}
        units.update(name for name, has in carried.items() if has)
    return Force(roster, frozenset(units), frozenset(units))


DRAWN: Final[dict[str, Callable[[dict[str, Json], Draw], Force]]] = {
    "chessboard": draw_army,
    "home_raiders": draw_team,
}


def costs(name: str, options: dict[str, Json]) -> dict[str, int]:
    """What every unit costs, in points or Stars."""
    if name == "home_raiders":
        cards = options_of(options).cards
        return {card.id: card.cost for card in cards.cards.values()}
    plain = price(read_roster({"minis": ["d4"]})[0]).amount
    found = {f"d{die}": die for die in (4, 6, 8, 10, 12, 20)}
    for item in ("armor", "bow", "gun", "hero"):
        word = f"d4 {item}:1" if item == "armor" else f"d4 {item}"
        found[item] = price(read_roster({"minis": [word]})[0]).amount - plain
    return found


# -- games --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """All that the figures depend on: which game, how many pairs, and the seed of forces and dice."""

    game: str
    pairs: int
    seed: int

    @property
    def options(self) -> dict[str, Json]:
        return game(self.game).complete_options(None)

    def forces(self, pair: int) -> tuple[Force, Force]:
        """The two forces of a pair."""
        draw = Draw(child_seed(self.seed, pair))
        drawn = DRAWN[self.game]
        return drawn(self.options, draw), drawn(self.options, draw)

    def fixtures(self) -> Iterator[Fixture]:
        rules = game(self.game)
        for pair in range(self.pairs):
            one, other = self.forces(pair)
            contenders = (Contender(LEVEL, one.roster), Contender(LEVEL, other.roster))
            series = Series(rules.id, rules.rules, self.options, 2, contenders, self.seed)
            yield from series.pair(pair)

    def worths(self, records: Sequence[Record]) -> list[Worth]:
        """The worth of every unit that was met in these games, best first."""
        forces = [self.forces(pair) for pair in range(self.pairs)]
        return worths(forces, checked(records), costs(self.game, self.options))


def checked(records: Sequence[Record]) -> list[float]:
    """The scores of all pairs, from 0 to 2, seen by the first force."""
    for record in records:
        if record.problem:
            raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
    return [pair_score(first, second) for first, second in zip(records[::2], records[1::2], strict=True)]


# -- figures ------------------------------------------------------------------------------------


def worths(
    forces: Sequence[tuple[Force, Force]], scores: Sequence[float], cost: dict[str, int]
) -> list[Worth]:
    """The worth of every unit that was met, best first."""
    own: dict[str, list[float]] = {}
    met: dict[str, dict[str, list[float]]] = {}
    for (one, other), score in zip(forces, scores, strict=True):
        for mine, theirs, won in ((one, other, score), (other, one, 2.0 - score)):
            for unit in mine.units - theirs.units:
                own.setdefault(unit, []).append(won)
                for kind in theirs.kinds:
                    met.setdefault(unit, {}).setdefault(kind, []).append(won)
    found = [_worth(unit, cost[unit], own[unit], met.get(unit, {})) for unit in sorted(own)]
    return sorted(found, key=lambda worth: -worth.share.value)


def _worth(unit: str, cost: int, scores: list[float], met: dict[str, list[float]]) -> Worth:
    # A kind that every enemy is of says nothing.
    telling = {kind: found for kind, found in sorted(met.items()) if ENOUGH <= len(found) < len(scores)}
    often = {kind: mirrored(found) for kind, found in telling.items()}
    best = max(often, key=lambda kind: often[kind].low, default="")
    shines = often.get(best, Interval(0.0, 0.0, 1.0))
    return Worth(unit, cost, mirrored(scores), 2 * len(scores), best, shines, 2 * len(met.get(best, [])))


def to_toml(trial: Trial, found: Sequence[Worth], date: str) -> str:
    """The figures as a file, with all that they are based on."""
    call = f"dicefront report {trial.game} --units -n {2 * trial.pairs} --seed {trial.seed}"
    lines = [
        f"# What units are worth, by `{call}`.",
        "",
        f'game = "{trial.game}"',
        f'rules = "{game(trial.game).rules}"',
        f"date = {date}",
        f"games = {2 * trial.pairs}",
        f"seed = {trial.seed}",
        f'level = "{LEVEL}"',
    ]
    for one in found:
        lines += [
            "",
            "[[units]]",
            f'id = "{one.unit}"',
            f"cost = {one.cost}",
            f"games = {one.games}",
            f"share = {_numbers(one.share)}",
        ]
        if one.against:
            lines += [
                f'against = "{one.against}"',
                f"against_games = {one.against_games}",
                f"against_share = {_numbers(one.against_share)}",
            ]
    return "\n".join(lines) + "\n"


def _numbers(share: Interval) -> list[float]:
    return [round(number, 4) for number in (share.value, share.low, share.high)]
