"""Windows that could tell something hidden take the same least time, which the host sets (X-8)."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from dicefront.server.deputies import Deputies
from dicefront.server.orders import Answered
from dicefront.server.store.matches import MatchSettings
from tests.server.meeting import TWO
from tests.server.serving import Visitors


class Quick:
    """A computer that thinks no time at all."""

    async def think(self, task: Any, who: str, idle: bool) -> Any:
        return SimpleNamespace(answer=b'"answer"', problem="", memory=b"null")


def waited(monkeypatch: pytest.MonkeyPatch, settings: MatchSettings, secret: bool, standing: bool) -> float:
    """How long an answer that is there at once is held back."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def play() -> None:
        match: Any = SimpleNamespace(
            services=SimpleNamespace(thinkers=Quick()),
            row=SimpleNamespace(settings=settings, seats=[], host="anna", id="match"),
            inbox=asyncio.Queue(),
        )
        answers = Deputies(match)
        if standing:
            await answers._stand(Answered(0, 1, "answer", ""), secret)
        else:
            task: Any = None
            await answers._think(task, (0, 1), secret)
        assert match.inbox.get_nowait().value == "answer"

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(play())
    return sum(slept)


@pytest.mark.parametrize("standing", [False, True], ids=["computer", "standing choice"])
@pytest.mark.parametrize(("window", "least"), [(None, 1.5), (0.0, 0.0), (4.0, 4.0)])
def test_a_window_with_something_to_hide_takes_as_long_as_the_host_wishes(
    monkeypatch: pytest.MonkeyPatch, window: float | None, least: float, standing: bool
) -> None:
    settings = MatchSettings() if window is None else MatchSettings(window=window)
    assert waited(monkeypatch, settings, True, standing) == pytest.approx(least, abs=0.5)


@pytest.mark.parametrize("standing", [False, True], ids=["computer", "standing choice"])
def test_where_everything_is_open_nothing_is_held_back(
    monkeypatch: pytest.MonkeyPatch, standing: bool
) -> None:
    assert waited(monkeypatch, MatchSettings(window=4.0), False, standing) == 0


def test_the_host_sets_the_time_within_bounds(visitor: Visitors) -> None:
    anna = visitor()
    assert anna.new_match("home_raiders", seats=TWO)["match"]["window"] == 1.5
    assert anna.new_match("home_raiders", seats=TWO, window=0)["match"]["window"] == 0
    anna.post("/api/matches", {"game": "home_raiders", "seats": TWO, "window": 11}, status=422)
    hides = {one["id"]: one["hides"] for one in anna.get("/api/games")["games"]}
    assert hides == {"chessboard": False, "crystals": False, "home_raiders": True}
