"""SphereWars: damage rolls are about a wound, precision rolls about a hit; both cost what a wound costs."""

from __future__ import annotations

from dicefront.games.spherewars.rules.chances import damage, hit
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.shooting import PrecisionRolled
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.parts.show.ledger import Deed, Ledger, Stake


def wound_worth(one: Combatant) -> float:
    """The points that go with one wound."""
    return one.price / max(one.profile.wounds, 1)


class SphereLedger(Ledger):
    """Dice and numbers stand in the events."""

    def hear(self, state: State, event: Event, entry: int) -> None:
        if isinstance(event, DamageRolled):
            chance = 1.0 - damage(event.strength.amount, event.number.amount).wounds[0]
            self.note(state, event.combatant, event.enemy, entry, "SW-HTH-12", chance, event.wounds > 0)
            self.situate(event.strength.amount, event.number.amount)
            if event.wounds > 0 and event.combatant >= 0:
                worth = event.wounds * wound_worth(state.combatants[event.enemy])
                self.deeds.append(Deed(entry, event.combatant, worth))
        elif isinstance(event, PrecisionRolled):
            chance = hit(event.dice.amount, event.number.amount).hit
            self.note(state, event.combatant, event.enemy, entry, "SW-SHO-05", chance, event.hit)
            self.situate(event.dice.amount, event.number.amount)

    def note(
        self, state: State, by: int, against: int, entry: int, rule: str, chance: float, won: bool
    ) -> None:
        victim = state.combatants[against]
        owner = state.combatants[by].owner if by >= 0 else 1 - victim.owner
        self.stakes.append(Stake(entry, owner, victim.owner, rule, chance, wound_worth(victim), won, {}))

    def situate(self, dice: int, number: int) -> None:
        """What the Lab is asked with."""
        situation: dict[str, Json] = {"dice": max(1, min(dice, 12)), "target": max(2, min(number, 12))}
        self.stakes[-1].situation.update(situation)
