"""Positions of SphereWars: who stands where, in inches.

    position(one(0, NEAR_HEART, (20, 20)), one(1, SORREP, (20, 21)), acting=0)

Combatants are numbered in the order in which they are named; the first leader of a side leads its band.
"""

from __future__ import annotations

from collections.abc import Sequence

from dicefront.games.spherewars.rules.kits import kit_for
from dicefront.games.spherewars.rules.options import INCH, SIDES, complete_options, options_of
from dicefront.games.spherewars.rules.profile import LEADER, Arms, Profile
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    ROUND,
    Activation,
    Band,
    Combatant,
    Entry,
    Joined,
    State,
)
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import place
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.units import nearest

__all__ = ["charged", "engaged", "inch", "inches", "one", "position", "put", "where"]


def inch(value: float) -> int:
    """So many inches in the units of the rules."""
    return nearest(value, INCH)


def inches(length: int) -> float:
    """A length of the rules in inches."""
    return round(length / INCH, 3)


class Placed:
    """A combatant to be put on the table."""

    def __init__(
        self,
        side: int,
        profile: Profile,
        spot: tuple[float, float],
        wounds: int | None,
        fatigue: int,
        flight: int,
        arms: list[Arms],
        traits: list[str],
    ) -> None:
        self.side = side
        self.profile = profile
        self.spot = spot
        self.wounds = profile.wounds if wounds is None else wounds
        self.fatigue = fatigue
        self.flight = flight
        self.arms = arms
        self.traits = traits


def one(
    side: int,
    profile: Profile,
    spot: tuple[float, float],
    *,
    wounds: int | None = None,
    fatigue: int = 0,
    flight: int = 0,
    arms: Sequence[Arms] = (),
    traits: Sequence[str] = (),
) -> Placed:
    """A combatant of a side at a place: the wounds it has left, weapons it chose, traits beside its own."""
    return Placed(side, profile, spot, wounds, fatigue, flight, list(arms), list(traits))


def position(
    *placed: Placed,
    acting: int = 0,
    joined: Sequence[Joined] = (),
    things: Sequence[Thing] = (),
    stage: int = COMBAT,
) -> State:
    """The combat phase of the combatant ``acting``, who ``joined`` some enemies; not judged."""
    options = options_of(complete_options({}))
    combatants = [_combatant(number, given) for number, given in enumerate(placed)]
    side = placed[acting].side
    return State(
        options,
        ROUND,
        1,
        side,
        side,
        [_band(seat, combatants) for seat in range(SIDES)],
        combatants,
        Activation(acting, stage, joined=list(joined)),
        Space(options.width, options.depth, list(things)),
        [0, 1],
        [[], []],
        0,
        [],
        [None, None],
        None,
    )


def _combatant(number: int, given: Placed) -> Combatant:
    profile = given.profile
    found = Combatant(
        number,
        given.side,
        given.side,
        given.side,
        number,
        profile,
        profile.bp,
        wounds=given.wounds,
        fatigue=given.fatigue,
        flight=given.flight,
        kit=kit_for(profile, given.arms, given.traits, len(given.arms) > 0),
    )
    put(found, *given.spot)
    return found


def _band(seat: int, combatants: list[Combatant]) -> Band:
    own = [combatant for combatant in combatants if combatant.side == seat]
    leaders = [combatant.id for combatant in own if combatant.profile.rank == LEADER]
    entries = [Entry(combatant.profile, [combatant.id], "", [], combatant.price) for combatant in own]
    return Band(seat, seat, "", leaders[0] if leaders else NOBODY, entries)


def charged(enemy: int, *, was_free: bool = True, real: bool = True, whole: bool = True) -> Joined:
    """That an enemy was charged in this activation."""
    return Joined(enemy, was_free, True, real, whole)


def engaged(enemy: int, *, was_free: bool = True, whole: bool = True) -> Joined:
    """That an enemy was engaged in this activation."""
    return Joined(enemy, was_free, False, False, whole)


def put(combatant: Combatant, x: float, y: float) -> None:
    """Put a combatant somewhere."""
    place(combatant, inch(x), inch(y), 0)


def where(combatant: Combatant) -> tuple[float, float]:
    """Where a combatant stands, in inches."""
    shape = combatant.body.shape
    return inches(shape.x), inches(shape.y)
