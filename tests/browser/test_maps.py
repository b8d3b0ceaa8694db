"""Tables that are drawn: objects laid, moved and judged, kept and shared, and played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.driver import Person, Toucher, serious_issues
from tests.browser.matches import match_of
from tests.browser.visits import fits

TROUBLES = "[data-testid=troubles]"
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89"
    b"\x00\x00\x00\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\x00\x05\x00\x01\xff\x89\x99=\x1d\x00\x00\x00\x00IEND\xaeB`\x82"
)


def open_maps(person: Person) -> None:
    person.open("/maps/home_raiders")
    person.page.wait_for_selector("[data-add=mug]")


def objects(person: Person) -> int:
    """How many objects lie on the table, twins of a mirrored one included."""
    return len(person.page.query_selector_all("[data-testid=map] [data-object]"))


def test_a_table_is_drawn_judged_and_played_on(invite: Any) -> None:
    anna = invite()
    page = anna.page
    open_maps(anna)
    page.click("[data-add=mug]")
    page.wait_for_selector("[data-object='0'] >> nth=1")  # and its twin
    page.click("[data-add=phone]")
    page.wait_for_selector(f"{TROUBLES}:has-text('overlap')")
    assert not page.is_enabled("[data-testid=map-play]")
    page.fill("[data-testid=map-turn]", "90")
    page.keyboard.press("Tab")
    moved = page.query_selector("[data-object='1']")
    before = moved.get_attribute("aria-label")
    moved.focus()
    for _ in range(10):
        page.keyboard.press("ArrowDown")
    page.wait_for_selector(TROUBLES, state="detached")
    assert page.get_attribute("[data-object='1']", "aria-label") != before
    page.click("button:has-text('Undo')")
    page.click("button:has-text('Redo')")
    page.click("[data-testid=map-save]")
    page.wait_for_selector(".keep:has-text('My table')")
    page.click("[data-testid=map-play]:enabled")
    page.wait_for_selector("[data-testid=table-objects]:has-text('2 objects')")
    page.click("[data-testid=start]")
    page.wait_for_selector(".table")
    options = anna.request("GET", f"/api/matches/{match_of(anna)}")["data"]["options"]
    assert [one["kind"] for one in options["table"]["objects"]] == ["mug", "phone"]


def test_an_object_is_dragged_and_its_twin_goes_the_other_way(invite: Any) -> None:
    anna = invite()
    page = anna.page
    open_maps(anna)
    page.click("[data-add=tin]")
    twin = anna.box(page.wait_for_selector("[data-object='0'] >> nth=1"))
    tin = anna.box("[data-object='0']")
    x, y = anna.middle("[data-object='0']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 80, steps=6)
    page.mouse.up()

    def has_moved() -> bool:
        boxes = [one.bounding_box() for one in page.query_selector_all("[data-object='0']")]
        return len(boxes) == 2 and boxes[0]["y"] > tin["y"] + 40 and boxes[1]["y"] < twin["y"] - 40

    assert anna.until(has_moved)


def test_a_table_is_shared_by_a_file_and_lies_on_a_picture_to_scale(invite: Any, tmp_path: Path) -> None:
    anna, bram = invite(), invite(language="nl-NL")
    page = anna.page
    open_maps(anna)
    page.select_option("[data-testid=map-ready]", "bedside-table")
    page.wait_for_selector("[data-object='4']")
    count = objects(anna)
    with page.expect_download() as waiting:
        page.click("[data-testid=map-file]")
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert saved.suffix == ".json"
    open_maps(bram)
    bram.page.set_input_files("[data-testid=map-read]", str(saved))
    bram.page.wait_for_selector("[data-object='4']")
    assert objects(bram) == count

    picture = tmp_path / "desk.png"
    picture.write_bytes(PIXEL)
    page.set_input_files("[data-testid=map-picture]", str(picture))
    wide = float(page.wait_for_selector("[data-testid=underlay]").get_attribute("width"))
    assert abs(wide - 24 * 25.4) < 0.1  # as wide as the table
    page.click("[data-testid=map-scale]")
    ground = anna.box("[data-testid=ground]")
    for share in (0.25, 0.75):
        at = {"x": ground["width"] * share, "y": ground["height"] - 3}
        page.click("[data-testid=ground]", position=at)
    page.fill("label:has-text('Inches between them') input", "6")
    page.click("[data-testid=map-measure]")
    half = float(page.get_attribute("[data-testid=underlay]", "width"))
    assert abs(half - wide / 2) < wide / 50  # what was twelve inches wide is six


def test_the_editor_leaves_nobody_out(invite: Any) -> None:
    for kind, language in ((Person, "en-GB"), (Toucher, "nl-NL")):
        anna = invite(kind, language=language)
        open_maps(anna)
        anna.press("[data-add=mug]")
        anna.page.wait_for_selector("[data-object='0']")
        assert serious_issues(anna.page) == []
        assert fits(anna)
        assert "[maps." not in anna.page.inner_text("body")
