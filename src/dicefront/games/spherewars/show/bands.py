"""Bands of SphereWars for the builder: profiles, equipment, what is wrong with a band, any band."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.kits import weapon_id
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.profile import AVATAR, LEADER, NONE, RANKS, Profile
from dicefront.games.spherewars.rules.recruiting import (
    artefacts_for,
    band_problems,
    band_warnings,
    consumables_for,
    roster_problems,
)
from dicefront.games.spherewars.rules.roster import READY_BANDS, Recruit, Roster, read_roster
from dicefront.games.spherewars.rules.subjects import ATTRIBUTES
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json
from dicefront.parts.show.armies import ArmyBook, ArmyEntry, ArmyGroup, ReadyRoster
from dicefront.parts.show.screen import note_of
from dicefront.parts.show.verdict import ArmyBar, ArmyFix, ArmyProblem, ArmyVerdict
from dicefront.parts.show.words import Note, Part
from dicefront.text.messages import Messages

PREFIX: Final = "spherewars.show."
TOO_MUCH: Final = "spherewars.band.too_expensive"


def called(family: str, id: str, language: str) -> str:
    return Messages(language).text(f"spherewars.{family}.{id}", {})


def band_book(options: dict[str, Json]) -> ArmyBook:
    """All profiles by race, what they may carry, and ready-made bands within the limit."""
    points = options_of(options).points
    profiles = [one for race in CATALOGUE.races for one in CATALOGUE.recruits(race)]
    ready = [band for band in READY_BANDS.values() if not roster_problems(band.id, points)]
    return ArmyBook(
        game="spherewars",
        key="recruits",
        budget=points,
        least=1,
        most=60,
        entries=[entry_of(profile) for profile in profiles],
        upgrades=upgrades(),
        ready=[
            ReadyRoster(
                name=called("band", band.id, "en"),
                name_nl=called("band", band.id, "nl"),
                points=band.points,
                roster=band.roster.written(),
                group=band.roster.race,
            )
            for band in ready
        ],
        groups=[
            ArmyGroup(id=race, name_en=called("race", race, "en"), name_nl=called("race", race, "nl"))
            for race in CATALOGUE.races
        ],
    )


def upgrades() -> list[ArmyEntry]:
    """Equipment, artefacts and consumables, grouped by what they are."""
    found: list[ArmyEntry] = []
    for option in CATALOGUE.options.values():
        found.append(carried(option.id, option.bp, "options", {}))
    for artefact in CATALOGUE.artefacts.values():
        found.append(carried(artefact.id, 0, "artefacts", {"ap": artefact.cost}))
    for item in CATALOGUE.consumables.values():
        found.append(carried(item.id, item.bp, "consumables", {}))
    return found


def carried(id: str, cost: int, group: str, profile: dict[str, Json]) -> ArmyEntry:
    return ArmyEntry(entry=id, cost=cost, why=[], group=group, profile=profile)


def attributes_of(profile: Profile) -> dict[str, Json]:
    """The printed attributes that it has."""
    values = [
        *(profile.mov, profile.com, profile.dex, profile.pre, profile.str),
        *(profile.con_mundane, profile.con_arcane, profile.fur, profile.pow),
    ]
    return {name: value for name, value in zip(ATTRIBUTES, values, strict=True) if value != NONE}


def is_weapon(trait: str) -> bool:
    """Whether a trait is a hand-to-hand weapon, or a pair of them."""
    return trait.removeprefix("two_") in CATALOGUE.weapons


def worn_by(profile: Profile) -> list[Json]:
    """Armour and shield, as far as there is any."""
    known = {**CATALOGUE.armours, **CATALOGUE.shields}
    return [{"id": one} for one in [*profile.armour, profile.shield] if one in known]


def arms_of(profile: Profile) -> list[Json]:
    """What everybody of a profile bears, without what is chosen."""
    hand: list[Json] = [{"id": weapon_id(one)} for one in profile.weapons if not one.natural]
    far: list[Json] = [
        {"id": one.kind, "range": CATALOGUE.ranged[one.kind].range_in} for one in profile.ranged
    ]
    return [*hand, *far, *worn_by(profile)]


def entry_of(profile: Profile) -> ArmyEntry:
    """A profile with all that stands on it."""
    shown: dict[str, Json] = {
        "profile": profile.id,
        "race": profile.race,
        "rank": RANKS[profile.rank],
        "factions": [*profile.factions] if profile.faction_choice else [],
        "figures": profile.figures(),
        "radius": profile.radius,
        "height": profile.height,
        "wounds": profile.wounds,
        "attributes": attributes_of(profile),
        "traits": [*profile.universal, *profile.abilities],
        "arms": arms_of(profile),
        "options": [*profile.options],
        "ap": profile.ap,
    }
    part = Part(reason=f"{PREFIX}price", amount=profile.bp, rule="SW-BAN-01")
    return ArmyEntry(entry=profile.id, cost=profile.bp, why=[part], group=profile.race, profile=shown)


# -- the judge ----------------------------------------------------------------------------------


def band_verdict(roster: Json, options: dict[str, Json]) -> ArmyVerdict:
    """What a band costs, everything that is wrong with it, and who cannot be recruited any more."""
    points = options_of(options).points
    try:
        band = read_roster(roster)
    except BadData:
        unread = [ArmyProblem(note=note_of(one), entry=-1) for one in roster_problems(roster, points)]
        return ArmyVerdict(problems=unread, cost=None, budget=points, entries=[])
    problems = band_problems(band, points)
    return ArmyVerdict(
        problems=[
            ArmyProblem(note=note_of(one), entry=line_of(band, one), fix=fix_of(band, one, points))
            for one in problems
        ],
        cost=band.price(),
        budget=points,
        entries=[shown(one, band) for one in band.recruits],
        barred=barred(band, problems, points),
        warnings=[ArmyProblem(note=note_of(one), entry=line_of(band, one)) for one in band_warnings(band)],
    )


def shown(recruit: Recruit, band: Roster) -> ArmyEntry:
    """A line of a band with its price, and what it may carry beside what it has."""
    found = entry_of(recruit.profile)
    taken = [item.id for one in band.recruits for item in one.artefacts]
    alone = recruit.count == 1 and is_hero_rank(recruit.profile)
    assert isinstance(found.profile, dict)
    found.profile["artefacts"] = [one.id for one in artefacts_for(recruit, band, taken)] if alone else []
    found.profile["consumables"] = [one.id for one in consumables_for(recruit, band.race)] if alone else []
    found.profile["power_left"] = recruit.profile.ap - recruit.arcane_power()
    price = recruit.count * recruit.price()
    found.cost = price
    found.why = [Part(reason=f"{PREFIX}price", amount=price, rule="SW-BAN-01")]
    return found


def line_of(band: Roster, refusal: Refusal) -> int:
    """The line a problem is about; -1 if it is about the whole band."""
    named = [
        number for number, one in enumerate(band.recruits) if one.profile.id == refusal.args.get("profile")
    ]
    return named[-1] if named else -1


def is_hero_rank(profile: Profile) -> bool:
    return profile.rank in (LEADER, AVATAR)


def fix_of(band: Roster, refusal: Refusal, points: int) -> ArmyFix | None:
    """What puts a problem right, where there is only one way: one recruit less, or something it carries."""
    known = {one.reason for one in band_problems(band, points)}
    ways: list[ArmyFix] = []
    for place in range(len(band.recruits)):
        for left, note in lighter(band.recruits[place]):
            recruits = [*band.recruits[:place], *left, *band.recruits[place + 1 :]]
            fixed = Roster(band.race, recruits)
            after = {one.reason for one in band_problems(fixed, points)}
            if refusal.reason not in after and after <= known:
                ways.append(ArmyFix(note=note, roster=fixed.written()))
    return ways[0] if len(ways) == 1 else None


def lighter(one: Recruit) -> list[tuple[list[Recruit], Note]]:
    """A line with one recruit less, or without one of the things it carries."""
    args: dict[str, Json] = {"profile": one.profile.id}
    less = [_line(one, count=one.count - 1)] if one.count > 1 else []
    found = [(less, Note(id="spherewars.show.fix_remove", args=args))]
    kinds: list[tuple[str, list[Any]]] = [
        ("options", one.options),
        ("artefacts", one.artefacts),
        ("consumables", one.consumables),
    ]
    for kind, items in kinds:
        for item in items:
            rest = [other for other in items if other is not item]
            note = Note(id="spherewars.show.fix_drop_item", args={**args, "item": item.id})
            if kind == "options":
                note = Note(id="spherewars.show.fix_drop_option", args={**args, "option": item.id})
            found.append(([_line(one, **{kind: rest})], note))
    return found


def _line(one: Recruit, **changed: Any) -> Recruit:
    """A line like another one, with something changed."""
    parts: dict[str, Any] = {
        "count": one.count,
        "faction": one.faction,
        "options": one.options,
        "artefacts": one.artefacts,
        "consumables": one.consumables,
    }
    return Recruit(one.profile, **{**parts, **changed})


def barred(band: Roster, problems: list[Refusal], points: int) -> list[ArmyBar]:
    """Profiles that would make a problem, or a worse one, if one more of them was recruited."""
    before = [(one.reason, one.args.get("profile")) for one in problems]
    found: list[ArmyBar] = []
    for profile in CATALOGUE.recruits(band.race):
        usual = profile.factions[0] if profile.factions else ""
        options = [CATALOGUE.options[one] for one in profile.options[:1]]
        more = Roster(band.race, [*band.recruits, Recruit(profile, 1, usual, options)])
        for one in band_problems(more, points):
            if one.reason == TOO_MUCH or (one.reason, one.args.get("profile")) not in before:
                found.append(ArmyBar(entry=profile.id, note=note_of(one)))
                break
    return found


def any_band(options: dict[str, Json], seed: int) -> ReadyRoster:
    """A band put together at random."""
    roster = BuildBand(0, options_of(options).points).sample(Draw(seed))
    band = read_roster(roster)
    return ReadyRoster(name="Mixed", points=band.price(), roster=band.written(), group=band.race)
