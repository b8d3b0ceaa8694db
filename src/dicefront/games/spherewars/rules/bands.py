"""BAN: building a band, and bands to propose."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.recruiting import (
    OPEN_ENDS,
    artefacts_for,
    band_problems,
    consumables_for,
    least_troops,
    roster_problems,
)
from dicefront.games.spherewars.rules.roster import READY_BANDS, Recruit, Roster, read_roster
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.sign import Note, Sign
from dicefront.skirmish.lists import BuildList, check_lists

ROSTER_SHAPE: Final = "the id of a ready-made band, or an object with race and recruits"
TRIES: Final = 12
"""So often in a row a recruit may not fit before a band at random is complete."""


def check_rosters(rosters: list[Json], points: int, printed: bool = False) -> None:
    """The bands that are given before the game; ``BadData`` says what is wrong with the first bad one."""
    check_lists(rosters, lambda roster: roster_problems(roster, points, printed), "a band the rules allow")


def random_band(race: str, points: int, draw: Draw, printed: bool = False) -> Roster:
    """Any band of a race: the leader first, then the troops that must be, then whoever fits.

    Heroes take consumables before the last recruits come, and what is left is spent on more.
    """
    roster = Roster(race, [])
    if CATALOGUE.size_of(points).leader:
        _recruit_any(roster, LEADER, points, draw, printed)
    for rank, least in least_troops(points).items():
        for _ in range(least):
            _recruit_any(roster, rank, points, draw, printed)
    for hero in roster.recruits:
        while draw.below(2) and _supply(roster, hero, points, draw, printed):
            pass
    failed = 0
    while failed < TRIES:
        failed = (
            0 if _recruit(roster, _any(CATALOGUE.recruits(race), draw), points, draw, printed) else failed + 1
        )
    for hero in roster.recruits:
        while _supply(roster, hero, points, draw, printed):
            pass
    return roster


def _supply(roster: Roster, hero: Recruit, points: int, draw: Draw, printed: bool) -> bool:
    """Adds a consumable at random that the points are enough for, if there is any."""
    if not hero.profile.consumables_max:
        return False
    left = points - roster.price(printed)
    choice = [item for item in consumables_for(hero, roster.race) if item.price(printed) <= left]
    if choice:
        hero.consumables.append(choice[draw.below(len(choice))])
    return bool(choice)


def _any(choice: list[Profile], draw: Draw) -> Profile:
    return choice[draw.below(len(choice))]


def _recruit_any(roster: Roster, rank: int, points: int, draw: Draw, printed: bool) -> None:
    choice = [one for one in CATALOGUE.recruits(roster.race) if one.rank == rank]
    for _ in range(TRIES):
        if _recruit(roster, _any(choice, draw), points, draw, printed):
            return


def _recruit(roster: Roster, profile: Profile, points: int, draw: Draw, printed: bool) -> bool:
    """Adds a recruit with equipment at random, unless the rules are against it."""
    faction = profile.factions[draw.below(len(profile.factions))] if profile.factions else ""
    options = (
        [CATALOGUE.options[profile.options[draw.below(len(profile.options))]]] if profile.options else []
    )
    recruit = Recruit(profile, 1, faction, options)
    more = Roster(roster.race, [*roster.recruits, recruit])
    while profile.ap:
        carried = [item.id for one in more.recruits for item in one.artefacts]
        choice = artefacts_for(recruit, more, carried)
        if not choice:
            break
        recruit.artefacts.append(choice[draw.below(len(choice))])
    if [one for one in band_problems(more, points, printed) if one.reason not in OPEN_ENDS]:
        return False
    roster.recruits.append(recruit)
    return True


@lru_cache(maxsize=64)
def bands_for(points: int, printed: bool = False) -> tuple[Json, ...]:
    """Sensible bands for so many points: ready-made ones, and one at random of each race that has none."""
    allowed = [one for one in READY_BANDS if not roster_problems(one, points, printed)]
    most = {race: _dearest(race, allowed) for race in CATALOGUE.races}
    found: list[Json] = [
        one for one in allowed if READY_BANDS[one].points == most[READY_BANDS[one].roster.race]
    ]
    for number, race in enumerate(CATALOGUE.races):
        if not most[race]:
            band = random_band(race, points, Draw(child_seed(points, number, 0)), printed)
            found += [] if band_problems(band, points, printed) else [band.written()]
    return tuple(found)


def _dearest(race: str, allowed: list[str]) -> int:
    return max(
        [READY_BANDS[one].points for one in allowed if READY_BANDS[one].roster.race == race], default=0
    )


class BuildBand(BuildList):
    """``band.build``, in secret: a roster."""

    def __init__(self, player: PlayerId, points: int, printed: bool = False) -> None:
        super().__init__(player, "spherewars.band.build", "SW-BAN-01", ROSTER_SHAPE)
        self.points = points
        self.printed = printed

    def problems(self, roster: Json) -> list[Refusal]:
        return roster_problems(roster, self.points, self.printed)

    def proposals(self) -> list[Json]:
        return list(bands_for(self.points, self.printed))

    def at_random(self, draw: Draw) -> Json:
        races = list(CATALOGUE.races)
        return random_band(races[draw.below(len(races))], self.points, draw, self.printed).written()

    def roster(self, value: Json) -> Roster:
        """What a list says, or the ready-made band that it names."""
        return read_roster(value)

    def is_ready_made(self, value: Json) -> bool:
        return isinstance(value, str)

    def show(self, value: Json) -> Sign:
        """A band by its race, its price and who is in it."""
        roster = self.roster(value)
        contents: list[Json] = [[one.profile.id, one.count] for one in roster.recruits]
        args: dict[str, Json] = {
            "race": roster.race,
            "price": roster.price(self.printed),
            "contents": contents,
        }
        if self.is_ready_made(value):
            args["band"] = value
        return Sign(note=Note("spherewars.show.band", args))

    def args(self) -> dict[str, Json]:
        return {"points": self.points}
