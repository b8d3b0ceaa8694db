"""A process in which a computer opponent thinks: ``python -m dicefront.server.worker``.

It reads one task a line and writes one answer a line, both as JSON, until its input ends.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec
from msgspec import Struct

from dicefront.agents.levels import agent
from dicefront.kernel.dice import FastDice
from dicefront.kernel.position import read_position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.server.registry import rules_of


class Task(Struct):
    """A decision to think about: the position, whose it is, and who is to think."""

    game: str
    position: Any
    player: int
    level: str
    seed: int
    seconds: float


class Thought(Struct):
    """What came of it: an answer, or what went wrong."""

    answer: Any = None
    problem: str = ""


def think(task: Task) -> Thought:
    """The answer of an opponent. It gets a seat, so it knows what its player may know."""
    rules = rules_of(task.game)
    table: Table[Any] = Table(rules, read_position(rules, task.position), FastDice(task.seed))
    thinker = agent(task.game, task.level, task.seed, task.seconds)
    return Thought(thinker.answer(Seat(table, task.player)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # thinking has time; answering people has not
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line))
        except Exception as error:
            thought = Thought(None, f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
