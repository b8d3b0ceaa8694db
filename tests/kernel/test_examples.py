"""The examples of the documentation run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dicefront

PAGE = Path(__file__).parents[2] / "docs" / "positions-and-logs.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = dicefront.game("crystals").table(seed=1)
    dicefront.play_randomly(table, dicefront.Draw(1))
    dicefront.log_of(table).save("match.jsonl")
    exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number + 1}", "exec"), {})


def test_what_is_exported_is_there() -> None:
    for name in dicefront.__all__:
        assert getattr(dicefront, name) is not None
    for name in ("ScriptedDice", "Position", "read_position", "BadData", "BrokenLog", "DiceError", "inches"):
        assert name in dicefront.__all__
        assert name in PAGE.read_text("utf-8")
