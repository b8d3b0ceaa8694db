"""Abilities that take their bearer out of the way, at other times than its movement phase (SW-MOV-33)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.deeds import Deed
from dicefront.games.spherewars.rules.abilities.passives import Passive, may_use
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.contact import fights, touches
from dicefront.games.spherewars.rules.dice import throw_die
from dicefront.games.spherewars.rules.events.moving import Sidestepped
from dicefront.games.spherewars.rules.free_moves import step
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.state import ENGAGE, Combatant, State, activation_of
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Feat, Fight, Join
from dicefront.kernel.effects import ACTIVATION, ROUND
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.sight import HIDDEN


def can_step(me: Combatant) -> bool:
    """Neither stunned nor paralysed nor fleeing."""
    return not me.fleeing and not me.effects.has(STUNNED) and not me.effects.has(PARALYSED)


class Sidestep(Passive):
    """Once a round it may get out of the way of an enemy who reaches it, on 5 or more (J9)."""

    id: ClassVar[str] = "sidestep"
    optional: ClassVar[bool] = True

    def can_avoid(self, state: State, me: Combatant) -> bool:
        return not me.effects.has(self.id) and can_step(me)

    def avoid_contact(self, state: State, me: Combatant, join: Join) -> Steps[None]:
        if not (yield from may_use(me, self, join.mover, "SW-MOV-33")):
            return
        me.bear(self.id, ROUND, me.id)
        face = yield from throw_die("sidestep", "SW-MOV-33", me.owner)
        yield Sidestepped(me.id, join.mover.id, face, face >= 5)
        if face >= 5:
            yield from step(state, me, 2 * INCH, self.id, "SW-MOV-33")
        if not touches(state, me, join.mover):
            act = activation_of(state)
            join.joined.remove(me)
            act.joined = [one for one in act.joined if one.enemy != me.id]
            if me is join.target:  # SW-MOV-23
                act.action = ENGAGE


class OnAlert(Passive):
    """Once in an enemy round it may move when an enemy in sight has come near."""

    id: ClassVar[str] = "on_alert"
    optional: ClassVar[bool] = True

    def heeds_move(self, state: State, me: Combatant, mover: Combatant) -> bool:
        if me.effects.has(self.id) or not can_step(me) or fights(state, me):
            return False
        near = not touches(state, me, mover) and within(me.body, mover.body, 6 * INCH)
        return near and sees(state, me, mover) != HIDDEN

    def after_enemy_move(self, state: State, me: Combatant, mover: Combatant) -> Steps[None]:
        if not (yield from may_use(me, self, mover, "SW-MOV-33")):
            return
        me.bear(self.id, ROUND, me.id)
        yield from step(state, me, 2 * INCH, self.id, "SW-MOV-33")
        yield from answer(state)


class Pounce(Deed):
    """After its fight of this activation it may leave contact."""

    id: ClassVar[str] = "pounce"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        me.bear(self.id, ACTIVATION, me.id)
        return nothing()

    def leave_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        if me.effects.has(self.id):
            yield from step(state, me, 4 * INCH, self.id, "SW-MOV-33")
            yield from answer(state)
