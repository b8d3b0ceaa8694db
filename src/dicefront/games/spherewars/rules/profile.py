"""ATT, TRA: profiles of combatants, as the rules use them. The files are read in ``catalogue``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NONE: Final = -1
"""SW-ATT-11: the hyphen in the place of an attribute, a morale or a fear."""

SPECIAL: Final = -2
"""SW-ATT-12: an ability of the combatant says how much."""

# Ranks (SW-COM-01).
LEADER: Final = 0
AVATAR: Final = 1
MESSENGER: Final = 2
REGULAR: Final = 3
AVERAGE: Final = 4
ELITE: Final = 5
SUPERIOR: Final = 6
RANKS: Final = ["leader", "avatar", "messenger", "regular", "average", "elite", "superior"]

# How a combatant moves (SW-ATT-13).
PLAIN: Final = 0
VARIABLE: Final = 1
CLUMSY: Final = 2
SPECIAL_MOVE: Final = 3
MOVES: Final = ["plain", "variable", "clumsy", "special"]

# Heights (SW-TRA-01).
FLAT: Final = 0
SMALL: Final = 1
COMMON_HEIGHT: Final = 2
LARGE: Final = 3
HUGE: Final = 4
COLOSSAL: Final = 5
HEIGHTS: Final = ["flat", "small", "common", "large", "huge", "colossal"]

# Fear (SW-TRA-04).
COMMON_FEAR: Final = 0
RESPECTABLE: Final = 1
FRIGHTENING: Final = 2
TERRIFYING: Final = 3
FEARS: Final = ["common", "respectable", "frightening", "terrifying"]

# Morale (SW-TRA-05).
COWARD: Final = 0
COMMON_MORALE: Final = 1
BRAVE: Final = 2
UNBREAKABLE: Final = 3
MORALES: Final = ["coward", "common", "brave", "unbreakable"]

# Wound levels (SW-TRA-06), and the wounds each stands.
EPHEMERAL: Final = 0
EXTREMELY_EASY: Final = 1
VERY_EASY: Final = 2
EASY: Final = 3
COMMON_WOUNDS: Final = 4
DIFFICULT: Final = 5
VERY_DIFFICULT: Final = 6
EXTREMELY_DIFFICULT: Final = 7
WOUND_LEVELS: Final = [
    "ephemeral",
    "extremely_easy",
    "very_easy",
    "easy",
    "common",
    "difficult",
    "very_difficult",
    "extremely_difficult",
]
WOUNDS: Final = [0, 2, 3, 4, 5, 6, 7, 8]

# Where artefacts are worn (SW-ART-02).
SLOTS: Final = ["attack", "defence", "cloak", "staff", "jewellery"]


@mypyc_attr(acyclic=True)
class Arms:
    """Weapons of one class, one or a pair; ``natural`` ones are part of the body."""

    def __init__(self, kind: str, count: int = 1, natural: bool = False) -> None:
        self.kind = kind
        self.count = count
        self.natural = natural


@mypyc_attr(acyclic=True)
class Member:
    """So many figures of one profile in a group."""

    def __init__(self, profile: str, count: int) -> None:
        self.profile = profile
        self.count = count


@mypyc_attr(acyclic=True)
class Profile:
    """SW-COM-07: what is the same for all combatants of one name; never changed and shared by all states.

    ``mov`` is in inches; of a combatant with an own way of moving it is the number for shots, flight and
    pursuit. ``radius`` is in hundredths of a millimetre. An attribute may be ``NONE`` or ``SPECIAL``.

    A group is recruited as a whole: its ``members`` say which profiles stand on the table. Each of these has
    its group in ``member_of``, is never recruited by itself, and is worth ``bp_each`` (SW-COM-08). A pack
    on a single base has no members and is one combatant.
    """

    def __init__(
        self,
        id: str,
        number: int = 0,
        race: str = "",
        rank: int = REGULAR,
        unique: bool = False,
        kin: str = "",
        factions: tuple[str, ...] = (),
        faction_choice: bool = False,
        bp: int = 0,
        ap: int = 0,
        mov: int = 4,
        mov_kind: int = PLAIN,
        fly: bool = False,
        mounted: bool = False,
        com: int = NONE,
        dex: int = 2,
        pre: int = NONE,
        pre_with_option: int = NONE,
        str: int = 2,
        con_mundane: int = 2,
        con_arcane: int = 2,
        fur: int = NONE,
        pow: int = NONE,
        wounds: int = 5,
        wounds_level: int = COMMON_WOUNDS,
        morale: int = COMMON_MORALE,
        firm: bool = False,
        fear: int = COMMON_FEAR,
        height: int = COMMON_HEIGHT,
        radius: int = 1500,
        weapons: tuple[Arms, ...] = (),
        ranged: tuple[Arms, ...] = (),
        armour: tuple[str, ...] = (),
        shield: str = "",
        needs_option: bool = False,
        options: tuple[str, ...] = (),
        slots: tuple[int, ...] = (0, 0, 0, 0, 0),
        consumables_max: int = 0,
        requires_leader: str = "",
        max_per_band: int = 0,
        counts_toward_minimum: bool = True,
        abilities: tuple[str, ...] = (),
        universal: tuple[str, ...] = (),
        members: tuple[Member, ...] = (),
        member_of: str = "",
        bp_each: int = 0,
    ) -> None:
        self.id = id
        self.number = number
        self.race = race
        self.rank = rank
        self.unique = unique
        self.kin = kin
        self.factions = factions
        self.faction_choice = faction_choice
        self.bp = bp
        self.ap = ap
        self.mov = mov
        self.mov_kind = mov_kind
        self.fly = fly
        self.mounted = mounted
        self.com = com
        self.dex = dex
        self.pre = pre
        self.pre_with_option = pre_with_option
        self.str = str
        self.con_mundane = con_mundane
        self.con_arcane = con_arcane
        self.fur = fur
        self.pow = pow
        self.wounds = wounds
        self.wounds_level = wounds_level
        self.morale = morale
        self.firm = firm
        self.fear = fear
        self.height = height
        self.radius = radius
        self.weapons = weapons
        self.ranged = ranged
        self.armour = armour
        self.shield = shield
        self.needs_option = needs_option
        self.options = options
        self.slots = slots
        self.consumables_max = consumables_max
        self.requires_leader = requires_leader
        self.max_per_band = max_per_band
        self.counts_toward_minimum = counts_toward_minimum
        self.abilities = abilities
        self.universal = universal
        self.members = members
        self.member_of = member_of
        self.bp_each = bp_each

    def is_hero(self) -> bool:
        """SW-COM-02: leaders and avatars are heroes."""
        return self.rank <= AVATAR

    def is_sorcerer(self) -> bool:
        """SW-COM-06: a combatant with a number in POW."""
        return self.pow >= 0

    def figures(self) -> int:
        """SW-COM-08: how many figures one recruit is."""
        return sum(member.count for member in self.members) or 1
