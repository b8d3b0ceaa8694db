"""The first game: hints beside the thing they talk about, and guided games that can be left and resumed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.driver import Person, Toucher


def lesson_of(person: Person) -> str:
    found = person.page.query_selector("[data-lesson]")
    return "" if found is None else str(found.get_attribute("data-lesson"))


WATCH = """
() => {
  window.lessons = new Set();
  const look = () => {
    const shown = document.querySelector('[data-lesson]');
    if (shown) window.lessons.add(shown.dataset.lesson);
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}
"""


def lessons_of_a_game(person: Person, most: int, wanted: frozenset[str] = frozenset({"-"})) -> set[str]:
    """Play on and take down every lesson that is shown, also between two gestures of one decision."""
    person.page.evaluate(WATCH)
    seen: set[str] = set()
    for _ in range(most):
        seen = set(person.page.evaluate("[...window.lessons]"))
        if wanted <= seen or not person.wait_for_turn():
            break
        if person.sees("[data-lesson] .main"):
            person.press("[data-lesson] .main")
        elif not curious(person):
            person.decide()
    return seen


TRIED = [("Tir'Abe", "run"), ("Battler", "join"), ("Dowser", "lightning_sphere")]
"""Answers for somebody by which rules come up that whoever takes the first answer would never meet."""


def curious(person: Person) -> bool:
    """Try what is new, if it is offered."""
    before = person.state
    if not before[1].endswith(("move.action", "focus.action")):
        return False
    for who, answer in TRIED:
        wanted = f".prompt button[data-answer='\"{answer}\"']"
        if who not in person.text(".prompt .question"):
            continue
        if not person.sees(wanted) and person.sees("[data-testid=more]"):
            person.press("[data-testid=more]")
        if person.sees(wanted):
            person.press(wanted)
            person.wait_for_answer(before)
            return True
        if person.sees(".prompt .list"):
            person.press("[data-testid=more]")
    return False


LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("chessboard", {"deploy", "initiative", "activate", "move", "attack", "dice"}),
        pytest.param("crystals", {"spawn", "first", "move"}, marks=LONG),
        pytest.param(
            "home_raiders",
            {"cover", "shot", "reach", "climbing", "formation", "ground", "contact", "score"},
            marks=LONG,
        ),
        (
            "spherewars",
            {"activation", "run", "area", "charge", "fight", "sight", "shot", "wounds", "order", "spell"},
        ),
    ],
)
@pytest.mark.check(22)
def test_a_guided_game_shows_one_rule_at_a_time(invite: Any, game: str, wanted: set[str]) -> None:
    anna = invite()
    anna.open("/")
    anna.page.click(f"a[href='/learn/{game}']")
    anna.page.click("[data-testid=begin]")
    anna.page.wait_for_selector("[data-lesson]")
    assert len(anna.page.query_selector_all(".callout")) == 1
    assert anna.sees("[data-lesson] .rule")
    seen = lessons_of_a_game(anna, 60, frozenset(wanted))
    assert wanted <= seen, seen


@pytest.mark.long
def test_a_guided_game_is_left_and_resumed_where_it_was_with_the_same_dice(invite: Any) -> None:
    anna, bram = invite(), invite()
    for person in (anna, bram):
        person.open("/learn/chessboard")
        person.page.click("[data-testid=begin]")
        person.page.wait_for_selector("[data-lesson=deploy]")
        lessons_of_a_game(person, 6)
    dice = [person.text(".lines").split("Round 1 begins.")[1].splitlines()[2] for person in (anna, bram)]
    assert dice[0].split(":")[0] == dice[1].split(":")[0]
    anna.open("/learn/chessboard")
    anna.page.wait_for_selector("li.done >> nth=1")
    anna.page.click("[data-testid=resume]")
    anna.page.wait_for_selector("[data-lesson]")
    assert lesson_of(anna) not in ("deploy", "initiative")
    anna.page.click("button:has-text('Leave the guide')")
    anna.page.wait_for_selector(".callout", state="detached")


POINTS = """() => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width];
  };
  const end = document.querySelector('svg.line circle');
  return end !== null && [...document.querySelectorAll('[data-spot] [data-hit]')].some(one => {
    const [x, y, width] = middle(one);
    return Math.hypot(x - middle(end)[0], y - middle(end)[1]) < width;
  });
}"""
"""Whether the line of a hint ends at something that can be chosen."""


@pytest.mark.parametrize("kind", [Person, Toucher])
@pytest.mark.check(22)
def test_a_hint_points_at_the_thing_and_goes_once_it_is_done(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind, hints=True)
    anna.play_now("chessboard")
    anna.wait_for_turn()
    hint = anna.page.wait_for_selector(".callout.seen")
    assert len(hint.query_selector("p").inner_text().split()) <= 12
    assert anna.until(lambda: anna.page.evaluate(POINTS))  # once the table has settled under it
    done = anna.state[1]
    anna.decide()
    # Not every question has a hint; choosing who acts has one and always comes.
    while anna.state[1] != "chessboard.turn.activate":
        if anna.state[1] == done:
            assert not anna.sees(".callout")
        if anna.state[0]:
            anna.decide()
        assert anna.wait_for_turn()
    anna.page.wait_for_selector(".callout.seen")
    anna.press("text=Skip hints")
    anna.page.wait_for_selector(".callout", state="detached")


# -- Play now (check 22) ------------------------------------------------------------------------------

CLEAR = """() => {
  const hint = document.querySelector('.callout.seen')?.getBoundingClientRect();
  if (!hint) return true;
  const things = '.prompt .question, .prompt .buttons button, [data-figure], [data-mini], [data-character]';
  return [...document.querySelectorAll(things)].every(one => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);
    const high = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);
    return wide <= 2 || high <= 2;
  });
}"""
"""No hint covers the question or anybody."""

FIRST = """() => {
  window.clicks = 0;
  addEventListener('click', () => window.clicks++, { capture: true });
}"""


def count_clicks(person: Person) -> None:
    """Count every click and tap from here on, on whatever page."""
    person.context.add_init_script(f"({FIRST})()")


UNCUT = """() => {
  const box = document.querySelector('.traybox');
  const within = box?.getBoundingClientRect();
  return !within?.height || [...box.querySelectorAll('.throws .die, .result')].every(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= within.left && top >= within.top && right <= within.right && bottom <= within.bottom;
  });
}"""
"""Whether all dice and the sentence about them lie within their tray."""


def strike(person: Person) -> None:
    """A target and its attack; where a turn begins with the own die, it lies there already."""
    person.page.wait_for_selector("[data-spot]")
    if not person.sees("[data-spot^=target]"):
        return
    hint = person.page.wait_for_selector(".callout.seen p")
    assert len(re.findall(r"[\w%’]+", hint.inner_text())) <= 12
    person.page.wait_for_function(CLEAR)
    person.choose(person.best_spot("[data-spot^=target]"))
    assert person.until(lambda: person.text("[data-testid=commit]").startswith("Attack"))
    person.page.wait_for_function(CLEAR)
    person.press("[data-testid=commit]")


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("chessboard", Toucher),
        ("crystals", Person),
        ("home_raiders", Person),
        ("home_raiders", Toucher),
        ("spherewars", Person),
        ("spherewars", Toucher),
    ],
)
@pytest.mark.check(22)
def test_play_now_leads_to_own_dice_in_three_clicks(invite: Any, game: str, kind: type[Person]) -> None:
    anna = invite(kind, motion="normal", hints=True)
    count_clicks(anna)
    anna.first_fight(game)
    strike(anna)
    anna.page.wait_for_selector(".tray .throws svg, .result svg, [data-testid=result] svg", state="attached")
    assert anna.page.evaluate("window.clicks") <= 3  # the page is never loaded again
    anna.wait_for_turn()
    assert anna.until(lambda: anna.page.evaluate(UNCUT))
