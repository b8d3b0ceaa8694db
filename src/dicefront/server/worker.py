"""A process in which a computer opponent thinks: ``python -m dicefront.server.worker``.

It reads one task a line and writes one answer a line, both as JSON, until its input ends.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

import msgspec
from msgspec import Struct

from dicefront.agents.levels import agent
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.position import read_position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.server.registry import rules_of


class Task(Struct):
    """A decision to think about: the position, whose it is, and who is to think.

    With ``games`` the position is played on so many times instead, or as often as there is time.
    """

    game: str
    position: Any
    player: int
    level: str
    seed: int
    seconds: float
    games: int = 0


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


def play_on(task: Task) -> Thought:
    """How often each seat wins from a position when computers play on; a victory may be shared."""
    rules = rules_of(task.game)
    end = time.monotonic() + task.seconds
    won: list[float] = []
    played = 0
    for number in range(task.games):
        seed = child_seed(task.seed, number)
        table: Table[Any] = Table(rules, read_position(rules, task.position), FastDice(seed))
        seats = [Seat(table, seat) for seat in range(rules.seat_count(table.state))]
        agents = [agent(task.game, task.level, child_seed(seed, 1 + seat)) for seat in range(len(seats))]
        while table.pending:
            player = table.pending[0].player
            table.answer(player, agents[player].answer(seats[player]))
        assert table.outcome is not None
        winners = table.outcome.winners
        won = won or [0.0] * len(seats)
        for seat in winners:
            won[seat] += 1 / len(winners)
        played += 1
        if time.monotonic() > end:
            break
    return Thought({"games": played, "won": won})


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # thinking has time; answering people has not
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            task = decoder.decode(line)
            thought = play_on(task) if task.games else think(task)
        except Exception as error:
            thought = Thought(None, f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
