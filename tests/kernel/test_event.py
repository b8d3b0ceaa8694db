"""Events: who sees what, and what the others see instead."""

from __future__ import annotations

from dicefront.kernel.event import DrawAnswered, Event, Resigned, Thrown, seen_by
from tests.kernel.toy import TOY, PrizeSeen, PrizeTaken, Whispered


def test_an_event_without_audience_is_seen_by_all() -> None:
    event = Resigned(1)
    for player in (0, 1, 2, None):
        assert seen_by([event], player) == [event]


def test_a_private_event_is_seen_by_its_audience_and_as_its_twin_by_the_rest() -> None:
    event = PrizeSeen(1, 3)

    assert seen_by([event], 1) == [event]
    assert seen_by([event], 0) == [PrizeTaken(1)]
    assert seen_by([event], None) == [PrizeTaken(1)], "a spectator is nobody's audience"


def test_a_private_event_without_twin_is_not_there_for_the_rest() -> None:
    events: list[Event] = [Resigned(0), Whispered(1, [2]), Resigned(2)]

    assert seen_by(events, 0) == [Resigned(0), Resigned(2)]
    assert seen_by(events, 1) == events


def test_an_event_is_plain_data_with_its_kind() -> None:
    assert DrawAnswered(1, True).to_json() == {"kind": "kernel.draw-answered", "player": 1, "accepted": True}
    assert repr(PrizeSeen(1, 3)) == "PrizeSeen(player=1, value=3)"
    assert PrizeSeen(1, 3) == PrizeSeen(1, 3) != PrizeSeen(1, 2)
    assert PrizeSeen(1, 3) != PrizeTaken(1)


def test_every_throw_is_told_before_what_follows_from_it() -> None:
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], seed=1)
    table.answer(0, 2)
    told = table.answer(1, 2)

    assert [type(event).__name__ for event in told[:3]] == ["BidsShown", "Thrown", "Thrown"]
    thrown = told[1]
    assert isinstance(thrown, Thrown)
    assert (thrown.player, thrown.purpose, thrown.rule, thrown.sides) == (0, "toy.tie", "TOY-3", [6])
    assert thrown.faces == table.entries[2].value
