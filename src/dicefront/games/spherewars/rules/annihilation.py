"""ANN: the movement of a combatant that has killed an enemy in base contact (K6)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.events.fighting import Annihilated
from dicefront.games.spherewars.rules.moments import STAYS_PUT, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import shift, trap_touched
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    is_enemy,
    is_ephemeral,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, Blow
from dicefront.games.spherewars.rules.ways import (
    bases,
    draw_way,
    pairs,
    read_waypoints,
    shortened,
    way_into_contact,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.point import Point

FAR: Final = 2 * INCH
"""SW-ANN-03."""
BEARINGS: Final = 8


def annihilator(blows: list[Blow]) -> Combatant | None:
    """SW-ANN-01, SW-ANN-02: who has killed an enemy in base contact, by a fight or a deed.

    One effect gives one movement, however many it killed (SW-WOU-17).
    """
    for blow in blows:
        killer = blow.striker
        if (
            blow.killed
            and killer is not None
            and blow.touching
            and (blow.source in (FIGHT, DEED) or blow.in_fight)
            and not is_ephemeral(blow.victim)  # SW-WOU-15
        ):
            return killer
    return None


def may_move_on(state: State, killer: Combatant) -> bool:
    """SW-ANN-04, SW-ANN-05: it is able to, and no other enemy touches it."""
    if stopped(state, killer) or any(trait.stays_put(state, killer) for trait in asked(killer, STAYS_PUT)):
        return False
    return all(is_ephemeral(foe) for foe in touching_enemies(state, killer))


def move_on(state: State, killer: Combatant, further: int) -> Steps[None]:
    """K6: the annihilation movement, at the option of its player (SW-ANN-03, SW-HTH-18).

    ``further`` are inches that an order adds to it.
    """
    way = yield from ask(KillMove(state, killer, FAR + further * INCH))
    if len(way) > 1:
        yield Annihilated(killer.id, [point.pair() for point in way])
        yield from shift(state, killer, way)
        yield from trap_touched(state, killer)  # SW-ANN-13


class KillMove(Question["list[Point]"]):
    """K6: the path of an annihilation movement, as waypoints; none to stay. Read, it is the whole way.

    It may end in contact with an enemy. What is longer than allowed is cut (SW-BAS-20).
    """

    def __init__(self, state: State, killer: Combatant, far: int = FAR) -> None:
        super().__init__(
            killer.owner, "spherewars.kill.move", "SW-ANN-03", False, reaction=killer.side != state.side
        )
        self.state = state
        self.killer = killer
        self.far = far
        self.obstacles = bases(state, killer, [])

    def read(self, answer: object) -> list[Point] | Refusal:
        waypoints = read_waypoints(answer)
        if isinstance(waypoints, Refusal):
            return waypoints
        way = draw_way(self.state, self.killer, waypoints, self.obstacles)
        return way if isinstance(way, Refusal) else self.as_far_as_it_goes(way)

    def as_far_as_it_goes(self, way: list[Point]) -> list[Point]:
        """The way up to the length allowed; a flyer ends where it has room."""
        return shortened(self.state, self.killer, way, self.far, self.obstacles)

    def write(self, value: list[Point]) -> Json:
        return pairs(value[1:])

    def candidates(self) -> list[list[Point]]:
        """Stay, contact with the enemies in reach, and a few directions."""
        start = self.killer.body.centre()
        found = [[start]]
        for other in self.state.combatants:
            if is_there(other) and is_enemy(self.killer, other) and not is_ephemeral(other):
                way = self.to_contact(other)
                if way is not None:
                    found.append(way)
        for place in range(BEARINGS):
            way = self.towards(TURN * place // BEARINGS)
            if way is not None:
                found.append(way)
        return found

    def to_contact(self, enemy: Combatant) -> list[Point] | None:
        """The shortest way to contact with an enemy, if it is in reach."""
        killer, shape = self.killer, enemy.body.shape
        others = [one for one in self.obstacles if one is not shape]
        found = way_into_contact(self.state, killer, killer.body, enemy, others, self.far)
        if found is None or found.length > self.far:
            return None
        way = self.read(pairs(found.points[1:]))
        return None if isinstance(way, Refusal) else way

    def towards(self, direction: int) -> list[Point] | None:
        """Straight on in a direction."""
        shape = self.killer.body.shape
        way = self.read(pairs([towards(shape.x, shape.y, direction, self.far)]))
        return None if isinstance(way, Refusal) else way

    def sample(self, draw: Draw) -> list[Point]:
        way = self.towards(draw.below(TURN))
        return super().sample(draw) if way is None else way

    def gesture(self) -> Gesture:
        return Gesture(PATH, [self.killer.id])

    def show(self, value: list[Point]) -> Sign:
        killer: dict[str, Json] = {"combatant": self.killer.id}
        if len(value) == 1:
            return Sign(piece=self.killer.id, note=Note("spherewars.show.stay", killer))
        return Sign(
            piece=self.killer.id,
            path=[point.pair() for point in value],
            marks=[Mark(GOES, points=[value[-1].pair()])],
            note=Note("spherewars.show.annihilate", killer),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.killer.id}
