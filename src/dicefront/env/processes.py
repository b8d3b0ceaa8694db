"""Many tables in several processes, which play the same matches as in one.

The processes write into shared memory; only actions and a sign that they are done go through pipes.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from dicefront.env.forms import FLOATS
from dicefront.env.setting import Setting, Settings, whole
from dicefront.env.vector import Stepped, TableVector, Vector
from dicefront.kernel.errors import BadData

DONE = "done"
GONE = (
    "a process that plays tables has ended; if it failed, its own message stands above. "
    'A script must start processes under `if __name__ == "__main__":`'
)
PATIENCE = 10
"""How many seconds a process may take to end when it is told to."""
Arrays = dict[str, npt.NDArray[Any]]


def shapes(count: int, width: int, seats: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """What lies in the shared memory, one array after the other; the largest numbers come first."""
    return {
        "raw": ((count, width), np.int16),
        "rewards": ((count, seats), np.float32),
        "seat": ((count,), np.int8),
        "terminated": ((count,), np.bool_),
        "truncated": ((count,), np.bool_),
    }


def arrays_in(memory: SharedMemory, count: int, width: int, seats: int) -> Arrays:
    """The arrays of all tables, without a copy."""
    found: Arrays = {}
    place = 0
    for name, (shape, kind) in shapes(count, width, seats).items():
        found[name] = np.ndarray(shape, kind, memory.buf, place)
        place += found[name].nbytes
    return found


def size_of(count: int, width: int, seats: int) -> int:
    kinds = shapes(count, width, seats).values()
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in kinds)


def work(
    pipe: Connection, name: str, total: int, first: int, count: int, game_id: str, settings: Settings
) -> None:
    """A process: plays its part of the tables until the pipe is closed."""
    tables = TableVector(game_id, count, "numbers", first, **settings)
    memory = SharedMemory(name)
    shared = arrays_in(memory, total, tables.form.width, tables.setting.seats)
    part = slice(first, first + count)
    try:
        while True:
            order, value = pipe.recv()
            stepped = tables.begin(value) if order == "begin" else tables.decide(value)
            shared["raw"][part] = tables.raw
            for told in ("rewards", "seat", "terminated", "truncated"):
                shared[told][part] = getattr(stepped, told)
            pipe.send(DONE)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass  # the other end was closed
    finally:
        shared.clear()
        memory.close()


class ProcessVector(Vector):
    """``tables`` matches of a game, shared out among ``processes``; else like ``TableVector``.

    Close it when it is no longer needed, or use it in a ``with`` statement. The game must be installed.
    """

    def __init__(
        self,
        game_id: str,
        tables: int,
        processes: int = 2,
        observation: str = FLOATS,
        **settings: Unpack[Settings],
    ) -> None:
        tables = whole(tables, "tables", "at least 1", 1)
        processes = whole(processes, "processes", f"1 to {tables}", 1, tables)
        if not isinstance(game_id, str):
            raise BadData("game_id", "the id of a game that is installed", game_id)
        self.lay_out(Setting(game_id, **settings), tables, observation)
        self.setting.episode(0)  # rosters that do not fit are refused here, not in the processes
        width, seats = self.form.width, self.setting.seats
        self._memory = SharedMemory(create=True, size=size_of(tables, width, seats))
        self._shared = arrays_in(self._memory, tables, width, seats)
        self._parts: list[slice] = []
        self._pipes: list[Connection] = []
        self._workers = []
        context = get_context("spawn")
        for index in range(processes):
            first, end = tables * index // processes, tables * (index + 1) // processes
            ours, theirs = context.Pipe()
            arguments = (theirs, self._memory.name, tables, first, end - first, game_id, settings)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._parts.append(slice(first, end))
            self._pipes.append(ours)
            self._workers.append(worker)

    def begin(self, seed: int) -> Stepped:
        return self._all("begin", [seed] * len(self._pipes))

    def decide(self, chosen: npt.NDArray[Any]) -> Stepped:
        return self._all("step", [chosen[part] for part in self._parts])

    def _all(self, order: str, values: list[Any]) -> Stepped:
        """Let every process do its part, and wait for all."""
        if not self._pipes:
            raise BadData("environment", "one that is open", "one that was closed")
        try:
            for pipe, value in zip(self._pipes, values, strict=True):
                pipe.send((order, value))
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError) as ended:
            self.close()
            raise RuntimeError(GONE) from ended
        shared = self._shared
        raw = shared["raw"]
        return Stepped(
            self.form.of(raw, self._room),
            self.form.mask(raw),
            shared["seat"],
            shared["rewards"],
            shared["terminated"],
            shared["truncated"],
        )

    def close(self) -> None:
        """End the processes. Arrays of the last step are gone then, but for observations and masks."""
        if not self._pipes:
            return
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(PATIENCE)
            worker.kill()
        self._pipes = []
        self._shared.clear()
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> ProcessVector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
