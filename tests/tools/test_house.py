"""What keeping house has come to does not slip back."""

from __future__ import annotations

import ast

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
def test_the_rules_of_a_game_grow_no_longer(name: str) -> None:
    """The bound follows the rules down: docs/decisions/0033-lines-of-rules.md."""
    most = house.MOST_LINES.get(name, house.MOST_OF_A_NEW_GAME)
    assert most - 0.75 < house.per_paragraph(name) <= most


@pytest.mark.parametrize("name", game_ids())
def test_the_parts_of_a_game_grow_no_longer(name: str) -> None:
    """A game that has no bounds yet gets them; a bound that is far above a part is lowered."""
    for part, most in zip(house.PARTS, house.MOST_OF_PARTS[name], strict=True):
        assert 0.8 * most - 50 < house.lines_of(name, part) <= most, part


def test_an_ability_has_four_places_and_a_game_its_entry_point_and_its_client() -> None:
    assert house.places_of_a_trait() == ["1", "2", "3", "4"]
    assert house.places_of_a_game() == {"pyproject.toml", "web/src/games/index.ts"}


@pytest.mark.parametrize("name", game_ids())
def test_every_line_of_rules_is_of_one_kind(name: str) -> None:
    counts = house.lines_by_kind(name)
    assert list(counts) == house.KINDS
    assert sum(counts.values()) == pytest.approx(house.per_paragraph(name) * house.paragraphs(name))


def test_what_a_line_is() -> None:
    text = (
        '"""Text."""\n'
        "import re\n"
        "\n"
        "# a word\n"
        "class Aim(Question):\n"
        '    """Two\n'
        '    lines."""\n'
        "    def __init__(self, far: int) -> None:\n"
        "        self.far = far\n"
        "    def read(self, answer: object) -> int:\n"
        "        return 1\n"
        "    def other(\n"
        "        self,\n"
        "    ) -> int:\n"
        "        return 2\n"
    )
    kinds = [house.TEXTS, house.IMPORTS, house.BLANK, house.TEXTS, house.HEADS, house.TEXTS, house.TEXTS]
    kinds += [house.FIELDS] * 2 + [house.QUESTIONS] * 2 + [house.HEADS] * 3 + [house.STATEMENTS]
    assert house.kinds_of_lines(text) == kinds


def test_circles_are_found_at_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"f"}, "f": {"e"}, "g": {"g"}}
    monkeypatch.setattr(house, "imported_by", imports.__getitem__)
    assert sorted(sorted(circle) for circle in house.circles(set(imports))) == [["a", "b", "c"], ["e", "f"]]


@pytest.mark.parametrize(
    ("head", "body", "found"),
    [
        ("answer: object", "isinstance(answer, list)", True),
        ("answer: Any", "isinstance(answer[0], (int, str))", True),
        ("form: Json", "type(form[0]) is int", True),
        ("answer: Any", "isinstance(answer, Order)", False),  # a value, not plain data
        ("answer: int | None", "isinstance(answer, int)", False),
        ("state: Any", "isinstance(state, list)", False),
    ],
)
def test_who_asks_what_plain_data_an_answer_is_reads_it(head: str, body: str, found: bool) -> None:
    (function,) = house.functions(ast.parse(f"def shown({head}) -> bool:\n    return {body}\n"))
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    assert [house.looks_at_type(call, house.raw_in(function)) for call in calls] == [found]


def test_who_imports_a_reader_of_answers_is_found() -> None:
    tree = ast.parse("from dicefront.skirmish.placing import Place, place_in\n")
    assert house.imported_readers(tree) == {"place_in"}
    assert house.imported_readers(ast.parse("from dicefront.tabletop.shapes import place_in\n")) == set()
