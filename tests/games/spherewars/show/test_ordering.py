"""Orders in a window: those that would not be heard are offered as well, and the others say why not."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT, HOLD, RELOCATE, possible_orders
from dicefront.games.spherewars.rules.state import MOVE, State
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.games.spherewars.rules.windows import BETWEEN, IssueOrder
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.show import SCREEN

LEADER, NEAR, FAR, FLEEING = range(4)
SHOWN = SCREEN(GAME)


def asked(orders: int = 2, measuring: str = "open") -> tuple[State, IssueOrder]:
    """A leader with three of its own: one near, one too far away, one that flees."""
    state = position(
        one(0, "nirlem", (20.0, 20.0)),
        one(0, "lookout", (23.0, 20.0)),
        one(0, "lookout", (20.0, 30.0)),
        one(0, "lookout", (17.0, 20.0)),
        one(1, "lackey", (30.0, 38.0)),
        stage=MOVE,
        chosen={"measuring": measuring},
    )
    state.activation = None
    state.bands[0].orders = orders
    state.combatants[FLEEING].flight = 1
    state.combatants[NEAR].ordered = True
    occasion = Occasion(BETWEEN.name, [])
    occasion.usable = BETWEEN.usable
    possible = possible_orders(state, 0, BETWEEN.usable, occasion)
    return state, IssueOrder(state, 0, BETWEEN, occasion, possible)


def told(state: State, question: IssueOrder) -> dict[str, Any]:
    found: Any = SHOWN.propose(state, question, {})
    return {entry["order"]: entry for entry in found["orders"]}


@pytest.mark.rule("SW-BAS-16", "SW-ORD-16")
def test_an_order_that_would_not_be_heard_is_offered_with_what_is_missing() -> None:
    state, question = asked()
    suggested = [order.receiver for order in question.near if order.order == RELOCATE]
    assert FAR not in suggested
    far = told(state, question)[RELOCATE]["far"]
    assert [candidate["target"] for candidate in far] == [FAR]
    (note,) = far[0]["notes"]
    assert note["id"] == "spherewars.show.not_heard"
    assert 0 < note["args"]["length"] < inch(5)
    assert question.read(far[0]["answer"]) is not None  # and it is legal


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_no_order_says_whether_it_is_heard() -> None:
    state, question = asked(measuring="closed")
    assert FAR in [order.receiver for order in question.near if order.order == RELOCATE]
    entries = told(state, question)
    assert all(entry["far"] == [] for entry in entries.values())
    for order in question.near:
        assert SHOWN.trial(state, question, order).notes == []


@pytest.mark.rule("SW-ACT-13", "SW-ORD-01")
def test_an_order_that_cannot_be_given_says_why() -> None:
    state, question = asked()
    entries = told(state, question)
    assert entries[HIT_THE_DIRT]["note"]["id"] == "spherewars.order.not_now"
    assert entries[RELOCATE]["note"] is entries[HOLD]["note"] is None
    state, question = asked(orders=0)
    notes = {entry["note"]["id"] for entry in told(state, question).values()}
    assert notes == {"spherewars.show.no_orders"}


@pytest.mark.rule("SW-ORD-12", "SW-ORD-13")
def test_who_can_be_given_no_order_says_why() -> None:
    state, question = asked()
    barred = {entry.piece: entry.note.id for entry in SHOWN.prompt(state, question).barred}
    assert barred[NEAR] == "spherewars.order.had_one"
    assert LEADER not in barred
    assert FAR not in barred
    assert FLEEING not in barred  # it hears one order: to hold its ground
