"""Every profile has a figure of its own, and the view tells what drawing needs."""

from __future__ import annotations

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.scenery import CROSSING, terrain_of, thing_of
from dicefront.games.spherewars.rules.view import piece_view
from dicefront.games.spherewars.show.figures import LOOKS, kin_of, parts_of
from dicefront.kernel.ids import Json
from dicefront.skirmish.looks import KNOWN, SLOTS
from dicefront.skirmish.space import Space


def test_all_profiles_look_different_and_have_known_parts() -> None:
    found = {one.id: parts_of(one) for one in CATALOGUE.profiles.values() if not one.members}

    assert len({tuple(map(str, parts)) for parts in found.values()}) == len(found)
    assert all(part in KNOWN[slot] for parts in found.values() for slot, part in zip(SLOTS, parts))


def test_every_line_is_about_a_profile_or_a_kin() -> None:
    kins = {kin_of(profile) for profile in CATALOGUE.profiles.values()}

    assert set(LOOKS.own) <= set(CATALOGUE.profiles)
    assert {line.id for line in LOOKS.kins} <= kins


def test_equipment_and_mounts_are_seen() -> None:
    found = {one.id: parts_of(one) for one in CATALOGUE.profiles.values()}

    assert found["ranger"] == ["horse", "cloth", "helm", "sword", "round", "none"]
    assert found["postulant"][4] == "tall"
    assert found["raggarth"][3] == found["raggarth"][4] == "sword"
    assert found["imp"][0] == "small"


def seen(kind: str) -> dict[str, Json]:
    """How a piece in the middle of a table is told."""
    thing = thing_of(kind, f"{kind} 1", 20 * INCH, 20 * INCH, 0)
    found = piece_view(terrain_of(Space(40 * INCH, 40 * INCH, [thing])).pieces[0], thing)
    assert isinstance(found, dict)
    return found


def test_a_house_is_told_with_its_doors_and_windows() -> None:
    house = seen("house")

    openings = house["openings"]
    assert isinstance(openings, list)
    assert [str(one[0]) for one in openings if isinstance(one, list)] == ["door", "door", "window", "window"]
    assert openings[0] == ["door", 20 * INCH - INCH // 2, 18 * INCH, 20 * INCH + INCH // 2, 18 * INCH]
    assert (house["density"], house["features"], house["floors"]) == ("sparse", ["building"], 0)


def test_a_stream_is_told_with_its_crossing_place() -> None:
    stream = seen("stream")

    middle, half = 20 * INCH, 3 * INCH // 2
    assert stream["crossings"] == [[middle, middle - half, middle, middle + half, CROSSING]]
    assert stream["openings"] == []


def test_a_tower_is_told_with_its_floors_and_its_roof() -> None:
    tower = seen("tower")

    assert (tower["floors"], tower["roof"], tower["features"]) == (2, True, ["building", "elevation"])
