"""Shared workers are shared fairly: who has much to do waits for their own work, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from dicefront.kernel.game import game
from dicefront.server.match.match import Match
from dicefront.server.readers import Reader
from dicefront.server.settings import Settings
from dicefront.server.work import lanes
from dicefront.server.work.fair import Budget, Crowded, FairQueue
from dicefront.server.work.lanes import Lane, TooLong
from dicefront.server.work.tasks import Task, Thought
from dicefront.server.work.thinkers import CHANCES_WAITING, Thinkers
from tests.server.meeting import TWO
from tests.server.serving import GENEROUS, Seat, Visitor, running


async def settle() -> None:
    """Let everybody go as far as they get."""
    for _ in range(50):
        await asyncio.sleep(0)


class Work:
    """Pieces of work that end when the test says so, in the order in which they were begun."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self._ends: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def add(self, who: str, idle: bool = False, near: str = "") -> asyncio.Task[None]:
        self._tasks.append(asyncio.create_task(self._do(who, idle, near)))
        await settle()
        return self._tasks[-1]

    async def _do(self, who: str, idle: bool, near: str) -> None:
        async with self.queue.turn(who, idle, near):
            self.begun.append(who)
            self._ends.append(asyncio.Event())
            await self._ends[-1].wait()

    async def end_first(self) -> None:
        self._ends.pop(0).set()
        await settle()


def test_a_visitor_with_much_to_do_delays_nobody_else() -> None:
    async def play() -> list[str]:
        work = Work(FairQueue(1))
        for _ in range(60):
            await work.add("guest")
        await work.add("anna")
        await work.add("bram")
        for _ in range(4):
            await work.end_first()
        return work.begun

    assert asyncio.run(play()) == ["guest", "anna", "bram", "guest", "guest"]


def test_who_comes_as_many_guests_waits_like_one() -> None:
    async def play() -> list[str]:
        work = Work(FairQueue(2))
        for number in range(60):
            await work.add(f"guest {number}", near="192.0.2.1")
        await work.add("anna", near="192.0.2.2")
        await work.add("bram")
        for _ in range(4):
            await work.end_first()
        return work.begun

    assert asyncio.run(play()) == ["guest 0", "guest 1", "anna", "bram", "guest 2", "guest 3"]


def test_those_behind_one_address_take_turns() -> None:
    async def play() -> list[str]:
        work = Work(FairQueue(1))
        for who in ("anna", "anna", "anna", "bram", "bram"):
            await work.add(who, near="192.0.2.1")
        for _ in range(4):
            await work.end_first()
        return work.begun

    assert asyncio.run(play()) == ["anna", "bram", "anna", "bram", "anna"]


def test_the_network_of_a_table_is_that_of_who_sits_there(tmp_path: Path) -> None:
    """So the opponents of guests without number, each at a table of its own, come behind those of others."""
    with running(tmp_path, behind_proxy=True) as server:
        anna = Visitor(server.address)
        anna.http.headers["x-forwarded-for"] = "192.0.2.7"
        seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
        match = anna.new_match("crystals", options={"players": 2}, seats=seats)["match"]["id"]
        asked: list[str] = []
        think = server.server.thinkers.think

        async def note(task: Task, who: str, idle: bool = False, near: str = "") -> Thought:
            asked.append(near)
            return await think(task, who, idle, near)

        server.server.thinkers.think = note  # type: ignore[method-assign]
        headers = {"x-forwarded-for": "192.0.2.7"}
        with Seat(server.address, match, 0, 0, anna.key, None, headers=headers) as seat:
            seat.until_asked()
            seat.answer(seat.question["candidates"][0]["answer"])
            seat.until_asked()
        assert asked[-1] == "192.0.2.7"
        anna.close()


def test_experiments_of_guests_behind_one_address_wait_like_one(tmp_path: Path) -> None:
    with running(tmp_path, behind_proxy=True) as server:
        anna = Visitor(server.address)
        anna.http.headers["x-forwarded-for"] = "192.0.2.7"
        asked: list[str] = []
        experiments = server.server.experiments

        def note(id: str, person: str, near: str = "") -> None:
            asked.append(near)

        experiments.add = note  # type: ignore[method-assign]
        side = {"level": "random", "army": "", "roster": None}
        wish = {"game": "crystals", "options": {"players": 2}, "a": side, "b": side, "games": 8, "seed": 1}
        anna.post("/api/experiments", wish)
        assert "192.0.2.7" in asked
        anna.close()


def test_matches_that_others_want_to_see_are_loaded_by_turns(tmp_path: Path) -> None:
    """Somebody wants to watch twenty matches that sleep; who wants to play on waits for one of them."""
    with running(tmp_path) as server:
        guest, anna = Visitor(server.address), Visitor(server.address)
        asleep = [guest.new_match(seats=TWO)["match"]["id"] for _ in range(20)]
        wanted = anna.new_match(seats=TWO)["match"]["id"]
        hall = server.server.hall
        loaded: list[str] = []
        usual = Match.load

        def note(match: Match, *args: Any) -> None:
            loaded.append(match.row.id)
            usual(match, *args)

        async def come() -> None:
            def reader(match: str, who: str) -> Reader:
                return Reader(match, who, "", 0, 0)

            async with hall.loads.turn("others"):
                coming = [asyncio.create_task(hall.live(one, reader(one, "guest"))) for one in asleep]
                await settle()
                while hall.loads.waiting() < len(asleep):
                    await asyncio.sleep(0.01)
                coming.append(asyncio.create_task(hall.live(wanted, reader(wanted, "anna"))))
                while hall.loads.waiting() <= len(asleep):
                    await asyncio.sleep(0.01)
            await asyncio.gather(*coming)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Match, "load", note)
            server.do(come())
        assert loaded.index(wanted) == 1
        assert sorted(loaded) == sorted([*asleep, wanted])
        for one in (guest, anna):
            one.close()


def test_a_free_place_goes_to_who_holds_the_fewest() -> None:
    async def play() -> list[str]:
        work = Work(FairQueue(3))
        for who in ("guest", "guest", "guest", "guest", "guest", "anna", "anna"):
            await work.add(who)
        for _ in range(2):
            await work.end_first()
        return work.begun

    assert asyncio.run(play()) == ["guest", "guest", "guest", "anna", "guest"]


def test_work_nobody_waits_for_comes_last_and_leaves_a_place_free() -> None:
    async def play() -> tuple[list[str], list[str]]:
        work = Work(FairQueue(2))
        for _ in range(4):
            await work.add("machines", idle=True)
        before = work.begun[:]
        await work.add("anna")
        await work.add("bram")
        await work.end_first()
        await work.end_first()
        return before, work.begun

    before, begun = asyncio.run(play())
    assert before == ["machines"]
    assert begun[:3] == ["machines", "anna", "bram"]


def test_who_gives_up_waiting_holds_no_place() -> None:
    async def play() -> list[str]:
        work = Work(FairQueue(1))
        await work.add("anna")
        gone = await work.add("guest")
        await work.add("bram")
        gone.cancel()
        await settle()
        await work.end_first()
        await work.end_first()
        await work.add("cleo")
        return work.begun

    assert asyncio.run(play()) == ["anna", "bram", "cleo"]


def test_there_is_an_end_to_what_one_visitor_may_have_waiting() -> None:
    async def play() -> None:
        work = Work(FairQueue(1, most=2))
        for _ in range(3):
            await work.add("guest")
        task = await work.add("guest")
        with pytest.raises(Crowded):
            await task
        await work.add("anna")
        await work.end_first()
        assert work.begun == ["guest", "anna"]

    asyncio.run(play())


def test_a_budget_is_used_up_by_work_and_comes_back_with_time() -> None:
    budget = Budget(0.5, 10.0)
    assert budget.wait("guest", now=0.0) == 0.0
    budget.spend("guest", 12.0, now=0.0)
    assert budget.wait("guest", now=0.0) == pytest.approx(4.0)
    assert budget.wait("anna", now=0.0) == 0.0
    assert budget.wait("guest", now=4.0) == pytest.approx(0.0)


# -- the lanes use it ---------------------------------------------------------------------------


def a_task(level: str, games: int = 0) -> Task:
    rules = game("crystals")
    table = rules.table({"players": 2}, seed=1)
    position = Raw(msgspec.json.encode(table.position().to_json(rules)))
    return Task("crystals", position, table.pending[0].player, level, 1, 1.0, games=games, nodes=4)


class Slow:
    """Stands in for a process: notes whose work it does, and takes its time."""

    def __init__(self, lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        for worker in lane._all:
            monkeypatch.setattr(worker, "do", self.do)

    async def do(self, line: bytes, seconds: float) -> Thought:
        self.done.append(msgspec.json.decode(line).get("level"))
        await asyncio.sleep(0)
        return Thought()


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_opponents_of_others_come_before_the_rest_of_one_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """Sixty opponents of one guest, or of tables with computers only, and one of somebody else."""

    async def play(idle: bool) -> int:
        thinkers = Thinkers(Settings(data=tmp_path))
        lane = thinkers._quick if level == "greedy" else thinkers._slow
        slow = Slow(lane, monkeypatch)
        order: list[str] = []

        async def think(who: str, nobody: bool) -> None:
            await thinkers.think(a_task(level), who, nobody)
            order.append(who)

        await asyncio.gather(*(think("guest", idle) for _ in range(60)), think("anna", False))
        assert len(slow.done) == 61
        return order.index("anna")

    assert asyncio.run(play(False)) <= 3
    assert asyncio.run(play(True)) <= 2


def test_sixty_chances_of_one_guest_do_not_delay_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> tuple[int, int]:
        thinkers = Thinkers(Settings(data=tmp_path))
        Slow(thinkers._study, monkeypatch)
        order: list[str] = []

        async def ask(who: str) -> None:
            await thinkers.think(a_task("greedy", games=8), who)
            order.append(who)

        work: list[Coroutine[Any, Any, None]] = [ask("guest") for _ in range(60)]
        found = await asyncio.gather(*work, ask("anna"), return_exceptions=True)
        return order.index("anna"), sum(isinstance(one, Crowded) for one in found)

    place, refused = asyncio.run(play())
    assert place == 1  # after the one that was being worked out
    assert refused == 60 - CHANCES_WAITING - 1


def test_a_visitor_who_has_used_up_the_budget_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, work=1e-6, work_reserve=1e-6)
    body = {"situation": {"attack": [9, 9, 9], "defence": [9, 9, 9]}}
    with running(tmp_path, limits=limits) as server:
        anna = Visitor(server.address)
        anna.post("/api/odds/home_raiders", body)
        found = anna.http.post("/api/odds/home_raiders", json=body)
        assert (found.status_code, found.json()["code"]) == (429, "too-many")
        assert int(found.headers["retry-after"]) > 0
        bram = Visitor(server.address)  # a guest behind the same address has a budget of their own
        assert bram.http.put("/api/me", json={"name": "Bram"}).status_code == 200
        bram.post("/api/odds/home_raiders", body)
        anna.close()
        bram.close()


GREEDY = """
import sys
from dicefront.server.work import worker
worker.carry_out = lambda request: worker.Thought(worker.raw([0] * 100_000_000))
worker.main()
"""
"""A worker for which every request needs a gigabyte."""


def test_work_that_takes_too_long_is_given_up_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "SLACK", 1000.0)  # however busy the machine is, the processor ends it

    async def play() -> None:
        lane = Lane(1, 0.5, 0)
        endless = a_task("greedy", games=1_000_000)
        endless.seconds = 1e9
        with pytest.raises(TooLong, match="processor"):
            await lane.do(endless, "guest")
        lane.seconds = 60.0
        assert not (await lane.do(a_task("greedy"), "anna")).problem
        await lane.stop()

    asyncio.run(play())


def test_work_that_needs_too_much_memory_is_given_up() -> None:
    async def play() -> None:
        lane = Lane(1, 60.0, 512 * 1024 * 1024)
        lane._all[0].program = ("-c", GREEDY)
        with pytest.raises(TooLong, match="memory"):
            await lane.do(a_task("greedy"), "guest")
        await lane.stop()

    asyncio.run(play())
