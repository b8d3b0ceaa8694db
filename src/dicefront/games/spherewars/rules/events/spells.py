"""What happens with spells and power gems."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import DICE, MAGIC, Event


class GemsLost(Event):
    """SW-SPE-05: a sorcerer dies, flees or is concussed, and gems leave the pool of its side."""

    kind: ClassVar[str] = "spherewars.gems_lost"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, gems: int) -> None:
        self.combatant = combatant
        self.gems = gems


class LatentEnded(Event):
    """SW-SPE-39: a latent spell of a combatant ends."""

    kind: ClassVar[str] = "spherewars.latent_ended"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str) -> None:
        self.combatant = combatant
        self.trait = trait


class GemsGained(Event):
    """A pool has more gems because of somebody (SW-ABI-09)."""

    kind: ClassVar[str] = "spherewars.gems_gained"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, gems: int) -> None:
        self.combatant = combatant
        self.gems = gems


class SpellDesignated(Event):
    """P1: a combatant casts a spell; ``target`` is at whom, nobody if it is aimed at no one."""

    kind: ClassVar[str] = "spherewars.spell_designated"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str, target: int) -> None:
        self.combatant = combatant
        self.trait = trait
        self.target = target


class SpellRetargeted(Event):
    """P4, P5: a spell has another target; ``chosen`` says that the caster changed it (SW-SPE-29)."""

    kind: ClassVar[str] = "spherewars.spell_retargeted"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str, target: int, chosen: bool) -> None:
        self.combatant = combatant
        self.trait = trait
        self.target = target
        self.chosen = chosen


class TargetHidden(Event):
    """P1, P5, S1, S4: somebody who was named cannot be seen from so far away."""

    kind: ClassVar[str] = "spherewars.target_hidden"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, target: int) -> None:
        self.combatant = combatant
        self.target = target


class GemsShown(Event):
    """P8: how many gems were hidden for a spell, and how many against it."""

    kind: ClassVar[str] = "spherewars.gems_shown"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str, gems: int, against: int) -> None:
        self.combatant = combatant
        self.trait = trait
        self.gems = gems
        self.against = against


class CoinSpent(Event):
    """P8: a coin goes into a bet."""

    kind: ClassVar[str] = "spherewars.coin_spent"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class SpellRolled(Event):
    """P11: the dice of both sides, and the successes of the caster."""

    kind: ClassVar[str] = "spherewars.spell_rolled"
    category: ClassVar[str] = DICE

    def __init__(
        self, combatant: int, trait: str, casting: list[int], dispelling: list[int], successes: int
    ) -> None:
        self.combatant = combatant
        self.trait = trait
        self.casting = casting
        self.dispelling = dispelling
        self.successes = successes


class PowerUncontrolled(Event):
    """P10: the casting dice show uncontrolled power, and so many gems come back (SW-UNC-01)."""

    kind: ClassVar[str] = "spherewars.power_uncontrolled"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, gems: int) -> None:
        self.combatant = combatant
        self.gems = gems


class Summoned(Event):
    """SW-COM-09: a combatant is created in play."""

    kind: ClassVar[str] = "spherewars.summoned"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, profile: str, place: list[int]) -> None:
        self.combatant = combatant
        self.profile = profile
        self.place = place
