"""Tournaments: fair rounds, no meeting twice, and standings that can be checked by hand."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise

import pytest

from dicefront.kernel.draw import Draw
from dicefront.parts.lab.tournament import (
    BYE,
    KNOCKOUT,
    REPLAYS,
    ROUND_ROBIN,
    SWISS,
    SYSTEMS,
    Meeting,
    Pairing,
    bracket,
    next_round,
    rounds_of,
    standings,
)

SIZES = [2, 3, 4, 5, 7, 8, 12, 17]


def result(pairing: Pairing, draw: Draw | None) -> tuple[float, float]:
    """Points by lot, draws among them; without lot the better seed wins."""
    if pairing[1] == BYE:
        return 1.0, 0.0
    share = float(pairing[0] < pairing[1]) if draw is None else draw.below(3) / 2
    return share, 1.0 - share


def flat(rounds: list[list[Meeting]]) -> list[Meeting]:
    return list(chain.from_iterable(rounds))


def played(system: str, players: int, draw: Draw | None = None) -> list[list[Meeting]]:
    """A whole tournament."""
    rounds: list[list[Meeting]] = []
    while pairs := next_round(system, players, flat(rounds)):
        rounds.append([Meeting(len(rounds), pair, result(pair, draw)) for pair in pairs])
        assert len(rounds) <= 3 * players
    return rounds


@pytest.mark.parametrize("players", SIZES)
def test_in_a_round_robin_everybody_meets_everybody_once_and_seats_are_fair(players: int) -> None:
    rounds = played(ROUND_ROBIN, players)
    assert len(rounds) == rounds_of(ROUND_ROBIN, players)
    for one in rounds:
        seated = [player for meeting in one for player in meeting.players if player != BYE]
        assert sorted(seated) == list(range(players))
    met = Counter(frozenset(meeting.players) for one in rounds for meeting in one if not meeting.is_bye)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    first = Counter(meeting.players[0] for one in rounds for meeting in one if not meeting.is_bye)
    assert all(abs(2 * first[player] - (players - 1)) <= 1 + players % 2 for player in range(players))


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_swiss_tournament_nobody_meets_twice_and_nobody_rests_twice(players: int, seed: int) -> None:
    rounds = played(SWISS, players, Draw(seed))
    assert len(rounds) == rounds_of(SWISS, players)
    met = Counter(frozenset(meeting.players) for one in rounds for meeting in one)
    assert set(met.values()) == {1}
    rests = Counter(meeting.players[0] for one in rounds for meeting in one if meeting.is_bye)
    assert all(count == 1 for count in rests.values())
    assert sum(rests.values()) == len(rounds) * (players % 2)


def test_in_a_swiss_tournament_those_meet_who_have_as_many_points() -> None:
    first = [Meeting(0, (0, 1), (1, 0)), Meeting(0, (2, 3), (0, 1)), Meeting(0, (4, 5), (0.5, 0.5))]
    pairs = {frozenset(pair) for pair in next_round(SWISS, 6, first)}
    assert pairs == {frozenset((0, 3)), frozenset((4, 1)), frozenset((5, 2))}


def test_who_has_left_is_paired_no_more() -> None:
    first = [Meeting(0, (0, 1), (1, 0)), Meeting(0, (2, 3), (0, 1))]
    pairs = next_round(SWISS, 4, first, gone=frozenset({3}))
    assert 3 not in {player for pair in pairs for player in pair}
    assert sum(BYE in pair for pair in pairs) == 1


def test_a_bracket_keeps_the_best_apart_and_gives_them_the_byes() -> None:
    assert bracket(8) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket(5) == [(0, BYE), (3, 4), (1, BYE), (2, BYE)]


@pytest.mark.parametrize("players", SIZES)
def test_in_a_knockout_one_is_left(players: int) -> None:
    rounds = played(KNOCKOUT, players)
    assert len(rounds) == rounds_of(KNOCKOUT, players)
    found = standings(KNOCKOUT, players, flat(rounds))
    assert [one.player for one in found[:2]] == [0, 1]
    assert [one.rank for one in found].count(1) == 1


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_knockout_meeting_without_a_winner_is_played_again_with_seats_swapped(seed: int) -> None:
    rounds = played(KNOCKOUT, 8, Draw(seed))
    held: dict[frozenset[int], list[Meeting]] = {}
    for meeting in flat(rounds):
        held.setdefault(frozenset(meeting.players), []).append(meeting)
    assert len(held) == 7
    for meetings in held.values():
        assert len(meetings) <= 1 + REPLAYS
        assert all(one.points == (0.5, 0.5) for one in meetings[:-1])
        firsts = [meeting.players[0] for meeting in meetings]
        assert all(one != other for one, other in pairwise(firsts))


def test_standings_by_hand() -> None:
    met = [
        Meeting(0, (0, 3), (1, 0)),
        Meeting(0, (1, 2), (0.5, 0.5)),
        Meeting(1, (2, 0), (1, 0)),
        Meeting(1, (3, 1), (0, 1)),
    ]
    found = standings(ROUND_ROBIN, 4, met)
    told = [(one.player, one.rank, one.points, one.won, one.drawn, one.lost) for one in found]
    assert told == [(2, 1, 1.5, 1, 1, 0), (1, 2, 1.5, 1, 1, 0), (0, 3, 1.0, 1, 0, 1), (3, 4, 0.0, 0, 0, 2)]
    # 2 beat a player with one point and drew with one of 1.5; 1 beat one of none.
    assert [one.tie_break for one in found] == [1.75, 0.75, 0.0, 0.0]


@pytest.mark.parametrize("system", SYSTEMS)
def test_who_is_alone_or_equal(system: str) -> None:
    assert next_round(system, 1, []) == []
    assert [one.rank for one in standings(system, 3, [])] == [1, 1, 1]
