"""The table whatever the game: its files, dice thrown anew, poor players and poor screens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dicefront.agents.uniform import Uniform
from dicefront.cli.table.saving import SaveFile
from dicefront.games.crystals import GAME
from dicefront.kernel.draw import Draw
from dicefront.kernel.log import lines_of, log_of
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from tests.cli.conftest import Run
from tests.cli.table_scripts import call, entries_of, log_entries, only_file, short_game, typed


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "home" / "saves"


def test_signs_that_a_screen_cannot_show_do_not_end_the_game(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "dicefront.cli.main", "play", "crystals", "--seed", "3", "--lang", "en"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "DICEFRONT_HOME": str(tmp_path)}
    result = subprocess.run(call, input=b"R\nS\nquit\n", env=environment, capture_output=True, check=False)
    assert result.returncode == 0, result.stderr
    assert b"1 R Rider" in result.stdout


def test_an_answer_is_written_behind_the_others_and_not_the_whole_game_again(
    run: Run, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def count(table: Table[Any], path: Path) -> None:
        written.append(len(table.entries))
        log_of(table).save(str(path))

    saves.mkdir(parents=True)
    monkeypatch.setattr("dicefront.cli.table.saving.save", count)
    script = short_game(4)
    assert run(*call(4), input=typed(*script.lines[:8])).exit_code == 0
    assert len(written) == 2  # at the start, and when the table was left
    entries = log_entries(only_file(saves))
    assert len(entries) == written[1] > 20
    assert entries == entries_of(script.table)[: len(entries)]


def test_a_save_that_is_not_left_in_order_is_whole_too(tmp_path: Path) -> None:
    table, draw = GAME.table({"players": 3}, seed=4), Draw(4)
    record = SaveFile(tmp_path / "game.dicefront")
    for _ in range(30):
        record.save(table)
        question = table.pending[0]
        there = offered(question)
        table.answer(question.player, there[draw.below(len(there))])
    record.save(table)
    assert record.path.read_text(encoding="utf-8").split("\n", 1)[1] == lines_of(table.entries)
    table.rewind(7)
    record.save(table)
    assert log_entries(record.path) == entries_of(table)
    record.path.write_text("", encoding="utf-8")  # somebody else was at it
    record.save(table)
    assert log_entries(record.path) == entries_of(table)


def test_a_line_that_was_cut_off_is_left_out_and_told(run: Run, saves: Path) -> None:
    script = short_game(3)
    run(*call(3), input=typed(*script.lines[:9]))
    saved = only_file(saves)
    saved.write_bytes(saved.read_bytes()[:-4])
    resumed = run("play", "crystals", "--resume", input=typed("log"))
    assert resumed.exit_code == 0, resumed.output
    assert "The last line of the file was cut off and is left out." in resumed.output
    entries = log_entries(only_file(saves))
    assert entries == entries_of(script.table)[: len(entries)]


def test_back_with_new_dice_can_be_verified_and_counts_as_practice(
    run: Run, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Dice from a key that nobody knows may fall as those from the old one, now and then.
    monkeypatch.setattr("dicefront.cli.table.orders.fresh_key", lambda: b"another key, as long as it ought")
    script = short_game(2)
    lines = script.lines[:10]
    run(*call(2), input=typed(*lines))
    before = log_entries(only_file(saves))
    resumed = run("play", "crystals", "--resume", input=typed("back new", "1", "1", "1"))
    assert "with new dice from here on" in resumed.output
    saved = only_file(saves)
    header = json.loads(saved.read_text(encoding="utf-8").splitlines()[0])
    assert header["practice"] is True
    [[start, key]] = header["rethrown"]
    assert key != header["key"]
    kept = [entry for entry in log_entries(saved) if entry[0] == "throw"]
    assert kept[:start] == [entry for entry in before if entry[0] == "throw"][:start]
    assert len(kept) > start
    verified = run("replay", "verify", str(saved))
    assert verified.exit_code == 0, verified.output
    header["rethrown"][0][1] = header["key"]
    rest = saved.read_text(encoding="utf-8").splitlines()[1:]
    saved.write_text("\n".join([json.dumps(header), *rest]) + "\n", encoding="utf-8")
    assert run("replay", "verify", str(saved)).exit_code == 1


def test_a_computer_that_answers_nonsense_is_named_and_not_said_to_be_late(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nonsense(self: Uniform, seat: Seat[Any]) -> object:
        return 99

    monkeypatch.setattr(Uniform, "answer", nonsense)
    result = run(*call(2), input=typed("R", "S"))
    assert "Player 2 gave an answer that the rules refuse" in result.output
    assert "ran out of time" not in result.output
