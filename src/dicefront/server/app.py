"""The server: what belongs together, and the ASGI application in front of it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache, partial
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from dicefront.server.courier import Courier
from dicefront.server.desk import Desk
from dicefront.server.endpoints import COOKIE, JSON, Endpoint, refuse
from dicefront.server.experiments import Experiments
from dicefront.server.hall import Hall
from dicefront.server.health import Doctor
from dicefront.server.keeping import keep_going
from dicefront.server.lengths import Sittings
from dicefront.server.limits import ONLY_HTTPS, SECURITY_HEADERS, Gate, network_of
from dicefront.server.lines import serve_page
from dicefront.server.lobby import serve_lobby
from dicefront.server.metrics import MetricsPort
from dicefront.server.openapi import document
from dicefront.server.people import People
from dicefront.server.presence import Presence
from dicefront.server.problems import Failed, too_many
from dicefront.server.routes import ENDPOINTS
from dicefront.server.routes.channels import unsubscribe
from dicefront.server.settings import Settings
from dicefront.server.socket import serve_socket
from dicefront.server.static import Static
from dicefront.server.store.store import Store
from dicefront.server.thinkers import Thinkers
from dicefront.server.watching import Watched

if TYPE_CHECKING:
    from dicefront.server.cluster import Cluster

log = logging.getLogger("dicefront")

STOPPING = 5.0
"""So long, in seconds, what is being sent to people may still take when the server stops."""

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"]


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
        self.doctor = Doctor(self)
        self.metrics: MetricsPort | None = None
        self.people = People(self.store, settings.limits)
        self.presence = Presence()
        self.courier = Courier(settings, self.store, self.presence)
        self.courier.lag = self.hall.steady.lag
        self.sittings = Sittings(self.store)
        self.experiments = Experiments(settings, self.store)
        self.static = Static(settings.static)
        self.quotas = self.hall.quotas
        self.sockets = 0
        self._sockets_of: Counter[str] = Counter()
        limits = settings.limits
        self.gates = {
            "requests": Gate(limits.requests, limits.requests_reserve),
            "address": Gate(limits.requests_per_address, limits.requests_per_address_reserve),
            "logins": Gate(limits.logins, limits.logins_reserve),
            "new_matches": Gate(limits.new_matches, limits.new_matches_reserve),
            "channels": Gate(limits.channels, limits.channels_reserve),
        }

    def _join_others(self, settings: Settings) -> None:
        from dicefront.server.cluster import Cluster
        from dicefront.server.relay import Relay

        self.cluster = self.hall.cluster = Cluster(settings.redis, settings.lease_seconds)
        self.hall.relay = Relay(self.hall, self.cluster)

    @contextlib.asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        """From the opening of the store to its closing."""
        await asyncio.to_thread(self.store.open)
        await self.hall.steady.start()
        spare_collections()
        if self.cluster is not None:
            await self.cluster.start()
        if self.metrics is not None:
            await self.metrics.open()
        watching = asyncio.create_task(self.figures.watch_loop())
        timing = asyncio.create_task(keep_going("the steady clock", self.hall.steady.keep))
        keeping = asyncio.create_task(keep_going("quotas", self.quotas.keep))
        caring = asyncio.create_task(keep_going("keeping tables open", self.hall.keep_tables_open))
        telling = asyncio.create_task(keep_going("the courier", self.courier.run))
        trying = asyncio.create_task(keep_going("experiments", self.experiments.run))
        measuring = asyncio.create_task(keep_going("measuring games", self.sittings.keep_measuring))
        try:
            yield
        finally:
            self.courier.stop()
            await asyncio.wait([telling], timeout=STOPPING)
            telling.cancel()
            watching.cancel()
            if self.metrics is not None:
                await self.metrics.close()
            caring.cancel()
            keeping.cancel()
            trying.cancel()
            measuring.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await trying
            timing.cancel()
            await self.experiments.stop()
            await self.hall.stop()
            with contextlib.suppress(Exception):
                await self.hall.steady.beat()
            if self.cluster is not None:
                await self.cluster.stop()
            await self.thinkers.stop()
            await self.desk.stop()
            await asyncio.to_thread(self.store.close)

    # -- limits ---------------------------------------------------------------------------------

    def visitor_of(self, connection: HTTPConnection) -> str:
        """The address a request comes from; of version 6 its network, as one line has many addresses."""
        if self.settings.behind_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return network_of(forwarded)
        return network_of(connection.client.host) if connection.client is not None else "unknown"

    async def let_in(self, request: Request, gate: str) -> None:
        """429 for a visitor who asks too often; those behind one address hinder each other only when many.

        Logins and channels are counted by address: a new visitor is made in no time.
        """
        address = self.visitor_of(request)
        wait = self.gates["address"].take(address)
        if not wait:
            by_visitor = gate in ("requests", "new_matches")
            person = await self.people.who(request.cookies.get(COOKIE)) if by_visitor else None
            wait = self.gates[gate].take(address if person is None else person.id)
        if wait:
            raise too_many(wait)

    def take_socket(self, visitor: str, address: str) -> bool:
        """Count a socket of a visitor (empty if unknown) behind an address; false if there are too many."""
        limits = self.settings.limits
        if visitor and self._sockets_of[visitor] >= limits.sockets_per_visitor:
            return False
        if self._sockets_of[f"at {address}"] >= limits.sockets_per_address:
            return False
        for one in (visitor, f"at {address}"):
            self._sockets_of[one] += 1
        self.sockets += 1
        return True

    def give_socket(self, visitor: str, address: str) -> None:
        self.sockets -= 1
        for one in (visitor, f"at {address}"):
            self._sockets_of[one] -= 1
            if not self._sockets_of[one]:
                del self._sockets_of[one]


def spare_collections() -> None:
    """Look for rubbish less often: with hundreds of matches in memory a full search stops all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)


class Guarded:
    """Puts the security headers on every answer, and turns what nobody caught into a plain 500."""

    def __init__(self, app: ASGIApp, behind_proxy: bool) -> None:
        self.app = app
        headers = [*SECURITY_HEADERS, ONLY_HTTPS] if behind_proxy else SECURITY_HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend(self.headers)
            await send(message)

        await self.app(scope, receive, guarded)


def make_app(settings: Settings) -> Starlette:
    """The ASGI application."""
    server = Server(settings)

    async def describe(_: Request) -> Response:
        return Response(described(), media_type=JSON)

    async def talk(socket: WebSocket) -> None:
        await serve_socket(server, socket)

    async def carry(socket: WebSocket) -> None:
        await serve_page(server, socket)

    async def show_lobby(socket: WebSocket) -> None:
        await serve_lobby(server, socket)

    async def stop_mail(request: Request) -> Response:
        return await unsubscribe(server, request)

    async def not_there(_: Request) -> Response:
        return refuse(Failed(404, "not-found"))

    async def page(request: Request) -> Response:
        return server.static.answer(request)

    routes: list[BaseRoute] = [
        WebSocketRoute("/api/socket", carry),
        WebSocketRoute("/api/matches/{id}/socket", talk),
        WebSocketRoute("/api/lobby/socket", show_lobby),
        Route("/api/openapi.json", describe, methods=["GET"]),
        *[route_of(server, path) for path in dict.fromkeys(one.path for one in ENDPOINTS)],
        Route("/api/{rest:path}", not_there, methods=METHODS),
        Route("/unsubscribe/{key}", stop_mail, methods=["POST"]),
        Route("/{rest:path}", page, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=server.life,
        middleware=[
            Middleware(Watched, server=server),
            Middleware(Guarded, behind_proxy=settings.behind_proxy),
        ],
        exception_handlers={
            500: broken,
            405: partial(plain, 405, "wrong-method"),
            404: partial(plain, 404, "not-found"),
        },
    )
    app.state.server = server
    return app


@cache
def described() -> bytes:
    """The OpenAPI document."""
    return msgspec.json.encode(document(ENDPOINTS))


def route_of(server: Server, path: str) -> Route:
    """One route for all methods of an address."""
    by_method: dict[str, Endpoint] = {one.method: one for one in ENDPOINTS if one.path == path}

    allowed = {"allow": ", ".join(by_method)}

    async def answer(request: Request) -> Response:
        endpoint = by_method.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            response = refuse(Failed(405, "wrong-method"))
            response.headers.update(allowed)
            return response
        return await endpoint(server, request)

    return Route(path, answer, methods=METHODS)


async def broken(_: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return refuse(Failed(500, "failed"))


async def plain(status: int, reason: str, _: Request, error: Exception) -> Response:
    response = refuse(Failed(status, reason))
    headers = getattr(error, "headers", None)
    if headers:
        response.headers.update(headers)
    return response
