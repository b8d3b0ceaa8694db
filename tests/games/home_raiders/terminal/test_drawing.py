"""The map of Home Raiders: to scale, readable without colour, on small and large screens."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, hero, marker, position, tin, unit
from dicefront.parts.terminal.drawing import Board, Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import LANGUAGES, Messages
from tests.games.home_raiders.moves import orders_question


def board(language: str = "en") -> Board:
    return board_of(GAME, wording_of(GAME, Messages(language), ["Anna", "Bram"]))


def drawn(
    state: State, width: int, height: int, signs: bool = True, reach: dict[int, str] | None = None
) -> list[str]:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(board().draw(state, 0, None, Room(width, height, False, signs), reach or {}))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def small_table() -> State:
    return position(
        unit(0, "nl-guardmen", (5, 25), (6.5, 25), leader=("nl-captain-shefin", (5, 23))),
        hero(1, "gr-big-cog", (25, 5)),
        things=[block(12, 12, 18, 18, 0.5), tin(25, 15, 4, 5), tin(2, 28, 3, 4, portal=0)],
        markers=[marker(0, 10, 5)],
        objective="spot",
    )


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 13), (120, 40), (200, 60), (60, 24)])
def test_the_map_fits_and_shows_everybody(width: int, height: int) -> None:
    lines = drawn(small_table(), width, height)
    assert len(lines) <= max(height, 13)
    assert max(len(line) for line in lines) <= width
    text = "\n".join(lines)
    for sign in ("A1", "A2", "A*", "b+", "◆1", "P1"):
        assert sign in text


def test_north_is_up_and_east_is_right() -> None:
    lines = drawn(small_table(), 120, 40)
    north = next(number for number, line in enumerate(lines) if "A1" in line)
    south = next(number for number, line in enumerate(lines) if "b+" in line)
    assert north < south
    assert lines[north].index("A1") < lines[south].index("b+")


def test_the_map_is_to_scale() -> None:
    lines = drawn(small_table(), 120, 31)
    ruler = lines[-1]
    assert abs((ruler.index("25") - ruler.index("5")) - 2 * 20) <= 2  # 20 inches, two columns each
    marks = {line[:2].strip(): number for number, line in enumerate(lines[:-1]) if line[:2].strip()}
    assert abs((marks["5"] - marks["25"]) - 20) <= 1


def test_heights_are_shades_and_plain_text_has_letters() -> None:
    text = "\n".join(drawn(small_table(), 120, 40))
    assert "░" in text
    assert "▓" in text
    plain = "\n".join(drawn(small_table(), 100, 40, signs=False))
    assert "." in plain
    assert "#" in plain
    assert "@1" in plain
    assert "◆" not in plain


def test_wounds_and_lying_down_are_seen_without_colour() -> None:
    state = small_table()
    state.characters[0].wounds = 1
    state.characters[1].down = True
    state.characters[2].wounds, state.characters[2].down = 1, True
    state.characters[3].wounds = 2
    text = "\n".join(drawn(state, 120, 40))
    for sign in ("A1'", "A2_", "A*%", 'b+"'):
        assert sign in text


def test_reach_is_marked_where_there_is_a_way() -> None:
    without = "".join(drawn(small_table(), 120, 40)).count("+")
    assert "".join(drawn(small_table(), 120, 40, reach={3: "+"})).count("+") > without + 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_tells_troops_actions_and_objects(language: str) -> None:
    state = small_table()
    lines = [line.plain for line in board(language).panel(state, 0, Room(44, 40, True, True))]
    assert "Anna" in lines
    assert any(line.startswith("> A ") and "1 2 *" in line for line in lines)
    assert any("2 act" in line for line in lines)
    assert any("0.5" in line or "0,5" in line for line in lines)
    assert not any("[play" in line for line in lines)


@pytest.mark.parametrize("height", [9, 12, 20, 40])
def test_the_panel_keeps_to_its_room(height: int) -> None:
    lines = board().panel(small_table(), 0, Room(30, height, True, True))
    assert sum(-(-len(part) // 30) for line in lines for part in line.plain.split("\n")) <= height


def test_choices_are_marked_where_they_lead() -> None:
    state = small_table()
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(board().draw(state, 0, orders_question(state), Room(120, 40, False, True)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "①" in text
    assert "②" in text


def test_many_figures_in_a_heap_are_all_shown() -> None:
    places = [(10 + 1.1 * (number % 3), 10 + 1.1 * (number // 3)) for number in range(9)]
    state = position(unit(0, "gr-ragmen", *places), hero(1, "gr-big-cog", (25, 5)))
    text = "\n".join(drawn(state, 80, 14))
    for number in range(1, 10):
        assert f"A{number}" in text
