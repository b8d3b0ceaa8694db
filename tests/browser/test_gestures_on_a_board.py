"""The gestures of a board with spaces, and the choice of an army, by mouse, by touch and by keys."""

from __future__ import annotations

from typing import Any

from tests.browser.asking import answered, ask
from tests.browser.driver import COMMIT, Person, Toucher, Typist
from tests.browser.hands import press
from tests.browser.matches import HEROES

FEW = {"name": "Few", "minis": ["d8", "d6"]}


def minis(person: Person) -> list[int]:
    """The miniatures on the board."""
    found = person.page.query_selector_all("[data-mini]")
    return [int(one.get_attribute("data-mini")) for one in found]


def choose(person: Person, spot: str) -> None:
    """Choose a spot: what can be taken back is done at once, but a finger commits it, since it may slip."""
    person.choose(person.page.wait_for_selector(f"[data-spot={spot}]"))
    if isinstance(person, Toucher):
        assert person.page.evaluate("window.answers") == []
        person.press(COMMIT)


def spaces(*places: int) -> list[dict[str, Any]]:
    return [{"answer": place, "space": place} for place in places]


def test_a_space_is_picked_on_the_board_or_none_is(bea: Person) -> None:
    offers = [*spaces(27, 28, 35), {"answer": None, "spelled": "-"}]
    ask(bea, kind="pick_space", places=[27, 28, 35], optional=True, of=["space"], offers=offers)
    choose(bea, "space-35")
    assert answered(bea) == 35
    ask(bea, kind="pick_space", places=[27, 28, 35], optional=True, of=["space"], offers=offers)
    bea.page.wait_for_selector("[data-answer=null]")
    bea.press("[data-answer=null]")
    assert answered(bea) is None


def test_a_miniature_is_picked_on_the_board(bea: Person) -> None:
    one, two = minis(bea)[:2]
    offers = [{"answer": one, "piece": one}, {"answer": two, "piece": two}]
    ask(bea, kind="pick_piece", items=[one, two], of=["piece"], offers=offers)
    choose(bea, f"piece-{two}")
    assert answered(bea) == two


def test_a_way_ends_on_a_space_of_the_board(bea: Person) -> None:
    ask(bea, kind="path", of=["space"], offers=spaces(27, 28, 35))
    choose(bea, "space-28")
    assert answered(bea) == 28


def test_an_army_is_taken_from_a_list(bea: Person) -> None:
    ask(bea, kind="list", offers=[{"answer": FEW}, {"answer": HEROES}])
    second = "input[name=army] >> nth=1"
    bea.page.wait_for_selector(second)
    if isinstance(bea, Typist):
        bea.page.focus("input[name=army]")
        bea.page.keyboard.press("ArrowDown")
    else:
        bea.press(f"label:has({second.split(' >>')[0]}) >> nth=1")
    bea.page.wait_for_function("() => document.querySelectorAll('input[name=army]')[1].checked")
    press(bea, "[data-testid=take-army]")
    assert answered(bea) == HEROES
