"""Contract 8: six people in two sides play at a server, with windows, and one of them leaves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

from dicefront.agents.levels import knowledge
from dicefront.kernel import game as kernel
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import MOST_SEATS
from dicefront.server import registry
from dicefront.server.show import screen_of
from tests.server.meeting import play_out
from tests.server.serving import Seat, Visitors

HERE = [{"who": "me", "name": "Anna"}] + [{"who": "here", "name": f"Guest {n}"} for n in range(1, MOST_SEATS)]


@pytest.fixture
def feud(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game for six that is installed while the test runs."""
    point = EntryPoint("feud", "tests.kernel.feud:FEUD", kernel.GROUP)

    def with_feud(group: str, name: str | None = None) -> list[Any]:
        real = entry_points(group=group) if name is None else entry_points(group=group, name=name)
        return [*real, point] if name in (None, "feud") else list(real)

    caches = (registry.known_games, registry.rules_of, knowledge, screen_of)
    monkeypatch.setattr(kernel, "entry_points", with_feud)
    for one in caches:
        one.cache_clear()
    yield "feud"
    monkeypatch.undo()
    for one in caches:
        one.cache_clear()


def test_six_seats_play_in_two_sides_and_one_of_them_leaves(visitor: Visitors, feud: str) -> None:
    anna = visitor()
    made = anna.new_match(feud, seats=HERE, options={"seats": MOST_SEATS, "allies": "yes"}, seed=4)
    match = made["match"]["id"]
    with ExitStack() as stack:
        seats: list[Seat] = [stack.enter_context(anna.sit(match, seat)) for seat in range(MOST_SEATS)]
        play_out(seats, Draw(4), 20)
        leaver = seats[5]
        assert leaver.command("resign")["type"] == "done"
        play_out(seats, Draw(5))
        assert all(seat.question is None for seat in seats)
        outcome = seats[0].snapshot["outcome"]
    assert outcome["reason"] == "feud.counted", "the game went on without the one who left"
    assert len(outcome["places"]) == MOST_SEATS
    assert outcome["places"][2:] == outcome["places"][:-2], "allies share a place"
