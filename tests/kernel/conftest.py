"""Fixtures for tests of the kernel."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from dicefront.kernel import game as registry

REAL = registry.entry_points


@pytest.fixture
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is found beside the real ones, as if a package had brought it."""
    toys = [
        EntryPoint("toy", "tests.kernel.toy:TOY", registry.GROUP),
        EntryPoint("broken-toy", "tests.kernel.toy:HANDS", registry.GROUP),
    ]

    def entry_points(**wanted: str) -> list[Any]:
        found = [point for point in toys if point.matches(**wanted)]
        return [*REAL(**wanted), *found]

    monkeypatch.setattr(registry, "entry_points", entry_points)
