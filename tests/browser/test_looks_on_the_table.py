"""The look of a table in play: figures of their cards, words with room, heights where they matter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.matches import from_sample
from tests.browser.visits import open_replay

CLASHES = """
() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const labels = boxes('[data-label]'), bases = boxes('[data-figure] .figure-base use:first-child');
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const round = (box, base) => {
    const [x, y] = [base.left + base.width / 2, base.top + base.height / 2];
    const off = (at, low, high) => at - Math.min(Math.max(at, low), high);
    return Math.hypot(off(x, box.left, box.right), off(y, box.top, box.bottom)) < base.width / 2 - 1;
  };
  return {
    labels: labels.length,
    piled: labels.filter((one, at) => labels.slice(at + 1).some((other) => meet(one, other))).length,
    covering: labels.filter((one) => bases.some((base) => round(one, base))).length,
  };
}
"""
"""How many words there are, how many lie on each other, and how many on a base."""

RESTS = "() => document.querySelector('.moved').style.transform === 'none'"
WIDTH = "document.querySelector('[data-figure] .hit').getBoundingClientRect().width"


def test_figures_look_like_their_cards_and_the_table_like_its_wood(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")

    anna.page.wait_for_selector("[data-ground]")
    anna.page.wait_for_function(  # every one, as soon as the book of the game is read
        """() => {
          const shown = [...document.querySelectorAll('[data-figure]')].map((one) => {
            const look = one.querySelectorAll('use')[1].getAttribute('href');
            return look !== '#look-' && document.querySelector(look)?.children.length > 3;
          });
          return shown.length > 10 && shown.every((one) => one);
        }"""
    )

    assert anna.page.get_attribute("[data-thing] + [data-thing]", "data-kind")


@pytest.mark.check(16)
def test_words_have_room_at_every_zoom_and_heights_appear_for_who_may_climb(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    anna.page.wait_for_selector("[data-label]")
    assert "″" not in anna.page.text_content("[data-testid=labels]")

    anna.page.locator("[data-figure] .hit").first.click(force=True)

    anna.page.wait_for_function(
        "() => /[0-9]″/.test(document.querySelector('[data-testid=labels]').textContent)"
    )
    for _ in range(5):
        anna.page.wait_for_function(RESTS)
        found = anna.page.evaluate(CLASHES)
        assert 0 < found["labels"] <= 24
        assert found["piled"] == found["covering"] == 0
        wide = anna.page.evaluate(f"() => {WIDTH}")
        anna.page.keyboard.press("+")
        anna.page.wait_for_function(f"wide => {WIDTH} > wide * 1.05", arg=wide)


def test_a_replay_shows_the_same_figures(invite: Any) -> None:
    anna = invite()
    samples = anna.request("GET", "/api/replays/samples")["data"]["matches"]
    open_replay(anna, next(one["id"] for one in samples if one["game"] == "spherewars"))

    anna.page.keyboard.press("End")
    anna.page.wait_for_selector("[data-figure] use")

    anna.page.wait_for_function(
        """() => {
          const figures = [...document.querySelectorAll('[data-figure] .figure-base')];
          const looks = figures.map((one) => one.querySelectorAll('use')[1].getAttribute('href'));
          return looks.length > 0 && !looks.includes('#look-');
        }"""
    )
