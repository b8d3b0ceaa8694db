"""Passive abilities that belong to sorcery."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import Passive
from dicefront.games.spherewars.rules.bets import coins_of, set_coins
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import has_trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.reactions import ABILITY, WhoStandsIn
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_own, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import FIGHT, SHOT, Bet, Blow
from dicefront.kernel.effects import ROUND
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask


class CofferOfIsha(Passive):
    """Wounding enemies fills it with coins, three at most; each bet of her owner may take one (P6)."""

    id: ClassVar[str] = "coffer_of_isha"
    most: ClassVar[int] = 3

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.source in (FIGHT, SHOT) and blow.taken and is_enemy(me, blow.victim):
            set_coins(me, min(coins_of(me) + 1, self.most))
        return nothing()

    def shape_bet(self, state: State, me: Combatant, bet: Bet) -> None:
        if me.owner == bet.seat and coins_of(me) and has_power(me):
            bet.holders.append(me)


class VolcanicConnection(Passive):
    """It raises the maximum of another caster with Volcanic Mana by two instead of one."""

    id: ClassVar[str] = "volcanic_connection"

    def shape_bet(self, state: State, me: Combatant, bet: Bet) -> None:
        caster = bet.caster
        if bet.casting and caster is not me and is_own(me, caster) and has_power(me):
            if has_trait(caster, "volcanic_mana"):
                bet.most.add(self.reason, 1, "SW-SPE-22")


class KazagsProtection(Passive):
    """Once a round an Insignificant friend near the bearer suffers what was to strike the bearer."""

    id: ClassVar[str] = "kazags_protection"
    near: ClassVar[int] = 2

    def redirect(self, state: State, me: Combatant, attacker: Combatant) -> Steps[Combatant]:
        others: list[int | None] = [one.id for one in state.combatants if self.stands_in(me, one)]
        if not others or me.effects.has(self.id):
            return me
        args: dict[str, Json] = {"combatant": me.id, "cause": self.id, "target": me.id}
        rule, choices = "SW-ORD-62", [None, *others]
        chosen = yield from ask(
            WhoStandsIn(me.owner, ABILITY.kind, rule, choices, args, True, None, True, PICK_PIECE)
        )
        if chosen is None:
            return me
        me.bear(self.id, ROUND, me.id)
        return state.combatants[chosen]

    def stands_in(self, me: Combatant, one: Combatant) -> bool:
        fit = is_there(one) and one is not me and is_own(me, one) and not one.fleeing
        return fit and has_trait(one, "insignificant") and within(me.body, one.body, self.near * INCH)
