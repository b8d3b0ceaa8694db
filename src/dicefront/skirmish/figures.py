"""Figures, how they walk, and the tolerances of a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.bases import Base

# Where a figure is. A game adds numbers from 2 on for those who have left the table.
WAITING: Final = 0  # not deployed yet
ON_TABLE: Final = 1


@mypyc_attr(acyclic=True)
class Walker:
    """How a figure walks: facts that a game states from its rules. Never changed, so figures share it.

    ``allowance`` is the length of one move. A rise costs ``climb`` times its height, but only once its height
    if it is no more than ``easy``; a length on rough ground counts ``rough`` times. A walker that ``flies``
    moves in straight lines in space. Other figures are in the way of one that is ``hindered``; one that is
    ``stopped`` ends its move at the first enemy it touches. One that ``drops`` goes down an edge for nothing.
    """

    def __init__(
        self,
        radius: i64,
        height: i64,
        allowance: i64,
        climb: i64,
        easy: i64,
        rough: i64,
        flies: bool,
        hindered: bool,
        stopped: bool,
        drops: bool,
    ) -> None:
        self.radius = radius
        self.height = height
        self.allowance = allowance
        self.climb = climb
        self.easy = easy
        self.rough = rough
        self.flies = flies
        self.hindered = hindered
        self.stopped = stopped
        self.drops = drops

    def cost_of(self, rise: i64) -> i64:
        """What a climb of this height costs, up or down a side."""
        return rise if rise <= self.easy else self.climb * rise


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Figure:
    """A figure on a round base. Games add what else it is.

    ``id`` is its place in the list of all figures, ``owner`` the seat that plays it, ``side`` the side of
    that seat: figures of other sides are enemies. ``troop`` is the number of those it moves together with.
    ``body`` is never changed: a figure that moves gets a new one.
    """

    def __init__(
        self, id: int, owner: int, side: int, troop: int, where: int, body: Base, walker: Walker
    ) -> None:
        self.id = id
        self.owner = owner
        self.side = side
        self.troop = troop
        self.where = where
        self.body = body
        self.walker = walker


def place(figure: Figure, x: i64, y: i64, z: i64) -> None:
    """Put a figure somewhere; whether it may stand there is judged before."""
    figure.body = Base(x, y, figure.walker.radius, z, figure.walker.height)
    figure.where = ON_TABLE


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Tolerances:
    """How exactly a table is measured; never changed.

    Two bases touch if they are no further apart than ``contact_gap`` and their heights differ by no more than
    ``contact_rise``. A difference of heights up to ``step`` does not matter to a walker. Markers are discs of
    ``marker_radius``.
    """

    def __init__(self, contact_gap: i64, contact_rise: i64, step: i64, marker_radius: i64) -> None:
        self.contact_gap = contact_gap
        self.contact_rise = contact_rise
        self.step = step
        self.marker_radius = marker_radius
