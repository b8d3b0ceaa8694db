"""What the rules say about single entries of the data."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.profile import (
    COMMON_FEAR,
    COMMON_HEIGHT,
    FRIGHTENING,
    HEIGHTS,
    RESPECTABLE,
    SLOTS,
    TERRIFYING,
)
from dicefront.games.spherewars.rules.rows import ANY_RACE

PROFILES, ITEMS = CATALOGUE.profiles, CATALOGUE.consumables


# -- profiles -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAS-02", "SW-BAS-03")
def test_bases_follow_height_and_wounds() -> None:
    wide = {"pack_of_summoners": 40, "pack_of_mongoose_boys": 40}
    for one in PROFILES.values():
        by_height = {"flat": 25, "small": 25, "large": 40, "huge": 50, "colossal": 60}
        usual = by_height.get(HEIGHTS[one.height], 25 if one.wounds <= 4 else 30)
        assert one.radius == 50 * wide.get(one.id, usual), one.id
    assert PROFILES["fiend"].radius > PROFILES["lookout"].radius
    assert PROFILES["fiend"].height == PROFILES["lookout"].height == COMMON_HEIGHT


@pytest.mark.rule("SW-SPE-01", "SW-SPE-03")
def test_sorcerers_and_their_power() -> None:
    power = {name: PROFILES[name].pow for name in PROFILES if PROFILES[name].is_sorcerer()}
    printed = {"nirlem": 2, "tax_collector": 2, "satanor": 8, "sull": 4, "dowser": 1, "miuhalo": 7}
    assert {name: power[name] for name in printed} == printed
    assert power["laroc"] + 2 * power["tax_collector"] == 11
    assert power["sull"] + power["shaman"] + power["dowser"] == 8
    assert power["pack_of_mongoose_boys"] == 3


@pytest.mark.rule("SW-MOR-23", "SW-TRA-04")
def test_fear_levels() -> None:
    names = ("postulant", "werelynx", "miz_rider", "leviathan", "liehhan", "rider")
    levels = [COMMON_FEAR, RESPECTABLE, FRIGHTENING, TERRIFYING, FRIGHTENING, RESPECTABLE]
    assert [PROFILES[name].fear for name in names] == levels


@pytest.mark.rule("SW-ATT-03", "SW-ORD-01")
def test_command_of_the_leaders() -> None:
    command = {
        name: PROFILES[name].com for name in ("tir_abe", "avernal_lance", "shaogi", "rodanes", "yenay")
    }
    assert command == {"tir_abe": 2, "avernal_lance": 3, "shaogi": 3, "rodanes": 4, "yenay": 3}
    assert all((one.com > 0) == (one.rank == 0) for one in PROFILES.values())


@pytest.mark.rule("SW-ATT-05")
def test_who_shoots_has_precision() -> None:
    for one in PROFILES.values():
        assert (one.pre > 0) == bool(one.ranged), one.id
        shoots = any(CATALOGUE.options[name].ranged for name in one.options)
        assert (one.pre_with_option > 0) == shoots, one.id


@pytest.mark.rule("SW-ATT-09")
def test_who_performs_deeds_has_fury() -> None:
    for one in PROFILES.values():
        deeds = [name for name in one.abilities if CATALOGUE.abilities[name].use == 1]
        assert not deeds or one.fur > 0, one.id


@pytest.mark.rule("SW-ATT-10")
def test_who_casts_has_power() -> None:
    for one in PROFILES.values():
        spells = [name for name in one.abilities if CATALOGUE.abilities[name].use == 2]
        assert not spells or one.pow > 0, one.id


# -- equipment ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-EQU-04", "SW-EQU-05", "SW-EQU-11", "SW-EQU-12", "SW-EQU-13")
def test_dice_of_weapons_and_pairs() -> None:
    dice = {one.id: (one.dex_dice, one.pair_dex_dice) for one in CATALOGUE.weapons.values()}
    assert dice == {
        "light": (0, 1),
        "conventional": (1, 2),
        "blunt": (0, -1),
        "long": (0, 0),
        "long_mounted": (0, 0),
        "spear_of_the_mercenaries": (1, 1),
        "hammer_of_the_legion": (0, -1),
    }


@pytest.mark.rule("SW-EQU-06", "SW-EQU-08", "SW-EQU-09", "SW-EQU-10")
def test_what_blunt_and_long_weapons_do() -> None:
    weapons = CATALOGUE.weapons
    assert (weapons["blunt"].con_if_weak, weapons["blunt"].con_if_strong) == (1, 2)
    assert (weapons["long"].denies_charge, weapons["long"].keeps_charge) == (True, False)
    assert (weapons["long_mounted"].denies_charge, weapons["long_mounted"].keeps_charge) == (True, True)
    assert weapons["long"].cancels == weapons["long_mounted"].cancels == ["hardened_attacker"]
    spear = weapons["spear_of_the_mercenaries"]
    assert (spear.base, spear.base_mounted) == ("long", "long_mounted")


@pytest.mark.rule("SW-EQU-23", "SW-EQU-31", "SW-EQU-34", "SW-EQU-35", "SW-EQU-36")
def test_characteristics_of_ranged_weapons() -> None:
    charge, run, fast = "shot_against_charge", "shot_in_movement", "shot_while_speeding_up"
    assert {one.id: set(one.traits) for one in CATALOGUE.ranged.values()} == {
        "light_tension": {charge, run},
        "tension": {charge, run},
        "light_mechanical": {charge, "partial_penetration"},
        "mechanical": {"total_penetration"},
        "light_powder": {"partial_penetration"},
        "powder": {"total_penetration"},
        "projectile": {charge, fast, run},
    }


@pytest.mark.rule("SW-EQU-39", "SW-EQU-40", "SW-EQU-41", "SW-EQU-42", "SW-EQU-43", "SW-SCN-24")
def test_armours_and_shields() -> None:
    rows = [*CATALOGUE.armours.values(), *CATALOGUE.shields.values()]
    values = {one.id: (one.con_mundane, one.con_arcane, one.mov, one.dex_dice, one.rune) for one in rows}
    assert values == {
        "cloth": (0, 0, 0, 0, False),
        "leather": (0, 1, 0, 0, True),
        "chainmail": (1, 0, 0, 0, True),
        "plates": (2, 0, -1, 0, True),
        "orichalcum": (2, 2, 0, 0, False),
        "shield": (1, 1, 0, 0, True),
        "shield_of_the_legion": (1, 1, 0, 1, False),
        "sacred_shield": (1, 1, 0, 0, False),
    }
    assert CATALOGUE.armours["plates"].forbids == ["deep_aquatic"]


# -- artefacts and consumables --------------------------------------------------------------------


@pytest.mark.rule("SW-ART-03")
def test_levels_of_artefacts_follow_their_cost() -> None:
    for one in CATALOGUE.artefacts.values():
        assert one.level == ["enchanted", "enchanted", "legendary", "legendary", "epic"][one.cost - 1], one.id


COMMON = [
    ("rune_of_the_skilful", "attack", ["expert_combatant", "bodyguard"]),
    ("rune_of_vigour", "attack", ["assault"]),
    ("skinripper_rune", "attack", ["hardened_defender"]),
    ("skin_penetrating_rune", "attack", []),
    ("rune_of_unbreakable_courage", "defence", []),
    ("rune_of_doubt", "defence", ["hardened_defender"]),
    ("protecting_skin_rune", "defence", []),
    ("arcane_defence_cloak", "cloak", []),
    ("arcane_attack_cloak", "cloak", []),
    ("staff_of_the_thousand_eyes", "staff", ["channelling"]),
    ("staff_of_the_wayfarer", "staff", []),
    ("fang_of_fury", "jewellery", []),
    ("tactical_ring", "jewellery", []),
]


@pytest.mark.rule("SW-ART-18", "SW-ART-19", "SW-ART-20", "SW-ART-21", "SW-ART-22", "SW-ART-23", "SW-ART-24")
@pytest.mark.rule("SW-ART-25", "SW-ART-26", "SW-ART-27", "SW-ART-28", "SW-ART-29", "SW-ART-30")
def test_the_thirteen_common_artefacts() -> None:
    common = [one for one in CATALOGUE.artefacts.values() if one.race == ANY_RACE]
    assert [(one.id, SLOTS[one.slot], one.grants) for one in common] == COMMON
    assert {one.cost for one in common} == {1}
    assert [one.id for one in common if one.activated] == ["staff_of_the_wayfarer"]


@pytest.mark.rule("SW-ART-24")
def test_what_the_protecting_skin_rune_cancels() -> None:
    assert CATALOGUE.artefacts["protecting_skin_rune"].cancels == [
        "skinripper_rune",
        "skin_penetrating_rune",
        "skinscorcher_lava",
        "skinburner_lava",
        "skinripper_favour",
        "skin_penetrating_favour",
    ]


@pytest.mark.rule("SW-CON-10", "SW-CON-11", "SW-CON-13", "SW-CON-14", "SW-CON-15", "SW-CON-16")
@pytest.mark.rule("SW-CON-18", "SW-CON-19", "SW-CON-20", "SW-CON-21", "SW-CON-22", "SW-CON-23")
@pytest.mark.rule("SW-CON-25", "SW-CON-26", "SW-CON-27", "SW-CON-29", "SW-CON-30")
@pytest.mark.parametrize(
    ("typology", "prices", "carrier"),
    [
        ("strategic_papyrus", [1], "leader"),
        ("mist_scroll", [1, 2, 4], "hero"),
        ("vigour_potion", [1, 2, 4], "hero"),
        ("stamina_potion", [2, 3, 5], "hero"),
        ("dispelling_papyrus", [2, 4, 8], "hero"),
        ("enchantment_papyrus", [2, 4, 8], "hero_sorcerer"),
        ("attack_potion", [3], "hero"),
        ("defence_potion", [3], "hero"),
        ("potion_of_courage", [3], "hero"),
        ("agility_potion", [3, 4, 6], "hero"),
        ("speed_potion", [3, 5], "hero"),
        ("command_scroll", [3, 6, 10], "leader"),
        ("cancellation_papyrus", [7, 12], "hero"),
        ("healing", [7, 14, 21, 14], "hero"),
        ("tactical_papyrus", [7, 14, 21], "leader"),
        ("combat_potion", [7, 10, 17], "hero"),
    ],
)
def test_prices_of_common_consumables(typology: str, prices: list[int], carrier: str) -> None:
    rows = [one for one in ITEMS.values() if one.typology == typology]
    assert [one.bp for one in rows] == prices
    assert {one.carrier for one in rows} == {carrier}
    assert {one.race for one in rows} == {ANY_RACE}


@pytest.mark.rule("SW-CON-13", "SW-CON-14", "SW-CON-18", "SW-CON-19", "SW-CON-20", "SW-CON-21", "SW-CON-22")
@pytest.mark.rule("SW-CON-25", "SW-CON-26", "SW-CON-27", "SW-CON-29", "SW-CON-30")
@pytest.mark.parametrize(
    ("item", "windows"),
    [
        ("superior_vigour_potion", "before_precision_roll before_dexterity_roll"),
        (
            "superior_stamina_potion",
            "before_precision_roll before_dexterity_roll before_deed_roll after_spell_designation",
        ),
        ("attack_potion", "before_joining_combat"),
        ("defence_potion", "before_dexterity_roll"),
        ("potion_of_courage", "before_morale_roll"),
        ("inferior_agility_potion", "before_dexterity_roll"),
        ("inferior_speed_potion", "before_movement_phase"),
        ("inferior_command_scroll", "order_window"),
        ("inferior_cancellation_papyrus", "after_visible_casting"),
        ("sublime_cancellation_papyrus", "after_final_outcome"),
        (
            "healing_ointment",
            "after_precision_roll after_dexterity_roll after_damage_roll after_deed_roll after_hiding_gems",
        ),
        ("inferior_tactical_papyrus", "before_strategic_roll"),
        ("superior_combat_potion", "before_precision_roll before_dexterity_roll"),
    ],
)
def test_when_consumables_are_taken(item: str, windows: str) -> None:
    assert set(ITEMS[item].when) == set(windows.split())


@pytest.mark.rule("SW-ORD-17", "SW-CRI-18")
def test_every_race_has_an_order_and_a_critical_of_its_own() -> None:
    assert [(race.order.id, race.critical.id) for race in CATALOGUE.races.values()] == [
        ("devour", "devouring_bite"),
        ("by_the_alliance", "stunning_blow"),
        ("incinerate", "burning_wound"),
        ("fade_away", "feral_terror"),
    ]
