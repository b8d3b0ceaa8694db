"""COM, BAN, SIZ, ART, CON: building a band."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from dicefront.games.spherewars.rules.bands import BuildBand, bands_for, check_rosters, random_band
from dicefront.games.spherewars.rules.catalogue import CATALOGUE, HOME
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.profile import AVERAGE, REGULAR, UNBREAKABLE
from dicefront.games.spherewars.rules.recruiting import (
    band_warnings,
    least_troops,
    roster_problems,
)
from dicefront.games.spherewars.rules.roster import READY_BANDS, read_ready_bands, read_roster
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.skirmish.datafiles import home_file
from tests.games.spherewars.test_texts import named


def line(combatant: str, **more: Any) -> dict[str, Any]:
    return {"combatant": combatant, **more}


def told(race: str, points: int, *lines: dict[str, Any], printed: bool = False) -> list[str]:
    """The problems of a band, each as its name and its rule."""
    found = roster_problems({"race": race, "recruits": list(lines)}, points, printed)
    return [f"{one.reason.removeprefix('spherewars.band.')} {one.rule}" for one in found]


RODANES = line("rodanes", artefacts=["rune_of_vigour"])
LEGION = [line("cohort_of_postulants"), line("tactical_explorer"), line("near_heart")]
NEK_ORG = line("nek_org", artefacts=["rune_of_vigour"])
SOIMI = [line("harpooner", count=2), line("battler")]
LANCE = line("avernal_lance", artefacts=["tactical_ring"])
PACKS = [line("pack_of_imps"), line("pack_of_blowpipers"), line("rider")]


def legion(*more: dict[str, Any], points: int = 749, leader: dict[str, Any] = RODANES) -> list[str]:
    return told("alliance", points, leader, *LEGION, *more)


def scions(*more: dict[str, Any], points: int = 749, leader: dict[str, Any] = NEK_ORG) -> list[str]:
    return told("scions_of_kurgan", points, leader, *SOIMI, *more)


# -- the bands that come with the game ------------------------------------------------------------


@pytest.mark.rule("SW-BAN-15")
@pytest.mark.parametrize("name", READY_BANDS)
def test_a_ready_made_band_is_legal_and_adds_up(name: str) -> None:
    band = READY_BANDS[name]
    assert roster_problems(name, max(band.points, band.size.min_points)) == []
    assert band.roster.price() == band.points
    assert CATALOGUE.size_of(max(band.points, band.size.min_points)) is band.size


@pytest.mark.rule("SW-BAN-15", "SW-SIZ-02")
def test_the_four_bands_of_the_book() -> None:
    points = {name: band.points for name, band in READY_BANDS.items() if name.startswith("book_")}
    assert points == {
        "book_scout_packs": 271,
        "book_skirmish_alliance": 500,
        "book_sovereign_adepts": 750,
        "book_epic_scions": 1000,
    }
    scouts = READY_BANDS["book_scout_packs"].roster
    assert (scouts.leader(), scouts.figures()) == (None, 9)


@pytest.mark.parametrize("race", CATALOGUE.races)
@pytest.mark.parametrize("size", CATALOGUE.sizes)
def test_every_race_has_ready_made_bands_of_every_size_that_spend_their_points(race: str, size: str) -> None:
    bands = [band for band in READY_BANDS.values() if band.roster.race == race and band.size.id == size]
    usual = {"scout": 300, "skirmish": 500, "sovereign": 750, "epic": 1000}[size]
    assert len([band for band in bands if usual * 9 // 10 < band.points <= usual]) >= 2


@pytest.mark.rule("SW-ART-13")
@pytest.mark.parametrize("name", READY_BANDS)
def test_nobody_in_a_ready_made_band_carries_what_is_of_no_use_to_him(name: str) -> None:
    """No ability twice, nothing that his weapon does already, and nothing for what he lacks."""
    for hero in READY_BANDS[name].roster.heroes():
        profile = hero.profile
        had = [*profile.universal, *[ability for item in hero.items() for ability in TRAITS[item].grants]]
        assert len(had) == len(set(had)), f"{profile.id} has {had}"
        poles = [arms.kind for arms in hero.weapons() if CATALOGUE.weapons[arms.kind].denies_charge]
        assert not poles or "hardened_defender" not in had
        useless = set[str]()
        if profile.fur < 0:
            useless |= {"fang_of_fury", "draught_of_cinders", "concoction_of_the_changing_rage"}
        if not profile.is_sorcerer():
            useless |= {"heart_of_the_volcano", "hand_of_kazag", "staff_of_the_thousand_eyes"}
        if profile.morale == UNBREAKABLE:
            useless |= {"potion_of_courage", "rune_of_unbreakable_courage"}
        if not hero.ranged():
            useless |= {"piercing_lava"}
        assert not useless & set(hero.items()), profile.id


def test_a_ready_made_band_that_does_not_add_up_is_told() -> None:
    data: Any = copy.deepcopy(home_file(HOME, "bands.toml"))
    data["band"][0]["points"] = 296
    with pytest.raises(BadData, match=r"band 1 \(book_scout_packs\)\.points: expected 271, got 296"):
        read_ready_bands(data, "bands.toml")


def test_every_ready_made_band_has_a_name() -> None:
    assert {f"band-{name}" for name in READY_BANDS} - set(named()) == set()


# -- points and size ------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAN-01", "SW-SIZ-01")
def test_a_band_costs_no_more_than_agreed() -> None:
    assert legion(line("near_heart", options=["near_heart_long"]), points=500) == []
    assert legion(line("near_heart", options=["near_heart_long"], count=3), points=500) == [
        "too_expensive SW-BAN-01"
    ]


@pytest.mark.rule("SW-BAN-02", "SW-SIZ-01", "SW-SIZ-03", "SW-SIZ-04", "SW-SIZ-05")
@pytest.mark.parametrize(
    ("points", "size"),
    [
        (1, "scout"),
        (499, "scout"),
        (500, "skirmish"),
        (749, "skirmish"),
        (750, "sovereign"),
        (999, "sovereign"),
        (1000, "epic"),
        (4000, "epic"),
    ],
)
def test_the_agreed_points_make_the_size(points: int, size: str) -> None:
    assert CATALOGUE.size_of(points).id == size


@pytest.mark.rule("SW-BAN-03", "SW-SIZ-02", "SW-BAN-04", "SW-COM-03")
def test_a_scout_band_has_no_heroes_and_all_others_one_leader() -> None:
    assert told("alliance", 499, *LEGION) == []
    assert legion(points=499) == ["no_heroes SW-SIZ-02"]
    assert told("alliance", 749, *LEGION) == ["no_leader SW-BAN-04"]
    taem = line("taem", artefacts=["rune_of_doubt"])
    assert legion(taem) == ["too_many_leaders SW-COM-03"]
    assert "too_many_leaders SW-COM-03" in legion(leader={**RODANES, "count": 2}, points=999)


@pytest.mark.rule("SW-BAN-03", "SW-SIZ-03", "SW-SIZ-04", "SW-BAN-14")
def test_an_avatar_is_for_sovereign_and_epic_games_and_there_is_one_at_most() -> None:
    laroc = line("laroc", artefacts=["arcane_attack_cloak"])
    assert legion(laroc) == ["no_heroes SW-BAN-03"]
    assert legion(laroc, points=999) == []
    second = line("laroc", artefacts=["arcane_defence_cloak"])
    assert legion(laroc, second, points=999) == ["too_many_avatars SW-BAN-03"]


@pytest.mark.rule("SW-BAN-03", "SW-SIZ-05", "SW-SIZ-06", "SW-BAN-06")
def test_a_superior_is_for_epic_games_and_there_is_one_at_most() -> None:
    ikarus = line("ikarus", faction="legion")
    more = [line("tactical_explorer"), line("near_heart")]
    assert legion(ikarus, points=999) == ["too_many SW-SIZ-06"]
    assert legion(ikarus, *more, points=1000) == []
    assert legion({**ikarus, "count": 2}, *more, points=1249) == ["too_many SW-BAN-06"]


@pytest.mark.rule("SW-COM-05", "SW-BAN-05", "SW-ORD-04")
def test_messengers_are_limited_by_the_command_of_the_leader() -> None:
    postman = line("postman", faction="legion")
    assert legion({**postman, "count": 4}) == []
    assert legion({**postman, "count": 5}) == ["too_many_messengers SW-COM-05"]
    assert told("alliance", 499, *LEGION, postman) == ["too_many_messengers SW-BAN-05"]


@pytest.mark.rule("SW-BAN-06", "SW-SIZ-08")
def test_regular_and_average_troops_are_mandatory_and_elites_few() -> None:
    assert told("alliance", 749, RODANES, line("near_heart")) == ["too_few SW-BAN-06"]
    assert told("alliance", 749, RODANES, line("tactical_explorer", count=2)) == ["too_few SW-BAN-06"]
    assert legion(line("equestrian_heart", count=2)) == []
    assert legion(line("equestrian_heart", count=3), points=999) == ["too_many SW-BAN-06"]
    assert told("alliance", 499, *LEGION, line("equestrian_heart", count=2)) == ["too_many SW-BAN-06"]


@pytest.mark.rule("SW-BAN-06")
def test_in_epic_games_more_points_ask_for_more_troops() -> None:
    assert least_troops(1249) == {REGULAR: 3, AVERAGE: 2}
    assert least_troops(1250) == {REGULAR: 4, AVERAGE: 3}
    assert least_troops(1500) == {REGULAR: 5, AVERAGE: 4}
    assert least_troops(999) == {REGULAR: 2, AVERAGE: 1}
    more = [line("tactical_explorer"), line("near_heart"), line("equestrian_heart", count=4)]
    assert legion(*more, points=1249) == ["too_many SW-BAN-06"]
    few = [line("tactical_explorer", count=2), line("near_heart", count=2), line("equestrian_heart", count=4)]
    assert legion(*few, points=1250) == []


@pytest.mark.rule("SW-BAN-06")
def test_the_igneous_guard_does_not_count_towards_the_minimum() -> None:
    igniis = line("igniis", artefacts=["piercing_lava"])
    lines = [igniis, line("igneous_guard"), line("rider"), line("pack_of_imps")]
    assert told("packs_of_urueh", 749, *lines) == ["too_few SW-BAN-06"]
    assert told("packs_of_urueh", 749, *lines, line("sorrep")) == []


@pytest.mark.rule("SW-BAN-07")
def test_a_group_is_one_choice() -> None:
    assert told("alliance", 749, RODANES, line("cohort_of_postulants"), line("near_heart")) == [
        "too_few SW-BAN-06"
    ]
    assert (
        read_roster({"race": "alliance", "recruits": [line("cohort_of_postulants", count=2)]}).figures() == 8
    )


# -- races ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAN-08")
def test_a_band_is_of_one_race() -> None:
    assert told("alliance", 499, *LEGION, line("rider")) == ["other_race SW-BAN-08"]


@pytest.mark.rule("SW-BAN-08")
def test_who_may_choose_a_faction_must() -> None:
    assert legion(line("postman")) == ["no_faction SW-BAN-08"]
    assert legion(line("postman", faction="cult")) == ["no_faction SW-BAN-08"]
    assert legion(line("near_heart", faction="mercenaries")) == ["no_faction SW-BAN-08"]


@pytest.mark.rule("SW-BAN-08")
def test_the_igneous_guard_serves_igniis_once() -> None:
    assert told("packs_of_urueh", 749, LANCE, *PACKS, line("igneous_guard")) == ["needs_leader SW-BAN-08"]
    igniis = line("igniis", artefacts=["piercing_lava"])
    assert told("packs_of_urueh", 749, igniis, *PACKS, line("igneous_guard")) == []
    assert told("packs_of_urueh", 749, igniis, *PACKS, line("igneous_guard", count=2)) == [
        "too_many_of SW-BAN-08"
    ]


def limits(race: str, points: int, *lines: dict[str, Any]) -> list[str]:
    """The rules of the race that a band breaks."""
    found = roster_problems({"race": race, "recruits": list(lines)}, points)
    return [str(one.args["limit"]) for one in found if one.reason == "spherewars.band.race_rule"]


TIR_ABE = line("tir_abe", artefacts=["skinripper_rune"])
SULL = line("sull", artefacts=["skull_staff"])
RAGGARTH = line("raggarth", artefacts=["rune_of_vigour"])
TAEM = line("taem", artefacts=["rune_of_doubt"])


@pytest.mark.rule("SW-BAN-08")
@pytest.mark.parametrize(
    ("race", "limit", "kept", "broken"),
    [
        ("scions_of_kurgan", "tir_abe_no_shamans", [NEK_ORG, line("shaman")], [TIR_ABE, line("shaman")]),
        (
            "scions_of_kurgan",
            "tir_abe_few_dowsers",
            [TIR_ABE, line("dowser")],
            [TIR_ABE, line("dowser", count=2)],
        ),
        (
            "scions_of_kurgan",
            "sull_no_devastators",
            [TIR_ABE, line("devastator")],
            [SULL, line("devastator")],
        ),
        ("scions_of_kurgan", "sull_few_fiends", [SULL, line("fiend")], [SULL, line("fiend", count=2)]),
        ("scions_of_kurgan", "soimi_majority", [NEK_ORG, line("lackey")], [NEK_ORG, line("lackey", count=2)]),
        (
            "scions_of_kurgan",
            "raggarth_few_soimi",
            [RAGGARTH, line("lackey", count=2), line("fiend")],
            [RAGGARTH, line("lackey"), line("fiend")],
        ),
        (
            "scions_of_kurgan",
            "raggarth_no_cult_elites",
            [RAGGARTH, line("shaman")],
            [RAGGARTH, line("devastator"), line("lackey", count=5)],
        ),
        ("alliance", "mixed_band", [TAEM, line("near_heart")], [TAEM, line("near_heart"), line("ranger")]),
        (
            "packs_of_urueh",
            "beasts_need_masters",
            [LANCE, line("rider"), line("sorrep", count=2)],
            [LANCE, line("rider"), line("sorrep", count=3)],
        ),
        ("adepts_of_malesur", "few_mole_boys", [line("mole_boy", count=2)], [line("mole_boy", count=3)]),
    ],
)
def test_the_limits_of_a_race(
    race: str, limit: str, kept: list[dict[str, Any]], broken: list[dict[str, Any]]
) -> None:
    assert limits(race, 749, *kept) == []
    assert limits(race, 749, *broken) == [limit]


@pytest.mark.rule("SW-BAN-08")
def test_who_chose_a_faction_counts_where_it_chose_and_a_scout_band_mixes_freely() -> None:
    mixed = [TAEM, line("near_heart")]
    assert limits("alliance", 749, *mixed, line("postman", faction="mercenaries")) == []
    assert limits("alliance", 749, *mixed, line("postman", faction="legion")) == ["mixed_band"]
    assert limits("alliance", 499, line("near_heart", count=2), line("lookout")) == []


@pytest.mark.rule("SW-BAN-14")
def test_the_scions_have_no_avatar() -> None:
    rule = CATALOGUE.races["scions_of_kurgan"].rules[0]
    assert (rule.kind, rule.rank) == ("forbid_rank", 1)
    assert [one.id for one in CATALOGUE.recruits("scions_of_kurgan") if one.rank == 1] == []
    strange = told("scions_of_kurgan", 999, NEK_ORG, *SOIMI, line("laroc", artefacts=["arcane_attack_cloak"]))
    assert "race_rule SW-BAN-08" in strange


# -- equipment, artefacts, consumables ------------------------------------------------------------


@pytest.mark.rule("SW-EQU-01", "SW-BAN-13", "SW-WIN-08")
def test_an_option_is_paid_and_comes_from_the_profile() -> None:
    band = read_roster(
        {"race": "alliance", "recruits": [line("near_heart", options=["near_heart_blunt"], count=2)]}
    )
    assert (band.price(), band.recruits[0].price()) == (2 * (53 + 12), 65)
    assert [arms.kind for arms in band.recruits[0].weapons()] == ["blunt"]
    assert legion(line("near_heart")) == []  # without one it plays with DEX and STR 1 lower
    assert legion(line("near_heart", options=["nirlem_blunt"])) == ["strange_option SW-EQU-01"]
    both = ["near_heart_blunt", "near_heart_long"]
    assert legion(line("near_heart", options=both)) == ["two_options SW-EQU-01"]


@pytest.mark.rule("SW-EQU-01")
def test_an_option_to_shoot_gives_a_ranged_weapon() -> None:
    lines: list[Any] = [line("tactical_explorer", options=["explorer_light_tension"])]
    explorer = read_roster({"race": "alliance", "recruits": lines}).recruits[0]
    assert [arms.kind for arms in explorer.ranged()] == ["light_tension"]
    assert [arms.kind for arms in explorer.weapons()] == ["light"]


def equipped(leader: str, *artefacts: str, points: int = 749, **more: Any) -> list[str]:
    return legion(leader=line(leader, artefacts=list(artefacts), **more), points=points)


@pytest.mark.rule("SW-ART-01", "SW-BAN-09")
def test_artefacts_cost_arcane_power_and_no_points() -> None:
    assert equipped("rodanes", "rune_of_vigour", "rune_of_doubt", "fang_of_fury") == []
    too_much = ["rune_of_the_paralysing_mirror", "rune_of_doubt", "fang_of_fury"]
    assert equipped("rodanes", *too_much) == ["too_much_power SW-ART-01"]
    band = read_roster({"race": "alliance", "recruits": [RODANES]})
    assert band.price() == 176
    carrier = line("near_heart", artefacts=["fang_of_fury"])
    assert legion(carrier) == ["too_much_power SW-ART-01"]


@pytest.mark.rule("SW-ART-02")
def test_artefacts_fill_the_slots_of_the_profile() -> None:
    assert equipped("rodanes", "rune_of_doubt", "protecting_skin_rune", "fang_of_fury") == []
    assert equipped("rodanes", "fang_of_fury", "tactical_ring") == ["no_slot SW-ART-02"]
    assert equipped("rodanes", "arcane_attack_cloak") == ["no_slot SW-ART-02"]
    taem = line("taem", artefacts=["rune_of_doubt", "protecting_skin_rune"])
    mercenaries = [line("lookout", count=2), line("barbarian"), line("tax_collector")]
    problems = ["no_slot SW-ART-02", "one_rune_each SW-EQU-03"]
    assert told("alliance", 749, taem, *mercenaries) == problems


@pytest.mark.rule("SW-ART-04")
def test_an_artefact_is_there_once_in_a_band() -> None:
    laroc = line("laroc", artefacts=["rune_of_vigour"])
    assert legion(laroc, points=999) == ["artefact_twice SW-ART-04"]
    assert "carriers SW-ART-04" in legion(leader={**RODANES, "count": 2}, points=999)


@pytest.mark.rule("SW-ART-05", "SW-ART-08", "SW-EQU-04")
def test_an_attack_rune_needs_a_weapon_that_is_neither_natural_nor_special_nor_default() -> None:
    assert equipped("nirlem", "light_attack_rune", options=["nirlem_blunt"]) == []
    assert equipped("nirlem", "light_attack_rune") == ["nothing_to_engrave SW-ART-05"]
    adepts = [line("snake_man", count=2), line("werelynx")]
    shaogi = line("shaogi", artefacts=["rune_of_vigour"])
    assert told("adepts_of_malesur", 749, shaogi, *adepts) == ["nothing_to_engrave SW-ART-05"]
    favour = line("shaogi", artefacts=["favour_of_fear"])
    assert told("adepts_of_malesur", 749, favour, *adepts) == []


@pytest.mark.rule("SW-ART-05", "SW-ART-20", "SW-ART-21")
def test_some_runes_fit_some_weapons_only() -> None:
    assert equipped("rodanes", "skin_penetrating_rune") == []
    assert equipped("rodanes", "skinripper_rune") == ["wrong_weapon SW-ART-05"]
    assert equipped("nirlem", "skinripper_rune", options=["nirlem_blunt"]) == []


@pytest.mark.rule("SW-ART-06", "SW-EQU-39", "SW-EQU-03")
def test_a_defence_rune_needs_armour_or_shield() -> None:
    assert equipped("rodanes", "rune_of_doubt", "protecting_skin_rune") == []
    raggarth = [RAGGARTH, line("lackey", count=2), line("ripper")]
    assert told("scions_of_kurgan", 749, *raggarth) == []
    bare = line("avernal_lance", artefacts=["rune_of_doubt"])
    assert told("packs_of_urueh", 749, bare, *PACKS) == ["nothing_to_engrave SW-ART-06"]
    lava = line("avernal_lance", artefacts=["crusting_lava"])
    assert told("packs_of_urueh", 749, lava, *PACKS) == []


@pytest.mark.rule("SW-ART-07", "SW-EQU-03")
def test_two_weapons_bear_a_rune_each_and_one_weapon_one() -> None:
    two = ["rune_of_vigour", "rune_of_the_skilful"]
    lines = [line("lackey", count=2), line("ripper")]
    assert told("scions_of_kurgan", 749, line("raggarth", artefacts=two), *lines) == []
    assert equipped("rodanes", *two) == ["no_slot SW-ART-02", "one_rune_each SW-EQU-03"]


@pytest.mark.rule("SW-ART-05", "SW-ART-07", "SW-EQU-03")
@pytest.mark.parametrize(
    ("artefacts", "problems"),
    [
        (["rune_of_vigour", "rune_of_the_skilful"], ["one_rune_each SW-EQU-03"]),
        (["rune_of_vigour", "skinburner_lava"], []),
        (["rune_of_vigour", "piercing_lava"], []),
    ],
)
def test_a_rune_for_hand_to_hand_combat_is_on_no_bow(artefacts: list[str], problems: list[str]) -> None:
    """Igniis has a sword and a bow; lavas are given to his body."""
    assert told("packs_of_urueh", 749, line("igniis", artefacts=artefacts), *PACKS) == problems


@pytest.mark.rule("SW-ART-17")
def test_an_artefact_of_another_race_is_not_for_sale() -> None:
    assert equipped("rodanes", "pearl_of_the_deep") == ["item_of_other_race SW-ART-17"]


@pytest.mark.rule("SW-ART-30")
def test_the_tactical_ring_is_for_leaders() -> None:
    assert equipped("rodanes", "tactical_ring") == []
    laroc = line("laroc", artefacts=["tactical_ring"])
    assert legion(laroc, points=999) == ["leaders_only SW-ART-30"]


@pytest.mark.rule("SW-BAN-10")
def test_a_hero_with_arcane_power_carries_an_artefact() -> None:
    assert equipped("rodanes") == ["no_artefact SW-BAN-10"]
    band = read_roster({"race": "alliance", "recruits": [RODANES]})
    assert [(one.rule, one.args["left"]) for one in band_warnings(band)] == [("SW-BAN-10", 2)]


@pytest.mark.rule("SW-BAN-11", "SW-CON-01", "SW-CON-02")
def test_a_hero_buys_up_to_three_consumables() -> None:
    three = ["attack_potion", "inferior_healing_potion", "superior_vigour_potion"]
    hero = {**RODANES, "consumables": three}
    assert read_roster({"race": "alliance", "recruits": [hero]}).price() == 176 + 3 + 7 + 2
    assert legion(leader=hero) == []
    hero = {**RODANES, "consumables": [*three, "defence_potion"]}
    assert legion(leader=hero) == ["too_many_consumables SW-CON-02"]
    assert legion(line("near_heart", consumables=["attack_potion"])) == ["too_many_consumables SW-CON-02"]


@pytest.mark.rule("SW-CON-03", "SW-BAN-11")
def test_consumables_of_one_bearer_have_different_typologies() -> None:
    twice = {**RODANES, "consumables": ["inferior_healing_potion", "healing_ointment"]}
    assert legion(leader=twice) == ["same_typology SW-CON-03"]


@pytest.mark.rule("SW-CON-09", "SW-CON-10", "SW-CON-16")
def test_some_consumables_are_for_some_heroes_only() -> None:
    assert legion(leader={**RODANES, "consumables": ["oath_wine"]}) == []
    assert legion(leader={**RODANES, "consumables": ["fear_blow"]}) == ["item_of_other_race SW-CON-09"]
    laroc = line("laroc", artefacts=["arcane_attack_cloak"], consumables=["strategic_papyrus"])
    assert legion(laroc, points=999) == ["leaders_only SW-CON-10"]
    assert legion(leader={**RODANES, "consumables": ["strategic_papyrus"]}) == []
    sorcery = {**RODANES, "consumables": ["inferior_enchantment_papyrus"]}
    assert legion(leader=sorcery) == ["sorcerers_only SW-CON-16"]


@pytest.mark.rule("SW-CON-22", "SW-CON-30")
def test_printed_prices_are_an_option() -> None:
    hero = {**RODANES, "consumables": ["superior_speed_potion", "sublime_combat_potion"]}
    band = read_roster({"race": "alliance", "recruits": [hero]})
    assert (band.price(), band.price(printed=True)) == (176 + 5 + 17, 176 + 3 + 7)


@pytest.mark.rule("SW-BAN-12")
def test_artefacts_and_consumables_are_hidden() -> None:
    hero = {**RODANES, "consumables": ["attack_potion"]}
    band = read_roster(
        {"race": "alliance", "recruits": [hero, line("near_heart", options=["near_heart_long"])]}
    )
    assert band.written() == {
        "race": "alliance",
        "recruits": [hero, line("near_heart", options=["near_heart_long"])],
    }
    assert band.written(hidden=False) == {
        "race": "alliance",
        "recruits": [line("rodanes"), line("near_heart", options=["near_heart_long"])],
    }
    assert band.recruits[0].open_price() == 176


# -- reading and building -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ("nobody", "band"),
        (7, "band"),
        ({"recruits": []}, "band.race"),
        ({"race": "elves", "recruits": []}, "band.race"),
        ({"race": "alliance", "recruits": [{"combatant": "postulant"}]}, "band: recruits 1.combatant"),
        ({"race": "alliance", "recruits": [{"combatant": "taem", "count": 0}]}, "band: recruits 1.count"),
        (
            {"race": "alliance", "recruits": [{"combatant": "taem", "artefacts": ["x"]}]},
            "recruits 1.artefacts[0]",
        ),
        ({"race": "alliance", "recruits": [{"combatant": "taem", "hats": 1}]}, "band: recruits 1.hats"),
        ({"race": "alliance", "recruits": [line("taem")] * 61}, "band: recruits"),
    ],
)
def test_a_roster_that_cannot_be_read_is_told(data: Any, place: str) -> None:
    (problem,) = roster_problems(data, 500)
    assert problem.reason == "spherewars.band.unreadable"
    assert place in str(problem.args["where"])


def test_all_problems_are_told_at_once() -> None:
    bad = line("taem", artefacts=["arcane_attack_cloak"], consumables=["fear_blow"])
    sorrep = line("sorrep", count=2)
    assert told("alliance", 499, bad, sorrep, line("near_heart", options=["nirlem_long"])) == [
        "no_heroes SW-SIZ-02",
        "other_race SW-BAN-08",
        "race_rule SW-BAN-08",
        "no_slot SW-ART-02",
        "item_of_other_race SW-CON-09",
        "strange_option SW-EQU-01",
    ]


@cache
def offered(points: int) -> list[Any]:
    return list(bands_for(points))


@pytest.mark.parametrize("points", [300, 500, 750, 1000])
def test_bands_of_every_race_are_proposed_and_all_are_legal(points: int) -> None:
    races = {read_roster(one).race for one in offered(points)}
    assert races == set(CATALOGUE.races)
    assert [one for one in offered(points) if roster_problems(one, points)] == []


@pytest.mark.parametrize("race", CATALOGUE.races)
def test_a_band_at_random_spends_most_of_its_points(race: str) -> None:
    for points in (300, 600, 1000):
        band = random_band(race, points, Draw(7))
        assert roster_problems(band.written(), points) == []
        assert points * 3 // 4 < band.price() <= points


def test_bands_at_random_carry_every_consumable() -> None:
    seen: set[str] = set()
    for race in CATALOGUE.races:
        for number in range(60):
            band = random_band(race, 1000, Draw(number))
            seen |= {item.id for recruit in band.recruits for item in recruit.consumables}
    assert seen == set(CATALOGUE.consumables)


def test_the_question_takes_a_legal_band_and_tells_the_first_problem() -> None:
    question = BuildBand(0, 500)
    assert question.check("skirmish_packs_lance") is None
    refused = question.check("epic_packs_volcano")
    assert refused is not None
    assert refused.reason == "spherewars.band.too_expensive"
    assert question.check(3) is not None
    assert question.check(question.sample(Draw(1))) is None
    assert question.show("skirmish_packs_lance").note is not None


def test_rosters_given_before_the_game_are_checked() -> None:
    check_rosters(["skirmish_packs_lance", None], 500)
    with pytest.raises(BadData, match=r"rosters\[1\]: expected a band the rules allow"):
        check_rosters([None, "epic_packs_volcano"], 500)
