"""BAN, SIZ, ART, CON: what the rules say about a roster, all problems at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.profile import (
    AVATAR,
    AVERAGE,
    ELITE,
    LEADER,
    MESSENGER,
    RANKS,
    REGULAR,
    SLOTS,
    SUPERIOR,
)
from dicefront.games.spherewars.rules.roster import Recruit, Roster, read_roster
from dicefront.games.spherewars.rules.rows import (
    ANY_RACE,
    FACTION_RATIO,
    FORBID,
    FORBID_RANK,
    KIN_RATIO,
    MAX_COUNT,
    MAX_RATIO,
    ArtefactRow,
    ConsumableRow,
    RaceRule,
    SizeRow,
)
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json, RuleId

ATTACK_SLOT: Final = SLOTS.index("attack")
DEFENCE_SLOT: Final = SLOTS.index("defence")
MORE_POINTS: Final = 250
"""SW-BAN-06: each full so many points above those of the size ask for more troops."""

OPEN_ENDS: Final = ["spherewars.band.no_leader", "spherewars.band.too_few"]
"""The problems that a band still being built has until more recruits come."""


def roster_problems(data: Json, points: int, printed: bool = False) -> list[Refusal]:
    """Everything that keeps a roster from being played for so many points; empty if it may be played."""
    try:
        roster = read_roster(data)
    except BadData as error:
        return [Refusal("spherewars.band.unreadable", error.rule, error.arguments)]
    return band_problems(roster, points, printed)


def band_problems(roster: Roster, points: int, printed: bool = False) -> list[Refusal]:
    """Everything that is wrong with a band that may cost so many points."""
    size = CATALOGUE.size_of(points)
    found: list[Refusal] = []
    price = roster.price(printed)
    if price > points:
        found.append(_problem("too_expensive", "SW-BAN-01", price=price, points=points))
    found += _hero_problems(roster, size)
    found += _troop_problems(roster, size, points)
    found += _race_problems(roster)
    for recruit in roster.recruits:
        found += _equipment_problems(recruit)
        found += _artefact_problems(recruit, roster.race)
        found += _consumable_problems(recruit, roster.race)
    found += _band_artefact_problems(roster)
    return found


def band_warnings(roster: Roster) -> list[Refusal]:
    """SW-BAN-10: arcane power that is lost, which is allowed."""
    return [
        _problem("power_left", "SW-BAN-10", profile=one.profile.id, left=one.profile.ap - one.arcane_power())
        for one in roster.heroes()
        if one.arcane_power() < one.profile.ap
    ]


def _problem(name: str, rule: RuleId, **args: Json) -> Refusal:
    return Refusal(f"spherewars.band.{name}", rule, args)


# -- kinds of combatants --------------------------------------------------------------------------


def _hero_problems(roster: Roster, size: SizeRow) -> list[Refusal]:
    """SW-COM-03, SW-COM-05, SW-BAN-03 to SW-BAN-05, SW-BAN-14: heroes and messengers."""
    found: list[Refusal] = []
    leaders, avatars = roster.how_many(LEADER), roster.how_many(AVATAR)
    if leaders and not size.leader:
        found.append(_problem("no_heroes", "SW-SIZ-02", rank=RANKS[LEADER], size=size.id))
    if not leaders and size.leader:
        found.append(_problem("no_leader", "SW-BAN-04", size=size.id))
    if leaders > 1:
        found.append(_problem("too_many_leaders", "SW-COM-03", count=leaders))
    if avatars and not size.avatar:
        found.append(_problem("no_heroes", "SW-BAN-03", rank=RANKS[AVATAR], size=size.id))
    if avatars > 1:
        found.append(_problem("too_many_avatars", "SW-BAN-03", count=avatars))
    leader = roster.leader()
    most = 0 if leader is None else max(0, leader.com)
    messengers = roster.how_many(MESSENGER)
    if messengers > most:
        rule = "SW-BAN-05" if leader is None else "SW-COM-05"
        found.append(_problem("too_many_messengers", rule, count=messengers, most=most))
    return found


def least_troops(points: int) -> dict[int, int]:
    """SW-BAN-06: how many regular and average troops a band for so many points holds at least."""
    size = CATALOGUE.size_of(points)
    more = _steps_above(size, points)
    return {
        REGULAR: size.min_regular + size.more_regular * more,
        AVERAGE: size.min_average + size.more_average * more,
    }


def _steps_above(size: SizeRow, points: int) -> int:
    return (points - size.min_points) // MORE_POINTS


def _troop_problems(roster: Roster, size: SizeRow, points: int) -> list[Refusal]:
    """SW-BAN-06, SW-SIZ-06: how many regular, average and elite troops and superiors there must or may be."""
    found: list[Refusal] = []
    for rank, least in least_troops(points).items():
        count = sum(one.count for one in roster.of_rank(rank) if one.profile.counts_toward_minimum)
        if count < least:
            found.append(_problem("too_few", "SW-BAN-06", rank=RANKS[rank], count=count, least=least))
    elites, superiors = roster.how_many(ELITE), roster.how_many(SUPERIOR)
    most = size.max_elite + size.more_elite * _steps_above(size, points)
    if elites > most:
        found.append(_problem("too_many", "SW-BAN-06", rank=RANKS[ELITE], count=elites, most=most))
    if superiors > size.max_superior:
        rule = "SW-BAN-06" if size.max_superior else "SW-SIZ-06"
        most = size.max_superior
        found.append(_problem("too_many", rule, rank=RANKS[SUPERIOR], count=superiors, most=most))
    return found


# -- the race -------------------------------------------------------------------------------------


def _race_problems(roster: Roster) -> list[Refusal]:
    """SW-BAN-08: one race, the limits that its leader sets, and factions."""
    found: list[Refusal] = []
    for one in roster.recruits:
        profile = one.profile
        if profile.race != roster.race:
            found.append(_problem("other_race", "SW-BAN-08", profile=profile.id, race=roster.race))
        if profile.requires_leader and roster.leader_id() != profile.requires_leader:
            args: dict[str, Json] = {"profile": profile.id, "leader": profile.requires_leader}
            found.append(_problem("needs_leader", "SW-BAN-08", **args))
        if one.faction not in profile.factions and (one.faction or profile.factions):
            found.append(_problem("no_faction", "SW-BAN-08", profile=profile.id, faction=one.faction))
    for profile in {one.profile.id: one.profile for one in roster.recruits}.values():
        count = _count(roster, [profile.id])
        if profile.max_per_band and count > profile.max_per_band:
            most = profile.max_per_band
            found.append(_problem("too_many_of", "SW-BAN-08", profile=profile.id, count=count, most=most))
    for rule in CATALOGUE.races[roster.race].rules:
        if rule.holds_under(roster.leader_id()) and not _keeps(roster, rule):
            found.append(_problem("race_rule", "SW-BAN-08", limit=rule.id))
    return found


def _keeps(roster: Roster, rule: RaceRule) -> bool:
    """Whether a band keeps to a rule of its race that concerns it; grants and bonuses forbid nothing."""
    if rule.kind == FORBID_RANK:
        return roster.how_many(rule.rank) == 0
    if rule.kind == FORBID:
        return _count(roster, rule.combatants) == 0
    if rule.kind == MAX_COUNT:
        return _count(roster, rule.combatants) <= rule.most
    if rule.kind == MAX_RATIO:
        return rule.allows(_count(roster, rule.combatants), _count(roster, rule.reference))
    if rule.kind == KIN_RATIO:
        limited = _count_if(roster, lambda one: one.profile.kin == rule.limited_kin)
        return rule.allows(limited, _count_if(roster, lambda one: one.profile.kin == rule.reference_kin))
    leader = roster.leader()
    if rule.kind == FACTION_RATIO and leader is not None:
        own = leader.factions[0]
        others = _count_if(roster, lambda one: one.faction != own)
        return rule.allows(others, _count_if(roster, lambda one: one.faction == own))
    return True


def _count(roster: Roster, profiles: list[str]) -> int:
    return sum(one.count for one in roster.recruits if one.profile.id in profiles)


def _count_if(roster: Roster, fits: Callable[[Recruit], bool]) -> int:
    return sum(one.count for one in roster.recruits if fits(one))


# -- equipment, artefacts, consumables ------------------------------------------------------------


def _equipment_problems(recruit: Recruit) -> list[Refusal]:
    """SW-EQU-01: one of the options of the profile, or none."""
    profile = recruit.profile
    found: list[Refusal] = []
    for option in recruit.options:
        if option.id not in profile.options:
            found.append(_problem("strange_option", "SW-EQU-01", profile=profile.id, option=option.id))
    if len(recruit.options) > 1:
        found.append(_problem("two_options", "SW-EQU-01", profile=profile.id))
    return found


def _artefact_problems(recruit: Recruit, race: str) -> list[Refusal]:
    """SW-ART-01 to SW-ART-08: what one combatant may carry."""
    profile = recruit.profile
    found = [one for one in [_carry_problem(recruit, item, race) for item in recruit.artefacts] if one]
    if recruit.artefacts and recruit.count > 1:
        found.append(_problem("carriers", "SW-ART-04", profile=profile.id))
    power = recruit.arcane_power()
    if power > profile.ap:
        args: dict[str, Json] = {"profile": profile.id, "power": power, "ap": profile.ap}
        found.append(_problem("too_much_power", "SW-ART-01", **args))
    for slot, room in enumerate(profile.slots):
        used = sum(item.slot == slot for item in recruit.artefacts)
        if used > room and profile.ap:
            args = {"profile": profile.id, "slot": SLOTS[slot], "count": used, "most": room}
            found.append(_problem("no_slot", "SW-ART-02", **args))
    runes = [item for item in recruit.artefacts if item.is_rune()]
    for slot, for_shots, places in (
        (ATTACK_SLOT, False, _weapons_for_runes(recruit, False)),
        (ATTACK_SLOT, True, _weapons_for_runes(recruit, True)),
        (DEFENCE_SLOT, False, _armours_for_runes(recruit)),
    ):
        if sum(rune.slot == slot and rune.for_shots() == for_shots for rune in runes) > places > 0:
            found.append(_problem("one_rune_each", "SW-EQU-03", profile=profile.id, slot=SLOTS[slot]))
    return found


def _carry_problem(recruit: Recruit, item: ArtefactRow, race: str) -> Refusal | None:
    """Why a combatant may not carry an artefact at all."""
    profile = recruit.profile
    args: dict[str, Json] = {"profile": profile.id, "item": item.id}
    if item.race not in (race, ANY_RACE):
        return _problem("item_of_other_race", "SW-ART-17", **args)
    if item.leader_only and profile.rank != LEADER:
        return _problem("leaders_only", "SW-ART-30", **args)
    if item.is_rune() and item.slot == ATTACK_SLOT and not _weapons_for_runes(recruit, item.for_shots()):
        return _problem("nothing_to_engrave", "SW-ART-05", **args)
    if item.is_rune() and item.slot == DEFENCE_SLOT and not _armours_for_runes(recruit):
        return _problem("nothing_to_engrave", "SW-ART-06", **args)
    classes = [_class(arms.kind, profile.mounted) for arms in recruit.weapons()]
    if item.weapon_classes and not any(name in item.weapon_classes for name in classes or ["light"]):
        return _problem("wrong_weapon", "SW-ART-05", **args)
    return None


def _class(kind: str, mounted: bool) -> str:
    """The class that a hand-to-hand weapon counts as."""
    row = CATALOGUE.weapons[kind]
    return row.base_mounted if mounted else row.base


def _weapons_for_runes(recruit: Recruit, for_shots: bool) -> int:
    """SW-EQU-04, SW-ART-05, SW-ART-07, SW-ART-08: the weapons that runes for one kind of combat can be on.

    They are those of the profile or an option that are made for it, neither natural nor special.
    """
    if for_shots:
        return sum(arms.count for arms in recruit.ranged() if not arms.natural)
    return sum(arms.count for arms in recruit.weapons() if not (arms.natural or _is_special(arms.kind)))


def _is_special(kind: str) -> bool:
    return CATALOGUE.weapons[kind].special


def _armours_for_runes(recruit: Recruit) -> int:
    """SW-ART-06, SW-EQU-39: armour and shield that take a rune."""
    rows = [CATALOGUE.armours[name] for name in recruit.profile.armour]
    if recruit.profile.shield:
        rows.append(CATALOGUE.shields[recruit.profile.shield])
    return sum(row.rune for row in rows)


def _band_artefact_problems(roster: Roster) -> list[Refusal]:
    """SW-ART-04, SW-BAN-10: each artefact once, and one at least for a hero who can carry any."""
    carried = [item.id for one in roster.recruits for item in one.artefacts]
    twice = sorted({item for item in carried if carried.count(item) > 1})
    found = [_problem("artefact_twice", "SW-ART-04", item=item) for item in twice]
    for hero in roster.heroes():
        if hero.profile.ap and not hero.artefacts and artefacts_for(hero, roster, carried):
            found.append(_problem("no_artefact", "SW-BAN-10", profile=hero.profile.id))
    return found


def artefacts_for(recruit: Recruit, roster: Roster, carried: list[str]) -> list[ArtefactRow]:
    """What a hero may carry beside what it has, when the band has carried so much already."""
    found: list[ArtefactRow] = []
    for item in CATALOGUE.artefacts.values():
        more = Recruit(recruit.profile, 1, "", recruit.options, [*recruit.artefacts, item])
        if item.id not in carried and not _artefact_problems(more, roster.race):
            found.append(item)
    return found


def consumables_for(recruit: Recruit, race: str) -> list[ConsumableRow]:
    """What a hero may carry beside the consumables it has."""
    found: list[ConsumableRow] = []
    for item in CATALOGUE.consumables.values():
        more = Recruit(recruit.profile, 1, "", recruit.options, [], [*recruit.consumables, item])
        if not _consumable_problems(more, race):
            found.append(item)
    return found


def _consumable_problems(recruit: Recruit, race: str) -> list[Refusal]:
    """SW-CON-01 to SW-CON-03, SW-BAN-11: what a hero may buy."""
    profile, items = recruit.profile, recruit.consumables
    found: list[Refusal] = []
    if len(items) > profile.consumables_max:
        args: dict[str, Json] = {"profile": profile.id, "count": len(items), "most": profile.consumables_max}
        found.append(_problem("too_many_consumables", "SW-CON-02", **args))
    typologies = [item.typology for item in items]
    for item in items:
        args = {"profile": profile.id, "item": item.id}
        if item.race not in (race, ANY_RACE):
            found.append(_problem("item_of_other_race", "SW-CON-09", **args))
        if item.carrier == "leader" and profile.rank != LEADER:  # SW-CON-10
            found.append(_problem("leaders_only", "SW-CON-10", **args))
        if item.carrier == "hero_sorcerer" and not profile.is_sorcerer():
            found.append(_problem("sorcerers_only", "SW-CON-16", **args))
    for typology in sorted({one for one in typologies if typologies.count(one) > 1}):
        found.append(_problem("same_typology", "SW-CON-03", profile=profile.id, typology=typology))
    return found
