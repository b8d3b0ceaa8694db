"""CON: papyri that add gems to a spell or cancel it."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.consumables import Consumable
from dicefront.games.spherewars.rules.state import Combatant, State, is_own
from dicefront.games.spherewars.rules.subjects import Cast, Occasion, Use
from dicefront.kernel.procedure import Steps


class SpellPapyrus(Consumable):
    """It acts for the band, without range (SW-CON-04); ``own`` if for spells of the own side."""

    own: ClassVar[bool] = False

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        cast = occasion.cast
        return cast is not None and (cast.user.side == me.side) == self.own and not cast.cancelled

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        if occasion.cast is not None:
            self.change(occasion.cast)
        return
        yield

    def change(self, cast: Cast) -> None:
        """What it does to the spell."""
        cast.cancelled = True  # SW-CON-25, SW-CON-26


class DispellingPapyrus(SpellPapyrus):
    """SW-CON-15: gems that must all be used to dispel the spell just designated."""

    rules: ClassVar[str] = "SW-CON-15"
    gems: ClassVar[int] = 1

    def change(self, cast: Cast) -> None:
        cast.dispelling.papyri += self.gems


class InferiorDispellingPapyrus(DispellingPapyrus):
    """One gem."""

    id: ClassVar[str] = "inferior_dispelling_papyrus"


class SuperiorDispellingPapyrus(DispellingPapyrus):
    """Two gems."""

    id: ClassVar[str] = "superior_dispelling_papyrus"
    gems: ClassVar[int] = 2


class SublimeDispellingPapyrus(DispellingPapyrus):
    """Three gems."""

    id: ClassVar[str] = "sublime_dispelling_papyrus"
    gems: ClassVar[int] = 3


class EnchantmentPapyrus(SpellPapyrus):
    """SW-CON-16, SW-CON-17: gems that must all be used to cast the spell just designated."""

    rules: ClassVar[str] = "SW-CON-16 to SW-CON-17"
    own: ClassVar[bool] = True
    gems: ClassVar[int] = 1

    def change(self, cast: Cast) -> None:
        cast.casting.papyri += self.gems


class InferiorEnchantmentPapyrus(EnchantmentPapyrus):
    """One gem."""

    id: ClassVar[str] = "inferior_enchantment_papyrus"


class SuperiorEnchantmentPapyrus(EnchantmentPapyrus):
    """Two gems."""

    id: ClassVar[str] = "superior_enchantment_papyrus"
    gems: ClassVar[int] = 2


class SublimeEnchantmentPapyrus(EnchantmentPapyrus):
    """Three gems."""

    id: ClassVar[str] = "sublime_enchantment_papyrus"
    gems: ClassVar[int] = 3


class CancellationPapyrus(SpellPapyrus):
    """It cancels a spell that strikes its band (SW-MUL-16, SW-MUL-21)."""

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        target = None if occasion.cast is None else occasion.cast.target
        struck = target is None or target.side != me.side or is_own(me, target)
        return struck and super().fits(state, me, occasion)


class InferiorCancellationPapyrus(CancellationPapyrus):
    """SW-CON-25: it cancels a spell whose gems were shown, unless uncontrolled power appears."""

    id: ClassVar[str] = "inferior_cancellation_papyrus"
    rules: ClassVar[str] = "SW-CON-25"


class SublimeCancellationPapyrus(CancellationPapyrus):
    """SW-CON-26: it cancels a spell that works, unless a superior power made it."""

    id: ClassVar[str] = "sublime_cancellation_papyrus"
    rules: ClassVar[str] = "SW-CON-26"
