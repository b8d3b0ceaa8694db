"""The database: one writer that commits in groups, and readers beside it.

Every write is a function that gets a connection. The writer takes all that wait, runs them in one transaction
and commits once; only then are they confirmed. So a commit to disk is shared by all matches that were
answered in the meantime.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from dicefront.server.figures import Histogram
from dicefront.server.store.files import prepare
from dicefront.server.store.schema import REVISION

R = TypeVar("R")
Work = Callable[[Connection], Any]

GROUP_AT_MOST = 256
READERS = 4
MIGRATING = 0x6469636566
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVER = "postgresql+psycopg"
"""What an address that begins with ``postgresql://`` means."""


class Taken(Exception):
    """Somebody else has written what was to be written: a name, a seat, or the next act of a match."""


class Closed(Exception):
    """The store is closed."""


class Together:
    """A write that is cheaper with others of its kind: those that follow each other are one call."""

    def __call__(self, connection: Connection) -> None:
        self.write(connection, [self])

    @classmethod
    def write(cls, connection: Connection, works: Sequence[Any]) -> None:
        """Write all of these, in order."""
        raise NotImplementedError


class Waiting:
    """A write that waits, and the caller that waits for it, in an event loop or outside."""

    def __init__(
        self, work: Work, future: Future[Any] | asyncio.Future[Any], loop: asyncio.AbstractEventLoop | None
    ) -> None:
        self.work = work
        self.future = future
        self.loop = loop
        self.result: Any = None
        self.problem: Exception | None = None

    def settle(self) -> None:
        """Tell the outcome, unless nobody wants to know any more."""
        if self.future.done():
            return
        if self.problem is not None:
            self.future.set_exception(self.problem)
        else:
            self.future.set_result(self.result)


class Store:
    """The database of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.engine = open_engine(address)
        self.commits = 0
        self.writes = 0
        self.failures = 0
        self.durations = Histogram()
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "dicefront-reader")
        self._writer = threading.Thread(target=self._write_all, name="dicefront-writer", daemon=True)
        self._closed = False
        self._lock = threading.Lock()

    def open(self) -> None:
        """Bring the tables up to date, and start to write."""
        prepare(self.address)
        with self.engine.begin() as connection:
            migrate(connection)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, and stop."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._waiting.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------

    def submit(self, work: Callable[[Connection], R]) -> Future[R]:
        """Have something written; the future is done once it is durable."""
        future: Future[R] = Future()
        future.set_running_or_notify_cancel()
        self._put(Waiting(work, future, None))
        return future

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Write something, and wait until it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[R] = loop.create_future()
        self._put(Waiting(work, future, loop))
        return await future

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._waiting.qsize()

    def _put(self, waiting: Waiting) -> None:
        with self._lock:
            if self._closed:
                raise Closed("expected an open store, got a closed one")
            self._waiting.put(waiting)

    def _write_all(self) -> None:
        going = True
        with self.engine.connect() as connection:
            while going:
                group, going = self._next_group()
                if group:
                    self._write_group(connection, group)
                    tell(group)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        first = self._waiting.get()
        if first is None:
            return [], False
        group = [first]
        while len(group) < GROUP_AT_MOST and not self._waiting.empty():
            more = self._waiting.get()
            if more is None:
                return group, False
            group.append(more)
        return group, True

    def _write_group(self, connection: Connection, group: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        began = time.perf_counter()
        try:
            with connection.begin():
                write_in_order(connection, group)
        except Exception as error:
            if len(group) == 1:
                self.failures += not isinstance(error, IntegrityError)
                group[0].problem = Taken(str(error)) if isinstance(error, IntegrityError) else error
                return
            for single in group:
                self._write_group(connection, [single])
            return
        self.durations.add(time.perf_counter() - began)
        self.commits += 1
        self.writes += len(group)

    # -- reading --------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Read something, without holding up anybody."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], R]) -> R:
        with self.engine.connect() as connection:
            return work(connection)


def write_in_order(connection: Connection, group: list[Waiting]) -> None:
    """Every write in turn; those that can be written together in one call."""
    for kind, found in groupby(group, lambda one: type(one.work)):
        if issubclass(kind, Together):
            kind.write(connection, [one.work for one in found])
        else:
            for one in found:
                one.result = one.work(connection)


def tell(group: list[Waiting]) -> None:
    """Tell all who wait; an event loop is woken once."""
    loops = {one.loop for one in group}
    for loop in loops:
        mine = [one for one in group if one.loop is loop]
        if loop is None:
            settle(mine)
        else:
            with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits
                loop.call_soon_threadsafe(settle, mine)


def settle(group: list[Waiting]) -> None:
    for one in group:
        one.settle()


def open_engine(address: str) -> Engine:
    """The engine for an address; SQLite writes ahead to a log, so that readers do not wait for writers."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        if url.drivername == "postgresql":
            url = url.set(drivername=DRIVER)
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 2,
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # keys and dice do not belong in messages about errors
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin when we say so, not when the driver thinks
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet."""
    if connection.dialect.name == "postgresql":  # servers that start together wait for each other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    if revision_of(connection) == REVISION:
        return
    from alembic import command  # it takes a while to load, and is hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The last migration that the database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)
