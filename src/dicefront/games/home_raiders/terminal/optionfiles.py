"""Tables and cards of one's own: ``--option table=attic.toml``, ``--option cards=my-faction.toml``.

A table stands alone in its file, or as one of several in a list ``table``: ``table=house.toml:attic``. Files
are TOML or JSON.
"""

from __future__ import annotations

from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import load_file, named_file, one_of_file


def from_file(name: str, value: str) -> Json:
    path, wanted = named_file(value)
    if name not in ("table", "cards") or not path:
        return None
    data = load_file(path)
    return data if name == "cards" else one_of_file(data, path, "table", wanted)
