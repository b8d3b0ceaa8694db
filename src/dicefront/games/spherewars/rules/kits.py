"""EQU, ABI: the traits that a combatant has by its profile and its equipment."""

from __future__ import annotations

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.moments import TRAITS, kit_of
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.rows import GRANT, RangedRow
from dicefront.games.spherewars.rules.secrets import traits_of_items
from dicefront.kernel.traits import Kit


def kit_of_member(profile: Profile, options: list[str], items: list[str], leader: str = "") -> Kit:
    """The kit of a combatant whose entry was bought with these options, and who carries these items.

    Its race may grant it more under a ``leader``, named by his profile (SW-BAN-08).
    """
    chosen = [arms for option in options for arms in CATALOGUE.options[option].weapons]
    more = [*granted_under(profile, leader), *traits_of_items(items)]
    return kit_for(profile, chosen, more, len(options) > 0)


def granted_under(profile: Profile, leader: str) -> list[str]:
    """SW-BAN-08: the abilities that a combatant has by rules of its race because of its leader."""
    if profile.race not in CATALOGUE.races:
        return []
    return [
        rule.ability
        for rule in CATALOGUE.races[profile.race].rules
        if rule.kind == GRANT and rule.kin == profile.kin and rule.holds_under(leader)
    ]


def ranged_of_member(profile: Profile, options: list[str]) -> list[RangedRow]:
    """SW-EQU-22: the ranged weapons of a combatant whose entry was bought with these options, one by one."""
    arms = [*profile.ranged, *[one for option in options for one in CATALOGUE.options[option].ranged]]
    return [CATALOGUE.ranged[one.kind] for one in arms for _ in range(one.count)]


def kit_for(profile: Profile, arms: list[Arms], more: list[str], equipped: bool) -> Kit:
    """The kit of a combatant with the weapons it chose, and what else it was given.

    Whoever could have chosen equipment and did not suffers for it (SW-EQU-02).
    """
    ids = [*profile.universal, *profile.abilities, *more]
    if profile.race in CATALOGUE.races:
        ids.append(CATALOGUE.races[profile.race].critical.id)  # SW-CRI-08
    ids += [weapon_id(weapon) for weapon in [*profile.weapons, *arms]]
    ids.append(profile.shield)  # some do more than the profile says (SW-EQU-43)
    if profile.needs_option and not equipped:
        ids.append("unequipped")
    return kit_of([TRAITS[one] for one in ids if one in TRAITS])


def weapon_id(weapon: Arms) -> str:
    """The trait of a weapon, or of a pair (SW-EQU-11 to SW-EQU-13)."""
    pair = "two_" + weapon.kind
    return pair if weapon.count == 2 and pair in TRAITS else weapon.kind
