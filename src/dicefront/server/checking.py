"""Do all matches that are not over still fit the rules? To be asked after a change of the rules."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, select

from dicefront.kernel.errors import TableError
from dicefront.server.backup import BackupFailed, check_sqlite, copy
from dicefront.server.beforehand import look_at_database
from dicefront.server.course.course import new_course
from dicefront.server.course.migrating import bring_up_to_date
from dicefront.server.store.acts import Act
from dicefront.server.store.files import file_of
from dicefront.server.store.matches import read_acts, read_match
from dicefront.server.store.schema import REVISION, matches
from dicefront.server.store.store import migrate, open_engine, revision_of


class Verdict(Struct):
    """One match: how many acts it has, and what is wrong, if anything is."""

    match: str
    game: str
    rules: str
    acts: int
    problem: str


@contextlib.contextmanager
def opened(address: str) -> Iterator[Engine]:
    """The database to be looked at, which nothing here changes.

    A file is copied, looked over, and the copy is brought up to date. Another database must be up to date;
    ``Unready`` if it does not answer.
    """
    place = file_of(address)
    if place is None:
        look_at_database(address)
    with contextlib.ExitStack() as stack:
        if place is not None:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="dicefront-check-")))
            copy(place, folder / "copy.sqlite")
            check_sqlite(folder / "copy.sqlite")
            address = f"sqlite:///{folder / 'copy.sqlite'}"
        engine = open_engine(address)
        stack.callback(engine.dispose)
        with engine.begin() as connection:
            if place is not None:
                migrate(connection)
            elif (found := revision_of(connection)) != REVISION:
                raise BackupFailed("older", found=found or "-", known=REVISION)
        yield engine


def check_matches(engine: Engine) -> Iterator[Verdict]:
    """Repeat every match that goes on or is paused, and name the first act of each that no longer fits."""
    with engine.connect() as connection:
        running = (
            select(matches.c.id, matches.c.game, matches.c.rules)
            .where(matches.c.state.in_(["running", "paused"]))
            .order_by(matches.c.created)
        )
        for id_, game, rules in list(connection.execute(running)):
            yield Verdict(id_, game, rules, *check_match(connection, id_))


def check_match(connection: Connection, id: str) -> tuple[int, str]:
    """How many acts a match has, and what is wrong; what cannot be read at all is wrong as well."""
    acts: list[Act] = []
    try:
        row = read_match(connection, id)
        acts = read_acts(connection, id)
        if row is not None:
            bring_up_to_date(row, acts)
            course = new_course(row)
            for act in acts:
                course.repeat(act)
    except (TableError, msgspec.MsgspecError, ValueError, LookupError, TypeError) as error:
        return len(acts), str(error) or type(error).__name__
    return len(acts), ""
