"""Why this? Lines with their chances, and what a decision cost, in positions in which that is plain."""

from __future__ import annotations

from dicefront.agents.advice import advise, judge, judgements
from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.dice import FastDice, ScriptedDice
from dicefront.kernel.log import log_of
from dicefront.kernel.position import Position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table

NODES = 600


def table_with(face: int) -> Table[State]:
    """The Scout wins with a 3: it takes the last crystal; the enemy wins next with nearly any roll."""
    state = position({"1S": 30, "1R": 10, "1M": "start", "2S": 14, "2R": 13, "2M": 12}, crystals=[2, 2])
    return Table(GAME, Position(state, 0, []), ScriptedDice([face]))


def test_advice_names_the_two_best_lines_with_their_chances() -> None:
    best, other = advise("crystals", Seat(table_with(3), 0), 1, nodes=NODES)
    assert (best.answer, best.spelled, best.share) == (number_of("1S"), ["S"], 1.0)
    assert other.spelled in (["R"], ["M"])
    assert other.share < 0.5
    assert best.times >= 2


def test_a_decision_costs_what_the_best_one_would_have_brought() -> None:
    table = table_with(3)
    blunder = judge("crystals", Seat(table, 0), number_of("1R"), 1, nodes=NODES)
    assert blunder is not None
    assert blunder.best.answer == number_of("1S")
    assert blunder.lost > 0.5
    right = judge("crystals", Seat(table, 0), number_of("1S"), 1, nodes=NODES)
    assert right is not None
    assert right.lost == 0.0


def test_advice_changes_nothing_at_the_table() -> None:
    table = table_with(3)
    before = (GAME.encode(table.state), len(table.entries))
    advise("crystals", Seat(table, 0), 1, nodes=NODES)
    assert (GAME.encode(table.state), len(table.entries)) == before


def test_every_decision_of_a_log_is_judged_with_its_number() -> None:
    table = GAME.table({"players": 2, "side_length": 3}, dice=FastDice(5))
    for _ in range(8):
        table.take(table.pending[0].player, table.pending[0].default())
    found = dict(judgements(log_of(table), 1, nodes=60))
    assert found
    for entry, judged in found.items():
        assert table.entries[entry].player == judged.player
        assert table.entries[entry].value == judged.played.answer
