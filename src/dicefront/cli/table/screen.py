"""The terminal: what is printed, and the line that is typed."""

from __future__ import annotations

import io
import os
import shutil
import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

from dicefront.parts.terminal.drawing import Room

PLAIN_WIDTH = 100
PLAIN_HEIGHT = 60


class Screen:
    """Prints lines and reads one. On a terminal the table is drawn anew for each decision."""

    def __init__(self, plain: bool = False, aside: bool = False) -> None:
        """``aside`` leaves standard output to data, and shows the table on standard error."""
        self.out = sys.stderr if aside else sys.stdout
        if isinstance(self.out, io.TextIOWrapper):
            self.out.reconfigure(errors="replace")  # a sign that cannot be shown must not end the game
        self.is_terminal = sys.stdin.isatty() and self.out.isatty() and not aside
        self.redraws = self.is_terminal and not plain and os.environ.get("TERM") != "dumb"
        self.console = Console(
            file=self.out,
            highlight=False,
            force_terminal=None if self.redraws else False,
            no_color=None if self.redraws else True,
            color_system="auto" if self.redraws else None,
            width=None if self.redraws else max(PLAIN_WIDTH, shutil.get_terminal_size().columns),
            soft_wrap=False,
            emoji=False,
            markup=False,
        )
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys and earlier lines at the prompt

    @property
    def colour(self) -> bool:
        return self.redraws and not self.console.no_color and self.console.color_system is not None

    def room(self, lines_taken: int = 0) -> Room:
        """What is left for a drawing if so many lines are needed for other things."""
        if not self.redraws:
            return Room(PLAIN_WIDTH, PLAIN_HEIGHT, False, False)
        size = self.console.size
        signs = (self.console.encoding or "").lower().replace("-", "") == "utf8"
        return Room(size.width, size.height - lines_taken, self.colour, signs)

    def clear(self) -> None:
        """An empty screen; what was on it stays in the history of the terminal."""
        if self.redraws:
            self.console.print("\n" * (self.console.size.height - 1))
            self.console.clear()

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, soft_wrap=not self.redraws)

    def say(self, text: str, style: str = "") -> None:
        """A line in words."""
        self.console.print(Text(text, style), soft_wrap=not self.redraws)

    def ask(self, prompt: str) -> str:
        """The line that is typed; ``EOFError`` at the end of the input."""
        if self.is_terminal:
            return input(prompt)
        print(prompt, end="", flush=True, file=self.out)
        line = sys.stdin.readline()
        if not line:
            print(file=self.out)
            raise EOFError
        print(line.rstrip("\n"), file=self.out)  # so that a script and its table read as one
        return line.rstrip("\n")

    def width_of(self, thing: RenderableType) -> int:
        """How many columns something takes."""
        return Measurement.get(self.console, self.console.options, thing).maximum

    def height_of(self, thing: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(thing))
