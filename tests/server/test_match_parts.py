"""The parts of a match work without the match: each is given what it needs."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from dicefront.kernel.errors import NotYourDecision
from dicefront.server.figures import Figures
from dicefront.server.hall.beginning import begin
from dicefront.server.match.company import Company
from dicefront.server.match.delay import Delay
from dicefront.server.match.recording import Lost, Recording, Unsaved
from dicefront.server.match.refusals import must_be_asked
from dicefront.server.match.state import MatchState
from dicefront.server.match.telling import Telling
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.registry import rules_of
from dicefront.server.store.acts import DEFAULT, Act
from dicefront.server.store.rows import MatchRow, MatchSettings, SeatRow
from dicefront.server.store.store import Taken

GAME = "crystals"


class Page(Reader):
    """A reader who keeps what it is sent."""

    def __init__(self, seat: int, person: str = "") -> None:
        super().__init__("match", person or f"person {seat}", f"Name {seat}", seat, 0)
        self.got: list[dict[str, Any]] = []
        self.closed = ""

    def send(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def close(self, code: str, retry: bool) -> None:
        self.closed = code


class Shelf:
    """A store that keeps nothing, or fails."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.writes = 0

    async def write(self, work: object) -> None:
        self.writes += 1
        if self.error is not None:
            raise self.error


def new_state(delay: int = 0) -> MatchState:
    """A match of two people that has just begun."""
    rules = rules_of(GAME)
    options = rules.complete_options(None)
    settings = MatchSettings(delay=delay)
    row = MatchRow(
        "match", GAME, rules.rules, options, settings, None, "", b"1" * 32, "waiting", None, 0.0, 0.0
    )
    row.seats = [
        SeatRow(seat, "person", f"person {seat}", "", "", False, False, None)
        for seat in range(rules.seats(options))
    ]
    act = begin(row, 0.0)
    state = MatchState(row)
    state.repeat(act)
    return state


def recorded(store: Shelf, acts: int = 1) -> tuple[MatchState, list[str]]:
    """A match after so many default answers, and how often a change was told."""
    state = new_state()
    told: list[str] = []
    given: Any = store
    recording = Recording(state, given, Figures(), lambda: 0.0, lambda _: told.append("changed"))

    async def play() -> None:
        for _ in range(acts):
            await recording.do(Act(DEFAULT, state.course.pending[0].player))

    asyncio.run(play())
    return state, told


def test_an_act_is_written_once_and_the_row_stands_where_the_match_does() -> None:
    store = Shelf()
    state, told = recorded(store, acts=3)
    assert store.writes == len(told) == 3
    assert state.row.entries == state.course.entries > 0
    assert state.row.asked == [question.player for question in state.course.pending]


@pytest.mark.parametrize(
    ("error", "expected"), [(Taken(), Lost), (OSError("no room"), Unsaved)], ids=["taken", "disk full"]
)
def test_an_act_that_cannot_be_written_ends_the_match_here(
    error: Exception, expected: type[Exception]
) -> None:
    with pytest.raises(expected):
        recorded(Shelf(error))


def test_of_two_devices_the_newest_plays_until_it_leaves() -> None:
    company = Company(new_state(), lambda: 50.0)
    old, new = Page(0), Page(0)
    company.enter(old)
    company.enter(new)
    assert not company.plays_here(old)
    assert [message["here"] for message in old.got] == [False]
    company.leave(new)
    assert company.plays_here(old)
    assert company.online()[0]
    company.leave(old)
    assert not company.online()[0]
    assert company.away_since == {0: 50.0}


def test_who_has_no_right_to_a_seat_any_more_is_sent_off() -> None:
    company = Company(new_state(), lambda: 0.0)
    stranger, player = Page(0, "somebody else"), Page(1)
    company.enter(stranger)
    company.enter(player)
    company.send_off_strangers()
    assert (stranger.closed, player.closed) == ("not-your-seat", "")
    assert company.readers == [player]


def test_players_are_told_at_once_and_spectators_only_after_the_delay() -> None:
    state = new_state(delay=3600)

    async def play() -> tuple[Page, Page]:
        company = Company(state, lambda: 0.0)
        telling = Telling(state, company, Delay(state, company, lambda: 0.0), lambda: 0.0)
        player, spectator = Page(0), Page(SPECTATOR)
        company.enter(player)
        company.enter(spectator)
        telling.broadcast()
        return player, spectator

    player, spectator = asyncio.run(play())
    assert [message["type"] for message in player.got] == ["update"]
    assert player.got[0]["snapshot"]["entry"] == state.course.entries
    assert spectator.got == []


def test_an_answer_to_another_question_is_refused() -> None:
    state = new_state()
    player = state.course.pending[0].player
    must_be_asked(state, player, state.course.number_of(player))
    with pytest.raises(NotYourDecision, match="late"):
        must_be_asked(state, player, state.course.number_of(player) + 1)
