"""Windows to react over the socket: the soft timer, and what happens without an answer (X-9, X-12)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks
from dicefront.games.home_raiders.rules.state import State
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm
from dicefront.kernel.testing import offered
from dicefront.server.show import screen_of
from dicefront.skirmish.figures import ON_TABLE
from tests.server.meeting import asked_of, catch_up
from tests.server.serving import Seat, Visitors

HEROES = {"name": "Heroes", "minis": ["d8 hero", "d6 hero", "d4", "d4", "d4"]}
OPTIONS = {"army_mode": "points", "points": 40}


@contextmanager
def at_a_window(visitor: Visitors, prepare: Any = None, **wishes: Any) -> Iterator[tuple[Seat, Seat]]:
    """A match of Heroes at a window to react: who may react, and who waits."""
    anna, bram = visitor(), visitor()
    seats = [{"who": "me", "roster": HEROES}, {"who": "link", "roster": HEROES}]
    made = anna.new_match(seats=seats, options=OPTIONS, seed=11, **wishes)
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {})
    match = made["match"]["id"]
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        if prepare is not None:
            for seat in (south, north):
                prepare(seat)
        draw = Draw(5)
        while True:
            catch_up([south, north])
            seat = asked_of([south, north])
            if seat.question["reaction"]:
                break
            candidates = seat.question["candidates"]
            attacks = [one for one in candidates if one["target"] is not None]
            chosen = attacks or candidates
            seat.answer(chosen[draw.below(len(chosen))]["answer"])
        yield seat, north if seat is south else south


def test_the_soft_timer_passes_for_whoever_does_not_react_and_tells_how_to_get_time(
    visitor: Visitors,
) -> None:
    with at_a_window(visitor, clock={"bank": 600, "soft": 2}) as (reacting, waiting):
        mine = reacting.question["player"]
        clocks = reacting.snapshot["clocks"]
        assert 0 <= clocks[mine]["answer_left"] <= 2.0
        assert [clock["runs"] for clock in clocks] == [seat == mine for seat in (0, 1)]
        assert waiting.snapshot["asked"][0]["reaction"]
        number = reacting.question["number"]
        reacting.until(lambda now: now["question"] is None or now["question"]["number"] != number)
        told = [event["kind"] for event in reacting.events]
        assert "server.soft-passed" in told
        assert not any(kind.endswith("rerolled") for kind in told)
        waiting.until(lambda now: now["entry"] >= reacting.snapshot["entry"])
        assert "server.soft-passed" not in [event["kind"] for event in waiting.events]


def test_a_window_waits_for_its_player_or_takes_the_computers_suggestion_after_a_time(
    visitor: Visitors,
) -> None:
    with at_a_window(visitor) as (reacting, waiting):
        with pytest.raises(TimeoutError):
            reacting.receive(2.5)  # nobody set a time: it waits
        number = reacting.question["number"]
        assert reacting.command("reacting", after=1)["type"] == "done"
        reacting.until(lambda now: now["question"] is None or now["question"]["number"] != number)
        passed = [event for event in reacting.events if event["kind"] == "server.passed"]
        assert [event["args"]["by"] for event in passed] == ["suggested"]
        waiting.until(lambda now: now["entry"] >= reacting.snapshot["entry"])
        assert not any(event["kind"] == "server.passed" for event in waiting.events)


# -- what windows of Home Raiders are about -------------------------------------------------------


def standing(state: State, player: int) -> int:
    return sum(one.owner == player and one.where == ON_TABLE for one in state.characters)


@pytest.fixture
def table() -> State:
    """Both teams of Home Raiders, deployed."""
    options: Json = {"table": "bedside-table", "stars": 4}
    rules = game("home_raiders")
    match = rules.table(options, [None, None], 3)
    draw = Draw(2)
    while any(standing(match.state, player) < 2 for player in (0, 1)):
        question = match.pending[0]
        found = offered(question)
        match.answer(question.player, found[draw.below(len(found))])
    state: State = match.state
    return state


def test_facts_of_a_window_name_who_reacts_to_whom_how_far_and_whether_it_sees(table: State) -> None:
    screen = screen_of("home_raiders")
    mine = next(one for one in table.characters if one.owner == 0 and one.where == ON_TABLE)
    foe = next(one for one in table.characters if one.owner == 1 and one.where == ON_TABLE)
    attacks = screen.facts(table, FreeAttacks(table, 0, [[mine.id, foe.id]]))
    assert (attacks.piece, attacks.calls) == (mine.id, [])
    assert attacks.distance is not None
    assert attacks.distance > 0
    assert attacks.sees is not None
    table.acting = [foe.troop]
    ground = screen.facts(table, Confirm(0, "home_raiders.react.ground", "HR-GTG-01", {"troop": mine.troop}))
    assert ground.piece is not None
    assert "attacked" in ground.calls
    assert "ending" not in ground.calls
    assert ground.left is not None
    assert ground.left > 0
    for one in table.characters:
        if one.owner == 0 and one is not mine:
            one.where = ON_TABLE + 1
    args: dict[str, Any] = {"character": mine.id, "attacker": foe.id, "first": 3, "second": None}
    barrier = screen.facts(table, Confirm(0, "home_raiders.react.energy-barrier", "HR-ADF-14", args))
    assert "ending" in barrier.calls
