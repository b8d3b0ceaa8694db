"""STA: what a state does to whoever is in it."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.moments import STATE, Trait
from dicefront.games.spherewars.rules.state import CHARGE, ENGAGE, STAND, Combatant, State
from dicefront.games.spherewars.rules.states import CONCUSSED, COWED, FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Hand, Shot, Support
from dicefront.kernel.errors import Refusal


class Stunned(Trait):
    """SW-STA-06: it only stands still; it fights as if inexpert and supports nobody."""

    id: ClassVar[str] = STUNNED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-STA-06 to SW-STA-10"

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        if action == STAND:
            return None
        return Refusal("spherewars.move.stunned", "SW-STA-06", {"combatant": me.id})

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.inexpert = True  # SW-STA-08

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.inexpert = True  # SW-STA-08

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.supporter is me:
            support.counts = False  # SW-STA-10

    def stays_put(self, state: State, me: Combatant) -> bool:
        return True  # SW-STA-10, SW-PUR-01


class Paralysed(Trait):
    """SW-STA-11: it only stands still; in combat it rolls a single die and cannot win."""

    id: ClassVar[str] = PARALYSED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-STA-11 to SW-STA-16"

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        if action == STAND:
            return None
        return Refusal("spherewars.move.paralysed", "SW-STA-11", {"combatant": me.id})

    def refuse_shot(self, state: State, me: Combatant) -> Refusal | None:
        return Refusal("spherewars.shot.paralysed", "SW-STA-12", {"combatant": me.id})

    def refuse_feat(self, state: State, me: Combatant, use: int) -> Refusal | None:
        return Refusal("spherewars.feat.paralysed", "SW-STA-12", {"combatant": me.id})

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.single = True  # SW-STA-13
        hand.wins = False

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        support.counts = False  # SW-STA-16: neither given nor received

    def stays_put(self, state: State, me: Combatant) -> bool:
        return True  # SW-STA-16

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        return Refusal("spherewars.order.paralysed", "SW-ORD-12", {"combatant": me.id})


class Fearful(Trait):
    """SW-STA-17: it does not join combat, and it cannot win a fight."""

    id: ClassVar[str] = FEARFUL
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-STA-17 to SW-STA-20"

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        if action in (CHARGE, ENGAGE):
            return Refusal("spherewars.move.fearful", "SW-STA-17", {"combatant": me.id})
        return None

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.wins = False  # SW-STA-18

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.supporter is me:
            support.counts = False  # SW-STA-20

    def stays_put(self, state: State, me: Combatant) -> bool:
        return True  # SW-STA-20


class Concussed(Trait):
    """SW-STA-22: it can neither cast nor dispel; movement and fighting are as ever (SW-STA-23)."""

    id: ClassVar[str] = CONCUSSED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-STA-21 to SW-STA-23"


class CowedTrait(Trait):
    """SW-ABI-21, SW-ABI-23: after a failed roll for Fear of Combat or Intimidation it cannot win a fight."""

    id: ClassVar[str] = COWED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-ABI-25"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.wins = False
