"""Small battles of six seats on two sides, with bases of several sizes: no game is needed for them."""

from __future__ import annotations

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import WAITING, Figure, Tolerances, Walker, place
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.shapes import rectangle

INCH = 2500
TOLERANCES = Tolerances(25, 500, 500, 1000)
SMALL, LARGE, HUGE = 1250, 2000, 3000


def walker(radius: int = SMALL, **facts: int | bool) -> Walker:
    """A walker of six inches a move that pays double for a climb, is hindered and stopped; or as is told."""
    told: dict[str, int | bool] = {
        "height": 3000,
        "allowance": 6 * INCH,
        "climb": 2,
        "easy": 0,
        "rough": 2,
        "flies": False,
        "hindered": True,
        "stopped": True,
        "drops": False,
        **facts,
    }
    return Walker(
        radius,
        int(told["height"]),
        int(told["allowance"]),
        int(told["climb"]),
        int(told["easy"]),
        int(told["rough"]),
        bool(told["flies"]),
        bool(told["hindered"]),
        bool(told["stopped"]),
        bool(told["drops"]),
    )


ORDINARY = walker()


class Muster:
    """Figures that are added one by one; seats 0, 2 and 4 are one side, 1, 3 and 5 the other."""

    def __init__(self, *things: Thing) -> None:
        self.figures: list[Figure] = []
        self.state = Battle(self.figures, Space(24 * INCH, 24 * INCH, list(things)), [], TOLERANCES)

    def add(self, seat: int, x: float, y: float, z: float = 0, how: Walker = ORDINARY) -> Figure:
        number = len(self.figures)
        figure = Figure(number, seat, seat % 2, number, WAITING, Base(0, 0, 1, 0, 1), how)
        place(figure, inch(x), inch(y), inch(z))
        self.figures.append(figure)
        return figure


def inch(length: float) -> int:
    return round(length * INCH)


def block(left: float, low: float, right: float, high: float, top: float, **flags: bool) -> Thing:
    """A box that can be climbed and is even, unless told so."""
    shape = rectangle(inch(left), inch(low), inch(right), inch(high))
    uneven, climbable = flags.get("uneven", False), flags.get("climbable", True)
    return Thing("box", "box", shape, 0, inch(top), False, uneven, climbable, NOBODY)
