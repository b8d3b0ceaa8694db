"""BAN, TRN-15: the bands are built and mustered."""

from __future__ import annotations

from dicefront.games.spherewars.rules.bands import BuildBand, check_rosters
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.setup import BandsShown
from dicefront.games.spherewars.rules.kits import kit_of_member, ranged_of_member
from dicefront.games.spherewars.rules.options import Options, side_of
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.roster import Recruit, read_roster
from dicefront.games.spherewars.rules.state import (
    BUILD_BANDS,
    PREPARE,
    Band,
    Combatant,
    Entry,
    State,
)
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask_all
from dicefront.kernel.question import Question
from dicefront.skirmish.space import Space


def first_state(options: Options, rosters: list[Json]) -> State:
    """The state before anything has happened; a band that is ``None`` is asked for at the table."""
    if len(rosters) != options.seats:
        raise BadData("rosters", f"{options.seats} of them", len(rosters))
    given = by_band(options, rosters)
    check_rosters(given, options.points, options.printed_prices)
    return State(
        options,
        BUILD_BANDS,
        0,
        0,
        0,
        [],
        [],
        None,
        Space(options.width, options.depth, []),
        [0, 1],
        [],
        0,
        [],
        given,
        None,
    )


def by_band(options: Options, rosters: list[Json]) -> list[Json]:
    """The bands that were given, by their numbers; a seat with two bands gives them in a list (SW-MUL-01)."""
    found: list[Json] = [None] * options.bands
    for seat, roster in enumerate(rosters):
        own = options.bands_of_seat(seat)
        given = roster if isinstance(roster, list) else [roster]
        if len(given) > len(own):
            raise BadData(f"rosters[{seat}]", f"{len(own)} bands at most", len(given))
        for band, one in zip(own, given):
            found[band] = one
    return found


def build_bands(state: State) -> Steps[None]:
    """SW-BAN-01, SW-BAN-12, SW-MUL-03: bands are built in secret and shown when all are final.

    A seat with two bands builds one after the other.
    """
    options = state.options
    missing = [band for band in range(options.bands) if state.rosters[band] is None]
    asked = [band for band in missing if band < options.seats] or missing
    questions: list[Question[Json]] = [
        BuildBand(options.seat_of_band(one), options.points, options.printed_prices) for one in asked
    ]
    chosen = yield from ask_all(questions)
    rosters = state.rosters[:]
    for band, roster in zip(asked, chosen):
        rosters[band] = roster
    state.rosters = rosters
    if None in rosters:
        return
    for roster in rosters:
        muster(state, roster)
    state.rosters = [read_roster(roster).written(hidden=False) for roster in rosters]
    yield BandsShown(state.rosters)
    state.stage = PREPARE


def muster(state: State, data: Json) -> None:
    """SW-COM-08: every figure of a band is a combatant of its own; a group is one entry."""
    roster = read_roster(data)
    number = len(state.bands)
    band = Band(state.options.seat_of_band(number), side_of(number), roster.race, NOBODY, [])
    state.bands.append(band)
    leaders = [recruit.profile.id for recruit in roster.recruits if recruit.profile.rank == LEADER]
    for recruit in roster.recruits:
        for _ in range(recruit.count):
            enlist(state, number, band, recruit, leaders[0] if leaders else "")
    state.placing.append(list(range(len(band.entries))))


def enlist(state: State, number: int, band: Band, recruit: Recruit, leader: str) -> None:
    """One entry of a band with its members; ``leader`` is the profile that leads it."""
    options = [option.id for option in recruit.options]
    entry = Entry(recruit.profile, [], recruit.faction, options, recruit.open_price())
    band.entries.append(entry)
    for profile in members_of(recruit.profile):
        price = profile.bp_each if recruit.profile.members else entry.price  # SW-WIN-15
        one = Combatant(
            len(state.combatants), number, band.seat, band.side, len(band.entries) - 1, profile, price
        )
        one.wounds = profile.wounds
        one.hidden = recruit.items()  # SW-BAN-12
        one.kit = kit_of_member(profile, options, one.hidden, leader)
        one.ranged = ranged_of_member(profile, options)
        if profile.rank == LEADER:
            band.leader = one.id
        entry.members.append(one.id)
        state.combatants.append(one)


def members_of(profile: Profile) -> list[Profile]:
    """The profiles of the figures that one recruit brings."""
    found: list[Profile] = []
    for member in profile.members:
        found += [CATALOGUE.profiles[member.profile]] * member.count
    return found or [profile]
