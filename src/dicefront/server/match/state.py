"""A match as it stands: what its parts share. It knows no task, no store and no readers."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from dicefront.kernel.dice import commitment
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.server.course.course import new_course
from dicefront.server.match.choices import USUAL, Choices, Reacting
from dicefront.server.match.clocks import Clocks
from dicefront.server.match.halt import Halt
from dicefront.server.protocol.table import BackRequest
from dicefront.server.show import screen_of
from dicefront.server.store.acts import (
    BACK,
    DECLINE,
    ENDED,
    NEVER,
    OFFER,
    PAUSED,
    REACTING,
    REPLACED,
    RESUMED,
    STANDING,
    TIME,
    Act,
)
from dicefront.server.store.rows import MatchRow, Said
from dicefront.server.work.tasks import NOTHING


class MatchState:
    """The row, the course, the clocks, the standing choices, the chat, and what the players negotiate.

    ``back`` is the request to go back that waits for an answer, ``refuses_back`` who never wants to be asked.
    ``chosen`` counts the acts that can be done as often as one likes without the match going on. ``network``
    is where the player who came last came from.
    """

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.screen = screen_of(row.game)
        self.commitment = commitment(row.dice)
        self.course = new_course(row)
        self.clocks = Clocks(row.settings.clock, len(row.seats))
        self.choices = Choices(self.screen, len(row.seats))
        self.refuses_back: set[PlayerId] = set()
        self.back: BackRequest | None = None
        self.halt: Halt | None = None
        self.lines: list[Said] = []
        self.chosen = 0
        self.network = ""
        self._written: tuple[int, Raw] = (-1, NOTHING)

    # -- changing -------------------------------------------------------------------------------

    def repeat(self, act: Act) -> None:
        """Do again what was done before."""
        self.course.repeat(act)
        self.note(act)

    def note(self, act: Act) -> None:
        """What an act changes beside the table."""
        if act.clocks:
            self.clocks.left = list(act.clocks)
        if act.by:
            self.choices.used(act.player, act.by)
        if act.kind in (STANDING, REACTING, TIME, OFFER, DECLINE):
            self.chosen += 1
        if act.kind == STANDING:
            self.choices.set(act.player, act.value)
        elif act.kind == REACTING:
            self.choices.reacting[act.player] = Reacting(**act.value)
        elif act.kind == NEVER:
            self.refuses_back.add(act.player)
        elif act.kind == REPLACED:
            self.row.seats[act.player].kind = "computer"
            self.row.seats[act.player].level = act.value
        elif act.kind == PAUSED:
            self.halt = Halt(**act.value)
        elif act.kind == RESUMED:
            self.halt = None
        elif act.kind == ENDED:
            self.halt = Halt("", "", ended=True)
        elif act.kind == BACK:
            self.halt = None
            self.row.practice = self.row.practice or bool(act.value.get("practice"))
        if self.course.table is not None and self.course.table.is_over:
            self.halt = None

    def run_clocks(self, now: float) -> None:
        """The clocks of those who decide run; a computer has none, and nobody decides during a pause."""
        pending = [] if self.halt else self.course.pending
        asked = [one for one in pending if self.row.seats[one.player].kind == "person"]
        reacting = [one.player for one in asked if one.reaction]
        self.clocks.ask([one.player for one in asked], reacting, now)

    # -- looking --------------------------------------------------------------------------------

    def written(self, table: Table[Any] | None = None) -> Raw:
        """A position as it is sent to the processes that think about it; that of now is written once."""
        if table is not None and table is not self.course.table:
            return position_of(table)
        if self._written[0] != self.course.acts:
            self._written = self.course.acts, position_of(self.course.running)
        return self._written[1]

    def is_over(self) -> bool:
        return self.row.state == "over"

    def is_computer(self, player: PlayerId) -> bool:
        return self.row.seats[player].kind == "computer"

    def is_answered(self, question: Question[Any]) -> bool:
        """Whether a computer answers, or the game does what it usually does: the player is not asked."""
        if self.is_computer(question.player):
            return True
        found = self.choices.find(question, self.course.running.state)
        return found is not None and found.by == USUAL

    def is_alone(self) -> bool:
        """Whether one person has all seats that people have: then there is nobody to ask."""
        people = {row.person for row in self.row.seats if row.kind == "person"}
        return len(people) == 1

    def nobody_goes_back(self, seat: int) -> bool:
        """Whether somebody else has said never to go back."""
        return any(player != seat for player in self.refuses_back)

    def key_if_over(self) -> str | None:
        """The key of the dice, once nothing can be thrown any more."""
        return self.row.dice_key().hex() if self.is_over() else None


def position_of(table: Table[Any]) -> Raw:
    return Raw(msgspec.json.encode(table.position().to_json(table.game)))
