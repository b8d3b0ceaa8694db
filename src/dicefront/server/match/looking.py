"""Looks at the table, and answers that are only tried: neither changes the match."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, cast

import msgspec

from dicefront.agents.levels import usual_level
from dicefront.kernel.errors import TableError
from dicefront.server.match.delay import Delay
from dicefront.server.match.deputies import computer_seed
from dicefront.server.match.refusals import forbid, must_be_asked, must_play, refusal_for
from dicefront.server.match.state import MatchState
from dicefront.server.problems import Failed, too_many
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.from_server import Looked, Refused, Tried
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.settings import Settings
from dicefront.server.work.desk import Desk
from dicefront.server.work.fair import Crowded
from dicefront.server.work.tasks import ADVICE, Task
from dicefront.server.work.thinkers import Thinkers
from dicefront.server.work.wishes import Judged, Look, Trial

encode: Final = msgspec.json.encode


class Looking:
    """Answers looks. What may be slow is worked out by the desk, while the match goes on."""

    def __init__(
        self, state: MatchState, delay: Delay, desk: Desk, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.state = state
        self.delay = delay
        self.desk = desk
        self.thinkers = thinkers
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, reader: Reader, message: client.Look) -> None:
        """Something about the table."""
        if message.what == ADVICE:
            self._advise(reader, message)
            return
        player = None if reader.seat == SPECTATOR else reader.seat
        table = self.delay.table_for(reader)
        screen = self.state.screen
        if message.after:
            player = must_play(reader)
            must_be_asked(self.state, player, self.state.course.number_of(player))
        elif message.what in screen.quick_looks:
            seen = table.game.as_seen(table.state, player)
            data = screen.look(seen, player, message.what, message.args)
            reader.send(encode(Looked(id=message.id, what=message.what, data=data)))
            return
        position = self.state.written(table)
        wish = Look(self.state.row.game, position, player, message.what, message.args, message.after)
        self._start(reader, message, wish)

    def _advise(self, reader: Reader, message: client.Look) -> None:
        """Why this? The two best lines with their chances, for whoever plays with computers alone."""
        player = must_play(reader)
        row = self.state.row
        must_be_asked(self.state, player, self.state.course.number_of(player))
        if len({seat.person for seat in row.seats if seat.kind == "person"}) > 1:
            raise forbid("advice-alone")
        task = Task(
            game=row.game,
            position=self.state.written(),
            player=player,
            level=usual_level(row.game),
            seed=computer_seed(row.dice, player),
            seconds=self.settings.think_seconds,
            wants=ADVICE,
        )
        self._keep(self._ask_thinkers(reader, message, task))

    def attempt(self, reader: Reader, message: client.Try) -> None:
        """Judge an answer without giving it."""
        player = must_play(reader)
        must_be_asked(self.state, player, message.question)
        row, position = self.state.row, self.state.written()
        value = message.value
        wish = Trial(row.game, position, player, value, message.hand, message.typed, message.after)
        self._start(reader, message, wish)

    def stop(self) -> None:
        """Nobody waits for what is still being worked out."""
        for task in self._tasks:
            task.cancel()

    def _start(self, reader: Reader, message: client.Look | client.Try, wish: Look | Trial) -> None:
        self._keep(self._ask_desk(reader, message, wish))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask_thinkers(self, reader: Reader, message: client.Look, task: Task) -> None:
        """Send the advice of a computer, or why there is none."""
        try:
            thought = await self.thinkers.think(task, reader.visitor, near=reader.network)
        except Crowded:
            self._refuse(reader, message, too_many(self.settings.think_seconds))
            return
        if thought.problem:
            self._refuse(reader, message, Failed(409, "too-long"))
        else:
            reader.send(encode(Looked(id=message.id, what=message.what, data=cast(Any, thought.answer))))

    def _refuse(self, reader: Reader, message: client.Look | client.Try, failure: Failed) -> None:
        code, note = failure.problem.code, failure.problem.note
        reader.send(encode(Refused(id=message.id, code=code, note=note)))

    async def _ask_desk(self, reader: Reader, message: client.Look | client.Try, wish: Look | Trial) -> None:
        """Send what the desk makes of a look or a trial, or why it does not."""
        name = "look" if isinstance(wish, Look) else "attempt"
        try:
            found = await self.desk.do(name, wish, reader.visitor, self.state.row.id, reader.network)
        except TableError as error:
            reader.send(encode(refusal_for(self.state, message.id, error)))
        except Failed as failure:
            self._refuse(reader, message, failure)
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
