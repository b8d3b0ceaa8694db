"""ATT, TRA, EQU, ART, CON: the data files of the game, read and checked against each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from dicefront.games.spherewars.rules.profile import (
    FEARS,
    HEIGHTS,
    MORALES,
    MOVES,
    NONE,
    PLAIN,
    RANKS,
    SLOTS,
    SPECIAL,
    WOUND_LEVELS,
    WOUNDS,
    Arms,
    Member,
    Profile,
)
from dicefront.games.spherewars.rules.rows import (
    ANY_RACE,
    AbilityRow,
    ArmourRow,
    ArtefactRow,
    ConsumableRow,
    OptionRow,
    RaceRow,
    RangedRow,
    SizeRow,
    TraitRow,
    WeaponRow,
    arms_of,
)
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import home_file
from dicefront.skirmish.fields import Fields, by_id

HOME: Final = "dicefront.games.spherewars"
UNITS_PER_MM: Final = 50
"""A radius in hundredths of a millimetre is half the width of the base in millimetres times a hundred."""


class Catalogue:
    """Everything that the data files tell, by id and in the order of the files."""

    def __init__(self) -> None:
        self.profiles: dict[str, Profile] = {}
        self.universal: list[str] = []
        self.abilities: dict[str, AbilityRow] = {}
        self.weapons: dict[str, WeaponRow] = {}
        self.ranged: dict[str, RangedRow] = {}
        self.traits: dict[str, TraitRow] = {}
        self.armours: dict[str, ArmourRow] = {}
        self.shields: dict[str, ArmourRow] = {}
        self.options: dict[str, OptionRow] = {}
        self.artefacts: dict[str, ArtefactRow] = {}
        self.consumables: dict[str, ConsumableRow] = {}
        self.sizes: dict[str, SizeRow] = {}
        self.races: dict[str, RaceRow] = {}

    def recruits(self, race: str) -> list[Profile]:
        """Whom a band of that race may hold; members of groups come with their group."""
        return [one for one in self.profiles.values() if one.race == race and not one.member_of]

    def size_of(self, points: int) -> SizeRow:
        """SW-BAN-02, SW-SIZ-01: the size that an agreed number of points makes."""
        for size in self.sizes.values():
            if size.min_points <= points and (points <= size.max_points or not size.max_points):
                return size
        raise BadData("points", "at least 1", points, "SW-BAN-02")

    def families(self) -> dict[str, Collection[str]]:
        """Everything with behaviour that a combatant may have or be under: ids by the kind of thing."""
        return {
            "universal": self.universal,
            "ability": self.abilities,
            "weapon": self.weapons,
            "ranged": self.ranged,
            "trait": self.traits,
            "armour": self.armours,
            "shield": self.shields,
            "artefact": self.artefacts,
            "consumable": self.consumables,
            "order": [race.order.id for race in self.races.values()],
            "critical": [race.critical.id for race in self.races.values()],
        }

    def trait_ids(self) -> list[str]:
        """The ids of all families; no two are alike."""
        return [one for rows in self.families().values() for one in rows]


# -- reading --------------------------------------------------------------------------------------


def read_catalogue(files: dict[str, Json]) -> Catalogue:
    """The catalogue from the plain data of all files by name; ``BadData`` names file, entry and field."""
    found = Catalogue()
    abilities = _file(files, "abilities.toml")
    found.universal = abilities.words("universal")
    found.abilities = by_id(abilities, "ability", AbilityRow)
    equipment = _file(files, "equipment.toml")
    found.weapons = by_id(equipment, "weapon", WeaponRow)
    found.ranged = by_id(equipment, "ranged", RangedRow)
    found.traits = by_id(equipment, "trait", TraitRow)
    found.armours = by_id(equipment, "armour", ArmourRow)
    found.shields = by_id(equipment, "shield", ArmourRow)
    found.options = by_id(equipment, "option", OptionRow)
    artefacts = _file(files, "artefacts.toml")
    found.artefacts = by_id(artefacts, "artefact", ArtefactRow)
    consumables = _file(files, "consumables.toml")
    found.consumables = by_id(consumables, "consumable", ConsumableRow)
    races = _file(files, "races.toml")
    found.sizes = by_id(races, "size", SizeRow)
    found.races = by_id(races, "race", RaceRow)
    for file in (abilities, equipment, artefacts, consumables, races):
        file.end()
    for race in found.races.values():
        _read_profiles(_file(files, race.file), race, found)
    _check(found)
    return found


def _file(files: dict[str, Json], name: str) -> Fields:
    if name not in files:
        raise BadData(name, "a data file", "nothing")
    return Fields(files[name], name)


def _read_profiles(read: Fields, race: RaceRow, found: Catalogue) -> None:
    """The profiles of a race; each kind of member of a group is a profile of its own."""
    if read.text("race") != race.id:
        raise BadData(f"{race.file}.race", race.id, read.text("race"))
    for row in read.rows("combatant"):
        group = row.part("group")
        kinds = group.rows("member")
        members = tuple([Member(kind.id(), kind.whole("count", 1, 12)) for kind in kinds])
        size = group.whole("size", 1, 12, 1)
        if members and sum(member.count for member in members) != size:
            raise BadData(f"{group.where}.size", "the number of its members", size, "SW-COM-08")
        whole = read_profile(row, race, len(found.profiles), members, "")
        _add(whole, row, found)
        for kind in kinds:
            own = {name: kind.given[name] for name in kind.given if name != "count"}
            member = Fields({**row.given, **own}, kind.where)
            _add(read_profile(member, race, len(found.profiles), (), whole.id), member, found)
    read.end()


def _add(profile: Profile, read: Fields, found: Catalogue) -> None:
    if profile.id in found.profiles:
        raise BadData(f"{read.where}.id", "an id not used before", profile.id)
    found.profiles[profile.id] = profile


def read_profile(
    read: Fields, race: RaceRow, number: int, members: tuple[Member, ...], member_of: str
) -> Profile:
    """SW-COM-07: one profile from plain data."""
    kind = read.place("mov", MOVES) if isinstance(read.given.get("mov"), str) else PLAIN
    bp = read.whole("bp", 0, 500)
    slots, group = read.part("artefact_slots"), read.part("group")
    profile = Profile(
        id=read.id(),
        number=number,
        race=race.id,
        rank=read.place("rank", RANKS),
        unique=read.flag("unique", False),
        kin=read.one_of("kin", race.kins) if race.kins else "",
        factions=tuple(read.words("factions", [faction.id for faction in race.factions])),
        faction_choice=read.flag("faction_choice", False),
        bp=bp,
        ap=read.whole("ap", 0, 15, 0),
        mov=read.whole("mov" if kind == PLAIN else "mov_value", 1, 12),
        mov_kind=kind,
        fly=read.flag("fly", False),
        mounted=read.flag("mounted", False),
        com=_attribute(read, "com"),
        dex=_attribute(read, "dex"),
        pre=_attribute(read, "pre"),
        pre_with_option=_attribute(read, "pre_with_ranged_option"),
        str=_attribute(read, "str"),
        con_mundane=_attribute(read, "con_mundane"),
        con_arcane=_attribute(read, "con_arcane"),
        fur=_attribute(read, "fur"),
        pow=_attribute(read, "pow"),
        wounds=read.whole("wounds", 0, 8),
        wounds_level=read.place("wounds_level", WOUND_LEVELS),
        morale=_level(read, "morale", MORALES),
        firm=read.flag("firm"),
        fear=_level(read, "fear", FEARS),
        height=read.place("height", HEIGHTS),
        radius=read.whole("base_mm", 20, 60) * UNITS_PER_MM,
        weapons=arms_of(read, "weapons"),
        ranged=arms_of(read, "ranged"),
        armour=tuple(read.words("armour")),
        shield=read.text("shield", ""),
        needs_option=read.flag("equipment_optional"),
        options=tuple(read.words("equipment_options")),
        slots=tuple([slots.whole(name, 0, 4, 0) for name in SLOTS]),
        consumables_max=read.whole("consumables_max", 0, 3, 0),
        requires_leader=read.text("requires_leader", ""),
        max_per_band=read.whole("max_per_band", 1, 9, 0),
        counts_toward_minimum=read.flag("counts_toward_minimum", True),
        abilities=tuple(read.words("abilities")),
        universal=tuple(read.words("universal")),
        members=members,
        member_of=member_of,
        bp_each=group.whole("bp_each", 1, 500, bp),
    )
    slots.end()
    read.end()
    _check_profile(profile, read.where)
    return profile


def _attribute(read: Fields, name: str) -> int:
    """SW-ATT-11, SW-ATT-12: a number, the hyphen for none, or what an ability says."""
    return SPECIAL if read.is_word(name, "special") else read.whole(name, 1, 12, NONE)


def _level(read: Fields, name: str, levels: list[str]) -> int:
    return NONE if read.is_word(name, "none") else read.place(name, levels)


# -- checks ---------------------------------------------------------------------------------------


def _check_profile(profile: Profile, where: str) -> None:
    wounds = WOUNDS[profile.wounds_level]
    if profile.wounds != wounds:
        raise BadData(f"{where}.wounds", f"{wounds}, by its level", profile.wounds, "SW-TRA-06")
    if profile.is_hero() != profile.unique:
        raise BadData(f"{where}.unique", "true for heroes alone", profile.unique, "SW-COM-03")
    if profile.needs_option != bool(profile.options):
        raise BadData(
            f"{where}.equipment_options", "options for who is marked E alone", "others", "SW-EQU-01"
        )
    if profile.members and profile.bp_each != profile.bp // profile.figures():
        right = str(profile.bp // profile.figures())
        raise BadData(f"{where}.group.bp_each", right, profile.bp_each, "SW-WIN-15")


def _check(found: Catalogue) -> None:
    """Whatever names something else names what there is, and nothing with behaviour has the id of another."""
    for profile in found.profiles.values():
        _check_names(profile, f"{found.races[profile.race].file}: {profile.id}", found)
    for ability in found.abilities.values():
        where = f"abilities.toml: {ability.id}"
        _known([ability.race], found.races, f"{where}.race")
        _known([*ability.grants, *ability.removes], found.universal, f"{where}.grants")
        _known(ability.summons, found.profiles, f"{where}.summons")
    for ranged in found.ranged.values():
        _known(ranged.traits, found.traits, f"equipment.toml: {ranged.id}.traits")
    for option in found.options.values():
        where = f"equipment.toml: {option.id}"
        _known([option.profile], found.profiles, f"{where}.combatant")
        _known(_kinds(option.weapons), found.weapons, f"{where}.weapons")
        _known(_kinds(option.ranged), found.ranged, f"{where}.ranged")
    for artefact in found.artefacts.values():
        where = f"artefacts.toml: {artefact.id}"
        _known([artefact.race], [*found.races, ANY_RACE], f"{where}.race")
        _known(artefact.grants, found.universal, f"{where}.grants")
        _known(artefact.weapon_classes, found.weapons, f"{where}.weapon_classes")
        _known(artefact.cancels, found.artefacts, f"{where}.cancels")
        _known([artefact.grants_ability], [*found.abilities, ""], f"{where}.grants_ability")
    for consumable in found.consumables.values():
        where = f"consumables.toml: {consumable.id}"
        _known([consumable.race], [*found.races, ANY_RACE], f"{where}.race")
        _known(consumable.grants, found.universal, f"{where}.grants")
    for race in found.races.values():
        recruits = [one.id for one in found.recruits(race.id)]
        for rule in race.rules:
            named = [*rule.leaders, *rule.combatants, *rule.reference]
            _known(named, recruits, f"races.toml: {race.id}: {rule.id}.combatants")
    traits = found.trait_ids()
    for one in traits:
        if traits.count(one) > 1:
            raise BadData(one, "an id of one thing alone", one)


def _check_names(profile: Profile, where: str, found: Catalogue) -> None:
    _known(profile.abilities, found.abilities, f"{where}.abilities")
    _known(profile.universal, found.universal, f"{where}.universal")
    _known(_kinds(profile.weapons), found.weapons, f"{where}.weapons")
    _known(_kinds(profile.ranged), found.ranged, f"{where}.ranged")
    _known(profile.armour, found.armours, f"{where}.armour")
    _known([profile.shield], [*found.shields, ""], f"{where}.shield")
    _known(profile.options, found.options, f"{where}.equipment_options")
    _known([profile.requires_leader], [*found.profiles, ""], f"{where}.requires_leader")


def _kinds(arms: tuple[Arms, ...]) -> list[str]:
    return [one.kind for one in arms]


def _known(named: Collection[str], there: Collection[str], where: str) -> None:
    for name in named:
        if name not in there:
            raise BadData(where, "the id of something in the catalogue", name)


def house_files() -> dict[str, Json]:
    """The plain data of all files that come with the game."""
    files: dict[str, Json] = {name: home_file(HOME, name) for name in FILES}
    for race in Fields(files["races.toml"], "races.toml").rows("race"):
        files[race.text("file")] = home_file(HOME, race.text("file"))
    return files


FILES: Final = ["abilities.toml", "equipment.toml", "artefacts.toml", "consumables.toml", "races.toml"]
CATALOGUE: Final = read_catalogue(house_files())
"""The catalogue that comes with the game."""
