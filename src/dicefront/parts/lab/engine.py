"""What plays the matches of a series or a report.

An engine gets fixtures and gives back their records in the same order, whichever came first. Everything that
is worked out from records is therefore the same with any number of workers, here or on a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

from dicefront.kernel.seat import Agent
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Fixture

Task = TypeVar("Task")
Result = TypeVar("Result")
Player: TypeAlias = Callable[[str, str, int], Agent]
"""Makes a computer player from the id of a game, a level and a seed."""


class Engine:
    """Plays matches."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        """The records of the fixtures, in their order; play stops when nobody reads on."""
        raise NotImplementedError

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """What the work makes of each task, in their order; the work is a function of a module."""
        raise NotImplementedError

    def records(
        self, work: Callable[[Player, Fixture], Record], fixtures: Iterable[Fixture]
    ) -> Iterator[Record]:
        """Like ``play``, where a match needs work of its own; the work is a function of a module."""
        return self.each(work, fixtures)
