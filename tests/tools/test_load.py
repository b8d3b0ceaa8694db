"""The table of loads in the documentation is what the tool prints."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.load import SHORT

ROOT = Path(__file__).parents[2]


def test_a_short_run_prints_the_table_with_where_it_comes_from() -> None:
    command = [sys.executable, *SHORT.split()[1:]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    mark, about, _, head, _, single, many, _, end = done.stdout.splitlines()
    assert mark == f"<!-- made by: {SHORT}; short: {SHORT} -->"
    assert about.startswith(f"Made by `{SHORT}` on 20")
    assert re.search(r"\d cores, .*Python 3\.\d+\.\d+, rules (un)?compiled; .*SQLite", about)
    columns = [cell.strip() for cell in head.strip("|").split("|")]
    assert columns[:3] == ["matches", "answers per second", "p50"]
    for line, matches in ((single, "1"), (many, "4")):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert len(cells) == len(columns)
        assert cells[0] == matches
        assert float(cells[1].split()[0]) > 0
    assert end == "Refused: 0. Dropped: 0."
    table = (ROOT / "docs/server.md").read_text()
    assert head in table, "the table in docs/server.md has other columns"
