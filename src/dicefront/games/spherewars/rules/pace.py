"""How far a combatant may go in its movement phase (SW-MOV-05, SW-MOV-11, SW-MOV-21; RND)."""

from __future__ import annotations

from dicefront.games.spherewars.rules.attributes import LEAST, attribute, value
from dicefront.games.spherewars.rules.dice import FLOOR, SIDES
from dicefront.games.spherewars.rules.events.moving import PaceRolled
from dicefront.games.spherewars.rules.measuring import SPEED_UP_DISTANCE, closer, gap
from dicefront.games.spherewars.rules.moments import AFTER_PACE, asked
from dicefront.games.spherewars.rules.profile import CLUMSY, VARIABLE
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_there
from dicefront.games.spherewars.rules.subjects import MOV
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.games.spherewars.rules.weather import slowed
from dicefront.kernel.procedure import Steps, roll


class Pace:
    """The two lengths of a move: ``single`` of a run or charge, ``double`` of speeding up or engaging.

    Random movement has one length for everything, and never charges (SW-RND-03, SW-RND-06).
    """

    def __init__(self, single: Stride, double: Stride, is_random: bool) -> None:
        self.single = single
        self.double = double
        self.is_random = is_random

    def after_climbing(self, floors: int) -> Pace:
        """SW-SCN-33: what is left of it when so many floors have been changed."""
        single, double = self.single.after_climbing(floors), self.double.after_climbing(floors)
        return Pace(single, double, self.is_random)


def moves_at_random(mover: Combatant) -> bool:
    """SW-ATT-13: whether its movement is variable or clumsy."""
    return mover.profile.mov_kind in (VARIABLE, CLUMSY)


def pace_of(state: State, mover: Combatant) -> Pace:
    """SW-MOV-05, SW-MOV-11, SW-MOV-21: MOV, and twice as much; less in the heat (SW-WEA-05)."""
    mov = max(value(state, mover, MOV) + slowed(state, mover), LEAST)
    return Pace(Stride(mov, 1), Stride(mov, 2), False)


def roll_pace(state: State, mover: Combatant) -> Steps[Pace]:
    """SW-RND-01, SW-RND-02: two dice for variable movement, one for clumsy movement.

    What changes MOV changes the roll by as much, down to 1, and so does the heat (SW-WEA-06).
    """
    variable = mover.profile.mov_kind == VARIABLE
    rule = "SW-RND-01" if variable else "SW-RND-02"
    faces = yield from roll([SIDES] * (2 if variable else 1), "spherewars.dice.pace", rule, mover.owner)
    change = sum([part.amount for part in attribute(state, mover, MOV).parts[1:] if part.reason != FLOOR])
    change += slowed(state, mover)
    stride = Stride(max(sum(faces) + change, LEAST), 1, max(max(faces) + change, LEAST))
    yield PaceRolled(mover.id, faces)
    for trait in asked(mover, AFTER_PACE):
        yield from trait.after_pace(state, mover, faces)
    return Pace(stride, stride, True)


def too_near(state: State, mover: Combatant) -> Combatant | None:
    """SW-MOV-11: the nearest enemy that is too close for speeding up, even one not seen or in combat."""
    nearest: Combatant | None = None
    for other in state.combatants:
        if is_there(other) and is_enemy(mover, other) and closer(mover.body, other.body, SPEED_UP_DISTANCE):
            if nearest is None or gap(mover.body, other.body) < gap(mover.body, nearest.body):
                nearest = other
    return nearest
