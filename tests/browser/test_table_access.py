"""Hands, eyes and ears: no serious issue on any panel, contrast of marks, phones, codes, a newer version."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person, Toucher, serious_issues
from tests.browser.matches import HERO_GAME, make, sit
from tests.browser.test_table import to_first_turn
from tests.browser.test_tables import given_up, set_up

LOOKS = [
    pytest.param("en-GB", "light", False, id="English, light, desk"),
    pytest.param("nl-NL", "dark", False, id="Dutch, dark, desk"),
    pytest.param("nl-NL", "light", True, id="Dutch, light, phone"),
    pytest.param("en-GB", "dark", True, id="English, dark, phone", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("language", "scheme", "phone"), LOOKS)
def test_no_panel_of_the_table_has_a_serious_issue(
    invite: Any, language: str, scheme: str, phone: bool
) -> None:
    anna = invite(Toucher if phone else Person, language=language, scheme=scheme, hints=True)
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    found: list[str] = []
    panels = ".sheets button" if phone else ".side [role=tab]"
    for index in range(len(anna.page.query_selector_all(panels))):
        anna.page.query_selector_all(panels)[index].click()
        anna.page.wait_for_selector(".sheet > .close ~ *" if phone else "#panel > *", state="attached")
        found += [f"panel {index} {issue}" for issue in serious_issues(anna.page)]
        if phone:
            anna.page.query_selector_all(panels)[index].click()
    if not phone:
        anna.page.click(".side [role=tab] >> nth=0")
        anna.page.keyboard.press("?")
        anna.page.wait_for_selector("[data-key]")
        found += [f"keys {issue}" for issue in serious_issues(anna.page)]
    assert "\n".join(found) == ""
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
@pytest.mark.parametrize(("language", "scheme", "phone"), LOOKS[:2])
def test_replay_invitation_and_guided_game_have_no_serious_issue(
    invite: Any, language: str, scheme: str, phone: bool
) -> None:
    anna = invite(language=language, scheme=scheme)
    seats = [{"who": "me"}, {"who": "link"}]
    made = make(anna, "chessboard", seats)
    found: list[str] = []
    for path in (f"/join/{made['links'][0]['key']}", f"/g/{made['match']['id']}", "/learn/crystals"):
        anna.open(path)
        anna.page.wait_for_selector("h1")
        anna.page.wait_for_load_state("networkidle")
        found += [f"{path} {issue}" for issue in serious_issues(anna.page)]
    over = make(anna, "chessboard", [{"who": "me"}, {"who": "computer"}])["match"]["id"]
    sit(anna, over)
    to_first_turn(anna)
    anna.open(f"/r/{over}")
    anna.page.wait_for_selector("[data-testid=timeline]")
    found += [f"replay {issue}" for issue in serious_issues(anna.page)]
    assert "\n".join(found) == ""


CONTRAST = """
() => {
  const sees = {
    all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    protan: [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    deutan: [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    tritan: [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    grey: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
  };
  const read = name => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
    probe.remove();
    const linear = one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    return parts.map(one => linear(one / 255));
  };
  const within = value => Math.min(1, Math.max(0, value));
  const mixed = (row, color) => within(row.reduce((sum, part, at) => sum + part * color[at], 0));
  const seen = (color, matrix) => matrix.map(row => mixed(row, color));
  const light = color => 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  const found = [];
  for (const [who, matrix] of Object.entries(sees)) {
    for (const mark of ['--mark', '--aim', '--ink']) {
      for (const ground of ['--cell-a', '--cell-b', '--card', '--felt']) {
        const [one, other] = [mark, ground].map(name => light(seen(read(name), matrix)));
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < 3) found.push(`${who}: ${mark} on ${ground} ${ratio.toFixed(2)}`);
      }
    }
  }
  return found;
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("palette", ["usual", "blue-orange", "contrast"])
def test_marks_stand_out_on_every_ground_for_every_eye_and_in_grey(
    invite: Any, scheme: str, palette: str
) -> None:
    anna = invite(scheme=scheme)
    anna.open("/")
    anna.page.wait_for_selector("[data-play]")
    anna.page.evaluate("name => { document.documentElement.dataset.palette = name; }", palette)
    assert anna.page.evaluate(CONTRAST) == []


def test_sides_marks_and_dice_differ_without_colour(invite: Any) -> None:
    """In greyscale the rims of both sides, spent miniatures and marks are told by shape."""
    anna = invite()
    shields = {"name": "Shields", "minis": ["d8 armor:1", "d6 hero", "d4", "d4", "d4"]}
    seats: list[dict[str, Any]] = [{"who": "me", "roster": shields}, {"who": "computer", "level": "random"}]
    sit(anna, make(anna, "chessboard", seats, options=HERO_GAME)["match"]["id"])
    to_first_turn(anna)
    assert anna.page.text_content("[data-mini='0'] .armor") == "1"
    theirs = anna.page.evaluate(
        "Math.max(...[...document.querySelectorAll('[data-mini]')].map(one => Number(one.dataset.mini)))"
    )
    rims = [
        anna.page.query_selector(f"[data-mini='{mini}'] circle, [data-mini='{mini}'] rect").evaluate(
            "one => one.tagName"
        )
        for mini in (0, theirs)
    ]
    assert rims[0] != rims[1]
    marks = ("circle[stroke='var(--mark)']", "circle[fill='var(--mark)']")
    marked = ", ".join(f"[data-spot] {mark}" for mark in marks)
    anna.page.wait_for_selector(marked, state="attached")


def press(person: Person, x: float, y: float, kind: str) -> None:
    """A finger on the screen; Playwright can tap only, so the page hears the pointer itself."""
    person.page.evaluate(
        """([x, y, kind]) => {
          const target = document.elementFromPoint(x, y);
          const more = {bubbles: true, clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', button: 0};
          target.dispatchEvent(new PointerEvent(kind, more));
        }""",
        [x, y, kind],
    )


def test_on_a_phone_sheets_have_three_heights_a_long_press_tells_and_a_drag_has_a_magnifier(
    invite: Any,
) -> None:
    anna = invite(Toucher)
    anna.page.add_init_script(
        "navigator.wakeLock.request = () => { window.awake = true; return Promise.resolve({release() {}}); }"
    )
    anna.play_now("chessboard")
    to_first_turn(anna)
    anna.page.wait_for_function("() => window.awake")  # the screen stays on in the own turn
    anna.press(".sheets button:has-text('Log')")
    heights = []
    for _ in range(3):
        heights.append(anna.box(".sheet")["height"])
        anna.page.focus(".sheet .handle")
        anna.page.keyboard.press("ArrowUp" if len(heights) == 1 else "ArrowDown")
        if len(heights) == 2:
            anna.page.keyboard.press("ArrowDown")
    heights.append(anna.box(".sheet")["height"])
    assert len({round(height) for height in heights}) == 3
    anna.press(".sheet .close")
    x, y = anna.middle("[data-spot] [data-hit]")
    before = anna.state
    press(anna, x, y, "pointerdown")
    info = anna.page.wait_for_selector("[data-testid=info]")
    assert "ready" in info.inner_text()
    press(anna, x, y, "pointerup")
    assert anna.state == before
    anna.press("[data-testid=info] .close")
    press(anna, x, y, "pointerdown")
    press(anna, x, y - 60, "pointermove")
    anna.page.wait_for_selector("[data-testid=magnifier]")
    press(anna, x, y - 60, "pointerup")
    anna.page.wait_for_selector("[data-testid=magnifier]", state="detached")


def test_the_list_of_a_phone_has_distances_and_chances(invite: Any) -> None:
    anna = invite(Toucher)
    anna.play_now("chessboard")
    for _ in range(200):
        assert anna.wait_for_turn()
        if anna.state[1] == "chessboard.turn.attack" and anna.sees("[data-spot^=target]"):
            break
        anna.decide()
    anna.press(".sheets button:has-text('List')")
    listed = anna.text(".sheet ol")
    assert "%" in listed
    assert "o'clock" in listed or "same space" in listed


def test_what_did_not_work_has_a_code_to_copy_and_stays_in_the_menu(invite: Any) -> None:
    anna = invite()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(anna, "computer")
    anna.page.wait_for_selector(".table")
    assert anna.wait_for_turn()
    anna.page.keyboard.press("u")  # nothing can be taken back yet
    anna.page.click(".notice .code")
    anna.page.wait_for_selector(".notice .code:has-text('Copied')")
    assert anna.page.evaluate("navigator.clipboard.readText()") == "not-possible"
    anna.page.click(".notice button:has-text('Close')")
    anna.page.click("[aria-label='Table menu']")
    anna.page.click("summary:has-text('Messages')")
    assert "not-possible" in anna.text(".menu ul")


def test_a_newer_version_is_told_between_turns_and_never_loaded_by_itself(invite: Any) -> None:
    anna = invite()
    page = '<script type="module" crossorigin src="/assets/index-newer.js"></script>'
    given_up(anna, 3)
    anna.page.evaluate("window.same = true")
    anna.page.route(
        lambda address: address.rstrip("/").count("/") == 2,
        lambda route: route.fulfill(body=page, content_type="text/html"),
    )
    anna.page.clock.install()
    anna.page.clock.fast_forward(120_000)
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    anna.page.wait_for_selector("[data-testid=new-version]")
    assert anna.page.evaluate("window.same")
