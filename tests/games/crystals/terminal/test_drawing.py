"""The board of Crystals in a terminal: everything is seen, on every track, with colours or without."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import position
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import NO_MARKS, Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import LANGUAGES, Messages

COLOURED = Room(80, 16, True, True)
GREY = Room(80, 16, False, True)
PLAIN = Room(100, 60, False, False)
WIDE = Room(120, 34, False, True)

TRACKS: list[dict[str, Json]] = [
    {"players": players, "side_length": length} for players in (2, 3, 4) for length in (3, 5, 7, 9)
]
OWN: list[dict[str, Json]] = [
    {"id": "long", "players": 2, "fields": 60, "entries": [0, 1], "teleports": [3, 30]},
    {"id": "odd", "players": 4, "fields": 13, "entries": [0, 1, 2, 3], "teleports": [3, 8]},
]


def text_of(thing: Any, room: Room) -> list[str]:
    console = Console(file=io.StringIO(), width=room.width, color_system=None, force_terminal=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawn(
    state: State,
    room: Room,
    question: Question[Any] | None = None,
    viewer: int = 0,
    reach: dict[int, str] | None = None,
) -> list[str]:
    """The board as text, line by line."""
    board = board_of(GAME, wording_of(GAME, Messages("en")))
    return text_of(board.draw(state, viewer, question, room, NO_MARKS if reach is None else reach), room)


def panel(state: State, room: Room, language: str = "en") -> list[str]:
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    return [line.plain for line in board_of(GAME, words).panel(state, 0, room)]


def move_question(state: State, face: int) -> MoveQuestion:
    state.face = face
    return MoveQuestion(state.player, state, legal_movers(state, state.player, face))


@pytest.mark.parametrize("room", [COLOURED, GREY, WIDE])
def test_class_owner_and_level_are_seen_without_colour(room: Room) -> None:
    state = position({"1S": 5, "2A": 8, "2T": "start"}, experience={"2A": 5, "2T": 2}, mines={7: 2})
    text = "\n".join(drawn(state, room))
    for token in ("1S⠄", "2A⠇", "(2T⠆)", "*2", "(1  )", "⌂1", "⌂2", "◆ ◆ ◆ ◆ ◆"):
        assert token in text


def test_plain_text_has_letters_and_a_notch_for_each_level() -> None:
    state = position({"1S": 5, "2A": 11, "2T": "start"}, experience={"2A": 5, "2T": 2})
    text = "\n".join(drawn(state, PLAIN))
    for token in ("1S' ", "[2A''']", "(2T'' )", "H1", "c c c c c"):
        assert token in text
    assert text.isascii()


@pytest.mark.parametrize("room", [COLOURED, GREY, PLAIN, WIDE, Room(60, 24, False, True)])
@pytest.mark.parametrize("options", [*TRACKS, *({"track": track} for track in OWN)])
def test_every_field_of_every_track_is_drawn_within_the_screen(options: dict[str, Json], room: Room) -> None:
    state = GAME.table(options).state
    lines = drawn(state, room)
    text = "\n".join(lines)
    assert max(len(line) for line in lines) <= room.width
    assert len(lines) <= max(room.height, 17)
    named = text.replace("F", " ").replace("[", " ").replace("]", " ").split()
    teleports = state.options.board.track.teleports
    assert [field for field in range(state.options.board.length) if str(field) not in named] == []
    assert text.count("[") == len(teleports)


def test_the_own_entry_is_at_the_bottom_and_teleports_are_the_corners() -> None:
    state = position({"1S": 0, "2S": 16})
    first, second = drawn(state, GREY), drawn(state, GREY, viewer=1)
    assert "1S⠄" in first[-1]
    assert "2S⠄" in first[0]
    assert "2S⠄" in second[-1]
    assert first[-1].split()[0] == "[3]"
    assert first[-1].split()[-1] == "[27]"


def test_who_can_move_where_to_and_who_would_be_attacked_is_marked() -> None:
    state = position({"1R": 5, "1S": "start", "1M": 20, "2M": 8, "2T": 12}, mines={24: 2})
    lines = drawn(state, GREY, move_question(state, 4))
    text = "\n".join(lines)
    assert "•1R⠄" in text
    assert "•1S⠄)" in text
    assert "→R" in text  # the Rider goes to F9 and reaches back to F8
    assert "×2M⠄" in text
    assert "×2T" not in text
    assert "→*2" in text  # the Miner would step on the mine, which stays in sight


def test_the_way_home_is_marked() -> None:
    state = position({"1S": 30, "1M": 4})
    assert "→⌂1" in "\n".join(drawn(state, GREY, move_question(state, 3)))


def test_reach_marks_fields_by_the_roll_that_leads_there() -> None:
    state = position({"1R": 5, "2M": 8}, experience={"1R": 2})
    words = wording_of(GAME, Messages("en"))
    marks = words.reached(None, state, ["R"])
    assert marks == {6: "1", 7: "2", 8: "3", 9: "4", 10: "5", 19: "6", 18: "+", 17: "+", 5: "+", 4: "+"}
    text = "\n".join(drawn(state, GREY, reach=marks))
    assert "→1" in text
    assert "³2M⠄" in text


def test_the_aura_of_a_tower_is_marked() -> None:
    state = position({"1T": 20, "2M": 18})
    words = wording_of(GAME, Messages("en"))
    marks = words.reached(None, state, ["T"])
    assert [field for field, sign in marks.items() if sign == "~"] == [16, 17, 18, 19, 20]
    assert "~2M⠄" in "\n".join(drawn(state, GREY, reach=marks))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_shows_both_ways_of_winning_for_every_seat(language: str) -> None:
    state = position(
        {"1S": 5, "2A": 8, "3T": "start"},
        players=3,
        experience={"1S": 5, "2A": 3},
        crystals=[1, 2, 0],
        mines={7: 2},
    )
    for width, height in ((33, 9), (60, 30)):
        lines = panel(state, Room(width, height, False, True), language)
        text = "\n".join(lines)
        assert "▶1 Anna" in text
        for progress in ("◆1/3 ▲4/16 *4", "◆2/3 ▲2/16 *3", "◆0/3 ▲0/16 *4"):
            assert progress in text
        assert "F5" in text
    assert max(len(line) for line in panel(state, Room(33, 9, False, True), language)) <= 33


def test_the_wide_panel_shows_experience_as_a_slider_and_the_danger() -> None:
    state = position({"1S": 5, "2A": 3}, experience={"1S": 3})
    lines = panel(state, Room(60, 30, False, True))
    scout = next(line for line in lines if "Scout" in line)
    assert "●|●●○|○" in scout
    assert "danger 33%" in scout  # on a 1 the Archer shoots, on a 2 it lands
    assert "danger" not in next(line for line in lines if "Tower" in line)


def test_one_who_gave_up_is_shown_as_gone() -> None:
    table = GAME.table({"players": 3})
    table.resign(1)
    assert any(line.endswith("Bram gave up") for line in panel(table.state, Room(33, 9, False, True)))


def test_secret_choices_are_not_in_the_panel() -> None:
    table = GAME.table({"players": 2})
    table.answer(0, "rider")
    table.answer(1, "archer")
    text = "\n".join(panel(table.state, Room(33, 9, False, True)))
    assert text.count("?⠄") == 2
