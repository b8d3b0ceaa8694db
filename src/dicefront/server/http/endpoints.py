"""Requests: a table of endpoints from which both the routes and the OpenAPI document are made."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Raw, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from dicefront.kernel.errors import TableError
from dicefront.server.bounds import is_nested
from dicefront.server.cookies import COOKIE, set_cookie
from dicefront.server.people.devices import device_of
from dicefront.server.problems import Failed, failed_by
from dicefront.server.server import Server
from dicefront.server.store.rows import Person

log = logging.getLogger("dicefront.http")

HEADER = "x-dicefront"
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
JSON = "application/json"
NUL = b"\\u0000"
ESCAPED_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The character U+0000 in a text of JSON, and not a backslash before ``u0000``."""
NO_NUL = "expected text without the character U+0000"

B = TypeVar("B")


class Query(Struct):
    """An argument behind the question mark; what is not one of ``values`` or too long is refused."""

    name: str
    about: str
    values: list[str] = []
    longest: int = 40


class Ask:
    """One request: who asks, what, and the server."""

    def __init__(self, request: Request, server: Server, endpoint: Endpoint) -> None:
        self.request = request
        self.server = server
        self.endpoint = endpoint
        self.new_cookie: str | None = None
        self.body_data: Any = None

    @property
    def key(self) -> str | None:
        """The key in the cookie."""
        return self.request.cookies.get(COOKIE)

    @property
    def device(self) -> str:
        """What the browser is called in the list of devices."""
        return device_of(self.request.headers.get("user-agent", ""))

    @property
    def address(self) -> str:
        return self.server.gates.visitor_of(self.request)

    async def work_out(self, name: str, args: Struct, key: str = "") -> Raw:
        """Have the desk work something out for the visitor."""
        return await self.server.desk.do(name, args, await self.payer(), key, self.address)

    async def read_out(self, kind: type[B], name: str, args: Struct, key: str = "") -> B:
        """The same, read."""
        return await self.server.desk.get(kind, name, args, await self.payer(), key, self.address)

    async def payer(self) -> str:
        """Whose budget work is paid from: the visitor's, so that a club behind one address shares none."""
        person = await self.visitor()
        return self.address if person is None else person.id

    async def visitor(self) -> Person | None:
        """Who asks, if we know."""
        return await self.server.people.who(self.key)

    async def person(self) -> Person:
        """Who asks; somebody new becomes a guest.

        What a page merely reads when it opens makes no guest, `who_am_i` apart: of two guests made at once
        for one visitor, the first would lose what it has.
        """
        found = await self.visitor()
        if found is None:
            self.server.quotas.guest(self.address)
            found, self.new_cookie = await self.server.people.new_guest(self.device)
        return found

    def body(self, kind: type[B]) -> B:
        """What was sent."""
        assert isinstance(self.body_data, kind)
        return self.body_data

    def path(self, name: str) -> str:
        """A part of the address; what cannot be an id is not there."""
        value = str(self.request.path_params[name])
        if not ID.fullmatch(value):
            raise Failed(404, "not-found")
        return value

    def query(self, name: str) -> str | None:
        """An argument of the address, checked."""
        value = self.request.query_params.get(name)
        if value is None:
            return None
        for known in self.endpoint.query:
            if known.name == name and (
                len(value) > known.longest or (known.values and value not in known.values)
            ):
                raise Failed(400, "bad-query", {"name": name})
        if "\0" in value:
            raise Failed(400, "bad-query", {"name": name})
        return value


Handler = Callable[[Ask], Awaitable[Any]]


class Endpoint:
    """One request that the server understands."""

    def __init__(
        self,
        method: Literal["GET", "POST", "PUT", "DELETE"],
        path: str,
        handler: Handler,
        answer: Any,
        body: Any = None,
        query: list[Query] | None = None,
        errors: list[int] | None = None,
        gate: Literal["requests", "logins", "new_matches", "channels"] = "requests",
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answer = answer
        self.body = body
        self.query = query or []
        self.gate = gate
        self.decoder = None if body is None else msgspec.json.Decoder(body)
        found = {429, *(errors or [])}
        if method != "GET":
            found.add(403)
        if body is not None:
            found |= {400, 413, 415, 422}
        if self.query:
            found.add(400)
        if "{" in path:
            found.add(404)
        self.errors = sorted(found)

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().split("\n")[0].rstrip(".")

    @property
    def name(self) -> str:
        return self.handler.__name__

    async def __call__(self, server: Server, request: Request) -> Response:
        """Answer a request; whatever goes wrong becomes a problem with a code."""
        ask = Ask(request, server, self)
        try:
            await server.gates.let_in(request, self.gate)
            if self.method != "GET" and request.headers.get(HEADER) != "1":
                raise Failed(403, "no-header")
            if self.decoder is not None:
                ask.body_data = await self._read(ask)
            found = await self.handler(ask)
        except Failed as failure:
            server.figures.refusals[failure.problem.code] += 1
            return refuse(failure)
        except TableError as error:
            broken = failed_by(error)
            server.figures.refusals[broken.problem.code] += 1
            return refuse(broken)
        except ClientDisconnect:
            return Response(status_code=400)
        return self._answer(ask, found)

    async def _read(self, ask: Ask) -> Any:
        assert self.decoder is not None
        kind = ask.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != JSON:
            raise Failed(415, "not-json")
        raw = await read_body(ask.request, ask.server.settings.limits.body)
        if has_nul(raw):
            raise Failed(400, "unreadable", {"problem": NO_NUL})
        if is_nested(raw, ask.server.settings.limits.depth):
            raise Failed(400, "unreadable", {"problem": "lists and objects in one another, too deep"})
        try:
            return self.decoder.decode(raw)
        except msgspec.ValidationError as error:
            raise Failed(422, "wrong-content", {"problem": str(error)}) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Failed(400, "unreadable", {"problem": str(error)}) from error

    def _answer(self, ask: Ask, found: Any) -> Response:
        if isinstance(found, Response):
            response = found
        elif found is None:
            response = Response(status_code=204)
        elif isinstance(found, Raw):
            response = Response(bytes(found), media_type=JSON)
        else:
            response = Response(msgspec.json.encode(found), media_type=JSON)
        response.headers.setdefault("cache-control", "no-store")
        if ask.new_cookie is not None:
            set_cookie(response, ask.new_cookie, ask.server.settings.secure_cookies)
        return response


def has_nul(raw: bytes) -> bool:
    """Whether a text in JSON has the character that databases cannot keep."""
    return NUL in raw and ESCAPED_NUL.search(raw) is not None


async def read_body(request: Request, most: int) -> bytes:
    """The body, up to a size."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Failed(413, "too-large", {"most": most})
        parts.append(part)
    return b"".join(parts)


def refuse(failure: Failed) -> Response:
    """A problem as an answer."""
    response = Response(msgspec.json.encode(failure.problem), failure.status, media_type=JSON)
    response.headers["cache-control"] = "no-store"
    if failure.retry_after is not None:
        response.headers["retry-after"] = str(failure.retry_after)
    return response
