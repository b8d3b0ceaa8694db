"""Tables and cards of one's own: ``--option table=attic.toml``, ``--option cards=my-faction.toml``.

A table stands alone in its file, or as one of several in a list ``table``: ``table=house.toml:attic``. Files
are TOML or JSON.
"""

from __future__ import annotations

import json
from typing import Final

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.skirmish.datafiles import load_toml
from dicefront.skirmish.tables import one_table

ENDINGS: Final = (".toml", ".json")


def from_file(name: str, value: str) -> Json:
    if name not in ("table", "cards"):
        return None
    path, wanted = _split(value)
    if not path:
        return None
    data = _load(path)
    return data if name == "cards" else one_table(data, path, wanted)


def _split(value: str) -> tuple[str, str]:
    """The file and, behind a colon, the id of a table in it; nothing if the value names no file."""
    for ending in ENDINGS:
        path, mark, wanted = value.partition(f"{ending}:")
        if mark:
            return path + ending, wanted
    return (value, "") if value.endswith(ENDINGS) else ("", "")


def _load(path: str) -> dict[str, Json]:
    if path.endswith(".toml"):
        return load_toml(path)
    try:
        with open(path, encoding="utf-8") as file:
            found = as_json(json.load(file))
    except OSError as error:
        raise BadData(path, "a readable file", error.strerror) from error
    except ValueError as error:
        raise BadData(path, f"a file in JSON ({error})", path) from error
    if not isinstance(found, dict):
        raise BadData(path, "an object", found)
    return found
