"""What a screen is told of a question: every candidate is legal, has its place and its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import TableError
from dicefront.kernel.gesture import PLACE_SEVERAL
from dicefront.kernel.question import Question
from dicefront.kernel.testing import offered
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.screen import Screen
from dicefront.parts.show.words import Note
from dicefront.server.course.course import Course
from dicefront.server.registry import known_games, rules_of
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from dicefront.text.messages import LANGUAGES, Messages

DECISIONS = 150
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "chessboard": [
        {"preset": "first_game"},
        {"scenario": "retrieve", "deployment": "hidden", "points": 50, "obstacles": "placed"},
        {"scenario": "retrieve", "pickup": "free", "hero_timing": "informed"},
    ],
    "crystals": [{"players": 2}, {"players": 4, "mine_trigger": "pass_clears"}],
    "home_raiders": [{"table": "bedside-table", "stars": 4}, {"stars": 8}],
    "spherewars": [{}, {"measuring": "closed"}],
}
EVERY = [(game, options) for game in known_games() for options in VARIANTS.get(game, [{}])]


def moments(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Screen, Any, Question[Any]]]:
    """The questions of a match that is played at random, as long as nobody answers them."""
    rules = rules_of(game)
    full = rules.complete_options(options)
    course = Course(game, full, [None] * rules.seats(full), bytes([seed]) * 32, None)
    course.perform(Act(BEGIN))
    draw = Draw(seed)
    for _ in range(DECISIONS):
        if not course.pending:
            return
        question = course.pending[draw.below(len(course.pending))]
        yield screen_of(game), course.running.state, question
        answers = offered(question)
        course.perform(Act(ANSWER, question.player, answers[draw.below(len(answers))]))


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_candidates_are_legal_and_all_that_there_is(game: str, options: dict[str, Any]) -> None:
    for screen, state, question in moments(game, options, 1):
        prompt = screen.prompt(state, question)
        given = [msgspec.json.encode(one.answer) for one in prompt.candidates]
        assert len(set(given)) == len(given), question
        for candidate in prompt.candidates:
            assert question.check(candidate.answer) is None
            assert candidate.spelled
        if question.finite:
            assert given == [msgspec.json.encode(answer) for answer in offered(question)]


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_a_preview_changes_nothing(game: str, options: dict[str, Any]) -> None:
    rules = rules_of(game)
    for screen, state, question in moments(game, options, 2):
        before = msgspec.json.encode(rules.encode(state))
        screen.prompt(state, question)
        for answer in question.options()[:3]:
            screen.trial(state, question, answer)
        assert msgspec.json.encode(rules.encode(state)) == before


def where_it_is(candidate: Candidate) -> bool:
    """Whether somebody can point at it, or press a button that says what it is."""
    aims = (candidate.piece, candidate.space, candidate.target, candidate.point, candidate.note)
    return any(aim is not None for aim in aims)


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_every_candidate_can_be_pointed_at_or_has_words(game: str, options: dict[str, Any]) -> None:
    for screen, state, question in moments(game, options, 3):
        prompt = screen.prompt(state, question)
        if question.gesture().kind != PLACE_SEVERAL:
            assert all(where_it_is(candidate) for candidate in prompt.candidates), question
        for barred in prompt.barred:
            assert barred.note.rule != "-"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), EVERY)
def test_every_note_and_chance_has_a_message(game: str, options: dict[str, Any], language: str) -> None:
    messages = Messages(language)
    missing: set[str] = set()
    for screen, state, question in moments(game, options, 4):
        prompt = screen.prompt(state, question)
        for candidate in prompt.candidates:
            notes: list[Note] = [*candidate.notes]
            notes += [mark.note for mark in candidate.marks if mark.note is not None]
            notes += [candidate.note] if candidate.note is not None else []
            ids = [note.id for note in notes] + [chance.id for chance in candidate.chances]
            ids += [part.reason for chance in candidate.chances for part in chance.why]
            missing |= {id_ for id_ in ids if not messages.has(id_)}
        missing |= {barred.note.id for barred in prompt.barred if not messages.has(barred.note.id)}
    assert missing == set()


LOOKS: dict[str, list[str]] = {
    "chessboard": ["reach", "unreachable", "attacks", "threats", "line"],
    "crystals": ["preview", "danger", "range"],
    "home_raiders": [
        *("book", "standing", "zones", "reach", "bands", "danger"),
        *("sight", "seen", "there", "distance", "melee", "thing"),
    ],
    "spherewars": [
        "book",
        "zones",
        "reach",
        "bands",
        "sight",
        "seen",
        "there",
        "distance",
        "fight",
        "standings",
        "lasting",
    ],
}


@pytest.mark.parametrize("game", list(LOOKS))
def test_looks_answer_or_refuse_whatever_they_are_asked(game: str) -> None:
    answered: set[str] = set()
    draw = Draw(9)
    for screen, state, _ in moments(game, VARIANTS[game][0], 5):
        for what in LOOKS[game]:
            args: dict[str, Any] = {
                name: draw.below(70) - 2
                for name in ("piece", "space", "player", "from", "to", "target", "face", "thing")
            }
            args |= {"x": draw.below(60_000), "y": draw.below(60_000)}
            if draw.below(3):
                args["piece"], args["target"] = draw.below(8), draw.below(8)
                args["face"], args["player"] = 1 + draw.below(6), draw.below(2)
            try:
                msgspec.json.encode(screen.look(state, 0, what, args))
                answered.add(what)
            except TableError:
                continue
    assert answered == set(LOOKS[game])


def test_chances_of_an_attack_add_up_to_one() -> None:
    seen = 0
    for screen, state, question in moments("chessboard", {"preset": "first_game"}, 6):
        if question.kind == "chessboard.turn.attack":
            for candidate in screen.prompt(state, question).candidates:
                if candidate.chances:
                    assert sum(chance.percent for chance in candidate.chances) == pytest.approx(100, abs=0.05)
                    seen += 1
    assert seen


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_every_call_of_a_window_is_known_beforehand_and_has_words(game: str, options: dict[str, Any]) -> None:
    windows = rules_of(game).windows
    for screen, state, question in moments(game, options, 5):
        window = windows.get(question.kind)
        if window is not None:
            known = {*window.calls, *screen.may_call(window)}
            assert set(screen.facts(state, question).calls) <= known, question
    called = {call for window in windows.values() for call in screen_of(game).may_call(window)}
    for language in LANGUAGES:
        messages = Messages(language)
        assert [call for call in called if not messages.has(f"{game}.web.call-{call}")] == []
