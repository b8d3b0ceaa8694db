"""Reports on the armies of a game: who meets whom, what is counted, and what is found."""

from __future__ import annotations

from collections import Counter

import pytest

from dicefront.kernel.game import game, game_ids
from dicefront.lab.engine import SerialEngine
from dicefront.parts.lab.balance import Balance, Entry, Meeting, findings, others, shares
from dicefront.parts.lab.lab import games_with, lab_of
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.report import Wish

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


@pytest.mark.parametrize("game_id", ["chessboard", "spherewars"])
def test_the_field_is_as_large_for_every_group(game_id: str) -> None:
    report = lab_of(game(game_id)).report
    assert isinstance(report, Balance)
    entries = report.entries()
    assert len({entry.name for entry in entries}) == len(entries) > 1
    per_group = Counter(entry.group for entry in entries)
    assert max(per_group.values()) - min(per_group.values()) <= 1
    meetings = len(entries) * (len(entries) - 1) // 2
    assert report.count(Wish(4, 2, 1, False)) == meetings * (4 + 2)


def test_a_report_is_played_and_written() -> None:
    report = lab_of(game("chessboard")).report
    assert report is not None
    played: list[int] = []
    files = report.files(Wish(2, 0, 1, True), SerialEngine(), played.append)
    assert sorted(files) == ["chessboard-army-greedy.svg", "chessboard.md"]
    assert len(played) == report.count(Wish(2, 0, 1, True)) == 2
    assert "| Army | share of wins | games |" in files["chessboard.md"]
    assert "chessboard-army-greedy.svg" in files["chessboard.md"]
