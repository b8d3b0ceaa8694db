"""Every gesture by mouse, by touch and by keys: what the hand makes is judged while it is made, then sent."""

from __future__ import annotations

import json
from math import dist
from typing import Any

import pytest

from tests.browser.asking import answered, ask, offered, settled
from tests.browser.driver import COMMIT, Person, Typist, serious_issues
from tests.browser.hands import drag, figures, item, point, press, send


def aim(person: Person, spot: str) -> None:
    """Choose a spot of the table; nothing is sent before it is committed."""
    person.choose(person.page.wait_for_selector(f"[data-spot={spot}]"))
    person.page.wait_for_selector(COMMIT)
    assert person.page.evaluate("window.answers") == []


@pytest.mark.parametrize("wanted", [True, False])
def test_yes_or_no_takes_one_press(anna: Person, wanted: bool) -> None:
    yes_or_no: list[dict[str, Any]] = [{"answer": True, "spelled": "yes"}, {"answer": False, "spelled": "no"}]
    ask(anna, kind="confirm", offers=yes_or_no)
    button = f"[data-answer={json.dumps(json.dumps(wanted))}]"
    anna.page.wait_for_selector(button)
    anna.press(button)
    assert answered(anna) is wanted


def test_one_of_a_few_is_a_button_and_one_who_stands_on_the_table_is_a_spot(anna: Person) -> None:
    one, two = figures(anna)[:2]
    offers: list[dict[str, Any]] = [
        {"answer": "stay"},
        {"answer": "first", "target": one},
        {"answer": "second", "target": two},
    ]
    ask(anna, kind="pick_one", offers=offers)
    aim(anna, f"target-{two}")
    anna.press(COMMIT)
    assert answered(anna) == "second"
    ask(anna, kind="pick_one", offers=offers)
    stays = "[data-answer='\"stay\"']"
    anna.page.wait_for_selector(stays)
    anna.press(stays)
    assert answered(anna) == "stay"


def test_a_figure_is_picked_where_it_stands_or_nobody_is(anna: Person) -> None:
    one, two = figures(anna)[:2]
    offers: list[dict[str, Any]] = [
        {"answer": one, "piece": one},
        {"answer": two, "piece": two},
        {"answer": None, "spelled": "-"},
    ]
    ask(anna, kind="pick_piece", items=[one, two], optional=True, of=["piece"], offers=offers)
    aim(anna, f"piece-{two}")
    anna.press(COMMIT)
    assert answered(anna) == two
    ask(anna, kind="pick_piece", items=[one, two], optional=True, of=["piece"], offers=offers)
    anna.page.wait_for_selector("[data-answer=null]")
    anna.press("[data-answer=null]")
    assert answered(anna) is None


def test_a_group_is_picked_by_one_of_its_figures(anna: Person) -> None:
    groups = [one for one in offered(anna) if one["piece"] is not None]
    assert len(groups) > 1  # the match asks which group acts
    ask(anna, kind="pick_group", of=["group"], items=[one["answer"] for one in groups], offers=groups)
    aim(anna, f"piece-{groups[1]['piece']}")
    anna.press(COMMIT)
    assert answered(anna) == groups[1]["answer"]


def test_several_are_picked_in_any_order_and_what_is_refused_cannot_be_sent(anna: Person) -> None:
    one, two, three = figures(anna)[:3]
    bad = json.dumps([one, three], separators=(",", ":"))
    ask(anna, [bad], kind="pick_several", items=[one, two, three], low=1, high=3, of=["piece"])
    press(anna, item(one))
    press(anna, item(three))
    assert not settled(anna)
    anna.page.wait_for_selector(".refusal", state="attached")
    assert anna.page.get_attribute("[data-testid=commit]", "aria-disabled") == "true"
    press(anna, item(one))
    press(anna, item(one))
    assert anna.page.get_attribute(item(one), "aria-pressed") == "true"
    assert anna.page.text_content(f"[data-picked='{one}']") == "2"  # numbered on the table, too
    assert send(anna) == [three, one]


def test_pairs_are_picked_by_their_names(anna: Person) -> None:
    one, two = figures(anna)[:2]
    ask(anna, kind="pick_several", items=[[one, two], [two, one]], high=2, of=["piece", "piece"])
    assert "→" in anna.text(item([one, two]))
    press(anna, item([two, one]))
    assert send(anna) == [[two, one]]


def test_a_figure_on_the_table_is_picked(anna: Person) -> None:
    one, two = figures(anna)[:2]
    ask(anna, kind="pick_several", items=[one, two], low=1, high=2, of=["piece"])
    anna.choose(anna.page.wait_for_selector(f"[data-spot=piece-{two}]"))
    assert send(anna) == [two]


def test_items_are_put_in_order(anna: Person) -> None:
    one, two, three = figures(anna)[:3]
    ask(anna, kind="order", items=[one, two, three], of=["piece"])
    press(anna, f"{item(three)} [data-step=earlier]")
    press(anna, f"{item(one)} [data-step=later]")
    assert send(anna) == [three, one, two]


def test_a_number_is_chosen_by_steps_or_typed(anna: Person) -> None:
    ask(anna, kind="number", low=1, high=6)
    press(anna, "[data-testid=hand] [data-step=more]")
    press(anna, "[data-testid=hand] [data-step=more]")
    press(anna, "[data-testid=hand] [data-step=fewer]")
    assert send(anna) == 2
    ask(anna, kind="number", low=1, high=6)
    anna.page.fill("[data-testid=hand-number]", "5")
    assert send(anna) == 5


def test_points_are_shared_out(anna: Person) -> None:
    ask(anna, kind="split", items=[0, 1], high=3, of=["group"])
    for number in (0, 1, 0):
        press(anna, f"{item(number)} [data-step=more]")
    assert anna.page.is_disabled(f"{item(1)} [data-step=more]")  # nothing is left
    press(anna, f"{item(0)} [data-step=fewer]")
    assert send(anna) == [[0, 1], [1, 1]]


def test_everybody_gets_a_partner(anna: Person) -> None:
    one, two = figures(anna)[:2]
    ask(anna, kind="assign", items=[one, two], high=2, places=[0, 1], of=["piece", "group"])
    for number, group in ((one, "1"), (two, "0")):
        anna.page.select_option(f"{item(number)} select", group)
    assert send(anna) == [[one, 1], [two, 0]]


@pytest.mark.check(10)
def test_a_point_is_placed_anywhere_and_turned(anna: Person) -> None:
    ask(anna, kind="place_point", turn=True)
    point(anna, 0.4, 0.6)
    assert settled(anna)
    before = anna.middle("[data-ghost=point]")
    drag(anna, "[data-ghost=point]", 30, 20)
    assert settled(anna)
    after = anna.middle("[data-ghost=point]")
    assert dist(before, after) > 5
    press(anna, "[data-testid=hand] [data-step=right]")
    x, y, z, turn = send(anna)
    assert turn == 15
    assert all(type(number) is int for number in (x, y, z))


@pytest.mark.check(10)
def test_figures_are_placed_in_a_formation_and_one_by_one(anna: Person) -> None:
    own = figures(anna)
    ask(anna, kind="place_several", items=own, low=1, high=len(own), of=["piece"])
    press(anna, item(own[0]))
    point(anna, 0.5, 0.5)
    assert settled(anna)
    shapes = set()
    for formation in ("line", "column", "cluster"):
        if anna.sees(f"[data-formation={formation}]"):
            press(anna, f"[data-formation={formation}]")
            settled(anna)
            shapes.add(
                tuple(
                    tuple(one.bounding_box().values()) for one in anna.page.query_selector_all("[data-ghost]")
                )
            )
    together = anna.page.query_selector_all("[data-ghost]")
    assert len(shapes) == 3 or len(together) == 1
    drag(anna, "[data-ghost]", 25, 10)
    placed = send(anna)
    assert sorted(who for who, _ in placed) == sorted(
        int(one.get_attribute("data-ghost")) for one in together
    )
    assert all(len(place) == 2 for _, place in placed)  # the height is left to the rules


def test_what_was_done_is_taken_back_step_by_step(anna: Person) -> None:
    one, two = figures(anna)[:2]
    ask(anna, kind="pick_several", items=[one, two], high=2, of=["piece"])
    press(anna, item(one))
    press(anna, item(two))
    anna.page.keyboard.press("Escape")
    assert send(anna) == [one]


def deed(figure: int, name: str, takes: str, items: list[int] | None = None) -> dict[str, Any]:
    return {"figure": figure, "name": name, "takes": takes, "items": items or []}


def test_a_figure_moves_and_does_something_with_its_move(anna: Person) -> None:
    one, two, three = figures(anna)[:3]
    deeds = [deed(one, "shoot", "way"), deed(two, "join", "group", [1]), deed(three, "push", "shift", [0, 1])]
    ask(anna, kind="moves", items=[one, two, three], high=3, of=["piece"], deeds=deeds)
    press(anna, item(one))
    press(anna, "[data-deed=shoot]")
    point(anna, 0.5, 0.4)
    assert settled(anna)
    press(anna, item(two))
    press(anna, "[data-deed=join]")
    point(anna, 0.6, 0.4)
    assert settled(anna)
    press(anna, item(three))
    press(anna, "[data-deed=push]")
    press(anna, "[data-taken='1']")
    point(anna, 0.6, 0.5)
    assert settled(anna)
    press(anna, "[data-testid=hand] [data-step=earlier]")
    moves = send(anna)
    assert [(move[0], move[2]) for move in moves] == [(one, "shoot"), (three, "push"), (two, "join")]
    assert len(moves[0][1]) == len(moves[2][1]) == 1
    assert moves[2][3] == 1
    assert moves[1][1] == []
    assert moves[1][3] == 1
    assert len(moves[1][4]) == 2


def test_a_figure_takes_others_along(anna: Person) -> None:
    one, two, three = figures(anna)[:3]
    deeds = [deed(one, "carry", "places", [two, three])]
    ask(anna, kind="moves", items=[one], high=1, of=["piece"], deeds=deeds)
    press(anna, "[data-deed=carry]")
    point(anna, 0.5, 0.5)
    for other in (two, three):
        press(anna, f"[data-taken='{other}']")
    assert settled(anna)
    if not isinstance(anna, Typist):
        drag(anna, f"[data-ghost='{three}']", 12, 12)
        assert settled(anna)
    ((who, way, name, aboard),) = send(anna)
    assert (who, name, len(way)) == (one, "carry", 1)
    assert [passenger[0] for passenger in aboard] == [two, three]
    assert all(len(passenger) == 3 for passenger in aboard)


def test_few_requests_are_made_while_something_is_dragged(anna: Person) -> None:
    if isinstance(anna, Typist):
        return
    ask(anna, kind="place_point")
    point(anna, 0.5, 0.5)
    settled(anna)
    anna.page.evaluate("window.tries = 0")
    began = anna.page.evaluate("performance.now()")
    for _ in range(6):
        drag(anna, "[data-ghost=point]", 8, 0)
    settled(anna)
    seconds = (anna.page.evaluate("performance.now()") - began) / 1000
    assert 1 <= anna.page.evaluate("window.tries") <= 2 + seconds * 10
    assert len(send(anna)) == 2


def test_no_gesture_has_a_serious_issue_for_those_who_do_not_see_it(anna: Person) -> None:
    one, two = figures(anna)[:2]
    asked: list[dict[str, Any]] = [
        {"kind": "pick_several", "items": [one, two], "low": 1, "high": 2, "of": ["piece"]},
        {"kind": "order", "items": [one, two], "of": ["piece"]},
        {"kind": "split", "items": [0, 1], "high": 3, "of": ["group"]},
        {"kind": "assign", "items": [one], "high": 1, "places": [0, 1], "of": ["piece", "group"]},
        {"kind": "number", "low": 0, "high": 3},
        {"kind": "moves", "items": [one, two], "high": 2, "deeds": [deed(one, "push", "shift", [0])]},
    ]
    for gesture in asked:
        ask(anna, **gesture)
        if gesture["kind"] == "moves":
            press(anna, "[data-deed=push]")
        assert serious_issues(anna.page) == [], gesture["kind"]
