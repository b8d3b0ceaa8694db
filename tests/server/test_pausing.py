"""A rule that fails (ux section 10): the match pauses for everybody, and nothing confirmed is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.dice import Roll
from dicefront.kernel.draw import Draw
from dicefront.server.course.dice import MatchDice
from dicefront.server.store.reports import read_reports
from tests.server.meeting import SHORT, asked_of, catch_up, play_out, two_players
from tests.server.serving import Running, Seat, Visitor, Visitors, running


class Fault:
    """Dice that fail inside the rules, as long as ``on`` is set."""

    def __init__(self) -> None:
        self.on = False
        self.throws = MatchDice.throw

    def throw(self, dice: MatchDice, index: int, roll: Roll) -> list[int]:
        if self.on:
            raise ZeroDivisionError("a rule divides by nothing")
        return self.throws(dice, index, roll)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Iterator[Fault]:
    found = Fault()

    def throw(dice: MatchDice, index: int, roll: Roll) -> list[int]:
        return found.throw(dice, index, roll)

    monkeypatch.setattr(MatchDice, "throw", throw)
    yield found
    found.on = False


def until_it_fails(seats: list[Seat]) -> tuple[Seat, Any]:
    """Answer until a rule fails: the seat that was refused, and the refusal."""
    while True:
        catch_up(seats)
        seat = asked_of(seats)
        found = seat.answer(seat.question["candidates"][0]["answer"])
        if found["type"] == "refused":
            return seat, found


def test_a_failed_rule_pauses_the_match_for_all_and_is_reported(
    visitor: Visitors, server: Running, fault: Fault
) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(1), 6)
        catch_up([south, north])
        fault.on = True
        seat, refused = until_it_fails([south, north])
        assert refused["code"] == "paused"
        entry = seat.snapshot["entry"]
        for one in (south, north):
            one.until(lambda now: now["paused"] is not None)
            assert one.snapshot["entry"] == entry
            assert (one.question, one.snapshot["asked"]) == (None, [])
            assert one.events[-1]["kind"] == "server.paused"
        code = south.snapshot["paused"]["args"]["code"]
        assert seat.command("answer", question=1, value=None)["note"]["id"] == "server.paused-now"
        assert anna.get(f"/api/matches/{match}")["state"] == "paused"
        with server.server.store.engine.connect() as connection:
            report = next(one for one in read_reports(connection, 50) if one.id == code)
        assert (report.kind, report.match, report.body["entry"]) == ("rules", match, entry)
        assert "ZeroDivisionError" in report.body["trace"][-1]


def test_any_player_lets_a_paused_match_go_on_to_its_end(visitor: Visitors, fault: Fault) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        fault.on = True
        seat, _ = until_it_fails([south, north])
        fault.on = False
        other = north if seat is south else south
        other.until(lambda now: now["paused"] is not None)
        assert other.command("resume")["type"] == "done"
        seat.until(lambda now: now["paused"] is None and now["question"] is not None)
        play_out([south, north], Draw(2))
        assert south.snapshot["outcome"] is not None
        assert south.command("resume")["code"] == "not-possible"


def test_a_paused_match_goes_back_one_decision_if_both_agree_whatever_was_agreed_on_undo(
    visitor: Visitors, fault: Fault
) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], undo="never")
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(1), 8)
        catch_up([south, north])
        assert south.command("ask-back", entry=1)["note"]["id"] == "server.no-undo"
        fault.on = True
        until_it_fails([south, north])
        fault.on = False
        south.until(lambda now: now["paused"] is not None)
        steps = anna.get(f"/api/matches/{match}/replay?seat=none")["steps"]
        before = steps[-2]["entry"]
        assert south.snapshot["undo"]["entry"] == before
        assert south.command("ask-back", entry=before)["type"] == "done"
        north.until(lambda now: now["back"] is not None)
        assert north.command("answer-back", answer="yes")["type"] == "done"
        for one in (south, north):
            one.until(lambda now: now["entry"] == before and now["paused"] is None)
        assert asked_of([south, north]).question is not None


def test_a_paused_match_ends_without_a_result_if_both_agree(visitor: Visitors, fault: Fault) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert south.command("end")["code"] == "not-possible"  # a match that runs is not ended by agreement
        fault.on = True
        until_it_fails([south, north])
        south.until(lambda now: now["paused"] is not None)
        assert south.command("end")["type"] == "done"
        north.until(lambda now: now["back"] is not None)
        assert north.snapshot["back"]["end"]
        assert north.command("answer-back", answer="yes")["type"] == "done"
        for one in (south, north):
            one.until(lambda now: now["outcome"] is not None)
            assert one.snapshot["outcome"]["reason"] == "server.no-result"
            assert one.snapshot["paused"] is None
        assert north.command("resume")["note"]["id"] == "server.over"
    assert anna.get(f"/api/matches/{match}")["state"] == "over"


def test_a_computer_whose_answer_fails_pauses_the_match_and_nothing_is_lost_by_a_restart(
    tmp_path: Path, fault: Fault
) -> None:
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        match = anna.new_match("crystals")["match"]["id"]
        with anna.sit(match, 0) as south:
            for _ in range(3):
                question = south.until_asked()
                south.answer(question["candidates"][0]["answer"])
            fault.on = True
            south.until(lambda now: now["paused"] is not None or now["question"] is not None)
            while south.snapshot["paused"] is None:
                south.answer(south.question["candidates"][0]["answer"])
                south.until(lambda now: now["paused"] is not None or now["question"] is not None)
            entry = south.snapshot["entry"]
        anna.close()
        key = anna.key
    fault.on = False
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        with anna.sit(match, 0) as south:
            assert south.snapshot["paused"] is not None
            assert south.snapshot["entry"] == entry
            assert south.command("resume")["type"] == "done"
            assert south.until_asked() is not None
        anna.close()
