"""Those who answer for a seat: computers, standing choices, and the computer's suggestion."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from msgspec import Raw

from dicefront.agents.levels import usual_level
from dicefront.kernel.draw import child_seed
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.server.match.orders import Answered
from dicefront.server.match.state import MatchState
from dicefront.server.settings import Settings
from dicefront.server.work.tasks import NOTHING, Task
from dicefront.server.work.thinkers import Thinkers

decode: Final = msgspec.json.decode

SUGGESTED = "suggested"
"""The name of the computer's suggestion, beside the names of standing choices."""

BRIEF: Final = 0.1
"""This share of the least time a computer takes where everybody is usually passed over."""

Key = tuple[PlayerId, int]
"""A player, and the number of the question."""


class Deputies:
    """Prepares the answers of computers and standing choices; ``put`` takes each when it is ready."""

    def __init__(
        self, state: MatchState, settings: Settings, thinkers: Thinkers, put: Callable[[Answered], None]
    ) -> None:
        self.state = state
        self.settings = settings
        self.thinkers = thinkers
        self.put = put
        self.preparing: dict[Key, asyncio.Task[None]] = {}
        self._suggesting: set[Key] = set()
        self._memories: dict[PlayerId, Raw] = {}

    def take(self, question: Question[Any]) -> None:
        """Let a computer or a standing choice answer a question."""
        if self.state.is_computer(question.player):
            self._let_think(question)
        else:
            self._let_stand(question)

    def at_once(self) -> Answered | None:
        """A standing choice that passes where everybody is passed over; it keeps nobody waiting."""
        state = self.state
        for question in state.course.pending:
            if state.is_computer(question.player):
                continue
            found = state.choices.find(question, state.course.running.state)
            if found is not None and found.at_once:
                return Answered(*self._key(question.player), found.answer, "", question.kind, found.by)
        return None

    def answered(self, order: Answered) -> None:
        """An answer has come in."""
        key = (order.player, order.number)
        self.preparing.pop(key, None)
        self._suggesting.discard(key)

    def forget(self) -> None:
        """The table stands where it stood before: what computers remember is of no use there."""
        self._memories.clear()

    def stop(self) -> None:
        """No answer is needed any longer."""
        for task in self.preparing.values():
            task.cancel()
        self.preparing.clear()
        self._suggesting.clear()

    def _key(self, player: PlayerId) -> Key:
        return (player, self.state.course.number_of(player))

    def _prepare(self, key: Key, work: Coroutine[Any, Any, None]) -> None:
        self.preparing[key] = asyncio.create_task(work)

    def _let_think(self, question: Question[Any]) -> None:
        key = self._key(question.player)
        if key not in self.preparing:
            task = self._task_for(question.player, self.state.row.seats[question.player].level)
            self._prepare(key, self._think(task, key, self._least(question)))

    def _task_for(self, player: PlayerId, level: str) -> Task:
        """What a computer is to think about. Its seed stays, and what it remembers goes with it: so it plays
        as it would if it sat at the table from the beginning to the end.
        """
        state, settings = self.state, self.settings
        return Task(
            game=state.row.game,
            position=state.written(),
            player=player,
            level=level,
            seed=computer_seed(state.row.dice, player),
            seconds=settings.think_seconds,
            nodes=settings.think_nodes,
            memory=self._memories.get(player, NOTHING),
        )

    def _least(self, question: Question[Any]) -> float:
        """The least time of a question that could tell something hidden, no matter who answers (X-8).

        Where everybody is usually passed over, a short time is enough to hide how long a computer thought.
        """
        window = self.state.row.settings.window if question.secret else 0.0
        return window * BRIEF if self.state.choices.passes_over(question) else window

    async def _think(self, task: Task, key: Key, least: float) -> None:
        started = time.monotonic()
        row = self.state.row
        nobody = all(seat.kind == "computer" for seat in row.seats)
        thought = await self.thinkers.think(task, row.host or row.id, nobody, self.state.network)
        if least:
            await asyncio.sleep(max(0.0, least - (time.monotonic() - started)))
        self._memories[key[0]] = thought.memory
        self.put(Answered(*key, decode(thought.answer), thought.problem))

    def _let_stand(self, question: Question[Any]) -> None:
        """A standing choice answers, after the time that a window with something to hide takes anyway."""
        choices, player = self.state.choices, question.player
        key = self._key(player)
        table = self.state.course.running
        found = choices.find(question, table.state)
        waiting = self.preparing.get(key)
        if waiting is not None and (found is None or key not in self._suggesting):
            return
        if found is not None:
            if waiting is not None:
                waiting.cancel()  # what was chosen just now comes before the suggestion
            least = 0.0 if found.at_once else self._least(question)
            self._prepare(key, self._stand(Answered(*key, found.answer, "", question.kind, found.by), least))
            return
        after = choices.reacting[player].after
        if after and question.reaction:
            self._suggesting.add(key)
            task = self._task_for(player, usual_level(self.state.row.game))
            self._prepare(key, self._suggest(task, key, question.kind, after))

    async def _stand(self, order: Answered, least: float) -> None:
        if least:
            await asyncio.sleep(least)
        self.put(order)

    async def _suggest(self, task: Task, key: Key, kind: str, after: float) -> None:
        """X-12: the computer's suggestion, if nobody has answered after the time that was set."""
        await asyncio.sleep(after)
        row = self.state.row
        thought = await self.thinkers.think(task, row.seats[key[0]].person or row.id, near=self.state.network)
        self.put(Answered(*key, decode(thought.answer), thought.problem, kind, SUGGESTED))


def computer_seed(dice: bytes, player: PlayerId) -> int:
    """The seed of the computer at a seat, for the whole match."""
    return child_seed(int.from_bytes(dice[:7], "big"), player)
