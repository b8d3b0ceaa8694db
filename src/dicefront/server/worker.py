"""A process for work that may be slow: ``python -m dicefront.server.worker MEMORY``.

It writes a line when it is ready; then it reads one request a line and writes one answer a line, all as JSON,
until its input ends. A request that takes more processor time than its limit ends the process, and so does
one that needs more than MEMORY bytes (0: any number); whoever asked starts another.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from dicefront.agents.levels import agent, levels
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import TableError
from dicefront.kernel.position import read_position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.server.registry import known_games, rules_of

READY: Final = b"ready\n"
OUT_OF_MEMORY: Final = 77
"""The status with which a process ends that needs too much memory."""

NOTHING: Final = Raw(b"null")


class Task(Struct, tag="task"):
    """A decision to think about: the position, whose it is, and who is to think, with what it remembers.

    ``nodes`` replaces the time: then the same seed thinks the same.
    With ``games`` the position is played on so many times instead, or as often as there is time.
    """

    game: str
    position: Raw
    player: int
    level: str
    seed: int
    seconds: float
    games: int = 0
    nodes: int = 0
    memory: Raw = NOTHING
    limit: float = 0.0


class Job(Struct, tag="job"):
    """Something else to work out, by its name (see ``jobs``)."""

    name: str
    args: Raw
    limit: float = 0.0


Request = Task | Job


class Unfit(Struct):
    """A refusal of the rules, on its way to whoever asked."""

    kind: str
    reason: str
    rule: str
    args: dict[str, Any]


class Thought(Struct):
    """What came of it: an answer, a refusal, or what went wrong; and the processor seconds it took."""

    answer: Raw = NOTHING
    problem: str = ""
    unfit: Unfit | None = None
    memory: Raw = NOTHING
    spent: float = 0.0


encode: Final = msgspec.json.encode


def raw(value: Any) -> Raw:
    return Raw(encode(value))


def table_of(game: str, position: Raw, seed: int = 0, waiting: bool = False) -> Table[Any]:
    """A table at a position."""
    rules = rules_of(game)
    found = read_position(rules, msgspec.json.decode(position))
    return Table(rules, found, FastDice(seed), True, False, waiting)


def think(task: Task) -> Thought:
    """The answer of an opponent. It gets a seat, so it knows what its player may know."""
    table = table_of(task.game, task.position, task.seed)
    seconds = None if task.nodes else task.seconds
    thinker = agent(task.game, task.level, task.seed, seconds, task.nodes or None)
    thinker.recall(msgspec.json.decode(task.memory))
    answer = thinker.answer(Seat(table, task.player))
    return Thought(raw(answer), memory=raw(thinker.memory()))


def play_on(task: Task) -> Thought:
    """How often each seat wins from a position when computers play on; a victory may be shared."""
    rules = rules_of(task.game)
    end = time.monotonic() + task.seconds
    won: list[float] = []
    played = 0
    for number in range(task.games):
        seed = child_seed(task.seed, number)
        table = table_of(task.game, task.position, seed)
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
    return Thought(raw({"games": played, "won": won}))


def work(job: Job) -> Thought:
    """Any other work; a refusal is an answer like another."""
    from dicefront.server.jobs import JOBS  # those who only think never need it

    try:
        return Thought(raw(JOBS[job.name](job.args)))
    except TableError as error:
        kind = type(error).__name__
        return Thought(unfit=Unfit(kind, error.reason, error.rule, dict(error.arguments)))


def carry_out(request: Request) -> Thought:
    if isinstance(request, Job):
        return work(request)
    return play_on(request) if request.games else think(request)


def bound(memory: int) -> None:
    """Let this process have so much memory and no more, where the system can see to that."""
    if memory and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def allow(seconds: float) -> None:
    """End this process after so many processor seconds; 0 takes that back."""
    if hasattr(signal, "ITIMER_PROF"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # thinking has time; answering people has not
    bound(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    decoder = msgspec.json.Decoder(Request)
    for game in known_games():
        levels(game)  # loads what its opponents know, before anybody waits for an answer
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        began = time.process_time()
        try:
            request = decoder.decode(line)
            allow(request.limit)
            thought = carry_out(request)
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
        except Exception as error:
            thought = Thought(problem=f"{type(error).__name__}: {error}")
        allow(0)
        thought.spent = time.process_time() - began
        sys.stdout.buffer.write(encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
