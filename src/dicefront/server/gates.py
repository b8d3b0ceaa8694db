"""The gates of a server: how often a visitor may ask, and how many sockets one may have open."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from starlette.requests import HTTPConnection, Request

from dicefront.server.cookies import COOKIE
from dicefront.server.limits import Gate, network_of
from dicefront.server.people.people import People
from dicefront.server.problems import too_many
from dicefront.server.settings import Settings


class Caller(Struct, frozen=True):
    """Who is at the other end of a socket: a person, empty if we know none, behind an address."""

    person: str
    address: str

    @property
    def who(self) -> str:
        """Who answers for what comes over it."""
        return self.person or self.address


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
            "commands": Gate(limits.commands, limits.commands_reserve),
            "commands of an address": Gate(limits.commands_per_address, limits.commands_per_address_reserve),
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

    async def caller(self, connection: HTTPConnection) -> Caller:
        """Who opens a socket."""
        person = await self.people.who(connection.cookies.get(COOKIE))
        return Caller("" if person is None else person.id, self.visitor_of(connection))

    def let_open(self, caller: Caller) -> bool:
        """A socket, or a line on one, counts like a request; false if there were too many."""
        return self._let(caller, "address", "requests")

    def let_command(self, caller: Caller) -> bool:
        """Count a command: nobody has more of them at more tables; false if there were too many."""
        return self._let(caller, "commands of an address", "commands")

    def _let(self, caller: Caller, of_address: str, of_visitor: str) -> bool:
        wait = self._gates[of_address].take(caller.address) or self._gates[of_visitor].take(caller.who)
        return not wait

    def take_socket(self, caller: Caller) -> bool:
        """Count a socket; false if the visitor or those behind the address have too many."""
        limits = self.settings.limits
        if caller.person and self._sockets_of[caller.person] >= limits.sockets_per_visitor:
            return False
        if self._sockets_of[f"at {caller.address}"] >= limits.sockets_per_address:
            return False
        for one in (caller.person, f"at {caller.address}"):
            self._sockets_of[one] += 1
        self.sockets += 1
        return True

    def give_socket(self, caller: Caller) -> None:
        self.sockets -= 1
        for one in (caller.person, f"at {caller.address}"):
            self._sockets_of[one] -= 1
            if not self._sockets_of[one]:
                del self._sockets_of[one]
