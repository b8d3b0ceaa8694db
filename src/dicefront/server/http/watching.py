"""Every request has an id, is counted, and stands in the log with the address of its endpoint."""

from __future__ import annotations

import logging
import time

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dicefront.server.logs import concerns, network_of, request_id
from dicefront.server.server import Server

log = logging.getLogger("dicefront.requests")


class Watched:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        behind_proxy = self.server.settings.behind_proxy
        number = request_id(connection.headers.get("x-request-id") if behind_proxy else None)
        concerns(request=number)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", []).append((b"x-request-id", number.encode()))
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - began
            self.server.figures.requests.add(seconds)
            self.server.figures.statuses[status] += 1
            if log.isEnabledFor(logging.INFO):
                fields = {
                    "method": scope["method"],
                    "path": endpoint_of(scope),
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "network": network_of(self.server.gates.visitor_of(connection)),
                }
                log.info("answered", extra={"fields": fields})


def endpoint_of(scope: Scope) -> str:
    """The address of a request without what differs from one to the next: ids, and keys, which are secret."""
    path = str(scope["path"])
    for name, value in scope.get("path_params", {}).items():
        if value:
            path = path.replace(str(value), f"{{{name}}}")
    return path
