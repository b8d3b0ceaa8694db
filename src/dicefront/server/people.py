"""Who is asking: guests by a key in a cookie, accounts by a password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from dicefront.server.problems import Failed
from dicefront.server.store import people as store_people
from dicefront.server.store.people import SEEN_EVERY, Person
from dicefront.server.store.store import Store, Taken

KNOWN_AT_MOST = 4096
KNOWN_SECONDS = 30.0
HASHERS = 2
"""So many passwords are worked on at a time: each takes memory on purpose."""


def new_id(size: int = 12) -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(size)


def new_key() -> str:
    """A key with 192 bits: to a seat, or for a cookie."""
    return secrets.token_urlsafe(24)


def fingerprint(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """All who were here."""

    def __init__(self, store: Store) -> None:
        self.store = store
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
        person = await self.store.read(lambda connection: store_people.person_of_key(connection, mark))
        if person is None:
            self._known.pop(mark, None)
            return None
        if now - person.seen > SEEN_EVERY:
            await self.store.write(lambda connection: store_people.was_here(connection, person.id, now))
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

    async def new_guest(self) -> tuple[Person, str]:
        """A guest with a key."""
        now = time.time()
        person = Person(new_id(), f"Guest {secrets.randbelow(9000) + 1000}", None, now, now)
        key = new_key()
        mark = fingerprint(key)
        await self.store.write(lambda connection: store_people.add_guest(connection, person, mark))
        self._remember(mark, person, now)
        return person, key

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.write(lambda connection: store_people.rename(connection, person.id, name))
        self.forget(person.id)
        return Person(person.id, name, person.login, person.created, person.seen)

    async def sign_up(self, person: Person, login: str, password: str) -> Person:
        """The guest becomes an account."""
        if person.login is not None:
            raise Failed(409, "has-account")
        hashed = await self._hash(password)
        try:
            await self.store.write(
                lambda connection: store_people.make_account(connection, person.id, login, hashed)
            )
        except Taken as taken:
            raise Failed(409, "login-taken") from taken
        self.forget(person.id)
        return Person(person.id, person.name, login.lower(), person.created, person.seen)

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """A new key for an account; a wrong name takes as long as a wrong password."""
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_urlsafe())
        found = await self.store.read(lambda connection: store_people.find_account(connection, login))
        if not await self._fits(self._nobody if found is None else found[1], password) or found is None:
            raise Failed(401, "wrong-login")
        key = new_key()
        await self.store.write(
            lambda connection: store_people.add_key(connection, found[0].id, fingerprint(key), time.time())
        )
        return found[0], key

    async def sign_out(self, key: str) -> None:
        mark = fingerprint(key)
        self._known.pop(mark, None)
        await self.store.write(lambda connection: store_people.remove_key(connection, mark))

    async def remove(self, person: Person) -> None:
        self.forget(person.id)
        await self.store.write(lambda connection: store_people.remove_person(connection, person.id))

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
