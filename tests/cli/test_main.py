"""The program: help, languages, errors and exit codes."""

from __future__ import annotations

import os
import subprocess
import sys

import click
import pytest

from dicefront import __version__
from dicefront.cli.main import COMMANDS, main, take_global_options
from dicefront.kernel.errors import BadData, Refusal, RulesError
from dicefront.parts.terminal import errors
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.commands import commands_of_games
from dicefront.parts.terminal.errors import Failure, explain
from tests.cli.conftest import Run

OWN = ["games", "rules", "odds", "army", *commands_of_games(), "doctor", "completion"]


COMPLETING = {"_DICEFRONT_COMPLETE": "bash_complete", "COMP_WORDS": "dicefront ", "COMP_CWORD": "1"}
"""What bash says when it wants to know which commands there are."""


def commands_below_those_of_games() -> list[list[str]]:
    """Such as ``campaign play``."""
    context = click.Context(main)
    found = [(name, main.get_command(context, name)) for name in commands_of_games()]
    return [[name, below] for name, one in found if isinstance(one, click.Group) for below in one.commands]


BELOW = [
    ["army", "check"],
    ["army", "print"],
    *commands_below_those_of_games(),
    ["rules", "show"],
    ["rules", "search"],
    ["rules", "coverage"],
]


def test_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in [*COMMANDS, *commands_of_games()]:
        assert f"  {name} " in result.stdout
    assert "[cli." not in result.stdout


@pytest.mark.parametrize("env", [{}, COMPLETING], ids=["help", "completion"])
def test_help_and_completion_load_no_game(env: dict[str, str]) -> None:
    code = (
        "import sys\n"
        "from dicefront.cli.main import main\n"
        "try:\n"
        "    main(['--help'], complete_var='_DICEFRONT_COMPLETE')\n"
        "except SystemExit:\n"
        "    print([name for name in sys.modules if name.startswith('dicefront.games.')])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    assert next(iter(commands_of_games())) in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_command_of_a_game_can_be_called(run: Run) -> None:
    assert commands_of_games()
    assert "--help" in run(next(iter(commands_of_games())), "--help").stdout


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("path", [[], *[[name] for name in OWN], *BELOW], ids="-".join)
def test_every_help_page_has_two_examples(run: Run, path: list[str], language: str) -> None:
    result = run(*path, "--help", "--lang", language)
    assert result.exit_code == 0
    heading = "Examples:" if language == "en" else "Voorbeelden:"
    examples = result.stdout.split(heading)[1].strip().splitlines()
    assert len(examples) == 2
    assert all("dicefront" in line for line in examples)
    assert "[cli." not in result.stdout
    assert " cli." not in result.stdout


@pytest.mark.parametrize(
    "path", [[name] for name in ("games", "odds", "doctor", "completion")] + BELOW, ids="-".join
)
def test_every_command_can_answer_in_json(run: Run, path: list[str]) -> None:
    assert "--json" in run(*path, "--help").stdout


def test_help_speaks_dutch(run: Run) -> None:
    text = run("odds", "--help", "--lang", "nl").stdout
    assert text.startswith("Gebruik: dicefront odds")
    assert "Opties:" in text
    assert "Toon deze uitleg." in text
    assert "Options" not in text.replace("[OPTIONS]", "")


def test_the_language_may_stand_anywhere(run: Run) -> None:
    before, behind = run("--lang", "nl", "games"), run("games", "--lang=nl")
    assert before.stdout == behind.stdout
    assert "Twee kleine legers" in before.stdout
    assert "Two small armies" in run("games").stdout


def test_an_unknown_language_is_wrong_usage(run: Run) -> None:
    result = run("games", "--lang", "de")
    assert result.exit_code == 2
    assert result.stderr == "--lang: expected one of en, nl, got de\n"


def test_what_stands_behind_two_dashes_is_left_alone() -> None:
    assert take_global_options(["a", "--lang", "nl", "--debug", "--", "--lang"]) == (
        ["a", "--", "--lang"],
        "nl",
        True,
    )


def test_the_version(run: Run) -> None:
    assert run("--version").stdout == f"dicefront {__version__}\n"


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["ply"], "There is no command ply. Did you mean play, replay? See dicefront --help."),
        (["games", "--jsn"], "There is no option --jsn. Did you mean --json? See dicefront games --help."),
        (["odds"], "GAME is missing. See dicefront odds --help."),
        (["games", "chess"], "GAME: there is no game chess; there are "),
        (["completion", "csh"], "SHELL: expected one of bash, zsh, fish. See dicefront completion --help."),
        (["army", "chek"], "There is no command chek. Did you mean check? See dicefront army --help."),
    ],
)
def test_wrong_usage_gives_one_line_and_exit_code_2(run: Run, args: list[str], line: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert line in result.stderr


def test_wrong_usage_in_dutch(run: Run) -> None:
    assert (
        run("ply", "--lang", "nl").stderr
        == "De opdracht ply bestaat niet. Bedoel je play, replay? Zie dicefront --help.\n"
    )
    assert run("odds", "--lang", "nl").stderr == "GAME ontbreekt. Zie dicefront odds --help.\n"


def test_a_wrong_choice_in_dutch(run: Run) -> None:
    assert run("completion", "csh", "--lang", "nl").stderr.startswith(
        "SHELL: verwacht een van bash, zsh, fish"
    )


def test_a_group_alone_shows_its_help(run: Run) -> None:
    for path in ([], ["army"], ["rules"]):
        result = run(*path)
        assert result.exit_code == 2
        assert result.stderr.startswith("Usage: dicefront")


def failing(error: BaseException) -> click.Command:
    @new_command("games")
    def command() -> None:
        raise error

    return command


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (KeyboardInterrupt(), 130, "Stopped."),
        (BadData("file", "this", "that", "CB-MOV-01"), 3, "file: expected this, got 'that' [CB-MOV-01]"),
        (
            RulesError(Refusal("kernel.rules_error", "-", {"question": "x.y", "problem": "KeyError: 1"})),
            4,
            "A rule failed (x.y): KeyError: 1",
        ),
        (FileNotFoundError(2, "No such file", "a.log"), 3, "a.log: no such file"),
        (PermissionError(13, "Permission denied", "a.log"), 3, "a.log: not allowed to read or write it"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), 3, "not UTF-8 text (byte 0)"),
        (Failure("cli.stopped", 1), 1, "Stopped."),
        (ZeroDivisionError("division"), 4, "The program made a mistake: ZeroDivisionError: division."),
    ],
)
def test_every_kind_of_error_has_its_exit_code(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, line: str
) -> None:
    monkeypatch.setattr("dicefront.cli.games.command", failing(error))
    result = run("games")
    assert result.exit_code == code
    assert result.stderr.strip().startswith(line)
    assert "Traceback" not in result.stderr


def test_debug_shows_where_it_happened(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicefront.cli.games.command", failing(ZeroDivisionError("division")))
    assert "Traceback" in run("games", "--debug").stderr


def test_broken_json_and_toml_are_unreadable_input() -> None:
    import json
    import tomllib

    with pytest.raises(json.JSONDecodeError) as broken_json:
        json.loads("{")
    assert explain(broken_json.value)[1] == errors.UNREADABLE
    with pytest.raises(tomllib.TOMLDecodeError) as broken_toml:
        tomllib.loads("a = ")
    assert explain(broken_toml.value)[1] == errors.UNREADABLE


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_the_shell(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_DICEFRONT_COMPLETE={shell}_complete" in result.stdout


def test_commands_games_and_options_can_be_completed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_DICEFRONT_COMPLETE", "bash_complete")

    def complete(line: str) -> str:
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
        return run().stdout

    assert complete("dicefront od") == "plain,odds\n"
    assert complete("dicefront games chess") == "plain,chessboard\n"
    assert complete("dicefront games --j") == "plain,--json\n"
