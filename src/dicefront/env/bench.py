"""The speed of environments, beside the classic games of PettingZoo, in one run.

A step is one decision at one table, chosen at random among those that the mask allows, with the observation
and the mask of the next one. Rates are per second of processor time on one core; see ``lab.bench`` for laps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import numpy as np

from dicefront.env.forms import FLOATS, NUMBERS
from dicefront.env.seats import aec
from dicefront.env.vector import TableVector, any_slots
from dicefront.parts.lab.stopwatch import MOST_LAPS, Stopwatch

LAPS: Final = 5
TABLES: Final = 256
CLASSICS: Final = ["connect_four_v3", "tictactoe_v3", "chess_v6"]

Work = Callable[[], int]
"""Makes some steps, and returns how many."""


class Row:
    """An environment that is being measured: ``way`` says how it is stepped."""

    def __init__(self, name: str, way: str, work: Work) -> None:
        self.name = name
        self.way = way
        self.work = work
        self.rate = Stopwatch()

    def lap(self, seconds: float) -> None:
        self.rate.lap(self.work, seconds)


def stepping(tables: TableVector) -> Work:
    """Random play at many tables."""
    random = np.random.default_rng(1)
    shown = [tables.reset(seed=1)]

    def work() -> int:
        for _ in range(4):
            shown[0] = tables.step(any_slots(shown[0].mask, random))
        return 4 * tables.count

    return work


def asking(env: Any) -> Work:
    """Random play of one match after the other, one seat after the other."""
    random = np.random.default_rng(1)
    seed = [0]

    def work() -> int:
        seed[0] += 1
        env.reset(seed=seed[0])
        count = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[random.integers(len(legal))]))
            count += 1
        return count

    return work


def classic(name: str) -> Work | None:
    """Random play of a game of PettingZoo; ``None`` if what it needs is not installed."""
    try:
        module = import_module(f"pettingzoo.classic.{name}")
        return asking(module.env())
    except (ImportError, AttributeError):
        return None


class EnvBench:
    """One run: environments of games and of PettingZoo in turn, lap by lap."""

    def __init__(self, games: Sequence[str], tables: int = TABLES) -> None:
        self.rows: list[Row] = []
        self.missing: list[str] = []
        for name in games:
            for form in (FLOATS, NUMBERS):
                self.rows.append(Row(name, form, stepping(TableVector(name, tables, observation=form))))
            self.rows.append(Row(name, "aec", asking(aec(name, limit=2_000))))
        for name in CLASSICS:
            work = classic(name)
            if work is None:
                self.missing.append(name)
            else:
                self.rows.append(Row(name, "peer", work))

    @property
    def peer_version(self) -> str:
        try:
            return version("pettingzoo")
        except PackageNotFoundError:
            return ""

    @property
    def steps(self) -> int:
        return LAPS + 1

    def run(self, seconds: float, told: Callable[[], None] = lambda: None, warm_up: int = MOST_LAPS) -> None:
        """Measure each rate for so many seconds in all; ``told`` is called after each of the ``steps``."""
        slot = seconds / LAPS
        for row in self.rows:
            row.rate.settle(partial(row.lap, slot), warm_up)
        told()
        for _ in range(LAPS):
            for row in self.rows:
                row.lap(slot)
            told()
