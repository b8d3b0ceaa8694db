"""Cuts, clocks and opponents: what happens when somebody is gone, slow or thinking."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from msgspec import Raw
from websockets.exceptions import WebSocketException

from dicefront.kernel.draw import Draw
from dicefront.server.match import commands
from dicefront.server.work.lanes import Lane, TooLong
from dicefront.server.work.tasks import Job, Task
from dicefront.server.work.thinking import think
from tests.server.meeting import SHORT, TWO, asked_of, catch_up, play_out, two_players
from tests.server.posting import wait_until
from tests.server.serving import PATIENCE, Running, Seat, Visitor, Visitors, running

# -- cuts ---------------------------------------------------------------------------------------


def cut(seat: Seat) -> None:
    """Cut the line without a word."""
    seat.socket.socket.shutdown(socket.SHUT_RDWR)
    seat.close()


class Fragile:
    """A seat whose line is cut every so often, and who comes back with the last event it has."""

    def __init__(self, visitor: Visitor, match: str, number: int, draw: Draw) -> None:
        self.visitor = visitor
        self.match = match
        self.number = number
        self.draw = draw
        self.events: list[Any] = []
        self.asked: list[int] = []
        self.cuts = 0
        self.seat = self._connect()

    def _connect(self) -> Seat:
        return self.visitor.sit(self.match, self.number, last=len(self.events)).__enter__()

    def take(self) -> None:
        """Move what was heard to the own list."""
        self.events.extend(self.seat.events)
        self.seat.events.clear()

    def reconnect(self) -> None:
        self.cuts += 1
        cut(self.seat)
        self.take()
        self.seat = self._connect()

    def maybe_cut(self) -> None:
        if self.draw.below(6) == 0:
            self.reconnect()

    def answer(self, value: Any) -> None:
        """Answer; sometimes the line is cut before anybody knows whether the answer arrived."""
        question = self.seat.question
        self.asked.append(question["number"])
        command = {"type": "answer", "id": uuid4().hex, "question": question["number"], "value": value}
        self.seat.send(command)
        if self.draw.below(4) == 0:
            self.reconnect()
            self.seat.send(command)
        while self.seat.receive().get("id") != command["id"]:
            continue
        assert self.seat.got[-1]["type"] == "done"
        self.seat.until(
            lambda now: now["question"] is None or now["question"]["number"] != question["number"]
        )


@pytest.mark.parametrize("seed", range(6))
def test_cuts_lose_no_decision_and_ask_nothing_twice(visitor: Visitors, seed: int) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    draw = Draw(seed)
    players = [Fragile(anna, match, 0, draw), Fragile(bram, match, 1, draw)]
    answers = 0
    while True:
        catch_up([player.seat for player in players])
        if players[0].seat.snapshot["outcome"] is not None:
            break
        asked = asked_of([player.seat for player in players])
        player = next(one for one in players if one.seat is asked)
        candidates = asked.question["candidates"]
        player.answer(candidates[draw.below(len(candidates))]["answer"])
        answers += 1
        for one in players:
            one.maybe_cut()
    for player in players:
        player.take()
        assert [event["n"] for event in player.events] == list(range(1, len(player.events) + 1))
        assert len(set(player.asked)) == len(player.asked)
        player.seat.close()
    assert players[0].cuts + players[1].cuts > 3
    steps = anna.get(f"/api/matches/{match}/replay?seat=none")["steps"]
    assert len([step for step in steps if step["kind"] == "answer"]) == answers


def test_a_client_that_knows_more_than_there_is_starts_anew(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    with anna.sit(match, 0, last=10_000) as south:
        assert south.welcome["anew"]
        assert south.events[0]["n"] == 1
        last = south.welcome["last"]
    with anna.sit(match, 0, last=last) as south:
        assert not south.welcome["anew"]
        assert south.events == []
    with anna.sit(match, 0, last=last - 2) as south:
        assert [event["n"] for event in south.events] == [last - 1, last]


def test_everybody_sees_who_is_there(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south:
        assert south.welcome["online"] == [True, False]
        with bram.sit(match, 1):
            assert south.wait("presence")["online"] == [True, True]
        assert south.wait("presence")["online"] == [True, False]


def test_an_older_client_is_told_to_reload(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    seat = Seat(anna.address, match, 0, 0, anna.key, None, protocol=0)
    assert seat.wait("closing")["code"] == "version"
    seat.close()


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        seats = [{"who": "me"}, {"who": "here"}]
        match = anna.new_match("crystals", seats=seats, options=SHORT["crystals"])["match"]["id"]
        key = anna.key
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            play_out([south, north], Draw(3), 10)
            catch_up([south, north])
            south.command("standing", kind="crystals.turn.another", answer=0, until="always")
            south.command("say", text="hello")
            before, events = south.snapshot, list(south.events)
        anna.close()
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            for name in ("entry", "view", "asked", "question", "undo"):
                assert south.snapshot[name] == before[name]
            assert south.snapshot["standing"][0]["kind"] == "crystals.turn.another"
            assert south.events == events
            assert [line["text"] for line in south.welcome["chat"]] == ["hello"]
            play_out([south, north], Draw(4))
        anna.close()


# -- clocks -------------------------------------------------------------------------------------


def test_a_move_that_takes_too_long_gets_the_default_answer(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor, clock={"move": 1})
    with anna.sit(match, 0) as south:
        while not (late := [event for event in south.events if event["kind"] == "kernel.timed-out"]):
            asked = [one["player"] for one in south.snapshot["asked"]]
            assert [clock["runs"] for clock in south.snapshot["clocks"]] == [seat in asked for seat in (0, 1)]
            south.wait("update")
        assert late[0]["at"] - south.events[0]["at"] > 1.0  # by the clock of the server, since it was asked


def run_out(server: Running, match: str, player: int) -> None:
    """The bank of somebody is empty from now on."""

    async def empty() -> None:
        live = server.server.hall.matches[match]
        live.clocks.left[player] = 0.0
        live.telling.broadcast()

    server.do(empty())


def test_a_bank_that_is_empty_is_claimed_by_the_other_and_a_computer_plays_on(
    server: Running, visitor: Visitors
) -> None:
    match, anna, bram = two_players(visitor, clock={"bank": 3600})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        slow = asked_of([south, north])
        other = north if slow is south else south
        number = slow.match["seat"]
        assert other.command("claim", player=number, what="computer")["code"] == "not-possible"
        run_out(server, match, number)
        other.until(lambda now: now["clocks"][number]["left"] <= 0)
        assert slow.question is not None  # nothing happens behind anybody's back
        assert other.command("claim", player=number, what="computer")["type"] == "done"
        other.until_asked()
        assert "server.replaced" in [event["kind"] for event in other.events]
        assert other.match["seats"][number]["kind"] == "computer"


def test_time_can_be_given_to_the_other(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, clock={"bank": 3600, "gain": 5})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert south.command("give-time", player=1, seconds=1800)["type"] == "done"
        north.until(lambda now: now["clocks"][1]["left"] > 3600)
        assert south.command("give-time", player=0, seconds=60)["type"] == "refused"


def test_of_four_one_leaves_and_is_replaced_without_stopping_the_others(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "AWAY_SECONDS", 0.2)
    people = [visitor() for _ in range(4)]
    seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}, {"who": "link"}]
    made = people[0].new_match("crystals", options={**SHORT["crystals"], "players": 4}, seats=seats)
    for person, link in zip(people[1:], made["links"], strict=True):
        person.post(f"/api/invitations/{link['key']}", {})
    match = made["match"]["id"]
    with ExitStack() as stack:
        table = [stack.enter_context(person.sit(match, seat)) for seat, person in enumerate(people)]
        play_out(table, Draw(1), 12)
        table[3].close()  # and stays away
        there = table[:3]
        for _ in range(400):
            catch_up(there)
            if there[0].snapshot["outcome"] is not None:
                break
            asked = [one["player"] for one in there[0].snapshot["asked"] if not one["done"]]
            if 3 in asked and there[0].match["seats"][3]["kind"] == "person":
                claim_computer(there[0], 3)
                continue
            here = [player for player in asked if player != 3]
            if not here:
                there[0].wait("update")  # the computer thinks
                continue
            seat = there[here[0]]
            if seat.until_asked() is not None:
                seat.answer(seat.question["candidates"][0]["answer"])
        assert there[0].match["seats"][3]["kind"] == "computer"
        assert [seat["kind"] for seat in there[1].match["seats"][:3]] == ["person"] * 3
        for one in there:
            place = [event["kind"] for event in one.events].index("server.replaced")
            assert any(event["args"].get("player") == 3 for event in one.events[place + 1 :])


def claim_computer(seat: Seat, player: int) -> None:
    """Let a computer play on for somebody, as soon as that one is away for long enough."""
    end = time.monotonic() + PATIENCE
    while (said := seat.command("claim", player=player, what="computer"))["type"] == "refused":
        if all(one["player"] != player or one["done"] for one in seat.snapshot["asked"]):
            return  # the last answer in secret had not been heard of yet
        assert time.monotonic() < end, said
        time.sleep(0.05)
    while seat.match["seats"][player]["kind"] != "computer":  # told after the claim is confirmed
        seat.receive()


def test_a_claimed_win_says_that_time_was_up_and_not_that_somebody_gave_up(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, clock={"bank": 1})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        slow = asked_of([south, north])
        other = north if slow is south else south
        number = slow.question["player"]
        other.until(lambda now: now["clocks"][number]["left"] == 0)
        assert other.command("claim", player=number, what="win")["type"] == "done"
        other.until(lambda now: now["outcome"] is not None)
        assert other.snapshot["outcome"]["reason"] == "server.win-claimed"
        told = [event["kind"] for event in other.events]
        assert "server.claimed-win" in told
        assert "kernel.resigned" not in told


# -- opponents ----------------------------------------------------------------------------------


def test_a_slow_opponent_delays_no_other_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_for_ever(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    with running(tmp_path, slow_workers=1) as server:
        anna, bram = Visitor(server.address), Visitor(server.address)
        slow = anna.new_match(seats=[{"who": "me"}, {"who": "computer", "level": "master"}])["match"]["id"]
        with anna.sit(slow, 0) as south:
            while south.snapshot["view"]["phase"] != "turn" or south.question is not None:
                question = south.until_asked()
                passing = question["kind"] == "chessboard.turn.activate"
                if passing:
                    monkeypatch.setattr(server.server.thinkers._slow, "do", think_for_ever)
                south.answer(None if passing else question["candidates"][0]["answer"])
            thinking = server.server.hall.matches[slow].deputies.preparing
            wait_until(lambda: len(thinking) == 1)
            made = bram.new_match(seats=[{"who": "me"}, {"who": "computer", "level": "greedy"}])
            with bram.sit(made["match"]["id"], 0) as seat:
                for _ in range(8):  # each waits until the quick computer has answered
                    question = seat.until_asked()
                    seat.answer(question["candidates"][0]["answer"])
                assert seat.until_asked() is not None
            wait_until(lambda: len(thinking) == 1)  # the slow one still thinks
        anna.close()
        bram.close()


def test_a_worker_that_dies_or_hangs_is_replaced() -> None:
    import asyncio

    async def try_it() -> None:
        lane = Lane(1, 30.0, 0)
        nonsense = Job("nonsense", Raw(b"null"))
        assert "KeyError" in (await lane.do(nonsense, "anna")).problem
        worker = lane._all[0]
        assert worker.process is not None
        worker.process.kill()
        await worker.process.wait()
        assert "KeyError" in (await lane.do(nonsense, "anna")).problem
        assert (lane.tally.busy, lane.tally.waiting, lane.tally.deaths) == (0, 0, 0)
        lane.seconds = 1e-6  # the clock runs out before anybody has answered
        with pytest.raises(TooLong):
            await lane.do(nonsense, "anna")
        lane.seconds = 30.0
        assert "KeyError" in (await lane.do(nonsense, "anna")).problem
        await lane.stop()

    asyncio.run(try_it())


def test_an_opponent_thinks_from_a_position_alone(visitor: Visitors, server: Running) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        asked = asked_of([south, north])
        table = server.server.hall.matches[match].course.running
        position = Raw(msgspec.json.encode(table.position().to_json(table.game)))
        player = asked.match["seat"]
        answer = msgspec.json.decode(think(Task("chessboard", position, player, "greedy", 1, 1.0)).answer)
        assert asked.command("try", question=asked.question["number"], value=answer)["type"] == "tried"


def test_a_computer_that_is_offered_a_draw_answers(visitor: Visitors) -> None:
    anna = visitor()
    match = anna.new_match(seats=[{"who": "me"}, {"who": "computer", "level": "greedy"}])["match"]["id"]
    with anna.sit(match, 0) as south:
        assert south.command("offer-draw")["type"] == "done"
        while "kernel.draw-answered" not in [event["kind"] for event in south.events]:
            south.wait("update")
        assert south.snapshot["draw"] is None


def test_a_closed_socket_is_no_error(visitor: Visitors) -> None:
    anna = visitor()
    made = anna.new_match(seats=TWO)
    for _ in range(5):
        seat = anna.sit(made["match"]["id"], 0)
        cut(seat)
    with pytest.raises((WebSocketException, OSError)):
        seat.wait("nothing of the kind")  # what came before the cut is still read
    with anna.sit(made["match"]["id"], 0) as south:
        assert south.command("ping")["type"] == "pong"
