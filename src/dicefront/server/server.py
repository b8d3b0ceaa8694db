"""The server: everything that one process needs, from the opening of the store to its closing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from dicefront._collector import spare_collections
from dicefront.server.experiments import Experiments
from dicefront.server.gates import Gates
from dicefront.server.hall.board import Board
from dicefront.server.hall.founding import Founding
from dicefront.server.hall.hall import Hall
from dicefront.server.hall.seating import Seating
from dicefront.server.hall.tournaments import Tournaments
from dicefront.server.health import Doctor
from dicefront.server.keeping import begin
from dicefront.server.lengths import Sittings
from dicefront.server.metrics import MetricsPort, metrics_of
from dicefront.server.people.people import People
from dicefront.server.people.presence import Presence
from dicefront.server.post.courier import Courier
from dicefront.server.quotas import Quotas
from dicefront.server.settings import Settings
from dicefront.server.static import Static
from dicefront.server.store.store import Store
from dicefront.server.work.desk import Desk
from dicefront.server.work.thinkers import Thinkers

if TYPE_CHECKING:  # Redis is needed by servers that share matches alone
    from dicefront.server.hall.cluster import Cluster

STOPPING = 5.0
"""So long, in seconds, what is being sent to people may still take when the server stops."""


class Server:
    """Everything one process needs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.store = Store(settings.database_address())
        self.thinkers = Thinkers(settings)
        self.cluster: Cluster | None = None
        self.desk = Desk(settings)
        self.hall = Hall(settings, self.store, self.thinkers, self.desk)
        if settings.redis:
            self._join_others(settings)
        self.figures = self.hall.figures
        self.thinkers.count_in(self.figures)
        self.desk.lane.tally = self.figures.tally("desk")
        self.doctor = Doctor(self.store, self.figures, self.cluster)
        self.metrics: MetricsPort | None = None
        self.people = People(self.store, settings.limits)
        self.gates = Gates(settings, self.people)
        self.presence = Presence()
        self.courier = Courier(settings, self.store, self.presence)
        self.courier.lag = self.hall.steady.lag
        self.sittings = Sittings(self.store)
        self.experiments = Experiments(settings, self.store)
        self.static = Static(settings.static)
        self.quotas = Quotas(settings, self.store)
        self.board = Board(settings, self.store, self.hall.changes)
        self.founding = Founding(settings, self.hall, self.desk, self.quotas)
        self.seating = Seating(self.hall)
        self.tournaments = Tournaments(settings, self.hall, self.quotas)

    def _join_others(self, settings: Settings) -> None:
        from dicefront.server.hall.cluster import Cluster
        from dicefront.server.hall.relay import Relay

        self.cluster = Cluster(settings.redis, settings.lease_seconds)
        self.hall.others = Relay(self.hall, self.cluster)

    def show_metrics(self, listening: socket.socket) -> None:
        """Answer requests for metrics on a socket that listens already."""

        def write() -> str:
            return metrics_of(self.figures, self.store, self.hall.games_and_states(), self.gates.sockets)

        self.metrics = MetricsPort(write, listening)

    @contextlib.asynccontextmanager
    async def life(self, _: object) -> AsyncIterator[None]:
        """From the opening of the store to its closing."""
        await self._open()
        courier = begin("the courier", self.courier.run)
        experiments = begin("experiments", self.experiments.run)
        others = [
            begin("watching the event loop", self.figures.watch_loop),
            begin("the steady clock", self.hall.steady.keep),
            begin("quotas", self.quotas.keep),
            begin("keeping tables open", self.hall.keep_tables_open),
            begin("measuring games", self.sittings.keep_measuring),
            begin("tournaments", self.tournaments.keep),
        ]
        try:
            yield
        finally:
            self.courier.stop()
            await asyncio.wait([courier], timeout=STOPPING)
            for task in (courier, experiments, *others):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await experiments
            await self._close()

    async def _open(self) -> None:
        await asyncio.to_thread(self.store.open)
        await self.hall.steady.start()
        spare_collections()
        if self.cluster is not None:
            await self.cluster.start()
        if self.metrics is not None:
            await self.metrics.open()

    async def _close(self) -> None:
        if self.metrics is not None:
            await self.metrics.close()
        await self.experiments.stop()
        await self.hall.stop()
        with contextlib.suppress(Exception):
            await self.hall.steady.beat()
        if self.cluster is not None:
            await self.cluster.stop()
        await self.thinkers.stop()
        await self.desk.stop()
        await asyncio.to_thread(self.store.close)
