"""MOV, RND: the movement phase, and step list M for runs and speeding up."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import joining
from dicefront.games.spherewars.rules.aftermath import step_in
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.defence_area import (
    Jump,
    areas_around,
    areas_on,
    ask_the_others,
    declare_jump,
    entered,
    guards_against,
    land,
    stopped_at,
    who_reach,
)
from dicefront.games.spherewars.rules.events.moving import Driven, MoveDeclared, SlowedDown
from dicefront.games.spherewars.rules.floors import change_floor
from dicefront.games.spherewars.rules.forcing import force_on, is_driven
from dicefront.games.spherewars.rules.moments import AFTER_RUSH, MAY_LEAVE, MORE_ACTIONS, Trait, asked
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.pace import Pace, moves_at_random, pace_of, roll_pace, too_near
from dicefront.games.spherewars.rules.shifting import fragile_on
from dicefront.games.spherewars.rules.state import (
    ACTIONS,
    CHARGE,
    RUN,
    SPEED_UP,
    STAND,
    Combatant,
    State,
    activation_of,
    actor_of,
    is_enemy,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import Force, Join
from dicefront.games.spherewars.rules.walk import walk
from dicefront.games.spherewars.rules.walking import Stride, before_contact, inner, push, travel
from dicefront.games.spherewars.rules.ways import (
    bases,
    draw_way,
    ground_of,
    impassable_to,
    is_open_as_drawn,
    kept_off,
    others_on_floor,
    pair,
    pairs,
    read_waypoints,
    shortened,
    touched_at,
)
from dicefront.games.spherewars.rules.windows import MOVE
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, PICK_PIECE, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.candidates import Wishes, destinations
from dicefront.tabletop.path import cut, length, point_along
from dicefront.tabletop.point import Point
from dicefront.tabletop.reach import Reach, ReachMemory
from dicefront.tabletop.shapes import Shape

STANDS: Final = ACTIONS[STAND]
RUNS: Final = ACTIONS[RUN]
SPEEDS_UP: Final = ACTIONS[SPEED_UP]
JOINS: Final = "join"
"""SW-MOV-14: whether it is a charge or an engagement is settled by measuring, not by the declaration."""
MOVES: Final = "move"
"""SW-RND-01: random movement is rolled before it is decided where to."""


def choose_move(state: State) -> Steps[None]:
    """A4: exactly one movement action (SW-ACT-03)."""
    act, mover = activation_of(state), actor_of(state)
    act.action = STAND
    leaving = fights(state, mover)
    if leaving and not any(trait.may_leave(state, mover) for trait in asked(mover, MAY_LEAVE)):
        return  # SW-ACT-06
    pace = pace_of(state, mover)
    special = {} if leaving else special_actions(state, mover)
    choices = [STANDS, RUNS] if leaving else [STANDS, RUNS, SPEEDS_UP, JOINS, *special]
    if moves_at_random(mover):
        action = MOVES
        if leaving or not is_driven(state, mover):
            action = yield from choose_action(state, mover, [STANDS, MOVES])
        if action == STANDS:
            return
        pace = yield from roll_pace(state, mover)
        if act.over:
            return
        choices = [STANDS, RUNS] if leaving else [STANDS, RUNS, JOINS]  # SW-RND-05, SW-RND-06
    force = None if leaving else force_on(state, mover, pace)
    if force is not None:
        yield from be_driven(state, mover, pace, force)
        return
    action = yield from choose_action(state, mover, choices)
    yield MoveDeclared(mover.id, action)
    if action in special:
        yield from special[action].move_specially(state, mover, action)
    elif action == JOINS:
        yield from joining.join_combat(state, mover, pace)
    elif action != STANDS:
        yield from run(state, mover, SPEED_UP if action == SPEEDS_UP else RUN, pace, leaving)


def special_actions(state: State, mover: Combatant) -> dict[str, Trait]:
    """Movement actions that an ability of its own gives it, by their words."""
    return {word: trait for trait in asked(mover, MORE_ACTIONS) for word in trait.more_actions(state, mover)}


def be_driven(state: State, mover: Combatant, pace: Pace, force: Force) -> Steps[None]:
    """A4: the movement is forced; among several equally near its owner chooses (SW-ABI-37, SW-ABI-61)."""
    chosen = force.nearest[0].id
    if len(force.nearest) > 1:
        numbers = [one.id for one in force.nearest]
        args: dict[str, Json] = {"combatant": mover.id}
        chosen = yield from choose(
            mover.owner, "spherewars.move.nearest", force.rule, numbers, args, hand=PICK_PIECE
        )
    target = state.combatants[chosen]
    yield Driven(mover.id, target.id)
    if not force.straight:
        yield from joining.drive(state, mover, pace, force, Join(mover, target, []))
        return
    way = straight_way(state, mover, target, pace.single)
    if is_enemy(mover, target) and target in touched_at(state, mover, way[-1]):
        yield from joining.drive(state, mover, pace, force, Join(mover, target, way))
    else:
        yield from run(state, mover, RUN, pace, target=target)
        for trait in asked(mover, AFTER_RUSH):
            yield from trait.after_rush(state, mover, target)


def straight_way(state: State, mover: Combatant, target: Combatant, stride: Stride) -> list[Point]:
    """Straight towards somebody as far as a move of its goes, at most to contact with whoever comes first."""
    start, end = mover.body.centre(), target.body.centre()
    obstacles = bases(state, mover, []) + impassable_to(state, mover)
    direction = Point(end.x - start.x, end.y - start.y)
    way = push(mover.body, direction, stride.allowance(0), obstacles, [], state.space.field).points
    return travel(way, mover.walker.radius, stride, ground_of(state, mover).goings, joins=True).way


def choose_action(state: State, mover: Combatant, choices: list[str]) -> Steps[str]:
    """Ask for one of the actions that nothing forbids; to stand still is always allowed (SW-MOV-04)."""
    allowed = [word for word in choices if action_refused(state, mover, word) is None]
    if len(allowed) == 1:
        return allowed[0]
    return (
        yield from choose(
            mover.owner,
            "spherewars.move.action",
            "SW-ACT-03",
            allowed,
            {"combatant": mover.id},
            barred=lambda word: action_refused(state, mover, word),
            names="action",
        )
    )


def action_refused(state: State, mover: Combatant, word: object) -> Refusal | None:
    """Why an action is not allowed (SW-MOV-03)."""
    if word == STANDS:
        return None
    if word == JOINS:
        if not joining.can_be_joined(state, mover):
            return Refusal("spherewars.move.nobody_to_join", "SW-MOV-15", {"combatant": mover.id})
        return joining.action_barred(state, mover, CHARGE)
    return joining.action_barred(state, mover, SPEED_UP if word == SPEEDS_UP else RUN)


# -- list M -----------------------------------------------------------------------------------------


def run(
    state: State,
    mover: Combatant,
    action: int,
    pace: Pace,
    leaving: bool = False,
    target: Combatant | None = None,
) -> Steps[None]:
    """List M: a run or speeding up, declared in M1; one that is driven goes straight at a ``target``.

    Nobody jumps at who is leaving combat.
    """
    act = activation_of(state)
    yield from step_in(state, MOVE, [mover])  # M2
    if (fights(state, mover) and not leaving) or stopped(state, mover):
        return  # it counts as standing still
    if action == SPEED_UP:  # M3
        enemy = too_near(state, mover)
        if enemy is not None:
            action = RUN
            yield SlowedDown(mover.id, enemy.id)
    act.action = action
    stride = pace.double if action == SPEED_UP else pace.single
    if target is None:
        here = [mover.body.centre()]
        stride = stride.after_climbing((yield from change_floor(state, mover, stride, here, not leaving)))
        if stopped(state, mover) or act.stopped:
            return
        drawn = yield from ask(DrawPath(state, mover, stride))  # M4
    else:
        enemies = [one.body.shape for one in others_on_floor(state, mover) if is_enemy(mover, one)]
        straight = straight_way(state, mover, target, stride)
        drawn = before_contact(straight, mover.walker.radius, enemies)  # SW-MOV-06
    way = as_far_as_it_goes(state, mover, drawn, stride)  # SW-BAS-20
    yield from go_along(state, mover, way, leaving)
    if target is None and len(way) > 1 and not act.stopped and not stopped(state, mover):
        yield from change_floor(state, mover, stride, way, not leaving)


def go_along(state: State, mover: Combatant, way: list[Point], leaving: bool) -> Steps[None]:
    """M5 to M7: areas that the way enters and ephemeral enemies that it touches come in its order."""
    act = activation_of(state)
    jumps: list[Jump] = []
    gone = 0
    for area in [] if leaving else entered(state, mover, way, []):  # M5
        start = area.entry.start()
        if jumps and stopped_at(jumps) < start:
            break
        touched = [far for far, _ in fragile_on(state, mover, way) if gone < far < start]
        if touched:  # SW-WOU-13
            yield from walk(state, mover, part_of(way, gone, touched[-1]))
            gone = touched[-1]
            if stopped(state, mover):
                return
        yield from declare_jump(state, mover, way, area, jumps)
    if not jumps:
        yield from walk(state, mover, part_of(way, gone, length(way)))  # M7
        return
    far = stopped_at(jumps)  # M6
    jumpers = who_reach(jumps, far)
    jumpers += yield from ask_the_others(state, mover, way, far, jumpers)
    act.stopped = True  # SW-DEF-10
    yield from walk(state, mover, part_of(way, gone, far))
    if not stopped(state, mover):
        yield from land(state, mover, jumpers)


def part_of(way: list[Point], start: int, end: int) -> list[Point]:
    """A way from one point of it to another."""
    kept = cut(way, end)
    if not start:
        return kept
    passed = len(cut(way, start)) - 1
    return [point_along(way, start), *kept[passed:]]


def as_far_as_it_goes(state: State, mover: Combatant, way: list[Point], stride: Stride) -> list[Point]:
    """SW-BAS-20: the part of a drawn way that a run or speeding up covers."""
    kept = travel(way, mover.walker.radius, stride, ground_of(state, mover).goings).way
    if not mover.walker.flies:
        return kept
    return shortened(state, mover, kept, length(kept), kept_off(state, mover, []))


_reaches: Final = ReachMemory(TOL, 500)


def reach_of(state: State, mover: Combatant, stride: Stride) -> Reach:
    """The area within an allowance, round everything that cannot be passed; no ground slows it down."""
    obstacles = kept_off(state, mover, []) + impassable_to(state, mover)
    field = inner(state.space.field)
    return _reaches.reach(mover.body.centre(), mover.walker.radius, stride.allowance(0), obstacles, field)


class DrawPath(Question["list[Point]"]):
    """M4: the path of a run or of speeding up, as waypoints; read, it is the whole way (SW-BAS-12).

    No path is refused for its length: it is cut where the allowance ends (SW-BAS-15, SW-BAS-20).
    """

    def __init__(self, state: State, mover: Combatant, stride: Stride) -> None:
        super().__init__(mover.owner, "spherewars.move.path", "SW-MOV-02", False)
        self.state = state
        self.mover = mover
        self.stride = stride
        self._in_the_way: list[Shape] | None = None
        self._guards: list[Combatant] | None = None

    def guards(self) -> list[Combatant]:
        found = self._guards
        if found is None:
            found = self._guards = guards_against(self.state, self.mover)
        return found

    def in_the_way(self) -> list[Shape]:
        found = self._in_the_way
        if found is None:
            found = self._in_the_way = kept_off(self.state, self.mover, [])
        return found

    def read(self, answer: object) -> list[Point] | Refusal:
        waypoints = read_waypoints(answer)
        if isinstance(waypoints, Refusal):
            return waypoints
        return draw_way(self.state, self.mover, waypoints, self.in_the_way())

    def write(self, value: list[Point]) -> Json:
        return pairs(value[1:])

    def candidates(self) -> list[list[Point]]:
        """Stay, and places worth going to within the allowance; past defence areas two ways, if there are."""
        reach = reach_of(self.state, self.mover, self.stride)
        found: list[list[Point]] = [[self.mover.body.centre()]]
        for goal in destinations(reach, Wishes([], [], [], [], None), INCH):
            way = reach.way(goal.x, goal.y)
            if way is not None and length(way.points) > 0 and self.is_open(way.points):
                found.append(way.points)
                careful = self.careful_way(way.points)
                if careful is not None:
                    found.append(careful)
        return found

    def is_open(self, way: list[Point]) -> bool:
        """Whether a way is free as it is drawn: its curves are corners, too wide for the narrowest gaps."""
        return len(way) == 2 or is_open_as_drawn(self.state, self.mover, way, self.in_the_way())

    def careful_way(self, way: list[Point]) -> list[Point] | None:
        """SW-DEF-06: where a way enters defence areas, one to the same place that enters none, if any."""
        guards = self.guards()
        if not areas_on(self.state, self.mover, way, guards):
            return None
        around = self.in_the_way() + areas_around(self.mover, guards)
        found = draw_way(self.state, self.mover, way[-1:], around)
        if isinstance(found, Refusal) or length(found) > self.stride.allowance(0) + TOL:
            return None
        return found

    def sample(self, draw: Draw) -> list[Point]:
        """Any point of the table to which there is a way."""
        field = self.state.space.field
        for _ in range(8):
            goal = Point(draw.below(int(field.right) + 1), draw.below(int(field.high) + 1))
            way = draw_way(self.state, self.mover, [goal], self.in_the_way())
            if not isinstance(way, Refusal):
                return way
        return super().sample(draw)

    def gesture(self) -> Gesture:
        return Gesture(PATH, [self.mover.id])

    def show(self, value: list[Point]) -> Sign:
        if len(value) == 1:
            return Sign(piece=self.mover.id, note=Note("spherewars.show.stay", {"combatant": self.mover.id}))
        way = as_far_as_it_goes(self.state, self.mover, value, self.stride)
        return Sign(
            piece=self.mover.id,
            path=[point.pair() for point in way],
            marks=[Mark(GOES, points=[way[-1].pair()])],
            note=Note("spherewars.show.there", {"combatant": self.mover.id, "place": pair(way[-1])}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.mover.id}
