"""Everything in the catalogue that does something has a trait, and traits and moments fit each other."""

from __future__ import annotations

import re
from inspect import isfunction, signature
from pathlib import Path

import pytest

from dicefront.games.spherewars.rules import moments
from dicefront.games.spherewars.rules.abilities.all import ALL_TRAITS
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.moments import MOMENTS, TRAITS, Trait
from dicefront.games.spherewars.rules.rows import DEED, PASSIVE, SPELL

IN_PROFILES = {"flying", "strategist", "volcanic_skin", "arcane_offering"}
"""What profiles say by themselves: who flies, who leads best, and a higher arcane constitution."""

RULES = Path(moments.__file__).parent
SOURCES = {path: path.read_text(encoding="utf-8") for path in RULES.rglob("*.py")}


@pytest.mark.rule("SW-ABI-01", "SW-COM-07")
def test_every_ability_of_the_catalogue_has_a_trait() -> None:
    wanted = {*CATALOGUE.universal, *CATALOGUE.abilities}
    assert wanted - set(TRAITS) == IN_PROFILES
    families = {DEED: moments.DEED, SPELL: moments.SPELL, PASSIVE: moments.PASSIVE}
    for row in CATALOGUE.abilities.values():
        if row.id not in IN_PROFILES:
            assert TRAITS[row.id].family == families[row.use], row.id


def test_everything_that_is_carried_has_a_trait_or_is_read_from_its_row() -> None:
    carried = {*CATALOGUE.weapons, *CATALOGUE.artefacts, *CATALOGUE.consumables}
    assert carried - set(TRAITS) == set()
    in_rows = {*CATALOGUE.ranged, *CATALOGUE.traits, *CATALOGUE.armours, "shield"}
    assert set(CATALOGUE.trait_ids()) - set(TRAITS) == IN_PROFILES | in_rows


@pytest.mark.rule("SW-ABI-01")
def test_no_profile_has_an_ability_under_another_name() -> None:
    for profile in CATALOGUE.profiles.values():
        assert set(profile.universal) <= set(CATALOGUE.universal), profile.id
        assert set(profile.abilities) <= set(CATALOGUE.abilities), profile.id
    assert not {"parry", "intimidating", "steady", "inexperienced_shooter"} & set(CATALOGUE.universal)


def test_what_profiles_say_by_themselves_they_do_say() -> None:
    for profile in CATALOGUE.profiles.values():
        assert profile.fly is ("flying" in profile.universal), profile.id
        if {"volcanic_skin", "arcane_offering"} & set(profile.abilities) and profile.wounds:
            assert profile.con_arcane > profile.con_mundane, profile.id


def test_a_trait_takes_what_its_moment_gives() -> None:
    """The base class says what is given; compiled classes check it by themselves."""
    for one in ALL_TRAITS:
        for moment in MOMENTS.all:
            method, base = getattr(type(one), moment.name), getattr(Trait, moment.name)
            if isfunction(method) and isfunction(base):
                same = list(signature(method).parameters) == list(signature(base).parameters)
                assert same, (one.id, moment.name)


def test_every_moment_is_opened_by_a_procedure() -> None:
    procedures = "".join(text for path, text in SOURCES.items() if path.parent == RULES)
    for moment in MOMENTS.all:
        assert re.search(rf"(trait|\]|\))\.{moment.name}\(", procedures), moment.name
