"""Clocks at tables: neither a jump of the system's clock nor a server that is down costs anybody time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dicefront.server.http.lobby import reminders
from dicefront.server.match.clocks import DAY, LAG, Clocks
from dicefront.server.steady import Steady
from dicefront.server.store.rows import Clock
from dicefront.server.store.store import Store
from tests.server.meeting import asked_of, two_players
from tests.server.serving import Running, Visitor, Visitors, running

HOUR = 3600.0
Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Sets the system's clock."""
    real = time.time
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: real() + seconds)


def test_a_jump_of_an_hour_gives_no_win_away(visitor: Visitors, jump: Jump) -> None:
    match, anna, bram = two_players(visitor, clock={"bank": 600, "gain": 5})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        slow = asked_of([south, north])
        other = north if slow is south else south
        player = slow.question["player"]
        for hours in (1, -1):
            jump(hours * HOUR)
            refused = other.command("claim", player=player, what="win")
            assert refused["note"]["id"] == "server.time-left"
            assert 300 < other.snapshot["clocks"][player]["left"] <= 600
        assert slow.answer(slow.question["candidates"][0]["answer"])["type"] == "done"
        assert slow.snapshot["clocks"][player]["left"] > 300


def test_a_server_that_is_down_charges_nobody(tmp_path: Path, jump: Jump) -> None:
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        seats = [{"who": "me"}, {"who": "here"}]
        match = anna.new_match(seats=seats, clock={"bank": 600})["match"]["id"]
        key = anna.key
        anna.close()
    jump(5 * HOUR)
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        with anna.sit(match, 0) as south:
            assert [clock["left"] > 300 for clock in south.snapshot["clocks"]] == [True, True]
        assert server.server.hall.steady.lag() == pytest.approx(5 * HOUR, abs=300)
        anna.close()
    jump(-2 * HOUR)
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        with anna.sit(match, 0) as south:
            assert [clock["left"] > 300 for clock in south.snapshot["clocks"]] == [True, True]
        anna.close()


def test_time_goes_on_from_where_the_furthest_server_has_come(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    store.open()

    async def meet() -> None:
        first, second = Steady(store), Steady(store)
        await first.start()
        first._reached += 100.0  # it has run for longer
        await second.start()
        assert second.now() < first.now() - 50
        await first.beat()
        await second.beat()
        assert second.now() == pytest.approx(first.now(), abs=5.0)
        third = Steady(store)
        await third.start()
        assert third.now() >= first.now() - 15.0 - 5.0

    asyncio.run(meet())
    store.close()


def test_days_away_are_those_of_the_calendar(server: Running) -> None:
    clocks = Clocks(Clock(bank=3 * 86_400), 1)
    clocks.away = {0: [12]}
    clocks.lag = lambda: 2 * DAY  # servers were down for two days in all
    clocks.ask([0], [], 9.5 * DAY)  # half past the 11th
    assert clocks.used(0, 11.5 * DAY) == DAY - LAG
    assert [clocks.is_away(0, day * DAY) for day in (9.9, 10.1, 10.9, 11.1)] == [False, True, True, False]


def test_reminders_count_the_same_time(server: Running, visitor: Visitors) -> None:
    match, *people = two_players(visitor, "crystals", clock={"bank": int(4 * DAY)})
    row = server.server.hall.matches[match].row
    me, now = people[row.waits[0].seat].get("/api/me")["id"], time.time()
    assert [one.left for one in reminders([row], me, [], now + 2.5 * DAY)] == ["half"]
    assert reminders([row], me, [], now + 2.5 * DAY, lag=DAY) == []


def test_a_jump_shows_spectators_nothing_early(visitor: Visitors, jump: Jump) -> None:
    match, anna, bram = two_players(visitor, delay=1800)
    eve = visitor()
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        slow = asked_of([south, north])
        slow.answer(slow.question["candidates"][0]["answer"])
        jump(HOUR)
        with eve.sit(match, None) as watcher:
            assert watcher.snapshot["view"] is None
            assert watcher.events == []
        assert eve.get(f"/api/matches/{match}/replay")["steps"] == []
