"""Who sits where: people by name, computers by level."""

from __future__ import annotations

from typing import Any

from dicefront.agents.levels import agent
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BrokenLog
from dicefront.kernel.ids import Json
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


class Computers:
    """The computer players of a table.

    Each decision gets a player of its own, made from the seed of the game and the number of the decision: so
    a game that is saved and resumed, or stepped back, goes on as it would have gone on.
    """

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed = seed
        self.seconds = seconds

    def answer(self, table: Table[Any], player: int, level: str) -> object:
        seed = child_seed(child_seed(self.seed, len(table.entries)), player)
        thinker = agent(table.game.id, level, seed, self.seconds)
        return thinker.answer(Seat(table, player))


__all__ = ["HUMAN", "BrokenLog", "Computers", "Sitter", "read_sitters"]
