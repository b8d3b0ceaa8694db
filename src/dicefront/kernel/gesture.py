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
from dicefront.kernel.terms import SPACE

CONFIRM: Final = "confirm"
"""Yes or no. Form: true or false."""
PICK_ONE: Final = "pick_one"
"""One of the candidates, or of the ``items`` where the candidates are a few of them. Form: the answer."""
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
"""The way of a figure. Form: a list of points; on a board the spaces entered, or the number of the space
where it ends, for any way there."""
MOVES: Final = "moves"
"""The ways of several figures, in order. Form: ``[[figure, [point, ...]], ...]``; one of the ``deeds`` of the
figure may follow its way: its name and what it takes."""
NUMBER: Final = "number"
"""A number from ``low`` to ``high``, such as a bid. Form: the number."""
ORDER: Final = "order"
"""All the ``items`` in an order. Form: a list of items."""
ASSIGN: Final = "assign"
"""Who goes with whom: for ``low`` to ``high`` of the ``items`` one of the ``places``, which may be shared.
Form: ``[[item, place], ...]``. ``of`` are the terms of items and of places."""
SPLIT: Final = "split"
"""``high`` points, dice or attacks over the ``items``. Form: ``[[item, number], ...]``."""
LIST: Final = "list"
"""An army, a team or a band. Form: the list as players write it."""

GESTURES: Final = [
    CONFIRM, PICK_ONE, PICK_SEVERAL, PICK_PIECE, PICK_GROUP, PICK_SPACE, PLACE_POINT, PLACE_SEVERAL, PATH,
    MOVES, NUMBER, ORDER, ASSIGN, SPLIT, LIST,
]  # fmt: skip


WITH_WAY: Final = "way"
"""A deed that takes nothing beside the way: ``[figure, way, name]``."""
WITH_POINT: Final = "point"
"""A deed with one point for a way: ``[figure, [point], name]``."""
WITH_GROUP: Final = "group"
"""A deed with one of some groups: ``[figure, way, name, group]``."""
WITH_SHIFT: Final = "shift"
"""A deed that moves one of some things instead of walking: ``[figure, [], name, thing, [dx, dy]]``."""
WITH_PLACES: Final = "places"
"""A deed that puts others down: ``[figure, way, name, [[figure, x, y], ...]]``, with heights or without."""


class Deed(Plain):
    """What a figure may do with its move.

    ``takes`` is one of the words above, ``items`` are what there is to choose from.
    """

    def __init__(self, figure: int, name: str, takes: str, items: list[int] | None = None) -> None:
        self.figure = figure
        self.name = name
        self.takes = takes
        self.items: list[int] = [] if items is None else items

    def to_json(self) -> dict[str, Json]:
        return {
            "figure": self.figure,
            "name": self.name,
            "takes": self.takes,
            "items": list[Json](self.items),
        }


class Gesture(Plain):
    """A gesture with its limits; what a kind of gesture does not need keeps its default.

    ``of`` are the terms of the items, such as ``PIECE``: one for all, or one for each part of an item that is
    a list.
    """

    def __init__(
        self,
        kind: str,
        items: list[Json] | None = None,
        low: int = 0,
        high: int = 0,
        optional: bool = False,
        turn: bool = False,
        places: list[Json] | None = None,
        of: list[str] | None = None,
        deeds: list[Deed] | None = None,
    ) -> None:
        self.kind = kind
        self.items: list[Json] = [] if items is None else items
        self.low = low
        self.high = high
        self.optional = optional
        self.turn = turn
        self.places: list[Json] = [] if places is None else places
        self.of: list[str] = [] if of is None else of
        self.deeds: list[Deed] = [] if deeds is None else deeds

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
            "of": list[Json](self.of),
            "deeds": [deed.to_json() for deed in self.deeds],
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
    if kind == PICK_ONE and gesture.items:
        return form in gesture.items or (gesture.optional and form is None)
    if kind in (PICK_ONE, LIST) or (kind == PATH and gesture.of == [SPACE] and type(form) is int):
        return True
    if not isinstance(form, list):
        return False
    if kind == PICK_SEVERAL:
        return gesture.low <= len(form) <= gesture.high and _are_different(form, gesture.items)
    if kind == ORDER:
        return len(form) == len(gesture.items) and _are_different(form, gesture.items)
    if kind == PATH:
        return all(type(at) is int if gesture.of == [SPACE] else is_point(at) for at in form)
    if kind == MOVES:
        return all(_is_move(gesture, part) for part in form)
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


def _is_move(gesture: Gesture, value: Json) -> bool:
    if not isinstance(value, list) or len(value) < 2 or type(value[0]) is not int:
        return False
    way = value[1]
    if not isinstance(way, list) or not all(is_point(point) for point in way):
        return False
    if len(value) == 2:
        return True
    for deed in gesture.deeds:
        if deed.figure == value[0] and deed.name == value[2]:
            return _is_deed(deed, way, value[3:])
    return False


def _is_deed(deed: Deed, way: list[Json], rest: list[Json]) -> bool:
    """Whether a way and what follows the name of a deed are what it takes."""
    if deed.takes == WITH_GROUP:
        return len(rest) == 1 and rest[0] in deed.items
    if deed.takes == WITH_SHIFT:
        return not way and len(rest) == 2 and rest[0] in deed.items and is_point(rest[1])
    if deed.takes == WITH_PLACES:
        places = rest[0] if len(rest) == 1 else None
        return isinstance(places, list) and all(
            isinstance(put, list) and put[:1] != [] and put[0] in deed.items and is_point(put[1:])
            for put in places
        )
    return not rest and (deed.takes != WITH_POINT or len(way) == 1)


# -- free points --------------------------------------------------------------------------------


class FreePoints(Plain):
    """The places in a form that lie anywhere on a table, with the item of each where figures are placed.

    A point may have its height as a third number, and a turn after it; they go with it when it is moved.
    """

    def __init__(self, points: list[list[int]], items: list[Json]) -> None:
        self.points = points
        self.items = items

    def moved(self, dx: int, dy: int) -> FreePoints:
        """All of them moved together."""
        return FreePoints([[point[0] + dx, point[1] + dy, *point[2:]] for point in self.points], self.items)

    def without_heights(self) -> FreePoints:
        return FreePoints([point[:2] for point in self.points], self.items)


def free_points(gesture: Gesture, form: Json) -> FreePoints | None:
    """The free points of a form that fits; none if this gesture has none, or if nothing is placed."""
    if not isinstance(form, list) or not form or not fits(gesture, form):
        return None
    points: list[Json] = form
    items: list[Json] = []
    if gesture.kind == PLACE_SEVERAL:
        points = [pair[1] for pair in form if isinstance(pair, list)]
        items = [pair[0] for pair in form if isinstance(pair, list)]
    elif gesture.kind == PLACE_POINT:
        points = [form]
    elif gesture.kind != PATH or gesture.of == [SPACE]:
        return None
    found: list[list[int]] = []
    for point in points:
        if not isinstance(point, list):
            return None
        found.append([number for number in point if isinstance(number, int)])
    return FreePoints(found, items)


def form_of_points(gesture: Gesture, placed: FreePoints) -> Json:
    """The form with these points."""
    points = [list[Json](point) for point in placed.points]
    if gesture.kind == PLACE_SEVERAL:
        return [[placed.items[number], points[number]] for number in range(len(points))]
    return points[0] if gesture.kind == PLACE_POINT else list[Json](points)
