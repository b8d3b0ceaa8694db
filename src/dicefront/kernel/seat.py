"""Seats and those who sit in them."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.event import Event, seen_by
from dicefront.kernel.game import Outcome, S
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table


class Seat(Generic[S]):
    """All that one player, human or not, may know and do."""

    def __init__(self, table: Table[S], player: PlayerId) -> None:
        self._table = table
        self.player = player

    @property
    def view(self) -> Json:
        """What this player sees of the state."""
        return self._table.game.view(self._table.state, self.player)

    @property
    def question(self) -> Question[Any]:
        """What this player is asked now."""
        question = self._table.question(self.player)
        if question is None:
            raise BadData(f"seat {self.player}", "a question", "none; somebody else decides")
        return question

    @property
    def options(self) -> list[Json]:
        """The candidates of the question as plain data, each of them an answer."""
        return self.question.answers()

    def told(self) -> list[Event]:
        """What this player saw happen since the last answer."""
        return seen_by(self._table.told, self.player)

    def imagine(self, draw: Draw) -> Table[S]:
        """A table this player may ruin: all that the player cannot know is drawn anew, the dice too."""
        table = self._table
        position = table.position()
        state = table.game.imagine(position.checkpoint, table.state, self.player, draw)
        hidden = table.hidden_slips(self.player)
        tail = [entry for entry in position.tail if not any(entry is slip for slip in hidden)]
        dice = FastDice(draw.below(1 << 31))
        imagined = Table(table.game, Position(state, position.throws, tail, position.agreed), dice)
        imagined.told = []
        for slip in hidden:  # others have sealed an answer: any candidate may be in it
            question = imagined.question(slip.player)
            if question is not None and question.player != self.player:
                options = question.options()
                imagined.take(slip.player, options[draw.below(len(options))])
        return imagined


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody may write one, and need not compile it
@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Somebody who answers. Gets a seat, never a state.

    What it keeps between two decisions is its ``memory``, plain data: an agent that was made anew with the
    same seed and recalls it answers as if it had never been put away. One that recalls nothing answers
    every question legally all the same.
    """

    name = "agent"

    def answer(self, seat: Seat[Any]) -> object:
        """The answer to the question of the seat, as plain data."""
        raise NotImplementedError

    def memory(self) -> Json:
        """What it knows beyond its seat and its seed."""
        return None

    def recall(self, memory: Json) -> None:
        """Go on from a memory."""


DECISIONS_AT_MOST = 100_000


def play(table: Table[Any], agents: list[Agent], limit: int = DECISIONS_AT_MOST) -> Outcome:
    """Let agents play a match to its end; one agent for each seat."""
    seats = [Seat(table, player) for player in range(len(agents))]
    for _ in range(limit):
        if not table.pending:
            break
        player = table.pending[0].player
        table.answer(player, agents[player].answer(seats[player]))
    outcome = table.outcome
    if outcome is None:
        raise BadData("match", f"an end within {limit} decisions", "none")
    return outcome
