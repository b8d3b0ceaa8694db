"""Home Raiders at the terminal table, played by scripts that type what a person would type."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicefront.cli.play import agent_seed
from dicefront.cli.table.dice import key_from
from dicefront.cli.table.seats import Computers
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.kernel.dice import SeededDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.part import wording_of
from dicefront.text.messages import LANGUAGES, Messages
from tests.cli.conftest import Run
from tests.cli.table_scripts import Script, entries_of, log_entries, only_file

SMALL: dict[str, Json] = {"stars": 4, "table": "bedside-table", "objective": "spot"}
IDLE = ("-", "end", "no", "einde", "nee")
CALL = ["play", "home_raiders", "--opponent", "random", "--seed", "3"]


@cache
def script(humans: tuple[int, ...] = (0,), language: str = "en") -> Script:
    """A lively game: people seldom decline, and often take the first choice."""
    key = key_from(3)
    table = GAME.table(SMALL, dice=SeededDice(key))
    computers = Computers(agent_seed(key), 0.1)
    words = wording_of(GAME, Messages(language))
    draw = Draw(3)
    lines: list[str] = []
    while table.pending:
        question = table.pending[0]
        if question.player not in humans:
            for _ in computers.answer(table, question.player, "random"):
                pass
            continue
        choices = words.choices(question, table.state)
        lively = [choice for choice in choices if choice.written not in IDLE] or choices
        choice = lively[0] if draw.below(2) else lively[draw.below(len(lively))]
        lines.append(choice.written)
        table.answer(question.player, choice.answer)
    return Script(lines, table)


def options(*more: str) -> list[str]:
    given = [part for name, value in SMALL.items() for part in ("--option", f"{name}={value}")]
    return [*CALL, *given, *more]


@pytest.fixture
def replays(tmp_path: Path) -> Path:
    return tmp_path / "home" / "replays"


def sound(output: str) -> None:
    """No word is missing, and no argument is left open."""
    for wrong in ("[play.", "[home_raiders.", "{ $", "{$", "[cli."):
        assert wrong not in output, output[output.index(wrong) - 80 : output.index(wrong) + 80]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_typed_as_choices_are_written(run: Run, replays: Path, language: str) -> None:
    played = script(language=language)
    result = run(*options("--lang", language), input=played.input)
    assert result.exit_code == 0, result.output[-2000:]
    assert log_entries(only_file(replays)) == entries_of(played.table)
    sound(result.output)


def test_a_dutch_table_understands_english_words(run: Run, replays: Path) -> None:
    played = script()
    result = run(*options("--lang", "nl"), input=played.input)
    assert result.exit_code == 0, result.output[-2000:]
    assert log_entries(only_file(replays)) == entries_of(played.table)


def test_two_people_share_a_keyboard(run: Run, replays: Path) -> None:
    played = script(humans=(0, 1))
    lines = list(played.lines)
    for place in (1, 0):  # Enter at the curtain before each secret choice of a team
        lines.insert(place, "")
    call = [word for word in options("--hot-seat") if word not in ("--opponent", "random")]
    result = run(*call, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output[-2000:]
    assert log_entries(only_file(replays)) == entries_of(played.table)
    assert "for your eyes only" in result.output


def first_turn(language: str = "en") -> list[str]:
    """What has to be typed until a troop of the first seat moves for the first time."""
    key = key_from(3)
    table = GAME.table(SMALL, dice=SeededDice(key))
    computers = Computers(agent_seed(key), 0.1)
    words = wording_of(GAME, Messages(language))
    lines: list[str] = []
    while table.pending[0].player != 0 or table.pending[0].kind != "home_raiders.move.path":
        question = table.pending[0]
        if question.player:
            for _ in computers.answer(table, 1, "random"):
                pass
            continue
        choice: Any = words.choices(question, table.state)[0]
        lines.append(choice.written)
        table.answer(0, choice.answer)
    return lines


def session(run: Run, *typed: str, language: str = "en") -> str:
    """The table up to a first move, and what is typed then."""
    lines = [*first_turn(language), *typed, "quit" if language == "en" else "stop"]
    result = run(*options("--lang", language), input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output[-2000:]
    sound(result.output)
    return result.output


def test_queries_are_answered_at_the_prompt(run: Run) -> None:
    output = session(
        run, "where A1", "reach A1", "sight A1 c1", "odds A1 c1", "odds A1 c1 shoot", "why", "help"
    )
    assert "Movement " in output
    assert "marks where" in output
    assert "″ away" in output
    assert "attacks" in output
    assert "sight A1 d2" in output


def test_queries_have_dutch_names(run: Run) -> None:
    output = session(run, "waar A1", "bereik A1", "zicht A1 c1", "kansen A1 c1", "hulp", language="nl")
    assert "Beweging " in output
    assert "bewegen; + toont waar" in output
    assert "valt" in output


def test_what_is_asked_wrongly_is_explained(run: Run) -> None:
    output = session(run, "where Q9", "reach", "sight A1", "odds A1 B1 C1", "n 99", "somewhere", "legend")
    assert "Type a figure or a troop" in output
    assert "Type two figures" in output
    assert "HR-MVT-02" in output or "HR-TAB-01" in output
    assert '"somewhere" means nothing here' in output
    assert "Leader" in output


def test_a_direction_is_no_command(run: Run) -> None:
    answer = session(run, "w 1").rsplit("> w 1\n", 1)[1].splitlines()[0]
    assert "″ to" in answer or "inches to" in answer or "HR-" in answer  # moved, or refused by the rules


def test_a_move_can_be_taken_back(run: Run) -> None:
    assert "Taken back" in session(run, "1", "undo")


def test_a_resumed_game_goes_on(run: Run, replays: Path) -> None:
    played = script()
    half = len(played.lines) // 2
    first = run(*options(), input="".join(f"{line}\n" for line in played.lines[:half]) + "quit\n")
    assert first.exit_code == 0, first.output[-2000:]
    rest = "".join(f"{line}\n" for line in played.lines[half:])
    second = run("play", "home_raiders", "--resume", input=rest)
    assert second.exit_code == 0, second.output[-2000:]
    assert log_entries(only_file(replays)) == entries_of(played.table)
