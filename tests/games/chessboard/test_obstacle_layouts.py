"""OBS: obstacles at random and by named layouts."""

import pytest

from dicefront.games.chessboard.rules.catalogue import LAYOUTS
from dicefront.games.chessboard.rules.events import ObstaclesSet
from dicefront.games.chessboard.rules.setup import (
    MIDDLE_RANKS,
    SYMMETRIC_PAIRS,
    layout_problem,
    random_layout,
)
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.errors import BadData
from dicefront.kernel.event import Thrown
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import play_out
from dicefront.tabletop.grid import NAMES, half_turn
from tests.games.chessboard.positions import (
    match,
    names,
    options,
    spaces,
)
from tests.games.chessboard.test_obstacles import DARK, TWO, faces_for, is_connected, layout

# -- random -------------------------------------------------------------------------------------

SINGLES = [[space] for space in range(s("a2"), s("h7") + 1)]


def drawn(steps: Steps[list[int]], dice: list[int]) -> tuple[list[int], int]:
    """The layout that a procedure finds, and how often it shuffled."""
    played = play_out(steps, dice=dice)
    assert played.result is not None
    assert set(played.purposes) <= {"chessboard.obstacles"}
    return played.result, len(played.rolls)


@pytest.mark.rule("CB-OBS-10")
def test_the_48_spaces_are_shuffled_and_taken_in_that_order() -> None:
    order = [[s(name)] for name in ("e5", "a2", "h7", "c4", "b3")]
    dice = [1, 2, *faces_for(order, SINGLES)]
    played = match(TWO, TWO, dice=dice, obstacles="random", obstacle_count=4, army_min=1)
    assert [throw.sides for throw in played.told(Thrown)][2] == list(range(48, 1, -1))
    assert played.state.obstacles == spaces("e5 a2 h7 c4")
    assert played.told(ObstaclesSet) == [ObstaclesSet(spaces("e5 a2 h7 c4"))]
    played.done()


@pytest.mark.rule("CB-OBS-10")
def test_a_space_that_would_make_the_layout_illegal_is_passed_over() -> None:
    rank_2 = [[space] for space in range(s("a2"), s("a3"))]
    order = [*rank_2, [s("d5")], [s("d7")]]
    found, shuffles = drawn(random_layout(SINGLES, 8, options()), faces_for(order, SINGLES))
    assert (names(found), shuffles) == (["a2", "b2", "c2", "d2", "e2", "f2", "g2", "d5"], 1)


@pytest.mark.rule("CB-OBS-10", "CB-OBS-04")
def test_in_retrieve_the_last_centre_space_is_passed_over() -> None:
    order = [[s(name)] for name in ("d4", "e4", "d5", "e5", "h5")]
    found, _ = drawn(random_layout(SINGLES, 4, options(scenario="retrieve")), faces_for(order, SINGLES))
    assert names(found) == ["d4", "e4", "d5", "h5"]


@pytest.mark.rule("CB-OBS-10", "CB-OBS-03")
@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_random_layouts_are_legal(gaps: str) -> None:
    for seed in range(6):
        found = layout("random", seed, 20, diagonal_gaps=gaps)
        assert is_connected(found, gaps == "closed")
        assert len(found) == 20


@pytest.mark.rule("CB-OBS-11")
def test_the_24_pairs_are_those_of_a_half_turn() -> None:
    pairs = {frozenset(names(pair)) for pair in SYMMETRIC_PAIRS}
    assert len(pairs) == len(SYMMETRIC_PAIRS) == 24
    assert {frozenset({"a2", "h7"}), frozenset({"b2", "g7"}), frozenset({"d4", "e5"})} <= pairs
    assert sorted(space for pair in SYMMETRIC_PAIRS for space in pair) == MIDDLE_RANKS


@pytest.mark.rule("CB-OBS-11")
@pytest.mark.parametrize(("count", "taken"), [(0, 0), (1, 0), (6, 6), (7, 6), (31, 30), (32, 32)])
def test_random_symmetric_looks_the_same_from_both_sides_and_has_an_even_number(
    count: int, taken: int
) -> None:
    for seed in range(4):
        found = layout("random_symmetric", seed, count)
        assert len(found) == taken
        assert sorted(half_turn(space) for space in found) == found


@pytest.mark.rule("CB-OBS-11")
def test_the_pairs_are_shuffled_and_taken_in_that_order() -> None:
    order = [[s("c4"), s("f5")], [s("a2"), s("h7")], [s("d2"), s("e7")]]
    dice = [1, 2, *faces_for(order, SYMMETRIC_PAIRS)]
    played = match(TWO, TWO, dice=dice, obstacles="random_symmetric", obstacle_count=5, army_min=1)
    assert [throw.sides for throw in played.told(Thrown)][2] == list(range(24, 1, -1))
    assert played.state.obstacles == spaces("c4 f5 a2 h7")
    played.done()


LONG, SHORT, LAST = spaces("a2 b2 c2 d2 e2"), spaces("f2 g2"), spaces("h2")
"""Parts of a wall: two of them leave a way through, all three do not."""


@pytest.mark.rule("CB-OBS-12")
def test_a_list_that_ends_too_early_is_shuffled_anew() -> None:
    parts = [LONG, SHORT, LAST]
    too_few = faces_for([LONG, LAST, SHORT], parts)  # six, and the two of SHORT do not fit any more
    enough = faces_for([LONG, SHORT, LAST], parts)
    found, shuffles = drawn(random_layout(parts, 7, options()), too_few + too_few + enough)
    assert (found, shuffles) == (LONG + SHORT, 3)


@pytest.mark.rule("CB-OBS-12")
def test_after_100_shuffles_the_largest_legal_layout_is_used() -> None:
    parts = [LONG, SHORT + LAST]
    largest, smaller = faces_for(parts, parts), faces_for(parts[::-1], parts)
    found, shuffles = drawn(random_layout(parts, 8, options()), smaller * 60 + largest + smaller * 39)
    assert (found, shuffles) == (LONG, 100)


# -- named layouts ------------------------------------------------------------------------------

DRAWINGS = """
8 . . . . . . . .   8 . . . . . . . .   8 . . . . . . . .   8 . . . . . . . .
7 . . . . . . . .   7 . . . . . . . .   7 . . . . . . . .   7 . # . . . . # .
6 . . # . . # . .   6 # # . . # . . .   6 # # # . . # # #   6 . # . # # . # .
5 . # . . . . # .   5 . . . # . . . #   5 . . . . . . . .   5 . . . # . . . .
4 . # . . . . # .   4 # . . . # . . .   4 . . . . . . . .   4 . . . . # . . .
3 . . # . . # . .   3 . . . # . . # #   3 # # # . . # # #   3 . # . # # . # .
2 . . . . . . . .   2 . . . . . . . .   2 . . . . . . . .   2 . # . . . . # .
1 . . . . . . . .   1 . . . . . . . .   1 . . . . . . . .   1 . . . . . . . .
"""


def drawn_layout(number: int) -> list[str]:
    """The obstacles of one of the four drawings, by name."""
    found: list[str] = []
    for row in DRAWINGS.strip().splitlines():
        rank, *marks = row.split()[number * 9 : number * 9 + 9]
        found += [f"{file}{rank}" for file, mark in zip("abcdefgh", marks, strict=True) if mark == "#"]
    return found


@pytest.mark.rule("CB-OBS-13")
@pytest.mark.parametrize(
    ("number", "name", "count"), [(0, "pillars", 8), (1, "ruins", 10), (2, "gates", 12), (3, "maze", 14)]
)
def test_the_named_layouts_are_as_drawn_and_the_same_for_both_players(
    number: int, name: str, count: int
) -> None:
    found = layout(name, 0)
    assert names(found) == names(spaces(" ".join(drawn_layout(number))))
    assert len(found) == count
    assert sorted(half_turn(space) for space in found) == found
    for gaps in ("open", "closed"):
        for scenario in ("last_standing", "retrieve"):
            assert layout_problem(found, options(diagonal_gaps=gaps, scenario=scenario)) is None


@pytest.mark.rule("CB-OBS-14", "CB-OBS-13")
def test_checkers_marks_the_24_dark_spaces_of_ranks_2_to_7() -> None:
    found = layout("checkers", 0)
    assert found == DARK
    assert len(found) == 24
    assert names(found)[:8] == ["b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"]
    assert sorted(half_turn(space) for space in found) == found


@pytest.mark.rule("CB-OBS-14", "CB-OPT-20")
def test_checkers_needs_open_gaps() -> None:
    with pytest.raises(
        BadData, match=r"options.obstacles: .*diagonal_gaps closed, got 'checkers' \[CB-OPT-20\]"
    ):
        match(TWO, TWO, obstacles="checkers", diagonal_gaps="closed")


@pytest.mark.rule("CB-OBS-14", "CB-OBS-13")
@pytest.mark.parametrize(
    ("name", "free"),
    [
        ("ruins", ["d4", "e5"]),
        ("maze", ["d4", "e5"]),
        ("checkers", ["e4", "d5"]),
        ("pillars", ["d4", "e4", "d5", "e5"]),
        ("gates", ["d4", "e4", "d5", "e5"]),
    ],
)
def test_the_free_centre_spaces_of_the_named_layouts(name: str, free: list[str]) -> None:
    assert [centre for centre in ("d4", "e4", "d5", "e5") if s(centre) not in LAYOUTS[name]] == free
    assert all(space < 64 for space in LAYOUTS[name])
    assert not {NAMES[space][1] for space in LAYOUTS[name]} & {"1", "8"}
