"""What a move would do, and the dangers: told beforehand, and true."""

from fractions import Fraction

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.board import NOWHERE, ON_START
from dicefront.games.crystals.rules.danger import danger, seats_before
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.rules.preview import Finish, Preview, Strike, preview
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import fingerprint
from tests.games.crystals.crystals_positions import make_move


def seen(state: State, name: str, face: int) -> Preview:
    return preview(state, number_of(name), face)


ONE = Fraction(1)


def test_a_plain_move() -> None:
    shown = seen(position({"1R": 5}), "1R", 3)
    assert shown == Preview(
        1, 3, 5, 8, 8, False, False, False, [], [], [Finish(8, ONE, False, -1, ONE, False, False)]
    )


@pytest.mark.rule("CR-TEL-01", "CR-KIL-01", "CR-TOW-17")
def test_a_jump_onto_a_covered_character_shows_the_chance_of_the_save_and_the_push_back() -> None:
    shown = seen(position({"1S": 0, "2M": 11, "2T": 13}, experience={"2T": 2}), "1S", 3)
    assert (shown.landing, shown.destination, shown.jumps) == (3, 11, True)
    assert shown.strikes == [Strike(6, 11, Fraction(1, 3))]
    assert shown.kills == Fraction(2, 3)
    assert [(finish.field, finish.chance) for finish in shown.finishes] == [
        (11, Fraction(2, 3)),
        (10, Fraction(1, 3)),
    ]
    assert [finish.field for finish in shown.push_backs] == [10]


@pytest.mark.rule("CR-TOW-21")
def test_the_push_back_depends_on_the_other_defence_rolls() -> None:
    shown = seen(position({"1R": 5, "2S": 9, "2M": 8, "2T": 11}), "1R", 4)
    assert [(finish.field, finish.chance) for finish in shown.finishes] == [
        (9, Fraction(5, 6)),
        (8, Fraction(5, 36)),
        (7, Fraction(1, 36)),
    ]


@pytest.mark.rule("CR-LAP-05", "CR-WIN-01")
def test_home_a_crystal_and_the_victory() -> None:
    shown = seen(position({"1S": 31}, crystals=[2, 0]), "1S", 6)
    assert (shown.home, shown.wins, shown.destination) == (True, True, -1)
    assert shown.finishes == [Finish(-1, ONE, False, -1, ONE, True, False)]
    assert not seen(position({"1S": 31}), "1S", 6).wins


@pytest.mark.rule("CR-MIN-10", "CR-TOW-06")
def test_a_mine_and_the_chance_to_survive_it() -> None:
    shown = seen(position({"1S": 5, "1T": 12}, mines={8: 2}), "1S", 3)
    assert shown.finishes == [Finish(8, ONE, False, 1, Fraction(1, 6), False, False)]
    assert shown.dies == Fraction(5, 6)
    assert seen(position({"1S": 5}, mines={8: 1}), "1S", 3).dies == 0
    assert seen(position({"1T": 5}, mines={8: 2}), "1T", 3).dies == Fraction(5, 6)
    assert seen(position({"1T": 5}, mines={8: 2}, aura_covers="attacks"), "1T", 3).dies == 1


@pytest.mark.rule("CR-TOW-06")
def test_the_tower_covers_against_mines_from_where_it_stands_after_the_move() -> None:
    levels = {"1S": 1, "1T": 5}
    scout = seen(position({"1S": 5, "1T": 12}, mines={8: 2}, experience=levels), "1S", 3)
    assert scout.dies == Fraction(1, 2)
    gone_on = seen(position({"1T": 4}, mines={10: 2}, experience=levels), "1T", 6)
    assert gone_on.dies == Fraction(1, 2)
    second = seen(position({"2S": 5, "2T": 12}, mines={8: 1}, turn_of=2), "2S", 3)
    assert second.dies == Fraction(5, 6)


@pytest.mark.rule("CR-TOW-15")
def test_a_mover_is_pushed_back_no_further_than_it_came_from() -> None:
    shown = seen(position({"1S": 5, "2M": 6, "2T": 8}), "1S", 1)
    assert [finish.field for finish in shown.push_backs] == [5]


@pytest.mark.rule("CR-MIN-14", "CR-MIN-01")
def test_mines_that_are_cleared_and_laid() -> None:
    state = position({"1M": 5}, mines={6: 2}, mine_trigger="pass_clears", experience={"1M": 2})
    shown = seen(state, "1M", 2)
    assert shown.clears == [6]
    assert shown.finishes[0].lays_mine


def test_a_preview_is_plain_data() -> None:
    shown = seen(position({"1S": 0, "2M": 11, "2T": 13}), "1S", 3).to_json()
    assert shown["strikes"] == [{"character": 6, "field": 11, "saved": "1/6"}]


def settled(state: State, mover: int, face: int) -> Steps[tuple[int, bool, bool]]:
    """Where the mover ends, whether it lives, and whether it earns an extra turn by its ability."""
    earned = yield from make_move(state, mover, face)
    character = state.characters[mover]
    home = sum(state.crystals)
    return (NOWHERE if home else state.field_of(character), character.step >= ON_START or home > 0, earned)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_previews_are_true(players: int, seed: int) -> None:
    """The chances shown are those of the rules, for every candidate of random games."""
    table = GAME.table({"players": players, "side_length": 5, "victory": "crystals"}, seed=seed)
    draw = Draw(seed)
    checked = 0
    while table.pending and checked < 60:
        question = table.pending[0]
        if question.kind == MOVE:
            before = fingerprint(table)
            for mover in question.options():
                _compare(table.state, mover)
                checked += 1
            assert fingerprint(table) == before
        table.answer(question.player, question.options()[draw.below(len(question.options()))])
    assert checked


def _compare(state: State, mover: int) -> None:
    shown = preview(state, mover)
    bare = state.copy()
    bare.crystals = [0] * state.options.seats
    bare.outcome = None
    chances = distribution(lambda: settled(bare.copy(), mover, state.face), lambda _: None)
    lives = sum(chance for (_, alive, _), chance in chances.items() if alive)
    assert lives == 1 - shown.dies
    for finish in shown.finishes:
        if finish.survives == 1 and not shown.home:
            expected = sum(
                chance for (field, alive, _), chance in chances.items() if alive and field == finish.field
            )
            assert expected == finish.chance


# -- dangers ------------------------------------------------------------------------------------


def test_one_opponent_within_reach_hits_with_one_face() -> None:
    state = position({"1S": 8, "2S": 5, "2M": "start"})
    shown = danger(state, number_of("1S"))
    assert shown.by_seat == [0, Fraction(1, 6)]
    assert shown.total == Fraction(1, 6)


@pytest.mark.rule("CR-TOW-04")
def test_the_save_lessens_the_danger() -> None:
    state = position({"1S": 8, "1T": 10, "2S": 5, "2M": "start"}, experience={"1T": 5})
    assert danger(state, number_of("1S")).total == Fraction(1, 12)


@pytest.mark.rule("CR-RNG-01")
def test_range_adds_faces() -> None:
    state = position({"1S": 8, "2R": 5, "2M": "start"}, experience={"2R": 5})
    assert danger(state, number_of("1S")).total == Fraction(4, 6)  # faces 3 to 6


@pytest.mark.rule("CR-SPN-01")
def test_a_character_that_will_be_spawned_counts_and_only_one() -> None:
    state = position({"1S": 17, "2S": 25, "2T": 26})
    assert danger(state, number_of("1S")).total == Fraction(1, 3)  # 2 hits from Start, a Rider also with 3
    state = position({"1S": 17, "2S": 25, "2T": 26, "2R": "start"}, experience={"2R": 5})
    assert danger(state, number_of("1S")).total == Fraction(3, 6)  # 2, 3 and 5; with 4 it jumps away


@pytest.mark.rule("CR-STA-01")
def test_nobody_is_in_danger_in_base_or_on_start() -> None:
    state = position({"1S": "start", "2S": 31})
    assert danger(state, number_of("1S")).total == 0
    assert danger(state, number_of("1M")).total == 0


def test_the_dangers_of_several_opponents_are_joined() -> None:
    state = position({"1S": 10, "2S": 9, "2M": "start", "3S": 8, "3M": "start"}, players=3)
    shown = danger(state, number_of("1S"))
    assert shown.by_seat == [0, Fraction(2, 6), Fraction(1, 6)]  # the Miner of seat 2 reaches F10 with 3
    assert shown.total == 1 - Fraction(4, 6) * Fraction(5, 6)
    assert shown.to_json() == {"character": 0, "by_seat": ["0", "1/3", "1/6"], "total": "4/9"}


def test_only_opponents_who_play_before_the_owner_count() -> None:
    state = position(players=4, turn_of=3)
    assert seats_before(state, 0) == [2, 3]
    assert seats_before(state, 2) == [3, 0, 1]
    assert seats_before(state, 3) == [2]
    state.gone[0] = True
    assert seats_before(state, 2) == [3, 1]


def test_the_die_on_the_table_counts_for_the_opponent_on_turn() -> None:
    state = position({"1S": 8, "2S": 5, "2M": "start"}, turn_of=2)
    state.face = 3
    assert danger(state, number_of("1S")).total == 1
    state.face = 4
    assert danger(state, number_of("1S")).total == 0


@pytest.mark.rule("CR-SEQ-12")
def test_the_die_is_used_once_experience_is_assigned() -> None:
    state = position({"1S": 8, "2S": 5, "2M": "start", "3S": 7, "3M": "start"}, players=3, turn_of=2)
    state.face = 3
    state.earned[0] = 1
    assert seats_before(state, 0) == [2]
    assert danger(state, number_of("1S")).by_seat == [0, 0, Fraction(1, 6)]


@pytest.mark.rule("CR-TRN-05")
def test_an_illegal_move_threatens_nobody() -> None:
    state = position({"1S": 8, "2A": 5, "2M": 7, "2T": "start", "2S": 31})
    assert danger(state, number_of("1S")).by_seat[1] == Fraction(2, 6)  # with a 2 the Archer cannot move


def test_the_first_character_of_a_seat_has_the_number_of_its_seat_times_four() -> None:
    assert number_of("3S") == 2 * TEAM
