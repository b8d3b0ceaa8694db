"""Crystals: a roll under the aura of a Tower is about the part of its lap that a character has behind it."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.events import (
    CameHome,
    Jumped,
    Killed,
    MineKilled,
    MineSurvived,
    Moved,
    Saved,
)
from dicefront.games.crystals.rules.roles import TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.show.ledger import Deed, Ledger, Stake

FACES: Final = 6


class CrystalsLedger(Ledger):
    """Only those who roll have something to hope for: a character without cover is lost for certain."""

    def __init__(self) -> None:
        super().__init__()
        self._rolled = ""
        self._mover = NOBODY

    def hear(self, state: State, event: Event, entry: int) -> None:
        self._credit(state, event, entry)
        if isinstance(event, Thrown) and event.purpose == "crystals.defence":
            self._rolled = event.rule
        elif self._rolled and isinstance(event, (Killed, Saved)):
            self._settle(state, entry, event.by, event.player, event.field, isinstance(event, Killed))
        elif self._rolled and isinstance(event, (MineKilled, MineSurvived)):
            self._settle(state, entry, event.owner, event.player, event.field, isinstance(event, MineKilled))

    def _credit(self, state: State, event: Event, entry: int) -> None:
        """A lap counts for who made it, a part of a lap for who ended it by its move."""
        if isinstance(event, (Moved, Jumped)):
            self._mover = event.character
        elif isinstance(event, CameHome):
            self.deeds.append(Deed(entry, event.character, 1.0))
        elif isinstance(event, Killed) and self._mover // TEAM == event.by:
            board = state.options.board
            worth = board.step_at[event.player][event.field] / board.length
            if worth > 0:
                self.deeds.append(Deed(entry, self._mover, worth))

    def _settle(self, state: State, entry: int, by: int, against: int, field: int, won: bool) -> None:
        board = state.options.board
        saves = state.characters[TEAM * against + TOWER_SLOT].level()
        worth = board.step_at[against][field] / board.length
        situation: dict[str, Json] = {"towers": [saves]}
        self.stakes.append(Stake(entry, by, against, self._rolled, 1 - saves / FACES, worth, won, situation))
        self._rolled = ""
