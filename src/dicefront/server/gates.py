"""The gates of a server: how often a visitor may ask, and how many sockets one may have open."""

from __future__ import annotations

from collections import Counter

from starlette.requests import HTTPConnection, Request

from dicefront.server.cookies import COOKIE
from dicefront.server.limits import Gate, network_of
from dicefront.server.people.people import People
from dicefront.server.problems import too_many
from dicefront.server.settings import Settings


class Gates:
    """All gates, and the sockets that are open."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self.sockets = 0
        self._sockets_of: Counter[str] = Counter()
        limits = settings.limits
        self._gates = {
            "requests": Gate(limits.requests, limits.requests_reserve),
            "address": Gate(limits.requests_per_address, limits.requests_per_address_reserve),
            "logins": Gate(limits.logins, limits.logins_reserve),
            "new_matches": Gate(limits.new_matches, limits.new_matches_reserve),
            "channels": Gate(limits.channels, limits.channels_reserve),
        }

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
        wait = self._gates["address"].take(address)
        if not wait:
            by_visitor = gate in ("requests", "new_matches")
            person = await self.people.who(request.cookies.get(COOKIE)) if by_visitor else None
            wait = self._gates[gate].take(address if person is None else person.id)
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
