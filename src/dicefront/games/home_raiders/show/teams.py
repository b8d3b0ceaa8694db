"""Teams of Home Raiders for the builder: cards, what is wrong with a team, and what would put it right."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.cards import TROOP_TYPES, UNIT, Card, Entry, Pool, Team
from dicefront.games.home_raiders.rules.cost import counts
from dicefront.games.home_raiders.rules.dice import BLANK, CRITICAL, FACES
from dicefront.games.home_raiders.rules.moments import Ability
from dicefront.games.home_raiders.rules.odds import chance_of
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.tables import portal_kinds
from dicefront.games.home_raiders.rules.team import (
    LIFTABLE,
    USUAL_PORTAL,
    mixed_team,
    read_team,
    ready_teams,
    team_breaches,
    team_problems,
    written,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.traits import paragraphs
from dicefront.parts.show.armies import ArmyBook, ArmyEntry, ArmyGroup, ReadyRoster
from dicefront.parts.show.screen import note_of
from dicefront.parts.show.verdict import ArmyBar, ArmyFix, ArmyProblem, ArmyVerdict
from dicefront.parts.show.words import Note, Part

PREFIX: Final = "home_raiders.show."
TRIES: Final = 8
"""So many tries are made to put a random team together."""


# -- the catalogue ------------------------------------------------------------------------------


def team_book(options: dict[str, Json]) -> ArmyBook:
    """All cards, the factions, the objects that may be Portals, and ready-made teams within the limit."""
    chosen = options_of(options)
    cards = chosen.cards
    kinds = chosen.table_file.kinds
    return ArmyBook(
        game="home_raiders",
        key="troops",
        budget=chosen.stars,
        least=1,
        most=chosen.stars,
        entries=[entry_of(card) for faction in cards.factions for card in cards.cards_of(faction)],
        upgrades=[],
        ready=[
            ReadyRoster(
                name=team.name_en,
                name_nl=team.name_nl,
                points=team.stars(),
                roster=roster_of(team.name_en, Team(team.faction, team.entries, team.portal or USUAL_PORTAL)),
                group=team.faction,
            )
            for team in chosen.teams.values()
            if team.stars() <= chosen.stars
        ],
        groups=[
            ArmyGroup(id=name, name_en=one.name_en, name_nl=one.name_nl)
            for name, one in cards.factions.items()
        ],
        places=[
            ArmyGroup(id=name, name_en=kinds[name].name_en, name_nl=kinds[name].name_nl)
            for name in portal_kinds(chosen.table_file)
        ],
        abilities=[about(one) for one in ALL_ABILITIES],
    )


def about(ability: Ability) -> dict[str, Json]:
    """What a screen says about an ability."""
    return {
        "id": ability.id,
        "trait": ability.family,
        "use": ability.use,
        "hurts": ability.hurts,
        "rules": [*paragraphs(ability.rules)],
    }


def entry_of(card: Card) -> ArmyEntry:
    """A card with all that stands on it."""
    profile: dict[str, Json] = {
        "card": card.id,
        "name_en": card.name_en,
        "name_nl": card.name_nl,
        "faction": card.faction,
        "troop": TROOP_TYPES[card.troop],
        "force": card.force if card.troop == UNIT else 1,
        "movement": card.movement,
        "radius": card.radius,
        "height": card.height,
        "range": card.range,
        "dice": [pool_data(dice.healthy) for dice in card.dice],
        "marked": [pool_data(dice.marked) for dice in card.dice],
        "boosts": [dice.boost for dice in card.dice],
        "aces": [round(float(expected_aces(dice.healthy)), 2) for dice in card.dice],
        "abilities": [one.id for one in card.abilities],
    }
    part = Part(reason=f"{PREFIX}stars", amount=card.cost, rule="HR-TEA-02")
    return ArmyEntry(entry=card.id, cost=card.cost, why=[part], group=card.faction, profile=profile)


def pool_data(pool: Pool) -> list[Json]:
    """So many white, red and black dice."""
    return [*counts(pool)]


def expected_aces(pool: Pool) -> Fraction:
    """The Aces a pool shows on average: a Critical Ace counts and is rolled again (HR-DIC-05)."""
    total = Fraction(0)
    for count, faces in zip((pool.white, pool.red, pool.black), FACES):
        total += count * (1 - chance_of(faces, BLANK)) / (1 - chance_of(faces, CRITICAL))
    return total


def roster_of(name: str, team: Team) -> Json:
    roster = written(team)
    assert isinstance(roster, dict)
    return {"name": name, **roster}


# -- the judge ----------------------------------------------------------------------------------


def team_verdict(roster: Json, options: dict[str, Json]) -> ArmyVerdict:
    """What a team costs, everything that is wrong with it, and which cards cannot be added any more."""
    chosen = options_of(options)
    refusals = team_problems(roster, chosen)
    try:
        team = read_team(roster, chosen)
    except BadData:
        unread = [ArmyProblem(note=note_of(refusal), entry=-1) for refusal in refusals]
        return ArmyVerdict(problems=unread, cost=None, budget=chosen.stars, entries=[])
    return ArmyVerdict(
        problems=[problem_of(team, refusal, fix_of(team, refusal, chosen)) for refusal in refusals],
        cost=team.stars(),
        budget=chosen.stars,
        entries=[shown(entry) for entry in team.entries],
        barred=barred_cards(team, refusals, chosen),
        agreed=[problem_of(team, refusal, None) for refusal in team_breaches(roster, chosen)],
    )


def problem_of(team: Team, refusal: Refusal, fix: ArmyFix | None) -> ArmyProblem:
    return ArmyProblem(
        note=note_of(refusal),
        entry=entry_in(team, refusal),
        fix=fix,
        liftable=refusal.reason in LIFTABLE,
    )


def shown(entry: Entry) -> ArmyEntry:
    found = entry_of(entry.card)
    found.entry, found.cost = entry.ref, entry.stars()
    found.why = [Part(reason=f"{PREFIX}copies", amount=entry.stars(), rule="HR-TEA-06")]
    return found


def entry_in(team: Team, refusal: Refusal) -> int:
    """The entry a problem is about, the last of them if a card is there twice; -1 if it is about none."""
    found = -1
    for place, entry in enumerate(team.entries):
        if entry.card.id == refusal.args.get("card") or entry.ref == refusal.args.get("ref"):
            found = place
    return found


def fix_of(team: Team, refusal: Refusal, options: Options) -> ArmyFix | None:
    """What puts a problem right, where there is only one way."""
    if refusal.reason == "home_raiders.team.no_portal":
        fixed = Team(team.faction, team.entries, USUAL_PORTAL)
        return ArmyFix(
            note=Note(id=f"{PREFIX}fix-portal", args={"portal": USUAL_PORTAL}), roster=written(fixed)
        )
    if refusal.reason == "home_raiders.team.cannot_join":
        alone = [
            Entry(one.ref, one.card, one.copies, "" if one.ref == refusal.args["ref"] else one.joins)
            for one in team.entries
        ]
        return fixed_by(f"{PREFIX}fix-join", refusal, team, alone)
    known = {one.reason for one in team_problems(written(team), options)}
    ways: list[ArmyFix] = []
    for place, entry in enumerate(team.entries):
        rest = without(team, place)
        left = {one.reason for one in team_problems(written(Team(team.faction, rest, team.portal)), options)}
        if refusal.reason not in left and left <= known:
            gone = Refusal("", "-", {"card": entry.card.id})
            ways.append(fixed_by(f"{PREFIX}fix-remove", gone, team, rest))
    return ways[0] if len(ways) == 1 else None


def fixed_by(id: str, refusal: Refusal, team: Team, entries: list[Entry]) -> ArmyFix:
    roster = written(Team(team.faction, entries, team.portal))
    return ArmyFix(note=Note(id=id, args=dict(refusal.args)), roster=roster)


def without(team: Team, place: int) -> list[Entry]:
    """The entries with one copy less of one of them; whoever was to join a Unit that is gone is free."""
    gone = team.entries[place]
    rest: list[Entry] = []
    for number, entry in enumerate(team.entries):
        copies = entry.copies - (1 if number == place else 0)
        if copies:
            lost = gone.copies == 1 and entry.joins == gone.ref
            rest.append(Entry(entry.ref, entry.card, copies, "" if lost else entry.joins))
    return rest


TOO_MUCH: Final = ("home_raiders.team.too_expensive", "home_raiders.team.too_large")
"""What one more card makes worse in any case."""


def barred_cards(team: Team, refusals: list[Refusal], options: Options) -> list[ArmyBar]:
    """Cards that would make a problem, or a worse one, if one more of them was added."""
    before = [problem_key(refusal) for refusal in refusals]
    faction = team.faction
    found: list[ArmyBar] = []
    for card in options.cards.cards.values():
        if not team.entries:
            faction = card.faction  # the first card decides
        more = Team(faction, [*team.entries, Entry("one-more", card, 1, "")], team.portal)
        problems = team_problems(written(more), options)
        bars = [one for one in problems if one.reason in TOO_MUCH or problem_key(one) not in before]
        if bars:
            found.append(ArmyBar(entry=card.id, note=note_of(bars[0])))
    return found


def problem_key(refusal: Refusal) -> tuple[str, Any]:
    """The same problem, though its numbers may differ."""
    return refusal.reason, refusal.args.get("card")


def any_team(options: dict[str, Json], seed: int) -> ReadyRoster:
    """A team put together at random."""
    chosen = options_of(options)
    draw = Draw(seed)
    factions = list(chosen.cards.factions)
    for _ in range(TRIES):
        team = mixed_team(chosen, factions[draw.below(len(factions))], draw)
        if team is not None and not team_problems(written(team), chosen):
            cost = team.stars()
            return ReadyRoster(name="Mixed", points=cost, roster=written(team), group=team.faction)
    return ReadyRoster(name="Ready", points=None, roster=ready_teams(chosen)[0])
