"""Every argument that the rules name has one meaning (``kernel.terms``)."""

from __future__ import annotations

import pytest

from dicefront.kernel.event import CATEGORIES, Event
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.terms import COMMON, DATA, FLAG, LENGTH, PIECE, POINT, WAY, WORD, fits, named
from dicefront.kernel.terms import problems_of_terms as problems
from tests.text.emitted import SOURCES, emitted


@pytest.mark.parametrize("name", game_ids())
def test_every_argument_of_events_and_refusals_has_a_term(name: str) -> None:
    said = emitted(name, SOURCES / "games" / name / "rules")
    found = [said.events, said.refusals]
    unknown = {
        f"{what}: {argument}"
        for kinds in found
        for what, arguments in kinds.items()
        for argument in arguments
        if argument not in game(name).terms
    }
    assert unknown == set()


@pytest.mark.parametrize("name", game_ids())
def test_a_term_that_nothing_uses_is_gone(name: str) -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (SOURCES / "games" / name / "rules").rglob("*.py")
        if path.name != "terms.py"
    )
    own = {argument for argument, term in game(name).terms.items() if COMMON.get(argument) != term}
    assert {one for one in own if f'"{one}"' not in sources and f"self.{one} =" not in sources} == set()


def kinds_of_events(base: type[Event] = Event) -> list[type[Event]]:
    return [kind for sub in base.__subclasses__() for kind in [sub, *kinds_of_events(sub)]]


@pytest.mark.parametrize("name", game_ids())
def test_every_event_says_what_it_is_about(name: str) -> None:
    game(name)
    own = [kind for kind in kinds_of_events() if kind.kind.startswith(f"{name}.")]
    assert own
    assert [
        kind.kind for kind in own if "category" not in vars(kind) or kind.category not in CATEGORIES
    ] == []


@pytest.mark.parametrize(
    ("term", "good", "bad"),
    [
        (PIECE, [3, [3, 4], [[1, 2]], None], ["3", True, 1.5, [3, "x"]]),
        (LENGTH, [2540, -1], ["2540"]),
        (FLAG, [True, False], [0, 1, "yes"]),
        (POINT, [[1, 2], [1, 2, 3]], [[1], [1, 2, 3, 4], [1.0, 2], 5]),
        (WAY, [[], [[1, 2], [3, 4, 5]]], [[1, 2], "x"]),
        (WORD, ["melee", ["red", "blue"]], [3, True]),
        (named("ability"), ["push"], [3]),
        (DATA, [{"any": 1}, 3], []),
    ],
)
def test_a_value_fits_its_term_or_not(term: str, good: list[Json], bad: list[Json]) -> None:
    assert all(fits(term, value) for value in good)
    assert not any(fits(term, value) for value in bad)


def test_arguments_without_a_term_or_with_a_wrong_value_are_named() -> None:
    assert problems({"troop": "group", "gap": "length"}, {"troop": 3, "gap": "wide", "odd": 1}) == [
        "gap='wide' (length)",
        "odd=1 (no term)",
    ]
