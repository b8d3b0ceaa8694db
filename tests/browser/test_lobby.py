"""The lobby: tables appear and go by themselves, rows stay under the pointer, small pictures follow."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.driver import Person
from tests.browser.matches import make, match_of, open_table


def test_a_table_appears_is_joined_and_is_then_watched_with_a_small_picture(invite: Any) -> None:
    anna, bram, cleo = invite(), invite(), invite(language="nl-NL")
    cleo.open("/")
    cleo.page.wait_for_selector("h1")
    bram.open("/")
    table = open_table(anna)
    row = f"[data-table='{table}']"
    text = cleo.page.wait_for_selector(row).inner_text()
    assert "Geen klok" in text
    assert "English" in text
    dora = invite()
    dora.open(f"/g/{table}")  # somebody who will watch
    assert dora.page.wait_for_selector("[data-testid=watch-link]").input_value().endswith(f"/g/{table}")
    assert dora.text(".share").count("The game starts when everybody sits.") == 1
    bram.page.click(f"{row} button")
    bram.page.wait_for_selector(".table")
    cleo.page.wait_for_selector(
        f"[data-testid=live-tables] a[href='/g/{table}'] .mini > svg [data-character]"
    )
    cleo.page.wait_for_selector(row, state="detached")
    cleo.page.wait_for_selector(f"[data-watch=crystals][href='/g/{table}']")
    picture = f"a[href='/g/{table}'] .mini"
    before = int(cleo.page.get_attribute(picture, "data-entries") or 0)
    for person in (anna, bram):  # both are asked at once
        assert person.wait_for_turn()
        person.decide()
    cleo.page.wait_for_function(
        "([picture, before]) => Number(document.querySelector(picture).dataset.entries) > before",
        arg=[picture, before],
    )


def test_both_who_sit_down_add_a_secret_to_the_dice(invite: Any) -> None:
    anna, bram = invite(luck=None), invite(luck=None)
    table = open_table(anna)
    bram.open("/")
    bram.page.click(f"[data-table='{table}'] button")
    bram.page.wait_for_selector(".table")
    seats = bram.request("GET", f"/api/matches/{table}")["data"]["seats"]
    assert [len(seat["fingerprint"]) for seat in seats] == [64, 64]


def test_strangers_read_that_the_host_knows_the_dice_before_they_sit_down(invite: Any) -> None:
    anna, bram, cleo = invite(), invite(), invite(language="nl-NL")
    made = make(anna, "crystals", [{"who": "me"}, {"who": "open"}], options={"players": 2}, seed=3)
    honest = open_table(invite(luck=None))
    bram.open("/")
    row = bram.page.wait_for_selector(f"[data-table='{made['match']['id']}'] [data-testid=given-dice]")
    assert "can compute every throw" in row.inner_text()
    bram.page.wait_for_selector(f"[data-table='{honest}']")
    assert not bram.sees(f"[data-table='{honest}'] [data-testid=given-dice]")
    cleo.open(f"/join/{made['links'][0]['key']}")
    told = cleo.page.wait_for_selector("[data-testid=given-dice]").inner_text()
    assert "kan elke worp uitrekenen" in told


def test_a_row_stays_where_it_is_while_the_pointer_is_on_it(invite: Any) -> None:
    anna, bram = invite(), invite()
    first, second = open_table(anna), open_table(anna)
    bram.open("/")
    bram.page.wait_for_selector(f"[data-table='{second}']")
    row = f"[data-table='{first}']"
    bram.page.hover(row)
    box = bram.box(row)
    assert anna.request("DELETE", f"/api/matches/{second}")["status"] == 204
    bram.page.wait_for_selector(f"[data-table='{second}'].gone")
    assert bram.box(row) == box
    bram.page.mouse.move(5, 5)
    bram.page.wait_for_selector(f"[data-table='{second}']", state="detached")


def test_whoever_waits_for_players_withdraws_the_table_there(invite: Any) -> None:
    anna = invite()
    table = open_table(anna)
    anna.page.click("[data-testid=withdraw]")
    anna.page.wait_for_selector("[data-play]")
    assert anna.request("GET", f"/api/matches/{table}")["data"]["state"] == "withdrawn"


def test_filters_are_kept_and_an_own_table_is_withdrawn(invite: Any) -> None:
    anna = invite()
    table = open_table(anna)
    anna.open("/")
    anna.page.wait_for_selector(f"[data-table='{table}']")
    anna.page.select_option("[data-testid=filter-game]", "home_raiders")
    anna.page.wait_for_selector(f"[data-table='{table}']", state="detached")
    anna.page.reload()
    anna.page.wait_for_selector("[data-testid=filter-game]")
    assert anna.page.input_value("[data-testid=filter-game]") == "home_raiders"
    anna.page.wait_for_selector(f"section:has(#going-title) a[href='/g/{table}']")  # tables are there
    assert not anna.sees(f"[data-table='{table}']")
    anna.page.select_option("[data-testid=filter-game]", "")
    anna.page.click(f"[data-table='{table}'] button:has-text('Withdraw')")
    anna.page.wait_for_selector(f"[data-table='{table}']", state="detached")


def test_your_turns_come_first_then_what_goes_on_then_the_games(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    match, table = match_of(anna), open_table(anna)
    anna.open("/")
    anna.page.wait_for_selector(f"#turns a[href='/g/{match}']")
    anna.page.wait_for_selector(f"section:has(#going-title) a[href='/g/{table}']")
    sections = anna.page.query_selector_all(".page > section")
    titles = [one.get_attribute("aria-labelledby") for one in sections]
    assert titles[:3] == ["turns-title", "going-title", "games-title"]
    cards = anna.page.query_selector_all(".games > li [data-play]")
    played = [one.get_attribute("data-play") for one in cards]
    assert played == ["chessboard", "crystals", "home_raiders", "spherewars"]
    assert all("about" in anna.text(f"[data-minutes={game}]") for game in ("chessboard", "home_raiders"))
    anna.open("/rules/crystals")  # the badge follows on every screen
    anna.page.wait_for_selector("header .turns")
    assert anna.text("header .turns") == "Your turn"


def test_whoever_is_invited_reads_what_was_agreed_on(invite: Any) -> None:
    anna, bram = invite(), invite()
    anna.open("/new/chessboard")
    levels = anna.page.locator(".levels label")
    levels.first.wait_for()
    for text in levels.all_inner_texts():  # a name, a line about it, and the time of a move
        name, about = text.strip().split("\n", 1)
        assert name
        assert re.fullmatch(r"\S.*\. .*second.* a move\.?", about), about
    assert len(anna.page.query_selector_all(".levels [data-face]")) == levels.count()
    anna.page.check("input[name=game][value=spherewars]")  # which proposes more than a bare field
    for option, value in (("Scenery", "common"), ("Weather", "rolled")):
        assert anna.page.wait_for_selector(f"label:has-text('{option}') select").input_value() == value
    anna.page.check("input[name=game][value=chessboard]")
    anna.page.check("input[name=who][value=link]")
    anna.page.select_option("label:has-text('Scenario') select", "survival")
    anna.page.click("summary:has-text('options')")
    anna.page.select_option("[data-testid=delay]", "3")
    anna.page.wait_for_selector("[data-testid=length]:has-text('decisions')")
    anna.page.select_option("[data-testid=clock]", "days-normal")
    anna.page.select_option("[data-testid=longer]", "10")  # for somebody who needs more time (Z-10)
    anna.page.wait_for_selector("[data-testid=length]:has-text('days, if everybody uses all of it')")
    anna.page.click("[data-testid=start]")
    link = anna.page.wait_for_selector("[data-testid=seat-link]").input_value()
    bram.page.goto(link)
    agreed = bram.page.wait_for_selector("[data-testid=agreed]").inner_text()
    assert "Survival" in agreed
    assert "3 days, 4 hours more a move; all 10 times as long" in agreed
    match = anna.request("GET", f"/api/matches/{match_of(anna)}")["data"]
    assert match["delay"] == 180
    assert match["clock"]["bank"] == 30 * 24 * 3600


def own_list(person: Person, game: str, name: str, roster: dict[str, Any]) -> None:
    """Keep a list, and choose it in New game with a friend by link."""
    kept = person.request("POST", "/api/lists", {"game": game, "name": name, "roster": roster})
    assert kept["status"] == 200
    person.open(f"/new/{game}?who=link")
    person.page.select_option("[data-testid=force]", label=f"{name} (yours)")


def test_a_list_that_breaks_limits_says_why_and_is_played_by_agreement(invite: Any) -> None:
    anna, bram = invite(), invite(language="nl-NL")
    own_list(anna, "chessboard", "Giants", {"minis": ["d20 hero", "d20 hero", "d20 hero"]})
    wrong = anna.page.wait_for_selector("[data-testid=army-wrong]").inner_text()
    assert "CB-ARM-03" in wrong
    assert "CB-ARM-05" in wrong
    assert not anna.sees("[data-testid=raise]")  # no limit would be enough
    anna.page.click("[data-testid=agree]")
    assert "CB-ARM-05" in anna.page.wait_for_selector("[data-testid=army-agreed]").inner_text()
    anna.page.click("[data-testid=start]")
    bram.page.goto(anna.page.wait_for_selector("[data-testid=seat-link]").input_value())
    assert "grenzen" in bram.page.wait_for_selector("[data-testid=accepts-lists]").inner_text()
    assert "Wie gaat zitten, is het hiermee eens." in bram.text("[data-testid=agreed]")
    bram.page.click("[data-testid=sit]")
    bram.page.wait_for_selector("[data-testid=take-army]")
    assert not bram.sees("[data-testid=by-agreement]")  # a list is secret until both are shown
    bram.decide()
    for person in (anna, bram):
        person.page.wait_for_selector("[data-testid=by-agreement]")
    bram.page.click("[data-testid=by-agreement]")
    assert "CB-ARM-05" in bram.page.wait_for_selector(".card.why").inner_text()
    bram.page.keyboard.press("Escape")
    decided: set[Person] = set()
    bram.page.wait_for_selector(".side p:has-text('In overleg')")
    while len(decided) < 2:
        person = next((one for one in (anna, bram) if one.state[0]), None)
        if person is None:
            anna.page.wait_for_timeout(30)
            continue
        person.decide()
        decided.add(person)


def test_a_team_that_mixes_factions_is_offered_by_agreement(invite: Any) -> None:
    anna = invite()
    troops = [{"ref": "a", "card": "gr-ragmen"}, {"ref": "b", "card": "nl-guardmen"}]
    own_list(anna, "home_raiders", "Mixed", {"faction": "gremlins", "troops": troops, "portal": "tin"})
    wrong = anna.page.wait_for_selector("[data-testid=army-wrong]").inner_text()
    assert "is not of the faction Gremlins" in wrong
    anna.page.click("[data-testid=agree]")
    anna.page.wait_for_selector("[data-testid=army-agreed]")
    anna.page.check("[data-testid=mirror]")
    anna.page.check("input[name=who][value=computer]")
    anna.page.click("[data-testid=start]")
    for seat in (1, 2):
        anna.page.wait_for_selector(f".plates li:nth-child({seat}) [data-testid=by-agreement]")
    anna.page.wait_for_selector(".side p:has-text('Guardmen is not of the faction Gremlins')")


def test_an_army_that_is_too_dear_is_played_with_a_limit_that_all_agree_to(invite: Any) -> None:
    anna, bram = invite(), invite()
    own_list(anna, "chessboard", "Knights", {"minis": ["d10", "d10", "d8", "d6", "d4"]})
    anna.page.click("[data-testid=raise]")
    anna.page.wait_for_selector("[data-testid=army-wrong]", state="detached")
    anna.page.click("[data-testid=start]")
    bram.page.goto(anna.page.wait_for_selector("[data-testid=seat-link]").input_value())
    assert "40" in bram.page.wait_for_selector("[data-testid=agreed]").inner_text()
    assert not bram.sees("[data-testid=accepts-lists]")


SILL = """
id = "windowsill"
width = 30
depth = 24
objects = [
  { kind = "mug", x = 8, y = 6.5 },
  { kind = "notebook", x = 18, y = 12, turn = 30, movable = false },
]
"""


def test_a_table_of_ones_own_is_loaded_and_its_objects_are_agreed_on(invite: Any) -> None:
    anna = invite()
    anna.open("/new/home_raiders")

    def load(text: str) -> None:
        file = {"name": "sill.toml", "mimeType": "", "buffer": text.encode()}
        anna.page.set_input_files("[data-testid=table-file]", file)

    anna.page.wait_for_selector("[data-testid=table-file]", state="attached")
    load(SILL.replace("mug", "piano"))
    assert "'piano'" in anna.page.wait_for_selector(".table-choice [role=alert]").inner_text()
    load(SILL)
    anna.page.click("[data-testid=table-objects] summary")
    assert not anna.sees(".table-choice [role=alert]")
    assert not anna.page.is_checked("[data-flag='movable 1']")
    anna.page.check("[data-flag='uneven 0']")
    anna.page.select_option("label:has(> span:text-is('Stars')) select", "4")
    anna.page.click("[data-testid=start]")
    anna.page.wait_for_selector(".table")
    table = anna.request("GET", f"/api/matches/{match_of(anna)}")["data"]["options"]["table"]
    assert [one.get("uneven", False) for one in table["objects"]] == [True, False]


def test_a_limit_that_no_list_holds_is_typed(invite: Any) -> None:
    anna = invite()
    anna.open("/new/spherewars")
    anna.page.wait_for_selector("option[value=typed]", state="attached")
    points = anna.page.locator("label.option", has=anna.page.locator("option[value='300']"))
    assert points.locator("option").count() == 5  # the four sizes, and another number
    points.locator("select").select_option("typed")
    anna.page.fill("[data-typed=points]", "640")
    anna.page.click("[data-testid=start]")
    anna.page.wait_for_url("**/g/*")
    match = anna.request("GET", f"/api/matches/{match_of(anna)}")["data"]
    assert match["options"]["points"] == 640
