"""TEA: building a team.

A roster is plain data: the id of a ready-made team, or

    {"faction": "gremlins", "portal": "tin", "troops": [
        {"ref": "rags", "card": "gr-ragmen", "copies": 2},
        {"ref": "more", "card": "gr-ragmen"},
        {"ref": "clank", "card": "gr-foreman-clank", "joins": "rags"}]}

Copies in one entry are merged into one larger Unit, entries of the same card stand alone (HR-TEA-06).
``joins`` proposes a Unit for a Leader; its owner decides when deploying. ``portal`` is a kind of object.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import HERO, LEADER, UNIT, Card, Entry, Faction, ReadyTeam, Team
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import MOST_STARS
from dicefront.games.home_raiders.rules.tables import check_portal, portal_kinds
from dicefront.games.home_raiders.rules.teamfile import read_entries
from dicefront.kernel.agreement import kept, lifted
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.sign import Note, Sign
from dicefront.skirmish.datafiles import table, text
from dicefront.skirmish.lists import BuildList, check_lists

ROSTER: Final = ["name", "faction", "troops", "portal"]
ROSTER_SHAPE: Final = "the id of a ready-made team, or an object with faction, troops and portal"
USUAL_PORTAL: Final = "tin"
LARGEST_PROPOSED_PORTAL: Final = 15_000
"""Portals that computer players pick are no longer than this (about 6 inches)."""

MIXED_TEAMS: Final = 2
"""Teams put together for each faction, beside the ready-made ones."""

LIFTABLE: Final = [
    "home_raiders.team.other_faction",
    "home_raiders.team.too_expensive",
    "home_raiders.team.taken_twice",
]
"""HR-OPT-10: the problems that players may agree to bear."""


def read_team(roster: Json, options: Options) -> Team:
    """The team that a roster means; ``BadData`` names what cannot be read."""
    if isinstance(roster, str):
        if roster not in options.teams:
            raise BadData("team", "one of " + ", ".join(options.teams), roster)
        ready = options.teams[roster]
        return Team(ready.faction, ready.entries, ready.portal or USUAL_PORTAL)
    if not isinstance(roster, dict):
        raise BadData("team", ROSTER_SHAPE, roster)
    given = table(roster, "team", ROSTER)
    faction = text(given, "faction", "team")
    if faction not in options.cards.factions:
        raise BadData("team.faction", "one of " + ", ".join(options.cards.factions), faction, "HR-TEA-03")
    portal = text(given, "portal", "team") if "portal" in given else USUAL_PORTAL
    return Team(faction, read_entries(given, "team", options.cards), portal)


# -- what the rules say -------------------------------------------------------------------------


def team_problems(roster: Json, options: Options) -> list[Refusal]:
    """Everything that keeps a roster from being played; empty if it may be played."""
    return kept(all_problems(roster, options), LIFTABLE, options.lists_agreed)


def team_breaches(roster: Json, options: Options) -> list[Refusal]:
    """HR-OPT-10: what a roster breaks by agreement."""
    return lifted(all_problems(roster, options), LIFTABLE, options.lists_agreed)


def all_problems(roster: Json, options: Options) -> list[Refusal]:
    """Everything that is wrong with a roster, agreed on or not."""
    try:
        team = read_team(roster, options)
    except BadData as error:
        return [Refusal("home_raiders.team.unreadable", error.rule, error.arguments)]
    found: list[Refusal] = []
    for entry in team.entries:
        if entry.card.faction != team.faction:
            strange: dict[str, Json] = {"card": entry.card.id, "faction": team.faction}
            found.append(Refusal("home_raiders.team.other_faction", "HR-TEA-03", strange))
    found.extend(_number_problems(team, options))
    found.extend(_join_problems(team))
    if check_portal(team.portal, options.table_file) is None:
        found.append(Refusal("home_raiders.team.no_portal", "HR-TAB-07", {"portal": team.portal}))
    return found


def _number_problems(team: Team, options: Options) -> list[Refusal]:
    """HR-TEA-02, HR-TEA-04, HR-TEA-07, HR-TEA-08, HR-OPT-10: cost and numbers."""
    found: list[Refusal] = []
    cost = team.stars()
    if cost > options.stars:
        over: dict[str, Json] = {"price": cost, "stars": options.stars}
        found.append(Refusal("home_raiders.team.too_expensive", "HR-TEA-02", over))
    if cost > MOST_STARS:
        found.append(Refusal("home_raiders.team.too_large", "HR-OPT-10", {"price": cost, "most": MOST_STARS}))
    units, leaders = len(team.of_type(UNIT)), sum(entry.copies for entry in team.of_type(LEADER))
    if leaders > units:
        many: dict[str, Json] = {"leader_count": leaders, "unit_count": units}
        found.append(Refusal("home_raiders.team.too_many_leaders", "HR-TEA-04", many))
    if not units and not team.of_type(HERO):
        found.append(Refusal("home_raiders.team.nobody", "HR-TEA-08"))
    taken: list[str] = []
    for entry in team.of_type(LEADER) + team.of_type(HERO):
        if entry.copies > 1 or entry.card.id in taken:
            found.append(Refusal("home_raiders.team.taken_twice", "HR-TEA-07", {"card": entry.card.id}))
        taken.append(entry.card.id)
    return found


def _join_problems(team: Team) -> list[Refusal]:
    """HR-LDR-02: who is meant to join a Unit is a Leader, and the only one there."""
    units = [entry.ref for entry in team.of_type(UNIT)]
    joined: list[str] = []
    for entry in team.entries:
        if not entry.joins:
            continue
        if entry.card.troop != LEADER or entry.joins not in units or entry.joins in joined:
            args: dict[str, Json] = {"ref": entry.ref, "joins": entry.joins}
            return [Refusal("home_raiders.team.cannot_join", "HR-LDR-02", args)]
        joined.append(entry.joins)
    return []


def check_rosters(rosters: list[Json], options: Options) -> None:
    """The teams that are given before the game; ``BadData`` says what is wrong with the first bad one."""
    if len(rosters) != 2:
        raise BadData("rosters", "two teams", len(rosters), "HR-GEN-01")
    check_lists(rosters, lambda roster: team_problems(roster, options), "a team the rules allow")


# -- proposals ----------------------------------------------------------------------------------


def written(team: Team) -> Json:
    """A team as a roster."""
    troops: list[Json] = []
    for entry in team.entries:
        line: dict[str, Json] = {"ref": entry.ref, "card": entry.card.id, "copies": entry.copies}
        if entry.joins:
            line["joins"] = entry.joins
        troops.append(line)
    return {"faction": team.faction, "troops": troops, "portal": team.portal}


def mixed_team(options: Options, faction: str, draw: Draw) -> Team | None:
    """Any team of a faction that the limit allows, or none: cards are bought while Stars last."""
    left = options.stars
    team = Team(faction, [], _any_portal(options, draw))
    while True:
        choice = [card for card in options.cards.cards_of(faction) if _may_buy(team, card, left)]
        if not choice:
            break
        card = choice[draw.below(len(choice))]
        left -= card.cost
        same = [entry for entry in team.entries if entry.card is card]
        if same and draw.below(2) == 0:
            same[0].copies += 1
        else:
            team.entries.append(Entry(f"troop-{len(team.entries) + 1}", card, 1, ""))
    return team if team.entries else None


def _may_buy(team: Team, card: Card, left: int) -> bool:
    if card.cost > left:
        return False
    if card.troop == UNIT:
        return True
    if any(entry.card is card for entry in team.entries):
        return False
    # A later merge never takes a Unit away, so counting entries is enough.
    return card.troop == HERO or len(team.of_type(LEADER)) < len(team.of_type(UNIT))


def _any_portal(options: Options, draw: Draw) -> str:
    file = options.table_file
    handy = [
        name
        for name in portal_kinds(file)
        if max(file.kinds[name].width, file.kinds[name].depth) <= LARGEST_PROPOSED_PORTAL
    ]
    return handy[draw.below(len(handy))]


def _fitting_teams(options: Options) -> list[ReadyTeam]:
    """The ready-made teams that spend most of the limit."""
    allowed = [team for team in options.teams.values() if team.stars() <= options.stars]
    most = max((team.stars() for team in allowed), default=0)
    return [team for team in allowed if team.stars() == most]


def ready_teams(options: Options) -> list[Json]:
    """Sensible teams for these options: ready-made ones and some put together, worked out once."""
    if not options.proposals:
        found: list[Json] = [team.id for team in _fitting_teams(options)]
        for index, faction in enumerate(options.cards.factions):
            for number in range(MIXED_TEAMS):
                draw = Draw(child_seed(options.stars, index, number))
                team = mixed_team(options, faction, draw)
                if team is not None:
                    found.append(written(team))
        options.proposals.extend(roster for roster in found if not team_problems(roster, options))
    return options.proposals


class BuildTeam(BuildList):
    """``team.cards``, ``team.merge`` and ``setup.portal-object`` in one, in secret: a roster."""

    def __init__(self, player: PlayerId, options: Options) -> None:
        super().__init__(player, "home_raiders.team.cards", "HR-TEA-10", ROSTER_SHAPE)
        self.game_options = options

    def problems(self, roster: Json) -> list[Refusal]:
        return team_problems(roster, self.game_options)

    def proposals(self) -> list[Json]:
        return ready_teams(self.game_options)

    def at_random(self, draw: Draw) -> Json:
        options = self.game_options
        factions = list(options.cards.factions)
        team = mixed_team(options, factions[draw.below(len(factions))], draw)
        return None if team is None else written(team)

    def show(self, value: Json) -> Sign:
        """A team by its names, or by those of its faction if it is not ready-made, and what is in it."""
        options = self.game_options
        team = read_team(value, options)
        contents: list[Json] = [f"{entry.card.name_en} ×{entry.characters()}" for entry in team.entries]
        named: Faction | ReadyTeam = options.cards.factions[team.faction]
        if isinstance(value, str):
            named = options.teams[value]
        args: dict[str, Json] = {"name": named.name_en, "name_nl": named.name_nl}
        args["stars"], args["contents"] = team.stars(), contents
        return Sign(note=Note("home_raiders.show.team", args))

    def args(self) -> dict[str, Json]:
        return {"stars": self.game_options.stars}
