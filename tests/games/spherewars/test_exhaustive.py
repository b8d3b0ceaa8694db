"""Random games in which everything is tried: what rules exist is met sooner or later, and nothing breaks."""

from __future__ import annotations

import pytest

from tools.census import Census
from tools.exhaustive import play


@pytest.fixture(scope="module")
def census() -> Census:
    """Fixed games, each broken off after some decisions, with the invariants checked at every decision."""
    found = play(7, seed=3, every=150, longest=250)
    print(found.report())
    return found


@pytest.mark.parametrize(("family", "share"), [("profile", 0.5), ("universal", 0.5), ("weapon", 0.7)])
def test_most_of_what_there_is_was_used(census: Census, family: str, share: float) -> None:
    """The rest needs longer games, which ``python -m tools.exhaustive`` plays."""
    assert len(census.used[family]) >= share * len(census.wanted[family]), census.report()
