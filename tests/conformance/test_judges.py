"""The judge of every question survives anything that JSON can say, and what it accepts can be played."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.terms import problems_of_terms
from dicefront.kernel.testing import offered
from tests.conformance.registered import (
    asked,
    catalogue,
    classes_of,
    decision_keys,
    every_game,
    paragraphs,
    unasked,
)

numbers = st.integers(-3, 70) | st.integers() | st.floats(allow_nan=False)
leaves = st.none() | st.booleans() | numbers | st.text(max_size=8)
anything = st.recursive(
    leaves,
    lambda part: (
        st.lists(part, max_size=5) | st.dictionaries(st.text(max_size=5) | st.just("minis"), part, max_size=4)
    ),
    max_leaves=12,
)


SAMPLES: list[Json] = [None, -1, [], [0, 0], {}, "x", True]


@every_game
def test_every_decision_of_the_catalogue_is_asked_in_random_play(game: Game[Any]) -> None:
    """And no other. What is done at the table itself, such as giving up, is no question of the game."""
    listed = {f"{game.id}.{key}" for key in decision_keys(game)}

    assert listed, "section DEC lists no decision"
    assert set(asked(game.id)) == listed


@every_game
def test_every_class_of_questions_is_asked_in_random_play(game: Game[Any]) -> None:
    """So what is tried with every question is tried where several classes ask questions of one kind."""
    assert classes_of(game)
    assert unasked(game, asked(game.id)) == set()


@every_game
@given(data=st.data())
@settings(max_examples=80)
def test_the_judge_survives_anything(game: Game[Any], data: st.DataObject) -> None:
    answer = data.draw(anything)
    for kind, tables in asked(game.id).items():
        for table in tables:
            judge(game, table, kind, answer)


@every_game
@given(data=st.data())
@settings(max_examples=120)
def test_the_judge_survives_answers_that_are_almost_right(game: Game[Any], data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(asked(game.id))))
    for table in asked(game.id)[kind]:
        question = table.pending[0]
        candidate = data.draw(st.sampled_from(offered(question)))
        judge(game, table, kind, changed(candidate, data))


def changed(value: Any, data: st.DataObject) -> Any:
    """The value with one place of it replaced, added or left out."""
    if isinstance(value, list) and value and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(value) - 1))
        what = data.draw(st.sampled_from(["replace", "drop", "double"]))
        if what == "replace":
            return [*value[:place], changed(value[place], data), *value[place + 1 :]]
        if what == "drop":
            return value[:place] + value[place + 1 :]
        return [*value, value[place]]
    if isinstance(value, dict) and value:
        key = data.draw(st.sampled_from(sorted(value)))
        return value | {key: changed(value[key], data)}
    if type(value) is int:
        return data.draw(st.integers(value - 9, value + 9) | st.booleans())
    if isinstance(value, str) and value:
        words = value.split()
        return " ".join(data.draw(st.permutations([*words, data.draw(st.sampled_from(words))])))
    return data.draw(leaves)


def judge(game: Game[Any], table: Table[Any], kind: str, answer: Any) -> None:
    question: Question[Any] = table.pending[0]
    refusal = question.check(answer)
    if refusal is None:
        twin = table.clone(FastDice(3))
        twin.answer(question.player, answer)  # whatever the judge accepts must work
        assert twin.entries[-1].kind >= 0
        return
    assert isinstance(refusal, Refusal), f"{kind} answers {refusal!r}"
    assert refusal.reason.startswith((game.id + ".", "kernel."))
    assert refusal.rule == NO_RULE or refusal.rule in paragraphs_of(game), f"{refusal!r} cites nothing"
    json.dumps(refusal.args)
    problems = problems_of_terms(game.terms, refusal.args)
    assert not problems, f"{refusal.reason}: {problems}"


@cache
def paragraphs_of(game: Game[Any]) -> frozenset[str]:
    return frozenset(paragraphs(game))


@every_game
def test_the_judge_says_the_same_twice(game: Game[Any]) -> None:
    for tables in asked(game.id).values():
        for table in tables:
            question = table.pending[0]
            for answer in SAMPLES:
                assert question.check(answer) == question.check(answer)


@every_game
def test_a_deeply_nested_answer_is_refused_like_any_other(game: Game[Any]) -> None:
    deep: Any = 0
    for _ in range(900):
        deep = [deep]
    for tables in asked(game.id).values():
        refusal = tables[0].pending[0].check(deep)
        assert refusal is not None
        assert len(json.dumps(refusal.args)) < 1000


@every_game
def test_the_catalogue_is_there(game: Game[Any]) -> None:
    assert len(catalogue(game)) > 1000
    ids = paragraphs(game)
    assert len(ids) == len(set(ids)), "an id is given twice"
