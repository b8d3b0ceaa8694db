"""The Lab and the rules: odds of every game, experiments, dice, paragraphs with their tests, all offline."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person, serious_issues
from tests.browser.matches import match_of, play_until
from tests.browser.test_tables import give_up, given_up
from tests.browser.visits import keep_offline, open_replay, wait_for_change


@pytest.mark.parametrize(
    ("game", "field", "value", "wanted"),
    [
        ("chessboard", "die", "20", "d20"),
        ("crystals", "tower_2", "3", "2 struck"),
        ("home_raiders", "attack_black", "2", "B2"),
        ("spherewars", "what", "spell", "3 gems → 1, 1 needed"),
    ],
)
def test_odds_of_every_game_are_worked_out_and_found_again_by_their_address(
    invite: Any, game: str, field: str, value: str, wanted: str
) -> None:
    anna = invite()
    anna.open(f"/lab?game={game}")
    table = "[data-testid=odds] tbody tr"
    anna.page.wait_for_selector(table)
    before = anna.text(f"{table} >> nth=0")
    assert "dicefront odds" not in anna.text("main, body")
    anna.page.select_option(f"[data-variant='0'] [data-field={field}]", value)
    wait_for_change(anna, table, before)
    row = f"{table} >> nth=0"
    assert anna.until(lambda: wanted in anna.text(row)), anna.text(row)
    after = anna.text(row)
    assert "%" in after
    anna.page.reload()
    assert anna.until(lambda: anna.text(row) == after), anna.text(row)


def test_an_experiment_is_started_goes_on_without_its_page_and_is_listed(invite: Any) -> None:
    anna = invite()
    anna.open("/lab?part=matchups&game=crystals")
    anna.page.select_option("[data-level='1']", "child")
    anna.page.click("[data-testid=experiment]")
    anna.page.wait_for_selector("[data-experiment]")
    anna.open("/")
    anna.page.wait_for_selector("[data-play]")
    anna.open("/lab?part=matchups&game=crystals")
    done = anna.page.wait_for_selector("[data-experiment=done]")
    text = done.inner_text()
    assert "A is better" in text
    assert "dicefront sim" not in text  # not at first sight
    assert "dicefront sim crystals" in done.text_content()
    assert 8 <= int(done.get_attribute("data-games")) < 200
    anna.page.click("[data-experiment] button:has-text('Remove')")
    anna.page.wait_for_selector("[data-experiment]", state="detached")


@pytest.mark.long
def test_dice_of_own_games_are_counted_and_an_attack_is_taken_to_the_lab(invite: Any) -> None:
    anna = invite(luck=None)
    anna.play_now("chessboard")
    play_until([anna], lambda person: person.sees(".lines p:has-text('attacks')"))
    match = match_of(anna)
    give_up(anna)
    anna.open("/lab?part=dice")
    anna.page.wait_for_selector("text=One game counted")
    anna.page.wait_for_selector("[data-testid=frequency]", state="attached")
    anna.page.select_option("[data-testid=dice-which]", "site")
    anna.page.wait_for_selector("text=of everybody counted")
    open_replay(anna, match)
    bar = "[data-testid=timeline]"
    anna.page.wait_for_selector("[data-testid=luck-panel]", state="attached")  # what can be taken is known
    last = int(anna.page.get_attribute(bar, "max"))
    for step in range(last, 0, -1):
        anna.page.fill(bar, str(step))
        anna.page.wait_for_function(
            "step => document.querySelector('[data-testid=position]').innerText.startsWith(String(step))",
            arg=step,
        )
        if anna.sees("[data-testid=to-lab]"):
            anna.page.click("[data-testid=to-lab]")
            anna.page.wait_for_selector("[data-testid=odds] tbody tr")
            assert len(anna.page.query_selector_all("[data-variant]")) == 1
            return
    raise AssertionError("expected an attack among the steps, got none")


# -- rules --------------------------------------------------------------------------------------


def test_every_paragraph_is_listed_with_its_tests(invite: Any) -> None:
    anna = invite(language="nl-NL")
    anna.open("/rules/chessboard")
    anna.page.click("a:has-text('Wat het programma met elke paragraaf doet')")
    row = anna.page.wait_for_selector("tr:has(a:text-is('CB-MOV-06'))")
    assert "test_" in row.inner_text()
    anna.page.select_option("[data-testid=which]", "rulings")
    assert "Uitspraak" in anna.text("tbody tr >> nth=0")


def test_a_paragraph_about_dice_has_an_example_to_play_with(invite: Any) -> None:
    anna = invite()
    anna.open("/rules/chessboard#CB-DEF-02")
    example = "#CB-DEF-02 [data-testid=example]"
    anna.page.click(f"{example} summary")
    before = anna.page.wait_for_selector(f"{example} [role=status]").inner_text()
    anna.page.select_option(f"{example} label:has-text('Die of the attacker') select", "20")
    wait_for_change(anna, f"{example} [role=status]", before)


def test_paragraphs_about_lines_measuring_and_sight_have_examples_to_play_with(invite: Any) -> None:
    anna = invite()
    anna.open("/rules/chessboard#CB-LIN-03")
    board = "#CB-LIN-03 [data-testid=example]"
    anna.page.click(f"{board} summary")
    before = anna.page.wait_for_selector(f"{board} [role=status]").inner_text()
    anna.page.click(f"{board} [data-space=d3]")
    wait_for_change(anna, f"{board} [role=status]", before)
    assert "in a line that d3 blocks" in anna.page.get_attribute(f"{board} [data-space=d7]", "aria-label")
    anna.open("/rules/home_raiders#HR-LOS-06")
    table = "#HR-LOS-06 [data-testid=example]"
    anna.page.click(f"{table} summary")
    anna.page.wait_for_selector(f"{table} [data-testid=measured]:has-text('partially obscured')")
    anna.page.select_option(f"{table} [data-testid=box-height]", "40")
    anna.page.wait_for_selector(f"{table} [data-testid=measured]:has-text('cannot be a target')")
    anna.page.focus(f"{table} [data-figure=target]")
    for _ in range(15):
        anna.page.keyboard.press("ArrowDown")
    anna.page.wait_for_selector(f"{table} [data-testid=measured]:has-text('sees all')")
    assert serious_issues(anna.page) == []


def open_paragraph(person: Person) -> None:
    """A paragraph at the table, opened in place, then the rules beside it."""
    person.play_now("chessboard")
    assert person.wait_for_turn()
    person.page.click(".lines button:has-text('Why?') >> nth=0")
    person.page.click("[role=dialog] .rule-link >> nth=0")
    person.page.click("text=Open the rules >> nth=0")


def test_the_rules_open_beside_the_table_at_the_paragraph(invite: Any) -> None:
    anna = invite()
    open_paragraph(anna)
    panel = "[data-testid=rules-panel]"
    anna.page.wait_for_selector(f"{panel} article.here")
    assert anna.until(lambda: 0 < anna.box(f"{panel} article.here")["y"] < 800)
    anna.page.fill(f"{panel} input[type=search]", "Armor")
    anna.page.wait_for_selector(f"{panel} mark")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(panel, state="detached")
    assert anna.sees(".table")


@pytest.mark.long
def test_rules_and_replays_are_read_and_searched_without_a_network(invite: Any) -> None:
    anna = invite(offline=True)
    given_up(anna, 4)
    match = match_of(anna)
    anna.open("/rules/chessboard")
    keep_offline(anna)
    anna.open("/rules/chessboard")  # now through what keeps it
    anna.page.wait_for_selector("#CB-MOV-06")
    open_replay(anna, match)
    steps = int(anna.page.get_attribute("[data-testid=timeline]", "max")) + 1
    anna.page.wait_for_function(
        """(steps) => caches.open("dicefront-answers").then((one) => one.keys()).then(
            (all) => all.filter((key) => key.url.includes("/positions/")).length >= steps)""",
        arg=steps,
    )
    anna.context.set_offline(True)
    anna.open("/rules/chessboard")
    anna.page.wait_for_selector("#CB-MOV-06")
    anna.page.fill("input[type=search]", "obstacle")
    anna.page.wait_for_selector("mark")
    open_replay(anna, match)
    anna.page.keyboard.press("End")
    anna.page.wait_for_selector("text=gives up >> nth=0")
    anna.context.set_offline(False)


def test_rules_begin_with_one_page_in_pictures(invite: Any) -> None:
    anna = invite()
    for game, rule in (("spherewars", "SW-ACT-02"), ("home_raiders", "HR-ACT-01")):
        anna.open(f"/rules/{game}")
        page = anna.page.wait_for_selector("[data-testid=first-page]")
        assert len(page.query_selector_all("li svg")) >= 5
        assert "[" not in page.inner_text()
        anna.page.wait_for_selector(f"[data-testid=first-page] a[href='#{rule}']")
        anna.page.wait_for_selector(f"[id='{rule}']", state="attached")
    anna.page.click("header button:has-text('nl')")
    anna.page.wait_for_selector("#in-short:has-text('In het kort')")
