"""Changes that somebody waits for."""

from __future__ import annotations

import asyncio
import contextlib


class Changes:
    """Wakes all who wait for something to change."""

    def __init__(self) -> None:
        self.count = 0
        self._next = asyncio.Event()

    def happened(self) -> None:
        self.count += 1
        self._next.set()
        self._next = asyncio.Event()

    async def after(self, count: int, seconds: float) -> None:
        """Until there was a change after that count, or so long."""
        if self.count == count:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._next.wait(), seconds)
