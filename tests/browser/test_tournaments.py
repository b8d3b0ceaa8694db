"""A tournament in the browser: called, entered by another person, played, and won."""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Toucher, serious_issues


def test_two_people_play_a_tournament_and_see_who_won(invite: Any) -> None:
    anna, bram = invite(), invite(Toucher)
    anna.open("/tournaments")
    anna.page.fill("[data-testid=tournament-title]", "Winter cup")
    anna.page.select_option("[data-testid=tournament-game]", "chessboard")
    anna.page.select_option("[data-testid=tournament-system]", "knockout")
    assert serious_issues(anna.page) == []
    anna.page.click("[data-testid=tournament-call]")
    anna.page.click("[data-testid=tournament-enter]")
    anna.page.wait_for_selector("[data-testid=tournament-players] li")
    address = anna.page.url

    bram.open("/tournaments")
    bram.page.click("text=Winter cup")
    bram.page.click("[data-testid=tournament-enter]")
    bram.page.wait_for_selector("[data-testid=tournament-players] li >> nth=1")
    anna.page.wait_for_selector("[data-testid=tournament-players] li >> nth=1")
    anna.page.click("[data-testid=tournament-start]")
    anna.page.click("[data-testid=tournament-sit]")
    bram.page.click("[data-testid=tournament-sit]")
    bram.page.wait_for_url("**/g/*")
    bram.page.click("[aria-label='Table menu']")
    bram.page.click("text=Give up")
    bram.page.click("text=Really give up")
    bram.page.wait_for_selector("[data-testid=ending]")

    anna.page.goto(address)
    anna.page.wait_for_selector("[data-testid=tournament-state][data-state=over]")
    rows = anna.page.locator("[data-testid=standings] tbody tr")
    assert "(you)" in rows.nth(0).inner_text()
    assert rows.count() == 2
    assert serious_issues(anna.page) == []
