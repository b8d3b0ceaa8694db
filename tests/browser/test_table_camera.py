"""The camera of a measured table: what it shows by itself, what it leaves alone, and who is ready."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.scenes import card, hero, scene
from tests.browser.driver import Person
from tests.browser.matches import from_sample, from_scene

SCALE = """
() => {
  const ground = document.querySelector('[data-testid=ground]').getBoundingClientRect();
  return [ground.x, ground.y, ground.width].map(Math.round);
}
"""
SEEN = """
(piece) => {
  const style = getComputedStyle(document.querySelector('.table'));
  const [left, top, width, height] = ['left', 'top', 'width', 'height']
    .map((side) => parseFloat(style.getPropertyValue(`--safe-${side}`)));
  const box = document.querySelector(`[data-figure='${piece}'] .hit`).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
"""


def state_of(person: Person) -> str:
    return str(person.page.get_attribute(".camera", "data-camera"))


def reset(person: Person) -> None:
    person.page.keyboard.press("0")
    person.page.wait_for_selector(".camera[data-camera=whole]")


@pytest.mark.check(19)
def test_the_camera_moves_only_where_that_is_needed(invite: Any) -> None:
    small = invite(follow=True)
    from_sample(small, "home_raiders", "home_raiders.turn.activate")  # 24 by 24 inches at a desk
    small.box("[data-testid=ground]")
    lies = small.page.evaluate(SCALE)
    for _ in range(6):
        small.decide()
        if not small.wait_for_turn():
            break
        assert state_of(small) == "whole"
        assert small.page.evaluate(SCALE) == lies

    large = invite(follow=True)
    from_sample(large, "spherewars", "spherewars.turn.activate")
    large.box("[data-testid=ground]")
    whole = large.page.evaluate(SCALE)
    assert state_of(large) == "whole"  # somebody is to be chosen: all of them are seen
    large.decide()
    large.page.wait_for_selector("[data-asked='spherewars.move.action']")
    large.page.wait_for_selector(".camera[data-camera=framed]")
    assert large.box("[data-testid=ground]")["width"] > whole[2] * 1.2
    acting = large.page.get_attribute("[data-focus]", "data-focus")
    assert large.page.evaluate(SEEN, acting)

    # Whoever pans is left alone until the next activation, and the button says so.
    large.page.keyboard.press("ArrowRight")
    large.page.wait_for_selector(".camera[data-camera=free]")
    assert "paused" in large.page.get_attribute("[data-tool=follow]", "title")
    free = large.page.evaluate(SCALE)
    before = large.state
    large.page.keyboard.press("1")  # run: the way is asked for
    large.wait_for_answer(before)
    large.page.wait_for_selector("[data-asked='spherewars.move.path']")
    assert large.page.evaluate(SCALE) == pytest.approx(free, abs=1)

    # Twice the whole table: nothing is followed any more.
    reset(large)
    large.page.keyboard.press("0")
    large.page.wait_for_selector("[data-tool=follow][aria-pressed=false]")
    large.page.keyboard.press("c")
    large.page.wait_for_selector("[data-tool=follow][aria-pressed=true]")


@pytest.mark.parametrize("corner", [(0.6, 0.6), (23.4, 23.4)])
@pytest.mark.check(19)
def test_the_room_beside_a_table_asks_for_no_move(invite: Any, corner: tuple[float, float]) -> None:
    anna = invite(follow=True)
    warrior = card("hero", force=1, movement=6)
    from_scene(anna, scene(hero(0, warrior, corner), hero(1, warrior, (12, 12)), size=(24, 24)).play("move"))
    assert state_of(anna) == "whole"


def test_who_is_ready_is_found_one_after_the_other(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "spherewars", "spherewars.turn.activate")
    ready = anna.page.query_selector_all("[data-spot^=piece]")
    assert anna.until(lambda: anna.text("[data-tool=next]") == str(len(ready)))
    found = []
    for _ in ready:
        anna.page.keyboard.press("n")
        anna.page.wait_for_selector(".camera[data-camera=framed]")  # it is too small to be told apart
        spot = anna.page.evaluate("document.activeElement.dataset.spot")
        piece = spot.removeprefix("piece-")
        anna.page.wait_for_selector(f"[data-focus='{piece}']")
        assert anna.page.evaluate(SEEN, piece)
        found.append(spot)
    assert len(set(found)) == len(ready)
    anna.page.keyboard.press("Shift+n")
    assert anna.page.evaluate("document.activeElement.dataset.spot") == found[-2 % len(found)]
    others = {spot.removeprefix("piece-") for spot in found}
    shown = anna.page.query_selector_all("[data-testid=edge-chip]")
    chips = {one.get_attribute("data-piece") for one in shown}
    outside = {one for one in others if not anna.page.evaluate(SEEN, one)}
    assert chips <= outside  # chips stand for those outside, as many as there is room for
    assert bool(chips) == bool(outside)
    for one in sorted(chips)[:1]:
        anna.page.click(f"[data-testid=edge-chip][data-piece='{one}']")
        anna.page.wait_for_selector(f"[data-testid=edge-chip][data-piece='{one}']", state="detached")
        assert anna.page.evaluate(SEEN, one)
