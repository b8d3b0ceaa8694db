"""Thinking ahead, and lines: several answers at once are judged as if each had been sent by itself."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.meeting import SHORT, asked_of, catch_up, two_players
from tests.server.serving import Seat, Visitor, Visitors

BEGINS = {"home_raiders": "home_raiders.turn.activate", "spherewars": "spherewars.turn.activate"}


def at_turn(visitor: Visitors, stack: ExitStack, game: str, **options: Any) -> tuple[Seat, Seat, Visitor]:
    """A match in which somebody is asked whom to activate, and who is asked; by first answers alone."""
    match, anna, bram = two_players(visitor, game, options=SHORT[game] | options, seed=5, window=0)
    seats = [stack.enter_context(one.sit(match, place)) for place, one in enumerate((anna, bram))]
    while True:
        catch_up(seats)
        seat = asked_of(seats)
        if seat.question["kind"] == BEGINS[game]:
            return seat, next(one for one in seats if one is not seat), anna
        assert seat.answer(seat.question["candidates"][0]["answer"])["type"] == "done"


def ahead(seat: Seat, *line: Any) -> Any:
    found = seat.command("look", what="ahead", after=list(line))
    assert found["type"] == "looked", found
    return found["data"]


def step(question: Any, value: Any) -> dict[str, Any]:
    return {"kind": question["kind"], "value": value}


def a_move(seat: Seat) -> list[dict[str, Any]]:
    """Activate somebody and move by the first suggestion: the steps of a line."""
    thoughts = [(one["answer"], ahead(seat, one["answer"])) for one in seat.question["candidates"]]
    first, found = next(thought for thought in thoughts if thought[1]["leads"])
    lead = next(one for one in found["leads"] if one["question"]["gesture"]["kind"] in ("moves", "path"))
    way = lead["question"]["candidates"][0]["answer"]
    return [step(seat.question, first), step(found["question"], lead["answer"]), step(lead["question"], way)]


def log_of(visitor: Visitor, seat: Seat) -> list[str]:
    text = visitor.http.get(f"/api/matches/{seat.match['id']}/log").text
    return text.splitlines()[1:]


@pytest.mark.parametrize("game", list(BEGINS))
@pytest.mark.check(6)
def test_what_could_follow_is_looked_at_and_nothing_is_decided(visitor: Visitors, game: str) -> None:
    with ExitStack() as stack:
        seat, other, _ = at_turn(visitor, stack, game)
        entry, number = seat.snapshot["entry"], seat.question["number"]
        thoughts = [ahead(seat, candidate["answer"]) for candidate in seat.question["candidates"][:3]]
        foreseen = [found for found in thoughts if found["question"] is not None]  # dice may fall first
        assert foreseen
        for found in foreseen:
            assert found["question"]["kind"].endswith("action")
            assert found["question"]["number"] == 0
            assert found["leads"]
            for lead in found["leads"]:
                assert lead["answer"] in [one["answer"] for one in found["question"]["candidates"]]
                assert lead["question"]["candidates"]
        first, action, way = a_move(seat)
        thought = [first["value"], action["value"]]
        tried = seat.command("try", question=number, value=way["value"], after=thought)
        assert tried["type"] == "tried"
        wrong = seat.command("try", question=number, value="nonsense", after=thought)
        assert (wrong["type"], wrong["code"]) == ("refused", "unreadable")
        catch_up([seat, other])
        assert (seat.snapshot["entry"], seat.question["number"]) == (entry, number)


@pytest.mark.parametrize("game", list(BEGINS))
@pytest.mark.check(7)
def test_a_line_leaves_the_same_log_as_its_answers_one_by_one(visitor: Visitors, game: str) -> None:
    logs = []
    for at_once in (True, False):
        with ExitStack() as stack:
            seat, _, anna = at_turn(visitor, stack, game)
            steps, number = a_move(seat), seat.question["number"]
            if at_once:
                assert seat.command("line", question=number, steps=steps)["done"] == 3
                seat.until(lambda now, number=number: (now["question"] or {}).get("number") != number)
            for one in [] if at_once else steps:
                assert seat.question["kind"] == one["kind"]
                assert seat.answer(one["value"])["type"] == "done"
            last = seat.snapshot["undo"]
            logs.append((log_of(anna, seat), last))
    assert logs[0] == logs[1]


def test_a_line_says_how_far_it_came(visitor: Visitors) -> None:
    with ExitStack() as stack:
        seat, other, _ = at_turn(visitor, stack, "home_raiders")
        steps, number = a_move(seat), seat.question["number"]
        entry = seat.snapshot["entry"]
        bad = [{**steps[0], "value": 999}, *steps[1:]]
        refused = seat.command("line", question=number, steps=bad)
        assert (refused["type"], refused["code"]) == ("refused", "illegal") or refused["code"] == "unreadable"
        late = seat.command("line", question=number, steps=[{**steps[0], "kind": "home_raiders.move.path"}])
        assert (late["type"], late["code"]) == ("refused", "late")
        theirs = other.command("line", question=number, steps=steps)
        assert (theirs["type"], theirs["code"]) == ("refused", "not-yours")
        assert seat.snapshot["entry"] == entry
        came = seat.command(
            "line", question=number, steps=[*steps[:2], {**steps[2], "value": [[99, [[0, 0]]]]}]
        )
        assert (came["type"], came["done"], came["refused"]["type"]) == ("came", 2, "refused")
        assert came["refused"]["note"]["id"]
        seat.until(lambda now: now["question"] and now["question"]["kind"] == "home_raiders.move.path")
        again = seat.question["number"]
        stops = seat.command(
            "line", question=again, steps=[steps[2], {"kind": "nothing.like_it", "value": 1}]
        )
        assert (stops["done"], stops["refused"]) == (1, None)


def test_a_line_sent_again_acts_once(visitor: Visitors) -> None:
    with ExitStack() as stack:
        seat, _, _ = at_turn(visitor, stack, "home_raiders")
        steps, number = a_move(seat), seat.question["number"]
        assert seat.command("line", id="mine", question=number, steps=steps)["done"] == 3
        seat.until(lambda now: (now["question"] or {}).get("number") != number)
        entry = seat.snapshot["entry"]
        assert seat.command("line", id="mine", question=number, steps=steps)["type"] == "done"
        assert seat.snapshot["entry"] == entry


def test_a_hostile_line_is_refused_with_what_and_where(visitor: Visitors) -> None:
    with ExitStack() as stack:
        seat, _, _ = at_turn(visitor, stack, "home_raiders")
        number, entry = seat.question["number"], seat.snapshot["entry"]
        one = {"kind": "k", "value": 1}
        hostile: list[tuple[dict[str, Any], str]] = [
            ({"steps": []}, "$.steps"),
            ({"steps": [one] * 9}, "$.steps"),
            ({"steps": [one, {"kind": "k" * 81, "value": 1}]}, "$.steps"),
            ({"steps": [{"kind": "k", "value": 1, "more": 2}]}, "more"),
            ({"steps": "all"}, "$.steps"),
        ]
        messages = [({"type": "line", "question": number, **fields}, where) for fields, where in hostile]
        for kind, fields in (("look", {"what": "ahead"}), ("try", {"question": number, "value": 1})):
            messages.append(({"type": kind, "after": [0] * 9, **fields}, "$.after"))
        for message, where in messages:
            seat.send({"id": "bad", **message})
            refused = seat.wait("refused")
            assert (refused["code"], refused["note"]["id"]) == ("unreadable", "server.unreadable")
            assert where in refused["note"]["args"]["problem"], refused
        for kind, fields in (("look", {"what": "ahead"}), ("try", {"question": number, "value": 1})):
            refused = seat.command(kind, after=[{"no": "answer"}], **fields)
            assert (refused["type"], refused["code"]) == ("refused", "unreadable")
        assert seat.snapshot["entry"] == entry


@pytest.mark.rule("SW-BAS-17")
@pytest.mark.check(23)
def test_nothing_is_measured_by_thinking_ahead(visitor: Visitors) -> None:
    with ExitStack() as stack:
        seat, _, _ = at_turn(visitor, stack, "spherewars", measuring="closed")
        first, action, way = (one["value"] for one in a_move(seat))
        assert "speed_up" not in [lead["answer"] for lead in ahead(seat, first)["leads"]]
        assert ahead(seat, first, "speed_up") == {"question": None, "leads": []}
        assert ahead(seat, first, action, way) == {"question": None, "leads": []}
        scene = seat.command("look", what="scene", after=[first, action, way])
        assert (scene["type"], scene["note"]["id"]) == ("refused", "server.not-foreseen")


def test_only_who_is_asked_thinks_ahead(visitor: Visitors) -> None:
    with ExitStack() as stack:
        seat, other, _ = at_turn(visitor, stack, "home_raiders")
        assert seat.command("look", what="ahead")["type"] == "looked"
        assert other.command("look", what="ahead")["type"] == "refused"
        assert other.command("look", what="seen", args={"piece": 0}, after=[0])["code"] == "not-yours"
