"""A server for all tests of a module, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.serving import Running, Visitor, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as found:
        yield found


@pytest.fixture
def visitor(server: Running) -> Iterator[Callable[[], Visitor]]:
    """Makes visitors."""
    made: list[Visitor] = []

    def make() -> Visitor:
        made.append(Visitor(server.address))
        return made[-1]

    yield make
    for one in made:
        one.close()
