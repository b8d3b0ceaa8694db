"""SPE: the power gems of a side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

COIN: Final = "coffer_of_isha"
"""The effect that counts the coins of a combatant; they are open to both players."""


@mypyc_attr(acyclic=True)
class Gems:
    """A pool of gems (SW-SPE-02); some are kept apart in it (SW-SPE-43).

    ``own`` come from the power of sorcerers, ``made`` from artefacts and consumables (SW-SPE-08).
    ``casting`` and ``dispelling`` serve for nothing else.
    """

    def __init__(self, own: int = 0, made: int = 0, casting: int = 0, dispelling: int = 0) -> None:
        self.own = own
        self.made = made
        self.casting = casting
        self.dispelling = dispelling

    def copy(self) -> Gems:
        return Gems(self.own, self.made, self.casting, self.dispelling)

    def total(self) -> int:
        return self.own + self.made + self.casting + self.dispelling

    def to_cast(self) -> int:
        """The gems that may be used for casting."""
        return self.own + self.made + self.casting

    def to_dispel(self, able: bool) -> int:
        """SW-SPE-15: the gems that may be used for dispelling; without an able sorcerer only those made."""
        return (self.own if able else 0) + self.made + self.dispelling

    def spend_on_casting(self, number: int) -> Gems:
        """SW-SPE-04, SW-SPE-43: gems leave the pool, those for casting alone first; which ones they were."""
        spent = Gems(casting=min(number, self.casting))
        spent.own = min(number - spent.casting, self.own)
        spent.made = number - spent.casting - spent.own
        self.take(spent)
        return spent

    def spend_on_dispelling(self, number: int, able: bool) -> None:
        """The same for dispelling."""
        spent = Gems(dispelling=min(number, self.dispelling))
        spent.own = min(number - spent.dispelling, self.own) if able else 0
        spent.made = number - spent.dispelling - spent.own
        self.take(spent)

    def lose(self, number: int) -> int:
        """SW-SPE-05, SW-SPE-43: gems are lost, ordinary ones first, at most down to 0; how many were."""
        own = min(number, self.own)
        made = min(number - own, self.made)
        casting = min(number - own - made, self.casting)
        lost = Gems(own, made, casting, min(number - own - made - casting, self.dispelling))
        self.take(lost)
        return lost.total()

    def take(self, gems: Gems) -> None:
        """These leave the pool."""
        self.own -= gems.own
        self.made -= gems.made
        self.casting -= gems.casting
        self.dispelling -= gems.dispelling

    def give_back(self, spent: Gems, number: int) -> int:
        """SW-UNC-02, SW-UNC-03: so many of the gems spent come back, ordinary ones first; how many did."""
        back = spent.copy()
        kept = spent.copy()
        kept.lose(number)
        back.take(kept)
        self.own += back.own
        self.made += back.made
        self.casting += back.casting
        return back.total()
