"""Games on a measured table, question by question: no card covers what matters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person

COVERED = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = ({ width, height }) => width > 0 && height > 0;
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = all('.attack, [data-testid=result-card], .callout').filter((one) => seen(box(one)));
  if (document.querySelector('.leader')) return [];  // no place was free: the card lies at the edge
  const chosen = all('[data-spot], [data-lead]').map((one) => /^(?:piece|target)-(\\d+)$/
    .exec(one.dataset.spot ?? one.dataset.lead)?.[1]).filter(Boolean);
  const focus = document.querySelector('[data-focus]')?.dataset.focus;
  const figures = [...new Set([...chosen, focus])].flatMap((id) => all(`[data-figure='${id}'] .figure-base`));
  const things = [...figures, ...all('[data-ghost] circle, [data-goes], .point circle:last-child')];
  return cards.flatMap((card) => things.filter((one) => seen(box(one)) && meet(box(card), box(one)))
    .map((one) => `${card.className} over ${one.outerHTML.slice(0, 80)}`));
}
"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FEW, ALL = 24, 200


@pytest.mark.check(3)
@pytest.mark.parametrize("most", [FEW, pytest.param(ALL, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ["home_raiders", "spherewars"])
def test_no_card_covers_what_matters(invite: Any, game: str, most: int) -> None:
    anna = invite()
    questions = 0
    while questions < most:
        anna.play_now(game)
        while questions < most and anna.wait_for_turn():
            aim(anna)
            assert anna.page.evaluate(COVERED) == [], anna.state
            anna.decide()
            questions += 1


def aim(person: Person) -> None:
    """Point at something that can be chosen, so that what could be covered is there."""
    spot = person.page.query_selector("[data-spot^=target], [data-spot^=point]")
    if spot:
        person.page.mouse.move(*person.middle(spot.query_selector("[data-hit]")))
    person.page.evaluate(DRAWN)
