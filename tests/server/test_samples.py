"""Sample replays: for whoever has none of their own yet (section 10)."""

from __future__ import annotations

import asyncio

import pytest

from dicefront.kernel.log import Log, read_log
from dicefront.server.registry import known_games
from dicefront.server.samples import sample_logs, sample_rows
from dicefront.server.store.store import Store
from dicefront.server.work.desk import Desk
from tests.server.serving import Running, Visitors

LOGS = [read_log(text) for _, text in sample_logs()]
AGAIN = "if the change of the rules is meant, run: python -m tools.sample_replays"


def test_every_game_has_a_sample() -> None:
    assert [log.game.id for log in LOGS] == known_games()


@pytest.mark.parametrize("log", LOGS, ids=lambda log: str(log.header["game"]))
def test_a_sample_fits_the_rules_as_they_are_and_is_played_to_its_end(log: Log) -> None:
    table = log.replay()
    assert table.outcome is not None, AGAIN
    assert table.outcome.places != [1] * len(table.outcome.places), AGAIN


def test_somebody_without_matches_looks_at_one_checks_its_dice_and_plays_on(visitor: Visitors) -> None:
    anna = visitor()
    samples = anna.get("/api/replays/samples")["matches"]
    assert sorted(one["game"] for one in samples) == sorted(known_games())
    assert all(one["seat"] is None and one["state"] == "over" and one["outcome"] for one in samples)
    assert [one["id"] for one in anna.get("/api/replays/samples")["matches"]] == [
        one["id"] for one in samples
    ]
    chosen = next(one for one in samples if one["game"] == "crystals")
    replay = anna.get(f"/api/matches/{chosen['id']}/replay")
    assert replay["dice"]["key"]
    assert len(replay["steps"]) > 50
    seats = [{"who": "me"}, {"who": "computer"}, {"who": "computer"}]
    branch = anna.post(
        f"/api/matches/{chosen['id']}/branch", {"entry": replay["steps"][20]["entry"], "seats": seats}
    )
    assert branch["match"]["origin"] == chosen["id"]
    assert anna.get("/api/me/history")["matches"] == []


def test_servers_that_are_asked_at_the_same_moment_store_each_sample_once(server: Running) -> None:
    other = Store(server.server.settings.database_address())
    other.open()

    async def both() -> list[list[str]]:
        desk = Desk(server.server.settings)
        found = await asyncio.gather(sample_rows(other, desk), sample_rows(other, desk))
        await desk.stop()
        return [[row.id for row in rows] for rows in found]

    try:
        first, second = asyncio.run(both())
    finally:
        other.close()
    assert first == second == [match for match, _ in sample_logs()]
