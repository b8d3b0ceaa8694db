"""Fair shares: work that waits for one of some places takes turns by visitor, and what each uses is counted.

The same class stands before the computer opponents, the desk, the chances and the experiments: somebody with
much to do waits for their own work, and nobody else does; nor does it help to come as many guests.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Final, TypeVar

VISITORS_AT_MOST: Final = 20_000


Share = tuple[str, str]
"""A network, and a visitor behind it."""


class Crowded(Exception):
    """A visitor has too much waiting already."""


class FairQueue:
    """Some places, and those who wait for one.

    A free place goes to the network whose visitors hold the fewest, and among them to the visitor who does;
    among equals to the one who was served longest ago. Who is ``near`` no network that we know stands alone.
    ``idle`` work, which no person waits for, comes after all other and leaves a place free for that.
    ``most`` is how much one visitor may have waiting; 0 means any number.
    """

    def __init__(self, places: int, most: int = 0) -> None:
        self.places = places
        self.most = most
        self._held: Counter[Share] = Counter()
        self._held_near: Counter[str] = Counter()
        self._idle_held = 0
        self._number = 0
        self._served: OrderedDict[Share, int] = OrderedDict()
        self._served_near: OrderedDict[str, int] = OrderedDict()
        self._waiting: dict[Share, deque[asyncio.Future[None]]] = {}
        self._idle: dict[Share, deque[asyncio.Future[None]]] = {}

    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(len(line) for lines in (self._waiting, self._idle) for line in lines.values())

    @contextlib.asynccontextmanager
    async def turn(self, who: str, idle: bool = False, near: str = "") -> AsyncIterator[None]:
        """Wait for a place, and hold it for as long as the work goes on."""
        share = (near or who, who)
        await self._enter(share, idle)
        try:
            yield
        finally:
            self._leave(share, idle)

    async def _enter(self, who: Share, idle: bool) -> None:
        lines = self._idle if idle else self._waiting
        line = lines.setdefault(who, deque())
        if self.most and len(line) >= self.most:
            raise Crowded(f"{who[1]} has {len(line)} waiting already")
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(who, idle)  # the place came in the same moment
            raise

    def _leave(self, who: Share, idle: bool) -> None:
        give_back(self._held, who)
        give_back(self._held_near, who[0])
        self._idle_held -= idle
        self._serve()

    def _serve(self) -> None:
        """Give free places away."""
        while self._held.total() < self.places and self._give(self._waiting, False):
            pass
        most_idle = max(1, self.places - 1)
        while (
            self._held.total() < self.places
            and self._idle_held < most_idle
            and not any(self._waiting.values())
            and self._give(self._idle, True)
        ):
            pass

    def _give(self, lines: dict[Share, deque[asyncio.Future[None]]], idle: bool) -> bool:
        """Give a place to the next of some lines; false if nobody waits there."""
        for who in [who for who, line in lines.items() if drop_cancelled(line)]:
            del lines[who]
        if not lines:
            return False
        who = min(lines, key=self._rank)
        lines[who].popleft().set_result(None)
        self._number += 1
        note(self._served, who, self._number)
        note(self._served_near, who[0], self._number)
        self._held[who] += 1
        self._held_near[who[0]] += 1
        self._idle_held += idle
        return True

    def _rank(self, who: Share) -> tuple[int, int, int, int]:
        """What decides whose turn it is: the least comes first."""
        near = who[0]
        return (
            self._held_near[near],
            self._served_near.get(near, 0),
            self._held[who],
            self._served.get(who, 0),
        )


K = TypeVar("K")


def give_back(held: Counter[K], who: K) -> None:
    held[who] -= 1
    if not held[who]:
        del held[who]


def note(served: OrderedDict[K, int], who: K, number: int) -> None:
    """Somebody was served just now; of too many the one who was served longest ago is forgotten."""
    served[who] = number
    served.move_to_end(who)
    if len(served) > VISITORS_AT_MOST:
        served.popitem(last=False)


def drop_cancelled(line: deque[asyncio.Future[None]]) -> bool:
    """Forget those in front who wait no longer; whether nobody is left."""
    while line and line[0].cancelled():
        line.popleft()
    return not line


class Budget:
    """Seconds of work that each visitor may use up: ``reserve``, of which ``rate`` come back in a second.

    What a piece of work costs is known afterwards, so the last one may go beyond: then the visitor waits.
    """

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, now: float | None = None) -> float:
        """The seconds until a visitor may have something worked out again; 0 for at once."""
        over = self._used_by(who, time.monotonic() if now is None else now) - self.reserve
        return max(0.0, over / self.rate)

    def spend(self, who: str, seconds: float, now: float | None = None) -> None:
        """Count what was used up."""
        now = time.monotonic() if now is None else now
        self._used[who] = (self._used_by(who, now) + seconds, now)
        self._used.move_to_end(who)
        if len(self._used) > VISITORS_AT_MOST:
            self._used.popitem(last=False)

    def _used_by(self, who: str, now: float) -> float:
        used, at = self._used.get(who, (0.0, now))
        return max(0.0, used - (now - at) * self.rate)
