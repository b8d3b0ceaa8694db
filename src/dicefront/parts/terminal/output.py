"""What the commands print: data on standard output, everything else on standard error."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from fractions import Fraction
from time import monotonic
from typing import Final

import click

from dicefront.text.messages import Messages

EVERY: Final = 60.0
"""Seconds between two lines about the progress of long work."""


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


class Pace:
    """How fast it goes, told in a line now and then: for long work whose messages go into a file."""

    def __init__(
        self, label: str, total: int, told: Callable[[str], None], clock: Callable[[], float] = monotonic
    ) -> None:
        self.label = label
        self.total = total
        self.told = told
        self.clock = clock
        self.done = 0
        self.start = self.last = clock()

    def advance(self, count: int) -> None:
        self.done += count
        now = self.clock()
        if now - self.last >= EVERY:
            self.last = now
            rate = self.done / (now - self.start)
            left = timedelta(seconds=round((self.total - self.done) / rate)) if rate else "?"
            counted = {"done": str(self.done), "total": str(self.total), "what": self.label}
            self.told(words("cli.progress", **counted, rate=number(rate, 1), left=str(left)))


@contextmanager
def progress(label: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left on a terminal, elsewhere a line every minute.

    Yields what to call as it goes.
    """
    if quiet:
        yield lambda _: None
        return
    if not sys.stderr.isatty():
        yield Pace(label, total, note).advance
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text("" if speed is None else f"{number(speed, 1)}/s")

    columns = (
        TextColumn("{task.description}"),
        MofNCompleteColumn(),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        Rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda count: bar.advance(task, count)
