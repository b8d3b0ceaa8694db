"""What happened at the table, and how a match ended."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest

from dicefront.games.spherewars.scenes import one, scene
from dicefront.kernel.game import game_ids
from tests.browser.driver import Person
from tests.browser.matches import from_sample, from_scene

GAMES = tuple(game_ids())
ORDER = (".ending header", ".ending [data-testid=points]", "[data-testid=end-luck]", ".ending footer")
PARTS = "[data-testid=key-moment], [data-testid=did-most], [data-testid=end-luck]"
WORKING = ".ending[data-key=working]"


def samples(person: Person) -> dict[str, str]:
    """A match of every game that is over."""
    found = person.request("GET", "/api/replays/samples")["data"]["matches"]
    return {one["game"]: one["id"] for one in found}


def test_the_end_of_every_game_says_who_won_and_what_mattered(invite: Any, tmp_path: Path) -> None:
    anna = invite()
    page = anna.page
    for game, match in samples(anna).items():
        anna.open(f"/g/{match}")
        page.wait_for_selector("[data-testid=rounds]:not(:text-is('–'))")
        page.wait_for_selector("[data-testid=end-luck] p:not(:text-is('–'))")
        won = anna.text("[data-testid=ending]")
        assert won.endswith(" won") or won == "A draw", game
        assert anna.text("[data-testid=headline]") == anna.text(".prompt .question") == won
        assert anna.sees("[data-testid=points] tbody tr:nth-child(2)"), game
        assert "deed" in anna.text("[data-testid=did-most]"), game
        assert not anna.sees("[data-spot], [data-testid=hint]"), game
        tops = [page.query_selector(part).bounding_box()["y"] for part in ORDER]
        assert tops == sorted(tops), game  # each below the one before, and the buttons last
        frame = page.query_selector(".ending").bounding_box()
        head = page.query_selector(ORDER[0]).bounding_box()
        assert head["x"] >= frame["x"], game
        assert head["x"] + head["width"] <= frame["x"] + frame["width"], game
        assert head["y"] < frame["y"] + 40, game
        assert "[" not in anna.text(".ending .told > *:not(.key)"), game  # no message is missing

    anna.open(f"/g/{samples(anna)['chessboard']}")
    page.wait_for_selector("[data-testid=rounds]:not(:text-is('–'))")
    page.wait_for_selector("[data-testid=end-luck] p:not(:text-is('–'))")
    heights = [part.bounding_box() for part in page.query_selector_all(PARTS)]
    page.wait_for_selector(WORKING, state="detached")
    assert [part.bounding_box() for part in page.query_selector_all(PARTS)] == heights
    with page.expect_download() as saved:
        page.click("[data-testid=share-picture]")
    saved.value.save_as(tmp_path / "end.png")
    assert struct.unpack(">II", (tmp_path / "end.png").read_bytes()[16:24]) == (1200, 630)
    page.click(".ending footer button:has-text('Look at the table')")
    assert not anna.sees(".ending")
    page.click("[data-testid=headline] button")
    page.wait_for_selector(".ending")
    link = page.get_attribute("[data-testid=key-moment] a", "href")
    assert link.startswith("/r/")
    assert link.split("#")[1].isdigit()


@pytest.mark.check(20)
def test_what_the_computer_did_is_on_the_table_and_in_a_list(invite: Any) -> None:
    anna = invite()
    page = anna.page
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    while not anna.sees("[data-testid=did]"):
        assert anna.wait_for_turn()
        anna.decide()
        anna.wait_for_turn()
    marks = ".mark:not([data-number='0'])"
    page.wait_for_selector(marks, state="attached")
    numbers = {int(one.get_attribute("data-number")) for one in page.query_selector_all(marks)}
    assert numbers == set(range(1, len(numbers) + 1))
    rows = page.query_selector_all("[data-testid=did] [data-did]")
    assert 1 <= len(rows) <= 6
    told = anna.text("[role=log]").replace("\n", " ")
    for row in rows:
        deed = row.get_attribute("data-did")
        mark = page.query_selector(f"[data-layer=signs] [data-deed='{deed}']")
        number = row.query_selector("b").inner_text()
        assert mark.get_attribute("data-number") == number
        first = mark.get_attribute("aria-label").removeprefix(f"{number} ").split(".")[0]
        assert first in " ".join(told.split()), (first, told)  # each opens its line of the log
    rows[-1].hover()
    assert page.wait_for_selector("[data-testid=trace-said]").inner_text()
    rows[-1].click()  # and is played again
    page.keyboard.press("x")
    page.wait_for_selector(".mark", state="detached")
    page.keyboard.press("x")
    page.wait_for_selector(marks)
    page.keyboard.press("0")  # the whole table again
    page.wait_for_selector("[data-camera=whole]")
    while anna.sees("[data-testid=did]"):  # until the own activation begins
        anna.decide()
        anna.wait_for_turn()
    assert not anna.sees(marks)


@pytest.mark.parametrize("game", ["chessboard", "crystals"])
def test_on_a_board_as_well_what_the_computer_did_has_numbers_and_a_list(invite: Any, game: str) -> None:
    anna = invite()
    page = anna.page
    anna.play_now(game)
    while not anna.sees("[data-testid=did]"):
        assert anna.wait_for_turn()
        anna.decide()
        anna.wait_for_turn()
    marks = ".mark:not([data-number='0'])"
    page.wait_for_selector(marks, state="attached")
    numbers = {int(one.get_attribute("data-number")) for one in page.query_selector_all(marks)}
    assert numbers == set(range(1, len(numbers) + 1))
    for row in page.query_selector_all("[data-testid=did] [data-did]"):
        mark = page.query_selector(f"[data-layer=signs] [data-deed='{row.get_attribute('data-did')}']")
        assert mark.get_attribute("data-number") == row.query_selector("b").inner_text()
    page.keyboard.press("x")
    page.wait_for_selector(".mark", state="detached")


WATCH = """() => {
  window.spent = 0;
  window.moving = 0;
  const look = () => {
    const table = document.querySelector(".table");
    window.spent = Math.max(window.spent, Number(table?.dataset.spent ?? 0));
    const running = (one) => one.playState === "running";
    window.moving = Math.max(window.moving, document.getAnimations().filter(running).length);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes how long a computer's activation is shown at most, and how much moves at once."""


@pytest.mark.check(21)
def test_motion_is_short_can_be_skipped_and_is_left_out_for_who_wants_none(invite: Any) -> None:
    anna = invite(motion="auto")
    page = anna.page
    page.emulate_media(reduced_motion="reduce")
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    page.evaluate(WATCH)
    while not anna.sees(".mark"):  # arrows carry the story
        assert anna.wait_for_turn()
        anna.decide()
    assert page.evaluate("[spent, moving]") == [0, 0]

    page.emulate_media(reduced_motion="no-preference")
    while page.evaluate("spent") == 0:
        assert anna.wait_for_turn()
        anna.decide()
        page.keyboard.press("Space")
    assert anna.wait_for_turn()
    assert page.evaluate("spent") <= 2500
    anna.decide()
    page.keyboard.press("Shift+Space")
    assert anna.wait_for_turn()
    page.wait_for_selector(".stage[data-playing=false]")
    assert page.evaluate("spent") <= 2500


GROWS = """() => {
  window.grew = false;
  const look = () => (window.grew ||= document.querySelector("[data-kind=shot] [pathLength]") !== null);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

LOADED = "() => performance.getEntriesByType('resource').some((one) => one.name.includes('/Trace-'))"


def test_the_line_of_a_shot_grows_as_it_is_done(invite: Any) -> None:
    anna = invite(motion="normal")
    anna.first_fight("home_raiders")
    anna.page.wait_for_selector("[data-testid=motions]", state="attached")
    anna.page.wait_for_function(LOADED)  # the trace, which draws it
    anna.page.evaluate(GROWS)
    while not anna.page.evaluate("window.grew"):
        assert anna.wait_for_turn()
        anna.decide()


def test_a_round_of_spherewars_ends_with_a_card_that_stays_until_it_is_closed(invite: Any) -> None:
    anna = invite()
    from_scene(anna, scene(one(0, "lookout", (20, 6)), one(1, "prowler", (20, 34))))
    while not anna.sees("[data-testid=recap]"):
        anna.decide()
        assert anna.wait_for_turn()
    told = anna.text("[data-testid=recap]")
    assert "the round of" in told
    assert "Nobody was lost" in told
    assert "[" not in told  # no message is missing
    anna.page.click("[data-testid=recap] button")
    anna.page.wait_for_selector("[data-testid=recap]", state="detached")


LOOK = """() => {
  const card = document.querySelector("[data-testid=result-card]");
  if (card === null) return null;
  const box = card.getBoundingClientRect();
  const meets = (other) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  const spots = [...document.querySelectorAll("[data-spot] [data-hit]")];
  return {
    size: [box.width, box.height],
    covers: spots.filter((one) => meets(one.getBoundingClientRect())).length,
    dice: card.querySelectorAll(".die").length > 0,
    text: card.querySelector(".text").textContent !== "",
  };
}"""


def test_the_dice_of_an_attack_stay_beside_it_and_cover_nothing_to_choose(invite: Any) -> None:
    anna = invite()
    anna.play_now("spherewars")
    assert anna.wait_for_turn()
    while not anna.sees("[data-testid=result-card]"):
        anna.decide()
        assert anna.wait_for_turn()
    beside = {"size": [216, 104], "covers": 0, "dice": True, "text": True}
    assert anna.until(lambda: anna.page.evaluate(LOOK) == beside), anna.page.evaluate(LOOK)
