"""Underground Tunneller: a movement of its own (A4)."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.passives import Passive
from dicefront.games.spherewars.rules.abilities.stepping import can_step
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.events.moving import Moved
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.scenery import WATER, floor_of, terrain_of
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import (
    ACTIONS,
    SPEED_UP,
    Combatant,
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.ways import bases, has_room, pair, touched_at
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import cut, length
from dicefront.tabletop.point import Point, read_point

TUNNEL: Final = "tunnel"
FAR: Final = 8 * INCH
BEARINGS: Final = 16


class UndergroundTunneller(Passive):
    """It tunnels instead of speeding up, past everything and whoever stands near (SW-MOV-12)."""

    id: ClassVar[str] = "underground_tunneller"

    def more_actions(self, state: State, me: Combatant) -> list[str]:
        return [TUNNEL] if can_step(me) and floor_of(me.body) == 0 else []  # SW-SCN-33

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        if action == SPEED_UP:
            return Refusal("spherewars.move.tunnels", "SW-MOV-11", {"combatant": me.id})
        return None

    def move_specially(self, state: State, me: Combatant, word: str) -> Steps[None]:
        start = me.body.centre()
        end = yield from ask(Tunnel(state, me))
        act = activation_of(state)
        act.action = SPEED_UP
        act.moved = start != end
        yield Moved(me.id, ACTIONS[SPEED_UP], [start.pair(), end.pair()], length([start, end]))
        yield from shift(state, me, [end])
        yield from answer(state)


class Tunnel(Question[Point]):
    """Where it comes up: no further than 8 inches away, what is further is cut (SW-BAS-20).

    It may always come up where it is: it has room there, even at the brink of water (SW-MOV-04).
    """

    def __init__(self, state: State, mover: Combatant) -> None:
        super().__init__(mover.owner, "spherewars.move.path", "SW-MOV-01", False)
        self.state = state
        self.mover = mover

    def read(self, answer: object) -> Point | Refusal:
        point = read_point(answer)
        if point is None:
            return unreadable("a point [x, y]", answer)
        return self.place(point)

    def place(self, point: Point) -> Point | Refusal:
        """The place itself, or the one on the way to it that is near enough."""
        state, mover = self.state, self.mover
        at = cut([mover.body.centre(), point], FAR)[-1]
        if at == mover.body.centre():
            return at
        args: dict[str, Json] = {"combatant": mover.id, "place": pair(at)}
        if not has_room(state, mover, at, bases(state, mover, [])) or self.is_wet(at):
            return Refusal("spherewars.way.no_room", "SW-BAS-08", args)
        if touched_at(state, mover, at):
            return Refusal("spherewars.order.no_contact", "SW-MOV-06", args)
        return at

    def is_wet(self, at: Point) -> bool:
        """Whether water is there, shallow or deep."""
        radius = self.mover.walker.radius
        return any(
            piece.filled == WATER and gap_of_disc(at.x, at.y, radius, piece.shape) <= TOL
            for piece in terrain_of(self.state.space).pieces
        )

    def write(self, value: Point) -> Json:
        return pair(value)

    def candidates(self) -> list[Point]:
        """Here, and as far as it goes to all sides."""
        shape = self.mover.body.shape
        places = [towards(shape.x, shape.y, TURN * one // BEARINGS, FAR) for one in range(BEARINGS)]
        found = [self.place(one) for one in places]
        return [self.mover.body.centre(), *[one for one in found if not isinstance(one, Refusal)]]

    def sample(self, draw: Draw) -> Point:
        shape = self.mover.body.shape
        at = self.place(towards(shape.x, shape.y, draw.below(TURN), draw.below(FAR) + 1))
        return super().sample(draw) if isinstance(at, Refusal) else at

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def show(self, value: Point) -> Sign:
        return Sign(
            piece=self.mover.id,
            point=value.pair(),
            marks=[Mark(GOES, points=[value.pair()])],
            note=Note("spherewars.show.there", {"combatant": self.mover.id, "place": pair(value)}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.mover.id}
