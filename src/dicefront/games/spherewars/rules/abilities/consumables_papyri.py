"""CON: papyri that add gems to a spell or cancel it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.consumables import Consumable, grades
from dicefront.games.spherewars.rules.moments import nothing
from dicefront.games.spherewars.rules.state import Combatant, State, is_own
from dicefront.games.spherewars.rules.subjects import Cast, Occasion, Use
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Forms


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellPapyrus(Consumable):
    """It acts for the band, without range (SW-CON-04); ``own`` if for spells of the own side."""

    own: ClassVar[bool] = False

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        cast = occasion.cast
        return cast is not None and (cast.user.side == me.side) == self.own and not cast.cancelled

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        if occasion.cast is not None:
            self.change(occasion.cast)
        return nothing()

    def change(self, cast: Cast) -> None:
        """What it does to the spell."""
        cast.cancelled = True  # SW-CON-25, SW-CON-26


@mypyc_attr(allow_interpreted_subclasses=True)
class DispellingPapyrus(SpellPapyrus):
    """SW-CON-15: gems that must all be used to dispel the spell just designated."""

    rules: ClassVar[str] = "SW-CON-15"
    forms: ClassVar[Forms] = grades("dispelling_papyrus", gems=[1, 2, 3])
    gems: ClassVar[int] = 1

    def change(self, cast: Cast) -> None:
        cast.dispelling.papyri += self.gems


@mypyc_attr(allow_interpreted_subclasses=True)
class EnchantmentPapyrus(SpellPapyrus):
    """SW-CON-16, SW-CON-17: gems that must all be used to cast the spell just designated."""

    rules: ClassVar[str] = "SW-CON-16 to SW-CON-17"
    forms: ClassVar[Forms] = grades("enchantment_papyrus", gems=[1, 2, 3])
    own: ClassVar[bool] = True
    gems: ClassVar[int] = 1

    def change(self, cast: Cast) -> None:
        cast.casting.papyri += self.gems


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
