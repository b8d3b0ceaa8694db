"""Traits, moments and kits."""

from __future__ import annotations

from typing import ClassVar

import pytest

from dicefront.kernel.traits import NO_TRAITS, Forms, Moments, Trait, all_traits, paragraphs


class Quality(Trait):
    """A game's own base: what is worth how much, and what is loud."""

    def worth(self, coins: int) -> int:
        return coins

    def is_loud(self) -> bool:
        return False

    shines: ClassVar[bool] = False


class Golden(Quality):
    """XX-MET-02: worth more."""

    id = "golden"
    family = "metal"
    rules = "XX-MET-02"
    shines = True

    def worth(self, coins: int) -> int:
        return coins + 10


class Ringing(Quality):
    """XX-MET-01: loud, and worth a little more; asked last."""

    id = "ringing"
    family = "metal"
    rules = "XX-MET-01"
    order = 1

    def worth(self, coins: int) -> int:
        return coins * 2

    def is_loud(self) -> bool:
        return True


class Stone(Quality):
    """A base of others: no trait itself."""

    family = "stone"

    def is_loud(self) -> bool:
        return True


class Grinding(Stone):
    """XX-STO-01: as loud as its base."""

    id = "grinding"
    rules = "XX-STO-01"


class Alloyed(Quality):
    """Metals that differ by what they are worth."""

    family = "metal"
    rules = "XX-MET-03"
    forms: ClassVar[Forms] = {"brazen": {}, "leaden": {"coins": 3, "rules": "XX-MET-04"}}
    coins: ClassVar[int] = 7

    def worth(self, coins: int) -> int:
        return coins + self.coins


TRAITS = all_traits(Quality, ["stone", "metal"])
MOMENTS = Moments(Quality)
WORTH = MOMENTS.moment("worth")
IS_LOUD = MOMENTS.moment("is_loud")
SHINES = MOMENTS.moment("shines")


def test_traits_are_numbered_by_family_and_paragraph() -> None:
    assert [trait.id for trait in TRAITS] == ["grinding", "ringing", "golden", "brazen", "leaden"]
    assert [trait.number for trait in TRAITS] == [0, 1, 2, 3, 4]


def test_a_class_stands_for_all_its_forms() -> None:
    brazen, leaden = TRAITS[3:]
    assert isinstance(brazen, Alloyed)
    assert isinstance(leaden, Alloyed)
    assert [(one.rules, one.worth(1)) for one in (brazen, leaden)] == [("XX-MET-03", 8), ("XX-MET-04", 4)]
    assert [trait.id for trait in all_traits(Quality, ["stone", "metal"])] == [trait.id for trait in TRAITS]


def test_a_kit_knows_who_uses_a_moment() -> None:
    grinding, ringing, golden = TRAITS[:3]
    kit = MOMENTS.kit([golden, ringing, grinding])
    assert kit.ids() == ["grinding", "ringing", "golden"]
    assert kit.users(WORTH) == [golden, ringing]  # those of a higher order last
    assert kit.users(IS_LOUD) == [grinding, ringing]
    assert kit.users(SHINES) == [golden]  # which states another value than its base
    assert not MOMENTS.kit([golden]).uses(IS_LOUD)
    assert MOMENTS.kit([grinding]).uses(IS_LOUD)
    assert kit.holds(golden)
    assert not MOMENTS.kit([golden]).holds(ringing)


def test_the_same_set_is_the_same_kit() -> None:
    grinding, _, golden = TRAITS[:3]
    assert MOMENTS.kit([grinding, golden]) is MOMENTS.kit([golden, grinding, golden])
    assert MOMENTS.kit([]) is NO_TRAITS
    assert not NO_TRAITS.uses(WORTH)


def test_moments_are_methods_and_are_declared_before_kits_are_made() -> None:
    moments = Moments(Quality)
    with pytest.raises(AssertionError, match="no method shine"):
        moments.moment("shine")
    moments.kit([TRAITS[0]])
    with pytest.raises(AssertionError, match="a kit has been made already"):
        moments.moment("worth")


def test_paragraphs_are_named_one_by_one() -> None:
    assert paragraphs("XX-ABC-03 to XX-ABC-05, XX-ABC-09") == [
        "XX-ABC-03",
        "XX-ABC-04",
        "XX-ABC-05",
        "XX-ABC-09",
    ]
