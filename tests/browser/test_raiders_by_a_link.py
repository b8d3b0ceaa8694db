"""Home Raiders between two people, each with a browser, by a link."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person
from tests.browser.raiders import figures, start


def by_a_link(invite: Any) -> tuple[Person, Person]:
    """Two people at one table, each with a browser and a language of their own."""
    anna, bram = invite(), invite(language="nl-NL")
    start(anna, "link")
    link = anna.page.wait_for_selector("[data-testid=seat-link]").input_value()
    bram.page.goto(link)
    bram.page.fill("#name", "Bram")
    bram.page.click("[data-testid=sit]")
    bram.page.wait_for_selector(".table")
    anna.page.wait_for_selector(".table")
    return anna, bram


def play_both(anna: Person, bram: Person, decisions: int) -> None:
    """Let both decide until the match is over or so many decisions were made."""
    while not (anna.state[2] and bram.state[2]) and anna.decisions + bram.decisions < decisions:
        for person in (anna, bram):
            if person.state[0]:
                person.decide()
        anna.page.wait_for_timeout(20)


def test_two_people_begin_a_game_in_two_browsers_by_a_link(invite: Any) -> None:
    anna, bram = by_a_link(invite)
    play_both(anna, bram, 20)
    assert anna.decisions > 3
    assert bram.decisions > 3
    assert anna.until(lambda: len(figures(bram)) == len(figures(anna)) > 2)  # both have been told
    own = bram.box("[data-figure][data-owner='1'] .hit")
    other = bram.box("[data-figure][data-owner='0'] .hit")
    assert own["y"] > other["y"]  # the own edge is at the bottom


@pytest.mark.long
def test_two_people_play_a_whole_game_in_two_browsers_by_a_link(invite: Any) -> None:
    anna, bram = by_a_link(invite)
    play_both(anna, bram, 2000)
    anna.page.wait_for_selector("[data-testid=ending]")
    assert {anna.text("[data-testid=ending]"), bram.text("[data-testid=ending]")} in (
        {"You won", "Je hebt verloren"},
        {"You lost", "Je hebt gewonnen"},
        {"A draw", "Remise"},
    )
    anna.page.wait_for_selector("[data-testid=recap]", state="attached")
