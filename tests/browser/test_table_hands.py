"""Presses on a measured table: each is an aim, a look or an answer, and a look never changes the aim.

Tests are named by the number of the check in the design of the table.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.driver import COMMIT, Person
from tests.browser.hands import at, middle
from tests.browser.matches import from_sample

GOES = "() => [...document.querySelectorAll('[data-goes]')].map((one) => one.outerHTML).join()"
REPLIES = """
() => JSON.stringify([
  [...document.querySelectorAll('[data-testid=says], .refusal, .commit')].map((one) => one.innerText),
  [...document.querySelectorAll('[data-goes], [data-offer], [data-testid=join], .ring')].length,
  document.querySelector('[data-focus]')?.dataset.focus,
  document.querySelector('[data-goes]')?.getAttribute('cx'),
  document.querySelector('.prompt .buttons').innerText,
])
"""


def figure(person: Person, owner: str, number: int = 0) -> tuple[float, float]:
    found = person.page.query_selector_all(f"[data-figure][data-owner='{owner}']")
    return middle(person, f"[data-figure='{found[number].get_attribute('data-figure')}'] .hit")


def test_check_9_a_look_at_an_enemy_keeps_the_aim_of_a_move(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.move.path")
    page, mine = anna.page, anna.page.get_attribute(".table", "data-seat")
    x, y = figure(anna, mine)
    page.mouse.click(x, y - 50)
    page.wait_for_selector(COMMIT)
    aim = page.evaluate(GOES)
    assert aim
    page.mouse.click(*figure(anna, str(1 - int(mine))))
    page.wait_for_selector("[data-testid=join]")
    assert page.evaluate(GOES) == aim
    assert anna.sees(COMMIT)
    page.click("[data-testid=join]")  # only this leads the move there
    page.wait_for_function(f"aim => ({GOES})() !== aim", arg=aim)


@pytest.mark.parametrize("kind", ["home_raiders.turn.activate", "home_raiders.turn.action"])
def test_check_9_every_press_is_answered(invite: Any, kind: str) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", kind)
    page, asked = anna.page, anna.state
    chance = random.Random(9)
    places = [at(anna, chance.uniform(0.04, 0.96), chance.uniform(0.04, 0.96)) for _ in range(10)]
    places += [figure(anna, owner, 0) for owner in ("0", "1")]
    for x, y in places:
        page.mouse.move(4, 400)  # from nothing to somewhere
        page.evaluate("() => document.activeElement?.blur()")
        before = page.evaluate(REPLIES)
        page.mouse.click(x, y)
        answered = f"before => ({REPLIES})() !== before || document.querySelector('[data-testid=says]')"
        page.wait_for_function(answered, arg=before)
        assert anna.state == asked  # and nothing is decided


def test_check_11_a_far_press_offers_the_limit_and_moves_nothing(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.move.path")
    page = anna.page
    mine = page.get_attribute(".table", "data-seat")
    before, stands = anna.state, figure(anna, mine)
    page.mouse.click(*at(anna, 0.05, 0.12 if stands[1] > 400 else 0.88))
    page.wait_for_selector("[data-offer]", state="attached")
    assert not anna.sees(COMMIT)
    assert page.get_attribute("[data-testid=commit]", "aria-disabled") == "true"
    page.keyboard.press("Enter")  # takes what is offered, and decides nothing
    page.wait_for_selector(COMMIT)
    assert not anna.sees("[data-offer]")
    assert anna.state == before
    assert figure(anna, mine) == stands
    page.keyboard.press("Enter")
    anna.wait_for_answer(before)
