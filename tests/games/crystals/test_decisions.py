"""DEC: the decisions, and conceding in the middle of any of them."""

import json

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.experience import EXPERIENCE
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, FIRST_SPAWN
from dicefront.games.crystals.rules.spawning import SPAWN_END, SPAWN_START
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position, where
from dicefront.kernel.dice import FastDice, ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.playout import play_on
from dicefront.kernel.position import Position, read_position, same_entries
from dicefront.kernel.table import Table
from dicefront.kernel.testing import asked, check_moment, check_random_game, fingerprint
from tests.games.crystals.crystals_positions import replay

KINDS = {ATTACKER_CHOICE, FIRST_SPAWN, SPAWN_START, MOVE, EXPERIENCE, SPAWN_END}


@pytest.mark.rule("CR-DEC-01", "CR-DEC-02", "CR-DEC-03", "CR-DEC-04", "CR-DEC-05", "CR-DEC-06", "CR-DEC-08")
def test_these_decisions_are_asked_and_no_others() -> None:
    found = set()
    for seed in range(12):
        table = GAME.table({"players": 4}, seed=seed)
        draw = Draw(seed)
        while table.pending:
            question = table.pending[0]
            found.add(question.kind)
            assert len(question.options()) > 1
            table.answer(question.player, question.options()[draw.below(len(question.options()))])
    assert found == KINDS


def table_at(state: State, dice: list[int]) -> Table[State]:
    return Table(GAME, Position(state, 0, []), ScriptedDice(dice))


def replayed(table: Table[State]) -> Table[State]:
    """The same moment, from JSON, every answer judged again."""
    data = json.loads(json.dumps(table.position().to_json(GAME)))
    return Table(GAME, read_position(GAME, data), FastDice(1), judge=True)


@pytest.mark.rule("CR-WIN-08", "CR-DEC-07")
def test_conceding_instead_of_a_start_spawn_ends_the_turn() -> None:
    table = table_at(position({"1S": 5, "2S": "start", "2M": 6, "2R": 7, "2T": 8}, players=3), [3])
    asked(table, SPAWN_START)
    table.resign(0)
    assert table.state.player == 1
    assert table.state.starts[0] == -1
    check_moment(table)


@pytest.mark.rule("CR-WIN-08", "CR-DEC-07")
def test_conceding_instead_of_a_move_moves_nobody_and_earns_no_extra_turn() -> None:
    state = position(
        {"1S": 5, "1R": "start", "1M": 20, "1T": 21, "2S": 11, "2M": 6, "2R": 17, "2T": "start"}, players=3
    )
    table = table_at(state, [6, 2])
    asked(table, MOVE)
    table.resign(0)
    assert [where(table.state, name) for name in ("1S", "1R", "2S", "2M")] == ["base", "base", 11, 6]
    assert (table.state.player, table.state.extra_turns) == (1, 0)
    check_moment(table)


@pytest.mark.rule("CR-WIN-08", "CR-WIN-10")
def test_conceding_instead_of_assigning_a_point_loses_it() -> None:
    state = position({"1S": 5, "1R": "start", "1M": 20, "1T": 21, "2S": 8, "2M": "start", "3S": 9}, players=3)
    table = table_at(state, [3, 2])
    table.answer(0, number_of("1S"))
    asked(table, EXPERIENCE)
    table.resign(0)
    assert [character.experience for character in table.state.characters[:4]] == [1, 1, 1, 1]
    assert table.state.player == 1
    check_moment(table)


@pytest.mark.rule("CR-WIN-08")
def test_conceding_instead_of_an_end_spawn_leaves_start_empty() -> None:
    table = table_at(position({"1S": "start", "2S": "start", "2M": 20}, players=3), [6, 3])
    asked(table, SPAWN_END)
    table.resign(0)
    assert table.state.starts[0] == -1
    assert (table.state.player, table.state.extra_turns) == (1, 0)
    check_moment(table)


@pytest.mark.rule("CR-WIN-08")
def test_the_question_to_another_player_stays_when_somebody_concedes() -> None:
    state = position({"1S": 5, "1R": "start", "1M": 20, "1T": 21, "3S": 8, "3M": 12}, players=3, mines={7: 3})
    table = table_at(state, [3])
    question = asked(table, MOVE)
    table.resign(2)
    assert table.pending == [question]
    assert where(table.state, "3S") == "base"
    assert fingerprint(replayed(table)) == fingerprint(table)
    table.answer(0, number_of("1S"))
    assert table.state.earned == [0, 0, 0]  # nobody stood there any more
    assert where(table.state, "1S") == 8
    check_moment(table)


@pytest.mark.rule("CR-WIN-08", "CR-WIN-10")
def test_conceding_while_another_assigns_experience() -> None:
    """Seat 1 kills, seat 2 saves; while seat 1 assigns its point, seat 2 concedes and loses the other."""
    state = position(
        {"1R": 5, "1S": "start", "1M": 20, "1T": 21, "2S": 9, "2T": 12, "3S": 8, "2M": "start"}, players=3
    )
    table = table_at(state, [4, 1, 2])
    table.answer(0, number_of("1R"))
    asked(table, EXPERIENCE)
    assert table.state.earned == [1, 1, 0]
    table.resign(1)
    assert table.state.earned == [1, 0, 0]
    table.answer(0, number_of("1R"))
    assert table.pending[0].kind != EXPERIENCE
    assert table.state.player == 2
    check_moment(table)


@pytest.mark.rule("CR-WIN-08")
def test_the_player_on_turn_concedes_while_another_assigns_experience() -> None:
    state = position({"1S": 5, "1R": "start", "1M": 20, "1T": 21, "2M": 8, "2T": 9, "2S": "start"}, players=3)
    table = table_at(state, [3, 1, 2])
    table.answer(0, number_of("1S"))
    question = asked(table, EXPERIENCE)
    assert question.player == 1
    table.resign(0)
    assert table.pending == [question]
    check_moment(table)
    table.answer(1, number_of("2T"))
    assert table.state.player == 1
    assert table.state.starts[0] == -1
    check_moment(table)


@pytest.mark.rule("CR-WIN-08", "CR-SET-06")
def test_conceding_before_the_secret_choices_are_made() -> None:
    table = GAME.table({"players": 3}, dice=ScriptedDice([4, 2, 1]))
    table.answer(0, "rider")
    table.resign(1)
    table.answer(2, "archer")
    check_moment(table)
    assert [question.player for question in table.pending] == [0, 2]
    table.answer(2, number_of("3S"))
    table.answer(0, number_of("1S"))
    assert table.state.starts[1] == -1
    assert table.state.player == 2  # 4 and 2 were rolled: seats 1 and 3 alone
    check_moment(table)


@pytest.mark.rule("CR-WIN-09")
def test_conceding_with_two_players_ends_the_game_at_any_question() -> None:
    for decisions in range(0, 60, 7):
        table = GAME.table(seed=decisions)
        play_on(table, Draw(decisions), decisions)
        table.resign(table.pending[0].player)
        assert table.outcome is not None
        assert table.outcome.reason == "crystals.end.conceded"
        assert table.pending == []


@pytest.mark.rule("CR-WIN-08", "CR-WIN-09")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(15))
def test_random_games_with_players_who_leave_can_be_replayed(players: int, seed: int) -> None:
    draw = Draw(1000 * players + seed)
    options: Json = {"players": players, "mine_trigger": ["end", "pass_clears"][seed % 2]}
    table = GAME.table(options, seed=seed)
    while table.pending:
        if draw.below(40) == 0:
            playing = [seat for seat in range(players) if not table.state.gone[seat]]
            table.resign(playing[draw.below(len(playing))])
        else:
            question = table.pending[draw.below(len(table.pending))]
            choices = question.options()
            table.answer(question.player, choices[draw.below(len(choices))])
        if draw.below(6) == 0 and table.pending:
            check_moment(table)
    assert table.outcome is not None
    again = replay(log_of(table))
    assert same_entries(again.entries, table.entries)
    assert again.outcome == table.outcome


OPTIONS: list[dict[str, Json]] = [
    {},
    {"side_length": 3},
    {"side_length": 5, "crystals_to_win": 2},
    {"side_length": 9, "extra_turn_limit": 1},
    {"victory": "crystals", "round_limit": 40},
    {"last_teleport": "home", "teleport_origin_kill": "yes"},
    {"last_teleport": "lap", "round_limit": 25, "side_length": 3, "teleport_origin_kill": "yes"},
    {"mine_trigger": "pass_clears", "aura_covers": "attacks"},
    {"mine_trigger": "pass_clears", "last_teleport": "home", "extra_turn_limit": 5},
    {"round_limit": 10, "side_length": 5},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_hold_what_must_hold_at_every_decision(players: int, options: dict[str, Json]) -> None:
    table = GAME.table({"players": players, **options}, seed=players)
    check_random_game(table, Draw(7 * players), every=5)
