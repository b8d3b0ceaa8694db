"""Missions and fields of one's own: ``--option mission=the-ford.toml``, ``--option field=meadow.toml``.

One stands alone in its file, or as one of several in a list ``mission`` or ``field``:
``mission=ours.toml:the_ford``. Files are TOML or JSON. ``data/missions.toml`` explains the entries.
"""

from __future__ import annotations

from dicefront.games.spherewars.rules.missions import own_mission
from dicefront.games.spherewars.rules.own_field import OwnField
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import load_file, named_file, one_of_file


def from_file(name: str, value: str) -> Json:
    """An option from a file; ``BadData`` names the file, the entry and what would be right."""
    path, wanted = named_file(value)
    if name not in ("mission", "field") or not path:
        return None
    found = one_of_file(load_file(path), path, name, wanted)
    if name == "mission":
        own_mission(found, path)
    else:
        OwnField(found, path)
    return found
