"""Every acceptance check of the measured table has a test: ``python -m tests.test_checks`` lists them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "measured-table.md"


def checks() -> dict[int, str]:
    """The checks by number, as the page lists them."""
    section = PAGE.read_text(encoding="utf-8").partition("## Checks")[2].partition("\n## ")[0]
    return {int(number): text for number, text in re.findall(r"^(\d+)\. (.+)$", section, re.MULTILINE)}


def shown() -> dict[int, list[str]]:
    """The tests that name each check in their mark."""
    found: dict[int, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.check":
                    for number in mark.args:
                        found[ast.literal_eval(number)].append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def test_every_check_has_a_test_and_every_test_names_a_check() -> None:
    assert list(checks()) == list(range(1, 31))
    assert sorted(shown()) == list(checks())


def main() -> None:
    tests = shown()
    for number, text in checks().items():
        print(f"{number}. {text}", *(f"   {test}" for test in tests[number]), sep="\n")


if __name__ == "__main__":
    main()
