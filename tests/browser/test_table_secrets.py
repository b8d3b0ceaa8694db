"""Hidden choices: sealed, reopened for a moment, held to be seen by their owner; and what was missed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.matches import between, play_until
from tests.browser.test_tables import given_up, set_up

CHOICE = ".prompt .buttons button[data-answer]"


@pytest.mark.long
def test_a_sealed_choice_can_be_reopened_for_a_moment_and_held_to_be_seen(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "crystals", options={"players": 2})
    anna.page.click(f"{CHOICE} >> nth=0")
    anna.page.wait_for_selector("text=Sealed.")
    bram.page.wait_for_selector(".plates li:has-text('Anna'):has-text('deciding')")
    anna.page.click("[data-testid=reopen]")
    anna.page.click(f"{CHOICE} >> nth=1")
    bram.page.wait_for_selector(".plates li:has-text('Anna'):has-text('sealed')")
    assert not anna.sees("[data-testid=reopen]")
    assert "Archer" not in anna.text(".plates")
    box = anna.box(".slip")
    anna.page.mouse.move(box["x"] + 5, box["y"] + 5)
    anna.page.mouse.down()
    anna.page.wait_for_selector(".plates .text:has-text('Archer')")
    anna.page.mouse.up()
    anna.page.wait_for_selector(".plates .text:has-text('Archer')", state="detached")
    somebody = play_until([bram, anna], lambda person: person.sees("[data-testid=opened]"))
    assert len(somebody.page.query_selector_all("[data-testid=opened] .slip")) == 2
    assert "Archer" in somebody.text("[data-testid=opened]")


def test_at_one_screen_the_next_player_reads_what_happened_meanwhile(invite: Any) -> None:
    both = invite()
    set_up(both, "here")
    for _ in range(60):
        assert both.wait_for_turn()
        recap = both.page.query_selector("[data-testid=recap]")
        if recap is not None and "deploys" in recap.inner_text():
            break
        if recap is not None:
            recap.query_selector("summary").click()
            if "deploys" in recap.inner_text():
                break
        both.decide()
    else:
        raise AssertionError("expected a recap after the screen went round")
    before = both.state
    both.decide()
    assert both.state != before


@pytest.mark.long
def test_whoever_comes_back_reads_what_was_missed(invite: Any) -> None:
    anna, bram = invite(), invite()
    match = between(anna, bram, "crystals", options={"players": 2, "side_length": 3})
    play_until([anna, bram], lambda person: person.state[1] == "crystals.turn.move")
    # Bram's turns go on until Anna is asked again; she is elsewhere and has seen the first line only.
    anna.open("/")
    anna.page.wait_for_selector("[data-play]")
    anna.page.evaluate("key => localStorage.setItem(key, '1')", f"dicefront.seen.{match}.0")
    anna.open(f"/g/{match}")
    recap = anna.page.wait_for_selector("[data-testid=recap]")
    assert "lines" in recap.inner_text()
    recap.query_selector("summary").click()
    assert len(recap.query_selector_all("li")) > 3
    recap.query_selector("button").click()
    anna.page.wait_for_selector("[data-testid=recap]", state="detached")


def test_the_browser_checks_that_what_was_opened_is_what_was_sealed(invite: Any) -> None:
    anna = invite()
    given_up(anna, 3, "crystals")
    assert "made a secret choice (seal 1 of this game)" in anna.text(".lines")
    anna.page.click(".ending a:has-text('Replay')")
    anna.page.click("summary:has-text('Check the dice')")
    anna.page.click("button:has-text('Check') >> nth=-1")
    assert "are the ones that were sealed" in anna.page.wait_for_selector("[data-testid=seals]").inner_text()
    number = anna.page.evaluate("""() => {  // as if another choice had been told while it lay sealed
        const key = Object.keys(localStorage).find((one) => one.startsWith("dicefront.seals."));
        const seals = JSON.parse(localStorage.getItem(key));
        const number = Object.keys(seals)[0];
        localStorage.setItem(key, JSON.stringify({...seals, [number]: "0".repeat(64)}));
        return number;
    }""")
    anna.page.click("button:has-text('Check') >> nth=-1")
    anna.page.wait_for_selector(f"[data-testid=seals]:has-text('not the ones that were sealed: {number}')")
