"""Endgames that can be solved: positions by lot, and what a decision in them gives away."""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.position import ANSWER, Position
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import WON, Line

RIGHT: Final = 0.005
"""A decision that gives away no more than this share of victory is right."""
TRIES: Final = 1_000


class Endings:
    """The endgames of a game."""

    def position(self, draw: Draw) -> Position[Any] | None:
        """A position near the end, by lot; ``None`` if the lot gave one that nobody can solve."""
        raise NotImplementedError

    def lines(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        """Every line with its exact share of victory out of ``WON``, best first."""
        raise NotImplementedError


class Ending:
    """A table at a decision that matters: its lines are not all worth the same."""

    def __init__(self, table: Table[Any], lines: list[Line]) -> None:
        self.table = table
        self.lines = lines

    def lost_by(self, agent: Agent) -> float:
        """The share of victory that a player gives away here."""
        table = self.table.clone(FastDice(1))
        player = table.pending[0].player
        given: dict[str, object] = {}
        kinds = self.lines[0].kinds
        while table.pending and table.pending[0].kind in kinds and table.pending[0].kind not in given:
            question = table.pending[0]
            answer = agent.answer(Seat(table, player))
            given[question.kind] = answer
            before = len(table.entries)
            table.answer(player, answer)
            if any(entry.kind != ANSWER for entry in table.entries[before:]):
                break
        for line in self.lines:
            played = dict(zip(line.kinds, line.answers, strict=True))
            if all(played.get(kind) == answer for kind, answer in given.items()):
                return float(self.lines[0].score - line.score) / float(WON)
        raise BadData("endings", "a line that was judged", [*given.items()])


def ending(endings: Endings, rules: Any, seed: int) -> Ending:
    """The ending of a number: the same number gives the same position."""
    for number in range(TRIES):
        draw = Draw(child_seed(seed, number))
        position = endings.position(draw)
        if position is None:
            continue
        table: Table[Any] = Table(rules, position, FastDice(draw.below(1 << 31)))
        if not table.pending:
            continue
        lines = endings.lines(table, asked(table, table.pending[0].player))
        if lines is not None and lines[0].score - lines[len(lines) - 1].score > RIGHT * WON:
            return Ending(table, lines)
    raise BadData("endings", f"a decision that matters in {TRIES} positions", seed)
