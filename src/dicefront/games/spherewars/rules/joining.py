"""MOV: joining combat, step list J."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import aftermath
from dicefront.games.spherewars.rules.arriving import arrive, intercept, is_charge
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.defence_area import (
    Entered,
    Jump,
    declare_jumps,
    stopped_at,
)
from dicefront.games.spherewars.rules.events import moving as events
from dicefront.games.spherewars.rules.floors import (
    moved_to,
    needs_route,
    on_floor,
    route_to,
    set_out,
    who_jump,
)
from dicefront.games.spherewars.rules.item_windows import JOIN_ITEMS, use_items
from dicefront.games.spherewars.rules.measuring import AreaEntry, gap
from dicefront.games.spherewars.rules.moments import (
    REFUSE_ACTION,
    asked,
)
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.pace import Pace, too_near
from dicefront.games.spherewars.rules.shelter import elevation_of
from dicefront.games.spherewars.rules.sight import sees_to_join
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    ENGAGE,
    RUN,
    SPEED_UP,
    STAND,
    Combatant,
    State,
    activation_of,
    is_enemy,
    is_ephemeral,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import Force, Join, Occasion, Route
from dicefront.games.spherewars.rules.walk import walk
from dicefront.games.spherewars.rules.walking import (
    FARTHEST,
    Stride,
    Travel,
    before_contact,
    is_free,
    travel,
)
from dicefront.games.spherewars.rules.ways import (
    bases,
    beside,
    body_at,
    draw_way,
    ground_of,
    has_room,
    kept_off,
    others_on_floor,
    pair,
    pairs,
    read_waypoints,
    shortened,
    shortest,
    touched_at,
    way_into_contact,
)
from dicefront.games.spherewars.rules.windows import JOIN
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, PICK_PIECE, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose, Question
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.path import GRAIN, Stretch, cut, first_within, length
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.sight import HIDDEN

SIDES_OF_TARGET: Final = 8


def targets(state: State, mover: Combatant) -> list[Combatant]:
    """The enemies whom a combatant can join: there is a way to them and room beside them (SW-MOV-15)."""
    return [
        other
        for other in state.combatants
        if may_be_target(state, mover, other) and has_way(state, mover, other)
    ]


def may_be_target(state: State, mover: Combatant, other: Combatant) -> bool:
    """An enemy on the table; who must charge needs to see him (SW-MOV-19)."""
    if not is_there(other) or not is_enemy(mover, other):
        return False
    return not must_charge(state, mover) or sees_to_join(state, mover, other) != HIDDEN


def action_barred(state: State, mover: Combatant, action: int) -> Refusal | None:
    """Why a trait forbids it an action (SW-MOV-03)."""
    for trait in asked(mover, REFUSE_ACTION):
        refusal = trait.refuse_action(state, mover, action)
        if refusal is not None:
            return refusal
    return None


def must_charge(state: State, mover: Combatant) -> bool:
    """SW-ABI-50: whether it may join combat by a charge, and by no engagement."""
    return action_barred(state, mover, ENGAGE) is not None


def can_be_joined(state: State, mover: Combatant) -> bool:
    """Whether there is anybody to join; the nearest are looked at first, since ways to them are short."""
    enemies = [other for other in state.combatants if may_be_target(state, mover, other)]
    enemies.sort(key=lambda other: gap(mover.body, other.body))
    return any(has_way(state, mover, other) for other in enemies)


def has_way(state: State, mover: Combatant, target: Combatant) -> bool:
    """SW-MOV-15: whether there is a way to contact with an enemy, the shortest or another."""
    if needs_route(state, mover, target):
        return route_to(state, mover, target) is not None
    return (
        way_into_contact(
            state, mover, mover.body, target, beside(state, mover, target), FARTHEST, any_will_do=True
        )
        is not None
    )


def join_combat(state: State, mover: Combatant, pace: Pace, driven: Join | None = None) -> Steps[None]:
    """List J, from the declaration to the contact; whom a force drives has declared already."""
    act = activation_of(state)
    act.action = ENGAGE
    join = driven
    if join is None:
        join = yield from declare(state, mover)  # J1
    yield from use_items(state, JOIN_ITEMS, Occasion(JOIN_ITEMS.name, [mover]))  # J2
    occasion = yield from aftermath.step_in(state, JOIN, [join.target])  # J3
    if not can_join(state, mover):  # J4 (a)
        act.action = STAND
        return
    yield from look_again(state, join, occasion.moved)  # J4 (b) to (d)
    if not is_there(join.target):  # SW-ACT-21
        act.action = STAND
        return
    join.sight = sees_to_join(state, mover, join.target)
    join.elevation = elevation_of(state, mover)
    jumps = yield from declare_all_jumps(state, join)  # J5: nothing is measured yet
    whole = pace if join.route is None else pace.after_climbing(join.route.climbs)
    goings = ground_of(state, join.walker).goings
    going = travel(join.way, mover.walker.radius, whole.double, goings, joins=True)  # J6
    reaches = going.reaches and not join.blocked
    if must_charge(state, mover):  # SW-ABI-50
        reaches = reaches and is_charge(state, join, whole)
    far = length(join.way) + (whole.double.climbed - pace.double.climbed) * INCH
    yield events.JoinMeasured(mover.id, join.target.id, far, reaches)
    stride = pace.double if reaches else failing_stride(state, join, pace)
    if not reaches:
        going = fall_short(state, join, stride)
    early = [jump for jump in jumps if jump.far < going.length + int(not reaches)]
    if join.route is not None:
        yield from set_out(state, mover, join.route, stride)
        if stopped(state, mover):
            return
    if early:  # J7, SW-DEF-26
        act.action = ENGAGE
        yield from intercept(state, join, jumps, stopped_at(early))
    elif not reaches:  # J8
        yield from walk(state, mover, going.way)
    else:
        yield from arrive(state, join, whole, jumps)


def declare_all_jumps(state: State, join: Join) -> Steps[list[Jump]]:
    """J5: jumps along the way, and where the mover comes up or down to another floor (SW-SCN-58)."""
    route, area = join.route, whole_way(join.way)
    found: list[Jump] = []
    if route is not None and route.first_climb:
        for guard in (yield from who_jump(state, join.walker, join.joined)):
            found.append(Jump(Entered(guard, area), 1))
    for jump in (yield from declare_jumps(state, join.walker, join.way, join.joined)):
        found.append(jump)
    if route is not None and route.last != route.floor:
        for guard in (yield from who_jump(state, moved_to(join.comer, join.way[-1]), join.joined)):
            found.append(Jump(Entered(guard, area), length(join.way) + 1))
    return found


def whole_way(way: list[Point]) -> AreaEntry:
    """Who is inside an area all along a way."""
    return AreaEntry(0, [Stretch(0, (length(way) + 2) * GRAIN)])


def failing_stride(state: State, join: Join, pace: Pace) -> Stride:
    """SW-MOV-26, SW-RND-11: a failed engagement is a run or speeding up."""
    slow = pace.is_random or goes_slowly(state, join)
    activation_of(state).action = RUN if slow else SPEED_UP
    return pace.single if slow else pace.double


def fall_short(state: State, join: Join, stride: Stride) -> Travel:
    """SW-MOV-26, SW-MOV-27: a failed engagement goes as far as a run or speeding up allows."""
    walker = join.walker
    if join.route is not None:
        stride = stride.after_climbing(join.route.first_climb)
    going = travel(join.way, walker.walker.radius, stride, ground_of(state, walker).goings)
    way = shortened(state, walker, going.way, going.length, kept_off(state, walker, []))
    if not walker.walker.flies:
        way = before_contact(way, walker.walker.radius, kept_clear_of(state, walker))
    return Travel(way, length(way), False, going.touched)


def kept_clear_of(state: State, mover: Combatant) -> list[Shape]:
    """SW-MOV-27: the enemies with whom a failed engagement makes no contact."""
    return [
        other.body.shape
        for other in others_on_floor(state, mover)
        if is_enemy(mover, other) and not is_ephemeral(other)
    ]


def goes_slowly(state: State, join: Join) -> bool:
    """SW-MOV-26: whether it could not speed up; who is driven by the shortest way does so (SW-ABI-36)."""
    if join.force is not None:
        return join.force.straight
    return too_near(state, join.mover) is not None or action_barred(state, join.mover, SPEED_UP) is not None


def declare(state: State, mover: Combatant) -> Steps[Join]:
    """J1: the enemy, the trajectory and the resting place, without measuring."""
    chosen = yield from ask(JoinTarget(state, mover))
    join = Join(mover, state.combatants[chosen], [])
    join.way = yield from draw_trajectory(state, join)
    yield from announce(state, join)
    return join


def announce(state: State, join: Join) -> Steps[None]:
    """J1: the declaration is told, and all whom the resting place touches are joined (SW-MOV-23)."""
    join.joined = touched_at(state, join.comer, join.way[-1])
    yield events.JoinDeclared(join.mover.id, join.target.id, [point.pair() for point in join.way])


def draw_trajectory(state: State, join: Join) -> Steps[list[Point]]:
    """J1, J4: the way that its player draws; who is driven or must charge takes the shortest one.

    So does who goes to another floor (SW-SCN-58).
    """
    mover = join.mover
    join.route = route_to(state, mover, join.target) if needs_route(state, mover, join.target) else None
    join.walker = mover if join.route is None else on_floor(mover, join.route.floor)
    join.comer = mover if join.route is None else on_floor(mover, join.route.last)
    if join.route is not None:
        return join.route.way
    if join.force is not None or must_charge(state, join.mover):
        way = shortest(state, join.mover, join.target)
        assert way is not None
        return way.points
    return (yield from ask(Trajectory(state, join.mover, join.target)))


def drive(state: State, mover: Combatant, pace: Pace, force: Force, join: Join) -> Steps[None]:
    """SW-ABI-33, SW-ABI-60: somebody is driven into combat, along a given way or by the shortest one."""
    join.force = force
    if not join.way:
        join.way = yield from draw_trajectory(state, join)
    yield from announce(state, join)
    yield from join_combat(state, mover, pace, join)


# -- J4: a new look at the table ----------------------------------------------------------------------


def can_join(state: State, mover: Combatant) -> bool:
    """J4 (a): whether the mover is still able to join somebody."""
    if stopped(state, mover) or fights(state, mover):
        return False
    return action_barred(state, mover, CHARGE) is None


def look_again(state: State, join: Join, moved: list[int]) -> Steps[None]:
    """J4 (b) to (d): an enemy in the way becomes the target; otherwise the trajectory may be drawn anew."""
    mover = join.mover
    join.joined = touched_at(state, join.comer, join.way[-1])
    blocker = None if mover.id in moved else blocking_enemy(state, join, moved)
    if blocker is None and not is_there(join.target):
        return  # there is nobody to go at any more
    if blocker is not None:  # (b), SW-MOV-28
        far = first_within(join.way, blocker.body.shape, mover.walker.radius + TOL)
        join.target, join.way = blocker, cut(join.way, far)
        if join.route is not None:
            join.route = Route(join.way, join.route.floor, join.route.floor, join.route.first_climb)
            join.comer = join.walker
    elif mover.id in moved or join.target.id in moved or not is_clear(state, join):  # (c), (d)
        if can_come_to(state, mover, join.target):
            join.way = yield from draw_trajectory(state, join)
        else:
            join.blocked = True
            others = [other.body.shape for other in others_on_floor(state, join.walker)]
            join.way = before_contact(join.way, mover.walker.radius, others)
    join.joined = touched_at(state, join.comer, join.way[-1])


def can_come_to(state: State, mover: Combatant, target: Combatant) -> bool:
    """J4 (d): whether a legal trajectory is left."""
    if needs_route(state, mover, target):
        return route_to(state, mover, target) is not None
    return shortest(state, mover, target) is not None


def blocking_enemy(state: State, join: Join, moved: list[int]) -> Combatant | None:
    """SW-MOV-28: the first enemy whom orders have put into the trajectory.

    Who only stands beside its end is joined there as well (SW-MOV-23); of a flyer only the end counts.
    """
    mover, radius = join.walker, join.mover.walker.radius
    found: Combatant | None = None
    least = length(join.way)
    met = touched_at(state, join.comer, join.way[-1])
    there = others_on_floor(state, mover)
    for enemy in [one for one in there if one.id in moved]:
        if not is_enemy(mover, enemy) or enemy is join.target or is_ephemeral(enemy):
            continue
        shape = enemy.body.shape
        passed = join.way[-1:] if mover.walker.flies else join.way  # SW-MOV-14
        if (mover.walker.flies or enemy in met) and is_free(passed, radius, [shape], state.space.field):
            continue
        far = first_within(join.way, shape, radius + TOL)
        if 0 <= far <= least:
            found, least = enemy, far
    return found


def is_clear(state: State, join: Join) -> bool:
    """Whether nothing is in the way of the declared trajectory."""
    if join.route is not None:
        again = route_to(state, join.mover, join.target)
        return again is not None and again.way == join.way
    mover = join.mover
    if mover.walker.flies:
        return has_room(state, mover, join.way[-1], bases(state, mover, []))
    ground = ground_of(state, mover)
    in_the_way = kept_off(state, mover, join.joined) + ground.solids
    return is_free(join.way, mover.walker.radius, in_the_way, state.space.field, ground.barriers)


class JoinTarget(Choose[int]):
    """J1: whom to join. Ways to all enemies take long, so a clone that repeats the answer looks for none."""

    def __init__(self, state: State, mover: Combatant) -> None:
        args: dict[str, Json] = {"combatant": mover.id}
        super().__init__(mover.owner, "spherewars.join.target", "SW-MOV-14", [], args, hand=PICK_PIECE)
        self._options = None
        self.state = state
        self.mover = mover

    def candidates(self) -> list[int]:
        return [other.id for other in targets(self.state, self.mover)]


class Trajectory(Question["list[Point]"]):
    """J1: the way to contact with an enemy, as waypoints; read, it is the whole way.

    From the last waypoint it goes on by the shortest way to contact, unless it lies in contact already: then
    it is the resting place. No way is refused for its length (SW-BAS-15).
    """

    def __init__(self, state: State, mover: Combatant, target: Combatant) -> None:
        super().__init__(mover.owner, "spherewars.join.way", "SW-MOV-14", False)
        self.state = state
        self.mover = mover
        self.target = target

    def read(self, answer: object) -> list[Point] | Refusal:
        waypoints = read_waypoints(answer)
        if isinstance(waypoints, Refusal):
            return waypoints
        joined = touched_at(self.state, self.mover, waypoints[-1]) if waypoints else []
        if self.target in joined:  # SW-MOV-23: it may touch others there as well
            met = [one for one in joined if one is self.target or not is_ephemeral(one)]  # SW-WOU-13
            return draw_way(self.state, self.mover, waypoints, kept_off(self.state, self.mover, met))
        way = draw_way(self.state, self.mover, waypoints, kept_off(self.state, self.mover, []))
        if isinstance(way, Refusal):
            return way
        last = self.last_leg(way[-1])
        return Refusal("spherewars.join.no_way", "SW-MOV-15", self.args()) if last is None else way + last[1:]

    def last_leg(self, start: Point) -> list[Point] | None:
        """From the last waypoint to contact."""
        body, target = body_at(self.mover, start), self.target
        way = way_into_contact(self.state, self.mover, body, target, beside(self.state, self.mover, target))
        return None if way is None else way.points

    def write(self, value: list[Point]) -> Json:
        return pairs(value[1:])

    def candidates(self) -> list[list[Point]]:
        """The shortest way, and ways to other sides of the enemy."""
        found: list[list[Point]] = []
        best = shortest(self.state, self.mover, self.target)
        if best is not None:
            found.append(best.points)
        for place in range(SIDES_OF_TARGET):
            way = self.to_side(TURN * place // SIDES_OF_TARGET)
            if way is not None:
                found.append(way)
        return found

    def to_side(self, direction: int) -> list[Point] | None:
        """The way to one side of the enemy."""
        shape = self.target.body.shape
        end = towards(shape.x, shape.y, direction, shape.reach + self.mover.walker.radius)
        way = self.read([pair(end)])
        return None if isinstance(way, Refusal) else way

    def sample(self, draw: Draw) -> list[Point]:
        """A way to any side of the enemy."""
        way = self.to_side(draw.below(TURN))
        return super().sample(draw) if way is None else way

    def gesture(self) -> Gesture:
        return Gesture(PATH, [self.mover.id])

    def show(self, value: list[Point]) -> Sign:
        return Sign(
            piece=self.mover.id,
            target=self.target.id,
            path=[point.pair() for point in value],
            marks=[Mark(HITS, self.target.id)],
            note=Note("spherewars.show.join", {"combatant": self.mover.id, "enemy": self.target.id}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.mover.id, "enemy": self.target.id}
