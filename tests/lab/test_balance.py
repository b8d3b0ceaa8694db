"""Reports on the armies of a game: who meets whom, what is counted, and what is found."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dicefront.games.chessboard.lab.report import ChessboardReport
from dicefront.games.home_raiders.lab.report import HomeRaidersReport
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.lab.engine import SerialEngine
from dicefront.parts.lab.balance import (
    Balance,
    Entry,
    Meeting,
    files_of,
    findings,
    others,
    pairings,
    percent,
    shares,
)
from dicefront.parts.lab.lab import games_with, lab_of
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.report import Wish
from dicefront.parts.lab.statistics import Interval

RED, BLUE, GREEN = Entry("Red", "warm", None), Entry("Blue", "cold", None), Entry("Green", "cold", None)


def game_won(first: bool, swapped: bool) -> Record:
    """A game that army one won, or lost."""
    places = (1, 2) if first != swapped else (2, 1)
    return Record(0, 1, (1, 0) if swapped else (0, 1), "feud.end", places, 10)


def meeting(one: Entry, other: Entry, won: int) -> Meeting:
    """Two pairs of games, of which army one has won so many."""
    return Meeting(one, other, tuple(game_won(number < won, number % 2 == 1) for number in range(4)))


SEEN = [meeting(RED, BLUE, 3), meeting(RED, GREEN, 4), meeting(BLUE, GREEN, 2)]


def test_shares_are_those_over_the_field_and_a_group_does_not_count_its_own_games() -> None:
    armies = {one.name: one.value.value for one in shares(SEEN, lambda entry: entry.name)}
    assert armies == {"Red": 7 / 8, "Blue": 3 / 8, "Green": 2 / 8}
    groups = shares(SEEN, lambda entry: entry.group)
    assert [(one.name, one.value.value, one.games) for one in groups] == [
        ("warm", 7 / 8, 8),
        ("cold", 1 / 8, 8),
    ]


def test_what_is_out_of_bounds_is_named() -> None:
    told = findings(
        Balance(), shares(SEEN, lambda entry: entry.group), shares(SEEN, lambda entry: entry.name)
    )
    assert [line.split(" (")[0] for line in told] == [
        "warm wins too often",
        "cold wins too rarely",
        "Blue is hopeless",
        "Green is hopeless",
    ]


def test_seats_lengths_and_endings_are_told_with_their_intervals() -> None:
    told = others(SEEN)
    assert told[2].startswith("| seat 1 wins | 58.3 % (")
    assert told[4] == "| decisions in a game | 10 (10 to 10) |"
    assert told[5].startswith("| ends by end | 100.0 % (")


def test_every_game_has_a_report() -> None:
    assert sorted(games_with(lambda lab: lab.report)) == sorted(game_ids())


def test_games_are_told_apart_by_a_figure() -> None:
    records = [
        Record(0, 1, (0, 1), "feud.end", (1, 2), length, {"turns": 3, "ground": ground})
        for ground, length in [("dry_land", 10), ("wet", 20), ("wet", 40), ("dry_land", 10), ("wet", 30)]
        for _ in range(2)
    ]
    told = others([Meeting(RED, BLUE, tuple(records))], "ground")
    assert told[5] == "| turns in a game | 3.0 (3.0 to 3.0) |"
    assert [line.split(", seat")[0] for line in told[7:]] == [
        "| ground wet | 6 games",
        "| ground dry land | 4 games",
    ]
    assert told[7].endswith("30 (23 to 37) decisions |")


def test_a_share_is_written_with_its_interval() -> None:
    assert percent(Interval(0.521, 0.48, 0.562)) == "52.1 % (48.0 to 56.2)"


FIELDS = {
    "chessboard": ["last-standing-greedy", "infiltrate-greedy", "retrieve-greedy", "survival-greedy"],
    "home_raiders": ["6-greedy", "10-greedy"],
    "spherewars": ["scout-greedy"],
}


@pytest.mark.parametrize("game_id", sorted(FIELDS))
def test_the_field_is_as_large_for_every_group(game_id: str) -> None:
    report = lab_of(game(game_id)).report
    assert isinstance(report, Balance)
    wish = Wish(8, 2, 1, False)
    fields = report.fields(wish)
    assert [field.name for field in fields[:-1]] == FIELDS[game_id]
    assert fields[-1].level == "search"
    assert fields[-1].part == fields[0].part
    for field in fields:
        assert len({entry.name for entry in field.entries}) == len(field.entries) > 1
        per_group = Counter(entry.group for entry in field.entries)
        assert max(per_group.values()) - min(per_group.values()) <= 1
        assert field.games == (2 if field.level == "search" else 8)
    meetings = [len(field.entries) * (len(field.entries) - 1) // 2 for field in fields]
    assert report.count(wish) == sum(field.games * met for field, met in zip(fields, meetings, strict=True))
    assert report.count(replace(wish, short=True)) == sum(field.games for field in fields)


class Feud(ChessboardReport):
    """A field of three, without rules about who may meet."""

    group = "Camp"

    def entries(self, options: dict[str, Json]) -> list[Entry]:
        return [RED, BLUE, GREEN]


def test_an_army_of_ones_own_meets_the_field_and_nobody_else_plays() -> None:
    own = tuple(Contender("greedy", [name], name) for name in ("Mine", "Blue"))
    wish = Wish(4, 2, 1, False, None, own, "--with mine.txt --with blue.txt")
    fields = Feud().fields(wish)
    assert [field.name for field in fields] == ["last-standing-greedy", "last-standing-search"]
    met = [(one.name, other.name) for one, other in pairings(fields[0], wish)]
    assert met == [("Mine", "Blue"), ("Mine", "Red"), ("Mine", "Green"), ("Blue", "Red"), ("Blue", "Green")]
    assert Feud().count(wish) == 5 * (4 + 2)


def test_the_page_on_armies_of_ones_own_judges_these_alone() -> None:
    own = (Contender("greedy", ["mine"], "Mine"),)
    wish = Wish(4, 0, 1, False, None, own, "--with mine.txt")
    field = Feud().fields(wish)[0]
    seen = [meeting(one, other, 1) for one, other in pairings(field, wish)]
    files = files_of(Feud(), wish, [(field, seen)])
    page = files["chessboard-own.md"]
    assert sorted(files) == ["chessboard-own-army-last-standing-greedy.svg", "chessboard-own.md"]
    assert "`dicefront report chessboard -n 4 --seed 1 --with mine.txt`" in page
    assert "Judged: Mine, against every ready-made army" in page
    assert [line for line in page.splitlines() if line.startswith("- ")] == [
        "- Mine wins too rarely (25.0 % (9.9 to 50.3))."
    ]
    assert "| Red | 75.0 %" in page


def test_options_of_ones_own_make_the_only_part() -> None:
    options = game("home_raiders").complete_options({"stars": 10})
    fields = HomeRaidersReport().fields(Wish(4, 2, 1, False, options, (), "-o stars=10"))
    assert [(field.name, field.part.options) for field in fields] == [
        ("own-greedy", options),
        ("own-search", options),
    ]
    assert {entry.roster for entry in fields[0].entries} == {
        team.id for team in HOUSE_TEAMS.values() if team.limit == 10
    }


def test_a_report_is_played_and_written() -> None:
    report = lab_of(game("chessboard")).report
    assert report is not None
    played: list[int] = []
    wish = Wish(2, 0, 1, True)
    files = report.files(wish, SerialEngine(), played.append)
    assert sorted(files) == sorted(
        ["chessboard.md", *(f"chessboard-army-{name}.svg" for name in FIELDS["chessboard"])]
    )
    assert len(played) == report.count(wish) == 2 * len(FIELDS["chessboard"])
    assert "| Army | share of wins | games |" in files["chessboard.md"]
    assert all(name in files["chessboard.md"] for name in files if name.endswith(".svg"))
