"""Looks at the table, and answers that are only tried: neither changes the match."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec

from dicefront.kernel.errors import TableError
from dicefront.server.match.delay import Delay
from dicefront.server.match.refusals import must_be_asked, must_play, refusal_for
from dicefront.server.match.state import MatchState
from dicefront.server.problems import Failed
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.from_server import Looked, Refused, Tried
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.work.desk import Desk
from dicefront.server.work.wishes import Judged, Look, Trial

encode: Final = msgspec.json.encode


class Looking:
    """Answers looks. What may be slow is worked out by the desk, while the match goes on."""

    def __init__(self, state: MatchState, delay: Delay, desk: Desk) -> None:
        self.state = state
        self.delay = delay
        self.desk = desk
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, reader: Reader, message: client.Look) -> None:
        """Something about the table."""
        player = None if reader.seat == SPECTATOR else reader.seat
        table = self.delay.table_for(reader)
        screen = self.state.screen
        if message.what in screen.quick_looks:
            seen = table.game.as_seen(table.state, player)
            data = screen.look(seen, player, message.what, message.args)
            reader.send(encode(Looked(id=message.id, what=message.what, data=data)))
            return
        position = self.state.written(table)
        wish = Look(self.state.row.game, position, player, message.what, message.args)
        self._start(reader, message, wish)

    def attempt(self, reader: Reader, message: client.Try) -> None:
        """Judge an answer without giving it."""
        player = must_play(reader)
        must_be_asked(self.state, player, message.question)
        row, position = self.state.row, self.state.written()
        wish = Trial(row.game, position, player, message.value, message.hand, message.typed)
        self._start(reader, message, wish)

    def stop(self) -> None:
        """Nobody waits for what is still being worked out."""
        for task in self._tasks:
            task.cancel()

    def _start(self, reader: Reader, message: client.Look | client.Try, wish: Look | Trial) -> None:
        task = asyncio.create_task(self._ask_desk(reader, message, wish))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask_desk(self, reader: Reader, message: client.Look | client.Try, wish: Look | Trial) -> None:
        """Send what the desk makes of a look or a trial, or why it does not."""
        name = "look" if isinstance(wish, Look) else "attempt"
        try:
            found = await self.desk.do(name, wish, reader.visitor, self.state.row.id)
        except TableError as error:
            reader.send(encode(refusal_for(self.state, message.id, error)))
        except Failed as failure:
            code, note = failure.problem.code, failure.problem.note
            reader.send(encode(Refused(id=message.id, code=code, note=note)))
        else:
            if isinstance(message, client.Look):
                reader.send(encode(Looked(id=message.id, what=message.what, data=cast(Any, found))))
            else:
                reader.send(encode(judged(message.id, msgspec.json.decode(found, type=Judged))))


def judged(id: str, found: Judged) -> Tried | Refused:
    """What came of a trial, as a message."""
    if found.candidate is not None:
        return Tried(id=id, candidate=found.candidate)
    assert found.note is not None
    code = "illegal" if found.readable else "unreadable"
    return Refused(id=id, code=code, note=found.note, marks=found.marks)
