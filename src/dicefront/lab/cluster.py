"""Workers of a Ray cluster. Every machine of it has the same program as this one, or is refused."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import dicefront
from dicefront.kernel.errors import BadData
from dicefront.lab.crew import Crew, Done, Work, worked

MATTERS: Final = ("kernel", "tabletop", "skirmish", "parts", "games", "agents", "lab")
"""The packages on which results depend."""
CONNECT_SECONDS: Final = 10.0


@cache
def fingerprint() -> str:
    """All sources and data on which results depend, in a few characters."""
    home = Path(dicefront.__file__).parent
    digest = sha256()
    for package in MATTERS:
        for path in sorted((home / package).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def batch(work: Work, tasks: Sequence[Any], expected: str) -> tuple[list[Any], float] | str:
    """A batch, worked out on a machine of the cluster; the name of the machine if it must not be."""
    if fingerprint() != expected:
        import platform

        return platform.node()
    return worked(work, tasks)


def answers(address: str) -> None:
    """Whether anybody listens there: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise BadData("ray", f"a cluster at {address}", str(error)) from error


class Cluster(Crew):
    """The cluster at an address; ``local`` starts one on this machine."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray  # an extra, loaded when it is used

        self.ray: Any = ray
        if not ray.is_initialized():
            answers(address)
            try:
                ray.init(address=address, logging_level="ERROR", log_to_driver=False)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise BadData("ray", f"a cluster at {address}", str(error).splitlines()[0]) from error
        # A dead worker's batch is given out again by `in_order`, so Ray itself tries nothing twice.
        self.remote: Any = ray.remote(num_cpus=1, max_retries=0)(batch)
        self.numbers: dict[Any, int] = {}

    @property
    def size(self) -> int:
        """As many as there are cores now: machines come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def give(self, number: int, work: Work, tasks: Sequence[Any]) -> None:
        self.numbers[self.remote.remote(work, list(tasks), fingerprint())] = number

    def take(self) -> Done:
        ready, _ = self.ray.wait(list(self.numbers), num_returns=1)
        number = self.numbers.pop(ready[0])
        try:
            found = self.ray.get(ready[0])
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError:
            return Done(number, None)  # the worker, its machine, or what it had worked out is gone
        if isinstance(found, str):
            raise BadData("ray", "the same program on all machines", f"another one on {found}")
        return Done(number, *found)

    def close(self) -> None:
        """Call off what is still worked on; the connection stays for the next series."""
        for reference in self.numbers:
            self.ray.cancel(reference, force=True)
        self.numbers.clear()
