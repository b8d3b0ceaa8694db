"""A player moves a figure against its will: in a straight line, towards a point of the player's choice."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, PASSES, Mark, Note, Sign
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.contact import touches_at
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.shoving import Shove, shove
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.point import Point, read_point, square
from dicefront.tabletop.units import root_up, rounded

DIRECTIONS: Final = 8
ALL_ROUND: Final = 360
"""Directions that are tried before it is said that there is no way."""
SAMPLED: Final = 4
"""So many places are tried for a sample."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StraightShove(Question[Point | None]):
    """Where to move somebody: the point ``[x, y]`` to move it towards, or null for no move.

    It goes no further than ``most``. ``away`` is somebody it is to be moved away from, or nobody. A game adds
    why a point is refused (``problem_of``), and the messages ``<game>.show.no-move`` and
    ``<game>.show.over-the-edge``.
    """

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        state: Battle[Figure],
        c: Figure,
        most: int,
        away: Figure | None,
    ) -> None:
        super().__init__(player, kind, rule, False)
        self.state = state
        self.c = c
        self.most = most
        self.away = away

    def problem_of(self, point: Point) -> Refusal | None:
        """Why it cannot be moved towards a point."""
        raise NotImplementedError

    # -- facts for the judge ------------------------------------------------------------------------

    def length_to(self, point: Point) -> int:
        """How far it would be moved."""
        shape = self.c.body.shape
        return root_up(square(shape.x, shape.y, point.x, point.y))

    def end_of(self, point: Point) -> Shove:
        """Where it would end, which is nearer than the point if something is in the way."""
        return shove(self.state, self.c, point.x, point.y)

    def stays(self, end: Shove) -> bool:
        """Whether it would not be moved at all."""
        shape = self.c.body.shape
        return not end.falls and end.x == shape.x and end.y == shape.y

    def still_touches(self, end: Shove, other: Figure) -> bool:
        """Whether it would end in contact with somebody."""
        if end.falls:
            return False
        return touches_at(self.state, other, end.x, end.y, self.c.body.shape.reach, end.z)

    # -- the question -------------------------------------------------------------------------------

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

    def show(self, value: Point | None) -> Sign:
        game = self.kind.partition(".")[0]
        if value is None:
            return Sign(note=Note(f"{game}.show.no-move"))
        shape = self.c.body.shape
        end = self.end_of(value)
        place = [int(end.x), int(end.y), int(end.z)]
        message = f"{game}.show.over-the-edge" if end.falls else "kernel.show.place"
        sign = Sign(piece=self.c.id, point=place, note=Note(message, {"place": list[Json](place)}))
        sign.marks.append(Mark(PASSES, self.c.id, points=[[shape.x, shape.y], place[:2]]))
        sign.marks.append(Mark(GOES, self.c.id, points=[place]))
        return sign

    def candidates(self) -> list[Point | None]:
        """No move; away from the other; towards the nearest edge; and in eight directions.

        If all of these are blocked, whatever is free all round.
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
