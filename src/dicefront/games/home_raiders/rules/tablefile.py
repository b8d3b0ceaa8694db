"""TAB: tables in files, in TOML or JSON: one that stands alone, or one of several."""

from __future__ import annotations

import json

from dicefront.games.home_raiders.rules.reading import house_file
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.skirmish.datafiles import HEADER, read_toml


def table_in(text: str, where: str, wanted: str = "") -> dict[str, Json]:
    """The table that a text holds; of several the one with that id."""
    return one_table(_read(text, where), where, wanted)


def _read(text: str, where: str) -> dict[str, Json]:
    if not text.lstrip().startswith("{"):
        return read_toml(text, where)
    try:
        found = as_json(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadData(where, f"a table in TOML or JSON ({error})", text.strip()) from error
    assert isinstance(found, dict)
    return found


def one_table(data: dict[str, Json], where: str, wanted: str = "") -> dict[str, Json]:
    """The table of a file: the file itself, or the one of a list that is named."""
    several = data.get("table")
    if not isinstance(several, list):
        return {name: value for name, value in data.items() if name not in HEADER}
    tables = {str(one.get("id")): one for one in several if isinstance(one, dict)}
    if not wanted and len(tables) == 1:
        wanted = next(iter(tables))
    if wanted not in tables:
        raise BadData(where, f"{where}:ID with one of " + ", ".join(tables), wanted or "no id")
    return tables[wanted]


def ready_made(name: str) -> dict[str, Json]:
    """A table that comes with the game, as it is written."""
    return one_table(house_file("tables.toml"), "tables.toml", name)
