"""Dice that somebody chose or knows are marked before anybody else sits down."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from tests.kernel.by_hand import faces_of, joint_key_of
from tests.server.meeting import SHORT, TWO, play_out
from tests.server.serving import Visitors

OPEN = [{"who": "me"}, {"who": "open"}]


@pytest.mark.parametrize(
    ("wish", "dice"), [({"seed": None}, "server"), ({"seed": 7}, "seed"), ({"dice": "hand"}, "hand")]
)
def test_the_lobby_and_an_invitation_say_who_knows_the_dice(
    visitor: Visitors, wish: dict[str, Any], dice: str
) -> None:
    anna, bram = visitor(), visitor()
    made = anna.new_match("crystals", seats=OPEN, options={"players": 2}, **wish)
    match = made["match"]["id"]
    shown = [one for one in bram.get("/api/lobby")["open"] if one["id"] == match]
    invited = bram.get(f"/api/invitations/{made['links'][0]['key']}")["match"]
    assert shown[0]["dice"] == invited["dice"] == bram.get(f"/api/matches/{match}")["dice"] == dice
    assert shown[0]["practice"] == (dice != "server")


@pytest.mark.parametrize(("wish", "dice"), [({"seed": 7}, "server"), ({"dice": "hand"}, "hand")])
def test_a_rematch_keeps_the_mark(visitor: Visitors, wish: dict[str, Any], dice: str) -> None:
    anna, bram = visitor(), visitor()
    match = anna.new_match("crystals", seats=OPEN, options={"players": 2}, **wish)["match"]["id"]
    bram.post(f"/api/matches/{match}/join", {"name": "Bram"})
    with anna.sit(match, 0) as south:
        south.command("resign")
    again = anna.post(f"/api/matches/{match}/rematch", {})["match"]
    assert again["practice"]
    assert again["dice"] == dice  # nobody knows the seed of the second match


def test_the_second_player_alone_changes_the_dice(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    made = anna.new_match("chessboard", seats=TWO, options=SHORT["chessboard"], seed=None)
    match, rules = made["match"]["id"], made["match"]["rules"]
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram", "secret": "0b" * 32})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(7))
        thrown = [event for event in south.events if event["kind"] == "kernel.thrown"]
    kept = [bytes.fromhex(one) for one in bram.get(f"/api/matches/{match}/replay")["dice"]["secrets"]]
    assert kept[1:] == [b"", b"\x0b" * 32]
    key = joint_key_of(kept, match, rules)
    other = joint_key_of([*kept[:2], b"\x0c" * 32], match, rules)
    assert len(thrown) >= 2  # chance decides how many there are; initiative takes two
    for event in thrown:
        assert event["args"]["faces"] == faces_of(key, event["throw"], event["args"]["sides"])
    # With another secret of the second player a few throws may be the same; a hundred dice are not.
    assert faces_of(key, 0, [6] * 100) != faces_of(other, 0, [6] * 100)
