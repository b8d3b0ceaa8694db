"""``dicefront army check``: good armies, bad armies, and files that cannot be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = ["d8 hero", "d6", "d4", "d4", "d4"]


@pytest.mark.rule("CB-ARM-16")
def test_a_ready_made_army_may_be_played(run: Run) -> None:
    result = run("army", "check", "captain")
    assert result.exit_code == 0
    assert result.stdout == "Captain: Chessboard Skirmish, 29 of 30 points\nThe army may be played.\n"


@pytest.mark.rule("CB-ARM-03", "CB-ARM-05", "CB-OPT-22")
def test_every_problem_is_listed_with_its_entry_and_paragraph(run: Run) -> None:
    result = run("army", "check", "d20 armor:4, d8 armor:3", "--option", "armor_limit=2")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "army: Chessboard Skirmish, 42 of 30 points",
        "  error  entry 1: d20 armor:4 has 4 Armor, at most 2 is allowed.  CB-OPT-22",
        "  error  entry 2: d8 armor:3 has 3 Armor, at most 2 is allowed.  CB-OPT-22",
        "  error  The army costs 42 points, at most 30 are allowed.  CB-ARM-03",
        "  error  The army has 2 miniatures, at least 5 are needed.  CB-ARM-05",
        "4 errors.",
    ]


def test_an_army_of_every_game_with_sheets_can_be_printed(run: Run, tmp_path: Path) -> None:
    for army, game in (("captain", "chessboard"), ("nl-6-survey", "home_raiders")):
        file = tmp_path / f"{game}.svg"
        assert run("army", "print", army, "--game", game, "--out", str(file)).exit_code == 0
        assert "<svg" in file.read_text(encoding="utf-8")


@pytest.mark.rule("CB-OPT-24")
def test_what_was_agreed_on_is_listed_and_does_not_count(run: Run) -> None:
    agreed = run("army", "check", "d20 armor:4", "-o", "lists=agreed")
    assert agreed.exit_code == 0
    assert agreed.stdout.splitlines() == [
        "army: Chessboard Skirmish, 28 of 30 points",
        "  agreed  The army has 1 miniature, at least 5 are needed.  CB-ARM-05",
        "The army may be played.",
    ]
    refused = run("army", "check", "--json", ", ".join(["d20"] * 13), "-o", "lists=agreed")
    assert refused.exit_code == 1
    found = json.loads(refused.stdout)
    assert not found["legal"]
    assert [(one["rule"], one["agreed"]) for one in found["problems"]] == [
        ("CB-ARM-06", False),
        ("CB-ARM-03", True),
    ]


def test_the_verdict_in_dutch(run: Run) -> None:
    result = run("army", "check", "d4", "--lang", "nl")
    assert result.exit_code == 1
    assert "fout  Het leger heeft 1 miniatuur, er zijn er minstens 5 nodig.  CB-ARM-05" in result.stdout


def test_the_verdict_as_json(run: Run) -> None:
    result = run("army", "check", "d8 armor:3, d6, d4, d4", "-o", "armor_limit=2", "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["legal"], found["cost"], found["budget"], found["rules"]) == (False, 28, 30, "1.0")
    assert [entry["cost"] for entry in found["entries"]] == [14, 6, 4, 4]
    assert [(one["reason"], one["rule"], one["entry"]) for one in found["problems"]] == [
        ("chessboard.army.too_much_armor", "CB-OPT-22", 1),
        ("chessboard.army.too_small", "CB-ARM-05", None),
    ]


def test_json_is_the_same_in_both_languages(run: Run) -> None:
    calls = [run("army", "check", "Guard", "--json", "--lang", language).stdout for language in ("en", "nl")]
    assert calls[0] == calls[1]


def test_quiet_leaves_the_exit_code_alone(run: Run) -> None:
    result = run("army", "check", "d4", "--quiet")
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", "")


def test_verbose_lists_what_everybody_costs(run: Run) -> None:
    assert "   1  d8 hero                  11\n" in run("army", "check", "Captain", "--verbose").stdout


FILES = {
    "army.toml": 'name = "Mine"\nminis = [\n  "d8 hero",\n  "d6",\n  "d4", "d4", "d4",\n]\n',
    "army.json": json.dumps({"name": "Mine", "minis": GOOD}),
    "list.json": json.dumps(GOOD),
    "army.txt": "# of mine\nname: Mine\nd8 hero\nd6   # the shield\n\nd4\nd4\nd4\n",
    "windows.txt": "\ufeffd8 hero\r\nd6\r\nd4\r\nd4\r\nd4\r\n",
}


@pytest.mark.parametrize("name", FILES)
def test_armies_are_read_from_files(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(FILES[name], encoding="utf-8", newline="")
    result = run("army", "check", name, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert [entry["text"] for entry in found["entries"]] == GOOD
    assert found["source"] == name


@pytest.mark.parametrize("name", ["army.toml", "army.json", "army.txt"])
def test_armies_are_read_from_standard_input(run: Run, name: str) -> None:
    result = run("army", "check", "-", input=FILES[name])
    assert result.exit_code == 0
    assert "29 of 30" in result.stdout


def test_problems_name_the_line_of_the_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "army.toml").write_text('minis = [\n  "d8",\n  "d8 sword-bearer",\n  "d4", "d4", "d4",\n]\n')
    result = run("army", "check", "army.toml")
    assert result.exit_code == 1
    assert (
        "error  line 3: d8 sword-bearer has a figure; in this game weapons are bought.  CB-ARM-09"
        in result.stdout
    )


def test_entries_that_cannot_be_read_are_all_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "army.txt").write_text("d8\nd7\nd6 bow bow\nsword\n")
    result = run("army", "check", "army.txt")
    assert result.exit_code == 3
    assert "line 2: d7: expected a die out of d4, d6, d8, d10, d12, d20  CB-DIE-01" in result.stdout
    assert "line 3: d6 bow bow: expected bow at most once  CB-EQP-02" in result.stdout
    assert "line 4: sword: expected" in result.stdout


BROKEN = {
    "open.toml": ('minis = ["d8"\n', "open.toml, line 1: not TOML: "),
    "second.toml": ('name = "x"\nminis = d8\n', "second.toml, line 2: not TOML: "),
    "broken.json": ('{\n"minis": [}\n', "broken.json, line 2: not JSON: "),
    "number.json": ("7", 'number.json: expected a list "minis", got 7'),
    "shape.json": ('{"minis": "d8"}', 'shape.json: expected a list "minis", got '),
    "nothing.toml": ('name = "x"\n', 'nothing.toml: expected a list "minis", got '),
    "entry.json": ('["d8", 8]', 'entry.json, entry 2: expected a text such as "d8 hero", got 8'),
    "name.json": ('{"name": 3, "minis": []}', "name.json: expected a text as name, got 3"),
    "extra.toml": ("minis = []\npoints = 30\n", "extra.toml, line 2: points means nothing here"),
    "deep.json": ("[" * 100_000, "deep.json, line 1: not JSON: "),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gives_one_clear_line(run: Run, tmp_path: Path, name: str) -> None:
    text, line = BROKEN[name]
    (tmp_path / name).write_text(text)
    result = run("army", "check", name)
    assert result.exit_code == 3
    assert result.stdout == ""
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1


def test_a_missing_file_is_named(run: Run) -> None:
    result = run("army", "check", "nowhere/army.toml")
    assert (result.exit_code, result.stderr) == (3, "nowhere/army.toml: no such file\n")
    assert run("army", "check", "a.txt", "--lang", "nl").stderr == "a.txt: dit bestand bestaat niet\n"


def test_a_folder_is_not_an_army(run: Run, tmp_path: Path) -> None:
    (tmp_path / "army.toml").mkdir()
    result = run("army", "check", "army.toml")
    assert (result.exit_code, result.stderr) == (3, "army.toml: this is a folder, not a file\n")


def test_a_file_in_another_encoding_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "army.txt").write_bytes("d8 # Größe\n".encode("latin-1"))
    result = run("army", "check", "army.txt")
    assert (result.exit_code, result.stderr) == (3, "army.txt: not UTF-8 text (byte 7)\n")


def test_a_mistyped_name_gets_a_suggestion(run: Run) -> None:
    result = run("army", "check", "Captian")
    assert result.exit_code == 3
    assert result.stderr.startswith("There is no file and no ready-made army Captian. Did you mean Captain")


def test_a_name_that_comes_near_no_other_gets_the_ready_made_ones(run: Run) -> None:
    result = run("army", "check", "zzz")
    assert result.exit_code == 3
    assert result.stderr.startswith("There is no file and no ready-made army zzz. Ready-made are ")
    assert "Captain" in result.stderr


@pytest.mark.parametrize(
    ("option", "line"),
    [
        ("points", "--option: expected NAME=VALUE, got points."),
        ("point=40", "chessboard has no option point. Did you mean points?"),
        ("zzz=1", "chessboard has no option zzz. It has "),
        ("points=35", "options.points: expected 20, 30, 40, 50, got '35' [CB-OPT-03]"),
        ("army_min=6", None),
    ],
)
def test_a_wrong_option_is_wrong_usage(run: Run, option: str, line: str | None) -> None:
    result = run("army", "check", "Captain", "--option", option)
    if line is None:
        assert result.exit_code == 1
    else:
        assert result.exit_code == 2
        assert result.stderr.startswith(line)


@pytest.mark.rule("CB-ARM-11", "CB-ARM-14")
def test_free_armies_have_no_points(run: Run) -> None:
    result = run("army", "check", "Mirrored", "-o", "army_mode=free")
    assert result.exit_code == 0
    assert result.stdout.startswith("Mirrored: Chessboard Skirmish, 5 miniatures\n")
    assert run("army", "check", "d8 hero", "-o", "army_mode=free").exit_code == 1
