"""Who sits where: people by name, computers by level."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from dicefront.agents.levels import agent
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import IllegalAnswer, UnreadableAnswer
from dicefront.kernel.event import TABLE, Event
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.position import broken
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table

HUMAN = ""


class Sitter:
    """One seat: the name of the player, if it has one, and the level of a computer, empty for a person."""

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN

    def to_json(self) -> Json:
        return {"name": self.name, "level": self.level}


def read_sitters(data: Json, seats: int) -> list[Sitter]:
    """The seats from the header of a saved game; ``BrokenLog`` if they are not there."""
    if not isinstance(data, list) or len(data) != seats:
        raise broken("header.players", f"a list of {seats} players", data)
    found: list[Sitter] = []
    for index, part in enumerate(data):
        name = part.get("name") if isinstance(part, dict) else None
        level = part.get("level") if isinstance(part, dict) else None
        if not isinstance(name, str) or not isinstance(level, str):
            raise broken(f"header.players[{index}]", "an object with name and level", part)
        found.append(Sitter(name, level))
    return found


class Misplayed(Event):
    """A computer gave an answer that the rules refuse, and the usual one was given for it."""

    kind: ClassVar[str] = "play.misplayed"
    category: ClassVar[str] = TABLE

    def __init__(self, player: PlayerId, problem: str) -> None:
        self.player = player
        self.problem = problem


class Computers:
    """The computer players of a table.

    Whenever the word passes to a computer, a player is made afresh from the seed of the game and the number
    of the entry: so a game that is saved and resumed, or stepped back, goes on as it would have gone on.
    """

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed = seed
        self.seconds = seconds

    def answer(self, table: Table[Any], player: PlayerId, level: str) -> Iterator[list[Event]]:
        """Answer all questions up to one to somebody else; gives what happened after each."""
        seed = child_seed(child_seed(self.seed, len(table.entries)), player)
        thinker = agent(table.game.id, level, seed, self.seconds)
        question = table.question(player)
        while question is not None:
            try:
                yield table.answer(player, thinker.answer(Seat(table, player)))
            except (IllegalAnswer, UnreadableAnswer) as error:  # a poor player must not spoil the match
                told = table.take(player, question.default())
                yield [Misplayed(player, str(error)), *told]
            question = table.question(player)
