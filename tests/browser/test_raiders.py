"""Home Raiders at a table: measuring, sight, overlays, moving by hand, and dice."""

from __future__ import annotations

import re
from itertools import product
from math import dist
from typing import Any

import pytest

from tests.browser.driver import COMMIT, Person, Toucher
from tests.browser.matches import from_sample, make, sit
from tests.browser.raiders import figures, middle, start, until
from tests.browser.visits import wait_for_change

SEEN = r"(1 inch|[\d.]+ inches) at \d+ o'clock"
LANDMARK = r"((on|in|beside) [\w ]+|in the open)"
OFF_CENTRE = """
() => [...document.querySelectorAll('.prompt .buttons button')].flatMap((one) => {
  const parts = [...one.childNodes].flatMap((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const box = (part.nodeType === Node.ELEMENT_NODE ? part : range).getBoundingClientRect();
    return box.width > 0 ? [box] : [];
  });
  const outer = one.getBoundingClientRect();
  const left = Math.min(...parts.map((box) => box.left)) - outer.left;
  const right = outer.right - Math.max(...parts.map((box) => box.right));
  return Math.abs(left - right) > 3 ? [`${one.innerText}: ${left} and ${right}`] : [];
})
"""
"""The buttons whose text does not stand in their middle."""

ALL_FREE = """
() => [...document.querySelectorAll('[data-figure] .hit')].every((one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.camera');
})
"""


def test_a_ruler_measures_from_base_edge_to_base_edge(invite: Any) -> None:
    anna = invite()
    anna.play_now("home_raiders")
    until(anna, "home_raiders.turn.activate")
    one, other = figures(anna, "0")[:2]
    scale = anna.page.evaluate("document.querySelector('.camera svg').getScreenCTM().a")
    (ax, ay), (bx, by) = middle(anna, one), middle(anna, other)
    apart = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 / scale * 100
    radii = sum(float(str(figure.get_attribute("data-radius"))) for figure in (one, other))
    anna.page.click("[data-tool=ruler]")
    anna.page.mouse.click(ax, ay)
    anna.page.mouse.click(bx, by)
    ruler = anna.page.wait_for_selector("[data-testid=ruler]")
    rise = abs(float(one.get_attribute("data-z")) - float(other.get_attribute("data-z")))
    expected = (max(0.0, apart - radii) ** 2 + rise**2) ** 0.5
    anna.page.wait_for_function(  # a pixel is more than a millimetre
        "wanted => Math.abs(document.querySelector('[data-testid=ruler]').dataset.length - wanted) < 120",
        arg=expected,
    )
    assert "″" in ruler.text_content()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-testid=ruler]", state="detached")
    assert anna.state[1] == "home_raiders.turn.activate"  # nothing was decided by measuring
    anna.page.click("[data-tool=true]")
    anna.page.click("[data-testid=calibrated]")
    millimetre = anna.page.evaluate("JSON.parse(localStorage.getItem('dicefront.settings')).scale")
    anna.page.wait_for_function(
        "size => Math.abs(document.querySelector('.camera svg').getScreenCTM().a - size) < 0.02",
        arg=millimetre,
    )


def test_a_ruler_works_by_touch_and_the_table_stays_still(invite: Any) -> None:
    anna = invite(Toucher)
    anna.play_now("home_raiders")
    until(anna, "home_raiders.turn.activate")
    lies = anna.box(".camera")
    anna.decide()
    until(anna, "home_raiders.turn.action")
    assert anna.box(".camera") == lies  # many buttons push nothing away
    assert anna.page.evaluate(OFF_CENTRE) == []
    anna.page.wait_for_function(ALL_FREE)  # the table fits above a long question
    anna.press(".sheets button:has-text('Unit')")
    anna.press("[data-tool=ruler]")  # which is used on the table: the sheet goes
    anna.page.wait_for_selector(".beside", state="hidden")
    for owner in ("0", "1"):
        anna.tap_at(*middle(anna, figures(anna, owner)[0]))
    assert float(anna.page.wait_for_selector("[data-testid=ruler]").get_attribute("data-length")) > 2540


def test_sight_is_checked_between_two_figures_and_from_a_point(invite: Any) -> None:
    anna = invite()
    anna.play_now("home_raiders")
    until(anna, "home_raiders.turn.activate")
    eye, target = figures(anna, "0")[0], figures(anna, "1")[0]
    anna.page.click("[data-tool=sight]")
    anna.page.mouse.click(*middle(anna, eye))
    anna.page.mouse.click(*middle(anna, target))
    report = anna.page.wait_for_selector("[data-testid=sight-report]")
    level = report.get_attribute("data-level")
    anna.page.wait_for_selector(f"[data-testid=sight-line][data-level={level}]", state="attached")
    words = {"open": "in full view", "partial": "partially obscured", "hidden": "completely obscured"}
    assert words[str(level)] in report.inner_text()
    assert re.search(r"HR-LOS-[0-9]{2}", report.inner_text())
    assert report.query_selector("svg rect") is not None  # the view from the side
    levels = {level}
    ground = anna.box("[data-testid=ground]")
    enemies = figures(anna, "1")[
        ::-1
    ]  # every time another one than before, so that the report is another one
    for share, enemy in product((0.1, 0.5, 0.9), enemies):
        if len(levels) > 1:
            break  # from one side of a book more is seen than from the other
        told = anna.text("[data-testid=sight-report]")
        anna.page.mouse.click(ground["x"] + ground["width"] * share, ground["y"] + ground["height"] * 0.97)
        anna.page.mouse.click(*middle(anna, enemy))
        wait_for_change(anna, "[data-testid=sight-report]", told)
        levels.add(anna.page.get_attribute("[data-testid=sight-report]", "data-level"))
    assert len(levels) > 1


def test_overlays_are_drawn_one_by_one_and_remembered(invite: Any) -> None:
    anna = invite()
    anna.play_now("home_raiders")
    until(anna, "home_raiders.turn.activate")
    anna.page.mouse.click(*middle(anna, figures(anna, "1")[0]))  # any figure can be looked at
    anna.page.wait_for_selector("[data-testid=unit]")
    anna.page.click("[data-tool=overlays]")
    for overlay in ("reach", "far", "enemies", "sight", "danger", "formation", "zones"):
        assert not anna.sees(f"svg [data-overlay={overlay}]")
        anna.page.check(f"[data-overlay-of={overlay}]")
        anna.page.wait_for_selector(f"svg [data-overlay={overlay}]", state="attached")
    anna.page.reload()
    anna.page.wait_for_selector("svg [data-overlay=enemies]", state="attached")
    anna.page.click("[data-tool=overlays]")
    anna.page.uncheck("[data-overlay-of=enemies]")
    anna.page.wait_for_selector("svg [data-overlay=enemies]", state="detached")
    anna.page.keyboard.down("v")
    anna.page.wait_for_selector("svg [data-overlay=enemies]", state="attached")
    anna.page.keyboard.up("v")
    anna.page.wait_for_selector("svg [data-overlay=enemies]", state="detached")


def pull(person: Person, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one point to another, and hold on until the server has said where that leads."""
    person.page.mouse.move(*begin)
    person.page.mouse.down()
    person.page.mouse.move((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    person.page.mouse.move(*end)
    person.page.wait_for_selector("[data-testid=drag]", state="attached")
    person.page.wait_for_selector("[data-testid=ways]", state="attached")


def ghosts(person: Person) -> dict[str, tuple[float, float]]:
    """Where everybody would go, on the screen."""
    found = person.page.query_selector_all("[data-goes]")
    return {one.get_attribute("data-goes"): person.middle(one) for one in found}


def free(person: Person, x: float, y: float, far: float) -> tuple[float, float]:
    """A point of bare ground so far away, as near to the middle of the table as there is."""
    found = person.page.evaluate(
        """([x, y, far]) => {
          const box = document.querySelector('[data-testid=ground]').getBoundingClientRect();
          const middle = Math.atan2(box.y + box.height / 2 - y, box.x + box.width / 2 - x);
          const bare = (at) => document.elementFromPoint(...at)?.dataset.testid === 'ground';
          const turns = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.6, -1.6, 2, -2, 2.5, -2.5, 3];
          return turns
            .map((turn) => middle + turn)
            .map((angle) => [x + Math.cos(angle) * far, y + Math.sin(angle) * far])
            .find(bare);
        }""",
        [x, y, far],
    )
    assert found is not None, "expected bare ground"
    return float(found[0]), float(found[1])


def test_a_troop_is_moved_by_hand_and_told_what_it_would_see(invite: Any) -> None:
    anna = invite()
    anna.play_now("home_raiders")
    until(anna, "home_raiders.move.path")
    anna.page.wait_for_selector("[data-band] >> nth=1", state="attached")  # one action, and two
    mover = anna.page.get_attribute("[data-testid=unit]", "data-piece")
    x, y = anna.middle(f"[data-figure='{mover}'] .hit")
    there = [free(anna, x, y, step) for step in (45, 60, 30)]
    pull(anna, (x, y), there[0])
    assert anna.page.query_selector("[data-testid=ways]").get_attribute("data-linked") == "true"
    anna.page.mouse.up()  # nothing is decided by letting go
    anna.page.wait_for_selector(COMMIT)
    anna.page.wait_for_selector("[data-testid=outlook]")
    gone = ghosts(anna)[mover]
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(COMMIT, state="detached")
    anna.page.keyboard.down("Shift")
    anna.page.mouse.click(*there[2])
    anna.page.keyboard.up("Shift")
    anna.page.wait_for_selector("[data-testid=waypoint]", state="attached")
    anna.page.mouse.click(*there[1])  # the same by a click
    anna.page.wait_for_selector(COMMIT)
    assert not anna.sees("[data-testid=waypoint]")
    assert ghosts(anna)[mover] != gone
    before = anna.state
    anna.page.click("[data-testid=commit]")
    anna.wait_for_answer(before)
    anna.page.wait_for_function(
        """([mover, x, y]) => {
          const box = document.querySelector(`[data-figure='${mover}'] .hit`).getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 5;
        }""",
        arg=[mover, x, y],
    )


def to_a_unit_that_moves(person: Person) -> None:
    """Move whoever can until several figures move together."""
    movement = ".prompt .buttons button:has-text('Movement')"
    for _ in range(80):
        assert person.wait_for_turn(), "expected a troop of several figures to move, but the match is over"
        before = person.state
        if before[1] == "home_raiders.move.path":
            person.page.wait_for_selector("[data-testid=pin]")
            if person.sees("[data-arrange]"):
                return
        if before[1] == "home_raiders.turn.action" and person.sees(movement):
            person.press(movement)
            person.wait_for_answer(before)
        else:
            person.decide()
    raise AssertionError("expected a troop of several figures to move, none did")


@pytest.mark.long
def test_a_unit_is_arranged_its_ghosts_are_dragged_and_shift_sets_a_waypoint(invite: Any) -> None:
    anna = invite()
    anna.play_now("home_raiders")
    to_a_unit_that_moves(anna)
    mover = anna.page.get_attribute("[data-testid=unit]", "data-piece")
    x, y = anna.middle(f"[data-figure='{mover}'] .hit")
    there = free(anna, x, y, 40)
    shapes = set()
    for shape in ("line", "column", "cluster"):
        anna.page.click(f"[data-arrange={shape}]")
        pull(anna, (x, y), there)
        anna.page.mouse.up()
        anna.page.wait_for_selector(f"{COMMIT}, .refusal")
        lie = ghosts(anna)
        shapes.add(
            tuple((round(one[0] - lie[mover][0]), round(one[1] - lie[mover][1])) for one in lie.values())
        )
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector(f"{COMMIT}, .refusal", state="detached")
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector("[data-testid=ways]", state="detached")
    assert len(shapes) > 1
    anna.page.click("[data-arrange=keep]")
    pull(anna, (x, y), there)
    anna.page.mouse.up()
    anna.page.wait_for_selector(f"{COMMIT}, .refusal")
    before = ghosts(anna)
    single = next(one for one in before if one != mover)
    pull(anna, before[single], (before[single][0] + 9, before[single][1] + 9))
    anna.page.mouse.up()
    anna.page.wait_for_function(
        """([piece, x, y]) => {
          const box = document.querySelector(`[data-goes='${piece}']`)?.getBoundingClientRect();
          return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 2;
        }""",
        arg=[single, *before[single]],
    )
    anna.page.wait_for_selector(f"{COMMIT}, .refusal")
    after = ghosts(anna)
    others = [one for one in before if one != single and one in after]  # who is in its way is not drawn
    assert others
    assert all(dist(before[one], after[one]) < 2 for one in others)  # they stay where they were put
    pull(anna, (x, y), there)
    anna.page.keyboard.down("Shift")
    anna.page.wait_for_selector("[data-testid=waypoint]", state="attached")
    anna.page.keyboard.up("Shift")
    anna.page.mouse.up()
    anna.page.wait_for_selector("[data-testid=waypoint]", state="detached")


@pytest.mark.parametrize("kind", [Person, Toucher], ids=["desk", "phone"])
@pytest.mark.check(10)
def test_a_troop_is_deployed_where_one_points_or_is_told_why_not(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    anna.play_now("home_raiders")
    until(anna, "home_raiders.deploy.place")
    anna.page.wait_for_selector("[data-overlay=deploy]", state="attached")  # the zone is drawn
    spots = anna.page.query_selector_all("[data-spot]")
    boxes = [anna.box(one.query_selector("[data-hit]")) for one in spots]
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    for number, (spot, box) in enumerate(zip(spots, boxes, strict=True)):
        label = spot.get_attribute("aria-label")
        assert re.fullmatch(
            rf"Deploy {SEEN} of the Portal, {LANDMARK}, spot {number + 1} of {len(spots)}", label
        ), label
        gap = min(dist(centres[number], other) for other in centres if other is not centres[number])
        assert box["width"] > min(44 if kind is Toucher else 24, gap) - 1
    press = anna.tap_at if isinstance(anna, Toucher) else anna.page.mouse.click
    ground = anna.box("[data-testid=ground]")
    middle_of_all = sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)
    corners = [
        (ground["x"] + ground["width"] * across, ground["y"] + ground["height"] * down)
        for across in (0.05, 0.95)
        for down in (0.05, 0.95)
    ]
    press(*max(corners, key=lambda corner: dist(corner, middle_of_all)))
    anna.page.wait_for_selector("[data-testid=says]:has-text('HR-DEP-01')")  # beside the hand
    assert anna.page.get_attribute("[data-testid=commit]", "aria-disabled") == "true"
    for x, y in centres:  # a little beside a spot is a place like any other
        press(x + 3, y - 2)
        anna.page.wait_for_selector("[data-testid=hand][data-asking=false]")
        if anna.sees("[data-testid=hand][data-legal=true]"):
            break
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)


UNPILED = """
() => {
  const labels = [...document.querySelectorAll('[data-testid=chance]')];
  const boxes = labels.map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.length > 0 && boxes.every((one, n) => boxes.every((other, m) => m <= n || !meet(one, other)));
}
"""


NOT_COVERED = """
() => {
  const card = document.querySelector('.attack')?.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const acting = [...document.querySelectorAll('[data-spot] [data-hit]')];
  return card !== undefined && acting.every((one) => !meet(card, one.getBoundingClientRect()));
}
"""
"""The attack card lies over nothing that can be chosen."""


@pytest.mark.parametrize("kind", [Person, Toucher], ids=["desk", "phone"])
@pytest.mark.check(5)
def test_a_shot_with_options_is_one_card_with_switches_and_hides_nothing(
    invite: Any, kind: type[Person]
) -> None:
    anna = invite(kind)
    from_sample(anna, "home_raiders", "home_raiders.shoot.target")
    anna.page.wait_for_function(UNPILED)
    lies = anna.box("[data-testid=ground]")
    anna.choose(anna.best_spot())
    ways = anna.page.wait_for_selector("[data-ways]")
    assert int(ways.get_attribute("data-ways")) > 4
    assert len(anna.page.query_selector_all(".prompt .buttons button")) <= 4
    assert anna.box("[data-testid=ground]") == lies
    asking = anna.box(".asking")
    assert asking["y"] >= lies["y"] + lies["height"]
    anna.page.wait_for_function(ALL_FREE if kind is Toucher else NOT_COVERED)
    card = anna.box(".attack" if kind is Person else ".asking")
    for shown in (".preview .chance", "[data-who]", "[data-option]"):
        box = anna.box(shown)
        assert box["y"] >= card["y"]
        assert box["y"] + box["height"] <= card["y"] + card["height"]
    odds = anna.text(".preview .chance")
    corner = anna.box("[data-testid=commit]")
    anna.press("[data-option] >> nth=0")
    anna.page.wait_for_selector("[data-option][aria-pressed=true]")
    anna.page.wait_for_function(
        "odds => document.querySelector('.preview .chance').innerText !== odds", arg=odds
    )
    anna.press("[data-who][aria-checked=false] >> nth=0")
    who = anna.page.wait_for_selector("[data-who][aria-checked=true]").get_attribute("data-who")
    assert anna.sees("[data-option][aria-pressed=true]")  # what was switched on stays so
    again = anna.box("[data-testid=commit]")
    assert (again["x"], again["y"]) == (corner["x"], corner["y"])
    name = anna.page.get_attribute(f"[data-who='{who}']", "aria-label")
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)
    anna.page.wait_for_function(
        "name => document.querySelector('.lines')?.textContent.includes(name)", arg=name
    )


@pytest.mark.long
def test_an_attack_shows_its_dice_with_reasons_before_and_after(invite: Any) -> None:
    anna = invite()
    start(anna)
    anna.page.wait_for_selector(".table")
    until(anna, "home_raiders.shoot.target", "home_raiders.melee.target")
    spot = anna.best_spot()
    spot.query_selector("[data-hit]").hover(force=True)
    pools = anna.page.wait_for_selector("[data-testid=pools]")
    labels = [one.get_attribute("aria-label") for one in pools.query_selector_all(".side > .pool")]
    assert len(labels) == 2
    assert re.search(r"white|red|black", str(labels[0]))
    assert re.search(r"→|vanishes", anna.page.text_content("[data-testid=change]"))
    assert re.search(r"\d+%", spot.text_content())
    anna.decide()
    dice = anna.page.wait_for_selector(".tray svg[aria-label*=' die: ']")
    assert re.search(r"(white|red|black) die: (Ace|Critical Ace|Blank)", dice.get_attribute("aria-label"))
    anna.page.wait_for_selector(".lines :text('attacks with'), .lines :text('shoots with')")


def test_the_panel_shows_bag_score_troop_and_rules(invite: Any) -> None:
    anna = invite(language="nl-NL")
    anna.play_now("home_raiders")
    until(anna, "home_raiders.turn.activate")
    assert re.search(r"\d+%", anna.page.wait_for_selector("[data-testid=next-pearl]").inner_text())
    anna.page.wait_for_selector("[data-testid=score] li >> nth=1")
    anna.page.mouse.click(*middle(anna, figures(anna, "0")[0]))
    for part in (".members li", ".boxes i", "header svg [href^='#look-']"):
        anna.page.wait_for_selector(f"[data-testid=unit] {part}", state="attached")
    assert anna.box("[data-testid=unit] header svg")["width"] == 72
    anna.page.click("[data-testid=unit] .abilities button >> nth=0")
    anna.page.wait_for_selector("[data-testid=unit] a:has-text('HR-')")
    assert not re.search(r"\[(home_raiders|skirmish)\.", anna.page.inner_text(".beside"))
    assert re.search(r"Gast \d+$", anna.text("header .person"))  # guests are called so in Dutch
    bag = anna.page.get_attribute("[data-testid=bag]", "aria-label")
    assert re.search(r"Gast \d+ \(\d+\), Pip \(\d+\)", bag), bag  # a name may end with a number
    cut = anna.page.eval_on_selector_all(
        "[role=tab]",
        """all => all.filter((one) => one.scrollWidth > one.clientWidth
          || one.getBoundingClientRect().right > one.closest('.side').getBoundingClientRect().right)
          .map((one) => one.innerText)""",
    )
    assert cut == []
    anna.page.click("[data-testid=pearl-chance] button")
    assert "HR-RND-03" in anna.page.wait_for_selector(".why[role=dialog]").inner_text()


def test_a_marker_lies_wherever_one_points(invite: Any) -> None:
    anna = invite()
    options = {"table": "bedside-table", "stars": 4, "objective": "spot"}
    seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
    made = make(anna, "home_raiders", seats, options=options, seed=1)
    sit(anna, made["match"]["id"])
    until(anna, "home_raiders.setup.marker")
    ground = anna.box("[data-testid=ground]")
    shares = [(across / 10, down / 10) for across in (5, 4, 6, 3, 7) for down in (1, 9, 3, 7, 5)]
    for across, down in shares:
        x, y = ground["x"] + ground["width"] * across, ground["y"] + ground["height"] * down
        anna.page.mouse.click(x, y)
        anna.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
        if anna.sees("[data-testid=hand][data-legal=true]"):
            break
        assert re.search(r"HR-[A-Z]+-[0-9]+", anna.text("[data-testid=says]"))
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)
