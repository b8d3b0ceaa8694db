"""The register of games, outcomes, and the helpers for tests themselves."""

from __future__ import annotations

import pytest

import dicefront
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, RulesError, TableError, unreadable
from dicefront.kernel.game import Game, drawn, game, game_ids, won_by
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.procedure import Steps, confirm, roll_die
from dicefront.kernel.testing import asked, check_moment, play_out, refusal_of, told_to
from tests.kernel.toy import TOY, BidsShown, Note, Toy, ToyState


def test_games_are_found_by_their_entry_points() -> None:
    assert "chessboard" in game_ids()
    assert game_ids() == sorted(game_ids())
    for name in game_ids():
        found = game(name)
        assert isinstance(found, Game)
        assert found.id == name
        assert found.rules
        assert found.code
    assert dicefront.game("chessboard") is game("chessboard")


@pytest.mark.usefixtures("toy_is_installed")
def test_another_package_can_bring_a_game() -> None:
    assert "toy" in game_ids()
    assert game("toy") is TOY


@pytest.mark.usefixtures("toy_is_installed")
def test_an_entry_point_that_names_no_game_is_refused() -> None:
    with pytest.raises(BadData, match="game broken-toy: expected an entry point that names a Game"):
        game("broken-toy")


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(BadData, match=r"game: expected one of .*chessboard.*, got 'ludo'"):
        game("ludo")


def test_outcomes_name_the_winners() -> None:
    won = won_by(1, 3, "x.won", "X-1")
    assert (won.places, won.winners, won.is_draw) == ([2, 1, 2], [1], False)
    tie = drawn(2, "x.drawn", "X-2")
    assert (tie.winners, tie.is_draw) == ([0, 1], True)
    assert tie.to_json() == {"reason": "x.drawn", "rule": "X-2", "places": [1, 1]}


def test_errors_read_as_one_line() -> None:
    assert str(RulesError(unreadable("a coin", [1]))) == "kernel.unreadable: expected='a coin', got='[1]'"
    error = BadData("army.minis[2]", "a die such as d6", "x", "CB-DIE-01")
    assert str(error) == "army.minis[2]: expected a die such as d6, got 'x' [CB-DIE-01]"
    assert isinstance(error, TableError)
    assert error.where == "army.minis[2]"


# -- helpers for tests --------------------------------------------------------------------------


def example() -> Steps[int]:
    face = yield from roll_die(6, "toy.tie", "TOY-3", 0)
    yield BidsShown([face])
    return face if (yield from confirm(1, "toy.double", "TOY-4")) else 0


def test_a_procedure_is_played_out_by_a_script() -> None:
    played = play_out(example(), answers=[(1, True)], dice=[5])

    assert played.result == 5
    assert played.kinds == ["toy.double"]
    assert played.purposes == ["toy.tie"]
    assert played.told(BidsShown) == [BidsShown([5])]
    assert played.course == ["toy.tie", "toy.bids-shown", "toy.double"]


def test_a_script_must_fit_exactly() -> None:
    with pytest.raises(AssertionError, match=r"nobody asked for the answers \[\(1, False\)\]"):
        play_out(example(), answers=[(1, True), (1, False)], dice=[5])
    with pytest.raises(AssertionError, match=r"nobody threw the dice \[6\]"):
        play_out(example(), answers=[(1, True)], dice=[5, 6])
    with pytest.raises(AssertionError, match="no answer is left"):
        play_out(example(), dice=[5])
    with pytest.raises(AssertionError, match=r"toy\.double to player 1 .* is to be answered by player 0"):
        play_out(example(), answers=[(0, True)], dice=[5])
    with pytest.raises(AssertionError, match="refuses 'yes'"):
        play_out(example(), answers=[(1, "yes")], dice=[5])
    with pytest.raises(BadData, match=r"1 more for toy\.tie"):
        play_out(example(), answers=[(1, True)])


def test_helpers_fail_where_they_should() -> None:
    with pytest.raises(AssertionError, match="accepts ''"):
        refusal_of(Note(0), "")
    table = TOY.table(seed=1)
    with pytest.raises(
        AssertionError, match=r"expected toy.bid to be asked, but it is \['toy.hand', 'toy.hand'\]"
    ):
        asked(table, "toy.bid")
    assert told_to(table, None) == []
    check_moment(table)
    assert Draw(1).below(1) == 0


class Interrupting(Toy):
    """A toy in which whoever is asked after the bids interrupts somebody."""

    def interrupts(self, state: ToyState, player: PlayerId) -> bool:
        return True


@pytest.mark.parametrize("rules", [TOY, Interrupting()])
def test_a_question_is_a_reaction_where_the_game_says_that_it_interrupts_somebody(rules: Toy) -> None:
    table = rules.table(seed=3)
    for _ in range(2 * table.seats):  # all take their coins at once, and all bid at once
        table.take(table.pending[0].player, table.pending[0].default())
    assert [question.reaction for question in table.pending] == [rules is not TOY]
