"""Levels are the same at the table as in the lab, and a computer that fails is reported."""

from __future__ import annotations

import time
from asyncio.subprocess import Process
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from dicefront.agents.levels import agent
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.plain import same
from dicefront.kernel.seat import Seat as Chair
from dicefront.server.course.course import new_course
from dicefront.server.match.deputies import computer_seed
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from dicefront.server.store.matches import read_acts, read_match
from dicefront.server.store.reports import Report, read_reports
from dicefront.server.work.lanes import Lane
from dicefront.server.work.tasks import Thought
from tests.server.meeting import SHORT
from tests.server.serving import PATIENCE, Running, Visitor, Visitors, running

NODES = 40
LEVELS = ("random", "novice", "master")
"""One that takes anything, one that errs, and one that thinks ahead."""
ENOUGH = {"chessboard": 60, "crystals": 60, "home_raiders": 20, "spherewars": 30}
"""So many acts of a match are compared."""

COMPUTER: dict[str, Any] = {"who": "computer"}


def wait_for(wanted: Callable[[], Any], patience: float = 10 * PATIENCE) -> Any:
    end = time.monotonic() + patience
    while True:
        found = wanted()
        if found:
            return found
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def acts_of(server: Running, match: str) -> list[Act]:
    with server.server.store.engine.connect() as connection:
        return read_acts(connection, match)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose computers look at a fixed number of positions, so that they always think the same."""
    with running(tmp_path_factory.mktemp("lab"), think_nodes=NODES) as found:
        yield found


@pytest.fixture(scope="module")
def matches(lab: Running) -> dict[tuple[str, str], str]:
    """A match of every level of every game, all at once."""
    guest = Visitor(lab.address)
    found = {}
    for game_id in game_ids():
        for level in LEVELS:
            seats = [COMPUTER | {"level": level}] * 2
            made = guest.new_match(game_id, options=SHORT.get(game_id), seats=seats, seed=7)
            found[game_id, level] = made["match"]["id"]
    guest.close()
    return found


@pytest.mark.parametrize(
    ("game_id", "level"), [(game_id, level) for game_id in game_ids() for level in LEVELS]
)
def test_a_computer_answers_at_the_table_what_it_would_answer_alone(
    lab: Running, matches: dict[tuple[str, str], str], game_id: str, level: str
) -> None:
    match, enough = matches[game_id, level], ENOUGH[game_id]

    def played() -> list[Act]:
        acts = acts_of(lab, match)
        live = lab.server.hall.matches.get(match)
        over = live is None or live.row.state != "running"
        return acts if len(acts) >= enough or over else []

    acts = wait_for(played)[:enough]
    with lab.server.store.engine.connect() as connection:
        row = read_match(connection, match)
    assert row is not None
    course = new_course(row)
    alone = [
        agent(game_id, level, computer_seed(row.dice, seat), None, NODES) for seat in range(len(row.seats))
    ]
    for act in acts:
        assert act.kind in (BEGIN, ANSWER), f"expected answers alone, got {act}"
        if act.kind == ANSWER:
            answer: Any = alone[act.player].answer(Chair(course.running, act.player))
            assert same(msgspec.json.decode(msgspec.json.encode(answer)), act.value)
        course.repeat(act)


@pytest.mark.parametrize(
    ("game_id", "level"), [(game_id, level) for game_id in game_ids() for level in LEVELS]
)
@pytest.mark.parametrize("remembers", [True, False], ids=["with its memory", "without"])
def test_a_computer_that_is_made_anew_for_every_decision_answers_legally(
    game_id: str, level: str, remembers: bool
) -> None:
    """With its memory it answers as if it had never been put away."""
    rules = game(game_id)
    table = rules.table(SHORT.get(game_id), seed=3)
    kept = [agent(game_id, level, 5, None, NODES) for _ in range(table.seats)]
    memories: list[bytes] = [b"null"] * table.seats
    for _ in range(16 if game_id == "home_raiders" else 60):
        if not table.pending:
            break
        player = table.pending[0].player
        anew = agent(game_id, level, 5, None, NODES)
        if remembers:
            anew.recall(msgspec.json.decode(memories[player]))
        answer = anew.answer(Chair(table, player))
        if remembers:
            assert same(answer, kept[player].answer(Chair(table, player)))
            memories[player] = msgspec.json.encode(anew.memory())
        table.answer(player, answer)  # refuses what is not legal


# -- computers that fail ------------------------------------------------------------------------


def reports_of(server: Running, match: str) -> list[Report]:
    with server.server.store.engine.connect() as connection:
        return [one for one in read_reports(connection, 100) if one.match == match]


def test_an_illegal_answer_of_a_computer_is_reported_and_pauses_the_match(
    server: Running, visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = server.server.thinkers
    think = thinkers.think
    wrong = [True]

    async def blunder(task: Any, who: str, idle: bool = False, near: str = "") -> Thought:
        return Thought(Raw(b'"nonsense"')) if wrong else await think(task, who, idle, near)

    monkeypatch.setattr(thinkers, "think", blunder)
    anna = visitor()
    seats = [{"who": "me"}, COMPUTER | {"level": "greedy"}]
    match = anna.new_match("crystals", options=SHORT["crystals"], seats=seats)["match"]["id"]
    with anna.sit(match, 0) as seat:
        seat.until(lambda now: now["paused"] is not None)
        assert seat.snapshot["paused"]["id"] == "server.paused-by-computer"
        report = reports_of(server, match)[0]
        assert report.id == seat.snapshot["paused"]["args"]["code"]
        assert (report.body["level"], report.body["answer"]) == ("greedy", "nonsense")
        assert all(act.kind != "default" for act in acts_of(server, match))
        wrong.clear()
        assert seat.command("resume")["type"] == "done"
        wait_for(lambda: [act for act in acts_of(server, match) if (act.kind, act.player) == (ANSWER, 1)])


def test_a_killed_worker_costs_the_computer_nothing(tmp_path: Path) -> None:
    """The move is thought again in a new process."""
    with running(tmp_path, think_seconds=1.0, slow_workers=1) as server:
        anna = Visitor(server.address)
        seats = [{"who": "me"}, COMPUTER | {"level": "search"}]
        made = anna.new_match(
            "crystals", options={"side_length": 3, "players": 4}, seats=[*seats, *seats[1:] * 2]
        )
        match = made["match"]["id"]
        lane = server.server.thinkers._slow
        killed = 0
        with anna.sit(match, 0) as seat:
            while killed < 2 and seat.until_asked():
                seat.answer(seat.question["candidates"][0]["answer"])
                process = wait_for(lambda: seat_is_asked(server, match) or thinking_in(lane))
                if process is not True:
                    process.kill()
                    killed += 1
            seat.until_asked()
            assert seat.snapshot["paused"] is None
        anna.close()
        assert killed == 2
        assert {act.kind for act in acts_of(server, match)} == {BEGIN, ANSWER}


def thinking_in(lane: Lane) -> Process | None:
    """The process in which somebody thinks."""
    return lane._all[0].process if lane.queue._held else None


def seat_is_asked(server: Running, match: str) -> bool:
    """Whether it is the person's turn again."""
    return 0 in server.server.hall.matches[match].row.asked
