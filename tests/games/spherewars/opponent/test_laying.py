"""Where the computer player of SphereWars lays scenery."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.rules.battlefield import PlacePiece, Spot
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.kernel.question import Confirm
from tests.games.spherewars.profiles import PLAIN

SHOOTER = "harpooner"


@pytest.mark.rule("SW-SCE-10", "SW-DEN-05")
@pytest.mark.parametrize(
    ("kind", "side", "in_the_middle"),
    [("wood", 0, False), ("wood", 1, True), ("stream", 0, True), ("stream", 1, False)],
)
def test_shooters_keep_the_middle_open_and_the_others_cover_it(
    kind: str, side: int, in_the_middle: bool
) -> None:
    state = position(one(0, SHOOTER, (20, 5)), one(1, PLAIN, (20, 35)))
    spot = EVALUATION.answer(state, PlacePiece(state, side, kind))
    assert isinstance(spot, Spot)
    x, y = spot.x - inch(20), spot.y - inch(20)
    assert (max(abs(x), abs(y)) <= inch(5)) is in_the_middle
    more = EVALUATION.answer(state, Confirm(side, "spherewars.field.more", "SW-DEN-05"))
    assert more is (side == 1)
