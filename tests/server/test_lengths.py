"""How long games take: by those played here, or by those of computers; and banks that hold only so much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from dicefront.kernel.game import game, game_ids
from dicefront.server import lengths
from dicefront.server.lengths import ENOUGH, Played, Sittings, length_of, played
from dicefront.server.match.clocks import Clocks
from dicefront.server.store.acts import ANSWER, BEGIN, DEFAULT, RESIGN, Act
from dicefront.server.store.rows import Clock
from tests.server.serving import Visitors


def acts(*kinds: str) -> list[Act]:
    return [Act(kind=kind, player=0, at=60.0 * number) for number, kind in enumerate(kinds)]


def test_a_game_is_as_long_as_its_decisions() -> None:
    found = played(acts(BEGIN, ANSWER, ANSWER, DEFAULT))
    assert found is not None
    assert (found.decisions, found.minutes) == (3, 3.0)


def test_a_game_that_was_given_up_tells_nothing() -> None:
    assert played(acts(BEGIN, ANSWER, RESIGN)) is None
    assert played(acts(BEGIN)) is None


def test_games_played_here_count_once_there_are_enough() -> None:
    rules = game("crystals")
    few = [Played(10, 4.0)] * (ENOUGH - 1)
    simulated = length_of(rules, few)
    assert simulated is not None
    assert simulated.simulated
    assert simulated.minutes is None
    found = length_of(rules, [*few, Played(12, 90.0)])
    assert found is not None
    assert (found.simulated, found.games, found.decisions, found.minutes) == (False, ENOUGH, 10, 4)


def test_the_minutes_of_a_game_are_those_of_one_sitting(monkeypatch: pytest.MonkeyPatch) -> None:
    days = [Played(80, 3 * 24 * 60.0)] * ENOUGH
    games = {"crystals": [Played(10, 22.0)] * ENOUGH + days, "chessboard": [Played(10, 0.2)] * ENOUGH}
    monkeypatch.setattr(lengths, "recent_games", lambda _, game: games.get(game, days))
    sittings = Sittings(cast(Any, Kept()))
    asyncio.run(sittings.measure())
    assert sittings.minutes == {"crystals": 22, "chessboard": 1}


class Kept:
    """A store that is read at once."""

    async def read(self, work: Callable[[Any], Any]) -> Any:
        return work(None)


def test_the_list_of_games_waits_for_no_measuring(visitor: Visitors) -> None:
    games = visitor().get("/api/games")["games"]  # nothing was played when this server began
    assert {one["id"]: one["minutes"] for one in games} == dict.fromkeys(game_ids())


@pytest.mark.parametrize("name", game_ids())
def test_every_game_was_measured_with_the_rules_it_has(visitor: Visitors, name: str) -> None:
    found = visitor().get(f"/api/games/{name}/length")
    assert found["rules"] == game(name).rules
    assert found["games"] >= 40
    assert found["decisions"] > 20


def test_a_bank_gains_no_more_than_it_holds() -> None:
    clocks = Clocks(Clock(bank=60, gain=30, most=70), 2)
    clocks.ask([0], [], 100.0)
    clocks.answered(0, 106.0)
    assert clocks.left == [70.0, 60.0]
    clocks.give(0, 50.0)  # a gift is kept, but nothing is added to it
    clocks.ask([0], [], 200.0)
    clocks.answered(0, 201.0)
    assert clocks.left == [120.0, 60.0]
