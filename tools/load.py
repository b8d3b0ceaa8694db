"""Load a server with many live matches: ``python -m tools.load [--matches 2000] [--every 5] [--seconds 30]``.

It starts a server of its own on loopback, with its data in a temporary folder, and players who answer at
random, every match so often. The server has one core to itself and the players another one. What is measured:
the time from sending an answer to the event that it caused (durable by then), what was refused or dropped,
and the memory and processor time of the server. A first line with a single match gives the figure to compare
with; ``--limit`` raises the rate afterwards until p95 is too high. What it prints is the table in
``docs/server.md``. It ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from dicefront.kernel.game import game, game_ids
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.lab import lab_of
from tools.load_players import Load, memory_of

GAMES = [found for found in game_ids() if not lab_of(game(found)).is_long]
"""What is played where no game is named."""
FASTER = 1.25
"""So much more is asked for at every step to the limit."""


# -- the server ---------------------------------------------------------------------------------


def serve(folder: str, port: int) -> None:
    """The server to load: as ``dicefront serve`` runs it, but for limits on a single visitor."""
    import uvicorn

    from dicefront.server.app import make_app
    from dicefront.server.doors import make_config, raise_descriptors
    from dicefront.server.settings import Limits, Settings

    limits = Limits(**dict.fromkeys(Limits.__struct_fields__, 1_000_000_000))
    settings = Settings(data=Path(folder), limits=limits)
    config = make_config(
        make_app(settings), settings, raise_descriptors(), port=port, log_level="error", backlog=4096
    )
    uvicorn.Server(config).run()


def allow_many_sockets() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit("expected a server within a minute, got none")


# -- measuring ----------------------------------------------------------------------------------


async def measure(process: int, port: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    await wait_for(port)
    load = Load(process, port, args.games or GAMES)
    await load.begin()
    empty = memory_of(process)
    await load.open(1)
    steps = [await load.play(0.1, min(10.0, args.seconds))]
    load.close()
    await load.open(args.matches)
    every = args.every
    while True:
        step = await load.play(every, args.seconds)
        step["memory_per_match_kib"] = round((memory_of(process) - empty) * 1024 / args.matches)
        steps.append(step)
        if not args.limit or not holds(step, args.p95):
            break
        every /= FASTER
    load.close()
    await load.http.aclose()
    return steps


def holds(step: dict[str, Any], p95: float) -> bool:
    """Whether all got their answers in time."""
    in_time = step["answer_to_event_ms"].get("p95", 1e9) <= p95
    return in_time and not step["dropped"] and not step["refused"]


def apart(cores: list[int]) -> str:
    """Who has which core."""
    return "the server on one core, the players on another" if len(cores) > 1 else "one core for all"


SHORT = "python -m tools.load --matches 4 --every 0.2 --seconds 0.5 --p95 60000"


def written(steps: list[dict[str, Any]], args: argparse.Namespace, cores: list[int]) -> str:
    """The table of the documentation."""
    call = " ".join(["python -m tools.load", *sys.argv[1:]])
    answered = sum(round(step["answers_per_second"] * args.seconds) for step in steps)
    head = ["matches", "answers per second", "p50", "p95", "p99", "processor", "an answer", "memory a match"]
    lines = [
        made_by(call, SHORT, f"{answered:,} answers, {apart(cores)}, SQLite on the local disk", timed=True),
        "",
        f"| {' | '.join(head)} |",
        "| " + " | ".join(["---:"] * len(head)) + " |",
    ]
    for step in steps:
        times = step["answer_to_event_ms"]
        rate = f"{step['answers_per_second']:.0f}"
        if step["answers_per_second"] < 0.95 * step["answers_wanted"]:
            rate += f" of {step['answers_wanted']:.0f}"
        cells = [
            f"{step['matches']:,}",
            rate,
            *(f"{times.get(name, 0.0)} ms" for name in ("p50", "p95", "p99")),
            f"{step['server_cores']} cores",
            f"{step['server_ms_per_answer']} ms",
            f"{step['memory_per_match_kib']} KiB" if "memory_per_match_kib" in step else "",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    refused = sum(sum(step["refused"].values()) for step in steps)
    dropped = sum(step["dropped"] for step in steps)
    lines += ["", f"Refused: {refused}. Dropped: {dropped}."]
    if args.limit:
        best = max((step["answers_per_second"] for step in steps[1:] if holds(step, args.p95)), default=0)
        lines.append(f"The limit with a p95 under {args.p95:.0f} ms: {best:.0f} answers per second.")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", nargs="+", choices=game_ids(), help="what is played; else all but long ones"
    )
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers of a match")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--p95", type=float, default=100.0, help="milliseconds that p95 may take")
    parser.add_argument("--limit", action="store_true", help="raise the rate until p95 is too high")
    parser.add_argument("--json", action="store_true", help="all figures as JSON")
    parser.add_argument("--serve", nargs=2, metavar=("FOLDER", "PORT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return 0
    allow_many_sockets()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="dicefront-load-") as folder:
        with socket.create_server(("127.0.0.1", 0)) as found:
            port = found.getsockname()[1]
        server = subprocess.Popen([sys.executable, "-m", "tools.load", "--serve", folder, str(port)])
        os.sched_setaffinity(server.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:2] or cores)
        try:
            steps = uvloop.run(measure(server.pid, port, args))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(steps, indent=2) if args.json else written(steps, args, cores))
    return 0 if all(holds(step, args.p95) for step in steps[:2]) else 1


if __name__ == "__main__":
    sys.exit(main())
