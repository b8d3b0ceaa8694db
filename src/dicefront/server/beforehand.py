"""What is looked at before a server starts: whether its database and its Redis are there and can be used.

What is wrong is told in one line, with the place and what would be right. Nothing is changed here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from dicefront.server.store.files import file_of
from dicefront.server.store.schema import REVISION
from dicefront.server.store.store import open_engine, revision_of

BACKENDS = ("sqlite", "postgresql")
SECONDS = 5.0
"""So long Redis may take to answer."""


class Unready(Exception):
    """Why a database or a Redis cannot be used: a word for the message, and what it is about."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(f"{reason}: {args}")
        self.reason = reason
        self.args_of_message = args


def url_of(address: str) -> URL:
    """The address of a database, read; it is never repeated as it came, as it may hold a password."""
    try:
        url = make_url(address)
        url.get_dialect()
    except ArgumentError as error:
        raise Unready("no-address") from error
    if url.get_backend_name() not in BACKENDS:
        raise Unready("no-address")
    return url


@contextlib.contextmanager
def connected(address: str) -> Iterator[tuple[Engine, Connection]]:
    """A connection to a database that answers, whatever its tables are."""
    url = url_of(address)
    place = str(file_of(address) or url.render_as_string(hide_password=True))
    try:
        engine = open_engine(address)
    except ModuleNotFoundError as error:
        raise Unready("no-driver", module=str(error.name)) from error
    try:
        with engine.connect() as connection:
            yield engine, connection
    except SQLAlchemyError as error:
        raise Unready("no-database", place=place, problem=told(error)) from error
    finally:
        engine.dispose()


def look_at_database(address: str) -> None:
    """Refuse a database that does not answer, or that a newer version of the program has changed."""
    with connected(address) as (_, connection):
        found = revision_of(connection)
        if found is not None and found > REVISION:
            raise Unready("newer-tables", found=found, known=REVISION)


@contextlib.contextmanager
def up_to_date(address: str) -> Iterator[Engine]:
    """A database of this very version, to be read beside a server that may run; none is made or migrated."""
    place = file_of(address)
    if place is not None and not place.exists():
        raise Unready("nothing", place=str(place))
    with connected(address) as (engine, connection):
        found = revision_of(connection)
        if found != REVISION:
            raise Unready("other-tables", found=found or "-", known=REVISION)
        connection.rollback()
        yield engine


def look_at_redis(address: str) -> None:
    """Refuse a Redis that does not answer."""
    try:
        import redis
    except ModuleNotFoundError as error:
        raise Unready("no-driver", module="redis") from error
    try:
        client = redis.Redis.from_url(address, socket_timeout=SECONDS, socket_connect_timeout=SECONDS)
    except ValueError as error:
        raise Unready("no-redis-address") from error
    try:
        client.ping()
    except (redis.RedisError, OSError) as error:
        parts = urlsplit(address)
        place = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
        raise Unready("no-redis", place=place, problem=told(error)) from error
    finally:
        client.close()


def told(error: Exception) -> str:
    """The first line of what a driver says."""
    cause = getattr(error, "orig", None) or error
    return next(iter(str(cause).strip().splitlines()), type(cause).__name__)
