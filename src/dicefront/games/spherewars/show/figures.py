"""What the combatants of SphereWars look like: the parts of every profile."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.profile import HEIGHTS, Profile
from dicefront.kernel.ids import Json
from dicefront.skirmish.looks import SIZES, Facts, load_looks

LOOKS: Final = load_looks("dicefront.games.spherewars")
MAGIC: Final = 3
"""From this POW on somebody wears a robe."""


def parts_of(profile: Profile) -> list[Json]:
    """The six parts of a profile."""
    size = HEIGHTS[profile.height]
    arms = [*profile.ranged, *(weapon for weapon in profile.weapons if not weapon.natural)]
    facts = Facts(
        kin_of(profile),
        size if size in SIZES else "huge",
        profile.radius,
        mounted=profile.mounted,
        magic=profile.pow >= MAGIC,
        several=is_pack(profile),
        flies="flying" in profile.universal or profile.fly,
        armour=profile.armour[0] if profile.armour else "",
        weapon=arms[0].kind if arms else "",
        pair=bool(arms) and arms[0].count > 1,
        shield=profile.shield,
    )
    return [*LOOKS.parts_of(profile.id, facts)]


def kin_of(profile: Profile) -> str:
    """Its kin, the faction that stands for one, or its race."""
    return profile.kin or (profile.factions[0] if len(profile.factions) > 0 else profile.race)


def is_pack(profile: Profile) -> bool:
    """SW-COM-08: whether several stand on a single base."""
    return profile.id.startswith("pack_of") and not profile.members
