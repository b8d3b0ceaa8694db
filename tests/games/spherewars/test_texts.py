"""Everything in the data has a name, and whatever does something a text."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.profile import RANKS
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.text.messages import LANGUAGES

TOLD = [("weather", one) for one in SCENERY.weathers] + [("mission", one) for one in MISSIONS.missions]
ENTRY = re.compile(r"^spherewars-([\w-]+) =\s*\S", re.M)


def named(language: str = "en") -> list[str]:
    source = files("dicefront.games.spherewars").joinpath(f"texts/{language}.ftl").read_text("utf-8")
    return ENTRY.findall(source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name(language: str) -> None:
    wanted = [f"profile-{one}" for one in CATALOGUE.profiles]
    wanted += [f"trait-{one}" for one in CATALOGUE.trait_ids()]
    wanted += [f"option-{one}" for one in CATALOGUE.options]
    wanted += [f"size-{one}" for one in CATALOGUE.sizes]
    wanted += [f"rank-{one}" for one in RANKS]
    wanted += [f"scenery-{one}" for one in SCENERY.kinds]
    wanted += [f"density-{one}" for one in SCENERY.densities]
    wanted += [f"scenario-{one}" for one in SCENERY.scenarios]
    wanted += [f"{what}-{one}" for what, one in TOLD]
    for race in CATALOGUE.races.values():
        wanted += [f"race-{race.id}", *[f"faction-{one.id}" for one in race.factions]]
        wanted += [f"rule-{one.id}" for one in race.rules] + [f"kin-{one}" for one in race.kins]
    assert set(wanted) - set(named(language)) == set()


def test_whatever_does_something_says_what_in_one_line() -> None:
    wanted = [f"trait-{one}-text" for one in CATALOGUE.trait_ids()]
    wanted += [f"profile-{one}-text" for one in CATALOGUE.profiles]
    wanted += [f"{what}-{one}-text" for what, one in TOLD]
    assert set(wanted) - set(named()) == set()


def test_every_problem_of_a_band_has_a_text() -> None:
    source = files("dicefront.games.spherewars").joinpath("rules/recruiting.py").read_text("utf-8")
    problems = re.findall(r'_problem\(\s*"(\w+)"', source)
    assert len(problems) > 30
    assert {f"band-{one}" for one in problems} - set(named()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_given_twice(language: str) -> None:
    names = named(language)
    assert sorted(names) == sorted(set(names))


def test_whoever_has_a_text_has_one_in_every_language() -> None:
    for language in LANGUAGES:
        names = named(language)
        assert [one for one in names if f"{one}-text" in names] == [
            one for one in named() if f"{one}-text" in named()
        ]
