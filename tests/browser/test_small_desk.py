"""A table on a small desk: nothing that is read lies under something else, and no word of the bar is cut."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.matches import from_sample
from tests.browser.test_tables import give_up

SIZE = {"width": 1024, "height": 768}
CUT = """() => [...document.querySelectorAll('.plates .strip .line > *')]
    .filter((one) => !one.classList.contains('weather'))
    .filter((one) => one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().right > one.closest('.strip').getBoundingClientRect().right + 1)
    .map((one) => one.textContent.trim())"""


def meet(one: Any, other: Any) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return bool(across and down)


@pytest.mark.parametrize("game", ["home_raiders", "spherewars"])
def test_the_small_map_lies_above_the_dock(invite: Any, game: str) -> None:
    anna = invite()
    anna.page.set_viewport_size(SIZE)
    from_sample(anna, game, f"{game}.turn.activate")
    assert not meet(anna.box("[data-testid=small-map]"), anna.box(".prompt.dock"))


@pytest.mark.parametrize("language", ["en-GB", "nl-NL"])
def test_no_word_of_the_bar_is_cut_beside_two_names(invite: Any, language: str) -> None:
    anna = invite(language=language)
    anna.page.set_viewport_size(SIZE)
    from_sample(anna, "spherewars", "spherewars.turn.activate")
    anna.page.wait_for_selector("[data-testid=phases]")
    anna.until_told()
    assert anna.page.evaluate(CUT) == []


def test_beside_the_result_the_dock_has_the_room_of_the_table_and_no_card_floats(invite: Any) -> None:
    anna = invite()
    anna.page.set_viewport_size(SIZE)
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    give_up(anna)
    dock = anna.box(".prompt.dock")
    assert dock["x"] >= 48
    assert not meet(dock, anna.box(".ending"))
    assert not anna.sees("[data-testid=floating]")
