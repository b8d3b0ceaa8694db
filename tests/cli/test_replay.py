"""Games that were kept are told again, and their dice checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicefront.kernel.ids import Json
from tests.cli.conftest import Run
from tests.cli.table_scripts import only_file, scripted_game

OPTIONS: dict[str, Json] = {"preset": "first_game", "round_limit": 3}
CALL = [
    "play",
    "chessboard",
    "--opponent",
    "random",
    "--seed",
    "11",
    "--preset",
    "first_game",
    "-o",
    "round_limit=3",
]


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """The replay of a short game."""
    result = run(*CALL, input=scripted_game(11, OPTIONS).input)
    assert result.exit_code == 0, result.output
    return only_file(tmp_path / "home" / "replays")


def changed(path: Path, old: str, new: str) -> str:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_a_kept_game_is_verified(run: Run, kept: Path) -> None:
    result = run("replay", "verify", str(kept))
    assert result.exit_code == 0, result.output
    assert "entries fit the rules (chessboard " in result.output
    assert "throws come from the key, and the key fits its fingerprint" in result.output


def test_verify_answers_with_one_json_document(run: Run, kept: Path) -> None:
    data = json.loads(run("replay", "verify", str(kept), "--json").stdout)
    assert data["verified"] is True
    assert data["false_throws"] == []
    assert data["throws"] > 5


def test_another_face_is_found_with_the_number_of_its_entry(run: Run, kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    faces = [index for index, line in enumerate(lines) if line.startswith('["throw"')]
    first = json.loads(lines[faces[0]])
    second = json.loads(lines[faces[1]])
    other = first[2][0] - 1 if first[2][0] - 1 not in (0, second[2][0]) else first[2][0] + 1
    same_order = (first[2][0] < second[2][0]) == (other < second[2][0])
    assert same_order, "choose another seed: the roll-off would go the other way"
    lines[faces[0]] = json.dumps([first[0], first[1], [other]])
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", "verify", str(kept))
    assert result.exit_code == 1
    assert f"Entry 0 (throw 0, the roll-off): {other} does not come from the key." in result.output


def test_another_fingerprint_does_not_fit(run: Run, kept: Path) -> None:
    result = run("replay", "verify", changed(kept, '"commitment": "', '"commitment": "f00'))
    assert result.exit_code == 1
    assert "does not fit the fingerprint" in result.output


def test_a_log_without_a_key_cannot_be_verified(run: Run, kept: Path) -> None:
    result = run("replay", "verify", changed(kept, '"key"', '"lock"'))
    assert result.exit_code == 1
    assert "holds no key" in result.output


def test_an_entry_that_does_not_fit_the_rules_is_named(run: Run, kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    index = next(number for number, line in enumerate(lines) if line.startswith('["answer", 0'))
    lines[index] = '["answer", 0, [0, 63]]'
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    entry = index - 1
    for what in ("verify", "show"):
        result = run("replay", what, str(kept))
        assert result.exit_code == 3
        assert result.stderr.startswith(f"entry {entry}: expected ")
        assert len(result.stderr.strip().splitlines()) == 1


def test_a_game_is_told_in_words_with_boards(run: Run, kept: Path) -> None:
    result = run("replay", "show", str(kept))
    assert result.exit_code == 0
    assert "Round 1 begins." in result.output
    assert " moves from " in result.output
    assert result.output.count("a        b        c") > 10
    assert " wins: " in result.output or "A draw: " in result.output
    assert "[" not in result.output
    dutch = run("replay", "show", str(kept), "--lang", "nl")
    assert "Ronde 1 begint." in dutch.output


def test_one_moment_can_be_shown(run: Run, kept: Path) -> None:
    result = run("replay", "show", str(kept), "--at", "8")
    assert result.output.count("a        b        c") == 1
    assert "Round 1" not in result.output


def test_a_game_can_be_read_by_programs(run: Run, kept: Path) -> None:
    data = json.loads(run("replay", "show", str(kept), "--json").stdout)
    assert data["outcome"]["places"]
    assert data["header"]["game"] == "chessboard"
    assert data["steps"][0]["told"][0]["kind"] == "chessboard.armies-revealed"


@pytest.mark.parametrize("what", ["show", "verify"])
def test_files_that_are_no_logs_get_one_clear_line(run: Run, tmp_path: Path, what: str) -> None:
    (tmp_path / "bad.dicefront").write_text("what a game!\n")
    for name in ("bad.dicefront", "nowhere.dicefront"):
        result = run("replay", what, name)
        assert result.exit_code == 3
        assert name in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


def test_analyse_judges_decisions_and_sums_up(run: Run, kept: Path) -> None:
    lines = run("replay", "analyse", str(kept), "--seconds", "0.05", "--least", "0").stdout.splitlines()
    assert any(line.startswith("South: ") and "decisions weighed" in line for line in lines)
    assert lines[0].startswith("Entry ")
