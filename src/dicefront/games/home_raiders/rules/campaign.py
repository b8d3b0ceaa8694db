"""CAM: win the house: one game in each room, kept in a record beside the matches."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.tables import RANDOM, ROOMS
from dicefront.games.home_raiders.rules.team import read_team, team_problems
from dicefront.kernel.codec import TEXT, AnyObject, Anything, Integer, ListOf, Record, Text
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json, PlayerId

UNPLAYED: Final = "unplayed"
WON: Final = "won"
DRAWN: Final = "drawn"  # and may be played again once
LEFT: Final = "left"  # drawn, and stays unmarked

MOST_ROOMS: Final = 50


class Room:
    """A room: its name, the table played on, how things stand, and who marked it (HR-CAM-02, HR-CAM-04)."""

    def __init__(self, name: str, table: Json, status: str, owner: PlayerId, games: int) -> None:
        self.name = name
        self.table = table
        self.status = status
        self.owner = owner
        self.games = games


class Campaign:
    """A campaign of two players: their names and factions, the options of all games, and the rooms."""

    def __init__(
        self, names: list[str], factions: list[str], options: dict[str, Json], rooms: list[Room]
    ) -> None:
        self.names = names
        self.factions = factions
        self.options = options
        self.rooms = rooms


# -- the course of a campaign -------------------------------------------------------------------


def new_campaign(names: list[str], factions: list[str], rooms: list[Json], options: Json = None) -> Campaign:
    """HR-CAM-01: rooms are names of known rooms, or ``{"name": ..., "table": ...}`` with any table."""
    if len(names) != 2 or len(factions) != 2:
        raise BadData("campaign", "two players with a faction each", [names, factions], "HR-GEN-01")
    if not isinstance(options, dict):
        options = {}
    if "table" in options:
        raise BadData(
            "campaign.options.table", "a table for each room instead", options["table"], "HR-CAM-01"
        )
    campaign = Campaign(list(names), list(factions), dict(options), [])
    if not 1 <= len(rooms) <= MOST_ROOMS:
        raise BadData("campaign.rooms", f"1 to {MOST_ROOMS} rooms", len(rooms), "HR-CAM-01")
    for index, given in enumerate(rooms):
        campaign.rooms.append(_read_room(given, f"campaign.rooms[{index}]"))
    check(campaign)
    return campaign


def _read_room(given: Json, where: str) -> Room:
    if isinstance(given, str):
        if given not in ROOMS:
            raise BadData(where, "a room with its table, or one of " + ", ".join(ROOMS), given, "HR-CAM-01")
        return Room(given, f"{RANDOM}-{given}", UNPLAYED, NOBODY, 0)
    if isinstance(given, dict) and sorted(given) == ["name", "table"] and isinstance(given["name"], str):
        return Room(given["name"], given["table"], UNPLAYED, NOBODY, 0)
    raise BadData(where, "the name of a room, or an object with name and table", given, "HR-CAM-01")


def check(campaign: Campaign) -> None:
    """Rooms have names of their own and tables that can be played; factions exist."""
    names = [room.name for room in campaign.rooms]
    for index, room in enumerate(campaign.rooms):
        where = f"campaign.rooms[{index}]"
        if names.index(room.name) != index:
            raise BadData(f"{where}.name", "a room not listed before", room.name, "HR-CAM-01")
        if (room.status == WON) != (room.owner != NOBODY):
            raise BadData(
                f"{where}.owner", "the winner of a won room, and of no other", room.owner, "HR-CAM-02"
            )
        match_options(campaign, index)
    known = options_of(match_options(campaign, 0)).cards.factions
    for player, faction in enumerate(campaign.factions):
        if faction not in known:
            raise BadData(f"campaign.factions[{player}]", "one of " + ", ".join(known), faction, "HR-CAM-06")


def match_options(campaign: Campaign, room: int) -> dict[str, Json]:
    """The options of the game in a room: those of the campaign, and the room's own table (HR-CAM-01)."""
    return complete_options({**campaign.options, "table": campaign.rooms[room].table})


def playable(campaign: Campaign) -> list[int]:
    """HR-CAM-01, HR-CAM-04: the rooms that wait for a game, and those drawn once that may be played again."""
    return [number for number, room in enumerate(campaign.rooms) if room.status in (UNPLAYED, DRAWN)]


def roster_problems(campaign: Campaign, player: PlayerId, room: int, roster: Json) -> list[Refusal]:
    """HR-CAM-06: a team may be built anew before each game, within the limit and of the same faction."""
    options = options_of(match_options(campaign, room))
    found = team_problems(roster, options)
    if found:
        return found
    faction = read_team(roster, options).faction
    if faction != campaign.factions[player]:
        args: dict[str, Json] = {"faction": campaign.factions[player], "got": faction}
        return [Refusal("home_raiders.campaign.other_faction", "HR-CAM-06", args)]
    return []


def record(campaign: Campaign, room: int, outcome: Outcome) -> Campaign:
    """HR-CAM-02, HR-CAM-04: the campaign after a game: the winner marks the room, a draw does not."""
    if room not in playable(campaign):
        raise BadData("campaign.room", "a room that can be played", room, "HR-CAM-04")
    before = campaign.rooms[room]
    if outcome.is_draw:
        status = LEFT if before.status == DRAWN else DRAWN
        after = Room(before.name, before.table, status, NOBODY, before.games + 1)
    else:
        after = Room(before.name, before.table, WON, outcome.winners[0], before.games + 1)
    return _with_room(campaign, room, after)


def leave(campaign: Campaign, room: int) -> Campaign:
    """HR-CAM-04: the players agree not to play a drawn room again."""
    before = campaign.rooms[room]
    if before.status != DRAWN:
        raise BadData("campaign.room", "a drawn room", before.status, "HR-CAM-04")
    return _with_room(campaign, room, Room(before.name, before.table, LEFT, NOBODY, before.games))


def _with_room(campaign: Campaign, number: int, room: Room) -> Campaign:
    rooms = list(campaign.rooms)
    rooms[number] = room
    return Campaign(campaign.names, campaign.factions, campaign.options, rooms)


def standings(campaign: Campaign) -> list[int]:
    """HR-CAM-02: how many rooms each player has marked."""
    return [sum(1 for room in campaign.rooms if room.owner == player) for player in (0, 1)]


def is_over(campaign: Campaign) -> bool:
    """HR-CAM-03: whether all rooms are played."""
    return not playable(campaign)


def owner_of_the_house(campaign: Campaign) -> PlayerId:
    """HR-CAM-03: who has the most rooms when all are played; ``NOBODY`` before, and on equal numbers."""
    mine, yours = standings(campaign)
    if not is_over(campaign) or mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


# -- files --------------------------------------------------------------------------------------


ROOM: Final = Record(
    Room,
    {
        "name": TEXT,
        "table": Anything(),
        "status": Text([UNPLAYED, WON, DRAWN, LEFT]),
        "owner": Integer(NOBODY, 1),
        "games": Integer(0, 2),
    },
)
CAMPAIGN: Final = Record(
    Campaign,
    {
        "names": ListOf(TEXT, 2),
        "factions": ListOf(TEXT, 2),
        "options": AnyObject(),
        "rooms": ListOf(ROOM),
    },
)


def campaign_json(campaign: Campaign) -> Json:
    """A campaign as plain data."""
    return CAMPAIGN.encode(campaign)


def read_campaign(data: Json) -> Campaign:
    """A campaign from plain data; ``BadData`` names the place that does not fit."""
    campaign = CAMPAIGN.decode(data, "campaign")
    if not campaign.rooms:
        raise BadData("campaign.rooms", "one room or more", [], "HR-CAM-01")
    check(campaign)
    return campaign
