"""Tables of games that are played on one, and what lies on them."""

from __future__ import annotations

from dicefront.parts.show.message import Json, Out


class TableObject(Out):
    """One object of a table: where it stands, in inches, and its flags; ``entry`` counts from 0."""

    entry: int
    kind: str
    name_en: str
    name_nl: str
    x: float
    y: float
    movable: bool
    uneven: bool


class TableSheet(Out):
    """A table as plain data for ``options.table``, and its objects; a mirrored one has each of them twice."""

    table: dict[str, Json]
    name_en: str
    name_nl: str
    width: float
    depth: float
    mirrored: bool
    objects: list[TableObject]
