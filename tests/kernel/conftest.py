"""Fixtures for tests of the kernel."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

from dicefront.kernel import game as registry


@pytest.fixture
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games are found beside the real ones, as if a package had brought it."""
    toys = [
        EntryPoint("toy", "tests.kernel.toy:TOY", registry.GROUP),
        EntryPoint("feud", "tests.kernel.feud:FEUD", registry.GROUP),
        EntryPoint("broken-toy", "tests.kernel.toy:HANDS", registry.GROUP),
    ]

    def with_toys(group: str, name: str | None = None) -> list[Any]:
        real = entry_points(group=group) if name is None else entry_points(group=group, name=name)
        return [*real, *[point for point in toys if name in (None, point.name)]]

    monkeypatch.setattr(registry, "entry_points", with_toys)
