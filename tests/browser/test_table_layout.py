"""The measured table fills the window: sizes, what covers what, and that nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person, Toucher
from tests.browser.matches import from_sample, make, sit

SIZES = {  # of the window: what no panel covers, and how many pixels an inch of two tables has
    (1440, 900): ((792, 764), 31.8, 25.5),
    (1280, 800): ((632, 664), 26.3, 22.1),
    (1024, 768): ((912, 632), 26.3, 19.8),
    (768, 1024): ((752, 792), 31.3, 17.2),
    (390, 844): ((382, 608), 15.9, 12.7),
    (844, 390): ((536, 382), 15.9, 11.7),
}
SMALL, WIDE = "bedside-table", "desk"
PANELS = ".dock .asking, .beside > .card, .beside.folded, aside.side, .traybox, .plates, .sheets, .inhand"

SAFE = """
() => {
  const style = getComputedStyle(document.querySelector('.table'));
  const read = (side) => parseFloat(style.getPropertyValue(`--safe-${side}`));
  return ['left', 'top', 'width', 'height'].map(read);
}
"""
COVERS = """
(panels) => {
  const table = document.querySelector('[data-testid=ground]').getBoundingClientRect();
  const meet = (a) => a.width > 0 && a.height > 0 && a.left < table.right - 1 && table.left < a.right - 1
    && a.top < table.bottom - 1 && table.top < a.bottom - 1;
  return [...document.querySelectorAll(panels)]
    .filter((one) => getComputedStyle(one).visibility !== 'hidden' && meet(one.getBoundingClientRect()))
    .map((one) => one.className);
}
"""

UPRIGHT = """
() => [...document.querySelectorAll('.stage svg text')].flatMap((one) => {
  const { a, b } = one.getScreenCTM();
  return Math.abs(b) < 0.001 && a > 0 ? [] : [one.textContent];
})
"""
"""Words on the table that cannot be read, since they lie on their side or head."""


def table_of(person: Person, table: str) -> None:
    """Sit down at this table, in the set-up of a match."""
    seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
    made = make(person, "home_raiders", seats, options={"table": table, "stars": 4}, seed=1)
    sit(person, made["match"]["id"])
    person.wait_for_turn()
    while person.state[1] == "home_raiders.team.cards":
        person.decide()
        person.wait_for_turn()
    person.page.wait_for_selector("[data-testid=ground]")


LOOKS = [
    pytest.param("en-GB", 100, id="English"),
    pytest.param("nl-NL", 100, id="Dutch"),
    pytest.param("nl-NL", 140, id="long texts"),
]


def resized(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    person.page.wait_for_function(
        "width => document.querySelector('.table').clientWidth === width", arg=width
    )
    person.box("[data-testid=ground]")


@pytest.mark.parametrize(("language", "size"), LOOKS)
@pytest.mark.check(1, 2)
def test_the_table_is_as_large_as_panels_allow_and_lies_under_none(
    invite: Any, language: str, size: int
) -> None:
    anna = invite(language=language)
    anna.open("/")
    anna.page.evaluate(
        """size => {
          const kept = JSON.parse(localStorage.getItem('dicefront.settings'));
          localStorage.setItem('dicefront.settings', JSON.stringify({...kept, textSize: size}));
        }""",
        size,
    )
    for table, inches in ((SMALL, (24, 24)), (WIDE, (46, 30))):
        table_of(anna, table)
        for (width, height), (wanted, small, wide) in SIZES.items():
            scale = small if table == SMALL else wide
            resized(anna, width, height)
            turned = height > width and table == WIDE
            long, short = inches if not turned else inches[::-1]
            left, top, across, down = anna.page.evaluate(SAFE)
            if table == SMALL:
                assert (across, down) == pytest.approx(wanted, rel=0.02), (width, height)
            ground = anna.box("[data-testid=ground]")
            assert ground["width"] / long == pytest.approx(scale, rel=0.02), (table, width, height)
            assert ground["height"] / short == pytest.approx(scale, rel=0.02), (table, width, height)
            assert ground["x"] >= left - 1
            assert ground["x"] + ground["width"] <= left + across + 1
            assert ground["y"] >= top - 1
            assert ground["y"] + ground["height"] <= top + down + 1
            assert anna.page.evaluate(COVERS, PANELS) == [], (table, width, height)
            assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
            assert anna.page.evaluate(UPRIGHT) == [], (table, width, height)


STANDS = ".plates, .asking, .camera, .map, aside.side, .sheets, .prompt .buttons"
PLACES = """
(panels) => [...document.querySelectorAll(panels)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.className.split(' ')[0], ...[x, y, width, height].map(Math.round)].join(' ');
})
"""


@pytest.mark.parametrize("kind", [Person, Toucher], ids=["desk", "phone"])
@pytest.mark.check(4)
def test_nothing_jumps_and_the_first_button_stays_where_it_is(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    anna.until_told()  # all panels are there
    table = anna.box("[data-testid=ground]")
    places = anna.page.evaluate(PLACES, STANDS)
    corners: set[tuple[int, int]] = set()
    for _ in range(16):
        if not anna.wait_for_turn():
            break
        first = anna.page.query_selector(".prompt .buttons button:not(.last, .others)")
        if first is not None:
            box = first.bounding_box()
            corners.add((round(box["x"]), round(box["y"])))
        assert len(anna.page.query_selector_all(".prompt .buttons button")) <= 4
        assert anna.page.evaluate(PLACES, STANDS) == places
        assert anna.box("[data-testid=ground]") == table
        anna.decide()
    assert len(corners) == 1


@pytest.mark.parametrize("kind", [Person, Toucher], ids=["desk", "phone"])
def test_a_board_lies_under_nothing_and_nothing_jumps_round_it(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    anna.play_now("chessboard")
    anna.wait_for_turn()
    for width, height in SIZES if kind is Person else [(390, 844)]:
        resized(anna, width, height)
        left, top, across, down = anna.page.evaluate(SAFE)
        board = anna.box("[data-testid=ground]")
        assert board["width"] >= 0.97 * min(across, down), (width, height)
        assert board["x"] >= left - 1
        assert board["y"] >= top - 1
        assert anna.page.evaluate(COVERS, PANELS) == [], (width, height)
    if kind is Person:
        resized(anna, 1280, 800)
    board = anna.box("[data-testid=ground]")
    places = anna.page.evaluate(PLACES, STANDS)
    commits: set[tuple[int, int]] = set()
    for _ in range(12):
        assert anna.wait_for_turn()
        commit = anna.page.query_selector("[data-testid=commit]")
        if commit is not None:
            box = commit.bounding_box()
            commits.add((round(box["x"]), round(box["y"])))
        assert anna.page.evaluate(PLACES, STANDS) == places
        assert anna.box("[data-testid=ground]") == board
        anna.decide()
    assert len(commits) <= 1


FITS = """
() => {
  const row = document.querySelector('.dock .buttons');
  const dock = document.querySelector('.dock .asking').getBoundingClientRect();
  const lies = ({ left, top, right, bottom }) =>
    left >= dock.left && top >= dock.top && right <= dock.right + 1 && bottom <= dock.bottom;
  const buttons = [...row.querySelectorAll('button')];
  return buttons.length > 1 && row.scrollWidth <= row.clientWidth + 1
    && buttons.every((one) => lies(one.getBoundingClientRect()));
}
"""


@pytest.mark.parametrize("width", [1440, 1280, 1024])
@pytest.mark.parametrize("game", ["home_raiders", "spherewars"])
@pytest.mark.check(5)
def test_every_button_lies_inside_the_dock(invite: Any, width: int, game: str) -> None:
    anna = invite()
    anna.page.set_viewport_size({"width": width, "height": 800})
    kind = {"home_raiders": "home_raiders.turn.action", "spherewars": "spherewars.move.action"}[game]
    from_sample(anna, game, kind)
    anna.page.wait_for_function(FITS)
    anna.page.click("[data-testid=more]")
    anna.page.wait_for_selector(".dock .list button")


def test_columns_fold_together_and_stay_so(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    ground = "() => document.querySelector('[data-testid=ground]').getBoundingClientRect().width"
    before = anna.page.evaluate(ground)
    anna.page.keyboard.press("\\")
    anna.page.wait_for_selector(".beside.folded")
    anna.page.wait_for_function(f"before => ({ground})() > before + 20", arg=before)
    anna.page.reload()
    anna.page.wait_for_selector(".beside.folded")
    anna.page.click("[aria-label='Log']")  # the rail opens what it names
    anna.page.wait_for_selector(".side .lines")
    anna.page.keyboard.press("\\")
    anna.page.keyboard.press("\\")
    anna.page.wait_for_selector("[data-testid=map]")
    anna.page.wait_for_function(f"before => Math.abs(({ground})() - before) < 1", arg=before)


def test_the_logo_opens_the_menu_of_the_site(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    assert not anna.page.is_visible("#places")
    anna.page.click("[data-testid=site-menu]")
    anna.page.wait_for_selector("#places a:has-text('Rules')")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#places", state="hidden")
    anna.page.click("[data-testid=site-menu]")
    anna.page.click("#places a:has-text('Play')")
    anna.page.wait_for_selector("[data-play]")
    anna.page.wait_for_selector("header a.name")  # which is the header again


def test_the_small_map_shows_what_is_in_view_and_moves_it(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    assert not anna.sees("[data-testid=map-view]")
    anna.page.keyboard.press("+")
    anna.page.keyboard.press("+")
    anna.page.wait_for_selector("[data-testid=map-view]", state="attached")
    place = "() => document.querySelector('[data-testid=ground]').getBoundingClientRect().x"
    before = anna.page.evaluate(place)
    box = anna.box("[data-testid=map]")
    anna.page.mouse.click(box["x"] + 20, box["y"] + 80)
    anna.page.wait_for_function(f"before => ({place})() > before + 20", arg=before)
    anna.page.click("[data-tool=fit]")
    anna.page.wait_for_selector("[data-testid=map-view]", state="detached")


OWN_PORTAL = """
() => {
  const seat = document.querySelector('.table').dataset.seat;
  const at = (one) => {
    const { y, height } = one.getBoundingClientRect();
    return y + height / 2;
  };
  const ground = document.querySelector('[data-testid=ground]').getBoundingClientRect();
  const portal = at(document.querySelector(`[data-portal='${seat}'] circle`));
  return (portal - ground.y) / ground.height;
}
"""
"""How far down the own Portal stands, as a share of the table."""


def test_a_wide_table_is_turned_on_an_upright_screen_and_a_small_map_shows_what_is_in_view(
    invite: Any,
) -> None:
    bram = invite(Toucher)
    table_of(bram, WIDE)
    while not bram.sees("[data-portal='0']"):
        bram.decide()
        bram.wait_for_turn()
    assert bram.page.evaluate(OWN_PORTAL) > 0.8  # the own side lies below, as on every table
    bram.page.keyboard.press("f")
    bram.page.wait_for_function(f"() => ({OWN_PORTAL})() < 0.2")
    assert bram.page.evaluate(UPRIGHT) == []
    bram.page.keyboard.press("f")
    assert not bram.sees("[data-testid=map]")

    bram.page.keyboard.press("+")
    bram.page.keyboard.press("+")
    bram.page.wait_for_selector("[data-testid=map-view]", state="attached")
    card = bram.box(".small")
    left, top, width, _ = bram.page.evaluate(SAFE)
    assert (card["width"], card["height"], card["y"]) == (88, 88, top)
    assert card["x"] + card["width"] == pytest.approx(left + width, abs=5)
    place = "() => document.querySelector('[data-testid=ground]').getBoundingClientRect().y"
    before = bram.page.evaluate(place)
    bram.page.mouse.click(card["x"] + 44, card["y"] + 80)  # the lower end, which lies further up then
    bram.page.wait_for_function(f"before => ({place})() < before - 20", arg=before)
    bram.page.keyboard.press("0")
    bram.page.wait_for_selector("[data-testid=map]", state="detached")
