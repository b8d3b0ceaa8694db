"""The table as plain text: the whole track, and a line for every seat, on a screen of 80 by 24.

[ n ] teleport    (S) Scout of ...    * mine    > entry    | gate
"""

from __future__ import annotations

from dicefront.games.crystals.state import State


def diagram(state: State) -> str:
    return ""
