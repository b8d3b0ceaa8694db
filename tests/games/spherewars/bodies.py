"""Bodies and combatants where a test wants them, in inches."""

from __future__ import annotations

from collections.abc import Sequence

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT, Profile
from dicefront.games.spherewars.rules.scenery import FLOOR
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.scenes import one, position
from dicefront.skirmish.figures import place
from dicefront.skirmish.space import Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc


def units(*values: float) -> list[int]:
    """Inches in hundredths of a millimetre."""
    return [round(value * INCH) for value in values]


def point(x: float, y: float) -> Point:
    return Point(*units(x, y))


def body(x: float, y: float, radius: float = 0.5, height: int = COMMON_HEIGHT) -> Base:
    """A base at a place."""
    ux, uy, reach = units(x, y, radius)
    return Base(ux, uy, reach, 0, height)


def disc(x: float, y: float, radius: float = 0.5) -> Disc:
    return Disc(*units(x, y, radius))


class Stand:
    """Somebody on the table; sides are 0 and 1."""

    def __init__(
        self,
        side: int,
        x: float,
        y: float,
        radius: float = 0.6,
        height: int = COMMON_HEIGHT,
        mov: int = 4,
        fly: bool = False,
    ) -> None:
        self.side = side
        self.x = x
        self.y = y
        self.profile = Profile(
            f"made-up-{radius}-{height}", radius=round(radius * INCH), height=height, mov=mov, fly=fly
        )


def table(*stands: Stand, things: Sequence[Thing] = ()) -> State:
    """A match in the middle of a round, with these on the table."""
    return position(*[one(stand.side, stand.profile, (stand.x, stand.y)) for stand in stands], things=things)


def put_on_floor(one: Combatant, floor: int) -> None:
    """Put a combatant on another floor, where it is."""
    place(one, one.body.shape.x, one.body.shape.y, floor * FLOOR)
