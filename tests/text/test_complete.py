"""Every language says everything that can be said, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.lines import TYPES
from dicefront.games.chessboard.terminal.expressions import read
from dicefront.games.crystals.rules.roles import ROLES
from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.pools import COLOURS
from dicefront.games.home_raiders.rules.setup import ACE_CALL, BLANK_CALL
from dicefront.games.home_raiders.rules.strike import KINDS
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.testing import offered
from dicefront.skirmish.clearing import CORNERS, SIDES
from dicefront.text.messages import LANGUAGES, LOCALES, Messages, entry_name
from tests.games.home_raiders.names import IDS
from tests.games.spherewars import names
from tests.text.emitted import (
    FILES,
    SHARED,
    SOURCES,
    Emitted,
    emitted,
    is_of_a_part,
    junk_of,
    messages_of,
    path_in,
)


def chessboard_names() -> list[str]:
    """Names of things in the data, of seats, and of outcomes in tables of odds."""
    options = game("chessboard").complete_options({})
    asked = ["d8 -> d6", "d8 -> d6 armor:1", "skill d6", "initiative d8 d6"]
    outcomes = {
        name for text in asked for name in {**read(text, options).outcomes, **read(text, options).sums}
    }
    return [
        "chessboard.seat.0",
        "chessboard.seat.1",
        *[f"chessboard.type.{name}" for name in TYPES],
        *[f"chessboard.equipment.{name}" for name in FIGURES.prices],
        *[f"chessboard.figure.{name}" for name in FIGURES.attacks],
        *[f"chessboard.class.{name}" for name in FIGURES.classes],
        *[f"chessboard.odds.{name}" for name in outcomes],
    ]


def crystals_names() -> list[str]:
    """Names of seats and classes, what a class can do, and the part of a sentence that chooses by class."""
    return [
        *[f"crystals.seat.{seat}" for seat in range(4)],
        *[f"crystals.role.{role}" for role in ROLES],
        *[f"crystals.ability.{role}" for role in ROLES if role != "attacker"],
        "crystals.role",
    ]


def home_raiders_names() -> list[str]:
    """Names of seats, abilities and words to choose from, and what attacks are rolled for."""
    return [
        "home_raiders.seat.0",
        "home_raiders.seat.1",
        *[f"home_raiders.{kind}" for kind in KINDS],
        *[f"home_raiders.odds.{name}" for name in ("hit", "held")],
        *[f"home_raiders.ability.{name}" for name in IDS],
        *[f"home_raiders.side.{name}" for name in [*SIDES, *CORNERS]],
        *[f"home_raiders.call.{name}" for name in (ACE_CALL, BLANK_CALL)],
        *[f"home_raiders.colour.{name}" for name in COLOURS],
    ]


NAMES: dict[str, Callable[[], list[str]]] = {
    "chessboard": chessboard_names,
    "crystals": crystals_names,
    "home_raiders": home_raiders_names,
    "spherewars": names.names,
}
"""What a game has names for, besides what its rules say."""


@cache
def said_by(name: str) -> Emitted:
    return emitted(name, SOURCES / ("kernel" if name == "kernel" else f"games/{name}/rules"))


def option_ids(rules: Game[Any]) -> set[str]:
    found: set[str] = set()
    for option in rules.options:
        found |= {f"{rules.id}.option.{option.name}", f"{rules.id}.option.{option.name}.about"}
        found |= {f"{rules.id}.value.{value}" for value in option.values if isinstance(value, str)}
    return found


def expected_ids(name: str) -> set[str]:
    if name == "kernel":
        return said_by(name).ids
    titles = {f"{name}.title", f"{name}.about"}
    return said_by(name).ids | option_ids(game(name)) | titles | set(NAMES.get(name, list)())


SPEAKERS = ["kernel", *game_ids()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAKERS)
def test_everything_that_can_be_said_has_a_message(name: str, language: str) -> None:
    entries = messages_of(language, f"{name}.ftl")
    assert [word for word in sorted(expected_ids(name)) if entry_name(word) not in entries] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAKERS)
def test_no_message_is_unused(name: str, language: str) -> None:
    used = {entry_name(word) for word in expected_ids(name) | ids_in_the_edge(name)}
    entries = [entry for entry in messages_of(language, f"{name}.ftl") if not is_of_a_part(entry)]
    assert [entry for entry in entries if entry not in used] == []


def ids_in_the_edge(name: str) -> set[str]:
    """The ids of a game that the terminal and screens name themselves."""
    word = re.compile(rf"{name}(\.[a-z0-9_-]+)+")
    return {text for text in texts_of_the_edge() if word.fullmatch(text)}


def files_of_the_edge() -> list[Path]:
    """The sources of the command line, and of what games bring to it and to screens."""
    games = SOURCES / "games"
    folders = [
        SOURCES / "cli",
        SOURCES / "parts" / "terminal",
        *games.glob("*/terminal"),
        *games.glob("*/show"),
    ]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@cache
def texts_of_the_edge() -> set[str]:
    found: set[str] = set()
    for path in files_of_the_edge():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in joined for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                found.add(node.value)
    return found


@cache
def patterns_of_the_edge() -> list[re.Pattern[str]]:
    """Ids that are put together, such as ``f"cli.{name}.short"``."""
    found = []
    for path in files_of_the_edge():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                found.append(re.compile("".join(parts)))
    return [pattern for pattern in found if pattern.pattern.startswith("cli")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_has_every_message_it_names(language: str) -> None:
    entries = messages_of(language, "cli.ftl")
    named = {text for text in texts_of_the_edge() if re.fullmatch(r"cli(\.[a-z0-9_-]+)+", text)} - {"cli.ftl"}
    assert [word for word in sorted(named) if entry_name(word) not in entries] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_uses_every_message_it_has(language: str) -> None:
    named = {entry_name(text) for text in texts_of_the_edge()}
    patterns = [re.compile(pattern.pattern.replace(r"\.", "-")) for pattern in patterns_of_the_edge()]
    unused = [
        entry
        for entry in messages_of(language, "cli.ftl")
        if entry not in named and not any(pattern.fullmatch(entry) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_with_the_same_arguments(file: str) -> None:
    assert messages_of("en", file) == messages_of("nl", file)


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (LOCALES / "nl").glob("*.ftl")) == SHARED
    assert [file for file in FILES for language in LANGUAGES if not path_in(language, file).is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_can_be_read(file: str, language: str) -> None:
    assert junk_of(language, file) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_the_tone_is_calm(file: str, language: str) -> None:
    text = path_in(language, file).read_text(encoding="utf-8")
    for order in re.findall(r"^[\w-]+-trait-\w+ = (.+!)$", text, re.MULTILINE):
        text = text.replace(order, "")  # what a leader calls
    assert [line for line in text.splitlines() if "!" in line] == []
    if language == "nl":  # the reader is je, not u
        assert [line for line in text.splitlines() if re.search(r"\b(u|uw)\b", line)] == []


@pytest.mark.parametrize("name", SPEAKERS)
def test_messages_of_events_use_arguments_that_exist(name: str) -> None:
    entries = messages_of("en", f"{name}.ftl")
    for kind, arguments in said_by(name).events.items():
        assert entries.get(entry_name(kind), set()) <= arguments, kind


@pytest.mark.parametrize("name", SPEAKERS)
def test_messages_of_refusals_use_arguments_that_exist(name: str) -> None:
    """A game may refuse as the kernel does."""
    entries = messages_of("en", f"{name}.ftl") | messages_of("en", "kernel.ftl")
    for reason, arguments in said_by(name).refusals.items():
        assert entries[entry_name(reason)] <= arguments, reason


DECISIONS_AT_MOST = 5_000
GAMES_TO_WATCH = [
    {"obstacles": "placed", "hero_timing": "informed"},
    {"scenario": "retrieve", "deployment": "hidden", "points": 50},
    {"scenario": "retrieve", "pickup": "free", "obstacles": "random"},
    {"scenario": "infiltrate", "army_mode": "free", "free_armies": "open"},
    {"scenario": "survival", "overtime": "on", "points": 20, "diagonal_gaps": "closed"},
]


@pytest.mark.parametrize("options", GAMES_TO_WATCH)
def test_messages_of_whole_games_use_arguments_that_exist(options: dict[str, Any]) -> None:
    entries = {**messages_of("en", "chessboard.ftl"), **messages_of("en", "kernel.ftl")}
    draw = Draw(4)
    for seed in range(3):
        table = game("chessboard").table(options, seed=seed)
        for _ in range(DECISIONS_AT_MOST):
            if table.is_over:
                break
            check_events(table.told, entries)
            question = table.pending[0]
            assert entries[entry_name(question.kind)] <= set(question.args()), question.kind
            for wrong in (99, [1, 2], [5, 60, 3], ["gun", 3], ["melee", 0], draw.below(64), draw.below(12)):
                refusal = question.check(wrong)
                if refusal is not None:
                    assert entries[entry_name(refusal.reason)] <= set(refusal.args), refusal
            table.answer(question.player, offered(question)[draw.below(len(offered(question)))])
        assert table.is_over
        check_events(table.told, entries)


def check_events(events: list[Event], entries: dict[str, set[str]]) -> None:
    for event in events:
        assert entries[entry_name(type(event).kind)] <= set(event.args()), event


RAIDS_TO_WATCH: list[dict[str, Any]] = [
    {"objective": "spot", "layout": "direct", "table": "kitchen-counter"},
    {"objective": "portal", "stars": 10},
    {"objective": "vanish", "level": "basic", "table": "bedside-table", "stars": 4},
]


WRONG_IN_RAIDS: list[Any] = [
    99,
    [],
    [1, 2],
    [[0, [[9, 9]]]],
    {"troop": 0, "action": "shoot"},
    [0, 1, "x"],
    None,
]


@pytest.mark.parametrize("options", RAIDS_TO_WATCH)
def test_messages_of_whole_raids_use_arguments_that_exist(options: dict[str, Any]) -> None:
    entries = {**messages_of("en", "home_raiders.ftl"), **messages_of("en", "kernel.ftl")}
    draw = Draw(2)
    table = game("home_raiders").table(options, seed=6)
    while not table.is_over:
        check_events(table.told, entries)
        question = table.pending[0]
        assert entries[entry_name(question.kind)] <= set(question.args()), question.kind
        for wrong in WRONG_IN_RAIDS:
            refusal = question.check(wrong)
            if refusal is not None:
                assert entries[entry_name(refusal.reason)] <= set(refusal.args), refusal
        table.answer(question.player, offered(question)[draw.below(len(offered(question)))])
    check_events(table.told, entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_name(language: str) -> None:
    messages = Messages(language)
    for ability in ALL_ABILITIES:
        assert messages.text(ability.reason) not in ("", ability.reason)


@pytest.mark.parametrize("folder", ["kernel", "tabletop", *(f"games/{name}/rules" for name in game_ids())])
def test_the_rules_hold_no_sentences(folder: str) -> None:
    """What reaches a player is an id; what reads like a sentence belongs into the files."""
    found = []
    for path in sorted((SOURCES / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                if re.match(r"[A-Z][a-z]+ [a-z]+ ", node.value) or re.search(r"[a-z] [a-z]+\.$", node.value):
                    found.append(f"{path.name}: {node.value}")
    assert found == []
