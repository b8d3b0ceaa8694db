"""Thinking: the answer of a computer opponent, advice, and games that are played on from a position."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Raw

from dicefront.agents.advice import advise, judge
from dicefront.agents.levels import agent
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.position import read_position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.server.registry import rules_of
from dicefront.server.work.tasks import JUDGEMENT, Task, Thought, raw


def table_of(game: str, position: Raw, seed: int = 0, waiting: bool = False) -> Table[Any]:
    """A table at a position."""
    rules = rules_of(game)
    found = read_position(rules, msgspec.json.decode(position))
    return Table(rules, found, FastDice(seed), True, False, waiting)


def think(task: Task) -> Thought:
    """The answer of an opponent. It gets a seat, so it knows what its player may know."""
    table = table_of(task.game, task.position, task.seed)
    seconds = None if task.nodes else task.seconds
    thinker = agent(task.game, task.level, task.seed, seconds, task.nodes or None)
    thinker.recall(msgspec.json.decode(task.memory))
    answer = thinker.answer(Seat(table, task.player))
    return Thought(raw(answer), memory=raw(thinker.memory()))


def advice(task: Task) -> Thought:
    """The two best lines in a seat with their chances; what the answer that was given costs, if one was."""
    seat = Seat(table_of(task.game, task.position, task.seed), task.player)
    if task.wants == JUDGEMENT:
        given = msgspec.json.decode(task.given)
        judged = judge(task.game, seat, given, task.seed, task.seconds, task.nodes or None)
        return Thought(raw(None if judged is None else judged.to_json()))
    found = advise(task.game, seat, task.seed, task.seconds, task.nodes or None)
    return Thought(raw([one.to_json() for one in found]))


def play_on(task: Task) -> Thought:
    """How often each seat wins from a position when computers play on; a victory may be shared."""
    rules = rules_of(task.game)
    end = time.monotonic() + task.seconds
    won: list[float] = []
    played = 0
    for number in range(task.games):
        seed = child_seed(task.seed, number)
        table = table_of(task.game, task.position, seed)
        seats = [Seat(table, seat) for seat in range(rules.seat_count(table.state))]
        agents = [agent(task.game, task.level, child_seed(seed, 1 + seat)) for seat in range(len(seats))]
        while table.pending:
            player = table.pending[0].player
            table.answer(player, agents[player].answer(seats[player]))
        assert table.outcome is not None
        shares = table.outcome.shares(rules.sides(table.state))
        won = [before + share for before, share in zip(won or [0.0] * len(seats), shares, strict=True)]
        played += 1
        if time.monotonic() > end:
            break
    return Thought(raw({"games": played, "won": won}))
