"""Several servers that share matches: a lease says who runs a match, and messages go through Redis.

A reader is connected to any of the servers. If another one runs the match, what the reader sends goes to that
one and its answers come back, each over a channel that every server has. A server that is gone loses its
leases by time; then one of the others takes the match from the store and goes on, and its readers with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from dicefront.server.hall.letters import Ended, Letter, Opened, Told, decoder
from dicefront.server.keeping import begin
from dicefront.server.keys import new_id
from dicefront.server.readers import Reader

log = logging.getLogger("dicefront.cluster")

RENEW: Final = """
local lost = {}
for i, key in ipairs(KEYS) do
  if redis.call('get', key) == ARGV[1] then
    redis.call('pexpire', key, ARGV[2])
  else
    lost[#lost + 1] = key
  end
end
return lost
"""
RELEASE: Final = (
    "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"
)
PREFIX: Final = "dicefront:"

UNREACHABLE: Final = (RedisError, OSError)
"""What it means that Redis does not answer."""


class RemoteReader(Reader):
    """A reader who is connected to another server."""

    def __init__(self, cluster: Cluster, letter: Opened) -> None:
        super().__init__(
            letter.match, letter.person, letter.name, letter.seat, letter.last, letter.aside, letter.mark
        )
        self.cluster = cluster
        self.connection = letter.connection
        self.home = letter.home

    def send(self, data: bytes) -> None:
        self.cluster.post(self.home, Told(self.connection, data.decode()))

    def close(self, code: str, retry: bool) -> None:
        self.cluster.post(self.home, Ended(self.connection, code, retry))
        self.cluster.guests.pop(self.connection, None)


class Cluster:
    """This server among the others."""

    def __init__(self, address: str, lease_seconds: float) -> None:
        self.id = new_id()
        self.lease = int(lease_seconds * 1000)
        self.redis: Any = redis.Redis.from_url(address, socket_timeout=5.0, socket_connect_timeout=5.0)
        self.guests: dict[str, RemoteReader] = {}
        self.take_letter: Callable[[Letter], None] = ignore
        self.owned: Callable[[], list[str]] = list
        self.lost: Callable[[str], None] = ignore
        self._outbox: asyncio.Queue[tuple[str, Letter]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen to the own channel before anybody can write to it."""
        letters = self.redis.pubsub(ignore_subscribe_messages=True)
        await letters.subscribe(self.channel(self.id))
        self._tasks = [
            begin("listening to other servers", partial(self._listen, letters)),
            begin("writing to other servers", self._write),
            begin("renewing leases", self._renew),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*UNREACHABLE):
            await self.redis.aclose()

    async def ping(self) -> None:
        """Come back once Redis has answered."""
        await self.redis.ping()

    # -- leases ---------------------------------------------------------------------------------

    @staticmethod
    def key(match: str) -> str:
        return f"{PREFIX}match:{match}"

    @staticmethod
    def channel(server: str) -> str:
        return f"{PREFIX}server:{server}"

    async def claim(self, match: str) -> str:
        """The server that runs a match: this one, if nobody else does."""
        for _ in range(3):
            if await self.redis.set(self.key(match), self.id, nx=True, px=self.lease):
                return self.id
            owner = await self.redis.get(self.key(match))
            if owner is not None:
                return str(owner.decode())
        return self.id

    async def owner(self, match: str) -> str | None:
        found = await self.redis.get(self.key(match))
        return None if found is None else str(found.decode())

    async def release(self, match: str) -> None:
        with contextlib.suppress(*UNREACHABLE):
            await self.redis.eval(RELEASE, 1, self.key(match), self.id)

    async def _renew(self) -> None:
        """Keep the leases of what runs here; a match whose lease is lost is dropped."""
        while True:
            await asyncio.sleep(self.lease / 3000)
            keys = [self.key(match) for match in self.owned()]
            if not keys:
                continue
            try:
                lost = await self.redis.eval(RENEW, len(keys), *keys, self.id, self.lease)
            except UNREACHABLE as error:
                log.warning("leases not renewed: %s", error)  # the store does not let two write the same act
                continue
            for key in lost:
                self.lost(key.decode().removeprefix(self.key("")))

    # -- letters --------------------------------------------------------------------------------

    def post(self, server: str, letter: Letter) -> None:
        """Send a letter to another server; letters arrive in the order they were posted."""
        self._outbox.put_nowait((server, letter))

    async def _write(self) -> None:
        while True:
            batch = [await self._outbox.get()]
            while not self._outbox.empty() and len(batch) < 500:
                batch.append(self._outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for server, letter in batch:
                        pipe.publish(self.channel(server), msgspec.json.encode(letter))
                    await pipe.execute()
            except UNREACHABLE as error:
                log.warning("%d letters lost: %s", len(batch), error)

    async def _listen(self, letters: Any) -> None:
        while True:
            try:
                message = await letters.get_message(timeout=5.0)
            except UNREACHABLE as error:
                log.warning("not listening: %s", error)
                await asyncio.sleep(0.5)
                continue
            if message is None:
                continue
            try:
                self.take_letter(decoder.decode(message["data"]))
            except msgspec.MsgspecError:
                log.warning("a letter that cannot be read")


def ignore(_: Any) -> None:
    """Nothing to do."""
