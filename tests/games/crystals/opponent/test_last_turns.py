"""The last turns by enumeration, beside chances that can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.agents.advice import advise, judge
from dicefront.agents.levels import agent
from dicefront.games.crystals import GAME
from dicefront.games.crystals.lab.endings import LastTurns
from dicefront.games.crystals.opponent.last_turns import solved
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.position import Position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.endings import RIGHT, ending
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import WON

SAMPLE = 20


def table_at(turns: list[int], dice: Sequence[int], **options: Any) -> Table[State]:
    """Both have one crystal, and the Tower of seat 1 is near home; experience decides otherwise."""
    limits: dict[str, Any] = {"round_limit": 10, "extra_turn_limit": 1, **options}
    state = position({"1T": 29, "1M": 10, "1S": "start", "2S": 20, "2T": "start"}, crystals=[1, 1], **limits)
    state.turns = turns
    return Table(GAME, Position(state, 0, []), ScriptedDice([*dice]))


def worth(table: Table[State]) -> dict[object, float] | None:
    lines = solved(table, asked(table, table.pending[0].player))
    return None if lines is None else {line.answers[0]: line.score / WON for line in lines}


@pytest.mark.rule("CR-WIN-06")
def test_in_the_last_turn_the_crystal_wins() -> None:
    found = worth(table_at([9, 10], [4]))
    assert found is not None
    assert found[number_of("1T")] == 1.0
    assert max(share for mover, share in found.items() if mover != number_of("1T")) == 0.5


@pytest.mark.rule("CR-WIN-06", "CR-XTR-02", "CR-XTR-04")
def test_after_a_six_there_is_one_more_roll_for_the_crystal() -> None:
    """A 6 with the Miner: then the Tower on F29 comes home with 3 or more; otherwise they share."""
    found = worth(table_at([9, 10], [6]))
    assert found is not None
    assert found[number_of("1M")] == pytest.approx(4 / 6 + 2 / 6 * 0.5, abs=1e-6)


def test_in_the_last_turns_advice_is_exact() -> None:
    table = table_at([9, 10], [6])
    found = worth(table)
    assert found is not None
    told = advise("crystals", Seat(table, 0), 1)
    assert [line.share for line in told] == sorted(found.values(), reverse=True)[:2]
    assert all(line.times == 0 and line.share == found[line.answer] for line in told)


@pytest.mark.rule("CR-WIN-06")
def test_in_the_last_turns_a_blunder_costs_exactly_what_it_gives_away() -> None:
    seat = Seat(table_at([9, 10], [4]), 0)
    blunder = judge("crystals", seat, number_of("1M"), 1)
    assert blunder is not None
    assert (blunder.best.answer, blunder.best.share) == (number_of("1T"), 1.0)
    assert (blunder.played.share, blunder.lost) == (0.5, 0.5)
    right = judge("crystals", seat, number_of("1T"), 1)
    assert right is not None
    assert right.lost == 0.0


def test_the_strongest_plays_the_last_turns_right() -> None:
    """A sample of what ``python -m tools.endgames crystals`` measures."""
    lost = [
        ending(LastTurns(), GAME, child_seed(9, number)).lost_by(
            agent("crystals", "master", number, nodes=40)
        )
        for number in range(SAMPLE)
    ]
    assert sum(share <= RIGHT for share in lost) >= 0.99 * SAMPLE


@pytest.mark.parametrize(
    ("turns", "options"), [([8, 9], {}), ([9, 10], {"extra_turn_limit": 0}), ([9, 10], {"round_limit": 0})]
)
def test_without_a_near_end_nothing_is_enumerated(turns: list[int], options: dict[str, Any]) -> None:
    assert worth(table_at(turns, [4], **options)) is None
