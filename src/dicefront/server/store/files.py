"""The file of a SQLite database: made for its owner alone, and never taken for a new one when it is empty."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

try:
    import fcntl
except ImportError:  # Windows locks otherwise
    fcntl = None  # type: ignore[assignment]

OURS: Final = 0x64696365
"""What a new file says of itself, so that one that a crash left without tables is known as ours."""


class Unusable(Exception):
    """Why a file cannot be the database: ``empty``, ``foreign``, ``damaged``, ``barred`` or ``served``."""

    def __init__(self, reason: str, place: Path, problem: str = "") -> None:
        super().__init__(f"{place} is {reason} {problem}".rstrip())
        self.reason = reason
        self.place = place
        self.problem = problem


def file_of(address: str) -> Path | None:
    """Where the database lies; ``None`` if it is no file."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def prepare(address: str) -> None:
    """Make the file if there is none; ``Unusable`` if there is one that is not a database of ours."""
    place = file_of(address)
    if place is None:
        return
    if not place.exists():
        make(place)
        return
    if not place.stat().st_size:
        raise Unusable("empty", place)
    if not (may(place, os.R_OK | os.W_OK) and may(place.parent, os.W_OK | os.X_OK)):
        raise Unusable("barred", place)
    try:
        with contextlib.closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as found:
            tables = {str(row[0]) for row in found.execute("SELECT name FROM sqlite_master")}
            (mark,) = found.execute("PRAGMA application_id").fetchone()
    except sqlite3.DatabaseError as error:
        raise Unusable("damaged", place, str(error)) from error
    if not tables and mark != OURS:
        raise Unusable("empty", place)
    if tables and "alembic_version" not in tables:
        raise Unusable("foreign", place)


def may(place: Path, what: int) -> bool:
    """Whether this user may do something with a file."""
    return os.access(place, what, effective_ids=os.access in os.supports_effective_ids)


def make(place: Path) -> None:
    """A new file that nobody else can read, in a folder that nobody else can look into."""
    new = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(new)) as connection:
            connection.execute(f"PRAGMA application_id={OURS}")
        os.replace(new, place)
    finally:
        with contextlib.suppress(OSError):  # where nothing can be made there is nothing to take away
            new.unlink(missing_ok=True)


@contextlib.contextmanager
def claimed(address: str, server: str) -> Iterator[None]:
    """Keep the file of a database for one server, which is there under an address.

    Two servers without Redis do not know what the other one does: the computers of both would answer, and
    players would be sent from one to the other. The claim ends with the process, however that ends.
    """
    place = file_of(address)
    if place is None or fcntl is None:
        yield
        return
    lock = place.with_name(f"{place.name}.lock")
    file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable("served", place, os.read(file, 1000).decode()) from error
        os.ftruncate(file, 0)
        os.pwrite(file, server.encode(), 0)
        yield
    finally:
        os.close(file)
