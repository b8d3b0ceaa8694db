"""Run one step of the set-up and show that it goes on.

    python tools/progress.py "installing the packages" COMMAND ...

On a terminal one line tells the step, the seconds and the last line of output; elsewhere the step is told
once, and again every ten seconds. What the command printed is shown only if it fails.
It runs before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from typing import BinaryIO

EVERY = 10
"""Seconds between two signs of life where there is no terminal."""


class Step:
    """A command that runs, and the line that tells of it."""

    def __init__(self, title: str, command: list[str], said: BinaryIO) -> None:
        self.title = title
        self.said = said
        self.live = sys.stdout.isatty()
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.said, stderr=subprocess.STDOUT
        )

    def run(self) -> int:
        """Wait for the end; the result is the exit code of the command."""
        print(f"setup: {self.title}", end="" if self.live else "\n", flush=True)
        told = 0
        while self.process.poll() is None:
            told = self.tell(told)
            try:
                self.process.wait(0.25)
            except subprocess.TimeoutExpired:
                continue
        if self.live:
            print(f"\r\x1b[K{self.line()}", flush=True)
        code = self.process.returncode
        if code != 0:
            self.said.seek(0)
            print(self.said.read().decode(errors="replace"), end="")
            print(f"setup: {self.title}: failed with exit code {code}", flush=True)
        return code

    def tell(self, told: int) -> int:
        """Show a sign of life if it is time; the result is how many were shown."""
        due = int(time.monotonic() - self.started) // EVERY
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            print("\r\x1b[K" + f"{self.line()}  {self.last_words()}"[:width], end="", flush=True)
        elif due > told:
            print(self.line(), flush=True)
        return due

    def line(self) -> str:
        return f"setup: {self.title}, {time.monotonic() - self.started:.0f} s"

    def last_words(self) -> str:
        """The last line of output so far, read without moving the place where the command writes."""
        descriptor = self.said.fileno()
        end = os.pread(descriptor, 400, max(0, os.fstat(descriptor).st_size - 400))
        lines = [line.strip() for line in end.decode(errors="replace").split("\n")]
        return next((line for line in reversed(lines) if line), "")


def main(title: str, command: list[str]) -> int:
    with tempfile.TemporaryFile() as said:
        return Step(title, command, said).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
