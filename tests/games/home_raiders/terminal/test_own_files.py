"""Tables and factions of one's own from files: what is wrong is told with the file and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicefront.games.home_raiders.terminal.optionfiles import from_file
from dicefront.kernel.errors import BadData

MICE = Path(__file__).parents[1] / "data" / "attic-mice.toml"


def test_a_faction_of_a_file_is_an_option() -> None:
    found = from_file("cards", str(MICE))
    assert isinstance(found, dict)
    assert sorted(found) == ["card", "faction", "team"]
    assert from_file("stars", "6") is None


@pytest.mark.rule("HR-CRD-03")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("range = 8", "range = 0", "card 2 (mi-crumb-slingers).shooting.range: expected more than 0"),
        ("cost = 2", "cost = 1", "card 1 (mi-nibblers).cost: expected 2 for 43.0 points, got 1"),
        ('ref = "nibblers"', 'ref = ""', "team 1 (mi-6-attic)"),
    ],
)
def test_a_mistake_is_told_with_file_entry_and_field(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = tmp_path / "mice.toml"
    path.write_text(MICE.read_text("utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        from_file("cards", str(path))
    assert str(caught.value).startswith(f"{path}: ")
    assert told.split(": expected")[0] in str(caught.value)


@pytest.mark.parametrize("value", ["mice", "mice.toml:attic", "None"])
def test_what_is_no_file_is_told_which_file_would_do(value: str) -> None:
    with pytest.raises(BadData, match=r"options\.cards: expected a file such as my-faction\.toml"):
        from_file("cards", value)
