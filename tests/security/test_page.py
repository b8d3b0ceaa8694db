"""``docs/security.md`` is true: its promises have tests, and its limits are those of the program."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from msgspec.structs import asdict

from dicefront.server.settings import Limits

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "security.md").read_text()
NAMED = re.compile(r"`([a-z_]+/[a-z_/]+\.py)::(test_[a-z0-9_]+)`")
LIMIT = re.compile(r"^\| `([a-z_]+)` \| ([0-9.]+) \|", re.MULTILINE)


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


PROMISES = [line[2:] for line in section("What is promised").splitlines() if line.startswith("- ")]


@cache
def functions_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text())
    return {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}


def test_every_promise_names_a_test_that_exists() -> None:
    assert len(PROMISES) > 5
    for promise in PROMISES:
        named = NAMED.findall(promise)
        assert named, f"expected (`folder/test_file.py::test_name`) at the end of: {promise}"
        for file, test in named:
            assert test in functions_of(TESTS / file), f"{file} has no {test}"


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    shown = {name: float(value) for name, value in LIMIT.findall(section("Limits"))}
    assert shown == {name: float(value) for name, value in asdict(Limits()).items()}


def test_every_test_of_security_shows_a_promise() -> None:
    named = {f"{file}::{test}" for promise in PROMISES for file, test in NAMED.findall(promise)}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == "test_page.py":
            continue
        for test in functions_of(path):
            if test.startswith("test_"):
                assert f"security/{path.name}::{test}" in named, f"the page does not promise {test}"
