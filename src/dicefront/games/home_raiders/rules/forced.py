"""Moves against one's will: Knock back (HR-ACC-08 to HR-ACC-10) and Subtle manipulation (HR-ASP-02).

A straight line to a point that the other side chooses. Whose centre goes over an edge falls.
"""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.events.moving import Shoved
from dicefront.games.home_raiders.rules.falling import fall
from dicefront.games.home_raiders.rules.moments import STANDS_FIRM
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, PASSES, Mark, Note, Sign
from dicefront.skirmish.contact import touches_at
from dicefront.skirmish.figures import place
from dicefront.skirmish.missions import release
from dicefront.skirmish.shoving import Shove, shove
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.point import Point, read_point, square
from dicefront.tabletop.units import root_up, rounded

DIRECTIONS: Final = 8
ALL_ROUND: Final = 360
"""Directions that are tried before it is said that there is no way (HR-ACC-08)."""
SAMPLED: Final = 4
"""So many places are tried for a sample."""


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

    def show(self, value: Point | None) -> Sign:
        """Where it would end, which is nearer than the point if something is in the way."""
        if value is None:
            return Sign(note=Note("home_raiders.show.no-move"))
        shape = self.c.body.shape
        end = shove(self.state, self.c, value.x, value.y)
        place = [int(end.x), int(end.y), int(end.z)]
        note = Note(
            "home_raiders.show.over-the-edge" if end.falls else "kernel.show.place",
            {"place": list[Json](place)},
        )
        sign = Sign(piece=self.c.id, point=place, note=note)
        sign.marks.append(Mark(PASSES, self.c.id, points=[[shape.x, shape.y], place[:2]]))
        sign.marks.append(Mark(GOES, self.c.id, points=[place]))
        return sign

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
