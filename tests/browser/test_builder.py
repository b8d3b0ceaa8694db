"""The builder: lists of both games, from the first card to a table, to paper and back from text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Person, Toucher, serious_issues
from tests.browser.visits import fits, keep_offline

PROBLEMS = "[data-testid=problems]"


def open_builder(person: Person, game: str, query: str = "") -> None:
    person.open(f"/armies/{game}{query}")
    person.page.wait_for_selector("[data-add]", state="attached")  # on a phone it is in another tab


def troops(person: Person) -> list[str]:
    return [str(one.get_attribute("data-troop")) for one in person.page.query_selector_all("[data-troop]")]


def test_an_army_is_built_judged_and_taken_to_a_table(invite: Any) -> None:
    anna = invite()
    open_builder(anna, "chessboard")
    for entry in ("d8", "d6", "d6", "d4"):
        anna.page.click(f"[data-add={entry}]")
    anna.page.wait_for_selector(f"{PROBLEMS}:has-text('CB-ARM-05'):has-text('By agreement')")
    anna.page.click("[data-add=d4]")
    anna.page.wait_for_selector(".good")
    anna.page.check("[data-testid=army] li >> nth=0 >> label:has-text('Hero') input")
    anna.page.wait_for_selector(PROBLEMS)
    anna.page.click("button:has-text('Undo')")
    anna.page.wait_for_selector(".good")
    anna.page.click("button:has-text('Save')")
    anna.page.wait_for_selector(".keep")
    anna.page.click("button:has-text('Redo')")
    anna.page.wait_for_selector(PROBLEMS)
    anna.page.click("[data-testid=try]")  # the computer agrees to an army that is too dear
    anna.page.wait_for_selector("[data-testid=by-agreement]")
    assert anna.wait_for_turn()
    assert len(anna.page.query_selector_all(".prompt .pieces button")) == 5


def test_a_team_is_built_card_by_card_and_taken_to_a_table(invite: Any) -> None:
    anna = invite()
    open_builder(anna, "home_raiders")
    anna.page.click("[data-add=gr-boss-fuseblower]")  # a Leader without a Unit
    anna.page.wait_for_selector(f"{PROBLEMS}:has-text('HR-TEA-04')")
    assert "By agreement" not in anna.text(PROBLEMS)  # nowhere to put him
    anna.page.click("[data-add=gr-ragmen]")
    anna.page.wait_for_selector(".good")
    anna.page.click("[data-troop=gr-ragmen] [aria-label='One copy more of Ragmen']")
    anna.page.wait_for_selector("[data-troop=gr-ragmen]:has-text('Unit of 6')")
    anna.page.click("[data-troop=gr-ragmen] button:has-text('Part one')")
    anna.page.wait_for_selector("[data-troop] >> nth=2")
    assert troops(anna) == ["gr-boss-fuseblower", "gr-ragmen", "gr-ragmen"]
    anna.page.click("button:has-text('Merge')")
    anna.page.wait_for_selector("[data-troop] >> nth=2", state="detached")
    anna.page.select_option("[data-troop=gr-boss-fuseblower] select", "gr-ragmen")
    anna.page.click("[data-add=nl-guardmen]")  # of another faction
    anna.page.wait_for_selector(f"{PROBLEMS}:has-text('HR-TEA-03')")
    anna.page.click("[data-testid=fix]")
    anna.page.wait_for_selector(".good")
    anna.page.wait_for_selector(".budget:has-text('3 of 6 Stars')")
    anna.page.click("[data-testid=try]")
    anna.page.wait_for_selector(".table")
    assert anna.wait_for_turn()
    anna.page.keyboard.press("\\")  # on a wide table the columns are folded at first
    anna.page.wait_for_selector("text=Ragmen >> nth=0")


@pytest.mark.parametrize(
    ("game", "ready"),
    [("chessboard", "Vanguard"), pytest.param("home_raiders", "Garrison", marks=pytest.mark.long)],
)
def test_a_list_is_sent_to_the_lab_in_one_click_and_played_there(invite: Any, game: str, ready: str) -> None:
    anna = invite()
    open_builder(anna, game)
    anna.page.click(f"[data-ready='{ready}']")
    anna.page.wait_for_selector(".good")
    anna.page.fill("input.name", "Tried")
    anna.page.click("[data-testid=to-lab]")
    anna.page.wait_for_selector("option:checked:has-text('Tried')", state="attached")
    anna.page.click("[data-testid=experiment]")
    assert "Tried" in anna.page.wait_for_selector("[data-experiment] h3").inner_text()
    anna.page.wait_for_selector("[data-experiment]:not([data-games='0'])")
    anna.page.click("[data-experiment] button:has-text('Stop'), [data-experiment] button:has-text('Remove')")


def test_the_catalogue_is_searched_and_says_what_cannot_be_added(invite: Any) -> None:
    anna = invite()
    open_builder(anna, "home_raiders")
    everything = len(anna.page.query_selector_all("[data-add]"))
    anna.page.fill("input[type=search]", "bodyguard")
    anna.page.wait_for_function(
        "before => document.querySelectorAll('[data-add]').length < before", arg=everything
    )
    assert anna.sees("[data-add=nl-guardmen]")
    anna.page.fill("input[type=search]", "")
    anna.page.select_option("select[aria-label=Faction]", "gremlins")
    anna.page.select_option("select[aria-label=Type]", "hero")
    kinds = anna.page.eval_on_selector_all("[data-card]", "list => list.map(one => one.innerText)")
    assert kinds
    assert all("Hero" in kind for kind in kinds)
    anna.page.select_option("select[aria-label=Type]", "")
    anna.page.click("[data-ready='Short Circuit']")  # spends everything
    anna.page.wait_for_selector("li.barred [data-card=gr-ragmen]")
    assert "the limit is 6" in anna.text("[data-card=gr-ragmen]")
    anna.page.check(".fits input")
    anna.page.wait_for_selector("[data-add]", state="detached")


def test_a_card_shows_its_dice_and_what_the_rules_say(invite: Any) -> None:
    anna = invite()
    open_builder(anna, "home_raiders")
    anna.page.click("[data-card=nl-guardmen]")
    detail = anna.page.wait_for_selector("[data-testid=detail]")
    labels = [one.get_attribute("aria-label") for one in detail.query_selector_all(".pool")]
    assert labels == ["1 white, 1 red", "no dice", "2 white, 1 red", "1 white"]
    assert "0.67 Stars each" in detail.inner_text()
    anna.page.click("[data-testid=detail] .abilities button:has-text('Bodyguard')")
    anna.page.wait_for_selector("[data-testid=detail] a:has-text('HR-ADF')")


def test_a_list_goes_out_as_text_link_and_paper_and_comes_back(invite: Any, tmp_path: Path) -> None:
    anna, bram = invite(), invite(language="nl-NL")
    open_builder(anna, "home_raiders")
    anna.page.click("[data-testid=import]")
    anna.page.fill("textarea", "name: Rags\n2x Ragmen\nBoss Fuseblower -> gr-ragmen\nportal mug\n3x dragons")
    anna.page.click("[data-testid=read]")
    assert "dragons" in anna.page.wait_for_selector(".unread").inner_text()
    assert troops(anna) == ["gr-ragmen", "gr-boss-fuseblower"]
    lines = "name: Rags,faction gremlins,portal mug,2x gr-ragmen,gr-boss-fuseblower -> gr-ragmen"
    open_builder(bram, "home_raiders", f"?list={lines}")
    bram.page.wait_for_selector(".good")
    assert bram.page.input_value("input.name") == "Rags"
    assert troops(bram) == ["gr-ragmen", "gr-boss-fuseblower"]
    for kind in ("pdf", "svg"):
        with bram.page.expect_download() as waiting:
            bram.page.click(f"[data-testid={kind}]")
        saved = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(saved)
        assert saved.name == f"rags.{kind}"
        data = saved.read_bytes()
        assert data.startswith(b"%PDF") if kind == "pdf" else "Hand tot hand" in data.decode()


def test_a_list_stays_in_the_browser_and_its_versions_on_the_server(invite: Any) -> None:
    anna = invite()
    open_builder(anna, "home_raiders")
    anna.page.click("[data-ready='Garrison']")
    anna.page.wait_for_selector(".good")
    anna.page.click("button:has-text('Save')")
    anna.page.wait_for_selector(".keep")
    anna.page.click("[aria-label='Remove Guardmen']")
    anna.page.wait_for_selector("[data-troop=nl-guardmen]", state="detached")
    anna.page.click("button:has-text('Save')")
    anna.page.wait_for_selector(".keep button:has-text('version 2')")
    anna.page.reload()
    anna.page.wait_for_selector("[data-troop]")
    assert "nl-guardmen" not in troops(anna)
    anna.page.click(".keep button:has-text('version 2')")
    anna.page.click(".keep ol button:has-text('Version 1')")
    anna.page.wait_for_selector("[data-troop=nl-guardmen]")
    anna.open("/new/home_raiders")
    anna.page.wait_for_selector("option:has-text('Garrison (yours)')", state="attached")


def test_older_versions_of_a_list_come_page_by_page(invite: Any) -> None:
    anna = invite()
    wish = {"game": "home_raiders", "name": "Often", "roster": {"units": []}}
    kept = anna.request("POST", "/api/lists", wish)["data"]
    for _ in range(44):
        assert anna.request("PUT", f"/api/lists/{kept['id']}", wish)["status"] == 200
    open_builder(anna, "home_raiders")
    anna.page.click(".keep button:has-text('version 45')")
    for shown in (20, 40):
        anna.page.wait_for_selector(f".keep ol button:has-text('Version {46 - shown},')")
        assert len(anna.page.query_selector_all(".keep ol button")) == shown
        anna.page.click("button:has-text('More versions')")
    anna.page.wait_for_selector(".keep ol button:has-text('Version 1,')")
    lines = anna.page.eval_on_selector_all(".keep ol button", "list => list.map(one => one.innerText)")
    assert [line.split(",")[0] for line in lines] == [f"Version {number}" for number in range(45, 0, -1)]


@pytest.mark.long
def test_a_list_is_opened_and_changed_without_a_network_and_judged_when_it_returns(invite: Any) -> None:
    anna = invite(offline=True)
    open_builder(anna, "home_raiders")
    anna.page.click("[data-ready='Garrison']")
    anna.page.wait_for_selector(".good")
    anna.page.click("button:has-text('Save')")
    anna.page.wait_for_selector(".keep")
    keep_offline(anna)
    open_builder(anna, "home_raiders")  # now through what keeps it
    anna.context.set_offline(True)
    anna.page.click("[aria-label='Remove Guardmen']")
    anna.page.wait_for_selector("[data-testid=offline]")
    open_builder(anna, "home_raiders")
    anna.page.wait_for_selector("[data-testid=offline]")
    assert "nl-guardmen" not in troops(anna)
    assert not anna.sees(".good")
    anna.page.click(".keep button:has-text('Garrison')")
    anna.page.wait_for_selector("[data-troop=nl-guardmen]")
    anna.page.click("[data-add=nl-guardmen]")
    anna.context.set_offline(False)
    anna.page.wait_for_selector(PROBLEMS)
    anna.page.wait_for_selector(f"{PROBLEMS}:has-text('HR-TEA-02')")
    anna.page.wait_for_selector("[data-testid=offline]", state="detached")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_builder_leaves_nobody_out(invite: Any, phone: bool) -> None:
    anna = invite(Toucher if phone else Person, language="nl-NL", scheme="dark" if phone else "light")
    for game in ("chessboard", "home_raiders"):
        open_builder(anna, game)
        for tab in range(3 if phone else 1):
            if phone:
                anna.press(f".tabs button >> nth={tab}")
            assert serious_issues(anna.page) == []
            assert fits(anna)
            assert "[builder." not in anna.page.inner_text("body")
            assert "[home_raiders." not in anna.page.inner_text("body")


def test_a_game_without_a_builder_is_not_shown_that_of_another(invite: Any) -> None:
    anna = invite()
    anna.open("/armies/crystals")
    assert anna.page.wait_for_selector("[data-testid=no-builder]").inner_text() == (
        "There are no lists to build for Crystals."
    )
    assert not anna.sees(".columns")
    anna.page.click("nav.switch a >> nth=0")
    anna.page.wait_for_selector(".columns")
