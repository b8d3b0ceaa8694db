"""Every table of figures in the documentation says what makes it, and is made by that.

A comment ``<!-- made by: CALL; short: CALL -->`` stands above the tables that one call makes. The short form
is run here, and prints (or writes below ``$OUT``) tables with the very same titles. A table of values that
somebody has set, such as limits, names where: ``<!-- set in: FILE -->``. What no command of the project makes
stands in sentences that say so. A report on a game is of the rules as they are now.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from dicefront.kernel.game import game, game_ids

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("docs/**/*.md"))

MADE_BY = re.compile(r"^<!-- made by: (.+); short: (.+) -->$")
SET_IN = re.compile(r"^<!-- set in: (\S+) -->$")
RULE = re.compile(r"^\|[ :|-]+\|$")
NO_FIGURE = re.compile(r"`[^`]*`|\[[^]]*\]\([^)]*\)")
"""Code and links: a number in one is part of a name."""
FIGURE = re.compile(r"(?<![\w-])\d")
NAMED = re.compile(
    r"Made by `(?P<call>.+)` on \d{4}-\d\d-\d\d: (?P<machine>.+), \d+ cores, .*"
    r"Python [\d.]+, rules (un)?compiled; .*\d.*\.$"
)
UNKNOWN = re.compile(r"\bnot (noted|known)\b|\bunknown\b")
OF_RULES = re.compile(r", rules (?:\w+-)?([\d.]+)\.$")

AWAITING = {
    "docs/reports/crystals.md": "the processor, and the rules of today",
}
"""Pages to be made again, and what they lack. Who makes one again takes it out of here."""


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
            cells = [NO_FIGURE.sub("", row[column]) for row in self.rows if column < len(row)]
            if 2 * sum(bool(FIGURE.search(cell)) for cell in cells) > len(cells):
                return True
        return False

    def fault(self) -> str:
        """What is wrong with the words above it; empty if they say all."""
        made, given = MADE_BY.match(self.mark), SET_IN.match(self.mark)
        if given:
            return "" if (ROOT / given[1]).is_file() else f"there is no {given[1]}"
        if not made:
            return "expected a comment 'made by' or 'set in' above the table"
        named = NAMED.match(self.named)
        if not named:
            return f"expected 'Made by `...` on DATE: MACHINE; COUNTED.', got {self.named}"
        if named["call"] != made[1]:
            return "two different calls are named"
        if UNKNOWN.search(self.named):
            return f"the machine is not named: {named['machine']}"
        return self.of_old_rules()

    def of_old_rules(self) -> str:
        """What is wrong with the version of the rules that a report names."""
        about = [one for one in game_ids() if self.page.startswith(f"docs/reports/{one}")]
        if not about:
            return ""
        of, now = OF_RULES.search(self.named), game(about[0]).rules
        if not of:
            return f"expected '..., rules {now}.' at the end, got {self.named}"
        return "" if of[1] == now else f"made with the rules {of[1]}, which are {now} now"


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


def faults() -> dict[str, list[str]]:
    """What is wrong with tables, by page."""
    found: dict[str, list[str]] = {}
    for one in figures():
        if one.fault():
            found.setdefault(one.page, []).append(f"{one.line}: {one.titles}: {one.fault()}")
    return found


def test_every_table_of_figures_says_what_makes_it() -> None:
    assert {page: told for page, told in faults().items() if page not in AWAITING} == {}


def test_no_page_awaits_what_it_has() -> None:
    assert AWAITING.keys() - faults().keys() == set()


def test_the_pages_that_have_figures_are_found() -> None:
    pages = {one.page for one in figures()}
    assert {"docs/speed.md", "docs/opponents.md", "docs/budgets.md", "docs/server.md"} <= pages
    assert {"docs/reports/crystals.md", "docs/reports/home_raiders.md"} <= pages


MADE = "Made by `x` on 2026-01-02: PC, 2 cores, Python 3.11, rules compiled; 3 games, rules 1.0."


def table_with(cell: str, made: str = "", page: str = "docs/x.md", call: str = "x") -> Table:
    """A table of one line, below what is said about it."""
    above = f"<!-- made by: {call}; short: y -->\n{made}\n\n" if made else ""
    return tables_of(f"{above}| what | much |\n| --- | --- |\n| a | {cell} |\n", page)[0]


@pytest.mark.parametrize("cell", ["12 ms", "accepted, 53.9 % of 152", "~ 3", "about 2,000"])
def test_a_number_anywhere_in_a_cell_is_a_figure(cell: str) -> None:
    assert table_with(cell).has_figures


@pytest.mark.parametrize("cell", ["a word", "see `a-2.toml` and d20", "[decision 3](decisions/3.md)", "SW-3"])
def test_a_number_within_a_name_is_none(cell: str) -> None:
    assert not table_with(cell).has_figures


def test_a_table_that_says_all_is_right() -> None:
    assert table_with("12", MADE).fault() == ""


@pytest.mark.parametrize(
    ("made", "call", "fault"),
    [
        ("", "x", "expected a comment"),
        ("Made by hand.", "x", "expected 'Made by"),
        (MADE, "other", "two different calls"),
        (MADE.replace("PC", "processor not noted"), "x", "the machine is not named"),
        (MADE.replace("PC", "unknown"), "x", "the machine is not named"),
        (MADE.replace("compiled", "1.0"), "x", "expected 'Made by"),
    ],
)
def test_what_is_wrong_with_a_table_is_told(made: str, call: str, fault: str) -> None:
    assert table_with("12", made, call=call).fault().startswith(fault)


def test_a_report_is_of_the_rules_of_its_game_as_they_are_now() -> None:
    page, now = "docs/reports/crystals-pace.md", game("crystals").rules
    assert table_with("12", MADE.replace("1.0", now), page).fault() == ""
    assert table_with("12", MADE.replace("1.0", f"crystals-{now}"), page).fault() == ""
    assert table_with("12", MADE.replace("1.0", "0.3"), page).fault().startswith("made with the rules 0.3")
    assert "expected" in table_with("12", MADE.replace(", rules 1.0", ""), page).fault()


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
