"""Whether the armies of a game are equally strong: all meet all in mirrored pairs, and what the games show.

An army meets every other one of its field equally often, each pair of games with the same dice and the sides
swapped. Its share over the field is the mean of its shares against the others, so that nobody profits from
weak neighbours; the share of a group leaves out the games between its own armies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
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
OWN = "own"
"""What a page is called that was made with options or armies of one's own."""


@dataclass(frozen=True)
class Entry:
    """An army of the field, and the group (faction, race) it belongs to; empty where there are none."""

    name: str
    group: str
    roster: Json
    judged: bool = False
    """Whether it is somebody's own, to be judged against the others."""


@dataclass(frozen=True)
class Part:
    """A part of a report: what the games are called, and their options."""

    name: str
    """What the names of its plots end with."""
    title: str
    options: dict[str, Json]


@dataclass(frozen=True)
class Field:
    """Who meets whom in a part of a report, played at which level, how often each."""

    part: Part
    level: str
    games: int
    entries: tuple[Entry, ...]

    @property
    def name(self) -> str:
        return f"{self.part.name}-{self.level}"

    @property
    def title(self) -> str:
        return f"{self.part.title}, {self.level} play"

    @property
    def pairs(self) -> int:
        """How many mirrored pairs each meeting has."""
        return max(self.games // 2, 1)


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
    """A report on the armies of a game; a game says which parts it has, who is in the field, what is fair."""

    searches = True
    takes_own = True
    title = ""
    read = ""
    """What else one has to know to read the page."""
    group = ""
    """What a group is called, with a capital; empty where armies have none."""
    army = "Army"
    low = 0.45
    high = 0.55
    """Groups outside these bounds are too weak or too strong."""
    hopeless = 0.40
    """An army below this is hopeless."""
    level = "greedy"
    by = ""
    """A figure of the game, such as the mission, after which the games are told apart as well."""

    def game(self) -> Game[Any]:
        raise NotImplementedError

    def parts(self) -> list[Part]:
        """The parts of the report, the usual one first."""
        raise NotImplementedError

    def entries(self, options: dict[str, Json]) -> list[Entry]:
        """The ready-made armies that meet under these options."""
        raise NotImplementedError

    def fields(self, wish: Wish) -> list[Field]:
        """Who meets whom: in all parts, or as it was asked for."""
        parts = self.parts()
        if wish.options is not None:
            parts = [Part(OWN, "The options asked for", wish.options)]
        elif wish.armies:
            parts = parts[:1]
        found = [Field(part, self.level, wish.games, self.field(part, wish)) for part in parts]
        if wish.searched:
            found.append(Field(parts[0], "search", wish.searched, self.field(parts[0], wish)))
        return found

    def field(self, part: Part, wish: Wish) -> tuple[Entry, ...]:
        """The armies that are to be judged, and the ready-made ones."""
        own = [Entry(one.army, "", one.roster, True) for one in wish.armies]
        names = [one.name for one in own]
        return (*own, *(one for one in self.entries(part.options) if one.name not in names))

    def count(self, wish: Wish) -> int:
        return sum(2 * field.pairs * len(pairings(field, wish)) for field in self.fields(wish))

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        records: list[Record] = []
        for record in engine.play(self.fixtures(wish)):
            if record.problem:
                raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
            records.append(record)
            told(1)
        return files_of(self, wish, self.meetings(wish, iter(records)))

    def fixtures(self, wish: Wish) -> Iterator[Fixture]:
        """The games of all meetings, each with a seed of its own."""
        game = self.game()
        for place, field in enumerate(self.fields(wish)):
            for number, both in enumerate(pairings(field, wish)):
                one, other = (Contender(field.level, entry.roster, entry.name) for entry in both)
                seed = child_seed(wish.seed, place, number)
                series = Series(game.id, game.rules, field.part.options, 2, (one, other), seed)
                yield from series.fixtures(0, field.pairs)

    def meetings(self, wish: Wish, records: Iterator[Record]) -> list[tuple[Field, list[Meeting]]]:
        """The records, which come in the order of the games, by who met whom."""
        found: list[tuple[Field, list[Meeting]]] = []
        for field in self.fields(wish):
            met = pairings(field, wish)
            found.append((field, [Meeting(*both, tuple(islice(records, 2 * field.pairs))) for both in met]))
        return found


def pairings(field: Field, wish: Wish) -> list[tuple[Entry, Entry]]:
    """Who meets whom; in the short form the first two alone, and not without those who are to be judged."""
    found = list(combinations(field.entries, 2))
    if wish.armies:
        found = [both for both in found if both[0].judged or both[1].judged]
    return found[: 1 if wish.short else None]


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


def findings(report: Balance, judged: Sequence[Share], armies: Sequence[Share]) -> list[str]:
    """What a designer has to look at: by the value itself, since intervals only get narrower.

    Judged are groups or armies of one's own; other armies must not be hopeless.
    """
    found: list[str] = []
    for one in judged:
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


def files_of(report: Balance, wish: Wish, parts: Sequence[tuple[Field, list[Meeting]]]) -> dict[str, str]:
    """The page and its plots, by name."""
    game = report.game()
    words = ["dicefront report", game.id, "-n", str(wish.games)]
    words += ["--searched", str(wish.searched)] if wish.searched else []
    call = " ".join([*words, "--seed", str(wish.seed), *filter(None, [wish.more])])
    short = " ".join(["dicefront report", game.id, "-n 2 --short --out $OUT", *filter(None, [wish.more])])
    total = sum(len(all_records(meetings)) for _, meetings in parts)
    lines = [
        f"# {report.title}",
        "",
        made_by(call, short, f"{total} games, rules {game.rules}"),
        "",
        " ".join(filter(None, [READ, report.read])),
        "",
        bounds(report, wish),
    ]
    stem = f"{game.id}-{OWN}" if wish.more else game.id
    files: dict[str, str] = {}
    for field, meetings in parts:
        groups = shares(meetings, lambda entry: entry.group) if report.group and not wish.armies else []
        armies = shares(meetings, lambda entry: entry.name)
        lines += ["", f"## {field.title}", "", f"{len(all_records(meetings))} games.", ""]
        for word, found in ((report.group, groups), (report.army, armies)):
            if found:
                name = f"{stem}-{word.lower()}-{field.name}.svg"
                title = f"{word}: share of wins, {field.title}"
                rows = [Row(one.name, scaled(one.value), 50.0) for one in found]
                axis = "share of wins over the field; the dashed mark is the fair share"
                files[name] = plot(title, axis, rows, 0, 100, " %")
                lines += [f"![{title}]({name})", "", *table(word, found), ""]
        own = [one.name for one in field.entries if one.judged]
        if own:
            noted = findings(report, [one for one in armies if one.name in own], [])
        else:
            noted = findings(report, groups, armies)
        lines += [f"- {line}" for line in noted] if noted else ["Nobody is out of bounds."]
        lines += ["", *others(meetings, report.by)]
    return {f"{stem}.md": "\n".join(lines) + "\n", **files}


def bounds(report: Balance, wish: Wish) -> str:
    """What is fair, in words."""
    fair = f"above {100 * report.high:.0f} % or below {100 * report.low:.0f} %"
    few = f"no {report.army.lower()} below {100 * report.hopeless:.0f} %"
    if wish.armies:
        names = ", ".join(one.army for one in wish.armies)
        return (
            f"Judged: {names}, against every ready-made {report.army.lower()}; the share of each other one "
            f"is what it got of these games alone. The bounds: not {fair}."
        )
    return f"The bounds over the field: {f'no {report.group.lower()} {fair}, ' if report.group else ''}{few}."


def others(meetings: Sequence[Meeting], by: str = "") -> list[str]:
    """Seats, lengths and endings, over all games, and for each value of a figure."""
    records = all_records(meetings)
    count = len(records)
    told = ["| over all games | |", "|---|---|"]
    told += [f"| seat {seat + 1} wins | {percent(of_seat(records, seat))} |" for seat in range(2)]
    told.append(f"| decisions in a game | {lengths([record.decisions for record in records])} |")
    for name in ("rounds", "turns"):
        seen = [record.figures.get(name) for record in records]
        numbers = [one for one in seen if isinstance(one, int)]
        if numbers and len(numbers) == count:
            told.append(f"| {name} in a game | {lengths(numbers, 1)} |")
    reasons = [record.reason for record in records]
    for reason in by_count(reasons):
        share = percent(wilson(reasons.count(reason), count))
        told.append(f"| ends by {reason.rsplit('.', 1)[-1].replace('_', ' ')} | {share} |")
    values = [str(record.figures.get(by, "")) for record in records] if by else []
    for value in by_count(values):
        own = [record for record, its in zip(records, values, strict=True) if its == value]
        seat, decisions = percent(of_seat(own, 0)), lengths([record.decisions for record in own])
        what = f"{by} {value.replace('_', ' ')}"
        told.append(f"| {what} | {len(own)} games, seat 1 wins {seat}, {decisions} decisions |")
    return told


def of_seat(records: Sequence[Record], seat: int) -> Interval:
    """How often a seat wins, whoever sits there."""
    return wilson(sum(record.seat_shares()[seat] for record in records), len(records))


def lengths(values: Sequence[float], digits: int = 0) -> str:
    """A mean with its interval."""
    mean = mean_interval(values)
    return f"{mean.value:.{digits}f} ({mean.low:.{digits}f} to {mean.high:.{digits}f})"


def by_count(words: Sequence[str]) -> list[str]:
    """Words, the commonest first."""
    return sorted(set(words), key=lambda one: (-words.count(one), one))


def scaled(value: Interval) -> Interval:
    return Interval(100 * value.value, 100 * value.low, 100 * value.high)


def table(head: str, found: Sequence[Share]) -> list[str]:
    rows = [f"| {one.name} | {percent(one.value)} | {one.games} |" for one in found]
    return [f"| {head} | share of wins | games |", "|---|---|---|", *rows]
