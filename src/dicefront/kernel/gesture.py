"""How a hand gives an answer: one of a closed list of gestures, with the limits that a widget needs.

The browser, the terminal and the text table implement a gesture once, for all games. What a hand makes has a
form, plain data that depends on the gesture alone; a question makes its answer from the form
(``Question.from_hand``), and the judge of the question decides whether it is legal. Candidates are
suggestions: they never limit a hand.
"""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Plain, is_point

CONFIRM: Final = "confirm"
"""Yes or no. Form: true or false."""
PICK_ONE: Final = "pick_one"
"""One of the candidates. Form: the answer."""
PICK_SEVERAL: Final = "pick_several"
"""From ``low`` to ``high`` of the ``items``. Form: a list of items."""
PICK_PIECE: Final = "pick_piece"
"""A figure. Form: its number, or nothing if ``optional``."""
PICK_GROUP: Final = "pick_group"
"""A group of figures. Form: its number, or nothing if ``optional``."""
PICK_SPACE: Final = "pick_space"
"""A space of a board, one of the ``places`` if there are any. Form: its number, nothing if ``optional``."""
PLACE_POINT: Final = "place_point"
"""A place on the table. Form: ``[x, y]``, with a height if it has one, and a turn in degrees if ``turn``;
nothing if ``optional``."""
PLACE_SEVERAL: Final = "place_several"
"""A place for each of the ``items``, or for ``low`` to ``high`` of them. Form: ``[[item, place], ...]``.

On a board a place is the number of a space, one of the ``places`` if there are any."""
PATH: Final = "path"
"""The way of a figure. Form: a list of points."""
MOVES: Final = "moves"
"""The ways of several figures, in order. Form: ``[[figure, [point, ...]], ...]``; what else the figure does
may follow its way, as the game writes it."""
NUMBER: Final = "number"
"""A number from ``low`` to ``high``, such as a bid. Form: the number."""
ORDER: Final = "order"
"""All the ``items`` in an order. Form: a list of items."""
SPLIT: Final = "split"
"""``high`` points, dice or attacks over the ``items``. Form: ``[[item, number], ...]``."""
LIST: Final = "list"
"""An army, a team or a band. Form: the list as players write it."""

GESTURES: Final = [
    CONFIRM, PICK_ONE, PICK_SEVERAL, PICK_PIECE, PICK_GROUP, PICK_SPACE, PLACE_POINT, PLACE_SEVERAL, PATH,
    MOVES, NUMBER, ORDER, SPLIT, LIST,
]  # fmt: skip


class Gesture(Plain):
    """A gesture with its limits; what a kind of gesture does not need keeps its default."""

    def __init__(
        self,
        kind: str,
        items: list[Json] | None = None,
        low: int = 0,
        high: int = 0,
        optional: bool = False,
        turn: bool = False,
        places: list[Json] | None = None,
    ) -> None:
        self.kind = kind
        self.items: list[Json] = [] if items is None else items
        self.low = low
        self.high = high
        self.optional = optional
        self.turn = turn
        self.places: list[Json] = [] if places is None else places

    def to_json(self) -> dict[str, Json]:
        """The gesture as a message for a screen."""
        return {
            "kind": self.kind,
            "items": self.items,
            "low": self.low,
            "high": self.high,
            "optional": self.optional,
            "turn": self.turn,
            "places": self.places,
        }


def fits(gesture: Gesture, form: Json) -> bool:
    """Whether a form is one that this gesture can make."""
    kind = gesture.kind
    if kind == CONFIRM:
        return isinstance(form, bool)
    if kind in (PICK_PIECE, PICK_GROUP, PICK_SPACE):
        return (type(form) is int and _is_place(gesture, form)) or (gesture.optional and form is None)
    if kind == NUMBER:
        return type(form) is int and gesture.low <= form <= gesture.high
    if kind == PLACE_POINT:
        return is_point(form, 4 if gesture.turn else 3) or (gesture.optional and form is None)
    if kind in (PICK_ONE, LIST):
        return True
    if not isinstance(form, list):
        return False
    if kind == PICK_SEVERAL:
        return gesture.low <= len(form) <= gesture.high and _are_different(form, gesture.items)
    if kind == ORDER:
        return len(form) == len(gesture.items) and _are_different(form, gesture.items)
    if kind == PATH:
        return all(is_point(point) for point in form)
    if kind == MOVES:
        return all(_is_move(part) for part in form)
    if not all(isinstance(part, list) and len(part) == 2 for part in form):
        return False
    pairs = [part for part in form if isinstance(part, list)]
    if kind == SPLIT:
        return all(item in gesture.items and type(number) is int for item, number in pairs)
    if not all(_is_place(gesture, place) for _, place in pairs):
        return False
    return gesture.low <= len(pairs) <= gesture.high and _are_different(
        [item for item, _ in pairs], gesture.items
    )


def _is_place(gesture: Gesture, place: Json) -> bool:
    return not gesture.places or place in gesture.places


def _are_different(chosen: list[Json], items: list[Json]) -> bool:
    return all(one in items and chosen.count(one) == 1 for one in chosen)


def _is_move(value: Json) -> bool:
    if not isinstance(value, list) or len(value) < 2 or type(value[0]) is not int:
        return False
    way = value[1]
    return isinstance(way, list) and all(is_point(point) for point in way)
