"""Which paragraphs of the rules the tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path


def tests_folder() -> Path | None:
    """The tests of this checkout; an installed package has none."""
    root = Path(__file__).resolve().parents[3]
    folder = root / "tests"
    return folder if (root / "pyproject.toml").is_file() and folder.is_dir() else None


MARK = re.compile(r"\bmark\.rule\(([^()]*)\)")
QUOTED = re.compile(r"[\"']([^\"']+)[\"']")


def cited_ids(folder: Path) -> frozenset[str]:
    """The paragraphs that any test cites: found without reading the tests as programs, which takes long."""
    return frozenset(
        rule
        for path in folder.rglob("*.py")
        for mark in MARK.findall(path.read_text(encoding="utf-8"))
        for rule in QUOTED.findall(mark)
    )


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """For every paragraph that is cited, the files that do so."""
    found: dict[str, list[str]] = {}
    for rule, tests in citing_tests(folder).items():
        found[rule] = list(dict.fromkeys(test.split("::")[0] for test in tests))
    return found


def citing_tests(folder: Path) -> dict[str, list[str]]:
    """For every paragraph that is cited, the tests that do so: ``file::test``, or the file for all in it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = str(path.relative_to(folder))
        for rule, test in citations(path.read_text(encoding="utf-8")):
            tests = found.setdefault(rule, [])
            where = f"{name}::{test}" if test else name
            if where not in tests:
                tests.append(where)
    return found


def citations(source: str) -> Iterator[tuple[str, str]]:
    """The ids in all marks ``pytest.mark.rule(...)`` of a source, each with the test it stands on, if any."""
    tree = ast.parse(source)
    owners = {
        id(mark): node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        for mark in ast.walk(decorator)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, owners.get(id(node), "")


def _is_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
