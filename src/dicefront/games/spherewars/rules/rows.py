"""EQU, ART, CON, SIZ: lines of the data: abilities, equipment, artefacts, consumables, races, sizes.

A row reads itself from plain data; ``catalogue`` reads the files and checks what rows say about each other.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.profile import RANKS, SLOTS, Arms
from dicefront.kernel.errors import BadData
from dicefront.skirmish.fields import Fields, Row

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
AREAS: Final = ["area_enemies", "area_friends", "area_all"]
TARGETS: Final = ["self", "friend", "enemy", "enemy_sorcerer", "point", "placement", *AREAS]

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
SHOTS: Final = "SX"
"""The step lists of shots."""
MOST_POINTS: Final = 100_000
ANY_RACE: Final = "any"


def steps_of(read: Fields) -> list[str]:
    """Steps of the step lists, such as K2, and the words ``setup``, ``order`` and ``move``."""
    found = read.words("step")
    for index, step in enumerate(found):
        listed = step[:1] in STEP_LISTS and step[1:].isdigit()
        if not listed and step not in ("setup", "order", "move"):
            raise BadData(f"{read.where}.step[{index}]", "a step such as K2, setup, order or move", step)
    return found


def arms_of(read: Fields, name: str) -> tuple[Arms, ...]:
    """Weapons that somebody bears: classes, and whether it is one or a pair."""
    found: list[Arms] = []
    for row in read.rows(name):
        found.append(Arms(row.text("class"), row.whole("count", 1, 2), row.flag("natural", False)))
        row.end()
    return tuple(found)


class AbilityRow(Row):
    """An ability of a race or of one combatant, a deed or a spell.

    ``difficulty`` is what a die must show for a deed, and the successes that a spell needs.
    """

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.use = read.place("kind", USES)
        self.race = read.text("race")
        self.scope = read.one_of("scope", ["race", "unique", "artefact"])
        self.difficulty = self._difficulty(read)
        self.range = read.place("range", RANGES)
        self.range_in = read.whole("range_in", 1, 48, None if self.range in (INCHES, AURA) else 0)
        self.sight = read.flag("sight")
        self.latent = read.flag("latent", False)
        self.target = read.one_of("target", TARGETS)
        self.limit = read.place("limit", LIMITS, NO_LIMIT)
        self.trigger = read.text("trigger") if self.use == PASSIVE else ""
        self.steps = steps_of(read)
        self.grants = read.words("grants")
        self.removes = read.words("removes")
        self.summons = read.words("summons")
        read.end()

    def _difficulty(self, read: Fields) -> int:
        if self.use == PASSIVE:
            return 0
        if self.use == DEED:
            return read.whole("difficulty", 2, 6)
        if read.is_word("difficulty", "variable"):
            return VARIABLE_SUCCESSES
        return read.whole("difficulty", 1, 3)


class WeaponRow(Row):
    """SW-EQU-04 to SW-EQU-13: a class of hand-to-hand weapons; ``base`` is what a special one counts as."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.special = read.flag("special", False)
        self.base = read.text("base_class", None if self.special else self.id)
        self.base_mounted = read.text("base_class_mounted", self.base)
        self.dex_dice = read.whole("dex_dice", -2, 2)
        self.pair_dex_dice = read.whole("pair_dex_dice", -2, 2)
        self.con_if_weak = read.whole("con_reduction_str_3_or_less", 0, 3, 0)
        self.con_if_strong = read.whole("con_reduction_str_4_or_more", 0, 3, 0)
        self.denies_charge = read.flag("denies_charge_bonus", False)
        self.keeps_charge = read.flag("keeps_own_charge_bonus", True)
        self.cancels = read.words("cancels")
        self.steps = steps_of(read)
        read.end()


class RangedRow(Row):
    """SW-EQU-15 to SW-EQU-21: a class of ranged weapons; ``strength`` may be ``BEARER``."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.range_in = read.whole("range_in", 1, 48)
        self.strength = BEARER if read.is_word("strength", "bearer") else read.whole("strength", 1, 9)
        self.bonus = read.whole("strength_bonus", 0, 3)
        self.traits = read.words("traits")
        read.end()


class TraitRow(Row):
    """SW-EQU-23 to SW-EQU-36: what a class of ranged weapons can do."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.steps = steps_of(read)
        read.end()


class ArmourRow(Row):
    """SW-EQU-38 to SW-EQU-43: an armour or a shield. Its bonuses are part of the profiles (SW-ATT-08)."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.special = read.flag("special", False)
        self.con_mundane = read.whole("con_mundane", 0, 3)
        self.con_arcane = read.whole("con_arcane", 0, 3)
        self.mov = read.whole("mov", -3, 0, 0)
        self.dex_dice = read.whole("dex_dice", 0, 3, 0)
        self.rune = read.flag("rune")
        self.forbids = read.words("forbids_terrain")
        self.limit = read.place("limit", LIMITS, NO_LIMIT)
        self.steps = steps_of(read)
        read.end()


class OptionRow(Row):
    """SW-EQU-01: weapons that a combatant marked E may take, and what they cost."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.profile = read.text("combatant")
        self.weapons = arms_of(read, "weapons")
        self.ranged = arms_of(read, "ranged")
        self.bp = read.whole("bp", 0, 100)
        read.end()


class ArtefactRow(Row):
    """ART: an arcane artefact; ``cost`` is in arcane power, ``slot`` a place in ``SLOTS``."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.type = read.one_of("type", ARTEFACT_TYPES)
        self.slot = read.place("slot", SLOTS)
        self.race = read.text("race")
        self.cost = read.whole("cost", 1, 15)
        self.level = read.one_of("level", ["enchanted", "legendary", "epic"])
        self.activated = read.one_of("mode", ["permanent", "activated"]) == "activated"
        self.weapon_classes = read.words("weapon_classes")
        self.leader_only = read.flag("leader_only", False)
        self.cancels = read.words("cancels")
        self.grants = read.words("grants")
        self.grants_ability = read.text("grants_ability", "")
        self.limit = read.place("limit", LIMITS, NO_LIMIT)
        self.steps = steps_of(read)
        read.end()

    def is_rune(self) -> bool:
        """SW-ART-05, SW-ART-06: runes are cut into equipment, not into a body."""
        return self.type.endswith("_rune")

    def for_shots(self) -> bool:
        """SW-ART-05: whether it works at steps of shots, and not in hand-to-hand combat."""
        return len(self.steps) > 0 and all(step[0] in SHOTS for step in self.steps)


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


class ConsumableRow(Row):
    """CON: something that a hero uses up; ``bp_printed`` is its price before it was corrected."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.typology = read.text("typology")
        self.grade = read.one_of("grade", ["single", "inferior", "superior", "sublime"])
        self.race = read.text("race")
        self.bp = read.whole("bp", 0, 100)
        self.bp_printed = read.whole("bp_printed", 0, 100, self.bp)
        self.carrier = read.one_of("carrier", ["hero", "leader", "hero_sorcerer"])
        self.when = read.words("when", WINDOWS)
        self.grants = read.words("grants")
        read.end()

    def price(self, printed: bool) -> int:
        """SW-BAN-11: what it costs where the prices of the book are paid, and where they are not."""
        return self.bp_printed if printed else self.bp


class OrderRow(Row):
    """SW-ORD-17: the order that only one race has."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.when = read.words("when", WINDOWS)
        self.grants = read.words("grants")
        read.end()


class CriticalRow(Row):
    """SW-CRI-08: the critical hit that only one race has."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.steps = steps_of(read)
        read.end()


class SizeRow(Row):
    """SIZ: a size of the game and what bands of that size hold; ``max_points`` 0 is no bound."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.min_points = read.whole("min_points", 1, MOST_POINTS)
        self.max_points = read.whole("max_points", 0, MOST_POINTS)
        self.leader = read.one_of("leader", ["forbidden", "required"]) == "required"
        self.avatar = read.one_of("avatar", ["forbidden", "optional"]) == "optional"
        self.max_superior = read.whole("max_superior", 0, 9)
        self.min_regular = read.whole("min_regular", 0, 9)
        self.min_average = read.whole("min_average", 0, 9)
        self.max_elite = read.whole("max_elite", 0, 9)
        more = read.part("extra_per_250")
        self.more_regular = more.whole("min_regular", 0, 9, 0)
        self.more_average = more.whole("min_average", 0, 9, 0)
        self.more_elite = more.whole("max_elite", 0, 9, 0)
        more.end()
        minutes = read.part("minutes")  # SW-SIZ-07
        self.minutes = (minutes.whole("from", 1, 600), minutes.whole("to", 1, 600))
        minutes.end()
        read.end()


class FactionRow(Row):
    """A faction of a race and those who lead it."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.leaders = read.words("leaders")
        read.end()


# Rules of recruiting.
FORBID_RANK: Final = "forbid_rank"
FORBID: Final = "forbid"
MAX_COUNT: Final = "max_count"
KIN_RATIO: Final = "kin_ratio"
FACTION_RATIO: Final = "faction_ratio"
MAX_RATIO: Final = "max_ratio"
GRANT: Final = "grant"
BONUS: Final = "bonus"
RATIOS: Final = [KIN_RATIO, FACTION_RATIO, MAX_RATIO]
RULE_KINDS: Final = [FORBID_RANK, FORBID, MAX_COUNT, *RATIOS, GRANT, BONUS]


class RaceRule(Row):
    """SW-BAN-08: a rule of recruiting that only one race has; without ``leaders`` it holds under everybody.

    A ratio says that for each ``per`` of the reference there may be at most ``limited`` of those it limits.
    """

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.kind = read.one_of("kind", RULE_KINDS)
        self.leaders = read.words("leaders")
        self.combatants = read.words("combatants")
        self.most = read.whole("max", 0, 99, 0)
        self.rank = read.place("forbid_rank", RANKS, None if self.kind == FORBID_RANK else -1)
        self.limited_kin = read.text("limited_kin", None if self.kind == KIN_RATIO else "")
        self.reference_kin = read.text("reference_kin", None if self.kind == KIN_RATIO else "")
        self.reference = read.words("reference")
        self.kin = read.text("kin", None if self.kind == GRANT else "")
        self.ability = read.text("ability", None if self.kind == GRANT else "")
        self.limited, self.per = self._ratio(read)
        read.end()

    def _ratio(self, read: Fields) -> tuple[int, int]:
        if self.kind not in RATIOS:
            return 0, 1
        ratio = read.text("ratio")
        first, bar, second = ratio.partition("/")
        if not (bar and first.isdigit() and second.isdigit() and int(first) and int(second)):
            raise BadData(f"{read.where}.ratio", "two numbers such as 1/3", ratio)
        return int(first), int(second)

    def holds_under(self, leader: str) -> bool:
        """Whether a band with that leader, or without one, keeps to it."""
        return not self.leaders or leader in self.leaders

    def allows(self, limited: int, reference: int) -> bool:
        """Whether so many are few enough."""
        return limited * self.per <= reference * self.limited


class RaceRow(Row):
    """A race: its profiles' file, factions, kins, exclusive order and critical, rules of recruiting."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.file = read.text("file")
        self.kins = read.words("kins")
        self.factions = [FactionRow(row) for row in read.rows("faction")]
        self.order = OrderRow(read.part("exclusive_order"))
        self.critical = CriticalRow(read.part("exclusive_critical"))
        self.rules = [RaceRule(row) for row in read.rows("rule")]
        read.end()
