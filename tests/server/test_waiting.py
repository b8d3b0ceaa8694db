"""For whom a match waits, as it is kept with the match."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from dicefront.kernel.draw import Draw
from dicefront.server.http.lobby import reminders
from dicefront.server.match.clocks import DAY, Clocks
from dicefront.server.store.rows import Clock
from tests.server.meeting import play_out, two_players
from tests.server.serving import Running, Visitor, Visitors, running

BANK = {"bank": int(4 * DAY)}


def test_somebody_asked_one_thing_after_the_other_is_waited_for_once(
    server: Running, visitor: Visitors
) -> None:
    id_, anna, bram = two_players(visitor, clock=BANK)
    row = server.server.hall.matches[id_].row
    again = False
    with anna.sit(id_, 0) as south, bram.sit(id_, 1) as north:
        before = {one.seat: one for one in row.waits}
        for step in range(30):
            play_out([south, north], Draw(step), 1)
            now = {one.seat: one for one in server.server.hall.matches[id_].row.waits}
            assert sorted(now) == sorted(row.asked)
            for seat, wait in now.items():
                old = before.get(seat)
                if old is None:
                    assert wait.began == pytest.approx(wait.since, abs=5.0)  # two clocks, read together
                    continue
                assert (wait.turn, wait.began) == (old.turn, old.began)
                assert (wait.since > old.since) == (wait.question != old.question)
                again = again or wait.question != old.question
            before = now
    assert again


def test_a_match_that_is_loaded_again_knows_since_when_it_waits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        id_ = anna.new_match(seats=[{"who": "me"}, {"who": "here"}], clock=BANK)["match"]["id"]
        since = server.server.hall.matches[id_].clocks.since
        assert since
        key = anna.key
        anna.close()
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        with anna.sit(id_, 0):
            assert server.server.hall.matches[id_].clocks.since == since
        anna.close()


def test_time_for_a_decision_is_the_shorter_of_bank_and_move_in_games_over_days_alone() -> None:
    assert Clocks(Clock(bank=int(4 * DAY), move=int(DAY)), 1).slow_limit(0) == DAY
    assert Clocks(Clock(bank=int(4 * DAY)), 1).slow_limit(0) == 4 * DAY
    assert Clocks(Clock(move=int(DAY)), 1).slow_limit(0) == DAY
    assert Clocks(Clock(bank=600), 1).slow_limit(0) == 0
    assert Clocks(None, 1).slow_limit(0) == 0


def test_an_open_page_is_reminded_at_half_and_at_a_tenth_of_the_time(
    server: Running, visitor: Visitors
) -> None:
    id_, *people = two_players(visitor, "crystals", clock=BANK)
    row = server.server.hall.matches[id_].row
    wait = row.waits[0]
    me, now = people[wait.seat].get("/api/me")["id"], time.time()
    for days, left in ((1.9, None), (2.1, "half"), (3.7, "tenth"), (5.0, "tenth")):
        found = reminders([row], me, [], now + days * DAY)
        assert [one.left for one in found] == ([] if left is None else [left])
        assert all((one.match, one.question) == (id_, wait.question) for one in found)
    assert reminders([row], visitor().get("/api/me")["id"], [], now + 3 * DAY) == []
    today = int(now // DAY)
    away = [today + 1, today + 2, today + 3]
    assert reminders([row], me, away, now + 3 * DAY) == []
    assert reminders([row], me, away, now + 4.5 * DAY) == []
    assert [one.left for one in reminders([row], me, away, now + 5.5 * DAY)] == ["half"]
