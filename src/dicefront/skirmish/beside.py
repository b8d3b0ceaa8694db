"""A figure appears in base contact with another: a teleport, or somebody who is called to the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.skirmish.battle import Battle, on_table
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.placement import contact_points
from dicefront.tabletop.point import square
from dicefront.tabletop.units import LIMIT, root_up

ROUND: Final = 12
"""So many places round a base are proposed, if they are free."""
SHAPE: Final = "[figure, x, y, z]"


@mypyc_attr(acyclic=True)
class Arrival(Written):
    """Beside whom somebody appears, and where."""

    def __init__(self, beside: int, x: int, y: int, z: int) -> None:
        self.beside = beside
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(allow_interpreted_subclasses=True)
class Appearance(Question[Arrival]):
    """Where somebody appears beside another: ``[beside, x, y, z]``.

    A game adds why a place is refused (``problem_of``), and the message ``<game>.show.beside``.
    """

    def __init__(self, player: int, kind: str, rule: str, state: Battle[Figure], c: Figure) -> None:
        super().__init__(player, kind, rule, False)
        self.state = state
        self.c = c

    def problem_of(self, sheet: Sheet, beside: Figure, x: i64, y: i64, z: i64) -> Refusal | None:
        """Why it cannot appear at a place beside somebody."""
        raise NotImplementedError

    # -- facts for the judge ------------------------------------------------------------------------

    def would_touch(self, beside: Figure, x: i64, y: i64, z: i64) -> bool:
        """Whether it would be in base contact with somebody."""
        tolerances = self.state.tolerances
        far = self.c.walker.radius + beside.walker.radius + tolerances.contact_gap
        rise = beside.body.bottom - z
        if square(beside.body.shape.x, beside.body.shape.y, x, y) > far * far:
            return False
        return -tolerances.contact_rise <= rise <= tolerances.contact_rise

    def others(self) -> list[Figure]:
        """Beside whom it may appear."""
        return [one for one in on_table(self.state) if one is not self.c]

    def places(self, sheet: Sheet, beside: Figure, most: int = ROUND) -> list[list[int]]:
        """Legal places ``[x, y, z]`` beside somebody, evenly spread round it, at most so many."""
        found: list[list[int]] = []
        rise: i64 = self.state.tolerances.contact_rise
        bottom: i64 = beside.body.bottom
        for point in contact_points(self.c.walker.radius, beside.body.shape, 0, ROUND):
            for z in surfaces_at(self.state.space, point.x, point.y):
                if -rise <= z - bottom <= rise:
                    if self.problem_of(sheet, beside, point.x, point.y, z) is None:
                        found.append([point.x, point.y, z])
                        break
            if len(found) >= most:
                break
        return found

    def finds_a_place(self) -> bool:
        """Whether there is any place beside anybody."""
        sheet = Sheet(self.state)
        return any(self.places(sheet, beside, 1) for beside in self.others())

    # -- the question -------------------------------------------------------------------------------

    def read(self, answer: object) -> Arrival | Refusal:
        if not isinstance(answer, list) or len(answer) != 4:
            return unreadable(SHAPE, answer)
        for number in answer:
            if type(number) is not int or not -LIMIT <= number <= LIMIT:
                return unreadable(SHAPE, answer)
        beside, x, y, z = answer
        if not 0 <= beside < len(self.state.figures):
            return unreadable("the number of a figure", beside)
        problem = self.problem_of(Sheet(self.state), self.state.figures[beside], x, y, z)
        return Arrival(beside, x, y, z) if problem is None else problem

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def from_hand(self, form: Json) -> Json:
        """A hand points at a place; the nearest figure is the one beside which it lies."""
        if not isinstance(form, list) or not 2 <= len(form) <= 3:
            return form
        x, y = form[0], form[1]
        if type(x) is not int or type(y) is not int or not -LIMIT <= x <= LIMIT or not -LIMIT <= y <= LIMIT:
            return form
        heights = surfaces_at(self.state.space, x, y)
        return [self.nearest(x, y), x, y, form[2] if len(form) == 3 else heights[-1] if heights else 0]

    def in_hand(self, value: Arrival) -> Json:
        return [value.x, value.y, value.z]

    def nearest(self, x: int, y: int) -> int:
        """Who stands nearest to a place, from edge to edge."""
        best = self.c.id
        least = 4 * LIMIT
        for other in self.others():
            shape = other.body.shape
            away = root_up(square(shape.x, shape.y, x, y)) - int(other.walker.radius)
            if away < least:
                best, least = other.id, away
        return best

    def candidates(self) -> list[Arrival]:
        """Up to three places beside everybody."""
        sheet = Sheet(self.state)
        found: list[Arrival] = []
        for beside in self.others():
            for x, y, z in self.places(sheet, beside)[::4]:
                found.append(Arrival(beside.id, x, y, z))
        return found

    def sample(self, draw: Draw) -> Arrival:
        """Any place beside anybody, all round."""
        sheet = Sheet(self.state)
        others = self.others()
        for _ in range(ROUND):
            beside = others[draw.below(len(others))]
            shape, z = beside.body.shape, beside.body.bottom
            point = towards(shape.x, shape.y, draw.below(TURN), shape.reach + self.c.walker.radius)
            if self.problem_of(sheet, beside, point.x, point.y, z) is None:
                if self.nearest(point.x, point.y) == beside.id:
                    return Arrival(beside.id, point.x, point.y, z)
        return super().sample(draw)

    def show(self, value: Arrival) -> Sign:
        """The place, and beside whom it lies."""
        place = [value.x, value.y, value.z]
        message = f"{self.kind.partition('.')[0]}.show.beside"
        note = Note(message, {"piece": value.beside, "place": list[Json](place)}, self.rule)
        return Sign(self.c.id, point=place, marks=[Mark(GOES, self.c.id, points=[place])], note=note)
