"""Presses on a measured table: each is an aim, a look or an answer, and a look never changes the aim."""

from __future__ import annotations

import random
from math import dist
from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.state import MOVE
from dicefront.games.spherewars.scenes import SphereScene, one, position
from tests.browser.driver import COMMIT, Person, Toucher, Typist
from tests.browser.hands import at, point
from tests.browser.matches import from_sample, from_scene

GOES = "() => [...document.querySelectorAll('[data-goes]')].map((one) => one.outerHTML).join()"
REPLIES = """
() => JSON.stringify([
  [...document.querySelectorAll('[data-testid=says], .refusal, .commit')].map((one) => one.innerText),
  [...document.querySelectorAll('[data-goes], [data-offer], [data-testid=join], .ring')].length,
  document.querySelectorAll('[data-waypoint]').length,
  document.querySelector('[data-focus]')?.dataset.focus,
  document.querySelector('[data-goes]')?.getAttribute('cx'),
  document.querySelector('.prompt .buttons').innerText,
])
"""


def figure(person: Person, owner: str, number: int = 0) -> tuple[float, float]:
    found = person.page.query_selector_all(f"[data-figure][data-owner='{owner}']")
    return person.middle(f"[data-figure='{found[number].get_attribute('data-figure')}'] .hit")


@pytest.mark.check(9)
def test_a_look_at_an_enemy_keeps_the_aim_of_a_move(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.move.path")
    page, mine = anna.page, anna.page.get_attribute(".table", "data-seat")
    x, y = figure(anna, mine)
    page.mouse.click(x + 50, y)  # beside the troop
    page.wait_for_selector(COMMIT)
    aim = page.wait_for_function(GOES).json_value()
    page.mouse.click(*figure(anna, str(1 - int(mine))))
    page.wait_for_selector("[data-testid=join]")
    assert page.evaluate(GOES) == aim
    assert anna.sees(COMMIT)
    page.click("[data-testid=join]")  # only this leads the move there
    page.wait_for_function(f"aim => ({GOES})() !== aim", arg=aim)


FIRST = "spherewars.shot.declare"
"""What *Play now* asks first."""
ASKED = [
    *("home_raiders.turn.activate", "home_raiders.turn.action", "home_raiders.move.path"),
    *("home_raiders.shoot.target", "spherewars.turn.activate", "spherewars.move.action"),
    *("spherewars.move.path", FIRST),
]


@pytest.mark.parametrize("kind", ASKED)
@pytest.mark.check(9)
def test_every_press_is_answered(invite: Any, kind: str) -> None:
    anna = invite()
    if kind == FIRST:
        anna.first_fight("spherewars")
        anna.wait_for_turn()
        assert anna.state[1] == kind
    else:
        from_sample(anna, kind.partition(".")[0], kind)
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


@pytest.mark.check(11)
def test_a_far_press_offers_the_limit_and_moves_nothing(invite: Any) -> None:
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


def running() -> SphereScene:
    """Somebody is about to run."""
    placed = one(0, "lookout", (12.0, 12.0)), one(1, "prowler", (22.0, 27.0))
    state = position(*placed, stage=MOVE, chosen={"width": 24, "depth": 30})
    return SphereScene(GAME, state, (), 3).play("run")


BESIDE = 9
"""Pixels beside a suggestion."""


@pytest.mark.check(10)
@pytest.mark.parametrize("kind", [Person, Toucher, Typist, None], ids=["mouse", "touch", "keys", "text"])
def test_a_place_beside_the_suggestions_is_a_place_like_any_other(
    invite: Any, kind: type[Person] | None
) -> None:
    anna = invite(kind or Person)
    from_scene(anna, running())
    page = anna.page
    dot, stood = anna.middle("[data-spot=point-3] [data-hit]"), anna.middle("[data-figure='0'] .hit")
    part = BESIDE / dist(dot, stood)  # towards where it stands, so that it gets there
    wanted = dot[0] + (stood[0] - dot[0]) * part, dot[1] + (stood[1] - dot[1]) * part
    if kind is None:
        page.keyboard.press("t")
        page.fill("#typed", "go 9 o'clock 1.7")
        page.keyboard.press("Enter")
    elif kind is Typist:
        point(anna, 0, 0)
    elif kind is Toucher:
        anna.tap_at(*wanted)
    else:
        page.mouse.click(*wanted)
    page.wait_for_selector(COMMIT)
    ghost = anna.middle("[data-ghost]")
    count = len(page.query_selector_all(".point"))
    spots = [anna.middle(f"[data-spot=point-{number}]") for number in range(count)]
    assert min(dist(ghost, spot) for spot in spots) > 3
    if kind in (Person, Toucher):
        assert dist(ghost, wanted) < 2
    before = anna.state
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    anna.wait_for_answer(before)
    anna.wait_for_turn()
    assert dist(anna.middle("[data-figure='0'] .hit"), ghost) < 3
