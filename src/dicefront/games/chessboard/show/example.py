"""A board with one miniature and some obstacles: how far it moves, and along which lines it shoots."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.lines import blocking_space
from dicefront.games.chessboard.rules.movement import reach, step_counts
from dicefront.games.chessboard.rules.state import DICE
from dicefront.games.chessboard.scenes import position
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import whole
from dicefront.tabletop.grid import BETWEEN, NAMES, SPACES, contains

MOST_OBSTACLES: Final = 20


def board_example(args: dict[str, Json]) -> dict[str, Json]:
    """``space`` and ``die`` of the miniature, ``obstacles``, and whether diagonal ``gaps`` are closed.

    Returns the ``steps`` to every space it can move to, the spaces in a clear ``line``, and for every other
    space in a line the one that blocks it (CB-LIN-03).
    """
    space, die = whole(args, "space", 0, SPACES - 1), whole(args, "die", DICE[0], DICE[-1])
    obstacles = obstacles_in(args, space)
    if die not in DICE:
        raise BadData("example.die", "a die of the game", die)
    gaps = "closed" if args.get("gaps") is True else "open"
    state = position({NAMES[space]: f"d{die}"}, diagonal_gaps=gaps)
    state.obstacles = obstacles
    mini = state.minis[0]
    low, high = reach(state, mini)
    counts = step_counts(state, mini, space)
    clear: list[Json] = []
    blocked: dict[str, Json] = {}
    for end in range(SPACES):
        between = BETWEEN[space][end]
        if end == space or end in obstacles or between is None:
            continue
        by = blocking_space(state, space, end, between)
        if by < 0:
            clear.append(end)
        else:
            blocked[str(end)] = by
    return {
        "move": mini.move,
        "steps": {str(end): counts[end] for end in range(SPACES) if contains(low, high, end)},
        "line": clear,
        "blocked": blocked,
    }


def obstacles_in(args: dict[str, Json], space: int) -> list[int]:
    """Spaces with an obstacle; the miniature stands on none of them."""
    found = args.get("obstacles")
    if not isinstance(found, list) or len(found) > MOST_OBSTACLES:
        raise BadData("example.obstacles", f"a list of at most {MOST_OBSTACLES} spaces", found)
    spaces = [one for one in found if type(one) is int and 0 <= one < SPACES and one != space]
    if len(spaces) != len(found):
        raise BadData(
            "example.obstacles", f"spaces from 0 to {SPACES - 1} without that of the miniature", found
        )
    return spaces
