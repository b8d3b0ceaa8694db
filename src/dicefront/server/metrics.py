"""Metrics for Prometheus, on a port of their own: ``dicefront serve --metrics 127.0.0.1:9137``.

The figures are those of ``figures`` and of the parts themselves, written in the text format, version 0.0.4.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Final

from dicefront import __version__
from dicefront.server.figures import BOUNDS, Figures, Histogram
from dicefront.server.store.store import Store

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
ASKING: Final = 5.0
"""So long a request may take to come, in seconds."""

Value = tuple[dict[str, str], float]


class Page:
    """The text, as it grows."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, name: str, kind: str, about: str, values: Iterable[Value]) -> None:
        """A metric with all its values."""
        self.lines += [f"# HELP dicefront_{name} {about}", f"# TYPE dicefront_{name} {kind}"]
        for labels, value in values:
            self._line(name, labels, value)

    def one(self, name: str, kind: str, about: str, value: float) -> None:
        self.add(name, kind, about, [({}, value)])

    def histogram(self, name: str, about: str, found: Histogram) -> None:
        self.add(name, "histogram", about, [])
        counts = list(found.counts)
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], accumulate(counts), strict=True):
            self._line(f"{name}_bucket", {"le": bound}, count)
        self._line(f"{name}_sum", {}, found.total)
        self._line(f"{name}_count", {}, sum(counts))

    def _line(self, name: str, labels: dict[str, str], value: float) -> None:
        shown = ",".join(f'{key}="{escaped(text)}"' for key, text in labels.items())
        self.lines.append(f"dicefront_{name}{f'{{{shown}}}' if shown else ''} {value:.10g}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def labelled(name: str, counts: Counter[str] | Counter[int]) -> list[Value]:
    return [({name: str(key)}, count) for key, count in sorted(counts.items())]


def metrics_of(figures: Figures, store: Store, matches: Iterable[tuple[str, str]], sockets: int) -> str:
    """All figures of a server; ``matches`` are the games and states of those in memory."""
    page = Page()
    page.add("info", "gauge", "The version that runs.", [({"version": __version__}, 1)])
    live = Counter(matches)
    page.add(
        "matches",
        "gauge",
        "Matches in memory, by game and state.",
        [({"game": game, "state": state}, count) for (game, state), count in sorted(live.items())],
    )
    page.one("sockets", "gauge", "Open sockets.", sockets)
    page.add("answers_total", "counter", "Answers given, by game.", labelled("game", figures.answers))
    page.histogram(
        "command_seconds", "From a command to its answer, durable if it changed anything.", figures.commands
    )
    page.histogram("request_seconds", "How long HTTP requests took.", figures.requests)
    page.add("requests_total", "counter", "HTTP requests, by status.", labelled("status", figures.statuses))
    page.add(
        "refusals_total",
        "counter",
        "Requests and commands refused, by reason.",
        labelled("reason", figures.refusals),
    )
    workers = [({"lane": name}, tally) for name, tally in sorted(figures.workers.items())]
    page.add("workers_busy", "gauge", "Processes at work.", [(lane, tally.busy) for lane, tally in workers])
    page.add(
        "workers_waiting", "gauge", "Work that waits.", [(lane, tally.waiting) for lane, tally in workers]
    )
    page.add(
        "workers_restarts_total",
        "counter",
        "Processes that were replaced.",
        [(lane, tally.restarts) for lane, tally in workers],
    )
    page.histogram("loop_lag_seconds", "How late the event loop was, four times a second.", figures.loop)
    page.one("database_commits_total", "counter", "Transactions written.", store.commits)
    page.one("database_writes_total", "counter", "Writes; several share a transaction.", store.writes)
    page.one("database_failures_total", "counter", "Writes that failed.", store.failures)
    page.one("database_waiting", "gauge", "Writes that wait.", store.waiting)
    page.histogram("database_commit_seconds", "How long a transaction took to be durable.", store.durations)
    return page.text()


class MetricsPort:
    """The port on which metrics are asked for."""

    def __init__(self, write: Callable[[], str], listening: socket.socket) -> None:
        self._write = write
        self._listening = listening
        self._serving: asyncio.Server | None = None

    async def open(self) -> None:
        self._serving = await asyncio.start_server(self._answer, sock=self._listening, limit=8192)

    async def close(self) -> None:
        if self._serving is not None:
            self._serving.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(ASKING):
                asked = await reader.readuntil(b"\r\n\r\n")
                body, status = b"expected GET /metrics\n", "404 Not Found"
                if asked.startswith(b"GET /metrics "):
                    body, status = self._write().encode(), "200 OK"
                head = f"HTTP/1.1 {status}\r\nContent-Type: {KIND}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()
