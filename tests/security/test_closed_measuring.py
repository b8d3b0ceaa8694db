"""With closed measuring nothing that is sent tells a length before the rules measure it (SW-BAS-17)."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.kernel.draw import Draw
from dicefront.kernel.terms import LENGTH
from tests.server.meeting import asked_of, catch_up, two_players
from tests.server.serving import Seat, Visitors

MEASURED = {"length", "gap", "distance", "reach", "in_range", "cost", "limit", "allowance", "bands"}
"""Names under which lengths are sent in open matches, beside the terms of the game that mean one."""
PRINTED = "spherewars.show.up_to"
"""The range that is printed with an ability: no distance on the table."""
REFUSED = ("reach", "bands", "range", "distance", "danger")


def lengths_in(value: Any, path: str = "") -> list[str]:
    """Where plain data hold a number under the name of a length."""
    lengths = MEASURED | {name for name, term in GAME.terms.items() if term == LENGTH}
    if isinstance(value, list):
        return [found for part in value for found in lengths_in(part, path)]
    if not isinstance(value, dict) or value.get("id") == PRINTED:
        return []
    found: list[str] = []
    for name, part in value.items():
        here = f"{path}.{name}"
        told = part not in (None, False, 0, [], {}, "")
        is_bands = name == "bands" and isinstance(part, list) and "race" in str(part)  # those who fight
        found += [here] if name in lengths and told and not is_bands else []
        found += lengths_in(part, here)
    return found


def before_measuring(seat: Seat, since: int) -> list[Any]:
    """Snapshots with their questions: events tell what was measured, and come after it."""
    return [message["snapshot"] for message in seat.got[since:] if message["type"] == "update"]


@pytest.mark.rule("SW-BAS-14", "SW-BAS-17", "SW-FAI-04")
def test_a_closed_match_tells_no_length_in_views_questions_looks_and_refusals(visitor: Visitors) -> None:
    options = {"points": 300, "measuring": "closed"}
    match, anna, bram = two_players(visitor, "spherewars", options=options, window=0)
    carl, draw = visitor(), Draw(8)
    kinds: set[str] = set()
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        everybody = [south, north, watcher]
        for _ in range(90):
            catch_up(everybody)
            seat = asked_of([south, north])
            question = seat.question
            kinds.add(question["kind"])
            assert lengths_in(question["args"]) == []
            if question["finite"]:
                refused = seat.command("try", question=question["number"], value={"no": "answer"})
                assert refused["type"] == "refused"
                assert lengths_in(refused) == []
            offered = [one["answer"] for one in question["candidates"]]
            chosen = "join" if "join" in offered and draw.below(2) else offered[draw.below(len(offered))]
            assert seat.answer(chosen)["type"] == "done"
        catch_up(everybody)
        for seat in everybody:
            for snapshot in before_measuring(seat, 0):
                assert lengths_in([snapshot["view"], snapshot["question"]]) == []
            for what in REFUSED:
                refused = seat.command("look", what=what, args={"piece": 0, "target": 9})
                assert (refused["type"], refused["note"]["rule"]) == ("refused", "SW-BAS-17")
            seen = seat.command("look", what="seen", args={"piece": standing(south)})
            assert seen["type"] == "looked"
            assert lengths_in(seen["data"]["enemies"]) == []
    assert {"spherewars.move.action", "spherewars.join.target", "spherewars.join.way"} <= kinds


def standing(seat: Seat) -> int:
    """Somebody on the table."""
    return int(next(one["id"] for one in seat.snapshot["view"]["combatants"] if one["place"] is not None))


def test_lengths_are_found_where_they_are() -> None:
    """The test above can fail."""
    assert lengths_in({"ways": [{"cost": 3}]}) == [".ways.cost"]
    assert lengths_in({"sign": {"distance": None}}) == []
