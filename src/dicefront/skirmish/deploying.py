"""Placing a whole group before a game: the question, and sensible formations to propose.

What a group may do is said by a ``Site``; a fresh one is made for every formation that is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import with_height
from dicefront.skirmish.placing import Placement, Placements, placements_in
from dicefront.skirmish.sites import (
    ANYWHERE,
    LATTICE,
    Site,
    cell_spot,
    close_formation,
    filled,
    most_together,
    widest,
)
from dicefront.skirmish.space import Space
from dicefront.tabletop.angles import TURN, bearing, towards
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Shape

BEARINGS: Final = [0, TURN // 8, -TURN // 8, TURN // 4, -TURN // 4]
STARTS: Final = 4
"""Placements from which a crowded group tries to find room."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupPlacing(Question[Placements]):
    """Where everybody of one group is put, in any order: a list of ``[figure, [x, y, z]]``.

    ``groups`` are the figures that wait, group by group. A game adds why a placing is refused, and sensible
    formations of a group.
    """

    def __init__(
        self, player: int, kind: str, rule: str, battle: Battle[Figure], groups: list[list[int]]
    ) -> None:
        super().__init__(player, kind, rule, finite=False)
        self.battle = battle
        self.groups = groups

    def problem_of(self, placements: Placements) -> Refusal | None:
        """Why figures cannot be put like this."""
        raise NotImplementedError

    def formations_of(self, group: int) -> list[Placements]:
        """Sensible ways to put one of the groups that wait; never none."""
        raise NotImplementedError

    def read(self, answer: object) -> Placements | Refusal:
        placements = placements_in(answer, len(self.battle.figures))
        if placements is None:
            return unreadable("a list of [figure, [x, y, z]] for everybody in one group", answer)
        problem = self.problem_of(placements)
        return placements if problem is None else problem

    def gesture(self) -> Gesture:
        items: list[Json] = [member for group in self.groups for member in group]
        sizes = [len(group) for group in self.groups]
        return Gesture(PLACE_SEVERAL, items, min(sizes), max(sizes), of=[PIECE])

    def from_hand(self, form: Json) -> Json:
        """A hand that names no height means the top of what lies there."""
        if not isinstance(form, list):
            return form
        space = self.battle.space
        return [
            [pair[0], with_height(space, pair[1])] if isinstance(pair, list) and len(pair) == 2 else pair
            for pair in form
        ]

    def candidates(self) -> list[Placements]:
        return self.formations_of(0)

    def sample(self, draw: Draw) -> Placements:
        """Any group that waits, a bit beside one of its formations, in any order."""
        formations = self.formations_of(draw.below(len(self.groups)))
        formation = formations[draw.below(len(formations))]
        far = 2 * LATTICE
        while far > LATTICE // 8:
            dx = draw.below(2 * far + 1) - far
            dy = draw.below(2 * far + 1) - far
            moved = [Placement(one.figure, one.x + dx, one.y + dy, one.z) for one in formation]
            moved = some_of(moved, len(moved), draw)
            if self.problem_of(moved) is None:
                return moved
            far //= 2
        return formation

    def show(self, value: Placements) -> Sign:
        """Where everybody would stand."""
        group = self.battle.figures[value[0].figure].troop
        sign = Sign(piece=value[0].figure, point=[value[0].x, value[0].y, value[0].z])
        sign.note = Note("kernel.show.group", {"group": group})
        for one in value:
            sign.marks.append(Mark(GOES, one.figure, points=[[one.x, one.y, one.z]]))
        return sign


# -- proposals ----------------------------------------------------------------------------------------


def close_formations(
    fresh: Callable[[], Site], anchors: list[Point], limit: int, most: int
) -> list[Placements]:
    """Different close formations round some points, at most so many; every second one stays low."""
    found: list[Placements] = []
    for number, anchor in enumerate(anchors):
        places = close_formation(fresh(), anchor, limit, number % 2 == 0)
        if places is not None and places not in found:
            found.append(places)
            if len(found) >= most:
                break
    return found


def anchors_before(home: Shape, space: Space, distances: list[int]) -> list[Point]:
    """Where close formations begin: from home towards the middle of the table and aside."""
    front = bearing(home.x, home.y, space.width // 2, space.depth // 2)
    half = home.reach * 3 // 4  # about the half width of a rectangle
    return [
        towards(home.x, home.y, (front + aside) % TURN, half + distance)
        for distance in distances
        for aside in BEARINGS
    ]


def anchors_anywhere(site: Site, goal: Shape, pitch: int, most: int) -> list[Point]:
    """Free points of a lattice, at most so many, evenly spread from near a goal to far from it."""
    space = site.state.space
    free: list[tuple[int, int, int]] = []
    for x in range(pitch // 2, space.width, pitch):
        for y in range(pitch // 2, space.depth, pitch):
            if cell_spot(site, site.members[0], x, y, ANYWHERE, True) is not None:
                free.append((square(x, y, goal.x, goal.y), x, y))
    free.sort()
    if len(free) > most:
        free = [free[number * (len(free) - 1) // (most - 1)] for number in range(most)]
    return [Point(x, y) for _, x, y in free]


def squeezed(fresh: Callable[[], Site]) -> Placements | None:
    """The first formation that is found from a few starting places, or none."""
    tried: list[Point] = []
    for _ in range(STARTS):
        site = fresh()
        if not site.chain and len(site.members) > most_together(widest(site.members), site.link):
            return None
        places = filled(site, tried)
        if places is not None:
            return places
        if not site.placed:
            return None
        start = site.placed[0].shape
        tried.append(Point(start.x, start.y))
    return None
