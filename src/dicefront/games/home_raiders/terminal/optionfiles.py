"""Tables and cards of one's own: ``--option table=attic.toml``, ``--option cards=my-faction.toml``.

A table stands alone in its file, or as one of several in a list ``table``: ``table=house.toml:attic``. Files
are TOML or JSON.
"""

from __future__ import annotations

from dicefront.games.home_raiders.rules.cardfile import HOUSE, read_card_set
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS, read_ready_teams
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import load_file, named_file, one_of_file


def from_file(name: str, value: str) -> Json:
    """An option from a file; ``BadData`` names the file, the entry and what would be right."""
    path, wanted = named_file(value)
    if name == "cards":
        if not path or wanted:
            raise BadData("options.cards", "a file such as my-faction.toml or my-faction.json", value)
        data = load_file(path)
        read_ready_teams(data, path, read_card_set(data, path, HOUSE), HOUSE_TEAMS)
        return data
    if name != "table" or not path:
        return None
    return one_of_file(load_file(path), path, "table", wanted)
