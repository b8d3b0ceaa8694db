"""COM, ATT, TRA, EQU, ART, CON: what the data files say, and what broken ones are told."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE, house_files, read_catalogue
from dicefront.games.spherewars.rules.profile import (
    AVATAR,
    CLUMSY,
    COMMON_HEIGHT,
    EPHEMERAL,
    FRIGHTENING,
    LEADER,
    NONE,
    RANKS,
    SPECIAL,
    SPECIAL_MOVE,
    UNBREAKABLE,
    VARIABLE,
    Profile,
)
from dicefront.games.spherewars.rules.rows import BEARER, DEED, PASSIVE, SPELL, VARIABLE_SUCCESSES
from dicefront.kernel.errors import BadData

PROFILES = CATALOGUE.profiles


def complaint(files: dict[str, Any]) -> str:
    with pytest.raises(BadData) as caught:
        read_catalogue(files)
    return str(caught.value)


@cache
def plain() -> dict[str, Any]:
    return dict(house_files())


def files_to_break() -> dict[str, Any]:
    return copy.deepcopy(plain())


def entry(files: dict[str, Any], file: str, kind: str, id: str) -> dict[str, Any]:
    return next(one for one in files[file][kind] if one["id"] == id)


def broken(file: str, rows: str, which: str, **changes: Any) -> str:
    """What is said about the files once an entry has changed; ``None`` takes a field away."""
    files = files_to_break()
    one = entry(files, file, rows, which)
    for name, value in changes.items():
        if value is None:
            del one[name]
        else:
            one[name] = value
    return complaint(files)


# -- what there is --------------------------------------------------------------------------------


def test_the_catalogue_holds_everything_the_book_names() -> None:
    recruits = [len(CATALOGUE.recruits(race)) for race in CATALOGUE.races]
    assert recruits == [16, 16, 15, 14]
    assert len(PROFILES) == 61 + 7
    uses = [ability.use for ability in CATALOGUE.abilities.values()]
    assert [uses.count(use) for use in (PASSIVE, DEED, SPELL)] == [52, 38, 25]
    assert (len(CATALOGUE.artefacts), len(CATALOGUE.consumables), len(CATALOGUE.universal)) == (38, 48, 31)
    assert len(set(CATALOGUE.trait_ids())) == 267


@pytest.mark.rule("SW-COM-01", "SW-COM-02")
def test_every_combatant_has_one_rank_and_heroes_are_leaders_and_avatars() -> None:
    for profile in PROFILES.values():
        assert profile.is_hero() == (RANKS[profile.rank] in ("leader", "avatar"))
    counts = [sum(one.rank == rank for one in PROFILES.values()) for rank in (LEADER, AVATAR)]
    assert counts == [13, 3]


@pytest.mark.rule("SW-COM-04")
def test_the_amazon_passes_orders_on_and_is_no_messenger() -> None:
    assert "mercenary_messenger" in PROFILES["amazon"].abilities
    assert RANKS[PROFILES["amazon"].rank] == "average"
    assert [one.id for one in PROFILES.values() if RANKS[one.rank] == "messenger"] == [
        "transmitter",
        "postman",
        "ash",
        "eagle_man",
    ]


@pytest.mark.rule("SW-COM-06", "SW-ATT-10", "SW-ATT-11")
def test_a_number_in_power_makes_a_sorcerer() -> None:
    assert PROFILES["sull"].is_sorcerer()
    assert PROFILES["sull"].pow == 4
    assert not PROFILES["nek_org"].is_sorcerer()
    assert PROFILES["nek_org"].pow == NONE


@pytest.mark.rule("SW-COM-07")
def test_a_profile_lists_attributes_traits_abilities_and_equipment() -> None:
    one = PROFILES["nek_org"]
    assert (one.bp, one.ap, one.mov, one.com, one.dex, one.str) == (181, 2, 5, 3, 4, 3)
    assert (one.con_mundane, one.con_arcane, one.fur, one.wounds, one.fear) == (5, 6, 3, 6, FRIGHTENING)
    assert "stings" in one.abilities
    assert "hardened_attacker" in one.universal
    assert [(arms.kind, arms.count) for arms in one.weapons] == [("blunt", 1)]
    assert one.armour == ("leather",)
    assert one.slots == (1, 1, 0, 0, 1)


@pytest.mark.rule("SW-COM-08", "SW-WIN-15")
def test_members_of_a_group_are_combatants_with_a_profile_of_their_own() -> None:
    cohort = PROFILES["cohort_of_postulants"]
    assert [(one.profile, one.count) for one in cohort.members] == [
        ("postulant", 2),
        ("postulant_private", 2),
    ]
    postulant, private = PROFILES["postulant"], PROFILES["postulant_private"]
    assert (postulant.con_mundane, postulant.shield) == (4, "shield_of_the_legion")
    assert (private.con_mundane, private.shield, private.weapons[0].kind) == (3, "", "conventional")
    assert (cohort.figures(), cohort.bp_each, postulant.bp_each) == (4, 36, 36)
    assert postulant.member_of == "cohort_of_postulants"
    assert postulant not in CATALOGUE.recruits("alliance")
    assert PROFILES["superior_guardian"].weapons[0].kind == "spear_of_the_mercenaries"
    assert PROFILES["igneous_guardian"].bp_each == 12


@pytest.mark.rule("SW-COM-08")
def test_a_pack_on_a_single_base_is_one_combatant() -> None:
    for name, radius in (("pack_of_summoners", 2000), ("pack_of_mongoose_boys", 2000)):
        assert (PROFILES[name].figures(), PROFILES[name].members) == (1, ())
        assert PROFILES[name].radius == radius


@pytest.mark.rule("SW-ATT-12", "SW-ATT-13")
def test_special_variable_and_clumsy_attributes() -> None:
    assert PROFILES["scorcher"].str == SPECIAL
    kinds = {one.id: (one.mov_kind, one.mov) for one in PROFILES.values() if one.mov_kind}
    assert sorted(kinds.values()) == [(VARIABLE, 4), (VARIABLE, 4), (CLUMSY, 3), (SPECIAL_MOVE, 4)]
    assert [one.id for one in PROFILES.values() if one.fly] == ["ikarus", "yenay", "miuhalo", "eagle_man"]


@pytest.mark.rule("SW-ATT-18")
def test_the_shifted_line_of_liehhan_is_put_right() -> None:
    one = PROFILES["liehhan"]
    assert (one.bp, one.ap, one.mov, one.com, one.dex, one.str) == (186, 2, 4, 2, 3, 4)
    assert (one.con_mundane, one.con_arcane, one.fur, one.pow) == (6, 7, 4, NONE)


@pytest.mark.rule("SW-ATT-08", "SW-EQU-38")
def test_armour_is_part_of_the_profile() -> None:
    """Without what armour and shield add, the legion's fighters are as tough as their bodies."""
    for name, body in (("near_heart", (2, 2)), ("postulant_private", (2, 2)), ("nirlem", (3, 3))):
        one = PROFILES[name]
        rows = [CATALOGUE.armours[armour] for armour in one.armour]
        rows += [CATALOGUE.shields[one.shield]] if one.shield else []
        mundane = one.con_mundane - sum(row.con_mundane for row in rows)
        assert (mundane, one.con_arcane - sum(row.con_arcane for row in rows)) == body


@pytest.mark.rule("SW-TRA-06")
def test_wounds_follow_the_level() -> None:
    assert (PROFILES["ash"].wounds, PROFILES["ash"].wounds_level) == (0, EPHEMERAL)
    assert (PROFILES["ash"].morale, PROFILES["ash"].fear) == (NONE, NONE)
    assert "wounds: expected 6, by its level, got 5 [SW-TRA-06]" in broken(
        "scions_of_kurgan.toml", "combatant", "nek_org", wounds=5
    )


@pytest.mark.rule("SW-TRA-01", "SW-TRA-05")
def test_levels_are_numbers_in_order() -> None:
    assert PROFILES["tir_abe"].morale == UNBREAKABLE
    assert PROFILES["nek_org"].height == COMMON_HEIGHT < PROFILES["tir_abe"].height


@pytest.mark.rule("SW-EQU-15", "SW-EQU-16", "SW-EQU-17", "SW-EQU-18", "SW-EQU-19", "SW-EQU-20", "SW-EQU-21")
def test_the_seven_classes_of_ranged_weapons() -> None:
    rows = {one.id: (one.range_in, one.strength, one.bonus) for one in CATALOGUE.ranged.values()}
    assert rows == {
        "light_tension": (6, BEARER, 0),
        "tension": (8, BEARER, 0),
        "light_mechanical": (10, 2, 0),
        "mechanical": (12, 3, 0),
        "light_powder": (8, 3, 0),
        "powder": (14, 3, 0),
        "projectile": (4, BEARER, 1),
    }


def test_spells_whose_effect_depends_on_their_successes() -> None:
    graded = [one.id for one in CATALOGUE.abilities.values() if one.use == SPELL and not one.difficulty]
    assert VARIABLE_SUCCESSES == 0
    assert "mindfreeze" in graded
    assert len(graded) == 6


def test_a_profile_of_ones_own_needs_only_what_matters() -> None:
    one = Profile("dummy", dex=3)
    assert (one.dex, one.str, one.pow, one.figures()) == (3, 2, NONE, 1)


# -- broken files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "kind", "id", "changes", "told"),
    [
        (
            "alliance.toml",
            "combatant",
            "taem",
            {"rank": "king"},
            "combatant 3 (taem).rank: expected one of leader",
        ),
        (
            "alliance.toml",
            "combatant",
            "taem",
            {"bp": "x"},
            "(taem).bp: expected a whole number from 0 to 500",
        ),
        ("alliance.toml", "combatant", "taem", {"shoes": 2}, "(taem).shoes: expected no such entry"),
        ("alliance.toml", "combatant", "taem", {"firm": None}, "(taem).firm: expected an entry of that name"),
        ("alliance.toml", "combatant", "taem", {"id": "Ta em"}, "small letters, digits and underscores"),
        ("alliance.toml", "combatant", "taem", {"id": "rodanes"}, "an id not used before, got 'rodanes'"),
        (
            "alliance.toml",
            "combatant",
            "taem",
            {"factions": ["cult"]},
            "(taem).factions[0]: expected one of legion",
        ),
        ("alliance.toml", "combatant", "taem", {"unique": False}, "true for heroes alone"),
        ("alliance.toml", "combatant", "taem", {"abilities": ["fly"]}, "taem.abilities: expected the id of"),
        (
            "alliance.toml",
            "combatant",
            "taem",
            {"weapons": [{"class": "x", "count": 1}]},
            "taem.weapons: expected",
        ),
        ("alliance.toml", "combatant", "taem", {"shield": "door"}, "taem.shield: expected the id of"),
        ("alliance.toml", "combatant", "taem", {"mov": "hops"}, "(taem).mov: expected one of plain"),
        (
            "alliance.toml",
            "combatant",
            "taem",
            {"artefact_slots": {"hat": 1}},
            "artefact_slots.hat: expected no such",
        ),
        ("alliance.toml", "combatant", "nirlem", {"equipment_optional": False}, "[SW-EQU-01]"),
        ("abilities.toml", "ability", "stings", {"kind": "trick"}, "(stings).kind: expected one of passive"),
        (
            "abilities.toml",
            "ability",
            "stings",
            {"difficulty": 7},
            "(stings).difficulty: expected a whole number",
        ),
        (
            "abilities.toml",
            "ability",
            "mindfreeze",
            {"difficulty": "most"},
            "(mindfreeze).difficulty: expected",
        ),
        ("abilities.toml", "ability", "stings", {"range": "aura"}, "(stings).range_in: expected an entry"),
        (
            "abilities.toml",
            "ability",
            "huge_arm",
            {"step": ["Z1"]},
            "(huge_arm).step[0]: expected a step such as",
        ),
        (
            "abilities.toml",
            "ability",
            "imp_summoner",
            {"summons": ["cat"]},
            "imp_summoner.summons: expected the id",
        ),
        ("abilities.toml", "ability", "stings", {"id": "blunt"}, "expected"),
        ("equipment.toml", "ranged", "powder", {"traits": ["loud"]}, "powder.traits: expected the id"),
        (
            "equipment.toml",
            "option",
            "nirlem_long",
            {"combatant": "x"},
            "nirlem_long.combatant: expected the id",
        ),
        (
            "artefacts.toml",
            "artefact",
            "fang_of_fury",
            {"slot": "hat"},
            "(fang_of_fury).slot: expected one of",
        ),
        (
            "artefacts.toml",
            "artefact",
            "rune_of_doubt",
            {"grants": ["x"]},
            "rune_of_doubt.grants: expected the id",
        ),
        (
            "consumables.toml",
            "consumable",
            "attack_potion",
            {"when": ["now"]},
            "(attack_potion).when[0]: expected",
        ),
        (
            "consumables.toml",
            "consumable",
            "attack_potion",
            {"race": "elves"},
            "attack_potion.race: expected the",
        ),
        (
            "races.toml",
            "size",
            "scout",
            {"leader": "maybe"},
            "(scout).leader: expected one of forbidden, required",
        ),
    ],
)
def test_a_broken_entry_is_named_with_file_and_field(
    file: str, kind: str, id: str, changes: dict[str, Any], told: str
) -> None:
    assert told in broken(file, kind, id, **changes)


def test_a_broken_group_is_told() -> None:
    files = files_to_break()
    entry(files, "alliance.toml", "combatant", "the_guard")["group"]["size"] = 6
    assert "(the_guard).group.size: expected the number of its members, got 6 [SW-COM-08]" in complaint(files)
    files = files_to_break()
    entry(files, "alliance.toml", "combatant", "the_guard")["group"]["bp_each"] = 30
    assert "(the_guard).group.bp_each: expected 25, got 30 [SW-WIN-15]" in complaint(files)


def test_a_broken_rule_of_recruiting_is_told() -> None:
    files = files_to_break()
    files["races.toml"]["race"][0]["rule"][5]["ratio"] = "many"
    assert "(soimi_majority).ratio: expected two numbers such as 1/3, got 'many'" in complaint(files)
    files = files_to_break()
    files["races.toml"]["race"][0]["rule"][1]["combatants"] = ["near_heart"]
    assert "scions_of_kurgan: tir_abe_no_shamans.combatants: expected the id" in complaint(files)


def test_a_missing_file_and_a_strange_part_are_told() -> None:
    files = files_to_break()
    del files["alliance.toml"]
    assert "alliance.toml: expected a data file, got 'nothing'" in complaint(files)
    files = files_to_break()
    files["alliance.toml"]["race"] = "packs_of_urueh"
    assert "alliance.toml.race: expected alliance" in complaint(files)
    files = files_to_break()
    files["artefacts.toml"]["hats"] = []
    assert "artefacts.toml.hats: expected no such entry" in complaint(files)
