"""A match that was stored under older rules goes on under the present ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.server.checking import check_matches
from dicefront.server.course import migrating
from dicefront.server.registry import rules_of
from dicefront.server.store.schema import acts, matches
from dicefront.server.store.store import Store
from tests.server.meeting import SHORT, catch_up, play_out, two_players
from tests.server.serving import Visitor, running

SHORTER = {"rider": "R", "archer": "A"}
"""How the older rules of these tests wrote the attackers."""


class Newer:
    """The present rules of Crystals, which can read what the older ones wrote."""

    def __init__(self) -> None:
        self.rules = rules_of("crystals").rules

    def migrate(self, rules: str, options: dict[str, Json], entries: list[Json]) -> list[Json]:
        assert rules == "0.9"
        long: dict[str, Json] = {short: name for name, short in SHORTER.items()}
        found: list[Json] = []
        for entry in entries:
            assert isinstance(entry, list)
            kind, player, value = entry
            found.append([kind, player, long.get(value, value) if isinstance(value, str) else value])
        return found


def age(store: Store, match: str) -> int:
    """Write a match as the older rules would have; returns how many answers are written otherwise."""
    changed = 0
    with store.engine.begin() as connection:
        for number, body in list(connection.execute(select(acts.c.number, acts.c.body))):
            act = msgspec.json.decode(body)
            if act.get("value") in SHORTER:
                act["value"] = SHORTER[act["value"]]
            for entry in act.get("entries", []):
                if entry[0] == "answer" and isinstance(entry[2], str):
                    entry[2] = SHORTER[entry[2]]
                    changed += 1
            written = msgspec.json.encode(act)
            connection.execute(update(acts).where(acts.c.number == number).values(body=written))
        connection.execute(update(matches).where(matches.c.id == match).values(rules="0.9"))
    return changed


def begin(address: str, decisions: int) -> tuple[str, Visitor, Visitor]:
    """A match of two, some decisions old, with a step taken back in it."""

    def visitor() -> Visitor:
        return Visitor(address)

    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], seed=3)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(3), decisions)
    return match, anna, bram


@pytest.fixture
def aged(tmp_path: Path) -> tuple[Path, str, str, str]:
    """A folder with a match of older rules, and the keys of its players."""
    with running(tmp_path) as server:
        match, anna, bram = begin(server.address, 20)
        keys = anna.key, bram.key
        anna.close()
        bram.close()
    store = Store(f"sqlite:///{tmp_path / 'dicefront.sqlite'}")
    assert age(store, match) == 2
    store.close()
    return tmp_path, match, *keys


def test_an_older_match_is_migrated_when_it_is_loaded_and_played_to_its_end(
    aged: tuple[Path, str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, match, hers, his = aged
    known: Callable[[str], Any] = lambda _: Newer()  # noqa: E731
    monkeypatch.setattr(migrating, "rules_of", known)
    with running(folder) as server:
        anna, bram = Visitor(server.address, hers), Visitor(server.address, his)
        with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
            assert south.snapshot["entry"] > 20
            play_out([south, north], Draw(4), 6)
            catch_up([south, north])
            entry = south.snapshot["entry"]
        anna.close()
        bram.close()
    with running(folder) as server:  # what was rewritten is not rewritten again
        anna, bram = Visitor(server.address, hers), Visitor(server.address, his)
        with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
            assert south.snapshot["entry"] == entry
            assert south.match["rules"] == "0.9"
            play_out([south, north], Draw(4))
        steps = anna.get(f"/api/matches/{match}/replay")["steps"]
        assert {"rider", "archer"} & {str(step["answer"]) for step in steps}
        anna.close()
        bram.close()


def test_the_check_of_all_matches_migrates_them_too(
    aged: tuple[Path, str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{aged[0] / 'dicefront.sqlite'}")
    assert [bool(one.problem) for one in check_matches(store.engine)] == [True]
    monkeypatch.setattr(migrating, "rules_of", lambda _: Newer())
    assert [one.problem for one in check_matches(store.engine)] == [""]
    store.close()
