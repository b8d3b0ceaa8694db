"""Moves against one's will: Knock back (HR-ACC-08 to HR-ACC-10) and Subtle manipulation (HR-ASP-02).

A straight line to a point that the other side chooses. Whose centre goes over an edge falls (FAL).
"""

from __future__ import annotations

from dicefront.games.home_raiders.rules.events.moving import Fell, Shoved
from dicefront.games.home_raiders.rules.moments import STANDS_FIRM
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.skirmish.falling import landings
from dicefront.skirmish.figures import place
from dicefront.skirmish.forcing import StraightShove
from dicefront.skirmish.missions import release
from dicefront.tabletop.point import Point


class ForcedMove(StraightShove):
    """HR-ACC-08, HR-ASP-02: where to move somebody; a Knock back ends the contact."""

    def problem_of(self, point: Point) -> Refusal | None:
        far = self.length_to(point)
        if far > self.most:
            args: dict[str, Json] = {"character": self.c.id, "cost": far, "movement": self.most}
            return Refusal("home_raiders.forced.too-far", self.rule, args)
        end = self.end_of(point)
        if self.stays(end):
            return Refusal("home_raiders.forced.no-way", "HR-ACC-08", {"character": self.c.id})
        if self.away is not None and self.still_touches(end, self.away):
            args = {"character": self.c.id, "other": self.away.id}
            return Refusal("home_raiders.forced.still-in-contact", "HR-ACC-08", args)
        return None

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
    end = question.end_of(point)
    yield Shoved(c.id, end.x, end.y, end.z)
    if end.falls:
        yield from fall(state, chooser, c, end.x, end.y, end.z, end.below)
    else:
        place(c, end.x, end.y, end.z)
        release(state)
    return True


def fall(state: State, chooser: int, c: Character, x: int, y: int, from_z: int, below: int) -> Steps[None]:
    """HR-FAL-01 to HR-FAL-06: the character lands below the point where it went over the edge."""
    places = landings(state, c, x, y, below)
    if not places:
        return
    landing = places[0]
    if len(places) > 1:
        args: dict[str, Json] = {"character": c.id}
        landing = yield from choose(
            chooser, "home_raiders.fall.place", "HR-FAL-04", places, args, hand=PLACE_POINT
        )
    place(c, landing[0], landing[1], landing[2])
    release(state)
    drop = from_z - landing[2]
    yield Fell(c.id, landing[0], landing[1], landing[2], drop)
    if drop > state.options.constants.fall_limit and not c.walker.drops:  # HR-FAL-02, HR-AMV-14
        yield from deal(state, [Token(c, "fall")])
