"""Whether factions are equally strong: all pairs of ready-made teams, mirrored, and what their games show.

A team meets every other team of its size equally often, each pair of games with the same dice and the sides
swapped. Its share over the field is the mean of its shares against the others, so that nobody profits from
weak neighbours; a faction's share leaves out the games between its own teams.

Greedy play is quick enough for the hundreds of games that such shares need; a few games by search at the
smaller size tell whether a better player sees the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import ReadyTeam
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.parts.lab.balance import Share, percent
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Fixture, Series, pair_score
from dicefront.parts.lab.statistics import mirrored

GREEDY: Final = "greedy"
SEARCH: Final = "search"
SIZES: Final = (6, 10)
LOW: Final = 0.43
HIGH: Final = 0.57
"""A faction outside these bounds is too weak or too strong."""
HOPELESS: Final = 0.30
"""A team below this is hopeless."""


@dataclass(frozen=True)
class Meeting:
    """Two teams, and the scores of their mirrored pairs from 0 to 2, seen by the first."""

    one: ReadyTeam
    other: ReadyTeam
    scores: tuple[float, ...]
    reasons: tuple[str, ...]


def teams_of(stars: int) -> list[ReadyTeam]:
    """The ready-made teams of one size."""
    return [team for team in HOUSE_TEAMS.values() if team.limit == stars]


@dataclass(frozen=True)
class Bout:
    """Two teams that meet in so many mirrored pairs."""

    one: ReadyTeam
    other: ReadyTeam
    pairs: int
    series: Series


@dataclass(frozen=True)
class Field:
    """Who meets in a part of the report: all teams of a size, played at a level."""

    stars: int
    level: str


def fields(searched: int) -> list[Field]:
    """The parts of a report; one by search only if such games are wanted."""
    found = [Field(stars, GREEDY) for stars in SIZES]
    return [*found, Field(SIZES[0], SEARCH)] if searched else found


def bouts(field: Field, games: int, seed: int) -> list[Bout]:
    """Every pair of teams, each with a seed of its own."""
    stars, level = field.stars, field.level
    options = GAME.complete_options({"stars": stars})
    found: list[Bout] = []
    for number, (one, other) in enumerate(combinations(teams_of(stars), 2)):
        contenders = (Contender(level, one.id, one.id), Contender(level, other.id, other.id))
        series = Series(GAME.id, GAME.rules, options, 2, contenders, child_seed(seed, stars, number))
        found.append(Bout(one, other, max(games // 2, 1), series))
    return found


def play_all(wanted: Sequence[Bout], engine: Engine) -> Iterator[Record]:
    """The records of all bouts, in order; a rule that fails is a ``BadData``."""

    def fixtures() -> Iterator[Fixture]:
        for bout in wanted:
            yield from bout.series.fixtures(0, bout.pairs)

    for record in engine.play(fixtures()):
        if record.problem:
            raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
        yield record


def meetings_of(wanted: Sequence[Bout], records: Sequence[Record]) -> list[Meeting]:
    """The records sorted by who met whom."""
    found: list[Meeting] = []
    start = 0
    for bout in wanted:
        own = records[start : start + 2 * bout.pairs]
        start += 2 * bout.pairs
        scores = tuple(pair_score(own[2 * pair], own[2 * pair + 1]) for pair in range(bout.pairs))
        reasons = tuple(record.reason for record in own)
        found.append(Meeting(bout.one, bout.other, scores, reasons))
    return found


def scores_of(meetings: Sequence[Meeting], team: str) -> list[float]:
    """All pair scores of a team, whichever side of a meeting it was."""
    found: list[float] = []
    for meeting in meetings:
        if meeting.one.id == team:
            found.extend(meeting.scores)
        elif meeting.other.id == team:
            found.extend(2.0 - score for score in meeting.scores)
    return found


def team_shares(meetings: Sequence[Meeting]) -> list[Share]:
    """Every team's share over the field, best first."""
    teams = {team.id: team for meeting in meetings for team in (meeting.one, meeting.other)}
    found = [share(team.name_en, scores_of(meetings, team.id)) for team in teams.values()]
    return sorted(found, key=lambda share: -share.value.value)


def faction_shares(meetings: Sequence[Meeting]) -> list[Share]:
    """Every faction's share against the others, best first."""
    found: list[Share] = []
    for faction in HOUSE.factions.values():
        scores: list[float] = []
        for meeting in meetings:
            sides = (meeting.one.faction == faction.id, meeting.other.faction == faction.id)
            if sides[0] == sides[1]:
                continue
            scores.extend(score if sides[0] else 2.0 - score for score in meeting.scores)
        if scores:
            found.append(share(faction.name_en, scores))
    return sorted(found, key=lambda share: -share.value.value)


def share(name: str, scores: Sequence[float]) -> Share:
    return Share(name, mirrored(scores), 2 * len(scores))


def findings(factions: Sequence[Share], teams: Sequence[Share]) -> list[str]:
    """What a designer has to look at: by the value itself, since intervals only get narrower."""
    found: list[str] = []
    for one in factions:
        if one.value.value > HIGH:
            found.append(f"{one.name} wins too often ({percent(one.value)}).")
        elif one.value.value < LOW:
            found.append(f"{one.name} wins too rarely ({percent(one.value)}).")
    for one in teams:
        if one.value.value < HOPELESS:
            found.append(f"The team {one.name} is hopeless ({percent(one.value)}).")
    return found


def endings(meetings: Sequence[Meeting]) -> list[tuple[str, int]]:
    """How often each way of ending was seen, the commonest first."""
    counts: dict[str, int] = {}
    for meeting in meetings:
        for reason in meeting.reasons:
            counts[reason] = counts.get(reason, 0) + 1
    return sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
