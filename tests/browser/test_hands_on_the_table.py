"""What hands do on a measured table beside placing: ways, lassos, offers, keys across, and long lists."""

from __future__ import annotations

from math import dist
from typing import Any

from tests.browser.asking import answered, ask, settled
from tests.browser.driver import Person, Toucher, Typist, serious_issues
from tests.browser.hands import at, drag, figures, item, point, press, send, stroke

WAY = "[data-testid=way-by-hand]"


def ghost(person: Person) -> tuple[float, float]:
    return person.middle("[data-ghost]")


def points(person: Person, count: int) -> None:
    """Wait until the way has so many points."""
    person.page.wait_for_selector(f"{WAY}[data-points='{count}']", state="attached")


def test_a_way_is_made_of_points_that_can_be_moved_and_taken_away(anna: Person) -> None:
    one = figures(anna)[0]
    ask(anna, kind="path", items=[one], of=["point"])
    if isinstance(anna, Typist):
        anna.page.evaluate("document.activeElement?.blur()")
        for keys in (["ArrowRight", "ArrowRight", "'"], ["ArrowUp", "'"], ["ArrowUp", "PageUp", "'"]):
            for key in keys:
                anna.page.keyboard.press(key)
        points(anna, 4)
        anna.page.keyboard.press("Backspace")
    else:
        for across, down in ((0.4, 0.5), (0.5, 0.45), (0.62, 0.52)):
            point(anna, across, down)
    points(anna, 3)
    assert settled(anna)
    before = anna.middle("[data-waypoint='1']")
    if not isinstance(anna, Typist):
        drag(anna, "[data-waypoint='1']", 14, -18)
        assert settled(anna)
        after = anna.middle("[data-waypoint='1']")
        assert dist(before, after) > 5
    press(anna, "[data-testid=way-shorter]")
    points(anna, 2)
    way = send(anna)
    assert len(way) == 2
    assert all(len(place) == 2 and all(type(part) is int for part in place) for place in way)


def test_a_way_is_drawn_along_a_free_line(anna: Person) -> None:
    if isinstance(anna, Typist):
        return
    one = figures(anna)[0]
    ask(anna, kind="path", items=[one], of=["point"])
    x, y = anna.middle(f"[data-figure='{one}']")
    corner = [(x + step * 6, y) for step in range(9)] + [(x + 48, y - step * 6) for step in range(1, 8)]
    stroke(anna, corner)
    assert settled(anna)
    points(anna, 2)  # a line with one corner: what a hand trembles is left out
    way = send(anna)
    assert abs(way[0][1] - way[1][1]) > abs(way[0][0] - way[1][0])


def test_a_way_says_at_once_what_is_in_its_way(anna: Person) -> None:
    one, *_, other = figures(anna)
    marks = [{"role": "blocks", "piece": other, "space": None, "points": [], "note": None}]
    ask(anna, bad="all", marks=marks, kind="path", items=[one], of=["point"])
    point(anna, 0.5, 0.5)
    assert not settled(anna)
    anna.page.wait_for_selector(f"{WAY}[data-bad=true]", state="attached")
    anna.page.wait_for_selector("[data-testid=says]")
    anna.page.wait_for_selector(".pulse", state="attached")  # the obstacle is drawn
    assert anna.page.get_attribute("[data-testid=commit]", "aria-disabled") == "true"


def test_a_point_of_a_way_is_taken_away_with_the_other_button(anna: Person) -> None:
    if type(anna) is not Person:
        return
    ask(anna, kind="path", items=[figures(anna)[0]], of=["point"])
    for across in (0.4, 0.5, 0.6):
        point(anna, across, 0.5)
    points(anna, 3)
    anna.page.mouse.click(*anna.middle("[data-waypoint='1']"), button="right")
    points(anna, 2)
    assert len(send(anna)) == 2


def test_figures_are_picked_by_drawing_round_them(anna: Person) -> None:
    if isinstance(anna, Typist):
        return
    own = figures(anna)[:4]
    ask(anna, kind="pick_several", items=own, high=4, of=["piece"])
    places = {one: anna.middle(f"[data-figure='{one}']") for one in own}
    one = own[0]
    x, y = places[one]
    inside = [other for other, place in places.items() if dist(place, (x, y)) < 13]
    press(anna, "[data-testid=lasso-tool]")
    ring = [(x - 14, y - 14), (x + 14, y - 14), (x + 14, y + 14), (x - 14, y + 14), (x - 14, y - 12)]
    stroke(anna, ring)
    anna.page.wait_for_selector(f"{item(one)}[aria-pressed=true]")
    picked = send(anna)
    assert set(inside) <= set(picked)
    assert picked
    assert set(picked) <= set(own)


def test_a_rectangle_is_drawn_with_shift(anna: Person) -> None:
    if type(anna) is not Person:
        return
    own = figures(anna)[:4]
    ask(anna, kind="pick_several", items=own, high=4, of=["piece"])
    left, top = at(anna, 0.0, 0.0)
    right, low = at(anna, 1.0, 1.0)
    anna.page.keyboard.down("Shift")
    stroke(anna, [(left + 2, top + 2), (left + 40, top + 40), (right - 2, low - 2)])
    anna.page.keyboard.up("Shift")
    for one in own:
        anna.page.wait_for_selector(f"{item(one)}[aria-pressed=true]")
    assert sorted(send(anna)) == sorted(own)


def test_some_of_a_group_move_together(anna: Person) -> None:
    if type(anna) is not Person:
        return
    own = figures(anna)[:4]
    ask(anna, kind="moves", items=own, high=4, of=["piece"])
    left, top = at(anna, 0.0, 0.0)
    right, low = at(anna, 1.0, 1.0)
    anna.page.keyboard.down("Shift")
    stroke(anna, [(left + 2, top + 2), (left + 40, top + 40), (right - 2, low - 2)])
    anna.page.keyboard.up("Shift")
    anna.page.wait_for_selector(f"[data-chosen='{own[3]}']", state="attached")
    drag(anna, f"[data-figure='{own[0]}']", 60, -24)
    anna.page.wait_for_function(
        "count => document.querySelectorAll('[data-testid=hand] .chip .turn').length === count", arg=4
    )
    moves = send(anna)
    assert sorted(move[0] for move in moves) == sorted(own)
    assert all(len(move[1]) == 1 for move in moves)


def test_the_nearest_legal_place_is_offered_and_taken_with_one_press(anna: Person) -> None:
    ask(anna, bad="all", near=[30_000, 30_000], kind="place_point")
    point(anna, 0.5, 0.5)
    assert not settled(anna)
    anna.page.wait_for_selector("[data-testid=offer]")
    anna.page.wait_for_selector("[data-offer=point]", state="attached")
    assert anna.page.evaluate("window.answers.length") == 0  # nothing moves by itself
    if isinstance(anna, Typist):
        anna.page.evaluate("document.activeElement?.blur()")
        anna.page.keyboard.press("Enter")
    elif isinstance(anna, Toucher):
        anna.tap_at(*anna.middle("[data-offer=point]"))
    else:
        anna.page.mouse.click(*anna.middle("[data-offer=point]"))
    anna.page.wait_for_selector("[data-testid=offer]", state="detached")
    assert send(anna) == [30_000, 30_000]


def test_the_finger_hides_nothing_while_something_is_put_down(anna: Person) -> None:
    if not isinstance(anna, Toucher):
        return
    ask(anna, kind="place_point")
    point(anna, 0.5, 0.5)
    assert settled(anna)
    x, y = anna.middle("[data-ghost=point]")

    def looked() -> None:
        glass = anna.box("[data-testid=magnifier]")
        assert glass["y"] + glass["height"] < y or glass["y"] > y + 16

    stroke(anna, [(x, y), (x + 10, y + 10), (x + 20, y + 16)], looked)
    anna.page.wait_for_selector("[data-testid=magnifier]", state="detached")
    assert len(send(anna)) == 2


def test_the_keys_go_across(anna: Person) -> None:
    if not isinstance(anna, Typist):
        return
    ask(anna, kind="place_point")
    anna.page.evaluate("document.activeElement?.blur()")
    anna.page.keyboard.press("ArrowRight")
    assert settled(anna)
    start = ghost(anna)

    def moved(keys: list[str]) -> tuple[int, int]:
        nonlocal start
        for key in keys:
            anna.page.keyboard.down(key)
        for key in keys:
            anna.page.keyboard.up(key)
        settled(anna)
        before, start = start, ghost(anna)
        return round(start[0] - before[0]), round(start[1] - before[1])

    right = moved(["ArrowRight"])[0]
    assert right > 0
    for key, across, down in (("Home", -1, -1), ("End", -1, 1), ("PageUp", 1, -1), ("PageDown", 1, 1)):
        dx, dy = moved([key])
        assert abs(dx - across * right) <= 1, key
        assert abs(dy - down * right) <= 1, key
    dx, dy = moved(["ArrowRight", "ArrowUp"])  # the first goes right, both together go across
    assert abs(dx - 2 * right) <= 1
    assert abs(dy + right) <= 1
    send(anna)


def test_whoever_is_carried_is_moved_by_the_keys(anna: Person) -> None:
    if not isinstance(anna, Typist):
        return
    one, two = figures(anna)[:2]
    deeds = [{"figure": one, "name": "carry", "takes": "places", "items": [two]}]
    ask(anna, kind="moves", items=[one], high=1, of=["piece"], deeds=deeds)
    press(anna, "[data-deed=carry]")
    point(anna, 0.5, 0.5)
    press(anna, f"[data-taken='{two}']")
    assert settled(anna)
    before = anna.middle(f"[data-ghost='{two}']")
    anna.page.focus(f"[data-taken='{two}']")
    anna.page.keyboard.press("PageUp")
    assert settled(anna)
    after = anna.middle(f"[data-ghost='{two}']")
    assert after[0] > before[0]
    assert after[1] < before[1]
    ((who, _, name, aboard),) = send(anna)
    assert (who, name) == (one, "carry")
    assert [passenger[0] for passenger in aboard] == [two]


def test_every_one_of_a_thousand_answers_can_be_reached(anna: Person) -> None:
    names = [f"answer {number}" for number in range(1000)]
    ask(anna, names=names, kind="pick_one")
    anna.page.wait_for_selector("[data-testid=many-search]")
    anna.page.wait_for_function(
        "() => /1.?000/.test(document.querySelector('[data-testid=many-count]')?.textContent ?? '')"
    )
    anna.page.fill("[data-testid=many-search]", "answer 97")
    press(anna, "[data-answer='974']")
    assert answered(anna) == 974
    ask(anna, names=names, kind="pick_one")
    anna.page.wait_for_selector("[data-testid=many-more]")
    press(anna, "[data-testid=many-more]")
    press(anna, "[data-answer='79']")
    assert answered(anna) == 79


def test_nothing_of_it_has_a_serious_issue_for_those_who_do_not_see_it(anna: Person) -> None:
    own = figures(anna)[:4]
    asked: list[dict[str, Any]] = [
        {"kind": "path", "items": own[:1], "of": ["point"]},
        {"kind": "pick_several", "items": own, "high": 4, "of": ["piece"]},
        {"kind": "place_point", "bad": "all", "near": [30_000, 30_000]},
        {"kind": "pick_one", "names": [f"answer {number}" for number in range(60)]},
    ]
    for gesture in asked:
        ask(anna, **gesture)
        if gesture["kind"] == "place_point":
            point(anna, 0.5, 0.5)
            anna.page.wait_for_selector("[data-testid=offer]")
        if "names" in gesture:
            anna.page.wait_for_selector("[data-testid=many-search]")
        assert serious_issues(anna.page) == [], gesture["kind"]
