"""What is told about ways: how far and where they lead, by which name, and what may come of them.

With closed measuring nothing here names a length (SW-BAS-16).
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.arriving import is_charge, shape_join
from dicefront.games.spherewars.rules.counter_shots import may_shoot_at
from dicefront.games.spherewars.rules.defence_area import Entered, entered
from dicefront.games.spherewars.rules.joining import Trajectory, must_charge
from dicefront.games.spherewars.rules.measuring import landing
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.pace import moves_at_random, pace_of, too_near
from dicefront.games.spherewars.rules.prospects import bonus_if_charged
from dicefront.games.spherewars.rules.sight import sees_to_join
from dicefront.games.spherewars.rules.signs import fight_chances
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import Join
from dicefront.games.spherewars.rules.walking import travel
from dicefront.games.spherewars.rules.ways import body_at, ground_of, touched_at
from dicefront.games.spherewars.show.fights import counter_chances
from dicefront.kernel.ids import Json
from dicefront.kernel.sign import Chance
from dicefront.parts.show.words import Note
from dicefront.tabletop.angles import TURN, bearing
from dicefront.tabletop.path import length, point_along
from dicefront.tabletop.point import Point

SIDES: Final = (
    "east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east",
)  # fmt: skip
CHARGES: Final = "charge"
ENGAGES: Final = "engage"
SHORT: Final = "short"
UNKNOWN: Final = "unknown"


def side_of(start: Point, end: Point) -> str:
    """The side of the sky in which a point lies from another one."""
    turn = bearing(start.x, start.y, end.x, end.y)
    return SIDES[(turn + TURN // 16) * 8 // TURN % 8]


def way_note(state: State, mover: Combatant, way: list[Point]) -> Note:
    """Where somebody goes: a side of the sky, and how far if that may be measured."""
    args: dict[str, Json] = {"combatant": mover.id, "side": side_of(way[0], way[-1]), "length": 0}
    if state.options.open_measuring:
        args["length"] = length(way)
    return Note(id="spherewars.show.way", args=args)


def cut_notes(drawn: list[Point], kept: list[Point]) -> list[Note]:
    """SW-BAS-20: by how much a way is longer than the mover gets."""
    missing = length(drawn) - length(kept)
    if missing <= TOL:
        return []
    return [Note(id="spherewars.show.falls_short", args={"length": missing}, rule="SW-BAS-20")]


def pace_notes(state: State, mover: Combatant, action: str) -> list[Note]:
    """How far an action leads."""
    if moves_at_random(mover) or action not in ("run", "speed_up"):
        return []
    pace = pace_of(state, mover)
    stride = pace.single if action == "run" else pace.double
    enemy = too_near(state, mover) if action == "speed_up" else None
    if enemy is not None:
        return [Note(id="spherewars.show.too_near", args={"enemy": enemy.id}, rule="SW-MOV-11")]
    return [Note(id="spherewars.show.up_to", args={"length": int(stride.allowance(0))}, rule="SW-MOV-05")]


# -- jumps --------------------------------------------------------------------------------------


def jump_notes(state: State, mover: Combatant, way: list[Point], joined: list[Combatant]) -> list[Note]:
    """SW-DEF-06: whose defence areas a way enters, where, and how the mover would fight there."""
    return [jump_note(state, mover, way, one) for one in entered(state, mover, way, joined)]


def jump_note(state: State, mover: Combatant, way: list[Point], area: Entered) -> Note:
    far = area.inside()[0][0]
    win, lose = (share_of(chance) for chance in jump_ends(state, mover, way, area.guard, far))
    args: dict[str, Json] = {"enemy": area.guard.id, "number": win, "against": lose, "length": 0}
    if state.options.open_measuring:
        args["length"] = far
    return Note(id="spherewars.show.may_jump", args=args, rule="SW-DEF-06")


def jump_ends(
    state: State, mover: Combatant, way: list[Point], guard: Combatant, far: int
) -> tuple[Chance, Chance]:
    """How the mover would win and lose against a guard that jumps at it so far along its way."""
    chances = fight_chances(*set_beside(state, mover, way, guard, far))
    return named(chances, "win"), named(chances, "lose")


def set_beside(
    state: State, mover: Combatant, way: list[Point], guard: Combatant, far: int
) -> tuple[State, Combatant, Combatant]:
    """SW-DEF-07: the table as it would be after the jump, with the mover and the guard on it."""
    there = state.copy()
    one, other = there.combatants[mover.id], there.combatants[guard.id]
    stop = point_along(way, far)
    one.body = body_at(one, stop)
    other.body = body_at(other, landing(guard.body, stop, mover.walker.radius))
    return there, one, other


def named(chances: list[Chance], name: str) -> Chance:
    return next(one for one in chances if one.id.endswith("chance_" + name))


def share_of(chance: Chance) -> int:
    """A chance in percent."""
    return round(100 * float(chance.chance))


# -- joining ------------------------------------------------------------------------------------


def join_note(state: State, question: Trajectory, way: list[Point]) -> Note:
    """SW-MOV-14: from which side an enemy is reached, and by which action if that may be measured."""
    target = question.target
    args: dict[str, Json] = {"enemy": target.id, "side": side_of(target.body.centre(), way[-1])}
    args["action"] = joining_action(state, question, way) if state.options.open_measuring else UNKNOWN
    args["length"] = length(way) if state.options.open_measuring else 0
    return Note(id="spherewars.show.join_way", args=args)


def joining_action(state: State, question: Trajectory, way: list[Point]) -> str:
    """What a way comes to if nobody steps in: a charge, an engagement, or less."""
    mover = question.mover
    if moves_at_random(mover):
        return UNKNOWN  # SW-RND-01: a die says how far
    pace = pace_of(state, mover)
    join = Join(mover, question.target, way)
    join.joined = touched_at(state, mover, way[-1])
    join.sight = sees_to_join(state, mover, question.target)
    if is_charge(state, join, pace):
        return CHARGES
    goings = ground_of(state, mover).goings
    reaches = travel(way, mover.walker.radius, pace.double, goings, joins=True).reaches
    return ENGAGES if reaches and not must_charge(state, mover) else SHORT


def join_notes(state: State, question: Trajectory, way: list[Point], action: str) -> list[Note]:
    """What else a way to an enemy leads to: a bonus, others in contact, jumps, shots before contact."""
    # As the player sees them: an enemy may hide what would change a number (SW-BAN-12).
    mover, target = state.combatants[question.mover.id], state.combatants[question.target.id]
    joined = touched_at(state, mover, way[-1])
    found: list[Note] = []
    if action == SHORT:
        going = travel(
            way, mover.walker.radius, pace_of(state, mover).double, ground_of(state, mover).goings, joins=True
        )
        args: dict[str, Json] = {"length": length(way) - going.length}
        found.append(Note(id="spherewars.show.falls_short", args=args, rule="SW-MOV-26"))
    bonus = bonus_if_charged(state, mover, target) if action in (CHARGES, UNKNOWN) else 0
    if bonus:
        sure = "spherewars.show.charge_bonus"
        told = sure if action == CHARGES else "spherewars.show.charge_bonus_if"
        found.append(Note(id=told, args={"strength": bonus}, rule="SW-MOV-20"))
    others: list[Json] = [one.id for one in joined if one.id != target.id]
    if others:
        found.append(Note(id="spherewars.show.touches", args={"enemies": others}, rule="SW-MOV-23"))
    found += jump_notes(state, mover, way, joined)
    join = Join(mover, target, way)
    join.joined, join.charge = joined, action == CHARGES
    shape_join(state, join)
    found += [counter_note(state, one, mover) for one in may_shoot_at(state, join)]
    return found


def counter_note(state: State, shooter: Combatant, mover: Combatant) -> Note:
    """SW-EQU-23: who may shoot before contact, and how likely it hits."""
    chance = counter_chances(state, shooter, mover)[0].chance
    args: dict[str, Json] = {"enemy": shooter.id, "number": round(100 * float(chance))}
    return Note(id="spherewars.show.may_counter", args=args, rule="SW-EQU-23")
