"""Dice of the whole site: counted once, when a match ends."""

from __future__ import annotations

import pytest

from dicefront.kernel.draw import Draw
from dicefront.server.protocol.replays import Seen
from dicefront.server.store.fallen import faces_in
from tests.server.meeting import SHORT, play_out, two_players
from tests.server.serving import Visitor, Visitors


def thrown(player: int, sides: list[int], faces: list[int]) -> Seen:
    args = {"player": player, "sides": [*sides], "faces": [*faces]}
    return Seen(category="dice", n=1, kind="kernel.thrown", args=args, entry=1, at=0.0, throw=0, epoch=0)  # type: ignore[arg-type]


def test_what_the_table_draws_is_no_die_of_anybody() -> None:
    found = faces_in([thrown(0, [6, 6], [1, 1]), thrown(1, [6, 8], [2, 8]), thrown(-1, [6], [6])])
    assert found == {(6, 1): 2, (6, 2): 1, (8, 8): 1}


def dice_of(visitor: Visitor) -> tuple[int, dict[int, list[int]]]:
    found = visitor.get("/api/dice?game=crystals")
    return found["games"], {one["sides"]: one["counts"] for one in found["dice"]}


@pytest.mark.parametrize("seed", [None, 3], ids=["dice of the server", "fixed dice"])
def test_dice_of_a_match_count_for_the_site_when_it_is_over_unless_they_were_fixed(
    visitor: Visitors, seed: int | None
) -> None:
    games, before = dice_of(visitor())
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], seed=seed)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert dice_of(anna) == (games, before)
        play_out([south, north], Draw(4))
    steps = anna.get(f"/api/matches/{match}/replay")["steps"]
    fell = [face for step in steps for event in step["events"] if event["kind"] == "kernel.thrown"
            and event["args"]["player"] >= 0 for face in event["args"]["faces"]]  # fmt: skip
    after_games, after = dice_of(anna)
    if seed is None:
        old = before.get(6, [0] * 6)
        assert after_games == games + 1
        assert [new - was for new, was in zip(after[6], old, strict=True)] == [
            fell.count(face) for face in range(1, 7)
        ]
    else:
        assert (after_games, after) == (games, before)


def test_dice_of_a_game_that_is_not_there_are_refused(visitor: Visitors) -> None:
    visitor().get("/api/dice?game=ludo", 400)
