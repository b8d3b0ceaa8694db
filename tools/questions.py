"""How often a player is asked: ``python -m tools.questions GAME [--options JSON …] [--games N]``.

Computers play both seats. In windows they do what a person does who has said nothing beforehand: they are
asked only where the game usually asks. Counted are the questions of activations, those of the player who acts
and those of the others. What it prints is the table in ``docs/budgets.md``.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections import Counter
from typing import Any

from dicefront.agents.levels import agent
from dicefront.kernel.game import Game, game
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.heading import made_by

SHORT = "python -m tools.questions {} --games 1"
SECONDS = 1.0
SHOWN = 6
"""So many kinds are named."""


class Asked:
    """What was asked in some games: by kind, in the own activations and in those of enemies."""

    def __init__(self) -> None:
        self.activations = 0
        self.own: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.unasked = 0

    def per_activation(self, count: int) -> float:
        return count / max(1, self.activations)


def note(asked: Asked, rules: Game[Any], table: Table[Any], question: Question[Any]) -> list[object]:
    """Count a question unless the game answers it; what it answers, in a list."""
    answers = rules.unasked(table.state, question)
    if answers:
        asked.unasked += 1
    elif rules.interrupts(table.state, question.player):
        asked.others[question.kind] += 1
    else:
        asked.own[question.kind] += 1
    return answers


def play(rules: Game[Any], options: Json, seed: int, level: str, asked: Asked) -> None:
    """One game; before the first activation nothing is counted."""
    table = rules.table(options, seed=seed)
    seats = [agent(rules.id, level, seed * 7 + seat, SECONDS) for seat in range(table.seats)]
    before: Json = None
    while table.pending:
        question, now = table.pending[0], rules.activation(table.state)
        acting = isinstance(now, list) and now[-1] is not None
        if acting and now != before:
            asked.activations += 1
            before = now
        answers = note(asked if before is not None else Asked(), rules, table, question)
        if answers:
            table.take(question.player, answers[0])
        else:
            table.answer(question.player, seats[question.player].answer(Seat(table, question.player)))


def counted(rules: Game[Any], options: Json, games: int, level: str) -> Asked:
    asked = Asked()
    for seed in range(games):
        play(rules, options, seed, level, asked)
    return asked


def often(rules: Game[Any], asked: Asked, kinds: Counter[str]) -> str:
    """The kinds that are asked most, each with how often in an activation."""
    return ", ".join(
        f"`{kind.removeprefix(rules.id + '.')}` {asked.per_activation(count):.2f}"
        for kind, count in kinds.most_common(SHOWN)
    )


def written(rules: Game[Any], found: list[tuple[Json, Asked]], games: int) -> str:
    call = " ".join(["python -m tools.questions", *map(shlex.quote, sys.argv[1:])])
    total = sum(asked.activations for _, asked in found)
    head = ["options", "own activation", "activation of an enemy", "passed over", "asked most"]
    lines = [
        made_by(call, SHORT.format(rules.id), f"{games * len(found)} games, {total:,} activations"),
        "",
        f"| {' | '.join(head)} |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for options, asked in found:
        counts = [sum(asked.own.values()), sum(asked.others.values()), asked.unasked]
        cells = [f"{asked.per_activation(count):.2f}" for count in counts]
        most = often(rules, asked, asked.own + asked.others)
        lines.append(f"| `{json.dumps(options)}` | {' | '.join(cells)} | {most} |")
    return "\n".join(lines)


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", nargs="+", default=["{}"], help="options of the match, as JSON")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--level", default="greedy")
    args = parser.parse_args(given)
    rules = game(args.game)
    chosen: list[Json] = [json.loads(text) for text in args.options]
    found = [(options, counted(rules, options, args.games, args.level)) for options in chosen]
    print(written(rules, found, args.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
