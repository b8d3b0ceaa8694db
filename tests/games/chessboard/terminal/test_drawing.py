"""The board of Chessboard Skirmish in a terminal: everything is seen, with colours or without."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.state import ChessState, Mini, Profile
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.tabletop.grid import space_named
from dicefront.text.messages import Messages

COLOURED = Room(80, 24, True, True)
GREY = Room(80, 24, False, True)
LETTERS = Room(100, 60, False, False)


def mini(id: int, owner: int, text: str, space: str, ready: bool = True) -> Mini:
    """``mini(0, 0, "d8 armor:2 bow hero", "c3")``."""
    words = text.split()
    armor = next((int(word[6:]) for word in words if word.startswith("armor:")), 0)
    hero = "hero" in words
    profile = Profile(int(words[0][1:]), armor, "bow" in words, "gun" in words, hero, "archer", 8)
    return Mini(id, owner, profile, space_named(space), armor, ready, hero)


def position(*minis: Mini, obstacles: str = "", marker: str = "", carrier: int = NOBODY) -> ChessState:
    options = Options(GAME.complete_options({"scenario": "retrieve"}))
    walls = [space_named(name) for name in obstacles.split()]
    place = space_named(marker) if marker else -1
    return ChessState(
        options, "turn", [[], []], [[], []], list(minis), walls, 0, 0, 0, 1, 0, [False, False], False, 0,
        place, carrier, None,
    )  # fmt: skip


def drawn(
    state: ChessState, room: Room, viewer: int = 0, question: Question[object] | None = None
) -> list[str]:
    """The board as text, line by line."""
    console = Console(file=io.StringIO(), width=room.width, color_system=None, force_terminal=False)
    board = board_of(GAME, wording_of(GAME, Messages("en")))
    console.print(board.draw(state, viewer, question, room))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("room", [COLOURED, GREY, LETTERS])
def test_a_miniature_shows_die_weapons_armor_and_hero(room: Room) -> None:
    text = "\n".join(drawn(position(mini(0, 0, "d20 bow armor:2 hero", "d4")), room))
    assert "d20" in text
    assert "bow A2 H" in text or "bA2H" in text


@pytest.mark.parametrize("room", [COLOURED, GREY, LETTERS])
def test_sides_and_spent_miniatures_are_told_apart_without_colour(room: Room) -> None:
    state = position(mini(0, 0, "d8", "a1"), mini(1, 1, "d8", "b1"), mini(2, 0, "d6", "c1", ready=False))
    text = "\n".join(drawn(state, room))
    if room.signs:
        assert "▲d8" in text
        assert "▼d8" in text
        assert "△d6" in text
        assert "✓" in text
    else:
        assert "Sd8" in text
        assert "Nd8" in text
        assert "+" in next(line for line in text.splitlines() if "Sd6" in line)


@pytest.mark.parametrize("room", [COLOURED, GREY, LETTERS])
def test_an_engaged_pair_stands_side_by_side_with_all_it_has(room: Room) -> None:
    state = position(mini(0, 0, "d10 bow gun armor:2 hero", "d4"), mini(1, 1, "d20 armor:1 hero", "d4"))
    lines = drawn(state, room)
    first = next(index for index, line in enumerate(lines) if "d10" in line)
    assert "d20" in lines[first]
    assert lines[first].index("d10") < lines[first].index("d20")
    assert "bg2H" in lines[first + 1]
    assert "A1H" in lines[first + 1] or "A1 H" in lines[first + 1]


def test_the_own_side_is_at_the_bottom() -> None:
    state = position(mini(0, 0, "d8", "a1"), mini(1, 1, "d6", "h8"))
    from_south, from_north = drawn(state, COLOURED), drawn(state, COLOURED, viewer=1)
    assert "d8" in "".join(from_south[-3:])
    assert "d6" in "".join(from_north[-3:])
    assert from_south[-1].split() == list("abcdefgh")
    assert from_north[-1].split() == list("hgfedcba")
    assert "▲d6" in "\n".join(from_north)


def test_obstacles_marker_and_carrier_are_seen() -> None:
    lines = drawn(position(mini(0, 0, "d8", "a1"), obstacles="c3 d3", marker="e5"), COLOURED)
    assert "▒" * 18 in "\n".join(lines)
    assert "◆" in "\n".join(lines)
    carried = drawn(position(mini(0, 0, "d8", "a1"), carrier=0), COLOURED)
    assert "▲d8◆" in "\n".join(carried)


@pytest.mark.parametrize("height", [8, 12, 18, 24, 40])
def test_the_board_fits_eighty_columns_and_the_height_it_gets(height: int) -> None:
    state = position(
        *(
            mini(number, number % 2, "d20 bow gun armor:2 hero", f"{file}{1 + number % 2 * 7}")
            for number, file in enumerate("abcdefgh")
        )
    )
    for room in (Room(80, height, True, True), Room(80, height, False, True)):
        lines = drawn(state, room)
        assert max(len(line) for line in lines) <= 79
        assert len(lines) <= max(height, 11)


def test_legal_moves_and_the_odds_of_attacks_are_marked() -> None:
    table = GAME.table({"points": 20}, [{"name": "", "minis": ["d8", "d4", "d4", "d4"]}] * 2, seed=1)
    while table.state.round == 0:
        table.take(table.pending[0].player, table.pending[0].default())
    question = table.pending[0]
    player = question.player
    ready = "\n".join(drawn(table.state, COLOURED, player, question))
    assert ready.count("•") == 4
    table.answer(player, question.options()[0])
    question = table.pending[0]
    moving = "\n".join(drawn(table.state, COLOURED, player, question))
    assert "[▲d" in moving
    assert moving.count("·") == len(question.options()) - 1
    foe = next(one for one in table.state.minis if one.owner != player)
    mine = table.state.minis[question.args()["mini"]]  # type: ignore[index]
    foe.space = mine.space + 8 if mine.space < 56 else mine.space - 8
    near = "\n".join(drawn(table.state, COLOURED, player, question))
    assert "×" in near
    assert "%" in near
