"""Whether the armies of a game are equally strong: all meet all in mirrored pairs, and what the games show.

An army meets every other one equally often, each pair of games with the same dice and the sides swapped. Its
share over the field is the mean of its shares against the others, so that nobody profits from weak
neighbours; the share of a group leaves out the games between its own armies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.report import Report, Wish
from dicefront.parts.lab.series import Fixture, Series, pair_score
from dicefront.parts.lab.statistics import Interval, mean_interval, mirrored, wilson
from dicefront.parts.lab.svg import Row, plot

READ = (
    "The same call plays the same games. Each meets each in mirrored pairs, both sides played by the same "
    "player: twice with the same dice, the second time with the sides swapped. A drawn game counts half. "
    "Values in brackets are 95 % intervals."
)


@dataclass(frozen=True)
class Entry:
    """An army of the field, and the group (faction, race) it belongs to; empty where there are none."""

    name: str
    group: str
    roster: Json


@dataclass(frozen=True)
class Share:
    """An army or a group and its share of wins over the field."""

    name: str
    value: Interval
    games: int


@dataclass(frozen=True)
class Meeting:
    """Two armies, and the records of their games, pair by pair."""

    one: Entry
    other: Entry
    records: tuple[Record, ...]

    @property
    def scores(self) -> list[float]:
        """What the first army made of each pair, from 0 to 2."""
        return [pair_score(*twins) for twins in zip(self.records[::2], self.records[1::2], strict=True)]


class Balance(Report):
    """A report on the armies of a game; a game says which there are and what is fair."""

    searches = True
    title = ""
    group = ""
    """What a group is called, with a capital; empty where armies have none."""
    army = "Army"
    low = 0.45
    high = 0.55
    """Groups outside these bounds are too weak or too strong."""
    hopeless = 0.40
    """An army below this is hopeless."""
    level = "greedy"

    def game(self) -> Game[Any]:
        raise NotImplementedError

    def options(self) -> dict[str, Json]:
        return self.game().complete_options(None)

    def entries(self) -> list[Entry]:
        """The field."""
        raise NotImplementedError

    def levels(self, wish: Wish) -> dict[str, int]:
        """How many games each meeting has, by the level of both players."""
        return {self.level: wish.games, **({"search": wish.searched} if wish.searched else {})}

    def pairings(self, wish: Wish) -> list[tuple[Entry, Entry]]:
        return list(combinations(self.entries(), 2))[: 1 if wish.short else None]

    def count(self, wish: Wish) -> int:
        return sum(2 * max(games // 2, 1) for games in self.levels(wish).values()) * len(self.pairings(wish))

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        parts: dict[str, list[Meeting]] = {}
        for place, (level, games) in enumerate(self.levels(wish).items()):
            parts[level] = self.meetings(wish, place, level, max(games // 2, 1), engine, told)
        return files_of(self, wish, parts)

    def meetings(
        self, wish: Wish, place: int, level: str, pairs: int, engine: Engine, told: Callable[[int], None]
    ) -> list[Meeting]:
        """Every pair of armies, each with a seed of its own."""
        game, options, pairings = self.game(), self.options(), self.pairings(wish)

        def fixtures() -> Iterator[Fixture]:
            for number, both in enumerate(pairings):
                one, other = (Contender(level, entry.roster, entry.name) for entry in both)
                seed = child_seed(wish.seed, place, number)
                yield from Series(game.id, game.rules, options, 2, (one, other), seed).fixtures(0, pairs)

        records: list[Record] = []
        for record in engine.play(fixtures()):
            if record.problem:
                raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
            records.append(record)
            told(1)
        size = 2 * pairs
        return [
            Meeting(*both, tuple(records[number * size : (number + 1) * size]))
            for number, both in enumerate(pairings)
        ]


# -- figures ------------------------------------------------------------------------------------


def shares(meetings: Sequence[Meeting], named: Callable[[Entry], str]) -> list[Share]:
    """Shares over the field by a name of armies, best first; games within one name say nothing."""
    scores: dict[str, list[float]] = {}
    for meeting in meetings:
        one, other = named(meeting.one), named(meeting.other)
        if one != other:
            scores.setdefault(one, []).extend(meeting.scores)
            scores.setdefault(other, []).extend(2.0 - score for score in meeting.scores)
    found = [Share(name, mirrored(own), 2 * len(own)) for name, own in scores.items()]
    return sorted(found, key=lambda share: (-share.value.value, share.name))


def findings(report: Balance, groups: Sequence[Share], armies: Sequence[Share]) -> list[str]:
    """What a designer has to look at: by the value itself, since intervals only get narrower."""
    found: list[str] = []
    for one in groups:
        if not report.low <= one.value.value <= report.high:
            often = "too often" if one.value.value > report.high else "too rarely"
            found.append(f"{one.name} wins {often} ({percent(one.value)}).")
    hopeless = [one for one in armies if one.value.value < report.hopeless]
    return found + [f"{one.name} is hopeless ({percent(one.value)})." for one in hopeless]


def all_records(meetings: Iterable[Meeting]) -> list[Record]:
    return [record for meeting in meetings for record in meeting.records]


def percent(value: Interval) -> str:
    """``52.1 % (48.0 to 56.2)``."""
    return f"{100 * value.value:.1f} % ({100 * value.low:.1f} to {100 * value.high:.1f})"


# -- text ---------------------------------------------------------------------------------------


def files_of(report: Balance, wish: Wish, parts: dict[str, list[Meeting]]) -> dict[str, str]:
    """The page and its plots, by name."""
    game = report.game()
    more = f" --searched {wish.searched}" if wish.searched else ""
    call = f"dicefront report {game.id} -n {wish.games}{more} --seed {wish.seed}"
    short = f"dicefront report {game.id} -n 2 --short --out $OUT"
    total = sum(len(all_records(meetings)) for meetings in parts.values())
    lines = [
        f"# {report.title}",
        "",
        made_by(call, short, f"{total} games, rules {game.rules}"),
        "",
        READ,
        "",
    ]
    fair = f"no {report.group.lower()} above {100 * report.high:.0f} % or below {100 * report.low:.0f} %, "
    few = f"no {report.army.lower()} below {100 * report.hopeless:.0f} %"
    lines.append(f"The bounds over the field: {fair if report.group else ''}{few}.")
    files: dict[str, str] = {}
    for level, meetings in parts.items():
        groups = shares(meetings, lambda entry: entry.group) if report.group else []
        armies = shares(meetings, lambda entry: entry.name)
        lines += ["", f"## {level.capitalize()} play", "", f"{len(all_records(meetings))} games.", ""]
        for word, found in ((report.group, groups), (report.army, armies)):
            if found:
                name = f"{game.id}-{word.lower()}-{level}.svg"
                title = f"{word}: share of wins, {level} play"
                rows = [Row(one.name, scaled(one.value), 50.0) for one in found]
                axis = "share of wins over the field; the dashed mark is the fair share"
                files[name] = plot(title, axis, rows, 0, 100, " %")
                lines += [f"![{title}]({name})", "", *table(word, found), ""]
        noted = findings(report, groups, armies)
        lines += [f"- {line}" for line in noted] if noted else ["Nobody is out of bounds."]
        lines += ["", *others(meetings)]
    return {f"{game.id}.md": "\n".join(lines) + "\n", **files}


def others(meetings: Sequence[Meeting]) -> list[str]:
    """Seats, lengths and endings, over all games."""
    records = all_records(meetings)
    count = len(records)
    told = ["| over all games | |", "|---|---|"]
    for seat in range(2):
        won = wilson(sum(record.seat_shares()[seat] for record in records), count)
        told.append(f"| seat {seat + 1} wins | {percent(won)} |")
    length = mean_interval([record.decisions for record in records])
    told.append(f"| decisions in a game | {length.value:.0f} ({length.low:.0f} to {length.high:.0f}) |")
    reasons = [record.reason for record in records]
    for reason in sorted(set(reasons), key=lambda one: (-reasons.count(one), one)):
        told.append(
            f"| ends by {reason.rsplit('.', 1)[-1]} | {percent(wilson(reasons.count(reason), count))} |"
        )
    return told


def scaled(value: Interval) -> Interval:
    return Interval(100 * value.value, 100 * value.low, 100 * value.high)


def table(head: str, found: Sequence[Share]) -> list[str]:
    rows = [f"| {one.name} | {percent(one.value)} | {one.games} |" for one in found]
    return [f"| {head} | share of wins | games |", "|---|---|---|", *rows]
