"""Scenery that answers: what a piece is and does, roofs that go away, floors of a tower, and the legend."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders import scenes as raiders
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import FLOOR
from dicefront.games.spherewars.scenes import SphereScene, one, piece, position, scene
from dicefront.skirmish.figures import place
from tests.browser.driver import Person, Toucher
from tests.browser.matches import from_scene

CARD = "[data-testid=piece-card]"
FLOORS = "[data-testid=floors] [data-floor]"
FIELD = [
    piece("wood", (10, 12)),
    piece("tower", (20, 12)),
    piece("house", (30, 12)),
    piece("hill", (12, 26)),
    piece("jungle", (32, 24)),
    piece("lava_pool", (8, 36)),
    piece("dolmen", (30, 32)),
]


def field(**more: Any) -> SphereScene:
    return scene(one(0, "barbarian", (24, 6)), one(1, "prowler", (20, 36)), things=FIELD, **more)


def middle(person: Person, kind: str, part: float = 0.5) -> tuple[float, float]:
    """Where a piece lies on the screen."""
    box = person.box(f"[data-kind={kind}] [data-outline]")
    return box["x"] + box["width"] * part, box["y"] + box["height"] * part


def point_at(person: Person, kind: str) -> str:
    """What is told when the pointer rests on a piece."""
    person.page.mouse.move(*middle(person, kind))
    person.page.wait_for_selector(f"{CARD} p")
    return " ".join(person.text(CARD).split())


def test_the_pointer_on_a_piece_tells_what_it_is_and_does(invite: Any) -> None:
    anna = invite()
    from_scene(anna, field())
    assert point_at(anna, "wood").startswith("Wood large MOV −1 SW-SCN-07 · shots at those in it: PRE −1")
    assert point_at(anna, "hill") == "Hill +4 Costs no MOV SW-SCN-06 · raises by up to 4 SW-SCN-34"
    assert "Cannot be entered SW-SCN-27" in point_at(anna, "lava_pool")
    x, y = middle(anna, "wood")
    box = anna.box(CARD)
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    anna.page.mouse.move(*middle(anna, "wood", -0.6))
    anna.page.wait_for_selector(CARD, state="detached")


def test_a_selected_figure_is_told_what_a_piece_does_to_it(invite: Any) -> None:
    anna = invite()
    own = one(0, "barbarian", (24, 6)), one(0, "ikarus", (34, 6))
    from_scene(anna, scene(*own, one(1, "prowler", (20, 36)), things=FIELD))
    assert point_at(anna, "wood").startswith("Wood large MOV −1")
    anna.page.mouse.click(*anna.middle("[data-figure='1'] .hit"))
    anna.page.wait_for_selector("[data-focus='1']", state="attached")
    assert point_at(anna, "wood").startswith(
        "Wood large Flown over without penalty, gives no cover SW-FLY-02"
    )


def test_objects_of_the_house_tell_what_the_climb_costs(invite: Any) -> None:
    anna = invite()
    walker = raiders.card("hero", force=1, movement=6)
    things = [raiders.block(10, 10, 14, 14, 2), raiders.block(16, 16, 20, 20, 2, climbable=False)]
    groups = raiders.hero(0, walker, (4, 4)), raiders.hero(1, walker, (20, 4))
    from_scene(anna, raiders.scene(*groups, things=things, size=(24, 24)))
    blocks = anna.page.query_selector_all("[data-thing] [data-outline]")
    for found, told in zip(
        blocks,
        ["The climb costs 4 of 6 inches HR-MVT-05", "Nobody stands on it or passes it HR-TAB-04"],
        strict=True,
    ):
        anna.page.mouse.move(*anna.middle(found))
        anna.page.wait_for_selector(f"{CARD} p:has-text('{told[:9]}')")
        assert told in " ".join(anna.text(CARD).split())


def test_a_long_press_and_the_keyboard_tell_the_same(invite: Any) -> None:
    bram = invite(Toucher)
    from_scene(bram, field())
    session = bram.page.context.new_cdp_session(bram.page)
    x, y = middle(bram, "wood")
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    bram.page.wait_for_selector(f"{CARD} p")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    bram.page.wait_for_selector(f"{CARD}:has-text('MOV −1')")

    anna = invite()
    from_scene(anna, field())
    anna.page.focus("[data-thing][tabindex='0']")
    assert anna.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Wood, large"
    anna.page.wait_for_selector(f"{CARD} p:has-text('MOV −1')")
    for label in ("Tower, +4", "House, large", "Hill, +4"):
        anna.page.keyboard.press("ArrowRight")
        assert anna.page.evaluate("document.activeElement.getAttribute('aria-label')") == label
    anna.page.wait_for_selector(f"{CARD} p:has-text('Costs no MOV')")
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.wait_for_selector(CARD, state="detached")


def test_a_roof_goes_for_the_pointer_and_for_a_way_that_enters(invite: Any) -> None:
    anna = invite()
    from_scene(anna, scene(one(0, "barbarian", (30, 8)), one(1, "prowler", (20, 36)), things=FIELD, acting=0))
    house = "[data-kind=house]"
    assert not anna.sees(f"{house}[data-open]")
    anna.page.mouse.move(*middle(anna, "house"))
    anna.page.wait_for_selector(f"{house}[data-open]")
    anna.page.mouse.move(*middle(anna, "hill", -0.2))
    anna.page.wait_for_selector(f"{house}:not([data-open])")
    before = anna.state
    anna.page.keyboard.press("1")  # run: the way is asked for
    anna.wait_for_answer(before)
    anna.page.wait_for_selector("[data-asked='spherewars.move.path']")
    anna.page.mouse.click(*middle(anna, "house"))
    anna.page.mouse.move(*middle(anna, "hill", -0.2))
    anna.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
    assert anna.sees(f"{house}[data-open]")


def upstairs() -> SphereScene:
    """Two in a tower, one of them on the first floor."""
    state = position(
        one(0, "barbarian", (20, 11.2)),
        one(0, "rodanes", (20, 12.9)),
        one(1, "prowler", (20, 36)),
        things=FIELD,
    )
    state.activation = None
    above = state.combatants[1]
    place(above, above.body.shape.x, above.body.shape.y, FLOOR)
    return SphereScene(GAME, state, (), None, False)


def test_the_floors_of_a_tower_stand_beside_it_while_it_is_selected(invite: Any) -> None:
    anna = invite()
    from_scene(anna, upstairs())
    assert not anna.sees(FLOORS)
    anna.page.mouse.click(*middle(anna, "tower", 0.08))
    anna.page.wait_for_selector(FLOORS)
    anna.page.wait_for_selector(f"{FLOORS} >> nth=3")
    floors = anna.page.query_selector_all(FLOORS)
    assert [one.inner_text() for one in floors] == ["roof", "2", "1", "ground"]
    assert {round(anna.box(one)["height"]) for one in floors} == {28}
    anna.page.wait_for_selector("[data-figure='1'] [data-elsewhere='1']", state="attached")
    assert not anna.sees("[data-figure='0'] [data-elsewhere]")
    anna.press("[data-floor='1']")
    anna.page.wait_for_selector("[data-figure='0'] [data-elsewhere='0']")
    assert not anna.sees("[data-figure='1'] [data-elsewhere]")
    anna.page.mouse.click(*middle(anna, "hill", -0.2))
    anna.page.wait_for_selector(FLOORS, state="detached")
    assert not anna.sees("[data-elsewhere]")


@pytest.mark.parametrize("game", ["home_raiders", "spherewars"])
def test_the_legend_hatches_what_is_hard_to_pass(invite: Any, game: str) -> None:
    anna = invite()
    if game == "spherewars":
        from_scene(anna, field())
    else:
        walker = raiders.card("hero", force=1, movement=6)
        things = [
            raiders.block(10, 10, 14, 14, 2, uneven=True),
            raiders.block(16, 16, 20, 20, 2, climbable=False),
        ]
        groups = raiders.hero(0, walker, (4, 4)), raiders.hero(1, walker, (20, 4))
        from_scene(anna, raiders.scene(*groups, things=things, size=(24, 24)))
    anna.page.click("[data-tool=overlays]")
    anna.page.click("label:has-text('ground: how hard')")
    anna.page.wait_for_selector("[data-overlay=ground]", state="attached")
    hatches = sorted(one.get_attribute("data-hatch") for one in anna.page.query_selector_all("[data-hatch]"))
    words = {one.text_content() for one in anna.page.query_selector_all("[data-testid=feature]")}
    if game == "spherewars":
        assert hatches == ["dense", "impassable", "sparse", "sparse", "sparse", "sparse"]
        assert {"sparse, red-hot", "elevation", "impassable", "sparse, building"} <= words
    else:
        assert hatches == ["impassable", "sparse"]
        assert words == {"uneven", "impassable"}
