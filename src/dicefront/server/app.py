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
from dicefront.server.endpoints import JSON, Endpoint, refuse, too_many
from dicefront.server.experiments import Experiments
from dicefront.server.hall import Hall
from dicefront.server.lengths import Sittings
from dicefront.server.limits import SECURITY_HEADERS, Gate
from dicefront.server.lobby import serve_lobby
from dicefront.server.openapi import document
from dicefront.server.people import People
from dicefront.server.presence import Presence
from dicefront.server.problems import Failed
from dicefront.server.replays import Films
from dicefront.server.routes import ENDPOINTS
from dicefront.server.routes.channels import unsubscribe
from dicefront.server.settings import Settings
from dicefront.server.socket import serve_socket
from dicefront.server.static import Static
from dicefront.server.store.store import Store
from dicefront.server.thinkers import Thinkers

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
        settings.data.mkdir(parents=True, exist_ok=True)
        self.store = Store(settings.database_address())
        self.thinkers = Thinkers(
            settings.quick_workers, settings.slow_workers, settings.think_seconds, settings.think_limit
        )
        self.cluster: Cluster | None = None
        self.hall = Hall(settings, self.store, self.thinkers)
        if settings.redis:
            self._join_others(settings)
        self.people = People(self.store)
        self.presence = Presence()
        self.courier = Courier(settings, self.store, self.presence)
        self.films = Films()
        self.sittings = Sittings(self.store)
        self.experiments = Experiments(settings, self.store)
        self.static = Static(settings.static)
        self.sockets = 0
        self._sockets_of: Counter[str] = Counter()
        limits = settings.limits
        self.gates = {
            "requests": Gate(limits.requests, limits.requests_reserve),
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
        spare_collections()
        if self.cluster is not None:
            await self.cluster.start()
        caring = asyncio.create_task(self.hall.keep_tables_open())
        telling = asyncio.create_task(self.courier.run())
        trying = asyncio.create_task(self.experiments.run(resume=self.cluster is None))
        measuring = asyncio.create_task(self.sittings.keep_measuring())
        try:
            yield
        finally:
            self.courier.stop()
            await asyncio.wait([telling], timeout=STOPPING)
            telling.cancel()
            caring.cancel()
            trying.cancel()
            measuring.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await trying
            await self.hall.stop()
            if self.cluster is not None:
                await self.cluster.stop()
            await self.thinkers.stop()
            await asyncio.to_thread(self.store.close)

    # -- limits ---------------------------------------------------------------------------------

    def visitor_of(self, connection: HTTPConnection) -> str:
        """The address a request comes from."""
        if self.settings.behind_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return forwarded
        return connection.client.host if connection.client is not None else "unknown"

    def let_in(self, request: Request, gate: str) -> None:
        """429 for whoever asks too often."""
        wait = self.gates[gate].take(self.visitor_of(request))
        if wait:
            raise too_many(wait)

    def take_socket(self, visitor: str) -> bool:
        if self._sockets_of[visitor] >= self.settings.limits.sockets_per_visitor:
            return False
        self._sockets_of[visitor] += 1
        self.sockets += 1
        return True

    def give_socket(self, visitor: str) -> None:
        self.sockets -= 1
        self._sockets_of[visitor] -= 1
        if not self._sockets_of[visitor]:
            del self._sockets_of[visitor]


def spare_collections() -> None:
    """Look for rubbish less often: with hundreds of matches in memory a full search stops all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)


class Guarded:
    """Puts the security headers on every answer, and turns what nobody caught into a plain 500."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend((name.encode(), value.encode()) for name, value in SECURITY_HEADERS)
            await send(message)

        await self.app(scope, receive, guarded)


def make_app(settings: Settings) -> Starlette:
    """The ASGI application."""
    server = Server(settings)

    async def describe(_: Request) -> Response:
        return Response(described(), media_type=JSON)

    async def talk(socket: WebSocket) -> None:
        await serve_socket(server, socket)

    async def show_lobby(socket: WebSocket) -> None:
        await serve_lobby(server, socket)

    async def stop_mail(request: Request) -> Response:
        return await unsubscribe(server, request)

    async def not_there(_: Request) -> Response:
        return refuse(Failed(404, "not-found"))

    async def page(request: Request) -> Response:
        return server.static.answer(request)

    routes: list[BaseRoute] = [
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
        middleware=[Middleware(Guarded)],
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
