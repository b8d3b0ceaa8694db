"""What the commands print: data on standard output, everything else on standard error."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction

import click

from dicefront.text.messages import Messages


def words(id: str, **args: object) -> str:
    """A message in the language of the reader."""
    return Messages().text(id, args)


def show(text: str = "") -> None:
    """A line of the answer."""
    click.echo(text)


def harmless(text: str) -> str:
    """What strangers wrote, as a terminal may show it: nothing in it moves, colours or hides anything."""
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape", "backslashreplace").decode()
        for one in text
    )


def show_json(value: object) -> None:
    """The whole answer as one JSON document, the same in every language."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    click.echo("".join(one if one.isprintable() or one == "\n" else escaped(one) for one in text))


def escaped(character: str) -> str:
    """A character of a JSON text that a terminal must not see, as JSON writes it."""
    return json.dumps(character)[1:-1]


def note(text: str, quiet: bool = False) -> None:
    """A remark that is no part of the answer."""
    if not quiet:
        click.echo(text, err=True)


def is_coloured() -> bool:
    """Whether the answer may have colours: on a terminal, unless NO_COLOR is set."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and sys.stdout.isatty()


def tinted(text: str, colour: str) -> str:
    """The text in a colour, where colours are wanted."""
    return click.style(text, fg=colour) if is_coloured() else text


def number(value: float, digits: int) -> str:
    """A number with the decimal mark of the language."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if Messages().language == "nl" else text


def percent(value: Fraction | float, digits: int = 2) -> str:
    """A chance in percent, as the language writes it: ``62.50 %`` or ``62,50%``."""
    text = number(float(value) * 100, digits)
    return f"{text}%" if Messages().language == "nl" else f"{text} %"


@contextmanager
def progress(label: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and remaining time, on a terminal only; yields what to call as it goes."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        MofNCompleteColumn(),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda count: bar.advance(task, count)
