"""What keeping house has come to does not slip back."""

from __future__ import annotations

import pytest

from dicefront.kernel.game import game_ids
from tools import house


def test_nobody_goes_past_the_door_of_a_game() -> None:
    assert house.past_doors() == []


def test_the_figures_never_get_worse() -> None:
    """A figure that got better is written down here; the goal stands in the table of the architecture."""
    most = {"dicefront.games": 0, "dicefront.server": 0, "dicefront.cli": 0}
    now = {room: len(house.in_circles(room)) for room in most}
    assert {room: now[room] for room in most if now[room] > most[room]} == {}
    assert house.second_readers() == []
    assert sum(definition.lines for definition in house.only_tested()) <= 0


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_lines_and_paragraphs(name: str) -> None:
    assert 5 < house.per_paragraph(name) < 23.25


def test_circles_are_found_at_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"f"}, "f": {"e"}, "g": {"g"}}
    monkeypatch.setattr(house, "imported_by", imports.__getitem__)
    assert sorted(sorted(circle) for circle in house.circles(set(imports))) == [["a", "b", "c"], ["e", "f"]]
