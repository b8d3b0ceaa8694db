"""``dicefront rules``: reading, searching and counting."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicefront.cli.page import block_lines
from dicefront.text import citations
from tests.cli.conftest import Run


@pytest.mark.parametrize("name", ["CB-MOV-06", "cb-mov-6", "CB MOV 6"])
def test_a_paragraph_is_shown_with_its_notes(run: Run, name: str) -> None:
    result = run("rules", "show", name)
    assert result.exit_code == 0
    assert result.stdout.startswith("CB-MOV-06  With `enemy_spaces` = `stop`")
    assert "Ruling: " in result.stdout
    assert "Example: " in result.stdout


def test_notes_have_dutch_labels(run: Run) -> None:
    text = run("rules", "show", "CB-MOV-06", "--lang", "nl").stdout
    assert "Uitleg: " in text
    assert "Voorbeeld: " in text


def test_a_paragraph_brings_its_diagram(run: Run) -> None:
    assert "  8 . . . . . . . .   8 . . ." in run("rules", "show", "CB-OBS-13").stdout


def test_a_section_is_shown_whole(run: Run) -> None:
    text = run("rules", "show", "CB-SKL").stdout
    assert text.startswith("SKL: Skill rolls")
    assert all(name in text for name in ("CB-SKL-01", "CB-SKL-02", "CB-SKL-03"))


def test_a_game_shows_its_contents(run: Run) -> None:
    assert "  CB-MOV  Movement (14)\n" in run("rules", "show", "chessboard").stdout
    assert json.loads(run("rules", "show", "chessboard", "--json").stdout)["sections"][0]["code"] == "BRD"


def test_rules_as_json(run: Run) -> None:
    found = json.loads(run("rules", "show", "CB-MOV-06", "--json").stdout)
    assert [(part["id"], part["section"], len(part["rulings"])) for part in found] == [
        ("CB-MOV-06", "MOV", 1)
    ]


def test_a_mistyped_paragraph_gets_suggestions(run: Run) -> None:
    result = run("rules", "show", "CB-MVO-06")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no paragraph or section CB-MVO-06. Did you mean CB-MOV-06")


def test_search_finds_paragraphs_with_all_words(run: Run) -> None:
    result = run("rules", "search", "friends", "end", "move")
    assert result.exit_code == 0
    assert result.stdout.startswith("CB-MOV-04  ")
    found = json.loads(run("rules", "search", "friends end move", "--json").stdout)
    assert found[0]["id"] == "CB-MOV-04"


def test_search_without_a_result_is_a_negative_answer_with_suggestions(run: Run) -> None:
    result = run("rules", "search", "obstakle", "--game", "chessboard")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "No paragraph holds obstakle. Did you mean obstacle, obstacles?\n"


def test_the_game_may_stand_in_front(run: Run) -> None:
    assert run("rules", "chessboard").stdout == run("rules", "show", "chessboard").stdout
    assert run("rules", "chessboard", "mov", "6").stdout == run("rules", "show", "CB-MOV-06").stdout
    assert run("rules", "crystals", "MOV", "--json").stdout == run("rules", "show", "CR-MOV", "--json").stdout
    found = run("rules", "crystals", "search", "mine")
    assert found.stdout == run("rules", "search", "mine", "--game", "crystals").stdout
    assert found.stdout.startswith("CR-")


DUTCH = """# Speeltje: regels

## MOV: Beweging

- **CB-MOV-01** Een stuk doet een stap.
"""


@pytest.fixture
def half_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue of two paragraphs, one of them in Dutch."""
    from dicefront.text.catalogue import parse, translated

    both = translated(parse(RULES), parse(DUTCH, "nl"))
    monkeypatch.setattr("dicefront.cli.rules.rules_of", lambda _: both)


@pytest.mark.usefixtures("half_translated")
def test_rules_are_dutch_where_they_are_translated_and_english_elsewhere(run: Run) -> None:
    first = run("rules", "chessboard", "MOV-1", "--lang", "nl")
    assert (first.stdout, first.stderr) == ("CB-MOV-01  Een stuk doet een stap.\n", "")
    second = run("rules", "chessboard", "MOV-2", "--lang", "nl")
    assert second.stdout == "CB-MOV-02  Two.\n"
    assert "alleen in het Engels" in second.stderr
    assert run("rules", "chessboard", "beweging", "--lang", "nl").stdout.startswith("MOV: Beweging\n")
    assert run("rules", "chessboard", "search", "stap", "--lang", "nl").stdout.startswith("CB-MOV-01")
    assert (
        json.loads(run("rules", "chessboard", "MOV-1", "--lang", "nl", "--json").stdout)[0]["language"]
        == "nl"
    )


def test_tables_are_aligned() -> None:
    assert block_lines("| a | bb |\n|---|---|\n| ccc | d |") == ["  a    bb", "  ---  --", "  ccc  d"]


def test_a_table_that_is_too_wide_is_shown_row_by_row() -> None:
    long = "word " * 30
    lines = block_lines(f"| key | who | what |\n|---|---|---|\n| `a.b` | owner | {long}|\n| `c.d` | | x |")
    assert lines[:2] == ["  `a.b`", "    who: owner"]
    assert lines[2].startswith("    what: word word")
    assert lines[-2:] == ["  `c.d`", "    what: x"]
    assert max(len(line) for line in lines) <= 100


# -- coverage -----------------------------------------------------------------------------------

RULES = """# Toy: rules catalogue

## MOV: Movement

- **CB-MOV-01** One.
- **CB-MOV-02** Two.
"""


@pytest.fixture
def toy_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tests folder of its own, and a catalogue of two paragraphs."""
    from dicefront.text.catalogue import parse

    folder = tmp_path / "tests"
    folder.mkdir()
    monkeypatch.setattr("dicefront.cli.rules.tests_folder", lambda: folder)
    monkeypatch.setattr("dicefront.cli.rules.rules_of", lambda _: parse(RULES))
    return folder


def test_coverage_is_complete_when_every_paragraph_is_cited(run: Run, toy_tests: Path) -> None:
    (toy_tests / "test_a.py").write_text('@pytest.mark.rule("CB-MOV-01", "CB-MOV-02")\ndef test(): ...\n')
    result = run("rules", "coverage", "chessboard")
    assert (result.exit_code, result.stdout) == (0, "chessboard 1.0: 2/2 (100.0 %)\n")


def test_coverage_lists_what_is_missing(run: Run, toy_tests: Path) -> None:
    (toy_tests / "test_a.py").write_text('# CB-MOV-02\npytestmark = pytest.mark.rule("CB-MOV-01")\n')
    result = run("rules", "coverage", "chessboard")
    assert result.exit_code == 1
    assert result.stdout == "chessboard 1.0: 1/2 (50.0 %)\n  without a test: CB-MOV-02\n"
    found = json.loads(run("rules", "coverage", "chessboard", "--json").stdout)
    assert (found[0]["cited"], found[0]["total"], found[0]["missing"]) == (1, 2, ["CB-MOV-02"])


def test_a_citation_of_a_paragraph_that_is_not_there_counts_against_us(run: Run, toy_tests: Path) -> None:
    (toy_tests / "test_a.py").write_text('x = pytest.mark.rule("CB-MOV-01", "CB-MOV-02", "CB-MOV-03")\n')
    result = run("rules", "coverage", "chessboard")
    assert result.exit_code == 1
    assert "cited, but not in the rules: CB-MOV-03" in result.stdout


def test_an_installed_package_has_no_tests_to_count(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicefront.cli.rules.tests_folder", lambda: None)
    result = run("rules", "coverage")
    assert result.exit_code == 3
    assert result.stderr.startswith("The tests are not here")


def test_citations_are_read_from_marks_alone() -> None:
    source = 'mark.rule("A")\npytest.mark.rule("B", "C")\nparam(1, marks=pytest.mark.rule("D"))\nrule("E")\n'
    assert sorted(citations.citations(source)) == [("B", ""), ("C", ""), ("D", "")]


def test_a_citation_names_the_test_it_stands_on() -> None:
    source = '@pytest.mark.rule("B")\n@other(marks=pytest.mark.rule("C"))\ndef test_it(): ...\n'
    assert sorted(citations.citations(source)) == [("B", "test_it"), ("C", "test_it")]
