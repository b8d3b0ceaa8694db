"""One player on several devices (ux section 10): the newest plays, the others look on and can take over."""

from __future__ import annotations

from typing import Any

from tests.server.meeting import asked_of, two_players
from tests.server.serving import Seat, Visitors


def first_answer(seat: Seat) -> Any:
    question = seat.until_asked()
    return seat.command("answer", question=question["number"], value=question["candidates"][0]["answer"])


def test_the_newest_device_plays_and_the_other_is_told_and_takes_the_seat_back(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as laptop, bram.sit(match, 1) as north:
        number = asked_of([laptop, north]).snapshot["asked"][0]["player"]
        owner, laptop = (anna, laptop) if number == 0 else (bram, north)
        assert laptop.welcome["here"]
        with owner.sit(match, number) as phone:
            assert phone.welcome["here"]
            assert not laptop.wait("seated")["here"]
            refused = first_answer(laptop)
            assert (refused["type"], refused["code"]) == ("refused", "elsewhere")
            assert first_answer(phone)["type"] == "done"
            laptop.wait("update")  # who looks on sees all of it
            assert laptop.snapshot["entry"] > 0
            assert laptop.command("say", text="on the other one")["type"] == "done"
            assert laptop.command("take-over")["type"] == "done"
            assert not phone.wait("seated")["here"]
            assert phone.command("resign")["code"] == "elsewhere"


def test_a_device_that_looks_on_does_not_take_over_by_connecting_again(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    with anna.sit(match, 0) as phone:
        with anna.sit(match, 0, aside=True) as laptop:
            assert not laptop.welcome["here"]
            assert laptop.command("resign")["code"] == "elsewhere"
        assert phone.command("offer-draw")["type"] == "done"


def test_a_device_plays_when_the_other_one_goes(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as laptop, bram.sit(match, 1) as north:
        with anna.sit(match, 0):
            assert not laptop.wait("seated")["here"]
        assert laptop.wait("seated")["here"]
        assert laptop.command("offer-draw")["type"] == "done"
        assert all(presence["online"][0] for presence in north.got if presence["type"] == "presence")
        with anna.sit(match, 0, aside=True) as phone:
            assert not phone.welcome["here"]
    with anna.sit(match, 0, aside=True) as alone:
        assert alone.welcome["here"]  # nobody else plays the seat
