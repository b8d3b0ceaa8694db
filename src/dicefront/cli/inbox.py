"""``dicefront inbox``: what was reported to those who run the server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dicefront.cli.backup import address_of, told_in_one_line
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE
from dicefront.parts.terminal.output import harmless, show, show_json, words

if TYPE_CHECKING:
    from dicefront.server.store.reports import Report

MOST = 100


@new_command("inbox")
@click.argument("report", required=False)
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), default=None, help="cli.serve.data")
@click.option(
    "--database", default="", metavar="ADDRESS", envvar="DICEFRONT_DATABASE", help="cli.serve.database"
)
@click.option("--remove", is_flag=True, help="cli.inbox.remove")
@json_option
def command(report: str | None, data: Path | None, database: str, remove: bool, as_json: bool) -> int:
    from dicefront.server.beforehand import up_to_date
    from dicefront.server.store.reports import read_report, read_reports, remove_report

    address = address_of(data, database)
    with told_in_one_line(), up_to_date(address) as engine, engine.begin() as connection:
        if report is None:
            found = read_reports(connection, MOST)
        else:
            one = read_report(connection, report)
            found = [] if one is None else [one]
            if remove:
                remove_report(connection, report)
    if as_json:
        show_json([to_json(one) for one in found])
    elif not found:
        show(words("cli.inbox.none"))
    for one in found if not as_json else []:
        show_report(one, report is not None)
    return NEGATIVE if report is not None and not found else DONE


def to_json(report: Report) -> dict[str, Any]:
    return {name: getattr(report, name) for name in ("id", "kind", "match", "person", "body", "created")}


def show_report(report: Report, whole: bool) -> None:
    """One line, and all that belongs to it if it was asked for by name."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.created))
    body = report.body
    about = str(body.get("problem") or body.get("text") or body.get("about") or body.get("code") or "")
    show(
        harmless(f"{report.id}  {when}  {words(f'cli.inbox.{report.kind}')}  {report.match or '-'}  {about}")
    )
    if not whole:
        return
    for name, value in body.items():
        for part in value if isinstance(value, list) else [value]:
            text = f"{part['name']}: {part['text']}" if is_said(part) else str(part)
            for line in text.split("\n"):
                show(harmless(f"  {name}: {line}"))


def is_said(line: Any) -> bool:
    return isinstance(line, dict) and "text" in line and "name" in line
