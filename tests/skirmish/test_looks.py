"""What figures look like: lines of a file, facts of a profile, and parts that the client draws."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.errors import BadData
from dicefront.skirmish.looks import KNOWN, SLOTS, Facts, Looks

PARTS = Path(__file__).parents[2] / "web" / "src" / "skirmish" / "parts"
DRAWN = {
    "build": ("bodies.ts", "BUILDS"),
    "skin": ("bodies.ts", "SKINS"),
    "head": ("heads.ts", "HEADS"),
    "arm": ("things.ts", "ARMS"),
    "off": ("things.ts", "OFFS"),
    "back": ("things.ts", "BACKS"),
}


def looks(*, kin: list[dict[str, Any]] | None = None, profile: list[dict[str, Any]] | None = None) -> Looks:
    lines: dict[str, Any] = {"kin": kin or [], "profile": profile or []}
    return Looks(lines, "looks.toml")


def drawn(slot: str) -> list[str]:
    """The parts of a place that the client draws, read from its source."""
    file, name = DRAWN[slot]
    text = (PARTS / file).read_text("utf-8").split(f"export const {name}")[1].split("\n};")[0]
    found = re.findall(r"^  (\w+):", text, re.MULTILINE)
    for more in ("home.ts", "field.ts"):
        parts = (PARTS / more).read_text("utf-8").split(f"  {name.lower()}: {{\n")[1:]
        found += [
            part
            for text in parts
            for part in re.findall(r"^    (\w+):", text.split("\n  },")[0], re.MULTILINE)
        ]
    return found


@pytest.mark.parametrize("slot", SLOTS)
def test_every_part_that_is_known_is_drawn(slot: str) -> None:
    found = drawn(slot) + ([part for part in drawn("arm") if part != "none"] if slot == "off" else [])

    assert sorted(found) == sorted(KNOWN[slot])


def test_a_profile_without_a_line_has_a_figure_by_its_facts_and_its_kin() -> None:
    kin: list[dict[str, Any]] = [
        {"id": "legion", "head": "bare", "skin": "cloth"},
        {"id": "legion", "armour": "plates", "head": "greathelm"},
        {"id": "legion", "size": "huge", "head": "horns"},
    ]
    facts = Facts("legion", "common", 1500, armour="plates", weapon="conventional", pair=True, flies=True)

    found = looks(kin=kin).parts_of("new", facts)

    assert found == ["stout", "plates", "greathelm", "sword", "sword", "feather"]


def test_the_line_of_a_profile_counts_more_than_its_facts() -> None:
    made = looks(profile=[{"id": "rodanes", "head": "plume", "arm": "greatsword"}])

    found = made.parts_of("rodanes", Facts("legion", mounted=True, weapon="light", shield="shield"))

    assert found == ["horse", "cloth", "plume", "greatsword", "round", "none"]


@pytest.mark.parametrize(
    ("facts", "build"),
    [
        (Facts("", "small"), "small"),
        (Facts("", "common", 1250), "slim"),
        (Facts("", "common", 1500), "stout"),
        (Facts("", "large"), "giant"),
        (Facts("", "huge"), "hulk"),
        (Facts("", magic=True), "robe"),
        (Facts("", mounted=True), "horse"),
        (Facts("", several=True), "pack"),
    ],
)
def test_builds_follow_the_height_the_base_and_the_mount(facts: Facts, build: str) -> None:
    assert looks().parts_of("new", facts)[0] == build


def test_the_only_one_of_its_kind_bears_a_banner() -> None:
    assert looks().parts_of("new", Facts("", single=True))[5] == "banner"
    assert looks().parts_of("new", Facts("", single=True, flies=True))[5] == "feather"


@pytest.mark.parametrize(
    ("lines", "where"),
    [
        ({"profile": [{"id": "imp", "head": "no such head"}]}, "looks.toml: profile 1 (imp).head"),
        ({"kin": [{"id": "urueh", "hat": "cap"}]}, "looks.toml: kin 1 (urueh).hat"),
        ({"kin": [{"id": "urueh", "size": "tiny"}]}, "looks.toml: kin 1 (urueh).size"),
        ({"profile": [{"id": "imp"}, {"id": "imp"}]}, "looks.toml: profile 2 (imp).id"),
        ({"figures": []}, "looks.toml.figures"),
    ],
)
def test_a_mistake_in_the_file_says_file_entry_and_field(lines: dict[str, Any], where: str) -> None:
    with pytest.raises(BadData) as found:
        Looks(lines, "looks.toml")

    assert found.value.where == where
