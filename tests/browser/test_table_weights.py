"""Buttons weigh what their answers weigh: the main one first, a quiet one last, a grave one is held down."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.chessboard.scenes import scene
from tests.browser.driver import Person, Toucher, Typist
from tests.browser.matches import from_sample, from_scene

FINISH = ".prompt .buttons .grave"
LOSS = ".prompt .detail.grave"
PEOPLE = pytest.mark.parametrize("kind", [Person, Toucher, Typist])


@PEOPLE
def test_a_grave_answer_names_its_loss_and_is_held_or_said_twice(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, scene(south={"b1": "d8", "c1": "d6"}, north={"b8": "d6", "c8": "d6"}))
    before = anna.state
    anna.page.wait_for_selector(FINISH)
    anna.press(FINISH)
    assert "2" in anna.page.wait_for_selector(LOSS).inner_text()
    assert anna.page.locator(".prompt .buttons button").all_inner_texts()[0].startswith("Commit")
    assert anna.state == before
    anna.page.keyboard.press("Escape")  # it can be let alone
    anna.page.wait_for_selector(LOSS, state="detached")
    assert anna.state == before
    anna.give(FINISH)
    anna.wait_for_answer(before)


def test_the_main_answer_comes_first_and_a_quiet_one_last_and_says_what_it_gives_up(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.action")
    answers = anna.page.locator(".prompt .dock button[data-answer], .prompt.dock button[data-answer]")
    classes = [one or "" for one in answers.evaluate_all("all => all.map(one => one.className)")]
    assert "main" in classes[0]
    assert ["main" in one for one in classes].count(True) == 1
    quiet = anna.page.locator(".prompt.dock .buttons .quiet[data-answer]").last
    if not quiet.count():
        anna.press("[data-testid=more]")
        quiet = anna.page.locator(".prompt.dock .list .quiet[data-answer]").last
    quiet.hover()
    assert "forgoes" in anna.page.wait_for_selector(".prompt .detail, .prompt .list small").inner_text()
