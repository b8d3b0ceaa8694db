"""Tables of games that are played on one: what lies on them, and what the players may agree on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dicefront.server.protocol.basis import In, Json, Out, Small


class TableWish(In):
    """A ready-made table by its name, or one of one's own as the text of a file."""

    name: Small = ""
    text: Annotated[str, Meta(max_length=65_536)] = ""


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
