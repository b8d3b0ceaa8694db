"""The ASGI application in front of the server."""

from __future__ import annotations

import logging
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dicefront.server.http.endpoints import JSON, Endpoint, refuse
from dicefront.server.http.lines import serve_page
from dicefront.server.http.lobby import serve_lobby
from dicefront.server.http.openapi import document
from dicefront.server.http.routes import ENDPOINTS
from dicefront.server.http.routes.channels import unsubscribe
from dicefront.server.http.socket import serve_socket
from dicefront.server.http.watching import Watched
from dicefront.server.limits import ONLY_HTTPS, SECURITY_HEADERS
from dicefront.server.problems import Failed
from dicefront.server.server import Server
from dicefront.server.settings import Settings

log = logging.getLogger("dicefront")

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"]


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
    app = Starlette(
        routes=routes_of(server),
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


def routes_of(server: Server) -> list[BaseRoute]:
    """Sockets, requests, and the page for every other address."""

    async def page(request: Request) -> Response:
        return server.static.answer(request)

    return [
        WebSocketRoute("/api/socket", partial(serve_page, server)),
        WebSocketRoute("/api/matches/{id}/socket", partial(serve_socket, server)),
        WebSocketRoute("/api/lobby/socket", partial(serve_lobby, server)),
        Route("/api/openapi.json", describe, methods=["GET"]),
        *[route_of(server, path) for path in dict.fromkeys(one.path for one in ENDPOINTS)],
        Route("/api/{rest:path}", not_there, methods=METHODS),
        Route("/unsubscribe/{key}", partial(unsubscribe, server), methods=["POST"]),
        Route("/{rest:path}", page, methods=["GET"]),
    ]


async def describe(_: Request) -> Response:
    return Response(described(), media_type=JSON)


async def not_there(_: Request) -> Response:
    return refuse(Failed(404, "not-found"))


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
