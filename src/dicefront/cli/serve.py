"""``dicefront serve``: the table in the browser."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from dicefront.cli.backup import address_of
from dicefront.cli.folders import data_folder
from dicefront.parts.terminal.command import command as cli_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure
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

    if check:
        return check_all(address_of(data, database), as_json)
    check_file(address_of(data, database))
    mail = mail_at(smtp, sender, public)
    listening = listen(host, port)
    chosen = int(listening.getsockname()[1])
    settings = Settings(
        data=data_folder() / "server" if data is None else data,
        host=host,
        port=chosen,
        database=database,
        redis=redis,
        public=public,
        mail=mail,
        local_hooks=local_hooks,
        slow_workers=workers,
        behind_proxy=behind_proxy,
        secure_cookies=behind_proxy,
    )
    set_up(log_kind)
    app = make_app(settings)
    if metrics:
        app.state.server.show_metrics(listen(*metrics_at(metrics)))
    config = make_config(
        app,
        settings,
        raise_descriptors(),
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '') else host}:{chosen}/"
    threading.Thread(target=welcome, args=(server, address, opens, as_json), daemon=True).start()
    server.run(sockets=[listening])
    return DONE


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
    if not public.startswith(("https://", "http://")):
        raise Failure("cli.serve.no-public", WRONG_USAGE)
    try:
        return mail_server(address, sender)
    except ValueError as error:
        raise Failure("cli.serve.no-smtp", WRONG_USAGE, problem=str(error)) from error


def check_file(address: str) -> None:
    """Refuse a file that cannot be the database before anything is started."""
    from dicefront.server.store.files import Unusable, prepare

    try:
        prepare(address)
    except Unusable as error:
        place = str(error.place)
        raise Failure(f"cli.serve.{error.reason}", UNREADABLE, place=place, problem=error.problem) from error


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


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual."""
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
    raise Failure("cli.serve.no-port", port=wanted[0], problem=problem)


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
