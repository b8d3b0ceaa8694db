"""EQU, ART, CON, SIZ: lines of the data: abilities, equipment, artefacts, consumables, races, sizes.

A row reads itself from plain data; ``catalogue`` reads the files and checks what rows say about each other.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.profile import RANKS, SLOTS, Arms
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import (
    entries,
    flag,
    identifier,
    needed,
    one_of,
    place_of,
    table,
    text,
    whole,
    whole_or,
    words,
)

NOTES: Final = ["provenance", "notes", "confirmed", "rules", "source"]
"""Where an entry comes from and what it rests on; has no effect on play."""

MOST_POINTS: Final = 100_000

PASSIVE: Final = 0
DEED: Final = 1
SPELL: Final = 2
USES: Final = ["passive", "deed", "spell"]

SELF: Final = 0
CONTACT: Final = 1
INCHES: Final = 2
AURA: Final = 3
BAND: Final = 4
RANGES: Final = ["self", "contact", "inches", "aura", "band"]

TARGETS: Final = [
    "self",
    "friend",
    "enemy",
    "enemy_sorcerer",
    "area_enemies",
    "area_friends",
    "area_all",
    "point",
    "placement",
]

NO_LIMIT: Final = 0
LIMITS: Final = ["none", "roll", "activation", "round", "turn", "game"]
"""Within what a trait works once; ``roll`` is one roll of dice that somebody made."""

VARIABLE_SUCCESSES: Final = 0
"""SW-SPE-35: what such a spell does depends on its successes."""

BEARER: Final = -1
"""SW-EQU-15: a shot is as strong as its bearer."""

WINDOWS: Final = [
    "before_strategic_roll",
    "after_strategic_roll",
    "order_window",
    "before_movement_phase",
    "before_joining_combat",
    "before_precision_roll",
    "after_precision_roll",
    "concentration_phase",
    "before_deed_roll",
    "after_deed_roll",
    "after_spell_designation",
    "after_hiding_gems",
    "after_visible_casting",
    "after_final_outcome",
    "before_dexterity_roll",
    "after_dexterity_roll",
    "after_damage_roll",
    "after_kill_in_contact",
    "before_morale_roll",
]
STEP_LISTS: Final = "TAMJXDPHSKL"

ANY_RACE: Final = "any"


def own_id(given: dict[str, Json], where: str) -> str:
    return identifier(given, "id", where, "_")


def known_words(given: dict[str, Json], name: str, where: str, known: list[str]) -> list[str]:
    """A list of texts out of a few."""
    found = words(given, name, where)
    for index, word in enumerate(found):
        if word not in known:
            raise BadData(f"{where}.{name}[{index}]", "one of " + ", ".join(known), word)
    return found


def steps_of(given: dict[str, Json], where: str) -> list[str]:
    """Steps of the step lists, such as K2, and the words ``setup`` and ``order``."""
    found = words(given, "step", where)
    for index, step in enumerate(found):
        listed = step[:1] in STEP_LISTS and step[1:].isdigit()
        if not listed and step not in ("setup", "order", "move"):
            raise BadData(f"{where}.step[{index}]", "a step such as K2, setup, order or move", step)
    return found


def arms_of(given: dict[str, Json], name: str, where: str) -> tuple[Arms, ...]:
    """Weapons that somebody bears: classes, and whether it is one or a pair."""
    found: list[Arms] = []
    for label, entry in entries(given, name, where):
        table(entry, label, ["class", "count", "natural"])
        kind, count = text(entry, "class", label), whole(entry, "count", label, 1, 2)
        found.append(Arms(kind, count, flag(entry, "natural", label, False)))
    return tuple(found)


class AbilityRow:
    """An ability of a race or of one combatant, a deed or a spell.

    ``difficulty`` is what a die must show for a deed, and the successes that a spell needs.
    """

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*ABILITY, *NOTES])
        self.id = own_id(given, where)
        self.use = place_of(given, "kind", where, USES)
        self.race = text(given, "race", where)
        self.scope = one_of(given, "scope", where, ["race", "unique", "artefact"])
        self.difficulty = self._difficulty(given, where)
        self.range = place_of(given, "range", where, RANGES)
        self.range_in = whole_or(given, "range_in", where, 1, 48, 0)
        self.sight = flag(given, "sight", where)
        self.latent = flag(given, "latent", where, False)
        self.target = one_of(given, "target", where, TARGETS)
        self.limit = place_of(given, "limit", where, LIMITS) if "limit" in given else NO_LIMIT
        self.trigger = text(given, "trigger", where) if self.use == PASSIVE else ""
        self.steps = steps_of(given, where)
        self.grants = words(given, "grants", where)
        self.removes = words(given, "removes", where)
        self.summons = words(given, "summons", where)
        if (self.range == INCHES or self.range == AURA) and self.range_in == 0:
            raise BadData(f"{where}.range_in", "inches from 1 to 48", "nothing")

    def _difficulty(self, given: dict[str, Json], where: str) -> int:
        if self.use == PASSIVE:
            return 0
        if self.use == DEED:
            return whole(given, "difficulty", where, 2, 6)
        if given.get("difficulty") == "variable":
            return VARIABLE_SUCCESSES
        return whole(given, "difficulty", where, 1, 3)


ABILITY: Final = [
    "id",
    "kind",
    "race",
    "scope",
    "difficulty",
    "range",
    "range_in",
    "sight",
    "latent",
    "target",
    "limit",
    "trigger",
    "step",
    "grants",
    "removes",
    "summons",
]


class WeaponRow:
    """SW-EQU-04 to SW-EQU-13: a class of hand-to-hand weapons; ``base`` is what a special one counts as."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*WEAPON, *NOTES])
        self.id = own_id(given, where)
        self.special = flag(given, "special", where, False)
        self.base = text(given, "base_class", where) if self.special else self.id
        self.base_mounted = text(given, "base_class_mounted", where) if "base_class_mounted" in given else ""
        self.dex_dice = whole(given, "dex_dice", where, -2, 2)
        self.pair_dex_dice = whole(given, "pair_dex_dice", where, -2, 2)
        self.con_if_weak = whole_or(given, "con_reduction_str_3_or_less", where, 0, 3, 0)
        self.con_if_strong = whole_or(given, "con_reduction_str_4_or_more", where, 0, 3, 0)
        self.denies_charge = flag(given, "denies_charge_bonus", where, False)
        self.keeps_charge = flag(given, "keeps_own_charge_bonus", where, True)
        self.cancels = words(given, "cancels", where)
        self.steps = steps_of(given, where)


WEAPON: Final = [
    "id",
    "special",
    "base_class",
    "base_class_mounted",
    "dex_dice",
    "pair_dex_dice",
    "con_reduction_str_3_or_less",
    "con_reduction_str_4_or_more",
    "denies_charge_bonus",
    "keeps_own_charge_bonus",
    "cancels",
    "step",
]


class RangedRow:
    """SW-EQU-15 to SW-EQU-21: a class of ranged weapons; ``strength`` may be ``BEARER``."""

    def __init__(self, given: dict[str, Json], where: str, traits: list[str]) -> None:
        table(given, where, ["id", "range_in", "strength", "strength_bonus", "traits", *NOTES])
        self.id = own_id(given, where)
        self.range_in = whole(given, "range_in", where, 1, 48)
        bearer = given.get("strength") == "bearer"
        self.strength = BEARER if bearer else whole(given, "strength", where, 1, 9)
        self.bonus = whole(given, "strength_bonus", where, 0, 3)
        self.traits = known_words(given, "traits", where, traits)


class TraitRow:
    """SW-EQU-23 to SW-EQU-36: what a class of ranged weapons can do."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, ["id", "step", *NOTES])
        self.id = own_id(given, where)
        self.steps = steps_of(given, where)


class ArmourRow:
    """SW-EQU-38 to SW-EQU-43: an armour or a shield. Its bonuses are part of the profiles (SW-ATT-08)."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*ARMOUR, *NOTES])
        self.id = own_id(given, where)
        self.special = flag(given, "special", where, False)
        self.con_mundane = whole(given, "con_mundane", where, 0, 3)
        self.con_arcane = whole(given, "con_arcane", where, 0, 3)
        self.mov = whole_or(given, "mov", where, -3, 0, 0)
        self.dex_dice = whole_or(given, "dex_dice", where, 0, 3, 0)
        self.rune = flag(given, "rune", where)
        self.forbids = words(given, "forbids_terrain", where)
        self.limit = place_of(given, "limit", where, LIMITS) if "limit" in given else NO_LIMIT
        self.steps = steps_of(given, where)


ARMOUR: Final = [
    "id",
    "special",
    "con_mundane",
    "con_arcane",
    "mov",
    "dex_dice",
    "rune",
    "forbids_terrain",
    "limit",
    "step",
]


class OptionRow:
    """SW-EQU-02: weapons that a combatant marked E may take, and what they cost."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, ["id", "combatant", "weapons", "ranged", "bp", *NOTES])
        self.id = own_id(given, where)
        self.profile = text(given, "combatant", where)
        self.weapons = arms_of(given, "weapons", where)
        self.ranged = arms_of(given, "ranged", where)
        self.bp = whole(given, "bp", where, 0, 100)


class ArtefactRow:
    """ART: an arcane artefact; ``cost`` is in arcane power, ``slot`` a place in ``SLOTS``."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*ARTEFACT, *NOTES])
        self.id = own_id(given, where)
        self.type = one_of(given, "type", where, ARTEFACT_TYPES)
        self.slot = place_of(given, "slot", where, SLOTS)
        self.race = text(given, "race", where)
        self.cost = whole(given, "cost", where, 1, 15)
        self.level = one_of(given, "level", where, ["enchanted", "legendary", "epic"])
        self.activated = one_of(given, "mode", where, ["permanent", "activated"]) == "activated"
        self.weapon_classes = words(given, "weapon_classes", where)
        self.leader_only = flag(given, "leader_only", where, False)
        self.cancels = words(given, "cancels", where)
        self.grants = words(given, "grants", where)
        self.grants_ability = text(given, "grants_ability", where) if "grants_ability" in given else ""
        self.limit = place_of(given, "limit", where, LIMITS) if "limit" in given else NO_LIMIT
        self.steps = steps_of(given, where)

    def is_rune(self) -> bool:
        """SW-ART-05, SW-ART-06: runes are cut into equipment, not into a body."""
        return self.type.endswith("_rune")


ARTEFACT: Final = [
    "id",
    "type",
    "slot",
    "race",
    "cost",
    "level",
    "mode",
    "weapon_classes",
    "leader_only",
    "cancels",
    "grants",
    "grants_ability",
    "limit",
    "step",
]
ARTEFACT_TYPES: Final = [
    "attack_rune",
    "attack_lava",
    "attack_favour",
    "defence_rune",
    "defence_lava",
    "defence_favour",
    "cloak",
    "staff",
    "jewellery",
]


class ConsumableRow:
    """CON: something that a hero uses up; ``bp_printed`` is its price before it was corrected."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*CONSUMABLE, *NOTES])
        self.id = own_id(given, where)
        self.typology = identifier(given, "typology", where, "_")
        self.grade = one_of(given, "grade", where, ["single", "inferior", "superior", "sublime"])
        self.race = text(given, "race", where)
        self.bp = whole(given, "bp", where, 0, 100)
        self.bp_printed = whole_or(given, "bp_printed", where, 0, 100, self.bp)
        self.carrier = one_of(given, "carrier", where, ["hero", "leader", "hero_sorcerer"])
        self.when = known_words(given, "when", where, WINDOWS)
        self.grants = words(given, "grants", where)


CONSUMABLE: Final = ["id", "typology", "grade", "race", "bp", "bp_printed", "carrier", "when", "grants"]


class OrderRow:
    """SW-ORD-17: the order that only one race has."""

    def __init__(self, data: Json, where: str) -> None:
        given = table(data, where, ["id", "when", "recipient", "cannot", "grants", *NOTES])
        self.id = own_id(given, where)
        self.when = known_words(given, "when", where, WINDOWS)
        self.grants = words(given, "grants", where)


class CriticalRow:
    """SW-CRI-08: the critical hit that only one race has."""

    def __init__(self, data: Json, where: str) -> None:
        given = table(data, where, ["id", "step", *NOTES])
        self.id = own_id(given, where)
        self.steps = steps_of(given, where)


class SizeRow:
    """SIZ: a size of the game and what bands of that size hold; ``max_points`` 0 is no bound."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*SIZE, *NOTES])
        self.id = own_id(given, where)
        self.min_points = whole(given, "min_points", where, 1, MOST_POINTS)
        self.max_points = whole(given, "max_points", where, 0, MOST_POINTS)
        self.leader = one_of(given, "leader", where, ["forbidden", "required"]) == "required"
        self.avatar = one_of(given, "avatar", where, ["forbidden", "optional"]) == "optional"
        self.max_superior = whole(given, "max_superior", where, 0, 9)
        self.min_regular = whole(given, "min_regular", where, 0, 9)
        self.min_average = whole(given, "min_average", where, 0, 9)
        self.max_elite = whole(given, "max_elite", where, 0, 9)
        extra = table(given.get("extra_per_250", {}), f"{where}.extra_per_250", SIZE)
        self.more_regular = whole_or(extra, "min_regular", where, 0, 9, 0)
        self.more_average = whole_or(extra, "min_average", where, 0, 9, 0)
        self.more_elite = whole_or(extra, "max_elite", where, 0, 9, 0)


SIZE: Final = [
    "id",
    "min_points",
    "max_points",
    "leader",
    "avatar",
    "max_superior",
    "min_regular",
    "min_average",
    "max_elite",
    "extra_per_250",
]


class FactionRow:
    """A faction of a race and those who lead it."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, ["id", "leaders", *NOTES])
        self.id = own_id(given, where)
        self.leaders = words(given, "leaders", where)


RULE_KINDS: Final = [
    "forbid_rank",
    "forbid",
    "max_count",
    "kin_ratio",
    "faction_ratio",
    "max_ratio",
    "requires_leader",
    "choice",
    "grant",
    "bonus",
]
RULE: Final = [
    "id",
    "kind",
    "leaders",
    "combatants",
    "max",
    "ratio",
    "limited_kin",
    "reference_kin",
    "reference",
    "forbid_rank",
    "kin",
    "ability",
]


class RaceRule:
    """SW-BAN-08: a rule of recruiting that only one race has; without ``leaders`` it holds under everybody.

    A ratio says that for each ``reference`` there may be at most ``limited`` of those it limits.
    """

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*RULE, *NOTES])
        self.id = own_id(given, where)
        self.kind = one_of(given, "kind", where, RULE_KINDS)
        self.leaders = words(given, "leaders", where)
        self.combatants = words(given, "combatants", where)
        self.most = whole_or(given, "max", where, 0, 99, 0)
        self.rank = place_of(given, "forbid_rank", where, RANKS) if "forbid_rank" in given else -1
        self.limited_kin = text(given, "limited_kin", where) if self.kind == "kin_ratio" else ""
        self.reference_kin = text(given, "reference_kin", where) if self.kind == "kin_ratio" else ""
        self.reference = words(given, "reference", where)
        self.kin = text(given, "kin", where) if self.kind == "grant" else ""
        self.ability = text(given, "ability", where) if self.kind == "grant" else ""
        self.limited, self.per = self._ratio(given, where)

    def _ratio(self, given: dict[str, Json], where: str) -> tuple[int, int]:
        if not self.kind.endswith("_ratio"):
            return 0, 1
        first, bar, second = text(given, "ratio", where).partition("/")
        if not (bar and first.isdigit() and second.isdigit() and int(first) and int(second)):
            raise BadData(f"{where}.ratio", "two numbers such as 1/3", given["ratio"])
        return int(first), int(second)

    def holds_under(self, leader: str) -> bool:
        """Whether a band with that leader, or without one, keeps to it."""
        return not self.leaders or leader in self.leaders

    def allows(self, limited: int, reference: int) -> bool:
        """Whether so many are few enough."""
        return limited * self.per <= reference * self.limited


class RaceRow:
    """A race: its profiles' file, factions, kins, exclusive order and critical, rules of recruiting."""

    def __init__(self, given: dict[str, Json], where: str) -> None:
        table(given, where, [*RACE, *NOTES])
        self.id = own_id(given, where)
        self.file = text(given, "file", where)
        self.avatar = flag(given, "avatar", where)
        self.kins = words(given, "kins", where)
        self.factions = [FactionRow(entry, label) for label, entry in entries(given, "faction", where)]
        self.order = OrderRow(needed(given, "exclusive_order", where), f"{where}.exclusive_order")
        self.critical = CriticalRow(needed(given, "exclusive_critical", where), f"{where}.exclusive_critical")
        self.rules = [RaceRule(entry, label) for label, entry in entries(given, "rule", where)]


RACE: Final = ["id", "file", "avatar", "kins", "faction", "exclusive_order", "exclusive_critical", "rule"]
