"""The table itself: dragging, keys, panels, the log and its moments, plans, and what is typed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.driver import COMMIT, LONG, Person, Toucher, Typist
from tests.browser.matches import between, make, play_until, sit

ACTIVATE = "chessboard.turn.activate"


def to_first_turn(person: Person) -> None:
    """Play to the first activation."""
    while person.state[1] != ACTIVATE:
        assert person.wait_for_turn()
        if person.state[1] != ACTIVATE:
            person.decide()


def hit(person: Person, spot: str) -> tuple[float, float]:
    return person.middle(f"[data-spot='{spot}'] [data-hit]")


def drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    assert person.page.wait_for_selector("[data-testid=in-hand]")
    mouse.move(*end, steps=4)
    person.page.wait_for_selector(".table[data-looking=false]")  # it is known where it can go
    mouse.up()


def test_a_miniature_is_dragged_to_where_it_goes(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()  # deployment: a token of the prompt bar is dragged onto the board
    before = anna.state
    token = anna.middle(anna.page.wait_for_selector(".prompt .pieces button >> nth=1"))
    drag(anna, token, anna.middle(anna.page.wait_for_selector("[data-spot] [data-hit] >> nth=2")))
    anna.wait_for_answer(before)
    to_first_turn(anna)
    mini = anna.page.wait_for_selector("[data-spot]").get_attribute("data-spot")
    start = hit(anna, mini)
    step = anna.box(".camera svg")["height"] / 9
    drag(anna, start, (start[0], start[1] - step * 1.02))
    anna.page.wait_for_selector(".lines p:has-text('moves from')")
    assert not anna.sees("[data-testid=in-hand]")


def test_a_character_is_dragged_onto_its_ghost(invite: Any) -> None:
    anna = invite()
    anna.play_now("crystals")
    play_until([anna], lambda person: person.state[1] == "crystals.turn.move" and person.sees("[data-ghost]"))
    spot = anna.page.query_selector("[data-spot]:has([data-ghost])")
    ends = [anna.middle(spot.query_selector(end)) for end in ("[data-hit]", "[data-ghost]")]
    drag(anna, *ends)
    anna.page.wait_for_selector(".lines p:has-text('moves the')")
    assert "%" in danger_of_somebody(anna)
    anna.page.click("[data-testid=crystals-left] button")
    assert "CR-SET-03" in anna.page.wait_for_selector(".why[role=dialog]").inner_text()


def danger_of_somebody(person: Person) -> str:
    """How likely somebody is killed, as the table says it of whoever is on the loop."""
    for seconds in (0.15, 1.0, 5.0, 20.0):  # the server is asked, and may have much to do
        for character in person.page.query_selector_all("[data-character]"):
            character.dispatch_event("pointerenter")
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                found = person.page.query_selector("[data-testid=danger]")
                if found is not None:
                    return str(found.text_content())
                person.page.wait_for_timeout(20)
    raise AssertionError("expected somebody on the loop to be in danger, nobody was")


def test_the_header_says_whose_die_waits_to_be_rolled(invite: Any) -> None:
    anna = invite(motion="fast")
    anna.play_now("crystals")
    until = time.monotonic() + 120
    while not anna.sees(".roll") and time.monotonic() < until:
        if anna.state[0]:
            anna.decide()
        anna.page.wait_for_timeout(20)
    assert anna.text(".prompt .question") == "Your roll."
    own = anna.text(".plates li.turn strong")
    assert anna.text("[data-testid=headline]") == f"{own} to play"
    assert "you" in anna.text(".plates li.turn small")


def test_a_miniature_is_looked_at_before_anything_is_decided(invite: Any) -> None:
    anna = invite()
    sent: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    anna.page.on("websocket", listen)
    anna.play_now("chessboard")
    to_first_turn(anna)
    before = anna.state
    sent.clear()
    names = [spot.get_attribute("data-spot") for spot in anna.page.query_selector_all("[data-spot]")]
    for name in names[:2]:  # another one can be selected instead
        anna.page.click(f"[data-spot='{name}'] [data-hit]")
        anna.page.wait_for_selector("[data-onward]")
        anna.page.wait_for_selector(f"[data-spot='{name}'] .ring[opacity='1']")
    for spot in anna.page.query_selector_all("[data-onward]")[:6]:
        spot.hover()
    looked = [frame for frame in sent if '"look"' in frame]
    assert len(looked) == 2  # one for each that was selected, none for the pointer
    assert looked == sent
    anna.page.mouse.click(*hit(anna, names[1]), button="right")  # one step back
    anna.page.wait_for_selector("[data-onward]", state="detached")
    assert anna.state == before
    anna.page.click(f"[data-spot='{names[1]}'] [data-hit]")
    anna.page.wait_for_selector("[data-onward]")
    refused = anna.page.evaluate(
        """() => [...document.querySelectorAll('.camera svg rect[fill^="var(--cell"]')]
          .map(one => one.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])
          .find(([x, y]) => document.elementFromPoint(x, y)?.matches('rect[fill^="var(--cell"]'))"""
    )
    anna.page.mouse.click(*refused)  # it cannot go there, and the table says why
    assert "CB-" in anna.page.wait_for_selector(".refusal").inner_text()
    anna.page.click("[data-onward][data-spot^=space] [data-hit]")
    anna.wait_for_answer(before)  # activated and moved by one click
    anna.page.wait_for_selector(".lines p:has-text('moves from')")


def test_options_come_nearest_first_on_the_table_and_in_the_list(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    to_first_turn(anna)
    chosen = anna.best_spot()
    anna.choose(chosen)
    anna.page.wait_for_selector("[data-onward]")
    far = anna.page.evaluate(
        """from => {
          const spots = [from, ...document.querySelectorAll('[data-onward][data-spot^=space]')];
          const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
          const at = spots.map(one => middle(one.querySelector('[data-hit]').getBoundingClientRect()));
          return at.map(one => Math.hypot(one[0] - at[0][0], one[1] - at[0][1]));
        }""",
        chosen,
    )
    assert len(far) > 5
    assert all(one <= other + 1 for one, other in pairwise(far))


def wait_for_side(person: Person, least: float, most: float) -> None:
    """Wait until the panels beside the table are about as wide as expected."""
    person.page.wait_for_function(
        """([least, most]) => {
          const width = document.querySelector('.side')?.getBoundingClientRect().width;
          return least <= width && width <= most;
        }""",
        arg=[least, most],
    )


def test_panels_fold_and_widen_and_stay_so(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    width = anna.box(".side")["width"]
    anna.page.focus(".side [role=separator]")
    for _ in range(3):  # no press is lost, however quickly they come
        anna.page.keyboard.press("ArrowLeft")
    wait_for_side(anna, width + 70, width + 74)
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    wait_for_side(anna, width + 70, width + 74)
    anna.page.click("[aria-label='Panels beside the table']")
    wait_for_side(anna, 0, 60)
    anna.page.click("[aria-label='Panels beside the table']")
    wait_for_side(anna, width + 70, width + 74)
    anna.page.wait_for_selector(".side .lines")


def wait_for_width(person: Person, compare: str, width: float) -> float:
    """Wait until what is shown of the table is narrower or wider than that; how wide it is."""
    person.page.wait_for_function(
        f"width => document.querySelector('.camera svg').viewBox.baseVal.width {compare} width", arg=width
    )
    return float(person.page.evaluate("document.querySelector('.camera svg').viewBox.baseVal.width"))


def test_the_table_is_zoomed_panned_and_turned_and_asks_before_it_commits_if_wished(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    whole = wait_for_width(anna, ">", 0)
    stage = anna.box(".camera")
    anna.page.mouse.move(*anna.middle(".camera"))
    anna.page.mouse.wheel(0, -300)
    near = wait_for_width(anna, "<", whole)
    anna.page.keyboard.press("+")
    near = wait_for_width(anna, "<", near)
    anna.page.keyboard.press("-")
    wait_for_width(anna, ">", near)
    left = anna.page.evaluate("document.querySelector('.camera svg').viewBox.baseVal.x")
    felt = {"x": stage["x"] + 100, "y": stage["y"] + 300}  # beside the board, where no card lies
    anna.page.mouse.move(felt["x"], felt["y"])
    anna.page.mouse.down()
    anna.page.mouse.move(felt["x"] + 68, felt["y"], steps=3)
    anna.page.mouse.up()
    anna.page.wait_for_function(
        "left => document.querySelector('.camera svg').viewBox.baseVal.x < left - 5", arg=left
    )
    anna.page.keyboard.press("0")
    wait_for_width(anna, ">=", whole)
    spot = anna.box("[data-spot] [data-hit]")
    anna.page.keyboard.press("f")
    anna.page.wait_for_function(
        "y => Math.abs(document.querySelector('[data-spot] [data-hit]').getBoundingClientRect().y - y) > 50",
        arg=spot["y"],
    )
    anna.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('dicefront.settings'));
          localStorage.setItem('dicefront.settings', JSON.stringify({...kept, confirm: 'always'}));
        }"""
    )
    anna.page.reload()
    assert anna.wait_for_turn()
    before = anna.state
    anna.choose(anna.best_spot())
    anna.page.wait_for_selector("[data-testid=commit]")  # aimed at, and not yet decided
    assert anna.state == before
    moving = "document.getAnimations().filter(one => one.effect.getTiming().duration > 50).length"
    assert anna.page.evaluate(moving) == 0  # nothing pulses for somebody who wants no motion


def test_a_line_of_the_log_opens_its_moment_and_escape_returns_to_now(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    to_first_turn(anna)
    standing = len(anna.page.query_selector_all("[data-mini]"))
    anna.page.click(".lines .moment >> nth=2")
    anna.page.wait_for_selector("[data-testid=past]")
    assert len(anna.page.query_selector_all("[data-mini]")) < standing
    assert not anna.sees("[data-spot]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-testid=past]", state="detached")
    anna.page.wait_for_selector("[data-spot]")
    anna.page.focus(".lines")
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        anna.page.keyboard.press(key)
    anna.page.wait_for_selector("[data-testid=past]")
    anna.page.keyboard.press("Escape")
    anna.page.hover(".lines p:has-text('deploys') >> nth=-1")
    anna.page.wait_for_selector("[data-flashed]")
    anna.page.hover(".log .bar")
    anna.page.wait_for_selector("[data-flashed]", state="detached")
    anna.page.focus(".lines p:has-text('deploys') >> nth=-1 >> [data-piece-name]")
    anna.page.wait_for_selector("[data-flashed]")
    anna.page.click(".lines p:has-text('deploys first') .count >> nth=0")  # a number is explained
    anna.page.wait_for_selector("[role=dialog]:has-text('deploys first')")
    anna.page.keyboard.press("Escape")
    anna.page.select_option(".log select", "mine")
    lines = anna.page.locator(".lines p").all_inner_texts()
    assert lines
    assert all("Guest" in text for text in lines)


def test_an_explanation_can_be_pinned_and_copied_and_numbers_of_the_strip_say_why(invite: Any) -> None:
    anna = invite()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.play_now("chessboard")
    to_first_turn(anna)
    anna.page.click("[data-testid=ready] button")
    anna.page.click(".why[role=dialog] button:has-text('Pin')")
    anna.page.click(".strip .goal button")
    anna.page.wait_for_function("() => document.querySelectorAll('.why[role=dialog]').length === 2")
    anna.page.click(".why[role=dialog] >> nth=1 >> button:has-text('Share')")
    assert anna.until(lambda: "CB-LST-01" in anna.page.evaluate("navigator.clipboard.readText()"))
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function("() => document.querySelectorAll('.why[role=dialog]').length === 1")


def test_keys_can_be_changed_and_letters_switched_off(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    anna.page.keyboard.press("?")
    anna.page.click("[data-key=text]")
    anna.page.keyboard.press("g")  # the key of the log, which gets t
    anna.page.wait_for_selector("[data-key=log]:has-text('T')")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-key]", state="detached")
    anna.page.keyboard.press("g")
    anna.page.wait_for_selector("[role=tab][aria-selected=true]:has-text('Text table')")
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector("[role=tab][aria-selected=true]:has-text('Log')")
    anna.page.keyboard.press("?")
    anna.page.uncheck("label:has-text('letter') input")
    anna.page.click("[role=dialog] [aria-label=Close]")
    anna.page.wait_for_selector("[data-key]", state="detached")
    anna.page.keyboard.press("g")
    assert anna.sees("[role=tab][aria-selected=true]:has-text('Log')")


def typed(person: Person, text: str) -> str:
    said = int(person.page.get_attribute("[data-testid=said]", "data-count") or 0)
    person.page.fill("#typed", text)
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(f"[data-testid=said][data-count='{said + 1}']", state="attached")
    return person.text("[data-testid=said]")


def test_moves_and_commands_are_typed_and_answered_in_words(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    to_first_turn(anna)
    anna.page.click("[role=tab]:has-text('Text table')")
    assert "scan" in typed(anna, "help")
    assert "o'clock" in typed(anna, "scan")
    assert "Nothing leads to" in typed(anna, "path to h8")
    assert "Ready" in typed(anna, "score")
    assert "no clock" in typed(anna, "clock")
    assert typed(anna, "last")
    place = anna.page.evaluate("document.querySelector('.texttable tbody td:nth-child(2)').innerText")
    assert place in typed(anna, f"describe {place}")
    rows = anna.page.locator(".texttable tbody tr").all_inner_texts()
    assert any("spaces" in row and "o'clock" in row for row in rows)
    assert "Say where to" in typed(anna, "go home")
    before = anna.state
    mini = anna.page.evaluate("document.querySelector('[data-spot]').getAttribute('aria-label')").split()[-1]
    ahead = f"{mini[0]}{int(mini[1]) + 1}"
    typed(anna, f"{mini}-{ahead}")
    anna.wait_for_answer(before)
    anna.page.click("[role=tab]:has-text('Log')")
    anna.page.wait_for_selector(f".lines p:has-text('moves from {mini} to {ahead}')")


def act_until(person: Person, other: Person, happens: Callable[[], bool]) -> None:
    """Let one person decide until it happens; the other one only says whether a die is thrown again."""
    for _ in range(4000):
        if happens():
            return
        if person.state[0]:
            person.decide()
        if other.state[1].startswith("chessboard.reroll."):
            other.decide()
        person.page.wait_for_timeout(30)
    raise AssertionError("expected it to happen, it did not")


@pytest.mark.long
def test_a_move_is_queued_while_the_other_decides_and_dropped_if_it_is_illegal_then(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", options={"preset": "first_game"})
    people = [anna, bram]
    acting = play_until(people, lambda person: person.state[1] == ACTIVATE)
    waiting = next(person for person in people if person is not acting)
    assert waiting.until(lambda: not waiting.state[0])
    own = waiting.page.evaluate(
        """() => {
          const seat = document.querySelector('.table').dataset.seat;
          const box = [...document.querySelectorAll('[data-mini]')]
            .filter(one => (Number(one.dataset.mini) < 5) === (seat === '0'))[0].getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    waiting.page.mouse.click(*own)
    waiting.page.wait_for_selector("[data-ahead]")
    ahead = waiting.page.query_selector_all("[data-ahead]")
    target = next(one for one in ahead if one.get_attribute("data-ahead")[1] in "27")  # one step forward
    name = target.get_attribute("data-ahead")
    waiting.page.mouse.click(*waiting.middle(target))
    assert name in waiting.page.wait_for_selector("[data-testid=planned]").inner_text()
    act_until(acting, waiting, lambda: waiting.sees(f".lines p:has-text('to {name}')"))
    acting = play_until(people, lambda person: person.state[1] == ACTIVATE)
    waiting = next(person for person in people if person is not acting)
    waiting.page.click("[role=tab]:has-text('Text table')")
    assert "a1-h8" in typed(waiting, "a1-h8")
    act_until(acting, waiting, lambda: waiting.sees(".notice:has-text('not possible any more')"))


def test_real_dice_are_tapped_into_the_tray(invite: Any) -> None:
    both = invite()
    seats = [{"who": "me"}, {"who": "here", "name": "Bram"}]
    made = make(both, "crystals", seats, options={"players": 2, "side_length": 3}, dice="hand")
    sit(both, made["match"]["id"])
    until = time.monotonic() + LONG / 1000
    while not both.sees("[data-testid=by-hand]") and time.monotonic() < until:
        if both.state[0] or both.sees("[data-testid=look]"):
            both.decide()
        both.page.wait_for_timeout(100)
    for face in (2, 5, 3):  # both roll for the first turn, then the first move is rolled
        for_what = both.page.wait_for_selector("[data-testid=by-hand] strong").inner_text()
        both.page.click(f"[data-testid=by-hand] [data-face='{face}']")
        both.page.wait_for_function(
            "before => document.querySelector('[data-testid=by-hand] strong')?.innerText !== before",
            arg=for_what,
        )
    both.page.wait_for_selector(".lines:has-text('goes first with 2')")
    both.page.wait_for_selector(".tray svg[aria-label='d6 shows 3']")


@pytest.mark.long
def test_a_destination_is_described_in_words_and_aimed_at(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    to_first_turn(anna)
    anna.page.press("[data-spot] >> nth=0", "Enter")  # whoever acts is selected
    anna.page.wait_for_selector(COMMIT)
    anna.page.press("[data-spot] >> nth=0", "Enter")
    anna.page.wait_for_selector("[data-asked='chessboard.turn.move']")
    anna.page.click("[role=tab]:has-text('Text table')")
    for words in ("12 o'clock 1", "12 o'clock 1,0", "within 3 of d8", "nearest cover"):
        typed(anna, f"go {words}")
        anna.page.wait_for_selector("[data-testid=said]:has-text('Commit it')")
        anna.page.wait_for_selector(COMMIT)
    assert "Say where to" in typed(anna, "go home")


def to_a_move(person: Person) -> None:
    """Play on until a miniature is to move."""
    for _ in range(40):
        assert person.wait_for_turn()
        before = person.state
        if before[1] == "chessboard.turn.move":
            return
        if before[1] == "chessboard.turn.activate":
            person.choose(person.best_spot())
            person.page.wait_for_selector(".table[data-looking=false]")
            person.page.keyboard.press("Enter")
            person.wait_for_answer(before)
        else:
            person.decide()
    raise AssertionError("expected a miniature to move, none did")


@pytest.mark.parametrize("kind", [Person, Toucher, Typist], ids=["mouse", "touch", "keys"])
def test_the_way_of_a_move_is_named_space_by_space(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    anna.play_now("chessboard")
    to_a_move(anna)
    anna.page.wait_for_selector("[data-testid=draw]")
    if kind is Typist:
        anna.page.focus("[data-testid=draw]")
        anna.page.keyboard.press("Enter")
        anna.page.keyboard.press("ArrowUp")
    else:
        anna.press("[data-testid=draw]")
        x, y = anna.middle(".camera [data-mini] circle[r='57']")
        step = anna.box("[data-spot^=space] [data-hit]")
        press = anna.tap_at if isinstance(anna, Toucher) else anna.page.mouse.click
        press(x, y - step["height"])
    anna.page.wait_for_selector("[data-testid=drawn]", state="attached")
    anna.page.wait_for_selector("[data-testid=hand][data-asking=false]")
    assert re.fullmatch("[a-h][1-8]", anna.text("[data-testid=way]"))
    assert anna.sees("[data-testid=hand][data-legal=true]")
    before = anna.state
    anna.page.evaluate("document.activeElement?.blur()")
    anna.page.keyboard.press("Enter")
    anna.wait_for_answer(before)


def ask_why(person: Person, told: str) -> None:
    """Ask the computer for its reasons, and wait for what it says."""
    person.page.click("[aria-label='Table menu']")
    person.page.click("[data-testid=why-computer]")
    person.page.wait_for_selector(f".notice:has-text('{told}')", timeout=LONG)


def test_the_computer_says_why_it_did_what_it_did(invite: Any) -> None:
    anna = invite()
    anna.play_now("crystals")
    for _ in range(3):
        assert anna.wait_for_turn()
        anna.decide()
    assert anna.wait_for_turn()
    ask_why(anna, "of victory")


def test_the_computer_keeps_its_reasons_where_it_hides_something(invite: Any) -> None:
    anna = invite()
    anna.play_now("spherewars")
    assert anna.wait_for_turn()
    ask_why(anna, "Something is hidden at this table")
    match, person = between(anna, invite(), "crystals"), anna  # nor is it asked where people play together
    assert match
    assert person.wait_for_turn()
    person.page.click("[aria-label='Table menu']")
    person.page.wait_for_selector(".menu .card")
    assert not person.sees("[data-testid=why-computer]")
