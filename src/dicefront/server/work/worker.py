"""A process for work that may be slow: ``python -m dicefront.server.work.worker MEMORY``.

It writes a line when it is ready; then it reads one request a line and writes one answer a line, all as JSON,
until its input ends. A request that takes more processor time than its limit ends the process, and so does
one that needs more than MEMORY bytes (0: any number); the server starts another.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Final

import msgspec

from dicefront._collector import spare_collections
from dicefront.agents.levels import levels
from dicefront.kernel.errors import TableError
from dicefront.server.registry import known_games
from dicefront.server.work.tasks import OUT_OF_MEMORY, READY, Job, Request, Thought, Unfit, raw
from dicefront.server.work.thinking import advice, play_on, think

encode: Final = msgspec.json.encode


def work(job: Job) -> Thought:
    """Any other work; a refusal is an answer like another."""
    from dicefront.server.work.jobs import JOBS  # those who only think never need it

    try:
        return Thought(raw(JOBS[job.name](job.args)))
    except TableError as error:
        kind = type(error).__name__
        return Thought(unfit=Unfit(kind, error.reason, error.rule, dict(error.arguments)))


def carry_out(request: Request) -> Thought:
    if isinstance(request, Job):
        return work(request)
    if request.wants:
        return advice(request)
    return play_on(request) if request.games else think(request)


def bound(memory: int) -> None:
    """Limit the memory of this process, on systems that can do so."""
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
    spare_collections()
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
