"""Every table of figures in the documentation says what makes it, and is made by that.

A comment ``<!-- made by: CALL; short: CALL -->`` stands above the tables that one call makes. The short form
is run here, and prints (or writes below ``$OUT``) tables with the very same titles. A table of values that
somebody has set, such as limits, names where: ``<!-- set in: FILE -->``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("docs/*.md"), *ROOT.glob("docs/reports/*.md")])

MADE_BY = re.compile(r"^<!-- made by: (.+); short: (.+) -->$")
SET_IN = re.compile(r"^<!-- set in: (\S+) -->$")
RULE = re.compile(r"^\|[ :|-]+\|$")
FIGURE = re.compile(r"^[-+~<>]?\s*\d")
NAMED = re.compile(r"Made by `(.+)` on \d{4}-\d\d-\d\d: .+, \d+ cores, .*Python [\d.]+, rules \w+; .*\d.*\.$")


@dataclass(frozen=True)
class Table:
    """A table of a page: its titles, what is in it, and the comment above it, if any."""

    page: str
    line: int
    titles: str
    rows: list[list[str]]
    mark: str
    named: str

    @property
    def has_figures(self) -> bool:
        """Whether most cells of one of its columns, but for the first, are numbers."""
        for column in range(1, len(self.rows[0])):
            cells = [row[column] for row in self.rows if column < len(row)]
            if 2 * sum(bool(FIGURE.match(cell)) for cell in cells) > len(cells):
                return True
        return False


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def tables_of(text: str, page: str) -> list[Table]:
    lines = text.splitlines()
    found: list[Table] = []
    mark = named = ""
    for number, line in enumerate(lines):
        if MADE_BY.match(line) or SET_IN.match(line):
            mark, named = line, lines[number + 1]
        if RULE.match(line):
            end = number + 1
            while end < len(lines) and lines[end].startswith("|"):
                end += 1
            rows = [cells_of(row) for row in lines[number + 1 : end]]
            found.append(Table(page, number, lines[number - 1], rows, mark, named))
            if SET_IN.match(mark):
                mark = named = ""  # for this table alone
    return found


def figures() -> list[Table]:
    found = [one for page in PAGES for one in tables_of(page.read_text("utf-8"), str(page.relative_to(ROOT)))]
    return [one for one in found if one.has_figures]


def calls() -> dict[str, list[Table]]:
    """The short forms, with the tables that each must make."""
    found: dict[str, list[Table]] = {}
    for one in figures():
        made = MADE_BY.match(one.mark)
        if made:
            found.setdefault(made[2], []).append(one)
    return found


def test_every_table_of_figures_says_what_makes_it() -> None:
    for one in figures():
        where = f"{one.page}:{one.line}: {one.titles}"
        made, given = MADE_BY.match(one.mark), SET_IN.match(one.mark)
        assert made or given, f"{where}: expected a comment 'made by' or 'set in' above the table"
        if made:
            named = NAMED.match(one.named)
            assert named, f"{where}: expected 'Made by `...` on DATE: MACHINE; COUNTED.', got {one.named}"
            assert named[1] == made[1], f"{where}: two different calls are named"
        if given:
            assert (ROOT / given[1]).is_file(), f"{where}: there is no {given[1]}"


def test_the_pages_that_have_figures_are_found() -> None:
    pages = {one.page for one in figures()}
    assert {"docs/speed.md", "docs/opponents.md", "docs/budgets.md", "docs/server.md"} <= pages
    assert {"docs/reports/crystals.md", "docs/reports/home_raiders.md"} <= pages


def test_a_table_without_a_comment_is_found() -> None:
    table = "| what | much |\n| --- | --- |\n| a | 12 ms |\n"
    named = "Made by `x` on 2026-01-02: PC, 2 cores, Python 3, rules pure; 3 games."
    made = f"<!-- made by: x; short: y -->\n{named}\n\n"
    assert [one.mark for one in tables_of(table, "x") if one.has_figures] == [""]
    assert [one.named for one in tables_of(made + table, "x")] == [named]
    words = "| what | it is |\n| --- | --- |\n| a | a word |\n"
    assert not tables_of(words, "x")[0].has_figures


@pytest.mark.parametrize("call", sorted(calls()))
def test_the_short_form_makes_tables_with_these_titles(call: str, tmp_path: Path) -> None:
    program, *arguments = call.replace("$OUT", str(tmp_path)).split()
    known = {
        "python": [sys.executable],
        "dicefront": [sys.executable, "-c", "from dicefront.cli.main import main; main()"],
    }
    environment = os.environ | {"DICEFRONT_LANG": "en", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [*known[program], *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    written = [file.read_text("utf-8") for file in tmp_path.rglob("*.md")]
    titles = {cells for text in [done.stdout, *written] for cells in titles_in(text)}
    for table in calls()[call]:
        assert tuple(cells_of(table.titles)) in titles, f"{call} makes no table {table.titles}"


def titles_in(text: str) -> list[tuple[str, ...]]:
    lines = text.splitlines()
    return [tuple(cells_of(lines[number - 1])) for number, line in enumerate(lines) if RULE.match(line)]
