"""An engine that keeps what it plays: matches that a folder holds are read there, the others are played.

Every series has its own place in the folder (``dicefront.lab.store``). The records come in the order that was
asked for, whichever of them were kept before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from functools import partial

from dicefront.lab.results import Pair
from dicefront.lab.store import Store, place_of
from dicefront.parts.lab.engine import Engine, Player, Result, Task
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Fixture, Series


class KeepingEngine(Engine):
    """Another engine with a folder: ``opened`` opens the place of a series, ``known`` reads its pairs."""

    def __init__(
        self, engine: Engine, opened: Callable[[Series], Store], known: Callable[[Store], dict[int, Pair]]
    ) -> None:
        self.engine = engine
        self.opened = opened
        self.known = known

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        return self._kept(fixtures, self.engine.play)

    def records(
        self, work: Callable[[Player, Fixture], Record], fixtures: Iterable[Fixture]
    ) -> Iterator[Record]:
        return self._kept(fixtures, partial(self.engine.records, work))

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return self.engine.each(work, tasks)

    def _kept(
        self, fixtures: Iterable[Fixture], play: Callable[[Iterable[Fixture]], Iterator[Record]]
    ) -> Iterator[Record]:
        wanted = list(fixtures)
        names = [place_of(one.series) for one in wanted]
        with ExitStack() as stack:
            places: dict[str, Place] = {}
            for name, one in zip(names, wanted, strict=True):
                if name not in places:
                    store = stack.enter_context(closing(self.opened(one.series)))
                    places[name] = Place(store, self.known(store))
            held = [places[name].record(one) for name, one in zip(names, wanted, strict=True)]
            played = play(one for one, record in zip(wanted, held, strict=True) if record is None)
            last = ""
            for name, record in zip(names, held, strict=True):
                if name != last and last:
                    places[last].store.flush()
                last = name
                if record is None:
                    record = next(played)
                    places[name].keep(record)
                yield record


class Place:
    """A series in the folder, open for this run alone until the end, and what it held at the start."""

    def __init__(self, store: Store, pairs: dict[int, Pair]) -> None:
        self.store = store
        self.pairs = pairs

    def keep(self, record: Record) -> None:
        """Take in a match; one that failed is played again another time."""
        if not record.problem:
            self.store.add(record)

    def record(self, fixture: Fixture) -> Record | None:
        """What a match came to when it was played before."""
        pair = self.pairs.get(fixture.pair, ())
        return next((one for one in pair if one.seating == fixture.seating), None)
