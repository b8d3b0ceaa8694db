"""Who is asking: guests by a key in a cookie, accounts by a password."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from dicefront.server.keys import fingerprint, new_id, new_key
from dicefront.server.limits import Gate
from dicefront.server.names import is_mixed, kept, skeleton, unseen_in
from dicefront.server.people.passwords import check_password
from dicefront.server.problems import Failed, too_many
from dicefront.server.protocol.matches import SeatWish
from dicefront.server.settings import Limits
from dicefront.server.store import people as store_people
from dicefront.server.store.people import SEEN_EVERY
from dicefront.server.store.rows import KeyRow, Person
from dicefront.server.store.store import Store, Taken

KNOWN_AT_MOST = 4096
KNOWN_SECONDS = 30.0
HASHERS = 2
"""So many passwords are worked on at a time: each takes memory on purpose."""


def key_for(device: str) -> tuple[str, KeyRow]:
    """A new key, and what is stored of it."""
    key, now = new_key(), time.time()
    return key, KeyRow(fingerprint(key), now, now, device)


class Attempts:
    """Attempts to enter an account, from wherever they come.

    Once there were too many, everybody must wait between two attempts from one network. Nobody is locked
    out: somebody from another network still has an attempt of their own.
    """

    def __init__(self, limits: Limits) -> None:
        self._accounts = Gate(limits.account_logins, limits.account_logins_reserve)
        self._networks = Gate(limits.slow_logins, 1)

    def take(self, login: str, address: str) -> float:
        """Make an attempt; returns 0, or the seconds to wait."""
        if not self._accounts.take(login):
            return 0.0
        return self._networks.take(f"{login} {address}")

    def succeeded(self, login: str) -> None:
        """An attempt by its owner does not count."""
        self._accounts.give(login)


class People:
    """All who were here."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.attempts = Attempts(limits)
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(HASHERS)
        self._nobody = ""

    async def who(self, key: str | None) -> Person | None:
        """The person who has a key."""
        if not key or len(key) > 100:
            return None
        mark = fingerprint(key)
        now = time.time()
        known = self._known.get(mark)
        if known is not None and now - known[1] < KNOWN_SECONDS:
            return known[0]
        found = await self.store.read(lambda connection: store_people.person_of_key(connection, mark))
        if found is None:
            self._known.pop(mark, None)
            return None
        person, used = found
        if now - min(person.seen, used) > SEEN_EVERY:
            await self.store.write(lambda connection: store_people.was_here(connection, person.id, mark, now))
            person.seen = now
        self._remember(mark, person, now)
        return person

    def _remember(self, mark: str, person: Person, now: float) -> None:
        self._known[mark] = (person, now)
        self._known.move_to_end(mark)
        if len(self._known) > KNOWN_AT_MOST:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Look the person up anew next time."""
        for mark in [mark for mark, (known, _) in self._known.items() if known.id == person]:
            del self._known[mark]

    async def new_guest(self, device: str) -> tuple[Person, str]:
        """A guest with a key."""
        now = time.time()
        person = Person(new_id(), f"Guest {secrets.randbelow(9000) + 1000}", None, now, now)
        key, row = key_for(device)
        await self.store.write(lambda connection: store_people.add_guest(connection, person, row))
        self._remember(row.fingerprint, person, now)
        return person, key

    # -- names ----------------------------------------------------------------------------------

    async def name_for(self, person: Person | None, text: str) -> str:
        """A name somebody may be called by; refused if it cannot be seen, or looks like another's login."""
        name = kept(text)
        unseen = unseen_in(name)
        if unseen is not None:
            raise Failed(422, "unseen-in-name", {"character": unseen})
        if is_mixed(name):
            raise Failed(422, "mixed-name")
        look = skeleton(name)
        owner = await self.store.read(lambda connection: store_people.owner_of_look(connection, look))
        if owner is not None and (person is None or owner != person.id):
            raise Failed(422, "name-of-account", {"name": name})
        return name

    async def name_seats(self, person: Person, seats: list[SeatWish] | None) -> None:
        """The names that somebody gives to seats are held to the same."""
        for seat in seats or []:
            seat.name = await self.name_for(person, seat.name)

    async def rename(self, person: Person, text: str) -> Person:
        name = await self.name_for(person, text)
        if not name:
            raise Failed(422, "empty-name")
        await self.store.write(lambda connection: store_people.rename(connection, person.id, name))
        self.forget(person.id)
        return Person(person.id, name, person.login, person.created, person.seen)

    # -- accounts -------------------------------------------------------------------------------

    async def sign_up(self, person: Person, login: str, password: str, device: str) -> tuple[Person, str]:
        """The guest becomes an account with a new key; the old key opens nothing any more."""
        if person.login is not None:
            raise Failed(409, "has-account")
        check_password(password, login)
        hashed = await self._hash(password)
        key, row = key_for(device)
        try:
            await self.store.write(
                lambda connection: store_people.make_account(connection, person.id, login, hashed, row)
            )
        except Taken as taken:
            raise Failed(409, "login-taken") from taken
        self.forget(person.id)
        return Person(person.id, person.name, login.lower(), person.created, person.seen), key

    async def sign_in(self, login: str, password: str, address: str, device: str) -> tuple[Person, str]:
        """A new key for an account."""
        person = await self._enter(login, password, address)
        key, row = key_for(device)
        await self.store.write(lambda connection: store_people.add_key(connection, person.id, row))
        return person, key

    async def _enter(self, login: str, password: str, address: str) -> Person:
        """The account of a login; a wrong name takes as long as a wrong password."""
        wait = self.attempts.take(login.lower(), address)
        if wait:
            raise too_many(wait)
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_urlsafe())
        found = await self.store.read(lambda connection: store_people.find_account(connection, login))
        if not await self._fits(self._nobody if found is None else found[1], password) or found is None:
            raise Failed(401, "wrong-login")
        self.attempts.succeeded(login.lower())
        return found[0]

    async def change_password(self, person: Person, old: str, new: str, address: str, device: str) -> str:
        """Another password, and a new key; everywhere else somebody has to sign in again."""
        if person.login is None:
            raise Failed(409, "no-account")
        await self._enter(person.login, old, address)
        check_password(new, person.login)
        hashed = await self._hash(new)
        key, row = key_for(device)
        await self.store.write(
            lambda connection: store_people.change_password(connection, person.id, hashed, row)
        )
        self.forget(person.id)
        return key

    # -- keys -----------------------------------------------------------------------------------

    async def keys_of(self, person: Person) -> list[KeyRow]:
        return await self.store.read(lambda connection: store_people.read_keys(connection, person.id))

    async def revoke(self, person: Person, mark: str) -> None:
        """A key of somebody is worth nothing any more."""
        await self.store.write(lambda connection: store_people.remove_key(connection, mark))
        self.forget(person.id)

    async def sign_out(self, key: str) -> None:
        mark = fingerprint(key)
        self._known.pop(mark, None)
        await self.store.write(lambda connection: store_people.remove_key(connection, mark))

    async def remove(self, person: Person) -> None:
        self.forget(person.id)
        await self.store.write(lambda connection: store_people.remove_person(connection, person.id))

    # -- passwords ------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._verify, hashed, password)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
