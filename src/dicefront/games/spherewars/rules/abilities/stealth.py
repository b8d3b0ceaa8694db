"""ABI: Stealth (SW-ABI-49 to SW-ABI-53), a move before the movement phase."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.stepping import can_step
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.dice import SIDES
from dicefront.games.spherewars.rules.events.moving import StealthRolled, Stepped
from dicefront.games.spherewars.rules.free_moves import FreeMove
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import (
    ENGAGE,
    SPEED_UP,
    Combatant,
    State,
    is_own,
    is_there,
)
from dicefront.games.spherewars.rules.ways import body_at, kept_off, shortened
from dicefront.kernel.effects import ACTIVATION, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.procedure import Steps, ask, choose, roll
from dicefront.tabletop.path import GRAIN, cut, stretches_near
from dicefront.tabletop.point import Point

LINKED: Final = "stealth_roll"
"""The effect on whoever may use a roll of this round: its source rolled it, its value tells both dice."""
STOLEN: Final = "stole_away"
"""The effect on whoever has used such a roll."""
TOGETHER: Final = 2 * INCH
"""SW-ABI-52."""


class Stealth(Trait):
    """SW-ABI-49 to SW-ABI-53: the higher of two dice is the length of a move of its own or with its group."""

    id: ClassVar[str] = "stealth"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-49 to SW-ABI-53"

    def steal_away(self, state: State, me: Combatant) -> Steps[None]:
        if not can_step(me):
            return
        rollers = [effect.source for effect in me.effects.named(LINKED)]
        offers: list[int | None] = [None, me.id, *rollers]
        chosen = yield from choose(
            me.owner, "spherewars.start.stealth", "SW-ABI-49", offers, {"combatant": me.id}, hand=PICK_PIECE
        )
        if chosen is None:
            return
        if chosen == me.id:
            yield from self.throw(state, me)
        dice = next(effect.value for effect in me.effects.named(LINKED) if effect.source == chosen)
        users = [one for one in state.combatants if has_used(one, chosen)]
        me.bear(self.id, ACTIVATION, chosen, dice)
        me.bear(STOLEN, ROUND, chosen)
        way = yield from ask(StealthMove(state, me, max(divmod(dice, 10)) * INCH, users))
        if len(way) > 1:
            yield Stepped(me.id, self.id, [point.pair() for point in way])
            yield from shift(state, me, way)
            yield from answer(state)

    def throw(self, state: State, me: Combatant) -> Steps[None]:
        """The dice, and all who stand with it and may use them as well (SW-ABI-52)."""
        faces = yield from roll([SIDES] * 2, "spherewars.dice.stealth", "SW-ABI-49", me.owner)
        yield StealthRolled(me.id, faces)
        for one in standing_with(state, me):
            one.bear(LINKED, ROUND, me.id, faces[0] * 10 + faces[1])

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        """SW-ABI-50: unless both dice were equal it neither speeds up nor engages."""
        if action in (SPEED_UP, ENGAGE) and any(value % 11 for value in me.effects.values(self.id)):
            return Refusal("spherewars.move.stole_away", "SW-ABI-50", {"combatant": me.id})
        return None


def has_used(one: Combatant, roller: int) -> bool:
    """Whether somebody has used the roll of another in this round."""
    return any(effect.source == roller for effect in one.effects.named(STOLEN))


def standing_with(state: State, me: Combatant) -> list[Combatant]:
    """SW-ABI-52: the members of its group that are linked to it by gaps of at most 2 inches."""
    found = [me]
    for one in found:  # the list grows while it is read
        for other in state.combatants:
            near = is_there(other) and within(one.body, other.body, TOGETHER)
            if near and other not in found and are_one_group(one, other):
                found.append(other)
    return found


def are_one_group(one: Combatant, other: Combatant) -> bool:
    """Members of one entry; a leader counts as a member of the guard that requires him."""
    guards = (
        other.profile.requires_leader == one.profile.id or one.profile.requires_leader == other.profile.id
    )
    return is_own(one, other) and (one.troop == other.troop or guards)


class StealthMove(FreeMove):
    """``start.stealth_path``: past no enemy so near that it touches him; ``users`` of the roll came before.

    It ends within 2 inches of one of them; what leads further away is cut (SW-ABI-52).
    """

    def __init__(self, state: State, mover: Combatant, far: int, users: list[Combatant]) -> None:
        super().__init__(state, mover, far, "spherewars.start.stealth_path", "SW-ABI-49", False)
        self.users = [one for one in users if is_there(one)]
        self.shared = len(users) > 0
        self.obstacles = kept_off(state, mover, [])

    def read(self, answer: object) -> list[Point] | Refusal:
        way = super().read(answer)
        return way if isinstance(way, Refusal) or not self.shared else self.near_others(way)

    def near_others(self, way: list[Point]) -> list[Point]:
        """The way to the last point of it where it may rest near somebody who used the roll."""
        mover = self.mover
        if len(way) == 1 or self.is_near(way[-1]):
            return way
        reach = TOGETHER + mover.walker.radius
        ends = [part.end for one in self.users for part in stretches_near(way, one.body.shape, reach)]
        last = max(ends, default=0) // GRAIN
        return self.near_others(shortened(self.state, mover, cut(way, last), last, self.obstacles))

    def is_near(self, at: Point) -> bool:
        """SW-ABI-52: whether somebody who used the roll stands within 2 inches of a place."""
        body = body_at(self.mover, at)
        return any(within(body, one.body, TOGETHER) for one in self.users)
