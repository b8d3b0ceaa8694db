"""Tables of Home Raiders before a match: their objects, and what is agreed on (HR-TAB-03, HR-TAB-04)."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.tables import read_draft_file, read_table_file, ready_made
from dicefront.kernel.ids import Json
from dicefront.parts.show.tables import TableKind, TableObject, TableSheet, TableTrouble
from dicefront.skirmish.scenery import Kind
from dicefront.skirmish.tables import TableFile, read_entries, table_in, troubles
from dicefront.skirmish.view import thing_view


def table_sheet(name: str, text: str, draft: bool) -> TableSheet:
    """A ready-made table, or the one of a file; ``BadData`` says what does not fit.

    Of a draft it is told instead where objects lie as they must not.
    """
    data = ready_made(name) if name else table_in(text, "table")
    file = read_draft_file(data, "table") if draft else read_table_file(data, "table")
    return TableSheet(
        table=data,
        name_en=file.name_en,
        name_nl=file.name_nl,
        width=file.width / INCH,
        depth=file.depth / INCH,
        mirrored=bool(data.get("mirrored", False)),
        objects=[shown(entry, one, file.kinds) for entry, one in enumerate(listed(data.get("objects")))],
        things=things_of(file, data),
        kinds=[kind_of(kind) for kind in file.kinds.values()],
        troubles=[
            TableTrouble(what=what, one=one, other=other)
            for what, one, other in troubles(file.things, file.width, file.depth)
        ],
    )


def things_of(file: TableFile, data: dict[str, Json]) -> list[dict[str, Any]]:
    """The objects as they lie, each with the entry it comes from."""
    found: list[dict[str, Any]] = []
    for entry, thing in read_entries(data, "table", file.kinds, file.width, file.depth, INCH):
        view = thing_view(thing, "portal")
        assert isinstance(view, dict)
        found.append({**view, "entry": entry})
    return found


def kind_of(kind: Kind) -> TableKind:
    return TableKind(
        id=kind.id,
        name_en=kind.name_en,
        name_nl=kind.name_nl,
        round=kind.round,
        width=kind.width / INCH,
        depth=kind.depth / INCH,
        height=kind.height / INCH,
        climbable=kind.climbable,
    )


def listed(objects: Json) -> list[dict[str, Any]]:
    return [one for one in objects if isinstance(one, dict)] if isinstance(objects, list) else []


def shown(entry: int, one: dict[str, Any], kinds: dict[str, Any]) -> TableObject:
    """An object as it is written; what it does not say is as usual for its kind."""
    kind = kinds[one["kind"]]
    return TableObject(
        entry=entry,
        kind=kind.id,
        name_en=kind.name_en,
        name_nl=kind.name_nl,
        x=float(one["x"]),
        y=float(one["y"]),
        movable=bool(one.get("movable", kind.movable)),
        uneven=bool(one.get("uneven", kind.uneven)),
    )
