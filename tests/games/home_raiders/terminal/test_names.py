"""Whatever is typed at a table of Home Raiders is read, refused or not understood; nothing breaks."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import UnreadableAnswer
from dicefront.parts.terminal.part import wording_of
from dicefront.text.messages import Messages

WORDS = [
    "A1", "b2", "A*", "C+", "d", "x", "to", "n", "zw", "4", "-4", "12,8", "12.5,8,3", "99,99", "m1", "portal",
    ";", "-", "all", "move", "shoot", "schiet", "first", "marker", "hold", "random", "2x", "gr-ragmen", "->",
    "30°", "the", "punch", "south", "ace", "ja", "1e5", "ⅷ", "🎲", "{}", "[1]", "null", "%", "\\", "as", "h",
]  # fmt: skip
QUERIES = ("odds", "sight", "where", "reach")


def line(draw: Draw) -> str:
    return " ".join(WORDS[draw.below(len(WORDS))] for _ in range(draw.below(5)))


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_is_typed_breaks_the_table(seed: int) -> None:
    said: Any = wording_of(GAME, Messages("en" if seed % 2 else "nl"))
    draw = Draw(seed)
    table = GAME.table({"stars": 6, "table": "kitchen-counter", "objective": "spot"}, seed=seed)
    for _ in range(160):
        if not table.pending:
            break
        question, state = table.pending[0], table.state
        for _ in range(6):
            text = line(draw)
            try:
                answer = said.read(question, state, text)
            except UnreadableAnswer:
                continue
            problems = said.problems(question, state, answer)
            assert all("[" not in problem[:1] for problem in problems), text
        if state.characters:
            query = QUERIES[draw.below(4)]
            assert getattr(said, query)(question, state, line(draw).split()) is not None
        choices = said.choices(question, state)
        lively = [choice for choice in choices if choice.written not in ("-", "end", "einde")] or choices
        table.answer(question.player, lively[draw.below(len(lively))].answer)
