"""Questions about the two sides: who is first, and which edge of the table is theirs."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.state import State, seats_of_side
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign

NEAR: Final = 0
FAR: Final = 1
"""Table edges: y = 0, and the opposite one (SW-MIS-04)."""


class WhichSide(Choose[int]):
    """Which of the sides is first; the signs name its players."""

    def __init__(self, state: State, player: PlayerId, kind: str, rule: RuleId, sides: list[int]) -> None:
        super().__init__(player, kind, rule, sides)
        self.state = state

    def show(self, value: int) -> Sign:
        players: list[Json] = list[Json](seats_of_side(self.state, value))
        return Sign(note=Note("spherewars.show.first", {"players": players}))


class WhichEdge(Choose[int]):
    """SW-DEP-01: the near or the far edge of the table."""

    def __init__(self, player: PlayerId) -> None:
        super().__init__(player, "spherewars.deploy.edge", "SW-DEP-01", [NEAR, FAR])

    def show(self, value: int) -> Sign:
        return Sign(note=Note("spherewars.show.edge", {"near": value == NEAR}))
