"""Where matches are played: here, in worker processes on this machine, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from dicefront._collector import spare_collections
from dicefront.agents.levels import agent
from dicefront.kernel.seat import Agent
from dicefront.lab.cluster import Cluster
from dicefront.lab.crew import Crew, Processes, in_order
from dicefront.lab.match import play_match
from dicefront.parts.lab.engine import Engine, Player, Result, Task
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Fixture


def player(game_id: str, level: str, seed: int) -> Agent:
    """A computer player that thinks for as long as the level usually does."""
    return agent(game_id, level, seed)


class SerialEngine(Engine):
    """Plays one match after another in this process."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        for fixture in fixtures:
            yield play_match(fixture)

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        for task in tasks:
            yield work(player, task)


class CrewEngine(Engine):
    """Shares the matches out among a crew that is called together for each series."""

    def __init__(self, crew: Callable[[], Crew]) -> None:
        self.crew = crew

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        yield from in_order(self.crew(), play_match, fixtures)

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        yield from in_order(self.crew(), partial(work, player), tasks)


def engine(workers: int, ray: str | None = None) -> Engine:
    """An engine with so many workers, 0 takes one for each core; or one for the Ray cluster at an address."""
    if ray is not None:
        return CrewEngine(partial(Cluster, ray))
    count = workers or os.cpu_count() or 1
    spare_collections()
    return SerialEngine() if count == 1 else CrewEngine(partial(Processes, count))
