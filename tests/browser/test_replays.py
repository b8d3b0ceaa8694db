"""Replays: marks, panels, notes that are shared, pictures, files from elsewhere, and playing on."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Person
from tests.browser.test_tables import given_up


@pytest.fixture
def anna(invite: Any) -> Person:
    """Somebody without a match of their own who looks at the sample of Chessboard Skirmish."""
    person: Person = invite()
    person.open("/replays")
    person.page.click("[data-testid=samples] a:has-text('Chessboard')")
    person.page.wait_for_selector("[data-testid=timeline]")
    return person


def opened(person: Person, summary: str) -> None:
    person.page.click(f"summary:has-text('{summary}')")


def let_through(person: Person, most: int) -> None:
    """Of what is computed for a replay only so much is answered: the rest stays to be stopped."""
    seen: list[Any] = []

    def answer(route: Any) -> None:
        seen.append(route)
        if len(seen) <= most:
            route.continue_()

    person.page.route("**/chances", answer)


def test_keys_step_by_decision_activation_and_turn_and_any_position_comes(anna: Person) -> None:
    page = anna.page
    last = int(page.get_attribute("[data-testid=timeline]", "max") or 0)
    assert len(page.query_selector_all(".marks i")) == last + 1
    assert page.query_selector(".marks i.turn")
    assert page.query_selector(".marks i.loss")
    page.keyboard.press("End")
    page.wait_for_selector("[data-testid=position]:has-text('attacks')")  # in the words of the log
    page.keyboard.press("Control+ArrowLeft")
    turn = int(page.input_value("[data-testid=timeline]"))
    assert 0 < turn < last
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    assert int(page.input_value("[data-testid=timeline]")) >= 1
    for step in (last, 0, last // 2, 1, last - 1):
        before = page.evaluate("location.hash")
        page.fill("[data-testid=timeline]", str(step))
        page.wait_for_function("before => location.hash !== before", arg=before)
        page.wait_for_function(
            "step => document.querySelector('[data-testid=position]').innerText.startsWith(String(step))",
            arg=step,
        )


def test_every_throw_is_checked_and_told_one_by_one(invite: Any) -> None:
    anna = invite(luck=None)
    given_up(anna, 10, "crystals", own_secret=True)  # every turn has a throw
    anna.page.click(".ending a:has-text('Replay')")
    opened(anna, "Check the dice")
    anna.page.click("button:has-text('Check') >> nth=-1")
    assert "come from the key" in anna.page.wait_for_selector("[data-testid=verdict]").inner_text()
    rows = anna.page.query_selector_all(".throws tbody tr")
    assert len(rows) > 2
    assert all(row.get_attribute("data-fits") == "true" for row in rows)
    assert "one seat" in anna.text("details[open]")
    assert "your own secret" in anna.text("[data-testid=kept]")


def doctored(replay: dict[str, Any], key: bytes) -> dict[str, Any]:
    """A replay of a server that has thrown other dice, and tells a story that fits in itself."""
    commitment = blake2b(key, digest_size=32, person=b"dicefront-commit").hexdigest()
    replay["dice"].update(key=key.hex(), commitment=commitment, secrets=[key.hex(), "", ""])
    for seat in replay["match"]["seats"]:
        seat["fingerprint"] = ""
    for event in [event for step in replay["steps"] for event in step["events"]]:
        if event["kind"] == "kernel.thrown" and event["throw"] is not None:
            number = event["throw"].to_bytes(8, "big")
            words = [
                blake2b(number + die.to_bytes(2, "big"), digest_size=8, key=key).digest()
                for die in range(len(event["args"]["sides"]))
            ]
            pairs = zip(words, event["args"]["sides"], strict=True)
            event["args"]["faces"] = [1 + int.from_bytes(word, "big") % sides for word, sides in pairs]
    return replay


def test_a_server_that_changes_the_dice_is_found_out_by_what_the_browser_kept(invite: Any) -> None:
    anna = invite(luck=None)
    given_up(anna, 10, "crystals", own_secret=True)  # every turn has a throw
    fits = anna.page.wait_for_selector("[data-testid=dice-checked]").inner_text()
    assert "come from the dice that were promised at the start" in fits
    own = "b" * 32
    how: dict[str, Callable[[dict[str, Any]], bytes]] = {
        "commitment": lambda _: own.encode(),
        "secret": lambda replay: bytes.fromhex(replay["dice"]["secrets"][0]),
    }
    told = {"commitment": "was another one when this browser first saw", "secret": "Your own secret"}
    wish: list[str] = []

    def answer(route: Any) -> None:
        response = route.fetch()
        replay = response.json()
        route.fulfill(response=response, json=doctored(replay, how[wish[0]](replay)))

    anna.context.route("**/replay?*", answer)
    anna.context.route("**/replay", answer)
    address = anna.page.url.replace("/g/", "/r/")
    for one in ("secret", "commitment"):
        wish[:] = [one]
        anna.page.goto(address)
        opened(anna, "Check the dice")
        anna.page.click("button:has-text('Check') >> nth=-1")
        verdict = anna.page.wait_for_selector("[data-testid=verdict]").inner_text()
        assert verdict == "The dice are not the ones that were promised at the start."
        assert told[one] in " ".join(
            found.inner_text() for found in anna.page.query_selector_all("[data-testid=broken]")
        )
    anna.page.evaluate("localStorage.clear()")  # another device, which was not there: it says so
    anna.page.click("button:has-text('Check') >> nth=-1")
    anna.page.wait_for_selector("[data-testid=kept]:has-text('has kept nothing of this match')")
    assert "come from the key" in anna.text("[data-testid=verdict]")


def test_luck_time_and_the_chance_of_winning_are_told(anna: Person) -> None:
    opened(anna, "Luck")
    anna.page.wait_for_selector("[data-testid=luck-panel]:has-text('better than in')")
    anna.page.wait_for_selector("[data-testid=frequency]", state="attached")
    opened(anna, "Time used")
    anna.page.wait_for_selector("[data-testid=time-used] tbody tr >> nth=1")
    assert len(anna.page.query_selector_all("[data-testid=time-used] tbody tr")) == 2
    let_through(anna, 3)
    opened(anna, "Chance of winning")
    anna.page.click("[data-testid=work-chances]")
    anna.page.wait_for_selector("[data-testid=chances] polyline")
    anna.page.click("button:has-text('Stop')")
    anna.page.wait_for_selector("[data-testid=work-chances]")
    assert "Simulated with" in anna.text("details[open] >> nth=-1") + anna.text(".panels")


def test_notes_and_arrows_are_kept_and_shared_and_the_match_stays(invite: Any, anna: Person) -> None:
    page = anna.page
    page.fill("[data-testid=timeline]", "5")
    opened(anna, "Notes")
    page.fill("[data-testid=note]", "Look here first.")
    page.click("[data-testid=draw]")
    x, y = anna.middle("[data-testid=paper]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y - 60, steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-arrow]")
    page.click("[data-testid=save-study]")
    page.wait_for_url("**study=*")
    bram = invite(language="nl-NL")
    bram.page.goto(page.url)
    assert bram.page.wait_for_selector("[data-testid=note-shown]").inner_text() == "Look here first."
    bram.page.wait_for_selector("[data-arrow]")
    assert bram.page.wait_for_selector("[data-testid=save-study]").inner_text() == "Bewaar als mijn eigen"
    bram.page.goto(page.url.split("?")[0])
    bram.page.wait_for_selector(".camera svg")  # the table is drawn
    assert not bram.sees("[data-arrow]")


def test_the_menu_of_what_is_shared_closes_with_escape(anna: Person) -> None:
    anna.page.click("[data-testid=share]")
    anna.page.wait_for_selector("[data-testid=save-png]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-testid=save-png]", state="detached")


@pytest.mark.long
def test_a_moment_is_saved_as_picture_drawing_film_and_file_and_the_file_opened_again(
    anna: Person, tmp_path: Path
) -> None:
    page = anna.page
    page.fill("[data-testid=timeline]", "3")
    page.click("[data-testid=share]")
    starts = {"png": b"\x89PNG", "svg": b"<svg", "film": b"\x1a\x45\xdf\xa3"}
    for kind, start in starts.items():
        with page.expect_download() as waiting:
            page.click(f"[data-testid=save-{kind}]")
        file = tmp_path / kind
        waiting.value.save_as(file)
        data = file.read_bytes()
        assert data.startswith(start)
        assert len(data) > 2000
    assert "var(--" not in (tmp_path / "svg").read_text(encoding="utf-8").split("style=", 1)[1]
    with page.expect_download() as waiting:
        page.click("a:has-text('Save as a file')")
    log = tmp_path / "match.dicefront"
    waiting.value.save_as(log)
    first = page.url
    anna.open("/replays")
    page.set_input_files("[data-testid=bring]", str(log))
    page.wait_for_url("**/r/*")
    page.wait_for_selector("[data-testid=timeline]")
    assert page.url.split("#")[0] != first.split("#")[0]
    anna.open("/replays")
    page.set_input_files("[data-testid=bring]", {"name": "x.dicefront", "mimeType": "", "buffer": b"no log"})
    assert "log" in page.wait_for_selector("[role=alert]").inner_text().lower()


def test_play_goes_on_from_a_moment_with_any_seats_or_is_simulated(anna: Person) -> None:
    page = anna.page
    page.fill("[data-testid=timeline]", "8")
    page.click("[data-testid=branch]")
    let_through(anna, 1)
    page.click("[data-testid=simulate]")
    page.wait_for_selector("[data-testid=simulated] li")
    page.click("button:has-text('Stop')")
    page.select_option("select[data-seat='0']", "computer child")
    page.wait_for_selector("text=Put yourself on one of the seats")
    page.select_option("select[data-seat='1']", "me")
    page.click("[data-testid=branch-start]")
    page.wait_for_selector(".table")
    assert anna.wait_for_turn()
    match = page.evaluate(
        "fetch('/api' + location.pathname.replace('/g/', '/matches/')).then((one) => one.json())"
    )
    assert [seat["kind"] for seat in match["seats"]] == ["computer", "person"]
    assert match["origin"]


def test_older_games_come_page_by_page(invite: Any) -> None:
    anna: Person = invite()
    anna.open("/replays")
    anna.page.wait_for_selector("[data-testid=samples]")
    sample = anna.page.evaluate("fetch('/api/replays/samples').then(answer => answer.json())")["matches"][0]
    pages = [[{**sample, "id": f"{page}-{number}"} for number in range(60)] for page in range(3)]
    pages[2] = pages[2][:1]
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url.partition("?")[2])
        here = len(asked) - 1
        route.fulfill(json={"matches": pages[here], "more": here < 2})

    anna.page.route("**/api/me/history*", answer)
    anna.open("/replays")
    for seen in (60, 120):
        anna.page.wait_for_function(GAMES, arg=seen)
        anna.page.click("[data-testid=older]")
    anna.page.wait_for_function(GAMES, arg=121)
    assert not anna.sees("[data-testid=older]")
    assert asked == ["", "before=0-59", "before=1-59"]


GAMES = "count => document.querySelectorAll('.list a').length === count"
