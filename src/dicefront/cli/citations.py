"""Which paragraphs of the rules the tests cite."""

from __future__ import annotations

import ast
from pathlib import Path

import dicefront


def tests_folder() -> Path | None:
    """The tests of this checkout; an installed package has none."""
    root = Path(dicefront.__file__).resolve().parents[2]
    folder = root / "tests"
    return folder if (root / "pyproject.toml").is_file() and folder.is_dir() else None


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """For every paragraph that is cited, the files that do so."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule in citations(path.read_text(encoding="utf-8")):
            files = found.setdefault(rule, [])
            if str(path.relative_to(folder)) not in files:
                files.append(str(path.relative_to(folder)))
    return found


def citations(source: str) -> list[str]:
    """The ids in all marks ``pytest.mark.rule(...)`` of a source."""
    return [
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _is_mark(node.func)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
