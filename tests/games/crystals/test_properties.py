"""What holds for all positions and all answers."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.board import HOME, LAP, STAY, Board, distance
from dicefront.games.crystals.rules.danger import danger
from dicefront.games.crystals.rules.kills import plan_move
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.preview import preview
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.rules.tower import AURA, cover, push_back_step
from dicefront.games.crystals.rules.tracks import Track
from dicefront.games.crystals.scenes import position
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.playout import play_on
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_moment

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.sampled_from([2, 3, 4]),
        "side_length": st.sampled_from([3, 5, 7, 9]),
        "last_teleport": st.sampled_from(["stay", "home", "lap"]),
        "teleport_origin_kill": st.sampled_from(["no", "yes"]),
        "mine_trigger": st.sampled_from(["end", "pass_clears"]),
        "aura_covers": st.sampled_from(["all", "attacks"]),
        "victory": st.sampled_from(["either", "crystals"]),
        "crystals_to_win": st.sampled_from([2, 3]),
        "extra_turn_limit": st.sampled_from([0, 1, 3]),
    }
)


# Moments are drawn as numbers, not as tables: Hypothesis keeps weak references to what it draws, and compiled
# classes with type parameters do not survive them.
MOMENTS = st.tuples(OPTIONS, st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 150))


def table_at(moment: tuple[Any, int, int, int]) -> Table[State]:
    """A match after some random decisions."""
    options, dice, draw, decisions = moment
    table = GAME.table(options, seed=dice)
    play_on(table, Draw(draw), decisions)
    return table


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """Any track the rules allow."""
    players = draw(st.integers(2, 4))
    gaps = draw(st.lists(st.integers(4, 9), min_size=3, max_size=6))
    fields = sum(gaps)
    teleports = [sum(gaps[:index]) for index in range(len(gaps))]
    entries = draw(st.lists(st.integers(0, fields - 1), min_size=players, max_size=players, unique=True))
    return Track("any", players, fields, entries, teleports)


@given(MOMENTS)
def test_every_moment_can_be_cloned_saved_and_answered(moment: tuple[Any, int, int, int]) -> None:
    check_moment(table_at(moment))


@given(MOMENTS, ANYTHING)
def test_no_answer_breaks_a_judge(moment: tuple[Any, int, int, int], answer: Any) -> None:
    for question in table_at(moment).pending:
        refusal = question.check(answer)
        listed = any(type(option) is type(answer) and option == answer for option in question.options())
        assert (refusal is None) == listed
        if refusal is not None and refusal.reason != "kernel.unreadable":
            assert refusal.reason.startswith("crystals.")
            assert refusal.rule.startswith("CR-")


@pytest.mark.rule("CR-TRN-06")
@given(MOMENTS)
def test_somebody_outside_the_base_can_always_move(moment: tuple[Any, int, int, int]) -> None:
    state = table_at(moment).state
    for seat in range(state.options.seats):
        outside = [
            character for character in state.characters[4 * seat : 4 * seat + 4] if character.step >= 0
        ]
        for face in range(1, 7):
            assert bool(legal_movers(state, seat, face)) == bool(outside)


@pytest.mark.rule("CR-TOW-08", "CR-KIL-05")
@given(MOMENTS)
def test_nobody_is_attacked_twice_and_no_own_character(moment: tuple[Any, int, int, int]) -> None:
    state = table_at(moment).state
    for seat in range(state.options.seats):
        for face in range(1, 7):
            for mover in legal_movers(state, seat, face):
                targets = [attack.target for attack in plan_move(state, mover, face).attacks]
                assert len(targets) == len(set(targets))
                assert all(target // TEAM != seat for target in targets)


@pytest.mark.rule("CR-TOW-14", "CR-TOW-15", "CR-TOW-16")
@given(MOMENTS)
def test_a_push_back_ends_on_a_free_field_or_where_the_mover_came_from(
    moment: tuple[Any, int, int, int],
) -> None:
    state = table_at(moment).state
    for seat in range(state.options.seats):
        for face in range(1, 7):
            for mover in legal_movers(state, seat, face):
                move = plan_move(state, mover, face)
                if move.destination != state.options.board.home:
                    step = push_back_step(state, seat, move.origin, move.destination, [])
                    field = state.options.board.field_at[seat][step]
                    assert step == move.origin or state.occupants[field] == NOBODY
                    assert step != move.destination


@pytest.mark.rule("CR-BRD-06", "CR-LAP-01", "CR-TEL-01", "CR-BRD-15")
@given(tracks(), st.sampled_from([STAY, HOME, LAP]))
def test_laps_and_jumps_of_any_track(track: Track, last: int) -> None:
    board = Board(track, last)
    for seat in range(track.players):
        lap = board.field_at[seat][1:-1]
        assert sorted(lap) == list(range(track.fields))
        assert all(board.field_at[seat][board.step_at[seat][field]] == field for field in range(track.fields))
        jumping = [step for step, there in enumerate(board.jump_to[seat]) if there]
        assert all(board.field_at[seat][step] in track.teleports for step in jumping)
        back = [step for step in jumping if board.jump_to[seat][step] < step]
        homeward = [step for step in jumping if board.jump_to[seat][step] == board.home]
        assert len(jumping) == len(track.teleports) - (1 if last == STAY else 0)
        assert (len(back), len(homeward)) == (1 if last == LAP else 0, 1 if last == HOME else 0)


@pytest.mark.rule("CR-TOW-01", "CR-TOW-02")
@given(st.integers(12, 60), st.integers(0, 59), st.integers(0, 59))
def test_distance_is_the_shorter_way_round(length: int, one: int, other: int) -> None:
    one, other = one % length, other % length
    assert distance(length, one, other) == min((one - other) % length, (other - one) % length)
    assert distance(length, one, other) == distance(length, other, one)


@pytest.mark.rule("CR-TOW-01")
@given(st.integers(0, 31))
def test_the_aura_covers_nine_fields(field: int) -> None:
    state = position({"2T": field})
    assert sum(1 for place in range(32) if cover(state, 1, place)) == 2 * AURA + 1


@given(MOMENTS)
def test_dangers_and_previews_are_pure_and_are_chances(moment: tuple[Any, int, int, int]) -> None:
    state = table_at(moment).state
    before = json.dumps(GAME.encode(state))
    for number in range(len(state.characters)):
        assert 0 <= danger(state, number).total <= 1
    for mover in legal_movers(state, state.player, 3):
        shown = preview(state, mover, 3)
        assert sum(finish.chance for finish in shown.finishes) == 1
        assert 0 <= shown.dies <= 1
    assert json.dumps(GAME.encode(state)) == before


@given(MOMENTS, st.data())
def test_a_damaged_state_is_refused_with_its_place(
    moment: tuple[Any, int, int, int], data: st.DataObject
) -> None:
    encoded = GAME.encode(table_at(moment).state)
    assert isinstance(encoded, dict)
    name = data.draw(st.sampled_from(sorted(encoded)))
    encoded[name] = data.draw(ANYTHING)
    try:
        state = GAME.decode(encoded)
    except BadData:
        return
    assert GAME.problem_of_state(state) == ""


@pytest.mark.parametrize("name", ["turns", "characters", "occupants", "starts", "mines", "gone", "options"])
def test_a_state_with_a_list_too_short_is_refused(name: str) -> None:
    encoded = GAME.encode(position({"1S": 5}))
    assert isinstance(encoded, dict)
    encoded[name] = []
    with pytest.raises(BadData):
        GAME.decode(encoded)
