"""ANN: the movement of a combatant that has killed an enemy in base contact (K6)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.events.fighting import Annihilated
from dicefront.games.spherewars.rules.free_moves import FreeMove
from dicefront.games.spherewars.rules.moments import STAYS_PUT, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import free_enemies, note_engaged, shift, trap_touched
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    is_enemy,
    is_ephemeral,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, Blow
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.sign import Note
from dicefront.tabletop.point import Point

FAR: Final = 2 * INCH
"""SW-ANN-03."""


def annihilator(blows: list[Blow]) -> Combatant | None:
    """SW-ANN-01, SW-ANN-02: who has killed an enemy in base contact, by a fight or a deed.

    One effect gives one movement, however many it killed (SW-WOU-17).
    """
    for blow in blows:
        killer = blow.striker
        if (
            blow.killed
            and killer is not None
            and is_enemy(killer, blow.victim)
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
        free = free_enemies(state, killer)
        yield from shift(state, killer, way)
        note_engaged(state, killer, free)
        yield from trap_touched(state, killer)  # SW-ANN-13


class KillMove(FreeMove):
    """K6: the path of an annihilation movement, which may end in contact with an enemy."""

    def __init__(self, state: State, killer: Combatant, far: int = FAR) -> None:
        super().__init__(state, killer, far, "spherewars.kill.move", "SW-ANN-03", True)
        self.killer = killer

    def note(self, value: list[Point]) -> Note:
        return Note("spherewars.show.annihilate", {"combatant": self.killer.id})
