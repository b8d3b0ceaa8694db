"""The parts of the server by themselves: store, clocks, limits, course, documents."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BrokenLog
from dicefront.kernel.testing import offered
from dicefront.server.app import described
from dicefront.server.course.course import Course
from dicefront.server.course.dice import epoch_key
from dicefront.server.limits import Bucket, Gate
from dicefront.server.match.clocks import Clocks
from dicefront.server.registry import known_games, rules_of
from dicefront.server.show import screen_of
from dicefront.server.store import people, schema
from dicefront.server.store.acts import ANSWER, BACK, BEGIN, Act
from dicefront.server.store.matches import NewAct, add_match, read_acts
from dicefront.server.store.rows import Clock, KeyRow, MatchRow, MatchSettings, Person, RosterRow, SeatRow
from dicefront.server.store.store import MIGRATIONS, Closed, Store, Taken
from tests.server.backing import postgres
from tests.server.serving import PATIENCE
from tools import protocol_types

# -- store --------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with contextlib.ExitStack() as stack:
        address = f"sqlite:///{tmp_path / 'test.sqlite'}"
        if request.param == "postgresql":
            address = stack.enter_context(postgres())
        found = Store(address)
        found.open()
        yield found
        found.close()


def person(number: int) -> dict[str, object]:
    return {"id": f"p{number}", "name": "Anna", "created": 0.0, "seen": 0.0}


def add(number: int, connection: Connection) -> None:
    connection.execute(insert(schema.people), person(number))


def test_writes_that_wait_are_committed_together_and_fail_alone(store: Store) -> None:
    gate = Event()
    first = store.submit(lambda _: gate.wait(PATIENCE))
    wishes = [1, 2, 3, 2, 4]
    writes = [store.submit(partial(add, number)) for number in wishes]
    before = store.commits
    gate.set()
    first.result()
    taken = 0
    for write in writes:
        try:
            write.result(PATIENCE)
        except Taken:
            taken += 1
    assert taken == 1
    with store.engine.connect() as connection:
        assert len(list(connection.execute(select(schema.people)))) == 4
    assert store.commits - before <= 5
    more = [store.submit(partial(add, number)) for number in range(100, 300)]
    before = store.commits
    for write in more:
        write.result(PATIENCE)
    assert store.commits - before < 100


def new_act(number: int, match: str = "m1") -> NewAct:
    return NewAct(match_row(match), number, msgspec.json.encode(Act(BEGIN)))


def test_acts_that_wait_are_written_together_and_one_that_is_taken_fails_alone(store: Store) -> None:
    for name in ("m1", "m2"):
        store.submit(partial(add_match, row=match_row(name))).result(PATIENCE)
    gate = Event()
    first = store.submit(lambda _: gate.wait(PATIENCE))
    acts = [new_act(0), new_act(0, "m2"), new_act(0), new_act(1)]
    writes = [store.submit(act) for act in acts]
    gate.set()
    first.result(PATIENCE)
    problems = [write.exception(PATIENCE) for write in writes]
    assert [type(problem) for problem in problems] == [type(None), type(None), Taken, type(None)]
    with store.engine.connect() as connection:
        assert [len(read_acts(connection, name)) for name in ("m1", "m2")] == [2, 1]


def test_a_write_that_nobody_waits_for_any_more_is_done_and_stops_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    store.open()
    gate = Event()

    async def give_up() -> None:
        first = asyncio.ensure_future(store.write(lambda _: gate.wait(PATIENCE)))
        second = asyncio.ensure_future(store.write(partial(add, 1)))
        third = asyncio.ensure_future(store.write(partial(add, 2)))  # in the same transaction
        await asyncio.sleep(0)
        second.cancel()
        gate.set()
        assert await first
        await asyncio.wait_for(third, PATIENCE)

    asyncio.run(give_up())
    store.submit(partial(add, 3)).result(PATIENCE)
    with store.engine.connect() as connection:
        assert len(list(connection.execute(select(schema.people)))) == 3
    store.close()


def match_row(id: str) -> MatchRow:
    return MatchRow(
        id=id,
        game="crystals",
        rules="1",
        options={},
        settings=MatchSettings(),
        host=None,
        host_name="",
        dice=b"",
        state="running",
        watch_key=None,
        created=0.0,
        changed=0.0,
        seats=[SeatRow(0, "person", None, "Anna", "", False, False, None)],
    )


def test_the_migrations_lead_to_the_tables_that_are_used(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == schema.REVISION


def test_lists_are_passed_on_as_they_were_written(store: Store) -> None:
    """All lists of somebody are megabytes: to read them and to write them again takes the loop too long."""
    anna, roster = Person("anna", "Anna", None, 0.0, 0.0), {"minis": ["d4"] * 3}

    def keep(connection: Connection) -> None:
        people.add_guest(connection, anna, KeyRow("key", 0.0, 0.0, ""))
        for version in (0, 1):
            row = RosterRow("list", "chessboard", "Mine", roster, {"points": 30}, version, 0.0)
            people.save_roster(connection, "anna", row)

    async def play() -> None:
        await store.write(keep)
        reads: list[Callable[[Connection], list[Any]]] = [
            lambda connection: people.read_rosters(connection, "anna", None),
            lambda connection: people.all_rosters(connection, "anna", "", 9),
            lambda connection: people.read_versions(connection, "anna", "list", None, 9),
            lambda connection: people.all_versions(connection, "anna", ("", -1), 9),
        ]
        for read in reads:
            for row in await store.read(read):
                assert isinstance(row.roster, msgspec.Raw)
                assert msgspec.json.decode(row.roster) == roster
        (row,) = await store.read(lambda connection: people.read_rosters(connection, "anna", None))
        assert msgspec.json.decode(row.options) == {"points": 30}

    asyncio.run(play())


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    store.open()
    store.close()
    with pytest.raises(Closed):
        store.submit(lambda _: None)


# -- clocks and limits --------------------------------------------------------------------------


def test_a_bank_runs_for_whoever_is_asked_and_gains_with_every_answer() -> None:
    clocks = Clocks(Clock(bank=60, gain=5), 2)
    clocks.ask([0], [], 100.0)
    assert clocks.bank_left(0, 111.0) == 50.0  # a second of lag is not charged
    clocks.answered(0, 111.0)
    assert clocks.left == [55.0, 60.0]
    clocks.ask([1], [], 111.0)
    assert not clocks.is_out(1, 171.9)
    assert clocks.is_out(1, 172.0)
    assert clocks.due(150.0)[0] == []  # an empty bank is claimed, not punished
    clocks.give(1, 30)
    assert not clocks.is_out(1, 172.0)


def test_a_reaction_has_its_own_soft_timer() -> None:
    clocks = Clocks(Clock(soft=20), 2)
    clocks.ask([0, 1], [1], 0.0)
    assert clocks.answer_left(0, 10.0) is None
    assert clocks.due(20.9)[0] == []
    assert clocks.due(21.0)[0] == [1]


def test_whoever_goes_on_deciding_keeps_the_clock_that_runs() -> None:
    clocks = Clocks(Clock(bank=60), 2)
    clocks.ask([0, 1], [], 0.0)
    clocks.answered(0, 10.0)
    clocks.ask([1], [], 10.0)
    assert clocks.bank_left(1, 21.0) == 40.0


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2.0, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert bucket.take(0.0) == pytest.approx(0.5)
    assert bucket.take(0.5) == 0.0
    gate = Gate(1.0, 1)
    assert gate.take("anna") == 0.0
    assert gate.take("anna") > 0.0
    assert gate.take("bram") == 0.0


# -- the course of a match ----------------------------------------------------------------------


def played(game: str, decisions: int, seed: int) -> tuple[Course, list[Act]]:
    rules = rules_of(game)
    options = rules.complete_options(screen_of(game).quick_options())
    course = Course(game, options, [None] * rules.seats(options), bytes([seed]) * 32, None)
    acts = [Act(BEGIN)]
    course.perform(acts[0])
    draw = Draw(seed)
    while course.pending and len(acts) < decisions:
        question = course.pending[draw.below(len(course.pending))]
        answers = offered(question)
        acts.append(Act(ANSWER, question.player, answers[draw.below(len(answers))], at=float(len(acts))))
        course.perform(acts[-1])
        if len(acts) % 20 == 0 and course.running.entries[2].kind == 0:
            acts.append(Act(BACK, 0, {"entry": 2, "dice": "new" if len(acts) % 40 == 0 else "same"}))
            course.perform(acts[-1])
    return course, acts


@pytest.mark.parametrize("game", known_games())
def test_a_match_is_repeated_from_its_acts_to_the_last_event(game: str) -> None:
    course, acts = played(game, 70, 3)
    again = Course(game, course.options, course.rosters, course.dice.key, None)
    for act in acts:
        again.repeat(msgspec.json.decode(msgspec.json.encode(act), type=Act))
    assert again.streams == course.streams
    assert again.numbers == course.numbers
    assert again.running.entries == course.running.entries
    assert again.dice.epoch == course.dice.epoch


def test_a_match_is_repeated_without_the_key_of_its_dice() -> None:
    course, acts = played("crystals", 30, 5)
    again = Course("crystals", course.options, course.rosters, b"another key, as long as it ought", None)
    for act in acts:
        again.repeat(act)
    assert again.running.entries == course.running.entries


def test_an_act_that_no_longer_fits_is_named() -> None:
    course, acts = played("crystals", 12, 5)
    acts[7].value = "nonsense"
    again = Course("crystals", course.options, course.rosters, course.dice.key, None)
    for act in acts[:7]:
        again.repeat(act)
    with pytest.raises(BrokenLog, match="act 7"):
        again.repeat(acts[7])


def test_new_dice_have_a_key_of_their_own() -> None:
    key = bytes(32)
    assert epoch_key(key, 0) == key
    assert len({epoch_key(key, epoch) for epoch in range(5)}) == 5


# -- documents ----------------------------------------------------------------------------------


def test_the_types_of_the_client_are_those_of_the_protocol() -> None:
    assert protocol_types.main(["--check"]) == 0


def test_the_document_names_every_refusal_of_every_request() -> None:
    document = msgspec.json.decode(described())
    assert document["openapi"] == "3.1.0"
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert "429" in operation["responses"], path
            if method != "get":
                assert "403" in operation["responses"], path
            if "{" in path:
                assert "404" in operation["responses"], path


def test_one_server_needs_neither_redis_nor_a_driver_for_postgresql() -> None:
    code = (
        "import sys\n"
        "for name in ('redis', 'psycopg'):\n"
        "    sys.modules[name] = None\n"
        "import dicefront.server.app\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
