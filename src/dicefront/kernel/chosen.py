"""The options of a match in force: read once from their complete list, and shared by all its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.codec import Codec
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json, own

KEPT: Final = 16
"""So many lists of options are remembered; a process that plays with more of them reads them again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen:
    """Base of the options of a game, as its rules read them; ``chosen`` is the list they were made from.

    Never changed, so that states share them.
    """

    def __init__(self, chosen: dict[str, Json]) -> None:
        self.chosen: Final = chosen


C = TypeVar("C", bound=Chosen)


class Reader(Generic[C]):
    """Reads complete lists of options, each of them once."""

    def __init__(self, read: Callable[[dict[str, Json]], C]) -> None:
        self.read = read
        self.known: list[C] = []

    def of(self, full: dict[str, Json]) -> C:
        """The options that a complete list means; the list itself is not kept."""
        for options in self.known:
            if options.chosen == full:
                return options
        found = self.read({name: as_json(own(value)) for name, value in full.items()})
        if len(self.known) >= KEPT:
            self.known.clear()
        self.known.append(found)
        return found


class ChosenCodec(Codec[C]):
    """Options as the list from which they were made, judged again when they are read."""

    def __init__(
        self, complete: Callable[[Json], dict[str, Json]], of: Callable[[dict[str, Json]], C]
    ) -> None:
        self.complete = complete
        self.of = of

    def encode(self, value: C) -> Json:
        return dict(value.chosen)

    def decode(self, data: Json, where: str) -> C:
        if not isinstance(data, dict):
            raise BadData(where, "an object", data)
        return self.of(self.complete(data))
