"""What the architecture asks of rules, read off their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "dicefront"
GAMES = sorted((ROOT / "games").glob("*/rules/**/*.py"))
RULES = (
    sorted(path for name in ("kernel", "tabletop", "skirmish") for path in (ROOT / name).rglob("*.py"))
    + GAMES
)
STANDARD = {
    "__future__", "abc", "bisect", "collections", "enum", "fractions", "functools", "hashlib", "heapq",
    "importlib", "itertools", "json", "math", "os", "pkgutil", "tomllib", "types", "typing",
    "mypy_extensions", "dicefront",
}  # fmt: skip
BANNED_CALLS = {"id", "hash", "eval", "exec", "input", "print", "vars", "globals"}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def named(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def is_steps(annotation: ast.expr | None) -> bool:
    return annotation is not None and re.match(r"[\"']?Steps\[", ast.unparse(annotation)) is not None


@cache
def procedures(game: str) -> frozenset[str]:
    """The names of all functions that return steps and that a game (or none) can call."""
    found: set[str] = set()
    for path in RULES:
        if game_of(path) in ("", game):
            for node in ast.walk(tree_of(path)):
                if isinstance(node, ast.FunctionDef) and is_steps(node.returns):
                    found.add(node.name)
    return frozenset(found)


def game_of(path: Path) -> str:
    """The game a file belongs to; empty for what all share."""
    parts = path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def called(node: ast.expr) -> str:
    """The last name of what is called, if anything is."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def dropped(tree: ast.Module, known: frozenset[str]) -> Iterator[ast.AST]:
    """Calls of procedures that nobody runs: standing alone, or given away by a bare ``yield``."""
    for node in ast.walk(tree):
        alone = isinstance(node, ast.Expr) and called(node.value) in known
        given = isinstance(node, ast.Yield) and node.value is not None and called(node.value) in known
        if alone or given:
            yield node


def test_no_procedure_is_dropped() -> None:
    assert {"ask", "roll_die", "confirm"} <= procedures("")
    assert len(procedures("chessboard")) > 30
    found = [
        named(path, node) for path in RULES for node in dropped(tree_of(path), procedures(game_of(path)))
    ]
    assert not found, f"a procedure is called and not run (yield from is missing): {found}"


def test_the_search_finds_a_missing_yield_from() -> None:
    source = "def a() -> Steps[None]:\n    b()\n    yield b()\n    yield from b()\n    x = yield from b()\n"
    assert [
        node.lineno for node in dropped(ast.parse(source), frozenset(["b"])) if hasattr(node, "lineno")
    ] == [2, 3]


def set_loops(tree: ast.Module) -> Iterator[ast.AST]:
    """Loops and comprehensions over something that is a set by its looks."""
    for node in ast.walk(tree):
        looped: list[ast.expr] = []
        if isinstance(node, ast.For):
            looped = [node.iter]
        elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)):
            looped = [part.iter for part in node.generators]
        elif called(node) in ("list", "tuple", "enumerate") if isinstance(node, ast.expr) else False:
            looped = list(node.args) if isinstance(node, ast.Call) else []
        for one in looped:
            if isinstance(one, (ast.Set, ast.SetComp)) or called(one) in ("set", "frozenset"):
                yield node


def test_nothing_depends_on_the_order_of_a_set() -> None:
    found = [named(path, node) for path in RULES for node in set_loops(tree_of(path))]
    assert not found, f"a set is looped over: {found}"
    assert len(list(set_loops(ast.parse("for x in set(y): pass\n[z for z in {1, 2}]\nlist(set(y))")))) == 3


def test_rules_import_the_standard_library_only() -> None:
    found: list[str] = []
    for path in RULES:
        for node in ast.walk(tree_of(path)):
            modules: list[str] = []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            found.extend(
                f"{named(path, node)} {name}" for name in modules if name.split(".")[0] not in STANDARD
            )
    assert not found, f"imports that rules may not have: {found}"


def test_rules_of_games_read_nothing_but_state_answers_and_faces() -> None:
    found: list[str] = []
    for path in GAMES:
        for node in ast.walk(tree_of(path)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in BANNED_CALLS
            ):
                found.append(f"{named(path, node)} {node.func.id}()")
            elif isinstance(node, (ast.AsyncFunctionDef, ast.Await)):
                found.append(f"{named(path, node)} async")
    assert not found, f"calls that rules may not make: {found}"


def pauses_inside(node: ast.AST) -> bool:
    return any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in ast.walk(node))


def test_nothing_has_to_be_cleaned_up_after_a_pause() -> None:
    found: list[str] = []
    for path in RULES:
        for node in ast.walk(tree_of(path)):
            cleaned = isinstance(node, ast.With) or (isinstance(node, ast.Try) and bool(node.finalbody))
            if cleaned and pauses_inside(node):
                found.append(named(path, node))
    assert not found, f"try/finally or with around a pause: {found}"


SENTENCE = re.compile(r"[a-z]+ +[a-z]+ +[a-z]+")
TEXT_IS_MEANT = {"BadData", "check_lists", "expect", "unreadable", "not_understood", "broken"}
PLAIN_TEXT = {"diagram.py", "invariants.py"}
"""Files that make text for logs and tests, the same in every language."""


def explains(node: ast.AST) -> bool:
    """Whether a piece of code says in English what was expected: for makers of files, not for players."""
    if isinstance(node, ast.FunctionDef) and ("impossible" in node.name or node.name.endswith("problems")):
        return True
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call) and called(part) in TEXT_IS_MEANT]
    return bool(calls) and isinstance(node, ast.FunctionDef)


def sentences(tree: ast.Module) -> Iterator[ast.Constant]:
    """Texts with words in a row, apart from docstrings and errors."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        named_shape = isinstance(node, ast.AnnAssign) and ast.unparse(node.target).endswith("_SHAPE")
        if docstring or named_shape or isinstance(node, (ast.Raise, ast.Assert)) or explains(node):
            silent.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            if SENTENCE.search(node.value):
                yield node


@pytest.mark.parametrize("path", GAMES, ids=[str(path.relative_to(ROOT)) for path in GAMES])
def test_rules_hold_no_sentences(path: Path) -> None:
    if path.name in PLAIN_TEXT:
        return
    found = [f"{named(path, node)} {node.value!r}" for node in sentences(tree_of(path))]
    assert not found, f"rules emit ids, never sentences: {found}"


def test_the_search_finds_a_sentence() -> None:
    source = '"""A text in a docstring."""\nx = "the enemy was hit"\ny = "game.hit"\n'
    assert [node.lineno for node in sentences(ast.parse(source))] == [2]
