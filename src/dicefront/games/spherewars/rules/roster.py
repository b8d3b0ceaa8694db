"""COM, BAN: the roster of a band.

A roster is plain data: the id of a ready-made band, or

    {"race": "alliance", "recruits": [
        {"combatant": "nirlem", "options": ["nirlem_blunt"], "artefacts": ["light_attack_rune"]},
        {"combatant": "postman", "faction": "legion"},
        {"combatant": "lookout", "count": 2}]}

Recruits of one line have the same options; who carries artefacts or consumables has a line alone. What the
rules say about a roster stands in ``recruiting``.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE, HOME
from dicefront.games.spherewars.rules.profile import AVATAR, LEADER, Arms, Profile
from dicefront.games.spherewars.rules.rows import ArtefactRow, ConsumableRow, OptionRow, SizeRow
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import home_file
from dicefront.skirmish.fields import Fields

MOST_COUNT: Final = 40
MOST_RECRUITS: Final = 60
"""A roster that is being built may be too large for a while."""


class Recruit:
    """One line of a roster: so many combatants or groups of one profile, all equipped alike."""

    def __init__(
        self,
        profile: Profile,
        count: int = 1,
        faction: str = "",
        options: list[OptionRow] | None = None,
        artefacts: list[ArtefactRow] | None = None,
        consumables: list[ConsumableRow] | None = None,
    ) -> None:
        self.profile = profile
        self.count = count
        self.faction = faction
        self.options = options or []
        self.artefacts = artefacts or []
        self.consumables = consumables or []

    def open_price(self) -> int:
        """What everybody may know that one of them costs: profile and equipment (SW-BAN-12)."""
        return self.profile.bp + sum(option.bp for option in self.options)

    def price(self, printed: bool = False) -> int:
        """SW-BAN-01, SW-BAN-11: what one of them costs; ``printed`` charges the prices of the book."""
        return self.open_price() + sum([item.price(printed) for item in self.consumables])

    def weapons(self) -> list[Arms]:
        """SW-EQU-01: its hand-to-hand weapons; an option takes the place of what the profile names."""
        chosen = [arms for option in self.options for arms in option.weapons]
        return chosen or list(self.profile.weapons)

    def ranged(self) -> list[Arms]:
        """Its ranged weapons."""
        return [*self.profile.ranged, *[arms for option in self.options for arms in option.ranged]]

    def items(self) -> list[str]:
        """What it carries in secret (SW-BAN-12)."""
        return [item.id for item in self.artefacts] + [item.id for item in self.consumables]

    def arcane_power(self) -> int:
        """SW-ART-01: how much of its AP artefacts take."""
        return sum(artefact.cost for artefact in self.artefacts)

    def written(self, hidden: bool = True) -> Json:
        """The line as plain data, with or without what only its owner knows (SW-BAN-12)."""
        line: dict[str, Json] = {"combatant": self.profile.id}
        if self.count > 1:
            line["count"] = self.count
        if self.profile.faction_choice:
            line["faction"] = self.faction
        if self.options:
            line["options"] = [option.id for option in self.options]
        if self.artefacts and hidden:
            line["artefacts"] = [artefact.id for artefact in self.artefacts]
        if self.consumables and hidden:
            line["consumables"] = [consumable.id for consumable in self.consumables]
        return line


class Roster:
    """A band as it is read from plain data."""

    def __init__(self, race: str, recruits: list[Recruit]) -> None:
        self.race = race
        self.recruits = recruits

    def price(self, printed: bool = False) -> int:
        """SW-BAN-01: the cost of the band."""
        return sum(one.count * one.price(printed) for one in self.recruits)

    def of_rank(self, rank: int) -> list[Recruit]:
        return [one for one in self.recruits if one.profile.rank == rank]

    def how_many(self, rank: int) -> int:
        """SW-BAN-07: a group is one choice."""
        return sum(one.count for one in self.of_rank(rank))

    def heroes(self) -> list[Recruit]:
        return [*self.of_rank(LEADER), *self.of_rank(AVATAR)]

    def leader(self) -> Profile | None:
        """The first leader; more than one is a problem."""
        leaders = self.of_rank(LEADER)
        return leaders[0].profile if leaders else None

    def leader_id(self) -> str:
        leader = self.leader()
        return "" if leader is None else leader.id

    def figures(self) -> int:
        """How many combatants stand on the table."""
        return sum(one.count * one.profile.figures() for one in self.recruits)

    def written(self, hidden: bool = True) -> Json:
        """The roster as plain data, as ``read_roster`` takes it."""
        recruits: list[Json] = [one.written(hidden) for one in self.recruits]
        return {"race": self.race, "recruits": recruits}


class ReadyBand:
    """A ready-made band: its roster, its size and what it costs."""

    def __init__(self, id: str, size: SizeRow, points: int, roster: Roster) -> None:
        self.id = id
        self.size = size
        self.points = points
        self.roster = roster


# -- reading --------------------------------------------------------------------------------------


def read_roster(data: Json) -> Roster:
    """The band that a roster means; ``BadData`` names what cannot be read."""
    if isinstance(data, str):
        if data not in READY_BANDS:
            raise BadData("band", "one of " + ", ".join(READY_BANDS), data)
        return READY_BANDS[data].roster
    read = Fields(data, "band")
    read.text("name", "")
    return _read_roster(read, "recruits")


def _read_roster(read: Fields, lines: str) -> Roster:
    race = read.one_of("race", list(CATALOGUE.races))
    rows = read.rows(lines)
    read.end()
    if len(rows) > MOST_RECRUITS:
        raise BadData(f"{read.where}: {lines}", f"at most {MOST_RECRUITS} lines", len(rows))
    return Roster(race, [_read_recruit(row) for row in rows])


def _read_recruit(read: Fields) -> Recruit:
    known = [name for name, one in CATALOGUE.profiles.items() if not one.member_of]
    profile = CATALOGUE.profiles[read.one_of("combatant", known)]
    usual = "" if profile.faction_choice or not profile.factions else profile.factions[0]
    options = [CATALOGUE.options[one] for one in read.words("options", list(CATALOGUE.options))]
    artefacts = [CATALOGUE.artefacts[one] for one in read.words("artefacts", list(CATALOGUE.artefacts))]
    items = [CATALOGUE.consumables[one] for one in read.words("consumables", list(CATALOGUE.consumables))]
    count = read.whole("count", 1, MOST_COUNT, 1)
    faction = read.text("faction", usual)
    read.end()
    return Recruit(profile, count, faction, options, artefacts, items)


def read_ready_bands(data: Json, where: str) -> dict[str, ReadyBand]:
    """Ready-made bands by id; each costs what it says and belongs to the size it names."""
    found: dict[str, ReadyBand] = {}
    read = Fields(data, where)
    for row in read.rows("band"):
        band = row.id()
        size = CATALOGUE.sizes[row.one_of("size", list(CATALOGUE.sizes))]
        points = row.whole("points", 1, 10_000)
        roster = _read_roster(row, "recruit")
        if band in found:
            raise BadData(f"{row.where}.id", "an id not used before", band)
        if roster.price() != points:
            raise BadData(f"{row.where}.points", str(roster.price()), points, "SW-BAN-15")
        found[band] = ReadyBand(band, size, points, roster)
    read.end()
    return found


READY_BANDS: Final = read_ready_bands(home_file(HOME, "bands.toml"), "bands.toml")
"""The bands that come with the game."""
