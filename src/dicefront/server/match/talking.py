"""Chat at the table."""

from __future__ import annotations

from dicefront.server.match.orders import command_key
from dicefront.server.match.refusals import forbid
from dicefront.server.match.state import MatchState
from dicefront.server.protocol.from_client import Say
from dicefront.server.readers import Reader
from dicefront.server.settings import Limits
from dicefront.server.steady import wall
from dicefront.server.store.chat import add_chat
from dicefront.server.store.rows import Said
from dicefront.server.store.store import Store


class Talking:
    """Keeps what players say to each other."""

    def __init__(self, state: MatchState, limits: Limits, store: Store) -> None:
        self.state = state
        self.limits = limits
        self.store = store

    async def say(self, reader: Reader, message: Say) -> Said:
        """Write a line down; it may be told once it is durable."""
        lines, match = self.state.lines, self.state.row.id
        number = lines[-1].number + 1 if lines else 1
        if number > self.limits.chat_lines_per_match:
            raise forbid("chat-full", most=self.limits.chat_lines_per_match)
        name = self.state.row.seats[reader.seat].name or reader.name
        line = Said(number, reader.seat, name, message.text, wall(), command_key(reader, message.id))
        await self.store.write(lambda connection: add_chat(connection, match, line))
        self.state.lines = [*lines, line][-self.limits.chat_lines_kept :]
        return line
