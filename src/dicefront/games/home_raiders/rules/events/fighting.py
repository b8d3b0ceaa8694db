"""What happens in attacks, and to those who are wounded."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.dice import Rolled
from dicefront.games.home_raiders.rules.pools import Build, explain, explain_total
from dicefront.kernel.event import ATTACK, DICE, LOSS, MAGIC, WOUND, Event
from dicefront.kernel.ids import Json


@mypyc_attr(acyclic=True)
class Attacked(Event):
    """An attack is declared (HR-ATK-02): ``type`` is melee or ranged, ``cause`` why it is made."""

    kind: ClassVar[str] = "home_raiders.attacked"
    category: ClassVar[str] = ATTACK

    def __init__(self, attacker: int, target: int, type: str, cause: str, abilities: list[str]) -> None:
        self.attacker = attacker
        self.target = target
        self.type = type
        self.cause = cause
        self.abilities = abilities


@mypyc_attr(acyclic=True)
class TakenOver(Event):
    """A Bodyguard becomes the target of an attack (HR-ADF-21)."""

    kind: ClassVar[str] = "home_raiders.taken-over"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, instead: int) -> None:
        self.character = character
        self.instead = instead


@mypyc_attr(acyclic=True)
class PoolRolled(Event):
    """A pool was rolled: how it came about, what the dice show and what it adds up to.

    ``type`` says for what: melee, ranged, defence, spirit or grapple. ``total`` counts Boosts as well.
    """

    kind: ClassVar[str] = "home_raiders.pool-rolled"
    category: ClassVar[str] = DICE

    def __init__(
        self, character: int, against: int, type: str, build: Build, rolled: Rolled, total: int
    ) -> None:
        self.character = character
        self.against = against
        self.type = type
        self.build = build
        self.rolled = rolled
        self.total = total

    def args(self) -> dict[str, Json]:
        """The pool of the card and after each change, the dice and the parts of the total."""
        return {
            "character": self.character,
            "against": self.against,
            "type": self.type,
            "printed": self.build.printed.text(),
            "changes": explain(self.build),
            "pool": self.build.pool.text(),
            "dice": self.rolled.signs(),
            "aces": self.rolled.aces,
            "parts": explain_total(self.build, self.rolled.aces),
            "total": self.total,
        }


@mypyc_attr(acyclic=True)
class DieRolled(Event):
    """One die of the weakest set was rolled for an ability (HR-DIC-24)."""

    kind: ClassVar[str] = "home_raiders.die-rolled"
    category: ClassVar[str] = DICE

    def __init__(self, character: int, ability: str, success: bool) -> None:
        self.character = character
        self.ability = ability
        self.success = success


@mypyc_attr(acyclic=True)
class RollForced(Event):
    """Energy barrier makes the attacker roll a second time (HR-ADF-14)."""

    kind: ClassVar[str] = "home_raiders.roll-forced"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, attacker: int) -> None:
        self.character = character
        self.attacker = attacker


@mypyc_attr(acyclic=True)
class RollChosen(Event):
    """The defender chose which of two attack rolls counts (HR-ADF-15)."""

    kind: ClassVar[str] = "home_raiders.roll-chosen"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, second: bool, total: int) -> None:
        self.character = character
        self.second = second
        self.total = total


@mypyc_attr(acyclic=True)
class SetRerolled(Event):
    """Violent attack makes the defender reroll one set (HR-ACC-04)."""

    kind: ClassVar[str] = "home_raiders.set-rerolled"
    category: ClassVar[str] = ATTACK

    def __init__(self, attacker: int, character: int, colour: str) -> None:
        self.attacker = attacker
        self.character = character
        self.colour = colour


@mypyc_attr(acyclic=True)
class AttackSucceeded(Event):
    """The attacker's total is higher (HR-ATK-13)."""

    kind: ClassVar[str] = "home_raiders.attack-succeeded"
    category: ClassVar[str] = ATTACK

    def __init__(self, attacker: int, target: int, attack: int, defence: int) -> None:
        self.attacker = attacker
        self.target = target
        self.attack = attack
        self.defence = defence


@mypyc_attr(acyclic=True)
class AttackFailed(Event):
    """The defence succeeded (HR-ATK-13); a tie is enough (HR-CCA-06)."""

    kind: ClassVar[str] = "home_raiders.attack-failed"
    category: ClassVar[str] = ATTACK

    def __init__(self, attacker: int, target: int, attack: int, defence: int) -> None:
        self.attacker = attacker
        self.target = target
        self.attack = attack
        self.defence = defence


@mypyc_attr(acyclic=True)
class TokenSentOn(Event):
    """A Wound token goes to somebody else (HR-WND-08)."""

    kind: ClassVar[str] = "home_raiders.token-sent-on"
    category: ClassVar[str] = WOUND

    def __init__(self, character: int, to: int, ability: str) -> None:
        self.character = character
        self.to = to
        self.ability = ability


@mypyc_attr(acyclic=True)
class Wounded(Event):
    """A Wound token is placed; ``wounds`` counts it."""

    kind: ClassVar[str] = "home_raiders.wounded"
    category: ClassVar[str] = WOUND

    def __init__(self, character: int, wounds: int, cause: str) -> None:
        self.character = character
        self.wounds = wounds
        self.cause = cause


@mypyc_attr(acyclic=True)
class Healed(Event):
    """A Wound token is removed (HR-WND-05)."""

    kind: ClassVar[str] = "home_raiders.healed"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, wounds: int) -> None:
        self.character = character
        self.wounds = wounds


@mypyc_attr(acyclic=True)
class Vanished(Event):
    """A character leaves the combat space (HR-WND-03)."""

    kind: ClassVar[str] = "home_raiders.vanished"
    category: ClassVar[str] = LOSS

    def __init__(self, character: int) -> None:
        self.character = character


@mypyc_attr(acyclic=True)
class Burst(Event):
    """A vanishing character bursts (HR-ADF-09); ``struck`` have to defend."""

    kind: ClassVar[str] = "home_raiders.burst"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, struck: list[int]) -> None:
        self.character = character
        self.struck = struck


@mypyc_attr(acyclic=True)
class SangLast(Event):
    """A vanishing character makes its last attack (HR-AHE-02)."""

    kind: ClassVar[str] = "home_raiders.sang-last"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int) -> None:
        self.character = character


@mypyc_attr(acyclic=True)
class Swapped(Event):
    """Two characters changed places (HR-ADF-18)."""

    kind: ClassVar[str] = "home_raiders.swapped"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, other: int) -> None:
        self.character = character
        self.other = other


@mypyc_attr(acyclic=True)
class HurtSpared(Event):
    """A Rampage that hit twice brings no Wound token at the end of the turn (HR-ACC-14)."""

    kind: ClassVar[str] = "home_raiders.hurt-spared"
    category: ClassVar[str] = WOUND

    def __init__(self, character: int) -> None:
        self.character = character
