"""Which fields a character hits, and with which faces: tables worked out once for each board."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.attackers import range_fields
from dicefront.games.crystals.rules.board import NO_JUMP, Board
from dicefront.games.crystals.rules.roles import ARCHER, RIDER, TOP_LEVEL

Hits = tuple[tuple[int, int], ...]
"""Fields, each with the faces that hit it: bit 1 is a roll of 1, and so on."""

PLAIN: Final = 0
KINDS: Final = 1 + 2 * TOP_LEVEL
FACES_IN: Final = [mask.bit_count() for mask in range(1 << 7)]
"""How many faces a set of faces has."""


def kind_of(role: int, level: int) -> int:
    """Characters that hit the same fields: a Rider by level, an Archer by level, and all others."""
    if role == RIDER:
        return level
    return TOP_LEVEL + level if role == ARCHER else PLAIN


KIND: Final = [[kind_of(role, level) for level in range(TOP_LEVEL + 1)] for role in range(6)]
"""The kind by role and level."""


class Reach:
    """The hits of every seat, kind and step; jumps that an own character on the far side forbids included."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hits: list[list[list[Hits]]] = [
            [[hits_from(board, seat, kind, step) for step in range(board.home)] for kind in range(KINDS)]
            for seat in range(board.track.players)
        ]


def hits_from(board: Board, seat: int, kind: int, step: int) -> Hits:
    """The fields that a character on this step can hit with its next roll."""
    faces: dict[int, int] = {}
    role = PLAIN if kind == PLAIN else RIDER if kind <= TOP_LEVEL else ARCHER
    level = kind if kind <= TOP_LEVEL else kind - TOP_LEVEL
    for face in range(1, 7):
        landing = step + face
        if landing > board.gate:
            break
        jump = board.jump_to[seat][landing]
        if jump == board.home:
            continue
        field = board.field_at[seat][landing if jump == NO_JUMP else jump]
        for hit in [field, *range_fields(role, level, field, board.length)]:
            faces[hit] = faces.get(hit, 0) | 1 << face
    return tuple(sorted(faces.items()))


_known: Final[list[Reach]] = []
KEPT: Final = 16


def reach_on(board: Board) -> Reach:
    """The tables of a board."""
    for reach in _known:
        if reach.board is board:
            return reach
    if len(_known) >= KEPT:
        _known.clear()
    _known.append(Reach(board))
    return _known[-1]
