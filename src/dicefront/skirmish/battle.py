"""The state of a match between figures on a measured table."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.game import State
from dicefront.skirmish.figures import ON_TABLE, Figure, Tolerances
from dicefront.skirmish.space import Space

F = TypeVar("F", bound=Figure)
Some = TypeVar("Some", bound=Figure, covariant=True)


@mypyc_attr(acyclic=True)
class Marker:
    """A marker on the table; ``controller`` is a figure or ``NOBODY``."""

    def __init__(self, player: int, x: int, y: int, z: int, controller: int) -> None:
        self.player = player
        self.x = x
        self.y = y
        self.z = z
        self.controller = controller

    def copy(self) -> Marker:
        return Marker(self.player, self.x, self.y, self.z, self.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(State, Generic[Some]):
    """All figures by their numbers, the space they are in, and its tolerances. Games add the rest.

    The list of figures is never replaced by another one; ``space`` is, when an object is pushed. A game may
    call its figures by another name, and takes the tolerances from its options.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("figures", "tolerances")

    def __init__(
        self, figures: list[Some], space: Space, markers: list[Marker], tolerances: Tolerances
    ) -> None:
        super().__init__()
        self.figures = figures
        self.space = space
        self.markers = markers
        self.tolerances = tolerances


def on_table(state: Battle[F]) -> list[F]:
    """All figures on the table."""
    return [figure for figure in state.figures if figure.where == ON_TABLE]


def enemies_of(state: Battle[F], side: int) -> list[F]:
    """The figures of other sides on the table."""
    return [figure for figure in state.figures if figure.side != side and figure.where == ON_TABLE]


def figure_named(state: Battle[F], answer: object) -> F | None:
    """The figure whose number somebody answered, if it is one."""
    if type(answer) is not int or not 0 <= answer < len(state.figures):
        return None
    return state.figures[answer]
