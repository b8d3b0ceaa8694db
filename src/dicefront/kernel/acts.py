"""Acts at the table: giving up, and draws that are offered and answered."""

from __future__ import annotations

from typing import Final, Generic

from dicefront.kernel.errors import NotYourDecision, Refusal
from dicefront.kernel.event import DrawAnswered, DrawOffered, Event, Resigned
from dicefront.kernel.game import Game, Outcome, S
from dicefront.kernel.ids import NO_RULE, NOBODY, PlayerId
from dicefront.kernel.position import ACCEPT, DECLINE, FORCED, OFFER, RESIGN, Entry

# Shared by all tables until somebody leaves; replaced, never changed.
NO_SEATS: Final[list[PlayerId]] = []


class Acts(Generic[S]):
    """A match as far as those at the table speak to each other: who has left, and who has agreed to a draw.

    ``state`` is the live state: look, do not touch. ``told`` is what happened since the last answer.
    """

    def __init__(self, game: Game[S], state: S, agreed: list[PlayerId]) -> None:
        self.game = game
        self.state: S = state
        self.told: list[Event] = []
        self._agreed: list[PlayerId] = agreed
        self._leaving: list[PlayerId] = NO_SEATS

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.outcome

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.game.seat_count(self.state)

    @property
    def offer(self) -> PlayerId:
        """Who has offered a draw that is still open; -1 if nobody has."""
        return self._agreed[0] if self._agreed else NOBODY

    def has_left(self, player: PlayerId) -> bool:
        """Whether a player has given up while the game goes on: then the table answers for the seat."""
        if self._leaving and player in self._leaving:
            return True
        return self.game.is_gone(self.state, player)

    # -- acts ---------------------------------------------------------------------------------------

    def _act(self, entry: Entry) -> None:
        player = entry.player
        if entry.kind == RESIGN:
            self.told.append(Resigned(player))
            self._leave(player)
            if self.offer == player:
                self._agreed = []
        elif entry.kind == OFFER:
            self._agreed = [player]
            self.told.append(DrawOffered(player))
        else:
            self.told.append(DrawAnswered(player, entry.kind == ACCEPT))
            if entry.kind == DECLINE:
                self._agreed = []
            else:
                self._agreed = [*self._agreed, player]
                playing = [seat for seat in range(self.seats) if not self.has_left(seat)]
                if all(seat in self._agreed for seat in playing):
                    self.game.agree_draw(self.state)
        if self.is_over:
            self._stop()

    def _stop(self) -> None:
        """The game is over in the middle of whatever went on."""
        raise NotImplementedError

    def _may_act(self, entry: Entry) -> bool:
        """Whether an act at the table that somebody else wrote down fits this moment."""
        player = entry.player
        if not 0 <= player < self.seats or self.has_left(player):
            return False
        if entry.kind == RESIGN:
            return True
        return not self._agreed if entry.kind == OFFER else bool(self._agreed) and player not in self._agreed

    def _must_be_playing(self, player: PlayerId) -> None:
        if self.is_over:
            raise NotYourDecision(Refusal("kernel.game_over", NO_RULE, {"player": player}))
        if not 0 <= player < self.seats or self.has_left(player):
            raise NotYourDecision(Refusal("kernel.not_playing", NO_RULE, {"player": player}))

    def _play_on(self, entry: Entry) -> None:
        """An answer of anybody but the one who offered declines the draw on offer."""
        if entry.player != self._agreed[0] and entry.kind != FORCED:
            if not self.has_left(entry.player):
                self._agreed = []

    # -- leaving ------------------------------------------------------------------------------------

    def _leave(self, player: PlayerId) -> None:
        """A surrender takes effect between procedures; at once if it ends the game or the rules say so."""
        self._leaving = [*self._leaving, player]
        if self.game.leaves_at_once or self._ends_by_leaving():
            self._see_off()

    def _ends_by_leaving(self) -> bool:
        """Whether the game is over without those who are leaving."""
        trial: S = self.state.copy()  # type: ignore[assignment]
        for player in self._leaving:
            if trial.outcome is None:
                self.game.resign(trial, player)
        return trial.outcome is not None

    def _see_off(self) -> None:
        """Those who have given up leave in that order; nobody leaves a game that is over."""
        for player in self._leaving:
            if not self.is_over:
                self.game.resign(self.state, player)
        self._leaving = NO_SEATS
