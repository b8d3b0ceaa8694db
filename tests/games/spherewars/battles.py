"""Battles of random bands in a small space, where everything meets: shared by several tests."""

from __future__ import annotations

from math import cos, pi, sin

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import INCH, MOST_POINTS
from dicefront.games.spherewars.rules.preparing import space_with
from dicefront.games.spherewars.rules.scenery import FLOOR, thing_of
from dicefront.games.spherewars.rules.setup import build_bands
from dicefront.games.spherewars.rules.state import (
    DEAD,
    LATER_FLIGHT,
    NEXT_ACTIVATION,
    STRATEGY,
    Combatant,
    State,
)
from dicefront.games.spherewars.rules.turn import fill_pools
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import GAME as LONG
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import play_out
from dicefront.skirmish.figures import ON_TABLE, place

POINTS = [600, 300, 500, 260]
GRID = 2.6
"""Inches between two places: the largest bases stand in contact with nobody at the start."""
MIDDLE = 20


def battle(seed: int) -> State:
    """Two bands of any race, mixed up in the middle of the table, before the first turn."""
    draw = Draw(seed)
    points = min(POINTS[seed % len(POINTS)], MOST_POINTS)
    rosters = [BuildBand(seat, points).sample(draw) for seat in range(2)]
    options: Json = {"points": points, "measuring": "closed" if seed % 5 == 4 else "open"}
    table = GAME.table(options, rosters, seed=seed)
    while table.state.stage != STRATEGY:
        table.take(table.pending[0].player, table.pending[0].default())
    state = table.state.copy()
    mix(state, draw)
    return state


def mix(state: State, draw: Draw) -> None:
    """Everybody stands somewhere on a grid in the middle."""
    there = [one for one in state.combatants if one.where == ON_TABLE]
    side = 1
    while side * side < len(there) + 2:
        side += 1
    spots = [
        (MIDDLE + GRID * (x - side / 2), MIDDLE + GRID * (y - side / 2))
        for x in range(side)
        for y in range(side)
    ]
    for one in there:
        x, y = spots.pop(draw.below(len(spots)))
        place(one, round(x * INCH), round(y * INCH), 0)


def battle_table(seed: int) -> Table[State]:
    """A table at which such a battle begins."""
    return Table(GAME, Position(battle(seed), 0, []), FastDice(seed))


# -- positions where something rare happens --------------------------------------------------------


def recruit(combatant: str, count: int = 1, **more: Json) -> Json:
    return {"combatant": combatant, "count": count, **more}


def thrown_together(rosters: list[list[Json]], seed: int, **options: Json) -> State:
    """Bands that nobody could buy, mixed up in the middle of the table; two turns are left."""
    races = [CATALOGUE.profiles[str(first_of(roster)["combatant"])].race for roster in rosters]
    bands: list[Json] = [
        {"race": race, "recruits": roster} for race, roster in zip(races, rosters, strict=True)
    ]
    state = GAME.setup(GAME.complete_options({"points": 500, "turns": 2, **options}), [None, None])
    state.rosters = bands
    play_out(build_bands(state))
    state.placing = [[] for _ in state.bands]
    state.stage = STRATEGY
    for one in state.combatants:
        one.where = ON_TABLE
    mix(state, Draw(seed))
    fill_pools(state)
    return state


def first_of(roster: list[Json]) -> dict[str, Json]:
    first = roster[0]
    assert isinstance(first, dict)
    return first


def surround(state: State, middle: Combatant) -> None:
    """Six others touch somebody."""
    place(middle, MIDDLE * INCH, MIDDLE * INCH, 0)
    for number, one in enumerate([other for other in state.combatants if other is not middle][:6]):
        away = float(middle.walker.radius + one.walker.radius)
        angle = number * pi / 3
        place(one, round(MIDDLE * INCH + away * cos(angle)), round(MIDDLE * INCH + away * sin(angle)), 0)


def crowd(seed: int) -> State:
    """SW-SUP-03: six of a band touch a large enemy, a leader among them, who may help more than others."""
    state = thrown_together([[recruit("tir_abe"), recruit("lackey", 5)], [recruit("hinos")]], seed)
    surround(state, state.combatants[-1])
    return state


def charge(seed: int) -> State:
    """SW-EQU-28: shooters with two weapons against a charge, and heroes who shoot and charge as well."""
    both: list[Json] = ["explorer_light_tension", "explorer_light_mechanical"]
    shooters = [recruit("tactical_explorer", 3, options=both)]
    return thrown_together([shooters, [recruit("igniis"), recruit("pyronus")]], seed, turns=4)


def doomed(seed: int) -> State:
    """SW-WOU-18: everybody suffers from two effects that are due."""
    state = thrown_together([[recruit("lackey", 2)], [recruit("sorrep", 2)]], seed)
    for one in state.combatants:
        one.bear("burning", NEXT_ACTIVATION, 0, 2)
        one.bear("gashing", NEXT_ACTIVATION, 0)
    return state


def saved(seed: int) -> State:
    """SW-WOU-08: somebody with a sacred shield, to whom something else gives body fat."""
    state = thrown_together([[recruit("nirlem")], [recruit("ripper", 3)]], seed)
    state.combatants[0].bear("body_fat", LONG)
    return state


def routed(seed: int) -> State:
    """SW-FLE-05: fugitives who are equally near to two edges."""
    state = thrown_together([[recruit("lackey", 3)], [recruit("sorrep", 3)]], seed)
    for number, one in enumerate(state.combatants):
        place(one, (8 + 2 * number) * INCH, (8 + 2 * number) * INCH, 0)
        one.flight = LATER_FLIGHT
    return state


def deserted(seed: int) -> State:
    """SW-MIS-09: everybody of a side has fallen, and the game goes on."""
    options: dict[str, Json] = {"mission": "domination_of_the_dolmens"}
    state = thrown_together([[recruit("lackey", 3)], [recruit("sorrep")]], seed, **options)
    state.combatants[-1].where = DEAD
    return state


def sweeping(seed: int) -> State:
    """SW-WOU-17: somebody among six enemies, who strikes several with one deed."""
    state = thrown_together([[recruit("raggarth")], [recruit("sorrep", 6)]], seed, turns=4)
    surround(state, state.combatants[0])
    return state


def erupting(seed: int) -> State:
    """SW-WOU-17: somebody among six enemies, who all suffer from what it does."""
    leader = ["avernal_lance", "pyronus", "satanor"][seed % 3]
    state = thrown_together([[recruit(leader)], [recruit("lackey", 6)]], seed, turns=4)
    surround(state, state.combatants[0])
    return state


def healing(seed: int) -> State:
    """SW-SPE-35: sorcerers whose spell heals a friend, and friends who need it."""
    rosters = [[recruit("miuhalo", 3), recruit("goat_man", 2)], [recruit("sorrep", 6)]]
    state = thrown_together(rosters, seed, turns=8)
    for one in state.combatants[:5]:
        one.wounds = 1
    return state


def towered(seed: int) -> State:
    """SW-SCN-33: friends and enemies on the floors of a tower."""
    state = thrown_together([[recruit("lackey", 3)], [recruit("sorrep", 3)]], seed, turns=6)
    state.space = space_with(state.options, [thing_of("tower", "tower 1", 10 * INCH, 30 * INCH, 0)])
    places = [(9.3, 29.3, 0), (10.7, 30.7, 2), (10, 26, 0), (10.7, 29.3, 1), (9.3, 30.7, 3)]
    for one, (x, y, floor) in zip(state.combatants, places, strict=False):
        place(one, round(x * INCH), round(y * INCH), floor * FLOOR)
    return state


def guarded(seed: int) -> State:
    """SW-ORD-62: shooters, and some whose friends nearby may suffer instead of them."""
    rosters = [[recruit("igniis", 3), recruit("igneous_guard")], [recruit("harpooner", 6)]]
    state = thrown_together(rosters, seed, turns=4)
    for number, one in enumerate(state.combatants[:-6]):
        place(one, (MIDDLE + 2 * (number % 3)) * INCH, (MIDDLE - 2 * (number // 3)) * INCH, 0)
    for number, one in enumerate(state.combatants[-6:]):
        place(one, (MIDDLE - 5 + 2 * number) * INCH, (MIDDLE + 5) * INCH, 0)
    return state


RARE = [crowd, charge, doomed, saved, routed, deserted, sweeping, healing, erupting, towered, guarded]


def scattered_table(seed: int) -> Table[State]:
    """SW-MIS-33: a table at which everybody deploys anywhere, for a battle of two turns."""
    draw, points = Draw(seed), 600
    rosters = [BuildBand(seat, points).sample(draw) for seat in range(2)]
    options: Json = {"points": points, "mission": "sacking_of_the_relics", "turns": 2}
    return GAME.table(options, rosters, seed=seed)


def small_battle(number: int) -> Table[State]:
    """What is rare in turn, and battles of many kinds in between."""
    if number % 40 == 1:
        return scattered_table(number)
    if number % 4 == 0:
        return battle_table(number // 4)
    return Table(GAME, Position(RARE[number % len(RARE)](number), 0, []), FastDice(number))
