"""Catalogues and code belong together: every cited paragraph exists, and every paragraph is tested."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.game import Game
from tests.conformance.registered import GAMES, decision_keys, every_game, paragraphs

ROOT = Path(__file__).parent.parent
CODES = [game.code for game in GAMES]
ID = re.compile(rf"\b(?:{'|'.join(CODES)})-[A-Z]{{3}}-\d+\b")
RANGE = re.compile(rf"\b((?:{'|'.join(CODES)})-[A-Z]{{3}}-)(\d+) to (?:\1)?(\d+)\b")

MISSPELLED = {"CB-" + "MVO-06"}
"""Ids that tests of wrong input make up."""


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@cache
def known() -> frozenset[str]:
    return frozenset(one for game in GAMES for one in paragraphs(game))


def marked(path: Path) -> Iterator[str]:
    """The ids in the rule marks of a test file, on functions, classes and the whole module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


@cache
def cited_by_tests() -> frozenset[str]:
    return frozenset(one for path in sources("tests") for one in marked(path))


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_every_cited_paragraph_exists(folder: str) -> None:
    strangers: list[str] = []
    for path in sources(folder):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            cited = ID.findall(line)
            for start, first, last in RANGE.findall(line):
                cited.extend(f"{start}{place:02}" for place in range(int(first), int(last) + 1))
            unknown = [one for one in cited if one not in known() and one not in MISSPELLED]
            strangers.extend(f"{path.relative_to(ROOT)}:{number} {one}" for one in unknown)
    assert not strangers, "cited, but in no catalogue: " + ", ".join(strangers)


def test_only_the_home_of_a_game_cites_its_paragraphs() -> None:
    """What games share takes their rules as facts and knows no paragraph."""
    rooms = ("agents", "lab", "parts", "skirmish", "tabletop")
    shared = [path for room in rooms for path in sources(f"src/dicefront/{room}")]
    cited = {str(path.relative_to(ROOT)): ID.findall(path.read_text("utf-8")) for path in shared}
    assert {name: found for name, found in cited.items() if found} == {}


@every_game
def test_every_paragraph_is_tested(game: Game[Any]) -> None:
    missing = [one for one in paragraphs(game) if one not in cited_by_tests()]
    assert not missing, f"{len(missing)} of {len(paragraphs(game))} not cited by a test: {', '.join(missing)}"


def test_every_mark_names_a_paragraph() -> None:
    strangers = sorted(one for one in cited_by_tests() if ID.fullmatch(one) and one not in known())
    assert not strangers
    odd = sorted(one for one in cited_by_tests() if not re.fullmatch(r"[A-Z]{2,3}-[A-Z]{3}-\d+", one))
    assert not odd, f"marks that are no paragraph: {odd}"


@every_game
def test_every_decision_of_the_catalogue_is_a_kind_of_question_in_the_code(game: Game[Any]) -> None:
    """Which of them are asked, and that no other is, is seen in random play: see the conformance suite."""
    package = ROOT / "src" / "dicefront" / "games" / game.id / "rules"
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py")))
    for key in decision_keys(game):
        if key.startswith("game."):
            continue  # done at the table itself: giving up, draws
        group, name = key.split(".", 1)
        whole = f'"{game.id}.{key}"' in code
        parts = f'"{game.id}.{group}."' in code and f'"{name}"' in code
        assert whole or parts, f"nothing asks {key}"


@every_game
def test_paragraphs_are_numbered_without_gaps_and_doubles(game: Game[Any]) -> None:
    numbers: dict[str, list[int]] = {}
    for one in paragraphs(game):
        section, number = one.rsplit("-", 1)
        numbers.setdefault(section, []).append(int(number))
    for section, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), f"section {section} has gaps or doubles"
