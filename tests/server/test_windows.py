"""Windows that could tell something hidden take the same least time, which the host sets (X-8)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dicefront.server.match import deputies
from dicefront.server.match.deputies import Deputies
from dicefront.server.match.orders import Answered
from dicefront.server.settings import Settings
from dicefront.server.store.rows import MatchSettings
from tests.server.meeting import TWO
from tests.server.serving import Visitors


class Quick:
    """A computer that thinks no time at all."""

    async def think(self, task: Any, who: str, idle: bool, near: str) -> Any:
        return SimpleNamespace(answer=b'"answer"', problem="", memory=b"null")


def waited(
    monkeypatch: pytest.MonkeyPatch,
    settings: MatchSettings,
    secret: bool,
    standing: bool,
    passed_over: bool = False,
) -> float:
    """How long an answer that is there at once is held back."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def play() -> None:
        row = SimpleNamespace(settings=settings, seats=[], host="anna", id="match")
        choices = SimpleNamespace(passes_over=lambda _: passed_over)
        state: Any = SimpleNamespace(row=row, choices=choices, network="")
        computer: Any = Quick()
        came: list[Answered] = []
        answers = Deputies(state, Settings(data=Path()), computer, came.append)
        question: Any = SimpleNamespace(secret=secret)
        least = answers._least(question)
        if standing:
            await answers._stand(Answered(0, 1, "answer", ""), least)
        else:
            task: Any = None
            await answers._think(task, (0, 1), least)
        assert [order.value for order in came] == ["answer"]

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(deputies, "time", SimpleNamespace(monotonic=lambda: 5.0))  # a clock that stands still
    asyncio.run(play())
    return sum(slept)


@pytest.mark.parametrize("standing", [False, True], ids=["computer", "standing choice"])
@pytest.mark.parametrize(("window", "least"), [(None, 1.5), (0.0, 0.0), (4.0, 4.0)])
def test_a_window_with_something_to_hide_takes_as_long_as_the_host_wishes(
    monkeypatch: pytest.MonkeyPatch, window: float | None, least: float, standing: bool
) -> None:
    settings = MatchSettings() if window is None else MatchSettings(window=window)
    assert waited(monkeypatch, settings, True, standing) == least


@pytest.mark.parametrize("standing", [False, True], ids=["computer", "standing choice"])
def test_where_everything_is_open_nothing_is_held_back(
    monkeypatch: pytest.MonkeyPatch, standing: bool
) -> None:
    assert waited(monkeypatch, MatchSettings(window=4.0), False, standing) == 0


def test_where_everybody_is_passed_over_a_short_time_hides_how_long_a_computer_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert waited(monkeypatch, MatchSettings(window=4.0), True, False, True) == pytest.approx(0.4)


def test_the_host_sets_the_time_within_bounds(visitor: Visitors) -> None:
    anna = visitor()
    assert anna.new_match("home_raiders", seats=TWO)["match"]["window"] == 1.5
    assert anna.new_match("home_raiders", seats=TWO, window=0)["match"]["window"] == 0
    anna.post("/api/matches", {"game": "home_raiders", "seats": TWO, "window": 11}, status=422)
    hides = {one["id"]: one["hides"] for one in anna.get("/api/games")["games"]}
    assert hides == {"chessboard": False, "crystals": False, "home_raiders": True, "spherewars": True}
