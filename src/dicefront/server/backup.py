"""Backup and restore: one file with everything, taken while the server runs.

A backup of SQLite is a SQLite file; one of PostgreSQL is an archive of ``pg_dump``. Both are written beside
their place, checked, and moved there whole, so a file that bears the name of a backup is one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Connection, func, inspect, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from dicefront.server.beforehand import connected
from dicefront.server.store.schema import REVISION, matches, people
from dicefront.server.store.store import open_engine

SQLITE = b"SQLite format 3\0"
ARCHIVE = b"PGDMP"
"""How files of either kind begin."""


class BackupFailed(Exception):
    """Why there is no backup, or nothing was restored: a word for the message, and what it is about."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(f"{reason}: {args}")
        self.reason = reason
        self.args_of_message = args


def back_up(address: str, file: Path, replace: bool = False) -> None:
    """Write everything to a file, consistently, while the server may run."""
    if file.exists() and not replace:
        raise BackupFailed("exists", file=str(file))
    url = make_url(address)
    with written_beside(file) as new:
        if url.get_backend_name() == "sqlite":
            copy(database_file(url), new)
            check_sqlite(new)
        else:
            run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={new}", url=url)
            check_archive(new)


def restore(address: str, file: Path, replace: bool = False) -> Path | None:
    """Put a backup in the place of the database; returns where the database lies that was there before.

    The file is checked first. A database that is in use is never touched; one that has been used only if
    ``replace`` says so. ``Unready`` if there is no database to restore to.
    """
    url = make_url(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    with file.open("rb") as opened:
        begins = opened.read(len(SQLITE))
    if not begins.startswith(SQLITE if is_sqlite else ARCHIVE):
        raise BackupFailed("no-backup", file=str(file), kind="SQLite" if is_sqlite else "PostgreSQL")
    revision = check_sqlite(file) if is_sqlite else check_archive(file)
    if revision > REVISION:
        raise BackupFailed("newer", file=str(file), found=revision, known=REVISION)
    if is_sqlite:
        return put_in_place(file, database_file(url), replace)
    with connected(address) as (_, connection):
        if not replace and has_rows(connection):
            raise BackupFailed("used", place=shown(url))
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    run("pg_restore", *options, f"--dbname={shown(url)}", str(file), url=url)
    return None


# -- SQLite -------------------------------------------------------------------------------------


def database_file(url: URL) -> Path:
    return Path(url.database or "")


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use."""
    if not source.is_file():
        raise BackupFailed("nothing", place=str(source))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # everything in this one file
    except sqlite3.Error as error:
        raise BackupFailed("failed", problem=str(error)) from error


def check_sqlite(file: Path) -> str:
    """Whether a file is whole; returns the version of its tables."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as found:
            problems = [str(row[0]) for row in found.execute("PRAGMA integrity_check(1)")]
            orphans = found.execute("PRAGMA foreign_key_check").fetchone()
            revision = found.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BackupFailed("damaged", file=str(file), problem=str(error)) from error
    if problems != ["ok"] or orphans is not None:
        problem = problems[0] if problems != ["ok"] else f"a row of {orphans[0]} without its {orphans[2]}"
        raise BackupFailed("damaged", file=str(file), problem=problem)
    return "" if revision is None else str(revision[0])


def put_in_place(file: Path, place: Path, replace: bool) -> Path | None:
    """Copy a backup to the place of a database; what was there is kept under another name."""
    before: Path | None = None
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists() and place.stat().st_size:
        if not replace and is_used(f"sqlite:///{place}"):
            raise BackupFailed("used", place=str(place))
        lock_out(place)
        before = place.with_name(f"{place.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{place.suffix}")
    with written_beside(place) as new:
        copy(file, new)
        check_sqlite(new)
        give_to_owner(new, place.parent)
        if before is not None:
            os.replace(place, before)
    return before


def lock_out(place: Path) -> None:
    """Refused while a server has the database open; afterwards there is no log beside the file."""
    try:
        with contextlib.closing(sqlite3.connect(place, timeout=0.5)) as old:
            old.execute("PRAGMA journal_mode=DELETE")  # this needs the database for itself
    except sqlite3.OperationalError as error:
        raise BackupFailed("in-use", place=str(place)) from error
    except sqlite3.DatabaseError:
        for end in ("-wal", "-shm"):  # a broken database is kept with its log, but not beside the new one
            beside = Path(f"{place}{end}")
            if beside.exists():
                beside.rename(f"{place}-broken{end}")


def give_to_owner(file: Path, folder: Path) -> None:
    """What root restores belongs to the user who runs the server."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def make_new(new: Path, file: Path) -> None:
    """An empty file for its owner alone; if it cannot be made, the one that was meant is named."""
    try:
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error


@contextlib.contextmanager
def written_beside(file: Path) -> Iterator[Path]:
    """A new file beside the one meant; it is moved there when it is whole, for its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        make_new(new, file)
        yield new
        with new.open("rb+") as opened:
            os.fsync(opened.fileno())
        os.replace(new, file)
    finally:
        with contextlib.suppress(OSError):  # where nothing can be made there is nothing to take away
            new.unlink(missing_ok=True)


# -- PostgreSQL ---------------------------------------------------------------------------------


def check_archive(file: Path) -> str:
    """Whether an archive can be read; returns the version of its tables."""
    text = run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
    lines = text.splitlines()
    copied = [number for number, line in enumerate(lines) if line.startswith("COPY public.alembic_version")]
    if not copied:
        raise BackupFailed("damaged", file=str(file), problem="alembic_version")
    return lines[copied[0] + 1].strip()


def run(name: str, *arguments: str, url: URL | None = None) -> str:
    """Run a program of PostgreSQL; its password never stands in the list of processes."""
    program = shutil.which(name)
    if program is None:
        raise BackupFailed("no-program", program=name)
    environment = dict(os.environ)
    command = [program, *arguments]
    if url is not None:
        if url.password is not None:
            environment["PGPASSWORD"] = str(url.password)
        if name == "pg_dump":
            command.append(f"--dbname={shown(url)}")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BackupFailed("failed", problem=(done.stderr.strip().splitlines() or [name])[0])
    return done.stdout


def shown(url: URL) -> str:
    """The address without its password."""
    return url.set(drivername="postgresql", password=None).render_as_string()


# -- both ---------------------------------------------------------------------------------------


def is_used(address: str) -> bool:
    """Whether there is anything in a database that somebody would miss; a broken one counts as used."""
    engine = open_engine(address)
    try:
        with engine.connect() as connection:
            return has_rows(connection)
    except SQLAlchemyError:
        return True
    finally:
        engine.dispose()


def has_rows(connection: Connection) -> bool:
    names = inspect(connection).get_table_names()
    return any(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (matches, people)
        if table.name in names
    )
