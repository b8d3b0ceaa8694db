"""ATT, TRA, EQU, ART, CON: the data files of the game, read and checked against each other."""

from __future__ import annotations

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
    Member,
    Profile,
)
from dicefront.games.spherewars.rules.rows import (
    ANY_RACE,
    NOTES,
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
    own_id,
)
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import (
    entries,
    flag,
    home_file,
    one_of,
    place_of,
    table,
    text,
    whole,
    whole_or,
    words,
)

HOME: Final = "dicefront.games.spherewars"
UNITS_PER_MM: Final = 50
"""A radius in hundredths of a millimetre is half the width of the base in millimetres times a hundred."""

PROFILE: Final = [
    "id",
    "rank",
    "unique",
    "kin",
    "factions",
    "faction_choice",
    "bp",
    "equipment_optional",
    "equipment_options",
    "ap",
    "mov",
    "mov_value",
    "fly",
    "mounted",
    "com",
    "dex",
    "pre",
    "pre_with_ranged_option",
    "str",
    "con_mundane",
    "con_arcane",
    "fur",
    "pow",
    "wounds_level",
    "wounds",
    "morale",
    "firm",
    "fear",
    "height",
    "base_mm",
    "weapons",
    "ranged",
    "armour",
    "shield",
    "artefact_slots",
    "consumables_max",
    "requires_leader",
    "max_per_band",
    "counts_toward_minimum",
    "abilities",
    "universal",
    "group",
]
GROUP: Final = ["size", "single_base", "bp_each", "member"]


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

    def family(self, id: str) -> str:
        """What kind of thing an id names; nothing has the same id as something else."""
        for name, rows in self._families().items():
            if id in rows:
                return name
        raise KeyError(id)

    def trait_ids(self) -> list[str]:
        """Everything with behaviour that a combatant may have or be under."""
        return [one for rows in self._families().values() for one in rows]

    def _families(self) -> dict[str, list[str]]:
        return {
            "universal": self.universal,
            "ability": list(self.abilities),
            "weapon": list(self.weapons),
            "ranged": list(self.ranged),
            "trait": list(self.traits),
            "armour": list(self.armours),
            "shield": list(self.shields),
            "artefact": list(self.artefacts),
            "consumable": list(self.consumables),
            "order": [race.order.id for race in self.races.values()],
            "critical": [race.critical.id for race in self.races.values()],
        }


# -- reading --------------------------------------------------------------------------------------


def read_catalogue(files: dict[str, dict[str, Json]]) -> Catalogue:
    """The catalogue from the plain data of all files by name; ``BadData`` names file, entry and field."""
    found = Catalogue()
    abilities = _file(files, "abilities.toml", ["universal", "ability"])
    found.universal = words(abilities, "universal", "abilities.toml")
    for label, entry in entries(abilities, "ability", "abilities.toml"):
        ability = AbilityRow(entry, label)
        _unused(found.abilities, ability.id, label)
        found.abilities[ability.id] = ability
    _read_equipment(_file(files, "equipment.toml", EQUIPMENT), found)
    for label, entry in entries(_file(files, "artefacts.toml", ["artefact"]), "artefact", "artefacts.toml"):
        artefact = ArtefactRow(entry, label)
        _unused(found.artefacts, artefact.id, label)
        found.artefacts[artefact.id] = artefact
    name = "consumables.toml"
    for label, entry in entries(_file(files, name, ["consumable"]), "consumable", name):
        consumable = ConsumableRow(entry, label)
        _unused(found.consumables, consumable.id, label)
        found.consumables[consumable.id] = consumable
    races = _file(files, "races.toml", ["size", "race"])
    for label, entry in entries(races, "size", "races.toml"):
        size = SizeRow(entry, label)
        found.sizes[size.id] = size
    for label, entry in entries(races, "race", "races.toml"):
        race = RaceRow(entry, label)
        _unused(found.races, race.id, label)
        found.races[race.id] = race
    for race in found.races.values():
        _read_profiles(_file(files, race.file, ["race", "combatant"]), race, found)
    _check(found)
    return found


EQUIPMENT: Final = ["weapon", "ranged", "trait", "armour", "shield", "option"]


def _file(files: dict[str, dict[str, Json]], name: str, known: list[str]) -> dict[str, Json]:
    if name not in files:
        raise BadData(name, "a data file", "nothing")
    return table(files[name], name, known)


def _unused(rows: object, id: str, where: str) -> None:
    if isinstance(rows, dict) and id in rows:
        raise BadData(f"{where}.id", "an id not used before", id)


def _read_equipment(given: dict[str, Json], found: Catalogue) -> None:
    where = "equipment.toml"
    for label, entry in entries(given, "trait", where):
        trait = TraitRow(entry, label)
        found.traits[trait.id] = trait
    for label, entry in entries(given, "weapon", where):
        weapon = WeaponRow(entry, label)
        _unused(found.weapons, weapon.id, label)
        found.weapons[weapon.id] = weapon
    for label, entry in entries(given, "ranged", where):
        ranged = RangedRow(entry, label, list(found.traits))
        _unused(found.ranged, ranged.id, label)
        found.ranged[ranged.id] = ranged
    for name, rows in (("armour", found.armours), ("shield", found.shields)):
        for label, entry in entries(given, name, where):
            armour = ArmourRow(entry, label)
            _unused(rows, armour.id, label)
            rows[armour.id] = armour
    for label, entry in entries(given, "option", where):
        option = OptionRow(entry, label)
        _unused(found.options, option.id, label)
        found.options[option.id] = option


def _read_profiles(given: dict[str, Json], race: RaceRow, found: Catalogue) -> None:
    """The profiles of a race; each kind of member of a group is a profile of its own."""
    if text(given, "race", race.file) != race.id:
        raise BadData(f"{race.file}.race", race.id, given["race"])
    for label, entry in entries(given, "combatant", race.file):
        group = _group(entry, label)
        kinds = entries(group, "member", label)
        members: list[Member] = []
        for name, member in kinds:
            members.append(Member(own_id(member, name), whole(member, "count", name, 1, 12)))
        size = whole_or(group, "size", label, 1, 12, 1)
        if sum(member.count for member in members) != (size if members else 0):
            raise BadData(f"{label}.group.size", "the number of its members", size, "SW-COM-08")
        profile = read_profile(entry, label, race, len(found.profiles), tuple(members), "")
        _add(profile, label, found)
        for name, member in kinds:
            own = {**entry, **{field: member[field] for field in member if field != "count"}}
            number = len(found.profiles)
            _add(read_profile(own, name, race, number, (), profile.id), name, found)


def _group(entry: dict[str, Json], where: str) -> dict[str, Json]:
    return table(entry.get("group", {}), f"{where}.group", GROUP)


def _add(profile: Profile, where: str, found: Catalogue) -> None:
    _unused(found.profiles, profile.id, where)
    found.profiles[profile.id] = profile


def read_profile(
    given: dict[str, Json],
    where: str,
    race: RaceRow,
    number: int,
    members: tuple[Member, ...],
    member_of: str,
) -> Profile:
    """SW-COM-07: one profile from plain data."""
    table(given, where, [*PROFILE, *NOTES])
    kind = MOVES.index(one_of(given, "mov", where, MOVES)) if isinstance(given.get("mov"), str) else PLAIN
    level = place_of(given, "wounds_level", where, WOUND_LEVELS)
    if whole(given, "wounds", where, 0, 8) != WOUNDS[level]:
        raise BadData(f"{where}.wounds", f"{WOUNDS[level]}, by its level", given["wounds"], "SW-TRA-06")
    slots = table(given.get("artefact_slots", {}), f"{where}.artefact_slots", SLOTS)
    bp = whole(given, "bp", where, 0, 500)
    group = _group(given, where)
    profile = Profile(
        own_id(given, where),
        number,
        race.id,
        place_of(given, "rank", where, RANKS),
        flag(given, "unique", where, False),
        one_of(given, "kin", where, race.kins) if race.kins else "",
        tuple(words(given, "factions", where)),
        flag(given, "faction_choice", where, False),
        bp,
        whole_or(given, "ap", where, 0, 15, 0),
        whole(given, "mov" if kind == PLAIN else "mov_value", where, 1, 12),
        kind,
        flag(given, "fly", where, False),
        flag(given, "mounted", where, False),
        _attribute(given, "com", where),
        _attribute(given, "dex", where),
        _attribute(given, "pre", where),
        _attribute(given, "pre_with_ranged_option", where),
        _attribute(given, "str", where),
        _attribute(given, "con_mundane", where),
        _attribute(given, "con_arcane", where),
        _attribute(given, "fur", where),
        _attribute(given, "pow", where),
        WOUNDS[level],
        level,
        _level(given, "morale", where, MORALES),
        flag(given, "firm", where),
        _level(given, "fear", where, FEARS),
        place_of(given, "height", where, HEIGHTS),
        whole(given, "base_mm", where, 20, 60) * UNITS_PER_MM,
        arms_of(given, "weapons", where),
        arms_of(given, "ranged", where),
        tuple(words(given, "armour", where)),
        text(given, "shield", where) if "shield" in given else "",
        flag(given, "equipment_optional", where),
        tuple(words(given, "equipment_options", where)),
        tuple([whole_or(slots, name, f"{where}.artefact_slots", 0, 4, 0) for name in SLOTS]),
        whole_or(given, "consumables_max", where, 0, 3, 0),
        text(given, "requires_leader", where) if "requires_leader" in given else "",
        whole_or(given, "max_per_band", where, 1, 9, 0),
        flag(given, "counts_toward_minimum", where, True),
        tuple(words(given, "abilities", where)),
        tuple(words(given, "universal", where)),
        members,
        member_of,
        whole_or(group, "bp_each", f"{where}.group", 1, 500, bp),
    )
    _check_profile(profile, race, where)
    return profile


def _attribute(given: dict[str, Json], name: str, where: str) -> int:
    """SW-ATT-11, SW-ATT-12: a number, the hyphen for none, or what an ability says."""
    if given.get(name) == "special":
        return SPECIAL
    return whole_or(given, name, where, 1, 12, NONE)


def _level(given: dict[str, Json], name: str, where: str, levels: list[str]) -> int:
    if given.get(name) == "none":
        return NONE
    return place_of(given, name, where, levels)


# -- checks ---------------------------------------------------------------------------------------


def _check_profile(profile: Profile, race: RaceRow, where: str) -> None:
    factions = [faction.id for faction in race.factions]
    for faction in profile.factions:
        if faction not in factions:
            raise BadData(f"{where}.factions", "one of " + ", ".join(factions), faction)
    if profile.is_hero() != profile.unique:
        raise BadData(f"{where}.unique", "true for heroes alone", profile.unique, "SW-COM-03")
    if profile.needs_option != bool(profile.options):
        raise BadData(
            f"{where}.equipment_options", "options for who is marked E alone", "others", "SW-EQU-01"
        )
    count = sum(member.count for member in profile.members)
    if profile.members and profile.bp_each != profile.bp // count:
        raise BadData(f"{where}.group.bp_each", str(profile.bp // count), profile.bp_each, "SW-WIN-15")


def _check(found: Catalogue) -> None:
    """Whatever names something else names what there is."""
    abilities = [*found.abilities, *found.universal]
    for profile in found.profiles.values():
        where = f"{found.races[profile.race].file}: {profile.id}"
        _known(profile.abilities, list(found.abilities), f"{where}.abilities")
        _known(profile.universal, found.universal, f"{where}.universal")
        _known(tuple(arms.kind for arms in profile.weapons), list(found.weapons), f"{where}.weapons")
        _known(tuple(arms.kind for arms in profile.ranged), list(found.ranged), f"{where}.ranged")
        _known(profile.armour, list(found.armours), f"{where}.armour")
        _known((profile.shield,) if profile.shield else (), list(found.shields), f"{where}.shield")
        _known(profile.options, list(found.options), f"{where}.equipment_options")
    for ability in found.abilities.values():
        where = f"abilities.toml: {ability.id}"
        _known((ability.race,), list(found.races), f"{where}.race")
        _known((*ability.grants, *ability.removes), abilities, f"{where}.grants")
        _known(tuple(ability.summons), list(found.profiles), f"{where}.summons")
    for option in found.options.values():
        where = f"equipment.toml: {option.id}"
        _known((option.profile,), list(found.profiles), f"{where}.combatant")
        _known(tuple(arms.kind for arms in option.weapons), list(found.weapons), f"{where}.weapons")
        _known(tuple(arms.kind for arms in option.ranged), list(found.ranged), f"{where}.ranged")
    for artefact in found.artefacts.values():
        where = f"artefacts.toml: {artefact.id}"
        _known((artefact.race,), [*found.races, ANY_RACE], f"{where}.race")
        _known(tuple(artefact.grants), found.universal, f"{where}.grants")
        _known(tuple(artefact.weapon_classes), list(found.weapons), f"{where}.weapon_classes")
        _known(tuple(artefact.cancels), list(found.artefacts), f"{where}.cancels")
        lent = (artefact.grants_ability,) if artefact.grants_ability else ()
        _known(lent, list(found.abilities), f"{where}.grants_ability")
    for consumable in found.consumables.values():
        where = f"consumables.toml: {consumable.id}"
        _known((consumable.race,), [*found.races, ANY_RACE], f"{where}.race")
        _known(tuple(consumable.grants), found.universal, f"{where}.grants")
    for race in found.races.values():
        for rule in race.rules:
            where = f"races.toml: {race.id}: {rule.id}"
            named = (*rule.leaders, *rule.combatants, *rule.reference)
            _known(named, [one.id for one in found.recruits(race.id)], f"{where}.combatants")
    _check_ids(found)


def _known(named: tuple[str, ...], there: list[str], where: str) -> None:
    for name in named:
        if name not in there:
            raise BadData(where, "the id of something in the catalogue", name)


def _check_ids(found: Catalogue) -> None:
    """Nothing with behaviour has the id of something else."""
    seen: set[str] = set()
    for name in found.trait_ids():
        if name in seen:
            raise BadData(found.family(name), "an id of its own", name)
        seen.add(name)


def house_files() -> dict[str, dict[str, Json]]:
    """The plain data of all files that come with the game."""
    files = {name: home_file(HOME, name) for name in FILES}
    for label, entry in entries(files["races.toml"], "race", "races.toml"):
        name = text(entry, "file", label)
        files[name] = home_file(HOME, name)
    return files


FILES: Final = ["abilities.toml", "equipment.toml", "artefacts.toml", "consumables.toml", "races.toml"]
CATALOGUE: Final = read_catalogue(house_files())
"""The catalogue that comes with the game."""
