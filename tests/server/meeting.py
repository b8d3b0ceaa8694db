"""People who meet at a table: a match that has begun, and seats that play it."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.draw import Draw
from tests.server.serving import Seat, Visitor, Visitors

TWO = [{"who": "me", "name": "Anna"}, {"who": "link"}]


def two_players(visitor: Visitors, game: str = "chessboard", **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """A match between two people, begun."""
    anna, bram = visitor(), visitor()
    made = anna.new_match(game, seats=TWO, **wishes)
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    return made["match"]["id"], anna, bram


def asked_of(seats: list[Seat]) -> Seat:
    """The seat that is asked; all have heard the same."""
    while True:
        for seat in seats:
            if seat.question is not None:
                return seat
        for seat in seats:
            seat.wait("update", "welcome")


def catch_up(seats: list[Seat]) -> None:
    """Let all hear what has happened at the entry that one of them knows."""
    entry = max(seat.snapshot["entry"] for seat in seats)
    for seat in seats:
        seat.until(lambda now: now["entry"] >= entry)


def play_out(seats: list[Seat], draw: Draw, decisions: int = 10_000) -> int:
    """Let seats answer at random until the match is over; returns how many answers were given."""
    for count in range(decisions):
        catch_up(seats)
        if seats[0].snapshot["outcome"] is not None:
            return count
        seat = asked_of(seats)
        candidates = seat.question["candidates"]
        assert seat.answer(candidates[draw.below(len(candidates))]["answer"])["type"] == "done"
    return decisions


SHORT: dict[str, dict[str, Any]] = {
    "chessboard": {"preset": "first_game", "round_limit": 3},
    "crystals": {"side_length": 3, "crystals_to_win": 2},
    "home_raiders": {"table": "bedside-table", "stars": 4},
    "spherewars": {"points": 120},
}
