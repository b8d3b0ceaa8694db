"""How much an answer weighs, as the screens of all games say it."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.table import Table
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.weights import GRAVE, HEAVY, MAIN, PLAIN, QUIET, passes
from dicefront.server.course.showing import question_shown
from dicefront.server.registry import known_games
from dicefront.server.show import screen_of
from dicefront.text.messages import LANGUAGES, Messages
from tests.conformance.registered import asked

GAMES = [game for game in known_games() if game in {"chessboard", "crystals", "home_raiders", "spherewars"}]
MAINS = {"home_raiders.turn.action": "move", "spherewars.move.action": "run"}
"""Of these lists something is the main thing to do; of all others nothing is."""


def weighed(table: Table[Any]) -> tuple[Question[Any], list[Candidate]]:
    question = table.pending[0]
    state = table.game.as_seen(table.state, question.player)
    return question, screen_of(table.game.id).prompt(state, question).candidates


def questions(game: str) -> list[tuple[Question[Any], list[Candidate]]]:
    """Every kind of question of a game, with its candidates."""
    return [weighed(table) for tables in asked(game).values() for table in tables]


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_at_most_is_the_main_one(game: str) -> None:
    for question, candidates in questions(game):
        main = [one.answer for one in candidates if one.weight == MAIN]
        if isinstance(question, Confirm):
            assert main == [True], question
        elif question.kind in MAINS:
            assert [MAINS[question.kind] in str(answer) for answer in main] == [True], question
        else:
            assert main == [], question


@pytest.mark.parametrize("game", GAMES)
def test_whatever_passes_stays_or_ends_is_quiet(game: str) -> None:
    seen = 0
    for question, candidates in questions(game):
        for one in candidates:
            if passes(one.answer) and one.weight != GRAVE:
                assert one.weight == QUIET, (question, one.answer)
                seen += 1
    assert seen or game == "crystals"


@pytest.mark.parametrize("game", GAMES)
def test_an_attack_with_chances_is_heavy_and_a_grave_answer_names_its_loss(game: str) -> None:
    for question, candidates in questions(game):
        for one in candidates:
            if one.target is not None and one.chances:
                assert one.weight in (HEAVY, GRAVE), (question, one.answer)
            if one.weight == GRAVE:
                assert one.notes, (question, one.answer)


@pytest.mark.parametrize("answer", [None, False, [], ""])
def test_nothing_no_none_and_no_name_pass(answer: Json) -> None:
    assert passes(answer)


@pytest.mark.parametrize("answer", [0, True, [0], {}, "no"])
def test_everything_else_is_a_deed(answer: Json) -> None:
    assert not passes(answer)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sealed_is_heavy_whatever_it_is(game: str) -> None:
    lighter = set()
    for tables in asked(game).values():
        for table in tables:
            question, candidates = weighed(table)
            lighter |= {one.weight for one in candidates}
            shown = question_shown(table, screen_of(game), question, 1, True)
            assert {one.weight for one in shown.candidates} <= {HEAVY, GRAVE}
    assert PLAIN in lighter


# -- what lies in a slip ----------------------------------------------------------------------------

SEALED = {
    "chessboard": ["chessboard.army.build"],
    "crystals": ["crystals.setup.attacker", "crystals.setup.first-spawn"],
    "home_raiders": ["home_raiders.team.cards", "home_raiders.setup.call", "home_raiders.setup.sworn-enemy"],
    "spherewars": [
        *("spherewars.band.build", "spherewars.field.more", "spherewars.order.relocate"),
        *("spherewars.spell.cast", "spherewars.spell.dispel"),
    ],
}


def sampled(question: Question[Any], count: int = 20) -> list[Any]:
    return [*question.options(), *(question.sample(Draw(number)) for number in range(count))]


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in SEALED.items() for kind in kinds])
def test_every_sealed_answer_is_called_by_the_server(game: str, kind: str) -> None:
    """Made by hand or not: what lies in the own slip is the note of the tried answer, never raw data."""
    screen = screen_of(game)
    for table in asked(game)[kind]:
        question = table.pending[0]
        state = table.game.as_seen(table.state, question.player)
        for answer in sampled(question):
            found = screen.trial(state, question, answer)
            assert found.note is not None, (question, answer)
            for language in LANGUAGES:
                assert Messages(language).has(found.note.id), found.note.id
