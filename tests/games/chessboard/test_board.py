"""BRD: the board and what lies open on it."""

import json

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import reach
from dicefront.games.chessboard.rules.state import (
    CENTRE,
    NORTH,
    OWN_CORNERS,
    PLAYERS,
    SOUTH,
    START_SPACES,
    ChessState,
)
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.tabletop.grid import NAMES, NEIGHBOURS, distance, members, space_named
from tests.games.chessboard.positions import match, names, opened


@pytest.mark.rule("CB-BRD-01")
def test_the_board_has_64_spaces_from_a1_at_the_bottom_left_to_h8() -> None:
    assert len(NAMES) == len(set(NAMES)) == 64
    assert names([0, 7, 8, 56, 63]) == ["a1", "h1", "a2", "a8", "h8"]
    rows = GAME.diagram(position(south={"a1": "d4"}, north={"h8": "d6"}, obstacles=["b2"])).splitlines()
    assert rows[0].startswith("8 ")
    assert rows[0].endswith("N6  ")
    assert rows[7].startswith("1 S4  ")
    assert rows[6].startswith("2 .    ####")
    assert rows[8].split() == list("abcdefgh")


@pytest.mark.rule("CB-BRD-01")
@pytest.mark.parametrize("word", ["i1", "a9", "a0", "A1", "", "a", "11", "a10", "d4 "])
def test_what_names_no_space_is_no_space(word: str) -> None:
    assert space_named(word) == -1


@pytest.mark.rule("CB-BRD-02")
def test_two_players_take_part_south_on_rank_1_and_north_on_rank_8() -> None:
    played = match(["d6"] * 5, ["d6"] * 5, dice=[1, 2])
    assert played.table.seats == 2
    assert PLAYERS == [SOUTH, NORTH]
    assert {NAMES[space][1] for space in START_SPACES[SOUTH] + OWN_CORNERS[SOUTH]} == {"1"}
    assert {NAMES[space][1] for space in START_SPACES[NORTH] + OWN_CORNERS[NORTH]} == {"8"}


@pytest.mark.rule("CB-BRD-02")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_no_other_number_of_players_is_seated(count: int) -> None:
    with pytest.raises(BadData, match=f"rosters: expected 2 of them, got '{count}'"):
        GAME.table(None, [None] * count)


@pytest.mark.rule("CB-BRD-03")
def test_each_player_owns_the_two_corners_of_the_own_side() -> None:
    assert names(OWN_CORNERS[SOUTH]) == ["a1", "h1"]
    assert names(OWN_CORNERS[NORTH]) == ["a8", "h8"]


@pytest.mark.rule("CB-BRD-04")
def test_the_starting_spaces_are_b_to_g_of_the_own_side() -> None:
    assert names(START_SPACES[SOUTH]) == ["b1", "c1", "d1", "e1", "f1", "g1"]
    assert names(START_SPACES[NORTH]) == ["b8", "c8", "d8", "e8", "f8", "g8"]


@pytest.mark.rule("CB-BRD-05")
def test_the_distance_is_the_larger_of_file_and_rank_difference() -> None:
    assert distance(s("b1"), s("d4")) == distance(s("d4"), s("b1")) == 3
    assert distance(s("a1"), s("h2")) == 7
    assert distance(s("h1"), s("a2")) == 7  # neighbours by number, not on the board
    assert distance(s("e5"), s("e5")) == 0


@pytest.mark.rule("CB-BRD-05")
def test_d4_has_eight_adjacent_spaces_a1_three_and_d1_five() -> None:
    assert names(NEIGHBOURS[s("d4")]) == ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
    assert names(NEIGHBOURS[s("a1")]) == ["b1", "a2", "b2"]
    assert names(NEIGHBOURS[s("d1")]) == ["c1", "e1", "c2", "d2", "e2"]
    for space in range(64):
        assert NEIGHBOURS[space] == [other for other in range(64) if distance(space, other) == 1]


@pytest.mark.rule("CB-BRD-06")
def test_the_centre_is_d4_e4_d5_and_e5() -> None:
    assert names(CENTRE) == ["d4", "e4", "d5", "e5"]


def mirrored(space: int) -> int:
    """The space on the other wing: of the same rank, and of the other colour."""
    return space ^ 7


def open_field(file_mirrored: bool) -> ChessState:
    """A fight with obstacles and shooters of both sides; mirrored, every space has the other colour."""

    def place(minis: dict[str, str]) -> dict[str, str]:
        return {NAMES[mirrored(s(name))] if file_mirrored else name: text for name, text in minis.items()}

    obstacles = place(dict.fromkeys(["c3", "d2", "f6"], ""))
    south = place({"c2": "d8 bow", "e1": "d4", "g5": "d6 gun"})
    north = place({"e4": "d10", "c5": "d6 bow", "g7": "d12"})
    return position(south, north, obstacles=list(obstacles), diagonal_gaps="closed")


@pytest.mark.rule("CB-BRD-07")
def test_a_position_with_all_colours_changed_has_the_same_moves_and_attacks() -> None:
    position, twin = open_field(False), open_field(True)
    for mini, other in zip(position.minis, twin.minis, strict=True):
        assert other.space == mirrored(mini.space)
        assert (mini.space // 8 + mini.space) % 2 != (other.space // 8 + other.space) % 2
        ends = sorted(mirrored(space) for space in members(*reach(position, mini)))
        assert members(*reach(twin, other)) == ends
        assert attacks_from(twin, other, other.space) == attacks_from(position, mini, mini.space)


@pytest.mark.rule("CB-BRD-08")
def test_everybody_sees_dice_equipment_armor_rerolls_reserves_and_who_is_spent() -> None:
    state = position(
        south={"b1": "d8 hero used", "c1": "d6 bow gun spent"},
        north={"b8": "d10 armor:3 worn:1 hero"},
        north_reserve=["d4"],
    )
    views: list[Json] = [GAME.view(state, player) for player in (SOUTH, NORTH, None)]
    assert views[0] == views[1] == views[2]
    seen = json.loads(json.dumps(views[0]))["minis"]
    assert [mini["die"] for mini in seen] == [8, 6, 10, 4]
    assert [mini["space"] for mini in seen] == [s("b1"), s("c1"), s("b8"), None]
    assert [mini["where"] for mini in seen] == ["board", "board", "board", "reserve"]
    assert [mini["armor"] for mini in seen] == [0, 0, 2, 0]
    assert [mini["hero"] for mini in seen] == [True, False, True, False]
    assert [mini["reroll"] for mini in seen] == [False, False, True, False]
    assert [mini["bow"] for mini in seen] == [False, True, False, False]
    assert [mini["gun"] for mini in seen] == [False, True, False, False]
    assert [mini["ready"] for mini in seen] == [True, False, True, False]


@pytest.mark.rule("CB-BRD-08")
def test_what_is_used_up_in_play_is_seen_by_both() -> None:
    played = opened(
        position(south={"b2": "d8 hero"}, north={"b3": "d6 armor:1", "h8": "d4"}), dice=[1, 8, 3, 2]
    )
    played.play("b2", "b2", "xb3", "yes")
    for player in PLAYERS:
        seen = json.loads(json.dumps(GAME.view(played.state, player)))["minis"]
        assert seen[0]["reroll"] is False
        assert seen[0]["ready"] is False
        assert seen[1]["armor"] == 0
    assert mini_at(played.state, "b3").profile.armor == 1
