"""A measured table with 120 figures and 40 pieces: how much is drawn, where words stand, what a figure shows.

Tests are named by the number of the check in the design of the table. How long frames take is measured by
``budgets``.
"""

from __future__ import annotations

from typing import Any

from tests.browser.crowd import AILING, FIGURES, PIECES, crowd
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


def test_checks_16_17_and_26_a_crowded_table_is_drawn_with_few_elements_and_can_be_read(invite: Any) -> None:
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
