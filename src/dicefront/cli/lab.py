"""``dicefront lab``: questions to the results that series left in Parquet."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import click

from dicefront.cli.page import table_lines
from dicefront.cli.sim import bounds, needs_duckdb
from dicefront.lab.questions import QUESTIONS, Finding, Results
from dicefront.parts.terminal.command import Command, json_option
from dicefront.parts.terminal.errors import DONE, UNREADABLE, Failure
from dicefront.parts.terminal.output import note, number, show, show_json, words


@click.command("lab", cls=Command, help="lab.ask.help", epilog="lab.ask.examples")
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@click.argument("question", metavar="[QUESTION]", type=click.Choice(list(QUESTIONS)), default="levels")
@click.option("--sql", metavar="SQL", help="lab.ask.sql")
@json_option
def command(folder: Path, question: str, sql: str | None, as_json: bool) -> int:
    needs_duckdb()
    results = Results(folder)
    if not results.files:
        raise Failure("lab.ask.empty", UNREADABLE, folder=str(folder))
    if sql is not None:
        answer_sql(results, sql, as_json)
    else:
        answer(results, question, as_json)
    for file in results.ignored:
        note(words("lab.ask.ignored", file=str(file)))
    return DONE


def answer(results: Results, question: str, as_json: bool) -> None:
    found = results.ask(question)
    if as_json:
        show_json({"question": question, "answer": [one.to_json() for one in found]})
    else:
        show_findings(question, found)


def answer_sql(results: Results, text: str, as_json: bool) -> None:
    import duckdb

    if not text.strip(" ;\n"):
        raise click.UsageError(words("lab.ask.no_question"))
    try:
        names, rows = results.sql(text)
    except duckdb.Error as error:
        raise click.UsageError(words("lab.ask.bad_sql", problem=str(error).splitlines()[0])) from error
    if as_json:
        show_json([{name: plain(cell) for name, cell in zip(names, row)} for row in rows])
    elif not rows:
        show(words("lab.ask.no_rows"))
    else:
        for line in table_lines([names, *([str(cell) for cell in row] for row in rows)]):
            show(line)


def plain(cell: object) -> object:
    """A cell as JSON has it; what JSON does not know is text."""
    if isinstance(cell, dict):
        return {str(name): plain(part) for name, part in cell.items()}
    if isinstance(cell, (list, tuple)):
        return [plain(part) for part in cell]
    if isinstance(cell, float):
        return cell if isfinite(cell) else None
    return cell if cell is None or isinstance(cell, (bool, int, str)) else str(cell)


def show_findings(question: str, found: list[Finding]) -> None:
    """The answer for people."""
    if not found:
        show(words("lab.ask.nothing"))
        return
    head = [words(f"lab.ask.column-{name}") for name in ("game", question, "figure", "matches")]
    rows = [[one.game, one.what, told(question, one), str(one.matches)] for one in found]
    for line in table_lines([head, *rows]):
        show(line)


def told(question: str, one: Finding) -> str:
    if question != "length":
        return bounds(one.figure)
    value, low, high = (number(each, 1) for each in (one.figure.value, one.figure.low, one.figure.high))
    return f"{value} ({low} – {high})"
