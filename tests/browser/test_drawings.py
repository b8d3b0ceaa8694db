"""Figures, scenery, grounds, marks and labels of the measured table, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.drawings import looks, script, tokens

SCENERY = {
    "mug": [3.2], "tin": [3], "lamp": [6], "plate": [8], "flower-pot": [5], "shampoo-bottle": [2.6],
    "phone": [6, 3], "paperback": [7, 4.3], "stack-of-books": [9, 6], "tissue-box": [9, 4.5],
    "keyboard": [17, 5], "heap-of-pens": [6, 2], "notebook": [8, 6], "computer-screen": [20, 7],
    "chopping-board": [11, 7], "milk-carton": [2.8, 2.8], "heap-of-cutlery": [7, 3],
    "bar-of-soap": [3.4, 2.2], "folded-towel": [9, 7], "alarm-clock": [4, 2.2],
    "pair-of-glasses": [5.5, 2], "remote-control": [7, 2],
    "hedge": [6, 0], "wall": [6, 0], "fence": [6, 0], "stream": [12, 3], "shallow_river": [12, 3],
    "mire": [12, 3], "marsh": [12, 3], "lava_stream": [12, 3], "lava_pool": [12, 3], "deep_river": [14, 4],
    "lake": [14, 4], "swamp": [14, 4], "lava_river": [14, 4], "lava_lake": [14, 4], "wood": [6],
    "leafy_wood": [8], "jungle": [8], "rubble": [6, 4], "ruins": [6, 4], "house": [5, 4], "stable": [5, 4],
    "farm": [5, 4], "laboratory": [5, 4], "hospital": [5, 4], "monument": [5, 4], "scion_building": [5, 4],
    "tower": [3, 3], "watchtower": [3, 3], "hill": [8], "mountain": [8], "rock": [8], "dolmen": [2],
    "camp": [6], "relic": [1],
}  # fmt: skip
"""Kinds of scenery with their sizes in inches: a width, or a length and a width, of which a line has none."""


@pytest.fixture(scope="module")
def sheet(browser: Any) -> Iterator[Any]:
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content("<svg id='sheet' width='800' height='600' viewBox='-400 -300 800 600'></svg>")
    page.add_script_tag(content=script())
    yield page
    page.close()


# -- figures ------------------------------------------------------------------------------------


@pytest.mark.check(12)
def test_every_figure_stays_inside_its_base(sheet: Any) -> None:
    outside = sheet.evaluate(
        "(given) => outside(given)",
        looks(),
    )

    assert outside == []


@pytest.mark.check(12)
def test_figures_of_one_people_differ_at_24_pixels(sheet: Any) -> None:
    close = sheet.evaluate(
        "(given) => close(given)",
        [looks(), seat_tokens(0)],
    )

    assert close == []


def seat_tokens(seat: int) -> dict[str, str]:
    """The colours of the base of a seat."""
    found = tokens(night=False)
    return found | {"field": found[f"seat-{seat}"], "p-dark": found[f"seat-{seat}-dark"]}


VISIONS = {
    "normal": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protan": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "deutan": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "tritan": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    "grey": [[0.299, 0.587, 0.114]] * 3,
}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.check(13)
def test_side_and_seat_are_told_by_shape_in_every_vision(sheet: Any, vision: str) -> None:
    """Ten figures on each of six bases; only rim and field are compared, and in shades of grey."""
    wrong = sheet.evaluate(
        "(given) => wrongSeats(given)",
        [some_looks(), [seat_tokens(seat) for seat in range(6)], VISIONS[vision]],
    )

    assert wrong == []


def some_looks() -> list[Any]:
    """Ten figures of all kinds."""
    every = [parts for people in looks().values() for parts in people.values()]
    return every[:: len(every) // 9][:10]


@pytest.mark.check(17)
def test_states_show_the_two_that_matter_most_and_how_many_more(sheet: Any) -> None:
    states = ["fatigue", "stunned", "acted", "aura", "fleeing", "paralysed", "hurts", "fearful"]

    found = sheet.evaluate("(states) => Drawings.shownStates(states, 2)", states)

    assert found == {"signs": ["fleeing", "paralysed"], "more": 4}
    sizes = sheet.evaluate("() => [10, 30, 50, 80].map((size) => 2 * Drawings.badgeRadius(size))")
    assert sizes == [13, 13, 15, 18]


# -- scenery ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*SCENERY, "a kind that nobody knows"])
@pytest.mark.check(15)
def test_a_drawing_stays_inside_the_outline_of_its_piece(sheet: Any, kind: str) -> None:
    found = sheet.evaluate(
        "(given) => beyond(given)",
        [kind, SCENERY.get(kind, [4, 3])],
    )

    assert found[0] <= 0.5
    assert 1 <= found[1] <= 13  # with two shadows and the outline at most 16


@pytest.mark.check(15)
def test_every_kind_of_the_games_has_a_drawing(sheet: Any) -> None:
    from dicefront.games.home_raiders.rules.tables import KINDS
    from dicefront.games.spherewars.rules.scenery_file import SCENERY as FIELD

    known = sheet.evaluate("() => Object.keys(Drawings.RECIPES)")

    assert {*KINDS, *FIELD.kinds} <= set(known)
    assert set(known) == set(SCENERY)


def test_the_same_piece_is_drawn_alike_and_another_one_is_not(sheet: Any) -> None:
    found = sheet.evaluate(
        """() => [1, 1, 2].map((seed) => JSON.stringify(
          Drawings.draw({ depth: 0 }, { kind: 'wood', bottom: 0, top: 2540, disc: [0, 0, 7620] }, seed)))"""
    )

    assert found[0] == found[1] != found[2]


def test_shadows_grow_with_the_height_up_to_a_limit(sheet: Any) -> None:
    found = sheet.evaluate("() => [0, 25.4, 254, 2540].map((height) => Drawings.shadow(height).y)")

    assert found[0] == 0 < found[1] < found[2] < found[3] == pytest.approx(1.6 * 25.4, abs=0.1)


# -- grounds and marks --------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mixed(over: str, under: str, share: float) -> str:
    parts = [
        round(int(over[at : at + 2], 16) * share + int(under[at : at + 2], 16) * (1 - share))
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.check(14)
def test_marks_hold_on_every_ground_piece_and_base(night: bool) -> None:
    paints = tokens(night)
    under = {
        name: colour
        for name, colour in paints.items()
        if name.startswith(("g-", "s-", "seat-")) and name not in ("g-dark", "g-light")
    }
    weak = [
        (mark, name)
        for mark in ("mark", "aim")
        for name, colour in under.items()
        if max(contrast(paints[mark], colour), contrast(paints["casing"], colour)) < 3
    ]

    assert len(under) > 80
    assert weak == []
    assert all(contrast(paints[mark], paints["casing"]) >= 7 for mark in ("mark", "aim"))


@pytest.mark.parametrize("night", [False, True])
def test_the_grain_of_a_ground_is_faint_and_its_tile_small(sheet: Any, night: bool) -> None:
    paints = tokens(night)
    grounds = sheet.evaluate("() => Drawings.GROUNDS")

    for ground in grounds.values():
        plain = paints[f"g-{ground['paint']}"]
        assert contrast(mixed(paints["g-dark"], plain, 0.13), plain) < 1.3
        assert contrast(mixed(paints["g-light"], plain, 0.16), plain) < 1.3
        assert sum(len(part) for name, part in ground.items() if name != "paint") <= 2048


# -- labels -------------------------------------------------------------------------------------


@pytest.mark.check(16)
def test_labels_lie_on_no_base_and_on_no_other_label_at_any_zoom(sheet: Any) -> None:
    found = sheet.evaluate("() => labelled()")

    assert found[0] == []
    assert all(0 < count <= 24 for count in found[1])
    assert max(found[1]) == 24
