"""Those who answer for a seat: computers, standing choices, and the computer's suggestion."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from dicefront.agents.levels import levels
from dicefront.kernel.draw import child_seed
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.server.orders import Answered
from dicefront.server.tasks import NOTHING, Task

if TYPE_CHECKING:
    from dicefront.server.match import Match

decode: Final = msgspec.json.decode

SUGGESTED = "suggested"
"""The name of the computer's suggestion, beside the names of standing choices."""

Key = tuple[PlayerId, int]
"""A player, and the number of the question."""


class Deputies:
    """The answers of a match that somebody else than a person is preparing; they come into its inbox."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.preparing: dict[Key, asyncio.Task[None]] = {}
        self._suggesting: set[Key] = set()
        self._memories: dict[PlayerId, Raw] = {}

    def take(self, question: Question[Any]) -> None:
        """Let whoever needs no asking answer a question."""
        if self.match.is_computer(question.player):
            self._let_think(question)
        else:
            self._let_stand(question)

    def answered(self, order: Answered) -> None:
        """An answer has come in."""
        key = (order.player, order.number)
        self.preparing.pop(key, None)
        self._suggesting.discard(key)

    def forget(self) -> None:
        """The table stands where it stood before: what computers remember is of no use there."""
        self._memories.clear()

    def stop(self) -> None:
        """Nobody need answer any more."""
        for task in self.preparing.values():
            task.cancel()
        self.preparing.clear()
        self._suggesting.clear()

    def _key(self, player: PlayerId) -> Key:
        return (player, self.match.course.number_of(player))

    def _prepare(self, key: Key, work: Coroutine[Any, Any, None]) -> None:
        self.preparing[key] = asyncio.create_task(work)

    def _let_think(self, question: Question[Any]) -> None:
        key = self._key(question.player)
        if key not in self.preparing:
            task = self._task_for(question.player, self.match.row.seats[question.player].level)
            self._prepare(key, self._think(task, key, question.secret))

    def _task_for(self, player: PlayerId, level: str) -> Task:
        """What a computer is to think about. Its seed stays, and what it remembers goes with it: so it plays
        as it would if it sat at the table from the beginning to the end.
        """
        match = self.match
        settings = match.services.settings
        return Task(
            game=match.row.game,
            position=match.written(),
            player=player,
            level=level,
            seed=computer_seed(match.row.dice, player),
            seconds=settings.think_seconds,
            nodes=settings.think_nodes,
            memory=self._memories.get(player, NOTHING),
        )

    @property
    def _window(self) -> float:
        """A window that could tell something hidden takes at least so long, whoever answers it (X-8)."""
        return self.match.row.settings.window

    async def _think(self, task: Task, key: Key, secret: bool) -> None:
        started = time.monotonic()
        row = self.match.row
        nobody = all(seat.kind == "computer" for seat in row.seats)
        thought = await self.match.services.thinkers.think(task, row.host or row.id, nobody)
        if secret:
            await asyncio.sleep(max(0.0, self._window - (time.monotonic() - started)))
        self._memories[key[0]] = thought.memory
        self.match.inbox.put_nowait(Answered(*key, decode(thought.answer), thought.problem))

    def _let_stand(self, question: Question[Any]) -> None:
        """A standing choice answers, after the time that a window with something to hide takes anyway."""
        match, player = self.match, question.player
        key = self._key(player)
        state = match.course.running.state
        found = match.choices.find(question, state)
        waiting = self.preparing.get(key)
        if waiting is not None and (found is None or key not in self._suggesting):
            return
        if found is not None:
            if waiting is not None:
                waiting.cancel()  # what was chosen just now comes before the suggestion
            self._prepare(
                key, self._stand(Answered(*key, found.answer, "", question.kind, found.by), question.secret)
            )
            return
        after = match.choices.reacting[player].after
        if after and match.screen.is_reaction(state, question):
            self._suggesting.add(key)
            task = self._task_for(player, substitute(match.row.game))
            self._prepare(key, self._suggest(task, key, question.kind, after))

    async def _stand(self, order: Answered, secret: bool) -> None:
        if secret:
            await asyncio.sleep(self._window)
        self.match.inbox.put_nowait(order)

    async def _suggest(self, task: Task, key: Key, kind: str, after: float) -> None:
        """X-12: the computer's suggestion, if nobody has answered after the time that was set."""
        await asyncio.sleep(after)
        row = self.match.row
        thought = await self.match.services.thinkers.think(task, row.seats[key[0]].person or row.id)
        self.match.inbox.put_nowait(Answered(*key, decode(thought.answer), thought.problem, kind, SUGGESTED))


def computer_seed(dice: bytes, player: PlayerId) -> int:
    """The seed of the computer at a seat, for the whole match."""
    return child_seed(int.from_bytes(dice[:7], "big"), player)


def substitute(game: str) -> str:
    """The level of a computer that plays on, or suggests, for somebody."""
    known = levels(game)
    return "greedy" if "greedy" in known else known[-1]
