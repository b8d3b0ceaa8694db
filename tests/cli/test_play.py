"""The terminal table, played by scripts that type what a person would type."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from dicefront.cli.play import open_session
from dicefront.cli.table.screen import Screen
from dicefront.games.crystals import GAME as CRYSTALS
from dicefront.games.spherewars import GAME as SPHEREWARS
from dicefront.kernel.ids import Json
from dicefront.kernel.log import load_log
from dicefront.kernel.position import ANSWER
from dicefront.parts.terminal.host import Wishes
from dicefront.parts.terminal.part import PLAIN
from dicefront.tabletop.grid import NAMES
from dicefront.text.messages import Messages
from tests.cli.conftest import Run
from tests.cli.table_scripts import Script, entries_of, log_entries, only_file, scripted_game, typed

FIRST: dict[str, Json] = {"preset": "first_game", "round_limit": 3}
FIRST_CALL = ["--option", "preset=first_game", "--option", "round_limit=3"]
DEPLOYED = ["d8 c1", "d8 d1", "d6 e1", "d4 f1", "d4 g1"]


@pytest.fixture(scope="module")
def script() -> Script:
    return scripted_game(11, FIRST)


def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def random_opponent(*more: str) -> list[str]:
    return ["play", "chessboard", "--opponent", "random", "--seed", "11", *FIRST_CALL, *more]


def test_a_whole_game_can_be_typed_in_notation(run: Run, tmp_path: Path, script: Script) -> None:
    result = run(*random_opponent(), input=script.input)
    assert result.exit_code == 0, result.output
    assert " wins: " in result.output or "A draw: " in result.output
    kept = only_file(home(tmp_path) / "replays")
    assert log_entries(kept) == entries_of(script.table)
    assert not list((home(tmp_path) / "saves").iterdir())
    assert f"Dice key {json.loads(kept.read_text().splitlines()[0])['key']}" in result.output


def test_answers_can_be_given_by_number(run: Run, tmp_path: Path) -> None:
    assert run(*random_opponent(), input=typed("1", "2", "list", "1", "1", "1", "2")).exit_code == 0
    entries = log_entries(only_file(home(tmp_path) / "saves"))
    assert [entry[2] for entry in entries if entry[:2] == ["answer", 0]] == [
        [0, 1],
        [1, 3],
        [2, 2],
        [3, 4],
        [4, 5],
        1,
    ]


def test_a_game_that_is_left_and_resumed_goes_on_as_if_nothing_had_happened(
    run: Run, tmp_path: Path, script: Script
) -> None:
    half = len(script.lines) // 2
    left = run(*random_opponent(), input=typed(*script.lines[:half], "quit"))
    assert left.exit_code == 0
    assert "--resume" in left.output
    resumed = run("play", "chessboard", "--resume", input=typed(*script.lines[half:]))
    assert resumed.exit_code == 0, resumed.output
    assert log_entries(only_file(home(tmp_path) / "replays")) == entries_of(script.table)


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path, script: Script) -> None:
    assert run(*random_opponent(), input=typed(*script.lines[:7])).exit_code == 0
    saved = only_file(home(tmp_path) / "saves")
    entries = log_entries(saved)
    assert entries == entries_of(script.table)[: len(entries)]
    rest = run("play", "chessboard", "--resume", str(saved), input=typed(*script.lines[7:]))
    assert rest.exit_code == 0
    assert not saved.exists()


def test_undo_takes_the_last_answer_back_until_dice_fall(run: Run, tmp_path: Path) -> None:
    lines = [*DEPLOYED, "c1", "undo", "d1", "d2", "undo"]
    result = run("play", "chessboard", "--opponent", "greedy", "--seed", "3", input=typed(*lines))
    assert "Taken back." in result.output
    assert result.output.count("Where does d8 go") >= 2
    refused = run("play", "chessboard", "--seed", "3", *FIRST_CALL, input=typed(*DEPLOYED, "undo"))
    assert "The last answer was not yours to take back." in refused.output


def test_back_returns_to_the_own_decision_and_marks_the_game_as_practice(run: Run, tmp_path: Path) -> None:
    result = run("play", "chessboard", "--seed", "3", input=typed(*DEPLOYED, "back", "d4 g1"))
    assert "counts as practice" in result.output
    saved = only_file(home(tmp_path) / "saves")
    assert json.loads(saved.read_text().splitlines()[0])["practice"] is True
    plain = run("play", "chessboard", "--seed", "3", "--preset", "first_game", input=typed(*DEPLOYED))
    assert plain.exit_code == 0
    other = next(path for path in (home(tmp_path) / "saves").iterdir() if path != saved)
    assert log_entries(other) == log_entries(saved)  # the same dice, and the same computer


def test_one_line_answers_activation_move_and_attack(run: Run, tmp_path: Path) -> None:
    script = scripted_game(4, FIRST, in_one_line=True)
    together = [line for line in script.lines if "x" in line and len(line) > 3]
    assert len(together) > 2
    assert any("-" in line for line in together)
    result = run("play", "chessboard", "--opponent", "random", "--seed", "4", *FIRST_CALL, input=script.input)
    assert result.exit_code == 0
    assert log_entries(only_file(home(tmp_path) / "replays")) == entries_of(script.table)


def test_a_line_whose_end_is_not_possible_does_nothing_at_all(run: Run, tmp_path: Path) -> None:
    run(*random_opponent(), input=typed(*DEPLOYED))
    saved = only_file(home(tmp_path) / "saves")
    entries = log_entries(saved)
    enemy = next(mini.space for mini in load_log(str(saved)).replay().state.minis if mini.owner == 1)
    lines = [f"d1-d2x{NAMES[enemy]}", "d1-d2xa4", "d1-h8", "c1xd1", f"d1-d2 gun {NAMES[enemy]}"]
    after = run("play", "chessboard", "--resume", input=typed(*lines))
    assert after.exit_code == 0
    assert log_entries(saved) == entries
    assert "is too far away for melee. (CB-ATK-03)" in after.output
    assert "Nobody stands on a4 to be attacked." in after.output
    assert "Nobody stands on d1 to be attacked." in after.output
    assert "(CB-MOV-01)" in after.output
    assert "d8 on d2 has no gun. (CB-ATK-08)" in after.output


def test_what_means_nothing_gets_one_line_that_says_what_would(run: Run) -> None:
    result = run("play", "chessboard", "--seed", "3", input=typed("hello", "99", "d8 a1", "d20 b1"))
    assert '"hello" means nothing here. To deploy: d8, d8, d6, d4, d4.' in result.output
    assert "The numbers go from 1 to 18" in result.output
    assert "(CB-DEP-05)" in result.output
    assert '"d20 b1" means nothing here.' in result.output


def test_the_table_explains_odds_reach_rules_and_dice(run: Run) -> None:
    asked = [
        "pieces",
        "why",
        "odds",
        "reach d1",
        "targets d1 d7",
        "rule CB-DEF-06",
        "rule",
        "rule XX-1",
        "options",
        "log",
        "list",
        "help",
    ]
    result = run("play", "chessboard", "--seed", "3", input=typed(*DEPLOYED, *asked, "save"))
    for text in (
        "for initiative",
        "South's d8 on d1: ready",
        "Obstacles: c3, f3, b4, g4, b5, g5, c6, f6",
        "d8 on d1 can go 4 steps:",
        "CB-DEF-06  ",
        "CB-DEC-04  ",
        "There is no paragraph XX-1.",
        "Obstacles: pillars *",
        "Round 1 begins.",
        "finish the round for all",
        "practice: back to your decision before",
        "The game is kept in",
    ):
        assert text in result.output


def test_the_table_speaks_dutch_and_changes_its_language(run: Run) -> None:
    result = run(
        "play",
        "chessboard",
        "--seed",
        "3",
        "--lang",
        "nl",
        input=typed(*DEPLOYED, "hulp", "foo", "taal en", "stop"),
    )
    assert result.exit_code == 0
    assert "Welke miniatuur activeer je?" in result.output
    assert "Wat je kunt typen" in result.output
    assert '"foo" betekent hier niets.' in result.output
    assert "Which miniature do you activate?" in result.output
    assert "Zuid> " in result.output
    assert "South> " in result.output


def test_dutch_words_are_understood_in_the_notation(run: Run, tmp_path: Path) -> None:
    army = "d10 held, d6 boog, d6 geweer, d4 pantser, d4"
    result = run(
        "play",
        "chessboard",
        "--lang",
        "nl",
        "--seed",
        "3",
        "--option",
        "points=50",
        input=typed(f"kosten {army}", army),
    )
    assert "42 van 50 punten." in result.output
    assert log_entries(only_file(home(tmp_path) / "saves"))[0] == [
        "answer",
        0,
        {"name": "", "minis": ["d10 hero", "d6 bow", "d6 gun", "d4 armor", "d4"]},
    ]


def test_the_army_builder_shows_all_problems(run: Run) -> None:
    result = run(
        "play", "chessboard", "--option", "points=30", input=typed("d20 hero, d12", "cost d8 hero, d6", "d9")
    )
    assert "The army costs 35 points, at most 30 are allowed. (CB-ARM-03)" in result.output
    assert "The army has 2 miniatures, at least 5 are needed. (CB-ARM-05)" in result.output
    assert "17 of 30 points." in result.output
    assert "miniature 1: expected a die" in result.output


def test_hot_seat_hands_the_keyboard_over_before_secret_decisions(run: Run, tmp_path: Path) -> None:
    result = run(
        "play", "chessboard", "--hot-seat", "--name", "Anna", "--name", "Bram", "--seed", "3",
        "--option", "deployment=hidden", input=typed("", "Vanguard", "", "2", "", "b1 c1 d1 e1 f1", "", "1"),
    )  # fmt: skip
    assert result.exit_code == 0
    assert result.output.count("this is for your eyes only") == 4
    assert "Bram, this is for your eyes only" in result.output
    assert "Anna deploys d8 on b1." in result.output
    entries = log_entries(only_file(home(tmp_path) / "saves"))
    assert [entry[1] for entry in entries if entry[0] == "answer"] == [0, 1, 0, 1]


def test_a_hot_seat_game_by_notation_ends_with_the_names_of_the_players(run: Run, tmp_path: Path) -> None:
    script = scripted_game(5, FIRST, humans=(0, 1))
    names = ["--name", "Anna", "--name", "Bram"]
    result = run("play", "chessboard", "--hot-seat", *names, "--seed", "5", *FIRST_CALL, input=script.input)
    assert result.exit_code == 0
    assert log_entries(only_file(home(tmp_path) / "replays")) == entries_of(script.table)
    assert "Anna wins: " in result.output or "Bram wins: " in result.output or "A draw: " in result.output


def test_a_player_can_give_up_and_offer_a_draw(run: Run, tmp_path: Path) -> None:
    drawn = run("play", "chessboard", "--hot-seat", "--seed", "3", input=typed("draw", "no", "draw", "yes"))
    assert drawn.exit_code == 0
    assert "South declines the draw." in drawn.output or "North declines the draw." in drawn.output
    assert "A draw: both players agreed (CB-END-03)" in drawn.output
    given_up = run("play", "chessboard", "--seed", "3", input=typed("resign", "no", "resign", "yes"))
    assert "North wins: the other player gave up (CB-END-02)" in given_up.output


def test_dice_can_be_thrown_by_hand(run: Run, tmp_path: Path) -> None:
    result = run(
        "play",
        "chessboard",
        "--dice",
        "manual",
        "--seed",
        "3",
        input=typed("9", "3", "5", *DEPLOYED, "4", "8", "c1", "quit"),
    )
    assert result.exit_code == 0, result.output
    assert "throw d8 for the roll-off (CB-DEP-01)" in result.output
    assert "Expected one number for each of d8." in result.output
    throws = [entry for entry in log_entries(only_file(home(tmp_path) / "saves")) if entry[0] == "throw"]
    assert throws[:4] == [["throw", 0, [3]], ["throw", 1, [5]], ["throw", 0, [4]], ["throw", 1, [8]]]


def test_leaving_while_a_throw_is_waiting_goes_back_to_the_decision_before(run: Run, tmp_path: Path) -> None:
    left = run("play", "chessboard", "--dice", "manual", "--seed", "3", input=typed("3", "5", *DEPLOYED, "4"))
    assert left.exit_code == 0, left.output
    resumed = run("play", "chessboard", "--resume", input=typed("d4 g1", "4", "8", "quit"))
    assert resumed.exit_code == 0, resumed.output


def test_a_newcomer_gets_the_first_game_and_others_the_usual_options(run: Run, tmp_path: Path) -> None:
    run("play", "chessboard", "--seed", "3", input="")
    first = json.loads(only_file(home(tmp_path) / "saves").read_text().splitlines()[0])
    assert first["options"]["preset"] == "first_game"
    second = run("play", "chessboard", "--seed", "3", input="")
    assert "Choose your army for 30 points" in second.output


def test_north_sits_at_the_bottom_if_the_player_is_north(run: Run) -> None:
    result = run("play", "chessboard", "--side", "north", "--seed", "3", input="")
    board = [line for line in result.output.splitlines() if line[1:3] == " |"]
    assert [line[0] for line in board] == list("12345678")
    assert "North> " in result.output


def test_the_result_is_one_json_document_if_asked_for(run: Run, script: Script) -> None:
    result = run(*random_opponent("--json"), input=script.input)
    outcome = script.table.outcome
    assert outcome is not None
    assert json.loads(result.stdout)["outcome"] == outcome.to_json()


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (
            ["--opponent", "genius"],
            2,
            "steady, expert, master, random, greedy, search, learned, handmade, got genius",
        ),
        (["--side", "west"], 2, "--side: expected one of south, north, random, got west"),
        (["--option", "points=31"], 2, "20, 30, 40, 50"),
        (["--seats", "3"], 2, "This game has 2 seats."),
        (["--army", "d20, d20"], 1, "The army costs 40 points"),
        (["--army", "Nobodies"], 3, "Nobodies"),
        (["--resume"], 1, "There is no unfinished game of chessboard."),
        (["--resume", "no.dicefront"], 3, "no.dicefront"),
    ],
)
def test_wrong_calls_get_one_clear_line(run: Run, args: list[str], code: int, text: str) -> None:
    result = run("play", "chessboard", *args, input="")
    assert result.exit_code == code, result.output
    assert text in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


BREAKS = {
    "not json": lambda lines: ["{broken", *lines[1:]],
    "cut": lambda lines: [lines[0], lines[1][:5]],
    "no key": lambda lines: [lines[0].replace('"key"', '"lock"'), *lines[1:]],
    "other key": lambda lines: [lines[0].replace('"commitment": "', '"commitment": "0'), *lines[1:]],
    "no players": lambda lines: [lines[0].replace('"players"', '"people"'), *lines[1:]],
    "illegal answer": lambda lines: [*lines, '["answer", 0, 63]'],
    "other game": lambda lines: [lines[0].replace('"game": "chessboard"', '"game": "go"'), *lines[1:]],
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_save_gets_one_clear_line(run: Run, tmp_path: Path, how: str) -> None:
    run("play", "chessboard", "--seed", "3", input=typed(*DEPLOYED))
    saved = only_file(home(tmp_path) / "saves")
    broken = BREAKS[how](saved.read_text(encoding="utf-8").splitlines())
    saved.write_text("".join(f"{line}\n" for line in broken), encoding="utf-8")
    result = run("play", "chessboard", "--resume", input="")
    assert result.exit_code == 3, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    assert "expected" in result.stderr


def test_a_game_without_words_of_its_own_is_played_by_several_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dicefront.parts.terminal.part.terminal_of", lambda _: PLAIN)
    monkeypatch.setenv("DICEFRONT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed("1", "1", "1", "1", "1", "help")))
    wishes = Wishes((), None, 3, ("random", "random"), False, ("Anna",), "", None, None, 3, "server", 1.0)
    session = open_session(CRYSTALS, wishes, Screen(plain=True), Messages("en"))
    assert [sitter.level for sitter in session.sitters] == ["", "random", "random"]
    assert session.run() is False
    shown = capsys.readouterr().out
    assert (
        "Anna (Player 1, at the keyboard), Player 2 (computer, random), Player 3 (computer, random)" in shown
    )
    assert "targets" not in shown
    assert log_entries(only_file(tmp_path / "saves")) == entries_of(session.table)


@pytest.mark.parametrize("holds", [False, True])
def test_windows_are_passed_over_as_usual_unless_somebody_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], holds: bool
) -> None:
    """A match of SphereWars by numbers: who holds is asked in window after window."""
    monkeypatch.setenv("DICEFRONT_HOME", str(tmp_path))
    lines = [*(["hold"] if holds else []), *["1"] * 40]
    monkeypatch.setattr("sys.stdin", io.StringIO(typed(*lines)))
    options = ("points=500", "mission=last_survivor")
    wishes = Wishes(options, None, None, ("random",), False, ("Anna",), "", None, None, 3, "server", 1.0)
    session = open_session(SPHEREWARS, wishes, Screen(plain=True), Messages("en"))
    assert session.run() is False
    shown = capsys.readouterr().out
    assert ("You are asked in every window" in shown) is holds
    own = [entry for entry in session.table.entries if entry.kind == ANSWER and entry.player == 0]
    assert (len(own) > 40) is not holds, "what was not typed was passed over"
