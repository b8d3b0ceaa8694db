"""``dicefront backup`` and ``dicefront restore``: everything a server keeps, in one file and back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click

from dicefront.cli.folders import server_folder
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.errors import DONE, UNREADABLE, Failure
from dicefront.parts.terminal.output import show, show_json, words

F = TypeVar("F", bound=Callable[..., Any])
OTHERS = {"nothing": "cli.backup.nothing", "other-tables": "cli.inbox.other-tables"}
"""The messages about a database that are not those of ``serve``."""
FILE = click.Path(path_type=Path, dir_okay=False)


def place_options(function: F) -> F:
    """Where the database is."""
    folder = click.option(
        "--data", type=click.Path(path_type=Path, file_okay=False), default=None, help="cli.serve.data"
    )
    database = click.option(
        "--database", default="", metavar="ADDRESS", envvar="DICEFRONT_DATABASE", help="cli.serve.database"
    )
    return folder(database(function))


def address_of(data: Path | None, database: str) -> str:
    """The address of the database that a call names; refused if it is none."""
    from dicefront.server.beforehand import url_of
    from dicefront.server.settings import Settings

    folder = server_folder() if data is None else data
    with told_in_one_line():
        url_of(address := Settings(data=folder, database=database).database_address())
    return address


@contextlib.contextmanager
def told_in_one_line() -> Iterator[None]:
    """What is wrong with a database or a Redis, as ``serve`` tells it."""
    from dicefront.server.beforehand import Unready

    try:
        yield
    except Unready as problem:
        message = OTHERS.get(problem.reason, f"cli.serve.{problem.reason}")
        raise Failure(message, UNREADABLE, **problem.args_of_message) from problem


@new_command("backup")
@click.argument("file", type=FILE)
@place_options
@click.option("--replace", is_flag=True, help="cli.backup.replace")
@json_option
def backup(file: Path, data: Path | None, database: str, replace: bool, as_json: bool) -> int:
    from dicefront.server.backup import BackupFailed, back_up

    try:
        back_up(address_of(data, database), file, replace)
    except BackupFailed as problem:
        raise Failure(f"cli.backup.{problem.reason}", UNREADABLE, **problem.args_of_message) from problem
    size = file.stat().st_size
    if as_json:
        show_json({"file": str(file), "bytes": size})
    else:
        show(words("cli.backup.done", file=str(file), size=f"{size / 1e6:.1f}"))
    return DONE


@new_command("restore")
@click.argument("file", type=FILE)
@place_options
@click.option("--replace", is_flag=True, help="cli.restore.replace")
@json_option
def restore(file: Path, data: Path | None, database: str, replace: bool, as_json: bool) -> int:
    from dicefront.server.backup import BackupFailed
    from dicefront.server.backup import restore as put_back

    address = address_of(data, database)
    try:
        with told_in_one_line():
            before = put_back(address, file, replace)
    except BackupFailed as problem:
        raise Failure(f"cli.backup.{problem.reason}", UNREADABLE, **problem.args_of_message) from problem
    if as_json:
        show_json({"file": str(file), "before": None if before is None else str(before)})
        return DONE
    show(words("cli.restore.done", file=str(file)))
    if before is not None:
        show(words("cli.restore.before", file=str(before)))
    return DONE
