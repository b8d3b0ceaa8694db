"""ATK, LIN: who can be attacked from where, and what is in the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Plain
from dicefront.tabletop.grid import BETWEEN, CORNERS, distance, is_gap

MELEE: Final = "melee"
BOW: Final = "bow"
GUN: Final = "gun"
TYPES: Final = [MELEE, BOW, GUN]


@mypyc_attr(acyclic=True)
class Aim(Plain):
    """An attack that could be made: its type, and the number of its target."""

    def __init__(self, type: str, target: int) -> None:
        self.type = type
        self.target = target

    def written(self) -> Json:
        """``[type, target]``."""
        return [self.type, self.target]


def blocking_space(state: ChessState, start: int, end: int, between: list[int]) -> int:
    """CB-LIN-03 to CB-LIN-09: the first space that blocks a straight line; -1 if it is clear.

    In a gap that is closed, the first of the two obstacles is named.
    """
    obstacles = state.obstacles
    if obstacles:
        for space in between:
            if space in obstacles:
                return space
        if state.options.closed_gaps:
            here = start
            for space in [*between, end]:
                if is_gap(here, space, obstacles):
                    return CORNERS[here][space][0]
                here = space
    if state.options.miniatures_block:  # CB-LIN-06, CB-LIN-07
        for space in between:
            for mini in state.minis:
                if mini.space == space:
                    return space
    return -1


def can_melee(state: ChessState, start: int, target: Mini) -> bool:
    """CB-ATK-03, CB-LIN-09: in the same space or adjacent, and not across a closed gap."""
    if distance(start, target.space) > 1:
        return False
    return not (state.options.closed_gaps and is_gap(start, target.space, state.obstacles))


def can_shoot(state: ChessState, start: int, target: Mini) -> bool:
    """CB-ATK-04 to CB-ATK-06: in a straight line that is clear, and not in the same space."""
    between = BETWEEN[start][target.space]
    return between is not None and blocking_space(state, start, target.space, between) < 0


def attacks_from(state: ChessState, mini: Mini, start: int) -> list[Aim]:
    """CB-ATK-08, CB-ATK-09: every attack the miniature could make from a space."""
    found: list[Aim] = []
    shooter = mini.profile.bow or mini.profile.gun
    for target in state.minis:
        if target.space < 0 or target.owner == mini.owner:
            continue
        if can_melee(state, start, target):
            found.append(Aim(MELEE, target.id))
        if shooter and can_shoot(state, start, target):
            if mini.profile.bow:
                found.append(Aim(BOW, target.id))
            if mini.profile.gun:
                found.append(Aim(GUN, target.id))
    return found


def attack_problem(state: ChessState, mini: Mini, start: int, type: str, target: Mini) -> Refusal | None:
    """Why an attack from a space is not legal, with the space that is in the way."""
    args: dict[str, Json] = {"mini": mini.id, "target": target.id, "type": type}
    if target.owner == mini.owner:
        return Refusal("chessboard.attack.friend", "CB-ATK-09", args)
    if target.space < 0:
        return Refusal("chessboard.attack.not_on_board", "CB-ATK-09", args)
    if (type == BOW and not mini.profile.bow) or (type == GUN and not mini.profile.gun):
        return Refusal("chessboard.attack.no_weapon", "CB-ATK-08", args)
    if type == MELEE:
        if distance(start, target.space) > 1:
            return Refusal("chessboard.attack.too_far", "CB-ATK-03", args)
        if not can_melee(state, start, target):
            args["space"] = CORNERS[start][target.space][0]
            return Refusal("chessboard.attack.gap", "CB-LIN-09", args)
        return None
    if start == target.space:
        return Refusal("chessboard.attack.same_space", "CB-ATK-05", args)
    between = BETWEEN[start][target.space]
    if between is None:
        return Refusal("chessboard.attack.not_in_line", "CB-LIN-01", args)
    space = blocking_space(state, start, target.space, between)
    if space < 0:
        return None
    args["space"] = space
    if space not in state.obstacles:
        return Refusal("chessboard.attack.blocked", "CB-LIN-06", args)
    if space not in between:
        return Refusal("chessboard.attack.gap", "CB-LIN-09", args)
    return Refusal("chessboard.attack.blocked", "CB-LIN-03", args)
