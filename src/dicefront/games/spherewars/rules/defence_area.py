"""DEF: defence areas, and the jumps of those whose area an enemy enters."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import states
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.events.moving import Jumped
from dicefront.games.spherewars.rules.measuring import AreaEntry, areas_entered, in_area, landing, may_jump
from dicefront.games.spherewars.rules.scenery import terrain_of
from dicefront.games.spherewars.rules.shifting import shift, trap_touched
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    is_enemy,
    is_there,
)
from dicefront.games.spherewars.rules.ways import bases, body_at, far_along, impassable_to, pair
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, confirm
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.skirmish.sheet import HAIR
from dicefront.tabletop.path import GRAIN, point_along
from dicefront.tabletop.point import Point, read_point
from dicefront.tabletop.shapes import Disc, Shape

CLOSE_LOOK: Final = 32
"""So many points inside an area are looked at where bases or scenery are in the way of a jump."""


class Entered:
    """SW-DEF-05: a guard, and where a way leads through its area."""

    def __init__(self, guard: Combatant, entry: AreaEntry) -> None:
        self.guard = guard
        self.entry = entry

    def inside(self) -> list[list[int]]:
        """The parts of the way inside, in whole units; the outline itself is outside (SW-DEF-02)."""
        found: list[list[int]] = []
        for stretch in self.entry.stretches:
            start, end = int(stretch.start // GRAIN) + 1, int(stretch.end // GRAIN)
            if start <= end:
                found.append([start, end])
        return found

    def holds(self, far: int) -> bool:
        """Whether the mover is inside so far along its way."""
        return any(start <= far <= end for start, end in self.inside())


class Jump:
    """SW-DEF-07: a guard jumps at the mover, so far along its way."""

    def __init__(self, entered: Entered, far: int) -> None:
        self.entered = entered
        self.far = far


# -- areas ------------------------------------------------------------------------------------------


def exerts_area(state: State, guard: Combatant) -> bool:
    """SW-DEF-03, SW-DEF-16 to SW-DEF-20: whether it has a defence area, which is so in enemy rounds only."""
    return (
        is_there(guard)
        and guard.side != state.side
        and not guard.area_lost
        and states.exerts_area(guard)
        and not fights(state, guard)
    )


def guards_against(state: State, mover: Combatant) -> list[Combatant]:
    """SW-DEF-03, SW-DEF-21: the enemies whose areas a combatant may enter."""
    if mover.walker.flies:
        return []
    return [one for one in state.combatants if is_enemy(mover, one) and exerts_area(state, one)]


def areas_around(mover: Combatant, guards: list[Combatant]) -> list[Shape]:
    """SW-DEF-06: what a way has to keep off that enters no area; those where it begins cannot be entered."""
    return [
        Disc(guard.body.shape.x, guard.body.shape.y, 3 * guard.walker.radius + HAIR)
        for guard in guards
        if not in_area(mover.body, guard.body)
    ]


def entered(state: State, mover: Combatant, way: list[Point], joined: list[Combatant]) -> list[Entered]:
    """SW-DEF-05, SW-DEF-18: the areas that a way enters, in path order; those joined have none against it."""
    guards = [one for one in guards_against(state, mover) if one not in joined]
    return areas_on(state, mover, way, guards)


def areas_on(state: State, mover: Combatant, way: list[Point], guards: list[Combatant]) -> list[Entered]:
    """SW-DEF-05: which of some areas a way enters, in path order."""
    if not guards:
        return []
    entries = areas_entered(way, mover.body, [guard.body for guard in guards])
    found = [Entered(guards[entry.guard], entry) for entry in entries]
    return [one for one in found if one.inside() and is_open(state, mover, way, one)]


def is_open(state: State, mover: Combatant, way: list[Point], entered: Entered) -> bool:
    """SW-SCN-57, SW-SCN-58: whether an area reaches the mover anywhere, past walls and floors."""
    terrain = terrain_of(state.space)
    if not terrain.pieces:
        return True
    for start, end in entered.inside():
        for far in (start, (start + end) // 2, end):
            body = body_at(mover, point_along(way, far))
            if not terrain.separate(entered.guard.body, body):
                return True
    return False


# -- jumping ----------------------------------------------------------------------------------------


def can_jump(state: State, guard: Combatant, mover: Combatant, way: list[Point], far: int) -> bool:
    """SW-DEF-08: whether nothing is in the way of a jump at a mover that stops so far along its way."""
    radius = mover.walker.radius
    end = landing(guard.body, point_along(way, far), radius)
    if not state.space.field.holds(end.x, end.y, guard.walker.radius, 0):
        return False
    in_the_way = bases(state, guard, [mover]) + impassable_to(state, guard)
    return may_jump(guard.body, way, far, radius, in_the_way)


class JumpAt(Question[int | None]):
    """M5, M6, J5: let the mover pass, or jump at it; the answer is how far along its way."""

    def __init__(self, state: State, mover: Combatant, way: list[Point], entered: Entered) -> None:
        super().__init__(entered.guard.owner, "spherewars.jump.at", "SW-DEF-05", False, False, True)
        self.state = state
        self.mover = mover
        self.way = way
        self.entered = entered

    def can_jump(self, far: int) -> bool:
        return can_jump(self.state, self.entered.guard, self.mover, self.way, far)

    def read(self, answer: object) -> int | Refusal | None:
        if answer is None:
            return None
        if type(answer) is not int:
            return unreadable("how far along the way, or nothing", answer)
        if not self.entered.holds(answer):
            return Refusal("spherewars.jump.outside", "SW-DEF-07", self.args())
        if not self.can_jump(answer):
            return Refusal("spherewars.jump.blocked", "SW-DEF-08", self.args())
        return self.settled(answer)

    def settled(self, far: int) -> int:
        """The first of the lengths that round to the same point of the table."""
        at = point_along(self.way, far)
        for one in range(far - 3, far):
            if self.entered.holds(one) and point_along(self.way, one) == at:
                return one
        return far

    def candidates(self) -> list[int | None]:
        """Pass; the first point inside, the one nearest to the guard, the last; if none is free, others."""
        inside = self.entered.inside()
        start, end = inside[0][0], inside[-1][1]
        nearest = far_along(self.way, self.entered.guard.body.centre())
        found = self.free({start, nearest, end})
        if not found:  # something is in the way of these
            found = self.free({start + (end - start) * part // CLOSE_LOOK for part in range(CLOSE_LOOK)})
        return [None, *found]

    def free(self, points: set[int]) -> list[int]:
        """Those of some points of the way at which the guard can jump, in the order of the way."""
        return [self.settled(far) for far in sorted(points) if self.entered.holds(far) and self.can_jump(far)]

    def sample(self, draw: Draw) -> int | None:
        inside = self.entered.inside()
        start, end = inside[draw.below(len(inside))]
        far = start + draw.below(end - start + 1)
        return self.settled(far) if self.can_jump(far) else super().sample(draw)

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT, optional=True)

    def from_hand(self, form: Json) -> Json:
        """The point inside the area that is nearest to the place."""
        point = read_point(form)
        if point is None:
            return form
        far = far_along(self.way, point)
        nearest = [min(max(far, start), end) for start, end in self.entered.inside()]
        far = min(nearest, key=lambda one: abs(one - far))
        for one in range(far - 3, far + 4):
            if self.entered.holds(one) and point_along(self.way, one) == point:
                return one
        return self.settled(far)

    def in_hand(self, value: int | None) -> Json:
        return None if value is None else pair(point_along(self.way, value))

    def show(self, value: int | None) -> Sign:
        guard = self.entered.guard
        if value is None:
            return Sign(piece=guard.id, note=Note("spherewars.show.pass", {"combatant": guard.id}))
        at = point_along(self.way, value)
        to = landing(guard.body, at, self.mover.walker.radius)
        return Sign(
            piece=guard.id,
            target=self.mover.id,
            point=at.pair(),
            path=[guard.body.centre().pair(), to.pair()],
            marks=[Mark(GOES, points=[to.pair()])],
            note=Note("spherewars.show.jump", self.args()),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.entered.guard.id, "enemy": self.mover.id}


def declare_jumps(
    state: State, mover: Combatant, way: list[Point], joined: list[Combatant]
) -> Steps[list[Jump]]:
    """J5: each guard whose area is entered before the mover is stopped says whether it jumps."""
    found: list[Jump] = []
    for one in entered(state, mover, way, joined):
        if found and stopped_at(found) < one.entry.start():
            break
        yield from declare_jump(state, mover, way, one, found)
    return found


def declare_jump(
    state: State, mover: Combatant, way: list[Point], entered: Entered, jumps: list[Jump]
) -> Steps[None]:
    """SW-DEF-05: one guard says whether it jumps, if anything lets it."""
    question = JumpAt(state, mover, way, entered)
    if len(question.options()) > 1:
        far = yield from ask(question)
        if far is not None:
            jumps.append(Jump(entered, far))


def stopped_at(jumps: list[Jump]) -> int:
    """SW-DEF-11: the earliest point of interception."""
    return min([jump.far for jump in jumps])


def who_reach(jumps: list[Jump], far: int) -> list[Combatant]:
    """Who of those who declared a jump reach the mover where it was stopped; the others' jumps lapse."""
    return [jump.entered.guard for jump in jumps if jump.entered.holds(far)]


def ask_the_others(
    state: State, mover: Combatant, way: list[Point], far: int, jumpers: list[Combatant]
) -> Steps[list[Combatant]]:
    """M6, J7, SW-DEF-11: others whose area contains the point of interception may jump as well."""
    more: list[Combatant] = []
    for one in entered(state, mover, way, jumpers):
        guard = one.guard
        if one.holds(far) and can_jump(state, guard, mover, way, far):
            args: dict[str, Json] = {"combatant": guard.id, "enemy": mover.id}
            if (yield from confirm(guard.owner, "spherewars.jump.too", "SW-DEF-11", args, reaction=True)):
                more.append(guard)
    return more


def land(state: State, mover: Combatant, jumpers: list[Combatant]) -> Steps[None]:
    """SW-DEF-07: the jumpers are set in contact with a mover that has stopped.

    It has not joined them: neither side has what joining gives (SW-DEF-12, SW-ABI-06, SW-ABI-30).
    """
    way = [mover.body.centre()]
    for guard in jumpers:
        if not can_jump(state, guard, mover, way, 0):
            continue  # somebody who jumped first is in the way
        to = landing(guard.body, way[0], mover.walker.radius)
        yield Jumped(guard.id, mover.id, to.pair())
        yield from shift(state, guard, [guard.body.centre(), to])  # SW-DEF-16, SW-WOU-13
        yield from trap_touched(state, guard)  # SW-PUR-15, SW-PUR-19
    yield from answer(state)
