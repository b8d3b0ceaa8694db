"""Moves against one's will: Knock back (HR-ACC-08 to HR-ACC-10) and Subtle manipulation (HR-ASP-02).

A straight line to a point that the other side chooses. It stops at the border, at objects and at characters;
it does not climb, and where the centre goes over an edge the character falls.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.home_raiders.rules.events.moving import Shoved
from dicefront.games.home_raiders.rules.falling import fall
from dicefront.games.home_raiders.rules.moments import STANDS_FIRM
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.state import Character, State, place
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.skirmish.contact import touches_at
from dicefront.skirmish.footing import obstacles_for
from dicefront.skirmish.levels import pieces_of
from dicefront.skirmish.sheet import HAIR, Sheet
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.point import Point, read_point, square
from dicefront.tabletop.units import root_up, rounded
from dicefront.tabletop.widened import Widened

DIRECTIONS: Final = 8
ALL_ROUND: Final = 360
"""Directions that are tried before it is said that there is no way (HR-ACC-08)."""
SAMPLED: Final = 4
"""So many places are tried for a sample."""
BACK_OFF: Final = 127
"""Half a tenth of an inch: how far a figure is drawn back at a time that would end where it cannot stand."""


@mypyc_attr(acyclic=True)
class Shove:
    """Where a forced move ends; ``falls`` if that is where it goes over an edge, to a surface ``below``."""

    def __init__(self, x: i64, y: i64, z: i64, falls: bool = False, below: i64 = 0) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.falls = falls
        self.below = below


def shove(state: State, c: Character, x: i64, y: i64) -> Shove:
    """Where somebody ends who is moved towards a point, no further than to it."""
    layout = Sheet(state)
    body = c.body
    ax = body.shape.x
    ay = body.shape.y
    z = body.bottom
    step: i64 = layout.tolerances.step
    length = math.sqrt(float(square(ax, ay, x, y)))
    if length == 0.0:
        return Shove(ax, ay, z)
    ux = float(x - ax) / length
    uy = float(y - ay) / length
    far = _until_border(layout, c, ux, uy, length)
    ex = ax + rounded(ux * far)
    ey = ay + rounded(uy * far)
    for piece in pieces_of(layout, c, ex, ey):
        gone = math.sqrt(float(square(ax, ay, piece.ax, piece.ay)))
        if piece.z < z - step:
            return Shove(piece.ax, piece.ay, z, True, piece.z)  # HR-FAL-01, HR-FAL-03
        z = piece.z
        till = math.sqrt(float(square(ax, ay, piece.bx, piece.by)))
        hit = _until_hit(layout, c, float(piece.ax), float(piece.ay), z, ux, uy, till - gone)
        if hit < till - gone:
            return _stand(layout, c, ux, uy, gone + hit, z)
    return _stand(layout, c, ux, uy, far, z)


def _until_border(layout: Sheet, c: Character, ux: float, uy: float, far: float) -> float:
    field = layout.space.field
    shape = c.body.shape
    x = float(shape.x)
    y = float(shape.y)
    room = float(shape.reach)
    if ux > 0.0:
        far = min(far, (float(field.right) - room - x) / ux)
    elif ux < 0.0:
        far = min(far, (float(field.left) + room - x) / ux)
    if uy > 0.0:
        far = min(far, (float(field.high) - room - y) / uy)
    elif uy < 0.0:
        far = min(far, (float(field.low) + room - y) / uy)
    return max(far, 0.0)


def _until_hit(
    layout: Sheet, c: Character, x: float, y: float, z: i64, ux: float, uy: float, far: float
) -> float:
    """How far it goes from a point before something that shares height is in the way."""
    for shape in obstacles_for(layout, c, z):
        far = Widened(shape, float(c.card.radius), float(HAIR - 1)).first_hit(x, y, ux, uy, far)
    return far


def _stand(layout: Sheet, c: Character, ux: float, uy: float, far: float, z: i64) -> Shove:
    """The end, drawn back along the line as far as the character can stand there."""
    shape = c.body.shape
    while far > 0.0:
        x = shape.x + rounded(ux * far)
        y = shape.y + rounded(uy * far)
        for height in heights_near(layout, z):
            if layout.may_stand(c, x, y, height):
                return Shove(x, y, height)
        far -= float(BACK_OFF)
    return Shove(shape.x, shape.y, c.body.bottom)


def heights_near(layout: Sheet, z: i64) -> list[int]:
    """The height itself, and others no more than a step away: half on a sheet of paper."""
    found: list[int] = [z]
    step: i64 = layout.tolerances.step
    if z and z <= step:
        found.append(0)
    for thing in layout.space.things:
        if thing.climbable and thing.top != z and z - step <= thing.top <= z + step:
            found.append(thing.top)
    return found


class ForcedMove(Question[Point | None]):
    """Where to move somebody: the point ``[x, y]`` to move it towards, or null for no move."""

    def __init__(
        self, player: int, kind: str, rule: str, state: State, c: Character, most: int, away: Character | None
    ) -> None:
        super().__init__(player, kind, rule, False)
        self.state = state
        self.c = c
        self.most = most
        self.away = away

    def read(self, answer: object) -> Point | Refusal | None:
        if answer is None:
            return None
        point = read_point(answer)
        if point is None:
            return unreadable("a point [x, y] or null", answer)
        problem = self.problem_of(point)
        return point if problem is None else problem

    def write(self, value: Point | None) -> Json:
        return None if value is None else list[Json](value.pair())

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT, optional=True)

    def sample(self, draw: Draw) -> Point | None:
        """Any place within reach; a candidate where that is not legal."""
        shape = self.c.body.shape
        for _ in range(SAMPLED):
            dx = draw.below(2 * self.most + 1) - self.most
            dy = draw.below(2 * self.most + 1) - self.most
            point = Point(shape.x + dx, shape.y + dy)
            if self.problem_of(point) is None:
                return point
        return super().sample(draw)

    def problem_of(self, point: Point) -> Refusal | None:
        """Why it cannot be moved towards a point."""
        shape = self.c.body.shape
        far = root_up(square(shape.x, shape.y, point.x, point.y))
        if far > self.most:
            args: dict[str, Json] = {"character": self.c.id, "cost": far, "movement": self.most}
            return Refusal("home_raiders.forced.too-far", self.rule, args)
        end = shove(self.state, self.c, point.x, point.y)
        if not end.falls and end.x == shape.x and end.y == shape.y:
            return Refusal("home_raiders.forced.no-way", "HR-ACC-08", {"character": self.c.id})
        if self.away is not None and self._still_touches(end, self.away):
            args = {"character": self.c.id, "other": self.away.id}
            return Refusal("home_raiders.forced.still-in-contact", "HR-ACC-08", args)
        return None

    def _still_touches(self, end: Shove, other: Character) -> bool:
        if end.falls:
            return False
        return touches_at(self.state, other, end.x, end.y, self.c.body.shape.reach, end.z)

    def candidates(self) -> list[Point | None]:
        """No move; away from the other; towards the nearest edge; and in eight directions.

        If all of these are blocked, whatever is free all round (HR-ACC-08).
        """
        shape = self.c.body.shape
        found: list[Point | None] = [None]
        if self.away is not None:
            other = self.away.body.shape
            self._propose(found, float(shape.x - other.x), float(shape.y - other.y))
        for thing in self.state.space.things:
            if thing.top == self.c.body.bottom and self.c.body.bottom > 0:
                edge = nearest_on(shape.x, shape.y, thing.shape)
                if root_up(square(shape.x, shape.y, edge.x, edge.y)) < self.most:
                    self._propose(found, float(edge.x - shape.x), float(edge.y - shape.y))
        self._propose_round(found, DIRECTIONS)
        if len(found) == 1:
            self._propose_round(found, ALL_ROUND)
        return found

    def _propose_round(self, found: list[Point | None], directions: int) -> None:
        """Evenly spread directions, as many as are free, up to eight."""
        most = len(found) + DIRECTIONS
        for number in range(directions):
            if len(found) == most:
                return
            angle = math.tau * float(number) / float(directions)
            self._propose(found, math.cos(angle), math.sin(angle))

    def _propose(self, found: list[Point | None], dx: float, dy: float) -> None:
        length = math.sqrt(dx * dx + dy * dy)
        if length == 0.0:
            return
        shape = self.c.body.shape
        far = float(self.most - 1) / length  # one unit less: rounding must not make it too far
        point = Point(shape.x + rounded(dx * far), shape.y + rounded(dy * far))
        if point not in found and self.problem_of(point) is None:
            found.append(point)

    def args(self) -> dict[str, Json]:
        return {"character": self.c.id, "movement": self.most}


def move_by_force(
    state: State, chooser: int, c: Character, most: int, kind: str, rule: str, away_from: Character | None
) -> Steps[bool]:
    """One player moves a character in a straight line; returns whether it was moved.

    Whoever stands firm is not moved by enemies (HR-AUN-06). Nobody makes free attacks (HR-ACC-10, HR-CON-06).
    """
    if most <= 0 or (c.owner != chooser and c.kit.uses(STANDS_FIRM)):
        return False
    question = ForcedMove(chooser, kind, rule, state, c, most, away_from)
    if len(question.options()) == 1:
        return False
    point = yield from ask(question)
    if point is None:
        return False
    end = shove(state, c, point.x, point.y)
    yield Shoved(c.id, end.x, end.y, end.z)
    if end.falls:
        yield from fall(state, chooser, c, end.x, end.y, end.z, end.below)
    else:
        place(c, end.x, end.y, end.z)
        release(state)
    return True
