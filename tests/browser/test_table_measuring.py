"""Closed measuring: until the rules measure, the table tells no length, in words or in marks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import MOVE, NEXT_ACTIVATION
from dicefront.games.spherewars.scenes import SphereScene, inch, one, position
from tests.browser.driver import Person
from tests.browser.matches import from_scene

PLACES = {"place", "x", "y", "points", "point", "path", "corners"}
"""What of a message is about places; everything else must be the same."""
PASSING = {"number"}

SCREEN = r"""
() => {
  const places = ['style', 'transform', 'd', 'x', 'y', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'viewBox'];
  const skipped = ['data-z', 'data-number', 'href', 'id', 'tabindex', ...places];
  const found = [];
  const walk = (one) => {
    if (one.matches('script, style, .lines, [role=log], .log, [data-testid=map]')) return;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3);
    const words = texts.map((node) => node.data.trim()).join('');
    const facts = [...one.attributes].filter(({ name }) => !skipped.includes(name))
      .map(({ name, value }) => `${name}=${value}`);
    found.push([one.tagName, ...facts, words].join(' '));
    for (const child of one.children) walk(child);
  };
  walk(document.querySelector('.table'));
  return found;
}
"""
TELLS_LENGTHS = r"""
() => {
  const table = document.querySelector('.table');
  const names = [...table.querySelectorAll('[aria-label], [title]')]
    .flatMap((one) => ['aria-label', 'title'].map((name) => one.getAttribute(name) ?? ''));
  const dice = [...table.querySelectorAll('.lines, .log, .tray')].map((one) => one.innerText);
  const told = dice.reduce((rest, one) => rest.replace(one, ''), table.innerText) + '\n' + names.join('\n');
  const lengths = /\d\s*[″"]|\binch|\d\s*cm\b/;
  const coordinates = /(?<![A-Za-z\d.,])\d+([.,]\d+)?\s*[,;]\s*\d+(?![\d%])/;
  const all = (table.innerText + names.join('\n')).split('\n');
  const placed = told.split('\n').filter((line) => coordinates.test(line));
  return [...all.filter((line) => lengths.test(line)), ...placed];
}
"""
SHOTS = {"spherewars.move.action": "[data-lead]", "spherewars.shot.declare": "[data-spot]"}
"""Whom one could shoot: what follows a choice is looked at once somebody hesitates, and drawn last."""
MARKS = "[data-band], [data-overlay], [data-tool=ruler], [data-tool=true], [data-testid=ruler], [data-cost]"


def scene(far: float) -> SphereScene:
    """A Lookout is about to move; the enemy straight ahead stands so far away."""
    placed = [
        one(0, "lookout", (20, 10)),
        one(0, "amazon", (16, 9)),
        one(1, "prowler", (20, 10 + far)),
        one(1, "harpooner", (26, 34)),
    ]
    wall = thing_of("wall", "wall", inch(18), inch(11.5), 0)
    state = position(
        *placed, things=[wall], stage=MOVE, chosen={"measuring": "closed", "width": 40, "depth": 40}
    )
    state.combatants[0].bear("fearful", NEXT_ACTIVATION)  # it may not join combat, and its card says why
    return SphereScene(GAME, state)


def message(frame: str) -> dict[str, Any]:
    """What a frame of the socket carries, behind the number of its line."""
    read: dict[str, Any] = json.loads(frame[frame.index("{") :]) if "{" in frame else {}
    return read


def bare(told: Any) -> Any:
    """A message without places and without what passes."""
    if isinstance(told, dict):
        return {name: bare(one) for name, one in told.items() if name not in PLACES | PASSING}
    return [bare(one) for one in told] if isinstance(told, list) else told


def asked(person: Person, far: float) -> list[tuple[str, list[str], Any]]:
    """Every question up to the shot: its kind, the screen, and what the server sent about it."""
    sent: list[Any] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: sent.append(message(frame))),
    )
    from_scene(person, scene(far))
    person.page.keyboard.press("t")
    found = []
    for kind in ("spherewars.move.action", "spherewars.shot.declare"):
        while person.state[1] != kind:
            before = person.state
            person.press(".prompt .buttons button[data-answer] >> nth=0")
            person.wait_for_answer(before)
            assert person.wait_for_turn()
        person.page.wait_for_selector(".texttable table")
        person.page.wait_for_selector(SHOTS[kind], state="attached")
        person.until_told()
        assert person.page.evaluate(TELLS_LENGTHS) == []
        assert not person.sees(MARKS)
        questions = [one["snapshot"]["question"] for one in sent if one.get("snapshot", {}).get("question")]
        reasons = person.page.query_selector_all(
            "[data-testid=abilities] ~ [data-testid=barred]:last-child li"
        )
        assert bool(reasons) == (kind == "spherewars.move.action")
        found.append((person.state[1], person.page.evaluate(SCREEN), bare(questions[-1])))
    return found


@pytest.mark.check(23)
def test_two_positions_that_differ_in_a_distance_give_the_same_screen(invite: Any) -> None:
    anna = invite()
    near, far = asked(anna, 6), asked(anna, 13)
    assert [one[0] for one in near] == [one[0] for one in far]
    for close, away in zip(near, far, strict=True):
        assert close[1] == away[1], close[0]
        assert close[2] == away[2], close[0]
    assert "range 10" in anna.text("[data-testid=arms]")  # a number of its profile, as its movement is
    rows = anna.page.locator(".texttable tbody tr").all_inner_texts()
    assert [row.split("\t")[1] for row in rows] == ["beside the wall"] * 2 + ["in the open"] * 2
    assert [bool(re.fullmatch(r"at \d+ o'clock", row.split("\t")[3])) for row in rows] == [False] + [True] * 3
    for typed in ("go 20, 10", "go 3 o'clock 4", "go within 5 of amazon", "20, 12"):
        before = int(anna.page.get_attribute("[data-testid=said]", "data-count") or 0)
        anna.page.fill("#typed", typed)
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_selector(f"[data-testid=said][data-count='{before + 1}']")
        assert anna.text("[data-testid=said]").startswith("Measuring is closed"), typed
        assert not anna.sees("[data-testid=queued]"), typed
