"""A measured table with 120 figures and 40 pieces: how much is drawn, where words stand, what a figure shows.

How long frames take is measured by ``budgets``.
"""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import MOVE
from dicefront.games.spherewars.scenes import SphereScene, inch, one, position
from tests.browser.crowd import AILING, FIGURES, PIECES, crowd
from tests.browser.driver import Toucher
from tests.browser.matches import from_scene

MOST_ELEMENTS = 4000
MOST_LABELS = 24
STEPS = ["0", "-", *"++++++++"]
"""Keys from the whole table to half of it, and in again as far as it goes: ten zooms."""

RESTS = "() => document.querySelector('.moved').style.transform === 'none'"
DRAWN = """
() => {
  const safe = getComputedStyle(document.querySelector('.table'));
  const side = (name) => parseFloat(safe.getPropertyValue(`--safe-${name}`));
  const labels = [...document.querySelectorAll('[data-label]')].map((one) => {
    const { left, top, right, bottom } = one.querySelector('rect').getBoundingClientRect();
    return { id: one.dataset.label, left, top, right, bottom };
  });
  const bases = [...document.querySelectorAll('[data-figure]')].map((one) => {
    const { a, b, e, f } = one.getScreenCTM();
    return { x: e, y: f, r: (Number(one.dataset.radius) / 100) * Math.hypot(a, b) };
  });
  const wrong = [];
  labels.forEach((one, at) => {
    for (const other of labels.slice(at + 1))
      if (one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom)
        wrong.push([one.id, other.id]);
    for (const { x, y, r } of bases) {
      const dx = x - Math.min(Math.max(x, one.left), one.right);
      const dy = y - Math.min(Math.max(y, one.top), one.bottom);
      if (Math.hypot(dx, dy) < r - 1) wrong.push([one.id, 'a base']);
    }
    const [left, top] = [side('left'), side('top')];
    if (one.left < left - 1 || one.right > left + side('width') + 1 || one.top < top - 1
      || one.bottom > top + side('height') + 1) wrong.push([one.id, 'a panel']);
  });
  return { wrong, labels: labels.length, elements: document.querySelectorAll('#drawing *').length };
}
"""


@pytest.mark.check(16, 17, 26)
def test_a_crowded_table_is_drawn_with_few_elements_and_can_be_read(invite: Any) -> None:
    anna = invite()
    page = anna.page
    from_scene(anna, crowd())
    assert len(page.query_selector_all("[data-figure]")) == FIGURES
    assert len(page.query_selector_all("[data-thing]")) == PIECES
    counts = []
    for key in STEPS:
        page.keyboard.press(key)
        page.wait_for_function(RESTS)
        found = page.evaluate(DRAWN)
        assert found["wrong"] == [], key
        assert found["labels"] <= MOST_LABELS, key
        assert found["elements"] <= MOST_ELEMENTS, key
        counts.append(found["labels"])
    assert max(counts) == MOST_LABELS
    assert min(counts) < MOST_LABELS

    # All its states at once: two are shown and how many more there are; words tell all of them.
    ailing = f"[data-figure='{AILING}']"
    badges = {
        one.get_attribute("data-badge"): one.text_content()
        for one in page.query_selector_all(f"{ailing} [data-badge]")
    }
    states = {"fleeing", "paralysed", "stunned", "fearful", "concussed", "fatigue"}
    assert set(badges) & states == {"fleeing", "paralysed"}
    assert "+4" in badges["more"]
    page.keyboard.press("\\")  # the columns, with the text table in one of them
    page.keyboard.press("t")
    row = page.wait_for_selector(".side tr:has(td:text-matches(' A1$'))").inner_text().lower()
    told = ("flee", "paralysed", "stunned", "fearful", "concussed", "tired 2")
    assert [word for word in told if word not in row] == []


TARGETS = 15
PILED = """
() => {
  const chances = [...document.querySelectorAll('[data-testid=chance]')];
  const boxes = [...chances, ...document.querySelectorAll('[data-label] rect')]
    .map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const at = (n) => [boxes[n].left, boxes[n].top].map(Math.round).join();
  const pairs = boxes.flatMap((one, n) => boxes.flatMap((other, m) =>
    m < n && m < chances.length && meet(one, other) ? [`${at(n)} ${at(m)}`] : []));
  return [chances.length, pairs];
}
"""


@pytest.mark.check(16)
def test_chances_of_many_targets_do_not_lie_over_each_other_on_a_phone(invite: Any) -> None:
    rows = [(14 + 1.3 * (number % 5), 21 + 1.4 * (number // 5)) for number in range(TARGETS)]
    placed = [one(0, "lookout", (17, 12)), *(one(1, "prowler", spot) for spot in rows)]
    wall = thing_of("wall", "wall", inch(17), inch(19), 0)
    anna = invite(Toucher)
    state = position(*placed, things=[wall], stage=MOVE, chosen={"width": 36, "depth": 36})
    from_scene(anna, SphereScene(GAME, state))
    while anna.state[1] != "spherewars.shot.declare":
        before = anna.state
        anna.press(".prompt .buttons button[data-answer] >> nth=0")
        anna.wait_for_answer(before)
        assert anna.wait_for_turn()
    page = anna.page
    for key in ("0", "+", "+"):
        page.keyboard.press(key)
        page.wait_for_function(RESTS)
        told, piled = page.evaluate(PILED)
        assert 0 < told < TARGETS
        assert piled == []
