"""``dicefront serve``: the table in the browser."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from dicefront.cli.backup import address_of, told_in_one_line
from dicefront.cli.folders import server_folder
from dicefront.parts.terminal.command import command as cli_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure, file_problem
from dicefront.parts.terminal.output import note, show, show_json, words

if TYPE_CHECKING:
    from dicefront.server.settings import MailServer

PORT = 8137
TRIES = 20
"""So many ports after the usual one are tried, if none was asked for."""


@cli_command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="cli.serve.host")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="cli.serve.port")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), default=None, help="cli.serve.data")
@click.option(
    "--database", default="", metavar="ADDRESS", envvar="DICEFRONT_DATABASE", help="cli.serve.database"
)
@click.option("--redis", default="", metavar="ADDRESS", envvar="DICEFRONT_REDIS", help="cli.serve.redis")
@click.option("--public", default="", metavar="ADDRESS", envvar="DICEFRONT_PUBLIC", help="cli.serve.public")
@click.option("--smtp", default="", metavar="ADDRESS", envvar="DICEFRONT_SMTP", help="cli.serve.smtp")
@click.option("--sender", default="", metavar="ADDRESS", envvar="DICEFRONT_SENDER", help="cli.serve.sender")
@click.option("--local-hooks", is_flag=True, help="cli.serve.local-hooks")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="cli.serve.workers")
@click.option("--behind-proxy", is_flag=True, help="cli.serve.behind-proxy")
@click.option(
    "--metrics", default="", metavar="HOST:PORT", envvar="DICEFRONT_METRICS", help="cli.serve.metrics"
)
@click.option(
    "--log",
    "log_kind",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    envvar="DICEFRONT_LOG",
    help="cli.serve.log",
)
@click.option("--open/--no-open", "opens", default=True, help="cli.serve.open")
@click.option("--check", is_flag=True, help="cli.serve.check")
@json_option
def command(
    host: str,
    port: int | None,
    data: Path | None,
    database: str,
    redis: str,
    public: str,
    smtp: str,
    sender: str,
    local_hooks: bool,
    workers: int,
    behind_proxy: bool,
    metrics: str,
    log_kind: Literal["text", "json"],
    opens: bool,
    check: bool,
    as_json: bool,
) -> int:
    import uvicorn

    from dicefront.server.app import make_app
    from dicefront.server.doors import make_config, raise_descriptors
    from dicefront.server.logs import set_up
    from dicefront.server.settings import Settings
    from dicefront.server.store.files import claimed

    place = address_of(data, database)
    if check:
        with looked_at():
            return check_all(place, as_json)
    site = site_at(public)
    mail = mail_at(smtp, sender, site)
    with looked_at():
        check_all_parts(place, redis)
    with contextlib.ExitStack() as stack:
        listening = stack.enter_context(listen(host, port, "port"))
        measuring = stack.enter_context(listen(*metrics_at(metrics), "metrics")) if metrics else None
        settings = Settings(
            data=server_folder() if data is None else data,
            host=host,
            port=int(listening.getsockname()[1]),
            database=database,
            redis=redis,
            public=site,
            mail=mail,
            local_hooks=local_hooks,
            slow_workers=workers,
            behind_proxy=behind_proxy,
            secure_cookies=behind_proxy,
        )
        address = f"{settings.own_address()}/"
        set_up(log_kind)
        with looked_at():
            if not redis:
                stack.enter_context(claimed(place, address))
            app = make_app(settings)
        if measuring is not None:
            app.state.server.show_metrics(measuring)
        server = uvicorn.Server(
            make_config(
                app,
                settings,
                raise_descriptors(),
                log_level="warning",
                log_config=None,
                timeout_graceful_shutdown=5,
            )
        )
        threading.Thread(target=welcome, args=(server, address, opens, as_json), daemon=True).start()
        server.run(sockets=[listening])
    return DONE if server.started else UNREADABLE


@contextlib.contextmanager
def looked_at() -> Iterator[None]:
    """What is wrong with the parts of a server becomes one line, and so does a folder nobody can write to."""
    from dicefront.server.store.files import Unusable

    try:
        with told_in_one_line():
            yield
    except Unusable as error:
        place = str(error.place)
        raise Failure(f"cli.serve.{error.reason}", UNREADABLE, place=place, problem=error.problem) from error
    except OSError as error:
        if error.filename is None:
            raise
        place = str(Path(error.filename))
        raise Failure("cli.serve.no-folder", UNREADABLE, place=place, problem=file_problem(error)) from error


def check_all_parts(address: str, redis: str) -> None:
    """Refuse a database or a Redis that cannot be used, before anything is started; a new file is made."""
    from dicefront.server.beforehand import look_at_database, look_at_redis
    from dicefront.server.store.files import prepare

    prepare(address)
    look_at_database(address)
    if redis:
        look_at_redis(redis)


def site_at(public: str) -> str:
    """The address of the site, if one is given."""
    if public and not public.startswith(("https://", "http://")):
        raise Failure("cli.serve.bad-public", WRONG_USAGE, got=public)
    return public


def metrics_at(place: str) -> tuple[str, int]:
    """Where metrics are asked for, such as ``127.0.0.1:9137``."""
    host, _, port = place.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise Failure("cli.serve.no-metrics", WRONG_USAGE, got=place)
    return host.strip("[]") or "127.0.0.1", int(port)


def mail_at(address: str, sender: str, public: str) -> MailServer | None:
    """Where mail is handed in; nowhere without an address. Its links need the public address of the site."""
    from dicefront.server.settings import mail_server

    if not address:
        return None
    if not public:
        raise Failure("cli.serve.no-public", WRONG_USAGE)
    try:
        return mail_server(address, sender)
    except ValueError as error:
        raise Failure("cli.serve.no-smtp", WRONG_USAGE, problem=str(error)) from error


def check_all(address: str, as_json: bool) -> int:
    """Whether the database is whole and all running matches still fit the rules; nothing is changed."""
    from dicefront.server.backup import BackupFailed
    from dicefront.server.checking import check_matches, opened
    from dicefront.server.store.files import file_of

    try:
        with opened(address) as engine:
            found = list(check_matches(engine))
    except BackupFailed as problem:
        args = {**problem.args_of_message, "file": str(file_of(address))}
        raise Failure(f"cli.backup.{problem.reason}", UNREADABLE, **args) from problem
    broken = [one for one in found if one.problem]
    if as_json:
        show_json([{"match": one.match, "acts": one.acts, "problem": one.problem} for one in found])
    else:
        for one in broken:
            show(words("cli.serve.broken", match=one.match, game=one.game, problem=one.problem))
        show(words("cli.serve.checked", matches=len(found), broken=len(broken)))
    return NEGATIVE if broken else DONE


def listen(host: str, port: int | None, option: str) -> socket.socket:
    """A socket on the port that an option asks for, or on the first free one from the usual."""
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for one in wanted:
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, one))
        except OSError as error:
            found.close()
            problem = error.strerror
        else:
            return found
    raise Failure("cli.serve.no-port", host=host, port=str(wanted[0]), problem=problem, option=option)


def welcome(server: object, address: str, opens: bool, as_json: bool) -> None:
    """Say where the server is once it is there, and open a page."""
    while not getattr(server, "started", False):
        time.sleep(0.05)
        if getattr(server, "should_exit", False):
            return
    if as_json:
        show_json({"address": address})
    else:
        note(words("cli.serve.ready", address=address))
    if opens:
        webbrowser.open(address)
