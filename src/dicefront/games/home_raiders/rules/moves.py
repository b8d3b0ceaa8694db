"""Moves: what orders for a Movement action consist of, and how they are written and read.

Orders are a list of moves in the order in which they are made (HR-MVT-11); whoever is not in it stays. A move
is one of

- ``[character, path]``: it walks or flies; a path is a list of points ``[x, y]`` after the start. The last
  one may have its height as a third number, where several surfaces lie above each other.
- ``[character, path, "shoot"]``: Running shot; it interrupts its move at the end of this path.
- ``[character, path, "carry", [[passenger, x, y], ...]]``: Transport; a place may have its height, too.
- ``[character, [[x, y]], "relocate"]``: Relocate; it goes round the enemy it touches, to that point.
- ``[character, [], "push", object, [dx, dy]]``: Push; both are shifted by this much.
- ``[character, path, "leave"]``: Redeploy; the Leader leaves its Unit and is a Unit of its own.
- ``[character, path, "join", troop]``: Redeploy; the Leader joins that Unit, from its own or from none.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain
from dicefront.tabletop.units import LIMIT

WALK: Final = ""
SHOOT: Final = "shoot"
CARRY: Final = "carry"
CIRCLE: Final = "relocate"
PUSH_IT: Final = "push"
LEAVE: Final = "leave"
JOIN: Final = "join"

MOST_POINTS: Final = 64

NO_PASSENGERS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Move(Plain):
    """One move. What a kind of move does not need keeps its default; a move is never changed."""

    def __init__(
        self,
        character: int,
        path: list[list[int]],
        kind: str = WALK,
        thing: int = NOBODY,
        dx: int = 0,
        dy: int = 0,
        passengers: list[list[int]] = NO_PASSENGERS,
        troop: int = NOBODY,
    ) -> None:
        self.character = character
        self.path = path
        self.kind = kind
        self.thing = thing
        self.dx = dx
        self.dy = dy
        self.passengers = passengers
        self.troop = troop

    def __eq__(self, other: object) -> bool:
        """The same move; asked for all orders that are proposed, so what differs most comes first."""
        return isinstance(other, Move) and (
            self.character == other.character
            and self.path == other.path
            and self.kind == other.kind
            and self.thing == other.thing
            and self.dx == other.dx
            and self.dy == other.dy
            and self.passengers == other.passengers
            and self.troop == other.troop
        )

    def __hash__(self) -> int:
        return self.character

    def to_json(self) -> list[Json]:
        """The move as it is answered."""
        written: list[Json] = [self.character, _written(self.path)]
        if self.kind != WALK:
            written.append(self.kind)
        if self.kind == JOIN:
            written.append(self.troop)
        elif self.kind == CARRY:
            written.append(_written(self.passengers))
        elif self.kind == PUSH_IT:
            written.append(self.thing)
            written.append([self.dx, self.dy])
        return written


def _written(places: list[list[int]]) -> list[Json]:
    found: list[Json] = []
    for place in places:
        found.append(list[Json](place))
    return found


Orders: TypeAlias = "list[Move]"
"""The moves of a Movement action in the order in which they are made; whoever is not in them stays."""


# -- reading --------------------------------------------------------------------------------------


def orders_in(answer: object) -> Orders | None:
    """The orders in plain data; none if they have not the shape."""
    if not isinstance(answer, list):
        return None
    found: Orders = []
    for entry in answer:
        move = _move_in(entry)
        if move is None:
            return None
        found.append(move)
    return found


def _move_in(entry: object) -> Move | None:
    if not isinstance(entry, list) or not 2 <= len(entry) <= 5 or type(entry[0]) is not int:
        return None
    path = _places_in(entry[1], 2, 3)
    if path is None or len(path) > MOST_POINTS:
        return None
    number: int = entry[0]
    if len(entry) == 2:
        return Move(number, path)
    kind = entry[2]
    if not isinstance(kind, str):
        return None
    if kind in (SHOOT, LEAVE, CIRCLE):
        return Move(number, path, kind) if len(entry) == 3 else None
    if kind == JOIN and len(entry) == 4 and type(entry[3]) is int:
        return Move(number, path, kind, troop=entry[3])
    if kind == CARRY and len(entry) == 4:
        places = _places_in(entry[3], 3, 4)
        return Move(number, path, kind, passengers=places) if places else None
    if kind == PUSH_IT and len(entry) == 5 and type(entry[3]) is int:
        by = _numbers_in(entry[4], 2, 2)
        return None if by is None else Move(number, path, kind, entry[3], by[0], by[1])
    return None


def _places_in(given: object, least: int, most: int) -> list[list[int]] | None:
    """A list of lists of so many coordinates."""
    if not isinstance(given, list):
        return None
    found: list[list[int]] = []
    for place in given:
        numbers = _numbers_in(place, least, most)
        if numbers is None:
            return None
        found.append(numbers)
    return found


def _numbers_in(given: object, least: int, most: int) -> list[int] | None:
    """A list of so many coordinates."""
    if not isinstance(given, list) or not least <= len(given) <= most:
        return None
    found: list[int] = []
    for number in given:
        if type(number) is not int or not -LIMIT <= number <= LIMIT:
            return None
        found.append(number)
    return found
