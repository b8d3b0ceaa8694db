"""Several seats on two sides, in the browser."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.scenes import one, scene
from tests.browser.driver import Person
from tests.browser.matches import make, sit

SEATS = 6
SPOTS = [(8.0, 8.0), (8.0, 30.0), (18.0, 8.0), (18.0, 30.0), (28.0, 8.0), (28.0, 30.0)]
"""Where a combatant of each band stands: side A below, side B above."""


def six(anna: Person, bram: Person) -> None:
    """A match of six: Anna has the first seat, her ally Bram the third, computers the others."""
    staged = scene(*[one(band, "henchman", spot) for band, spot in enumerate(SPOTS)], seats=SEATS)
    seats: list[dict[str, Any]] = [{"who": "computer", "level": "random"} for _ in range(SEATS)]
    seats[0] = {"who": "me", "name": "Anna"}
    seats[2] = {"who": "link"}
    seed = anna.site.stage(staged.table)
    made = make(anna, "spherewars", seats, options={"seats": SEATS}, seed=seed)
    bram.open(f"/join/{made['links'][0]['key']}")
    bram.page.fill("#name", "Bram")
    bram.page.click("[data-testid=sit]")
    bram.page.wait_for_selector(".table")
    sit(anna, made["match"]["id"])


@pytest.mark.check(28)
def test_six_seats_on_two_sides_are_told_apart_and_only_the_owner_is_asked(invite: Any) -> None:
    anna, bram = invite(), invite()
    six(anna, bram)
    assert anna.wait_for_turn()
    for person in (anna, bram):
        person.page.wait_for_selector(f"[data-owner='{SEATS - 1}']")
        names = [plate.inner_text() for plate in person.page.query_selector_all(".plates li strong")]
        assert len(names) == len(set(names)) == SEATS
        assert names[0] == "Anna"
        assert names[2] == "Bram"
        # The rim tells the side, the field the seat of it.
        bases = person.page.evaluate(
            "[...document.querySelectorAll('[data-figure]')].map((one) => "
            "[Number(one.dataset.owner), one.querySelector('use').getAttribute('href')])"
        )
        assert sorted(bases) == [[seat, f"#base-{seat % 2}-{seat // 2}"] for seat in range(SEATS)]
        # The bar says who decides: the owner, and nobody of the same side.
        asked = person.page.query_selector_all(".plates li[aria-current]")
        assert [plate.query_selector("strong").inner_text() for plate in asked] == ["Anna"]
        for name in names:
            assert name in person.text(".beside .facts")  # orders and gems of every band
    assert not bram.state[0]
    assert "Anna" in bram.text(".prompt .question")
    assert not bram.sees("[data-spot]")
