"""Random games in which everything is tried: what rules exist is met sooner or later, and nothing breaks."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.moments import TRAITS
from tools.census import Census, impossible
from tools.exhaustive import play


@pytest.fixture(scope="module")
def census() -> Census:
    """Fixed games, each broken off after some decisions, with the invariants checked at every decision."""
    found = play(7, seed=3, every=150, longest=250)
    print(found.report())
    return found


@pytest.mark.parametrize(("family", "share"), [("profile", 0.5), ("universal", 0.5), ("weapon", 0.7)])
def test_most_of_what_there_is_was_used(census: Census, family: str, share: float) -> None:
    """The rest needs longer games, which ``python -m tools.exhaustive`` plays."""
    assert len(census.used[family]) >= share * len(census.wanted[family]), census.report()


def test_what_no_band_can_have_is_so_by_the_data() -> None:
    """Nobody has these abilities and that weapon, profiles are firm by themselves, and no hero of the Packs
    bears the blunt weapon that the lava needs. Tests with profiles of their own show what they do.
    """
    abilities = ["ambidextrous", "expert_shooter", "fear_of_combat", "firm"]
    assert impossible() == [*abilities, "mechanical", "skinscorcher_lava"]
    assert not any(set(abilities) & {*one.universal} for one in CATALOGUE.profiles.values())
    assert any(one.firm for one in CATALOGUE.profiles.values())
    heroes = [one for one in CATALOGUE.profiles.values() if one.race == "packs_of_urueh" and one.ap]
    assert len(heroes) == 4
    assert not any(arms.kind in ("blunt", "hammer_of_the_legion") for one in heroes for arms in one.weapons)
    assert {*abilities, "skinscorcher_lava"} <= set(TRAITS)
