"""The board as plain text: rank 8 on top, South in capitals, ``#`` obstacles, ``M`` the marker."""

from __future__ import annotations

from dicefront.games.chessboard.rules.state import RESERVE, SOUTH, ChessState, Mini
from dicefront.tabletop.grid import SIZE


def diagram(state: ChessState) -> str:
    """Three characters a space: owner and die of who stands there; an engaged pair shows South's first."""
    rows: list[str] = []
    for rank in range(SIZE - 1, -1, -1):
        cells = [cell(state, rank * SIZE + file) for file in range(SIZE)]
        rows.append(f"{rank + 1} " + " ".join(cells))
    rows.append("  " + " ".join(f"{file:<4}" for file in "abcdefgh").rstrip())
    waiting = [token(mini) for mini in state.minis if mini.space == RESERVE]
    if waiting:
        rows.append("reserve " + " ".join(waiting))
    return "\n".join(rows)


def cell(state: ChessState, space: int) -> str:
    if space in state.obstacles:
        return "####"
    minis = [mini for mini in state.minis if mini.space == space]
    text = "".join(token(mini) for mini in minis)
    if state.marker == space or any(mini.id == state.carrier for mini in minis):
        text += "M"
    return f"{text or '.':<4}"[: max(4, len(text))]


def token(mini: Mini) -> str:
    """``S8`` is a d8 of South."""
    return ("S" if mini.owner == SOUTH else "N") + str(mini.profile.die)
