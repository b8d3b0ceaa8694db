"""MIS, DEN, SCE: a game is prepared: what dice settle, and what the mission puts on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.dice import throw_d3, throw_die, throw_until_won
from dicefront.games.spherewars.rules.events.setup import Prepared
from dicefront.games.spherewars.rules.missions import MISSIONS, NO_SCENERY
from dicefront.games.spherewars.rules.options import INCH, RANDOM, TABLE, Options
from dicefront.games.spherewars.rules.own_field import OwnField
from dicefront.games.spherewars.rules.scenery import Battlefield, thing_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY, SceneryKind
from dicefront.games.spherewars.rules.sides import speaker_of
from dicefront.games.spherewars.rules.state import LAY_FIELD, State, mission_of
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.point import Point

WOOD_FACES: Final = 3
"""SW-MIS-23: up to this face the central piece is the first of its kinds."""


def prepare_game(state: State) -> Steps[None]:
    """SW-MIS-01: mission, density and scenario in this order; then the battlefield is begun."""
    yield from settle_mission(state)
    yield from settle_density(state)
    yield from settle_scenario(state)
    yield Prepared(state.mission, state.density, state.scenario)
    yield from put_objects(state)
    if state.density != NO_SCENERY and state.options.own_field is None:
        yield from who_lays_first(state)
    state.stage = LAY_FIELD


def settle_mission(state: State) -> Steps[None]:
    """SW-MIS-02: a mission that the size or the scenario agreed on forbids is rolled again."""
    size = CATALOGUE.size_of(state.options.points).id
    while not state.mission:
        face = yield from throw_die("mission", "SW-MIS-02")
        for mission in MISSIONS.missions.values():
            if mission.face == face and mission.allows(size, state.options.scenario, state.options.density):
                state.mission = mission.id


def settle_density(state: State) -> Steps[None]:
    """SW-DEN-04: a D3 names a density; one that the mission forbids is rolled again."""
    state.density = "" if state.options.density == RANDOM else state.options.density
    mission = mission_of(state)
    while not state.density:
        face = yield from throw_d3("density", "SW-DEN-04")
        for density in SCENERY.densities.values():
            if density.face == face and (not mission.densities or density.id in mission.densities):
                state.density = density.id


def settle_scenario(state: State) -> Steps[None]:
    """SW-SCE-01: a scenario that the mission forbids is rolled again."""
    state.scenario = "" if state.options.scenario == RANDOM else state.options.scenario
    while not state.scenario:
        face = yield from throw_die("scenario", "SW-SCE-01")
        for scenario in SCENERY.scenarios.values():
            if scenario.face == face and scenario.id not in mission_of(state).not_in:
                state.scenario = scenario.id


def who_lays_first(state: State) -> Steps[None]:
    """SW-SCE-02: each side rolls a die; the higher lays the first piece, a tie is rolled again."""
    players = [speaker_of(state, side) for side in (0, 1)]
    hands = yield from throw_until_won([1, 1], "first_piece", "SW-SCE-02", players)
    state.side = 0 if hands[0].faces[0] > hands[1].faces[0] else 1


# -- what the mission and the players put on the table -----------------------------------------------------


def put_objects(state: State) -> Steps[None]:
    """SW-MIS-10, SW-SCE-13: the objects of the mission, its central piece, and a field agreed on."""
    mission = mission_of(state)
    things: list[Thing] = []
    for piece in mission.objects:
        at = on_this_table(state.options, piece.place)
        things.append(thing_of(piece.kind.id, numbered(piece.kind.id, things), at.x, at.y, 0.0))
    if mission.centre_kinds:
        kind = yield from central_piece(state, mission.centre_kinds)
        at = on_this_table(state.options, mission.centre)
        things.append(thing_of(kind, numbered(kind, things), at.x, at.y, 0.0))
    if state.options.own_field is not None:
        things = pieces_of(state.options.own_field, things)
    state.space = space_with(state.options, things)


def central_piece(state: State, kinds: list[str]) -> Steps[str]:
    """SW-MIS-23: the kind that was agreed, or a die names it."""
    if state.options.central_piece in kinds:
        return state.options.central_piece
    face = yield from throw_die("central_piece", "SW-MIS-23")
    return kinds[0] if face <= WOOD_FACES else kinds[-1]


def pieces_of(field: OwnField, before: list[Thing]) -> list[Thing]:
    """SW-SCE-13: the field that the players agreed on."""
    things = before[:]
    for piece in field.pieces:
        name = numbered(piece.kind, things)
        things.append(thing_of(piece.kind, name, piece.x, piece.y, piece.turn, field.kinds[piece.kind]))
    return things


def on_this_table(options: Options, at: Point) -> Point:
    """SW-MIS-04: a place of a map, which is stretched to the table."""
    return Point(stretched(at.x, options.width), stretched(at.y, options.depth))


def stretched(at: i64, side: i64) -> i64:
    """A coordinate of a map on a table whose side is so long."""
    return at * side // (TABLE * INCH)


def numbered(kind: str, things: list[Thing]) -> str:
    """The name of the next piece of a kind, such as ``wood 2``."""
    return f"{kind} {1 + len([thing for thing in things if thing.kind == kind])}"


def kinds_for(options: Options) -> dict[str, SceneryKind]:
    """SW-SCN-03: the kinds of scenery in a match."""
    return SCENERY.kinds if options.own_field is None else options.own_field.kinds


def space_with(options: Options, things: list[Thing]) -> Space:
    """The table with these pieces."""
    if options.own_field is None:
        return Space(options.width, options.depth, things)
    return Battlefield(options.width, options.depth, things, options.own_field.kinds)
