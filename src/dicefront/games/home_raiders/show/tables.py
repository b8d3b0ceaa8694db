"""Tables of Home Raiders before a match: their objects, and what is agreed on (HR-TAB-03, HR-TAB-04)."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.tables import read_table_file, ready_made
from dicefront.kernel.ids import Json
from dicefront.parts.show.tables import TableObject, TableSheet
from dicefront.skirmish.tables import table_in


def table_sheet(name: str, text: str) -> TableSheet:
    """A ready-made table, or the one of a file; ``BadData`` says what does not fit."""
    data = ready_made(name) if name else table_in(text, "table")
    file = read_table_file(data, "table")
    return TableSheet(
        table=data,
        name_en=file.name_en,
        name_nl=file.name_nl,
        width=file.width / INCH,
        depth=file.depth / INCH,
        mirrored=bool(data.get("mirrored", False)),
        objects=[shown(entry, one, file.kinds) for entry, one in enumerate(listed(data.get("objects")))],
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
