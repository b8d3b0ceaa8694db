"""Taking back: to the last throw, reveal or other player's answer, and no further."""

from __future__ import annotations

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import CannotUndo
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.position import ANSWER
from dicefront.kernel.procedure import Steps, ask, choose, confirm
from dicefront.kernel.running import MARKS_KEPT
from dicefront.kernel.table import Table
from dicefront.kernel.testing import asked, fingerprint
from dicefront.tabletop.grid import space_named
from tests.kernel.toy import TOY, Note, Toy, ToyState

RICH: Json = [1, 1, 4]
POOR: Json = [1, 2, 3]


class Notes(Toy):
    """Only notes of player 0, two to a procedure; every third procedure says nothing at all."""

    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        return silent(state) if state.round % 3 == 2 else two_notes(state)


def silent(state: ToyState) -> Steps[None]:
    state.round += 1
    return
    yield


def two_notes(state: ToyState) -> Steps[None]:
    for _ in range(2):
        text = yield from ask(Note(0))
        state.points[0] += len(text)
    state.round += 1


def test_own_answers_are_taken_back_one_by_one_across_procedures() -> None:
    table = Notes().table()
    seen = [fingerprint(table)]
    for number in range(9):
        table.answer(0, "x" * number)
        seen.append(fingerprint(table))

    while len(seen) > 1:
        assert fingerprint(table) == seen.pop()
        table.undo(0)
    assert fingerprint(table) == seen.pop()
    with pytest.raises(CannotUndo, match=r"kernel.undo.nothing"):
        table.undo(0)


def test_after_going_back_and_on_again_undo_still_crosses_procedures() -> None:
    table = Notes().table()
    for number in range(8):
        table.answer(0, "x" * number)
    table.rewind(5)
    for _ in range(5):
        table.undo(0)
    assert table.entries == []


def at_prize() -> Table[ToyState]:
    table = TOY.table(rosters=[RICH, POOR])
    table.answer(0, 4)
    table.answer(1, 1)
    return table


def test_nothing_is_taken_back_after_a_reveal() -> None:
    table = at_prize()
    table.answer(0, False)  # robs the only other player by force, and sees the prize

    asked(table, "toy.note")
    with pytest.raises(CannotUndo, match=r"kernel.undo.thrown_or_shown"):
        table.undo(0)


def test_before_the_reveal_it_is_taken_back() -> None:
    table = TOY.table({"seats": 3}, rosters=[RICH, POOR, POOR])
    for seat, coin in enumerate((4, 1, 1)):
        table.answer(seat, coin)
    before = fingerprint(table)
    table.answer(0, True)

    table.undo(0)
    assert fingerprint(table) == before


def test_nobody_takes_back_what_another_player_answered() -> None:
    table = Notes().table()
    table.answer(0, "x")
    with pytest.raises(CannotUndo, match=r"kernel.undo.other_player"):
        table.undo(1)


def test_a_game_may_forbid_it_altogether() -> None:
    table = Notes().table({"undo": "off"})
    table.answer(0, "x")
    with pytest.raises(CannotUndo, match=r"toy.no_undo \[TOY-8\]"):
        table.undo(0)


def test_a_time_out_is_not_taken_back() -> None:
    table = Notes().table()
    table.answer(0, "x")
    table.time_out(0)
    with pytest.raises(CannotUndo, match=r"kernel.undo.nothing"):
        table.undo(0)


def test_an_offer_or_surrender_is_not_taken_back() -> None:
    table = Notes().table()
    table.answer(0, "x")
    table.offer_draw(0)
    with pytest.raises(CannotUndo, match=r"kernel.undo.nothing"):
        table.undo(0)


class Forcing(Toy):
    """A free answer, then a forced one, then another free one."""

    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        return forcing(state)


def forcing(state: ToyState) -> Steps[None]:
    first = yield from confirm(0, "toy.double", "TOY-4")
    state.points[1] += yield from choose(1, "toy.rob", "TOY-5", [7])
    second = yield from confirm(0, "toy.double", "TOY-4")
    state.points[0] += first + second
    state.round += 1


def test_what_the_table_answered_by_itself_is_passed_over() -> None:
    table = Forcing().table()
    before = fingerprint(table)
    table.answer(0, True)
    assert len(table.entries) == 2

    table.undo(0)
    assert table.entries == []
    assert fingerprint(table) == before


def test_going_back_to_any_entry_is_the_state_of_that_time() -> None:
    table = TOY.table({"seats": 3}, seed=8)
    draw = Draw(8)
    seen: list[tuple[int, str]] = []
    while table.pending:
        seen.append((len(table.entries), fingerprint(table)))
        play_on(table, draw, 1)
    for count, then in reversed(seen):
        table.rewind(count)
        assert fingerprint(table) == then
        assert len(table.entries) == count


@pytest.mark.parametrize("count", [-1, 100])
def test_going_back_to_where_the_history_never_was_is_refused(count: int) -> None:
    table = Notes().table()
    table.answer(0, "x")
    before = fingerprint(table)
    with pytest.raises(CannotUndo):
        table.rewind(count)
    assert fingerprint(table) == before


def test_a_long_history_can_still_be_rewound_to_any_point() -> None:
    table = Notes().table()
    seen = []
    for number in range(3 * MARKS_KEPT):
        seen.append(fingerprint(table))
        table.answer(0, "x" * (number % 3))
    assert len(table.snapshots(50)) >= 4
    for count in (280, 251, 100, 7, 1, 0):
        table.rewind(count)
        assert fingerprint(table) == seen[count]


# -- Chessboard Skirmish ------------------------------------------------------------------------


def skirmish(dice: list[int]) -> Table[ChessState]:
    """South's d8 on b1 has the first turn; North's d8 stands on b8."""
    rosters: list[Json] = [{"name": "", "minis": ["d8", "d4", "d4", "d4", "d4"]}] * 2
    table = GAME.table({"deployment": "hidden"}, rosters=rosters, dice=ScriptedDice(dice))
    table.answer(0, [[mini, 1 + mini] for mini in range(5)])
    table.answer(1, [[5 + mini, 57 + mini] for mini in range(5)])
    return table


def test_a_turn_is_taken_back_to_its_beginning_but_not_past_the_initiative() -> None:
    table = skirmish([8, 1])
    start = fingerprint(table)
    table.answer(0, 0)
    table.answer(0, space_named("b5"))
    assert asked(table, "chessboard.turn.activate").player == 1, "nobody is in reach: the turn has passed"

    table.undo(0)
    asked(table, "chessboard.turn.move")
    table.undo(0)
    assert fingerprint(table) == start
    for player in (0, 1):
        with pytest.raises(CannotUndo):
            table.undo(player)


def test_an_attack_is_not_taken_back_once_its_die_fell() -> None:
    table = skirmish([8, 1, 2, 3])
    table.answer(0, 0)
    table.answer(0, space_named("b5"))
    table.answer(1, 5)
    table.answer(1, space_named("b5"))
    before = fingerprint(table)
    table.undo(1)
    table.answer(1, space_named("b5"))
    assert fingerprint(table) == before
    table.answer(1, ["melee", 0])

    with pytest.raises(CannotUndo, match=r"kernel.undo.thrown_or_shown"):
        table.undo(1)


def test_the_other_players_answer_ends_the_right_to_take_back() -> None:
    table = skirmish([8, 1])
    table.answer(0, 0)
    table.answer(0, space_named("b5"))
    table.answer(1, 5)

    assert table.entries[-1].kind == ANSWER
    with pytest.raises(CannotUndo, match=r"kernel.undo.other_player"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
