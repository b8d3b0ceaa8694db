"""Ready-made teams as data."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import CardSet, Entry, ReadyTeam
from dicefront.games.home_raiders.rules.constants import house_file
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import (
    HEADER,
    SOURCES,
    entries,
    identifier,
    names,
    one_of,
    table,
    text,
    whole,
)

TEAM: Final = [
    "id", "name_en", "name_nl", "faction", "limit", "stars", "characters", "troops", "portal", *SOURCES,
]  # fmt: skip
TROOP: Final = ["ref", "card", "copies", "joins"]
MOST_COPIES: Final = 30
MOST_TROOPS: Final = 40
"""More than thirty Stars can buy; a team that is being built may be too large for a while."""


def read_entries(data: dict[str, Json], where: str, cards: CardSet) -> list[Entry]:
    """The troops of a team; what the rules say about them is judged elsewhere."""
    found: list[Entry] = []
    troops = entries(data, "troops", where)
    if len(troops) > MOST_TROOPS:
        raise BadData(f"{where}: troops", f"at most {MOST_TROOPS} troops", len(troops))
    for label, given in troops:
        table(given, label, TROOP)
        ref = text(given, "ref", label)
        if any(entry.ref == ref for entry in found):
            raise BadData(f"{label}.ref", "a name not used before", ref)
        name = text(given, "card", label)
        if name not in cards.cards:
            raise BadData(f"{label}.card", "the id of a card", name)
        joins = text(given, "joins", label) if "joins" in given else ""
        copies = whole(given, "copies", label, 1, MOST_COPIES) if "copies" in given else 1
        found.append(Entry(ref, cards.cards[name], copies, joins))
    return found


def read_ready_team(data: dict[str, Json], where: str, cards: CardSet) -> ReadyTeam:
    """A ready-made team; its Stars and its characters must be what they come to."""
    table(data, where, TEAM)
    english, dutch = names(data, where)
    team = ReadyTeam(
        identifier(data, "id", where),
        english,
        dutch,
        one_of(data, "faction", where, list(cards.factions)),
        whole(data, "limit", where, 2, 30),
        read_entries(data, where, cards),
        text(data, "portal", where) if "portal" in data else "",
    )
    for name, right in (("stars", team.stars()), ("characters", team.characters())):
        if name in data and data[name] != right:
            raise BadData(f"{where}.{name}", str(right), data[name])
    return team


def read_ready_teams(
    data: object, where: str, cards: CardSet, base: dict[str, ReadyTeam]
) -> dict[str, ReadyTeam]:
    """Ready-made teams by their ids, added to those that are there already."""
    given = table(data, where, [*HEADER, "cost_model", "faction", "card", "team"])
    teams = dict(base)
    for label, entry in entries(given, "team", where):
        team = read_ready_team(entry, label, cards)
        if team.id in teams:
            raise BadData(f"{label}.id", "an id not used before", team.id)
        teams[team.id] = team
    return teams


HOUSE_TEAMS: Final = read_ready_teams(house_file("teams.toml"), "teams.toml", HOUSE, {})
"""The teams that come with the game."""
