"""TAB, MVT: what is wrong with a place or a path, as refusals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.state import State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import fault_at
from dicefront.skirmish.sheet import NO_ONE, Sheet
from dicefront.skirmish.walks import (
    BEYOND_BORDER,
    FIGURE_AT_END,
    FIGURE_IN_WAY,
    FREE,
    OBJECT_AT_END,
    OBJECT_IN_WAY,
    STOPPED,
    TOO_FAR,
    Walk,
)

FAULTS: Final = [
    ("", ""),
    ("home_raiders.place.beyond-the-border", "HR-TAB-01"),
    ("home_raiders.move.object-in-the-way", "HR-MVT-03"),
    ("home_raiders.move.character-in-the-way", "HR-MVT-03"),
    ("home_raiders.move.stopped-by-enemy", "HR-MVT-10"),
    ("home_raiders.move.too-far", "HR-MVT-02"),
    ("home_raiders.place.no-footing", "HR-MVT-04"),
    ("home_raiders.place.object-in-the-way", "HR-MVT-04"),
    ("home_raiders.place.character-in-the-way", "HR-MVT-04"),
    ("home_raiders.move.other-level", "HR-MVT-08"),
    ("home_raiders.move.not-straight", "HR-AMV-19"),
]
"""Message and paragraph of every fault, by its number."""


def refusal_of(c: Figure, walk: Walk, allowance: int) -> Refusal:
    """Why a judged path is not allowed."""
    reason, rule = FAULTS[walk.fault]
    args = arguments(c, walk.fault, walk.culprit)
    if walk.fault == TOO_FAR:
        args["cost"] = walk.cost
        args["movement"] = allowance
    return Refusal(reason, rule, args)


def arguments(c: Figure, fault: int, culprit: int) -> dict[str, Json]:
    args: dict[str, Json] = {"character": c.id}
    if fault in (OBJECT_IN_WAY, OBJECT_AT_END):
        args["object"] = culprit
    elif fault in (FIGURE_IN_WAY, STOPPED, FIGURE_AT_END):
        args["other"] = culprit
    return args


def standing_problem(
    state: State, c: Figure, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE
) -> Refusal | None:
    """HR-TAB-09: why a character may not stand at a place; ``ignore`` are characters that do not hinder."""
    return place_problem(Sheet(state), c, x, y, z, ignore)


def place_problem(
    sheet: Sheet, c: Figure, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE
) -> Refusal | None:
    """The same with everybody where the sheet has them."""
    found = fault_at(sheet, c, x, y, z, ignore)
    if found.fault == FREE:
        return None
    reason, rule = FAULTS[found.fault]
    if found.fault != BEYOND_BORDER:
        rule = "HR-TAB-09"
    return Refusal(reason, rule, arguments(c, found.fault, found.culprit))
