"""Computer opponents: they think in processes of their own, quick and slow ones apart, and games for study.

So a match waits for its own opponent alone: one that searches for seconds never stands in the way of one that
answers at once, and none of them in the way of the server. Each lane is shared fairly by those who play.
"""

from __future__ import annotations

import asyncio
from typing import Final

from dicefront.agents.levels import is_quick
from dicefront.server.figures import Figures
from dicefront.server.settings import Settings
from dicefront.server.work.lanes import Died, Lane, TooLong
from dicefront.server.work.tasks import Task, Thought

CHANCES_WAITING: Final = 8
"""So many games for study one visitor may have waiting."""


class Thinkers:
    """All computer opponents of a server."""

    def __init__(self, settings: Settings) -> None:
        limit, memory = settings.think_limit, settings.limits.worker_memory
        self._quick = Lane(settings.quick_workers, limit, memory)
        self._slow = Lane(settings.slow_workers, limit, memory)
        self._study = Lane(1, limit, memory, most=CHANCES_WAITING)

    def count_in(self, figures: Figures) -> None:
        """Let the figures of the server show what the processes do."""
        for name, lane in (("quick", self._quick), ("slow", self._slow), ("chances", self._study)):
            lane.tally = figures.tally(name)

    async def think(self, task: Task, who: str, idle: bool = False, near: str = "") -> Thought:
        """What an opponent answers; ``who`` plays with it, ``idle`` says that no person sits there.

        If its process is killed, another one thinks again.
        """
        lane = self._quick if is_quick(task.level) else self._slow
        if task.games or task.wants:
            lane = self._study
        try:
            return await lane.do(task, who, idle=idle, near=near)
        except (Died, TooLong) as error:
            return Thought(problem=f"{type(error).__name__}: {error}")

    async def stop(self) -> None:
        await asyncio.gather(self._quick.stop(), self._slow.stop(), self._study.stop())
