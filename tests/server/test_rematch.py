"""A rematch repeats everything that was agreed on, with sides swapped (N-6)."""

from __future__ import annotations

from tests.server.serving import Visitors

AGREED = ["game", "options", "clock", "undo", "watch", "delay", "window", "language"]
GIANTS = {"name": "Giants", "minis": ["d20 hero", "d20 hero"]}
LINE = {"name": "Line", "minis": ["d6", "d6", "d6", "d6", "d6"]}


def test_a_rematch_repeats_everything_with_sides_swapped(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    made = anna.new_match(
        "chessboard",
        options={"scenario": "survival", "lists": "agreed"},
        seats=[{"who": "me", "name": "Anna", "roster": GIANTS}, {"who": "link", "roster": LINE}],
        clock={"bank": 600, "gain": 5, "soft": 20},
        undo="never",
        delay=60,
        window=3,
        language="nl",
    )
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    first = made["match"]["id"]
    with anna.sit(first, 0) as south:
        before = {one["owner"]: one["die"] for one in south.snapshot["view"]["minis"]}
        south.command("resign")
    again = anna.post(f"/api/matches/{first}/rematch", {})["match"]["id"]
    bram.post(f"/api/matches/{again}/join", {"name": "Bram"})
    old, new = anna.get(f"/api/matches/{first}"), anna.get(f"/api/matches/{again}")
    assert {name: new[name] for name in AGREED} == {name: old[name] for name in AGREED}
    assert [seat["name"] for seat in old["seats"]] == ["Anna", "Bram"]
    assert [seat["name"] for seat in new["seats"]] == ["Bram", "Anna"]
    with anna.sit(again, 1) as north:
        after = {one["owner"]: one["die"] for one in north.snapshot["view"]["minis"]}
    assert (before, after) == ({0: 20, 1: 6}, {0: 6, 1: 20})  # everybody keeps the own army
