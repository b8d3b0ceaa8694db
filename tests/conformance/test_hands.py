"""What a hand can do: every question has a gesture and signs, and any legal answer can be given."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from dicefront.games.chessboard.rules.movement import Move, shortest_path
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.gesture import GESTURES, LIST, PICK_ONE, WITH_GROUP, WITH_PLACES, WITH_WAY
from dicefront.kernel.plain import same
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign, notes_of, pieces_of, spaces_of
from dicefront.kernel.table import Table
from dicefront.kernel.terms import problems_of_terms
from dicefront.kernel.testing import check_answer, check_spelling, fingerprint, offered
from dicefront.parts.terminal.forms import Form, has_form
from dicefront.parts.terminal.part import wording_of
from dicefront.server.course.course import Course
from dicefront.server.protocol.table import GestureInfo
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from dicefront.server.work.jobs import JOBS
from dicefront.text.messages import LANGUAGES, Messages
from tests.conformance.hints import DEEDS, PIECES, SPACES
from tests.conformance.registered import asked, every_game, form_of
from tests.parts import leave_out
from tools.hand_forms import PLACE, written

GAMES = game_ids()
WEB = PLACE.parent.parent
TYPESCRIPT = WEB / "node_modules" / "typescript"
SAMPLES = 6
MESSAGES = Messages("en")
MOST = 30
"""So many candidates of a question are tried."""

every_name = pytest.mark.parametrize("name", GAMES)


@every_game
def test_every_question_has_a_gesture_and_every_answer_can_be_given_by_hand_and_shown(
    game: Game[Any],
) -> None:
    for tables in asked(game.id).values():
        for table in tables:
            before = fingerprint(table)
            question = table.pending[0]
            check_gesture(question)
            for value in [*question.options()[:MOST], *drawn(question)]:
                check_answer(question, value)
                assert question.understood(question.write(value)) in (None, value)
                sign = question.show(value)
                check_sign(game, question, sign)
                assert set(pieces_of(sign)) <= set(PIECES[game.id](table.state)), f"{question!r}: {sign!r}"
                assert set(spaces_of(sign)) <= set(SPACES[game.id](table.state)), f"{question!r}: {sign!r}"
            assert fingerprint(table) == before, f"{question!r}: showing an answer changed the table"


def check_sign(game: Game[Any], question: Question[Any], sign: Sign) -> None:
    """A sign says something; its messages are there, and each argument is what its term says."""
    places = [sign.piece, sign.target, sign.space, sign.point, sign.group, sign.note]
    assert any(place is not None for place in places), f"{question!r} does not show its answer"
    for note in notes_of(sign):
        assert MESSAGES.has(note.id), f"{question!r}: there is no message {note.id}"
        assert problems_of_terms(game.terms, note.args) == [], f"{question!r}: {note!r}"
    for chance in sign.chances:
        assert MESSAGES.has(chance.id), f"{question!r}: there is no message {chance.id}"
        assert 0 <= chance.chance <= 1, f"{question!r}: {chance!r}"


def check_gesture(question: Question[Any]) -> None:
    """A gesture of the closed list, with limits that can be met, as the client gets it."""
    gesture = question.gesture()
    assert gesture.kind in GESTURES, question
    info = msgspec.convert(json.loads(json.dumps(gesture.to_json())), GestureInfo)
    assert info.low <= info.high, question
    assert question.finite or gesture.kind != PICK_ONE or gesture.items, (
        f"{question!r}: candidates limit a hand"
    )


def drawn(question: Question[Any]) -> list[Any]:
    """Some of all legal answers, more of them where figures may do many things."""
    deeds = {deed.name for deed in question.gesture().deeds}
    return [question.sample(Draw(number)) for number in range(SAMPLES * (1 + 2 * len(deeds)))]


# -- answers that are no candidates -------------------------------------------------------------


def beyond(table: Table[Any]) -> Iterator[tuple[Question[Any], Any]]:
    """Legal answers to what is asked, those among the samples and named ways that are no candidates."""
    for question in table.pending:
        known = offered(question)
        values = drawn(question)
        if isinstance(question, Move):
            paths = [shortest_path(table.state, question.mini, way.end) for way in question.options()]
            values = [question.read(path) for path in paths if len(path) > 1]
        for value in values:
            assert not isinstance(value, Refusal)
            if not any(same(question.write(value), one) for one in known):
                yield question, value


@every_name
def test_answers_that_are_no_candidates_are_there_to_be_tried(name: str) -> None:
    others = [
        question for tables in asked(name).values() for table in tables for question, _ in beyond(table)
    ]
    kinds, forms = {question.kind for question in others}, {form_of(question) for question in others}
    open_questions = {
        form_of(table.pending[0])
        for tables in asked(name).values()
        for table in tables
        if not table.pending[0].finite
    }
    assert open_questions <= forms
    assert name != "chessboard" or {"chessboard.army.build", "chessboard.turn.move"} <= kinds


@pytest.mark.parametrize("name", DEEDS)
def test_every_deed_is_offered_drawn_beyond_the_candidates_and_made_by_the_client(name: str) -> None:
    """Each with a way that has corners if it takes a way, and beside moves of others."""
    tables = [table for tables in asked(name).values() for table in tables]
    offers = {deed.name: deed.takes for table in tables for deed in table.pending[0].gesture().deeds}
    assert sorted(offers) == DEEDS[name]
    drawn = [pair for table in tables for pair in beyond(table)]
    check_deeds(offers, [question.in_hand(value) for question, value in drawn if question.gesture().deeds])
    cases = [case for case in json.loads(PLACE.read_text("utf-8")) if case["kind"].startswith(f"{name}.")]
    check_deeds(offers, [form for case in cases if case["gesture"]["deeds"] for form in case["forms"]])


def check_deeds(offers: dict[str, str], forms: list[Any]) -> None:
    """Forms use every deed and walk round corners, and several figures go by ways of their own."""
    moves = [move for form in forms for move in form]
    assert {move[2] for move in moves if len(move) > 2} >= offers.keys()
    assert any(len(move) == 2 and len(move[1]) > 2 for move in moves)
    for name in [deed for deed, takes in offers.items() if takes in (WITH_WAY, WITH_PLACES, WITH_GROUP)]:
        assert any(move[2:3] == [name] and len(move[1]) > 1 for move in moves), f"no corners with {name}"
    with_others = [form for form in forms if len(form) > 1 and any(len(move) > 2 for move in form)]
    assert any(len({len(move[1]) for move in form}) > 1 for form in with_others)


@every_name
def test_any_legal_answer_can_be_tried_at_the_server(name: str) -> None:
    rules = game(name)
    for tables in asked(name).values():
        for table in tables:
            position = Raw(msgspec.json.encode(table.position().to_json(rules)))
            for question in table.pending:
                for value in drawn(question):
                    check_trial(name, position, question, value)
            for question, value in beyond(table):
                check_trial(name, position, question, value)


def check_trial(name: str, position: Raw, question: Question[Any], value: Any) -> None:
    """The server judges an answer, and shows what it would do."""
    answer = question.write(value)
    trial = {"game": name, "position": position, "player": question.player, "value": answer}
    judged = JOBS["attempt"](Raw(msgspec.json.encode(trial)))
    assert judged.note is None, f"{question!r} refuses {answer!r}: {judged.note}"
    assert same(judged.candidate.answer, answer)
    assert judged.candidate.spelled
    form = question.in_hand(value)
    assert same(answer if judged.candidate.form is None else judged.candidate.form, form)
    by_hand = JOBS["attempt"](Raw(msgspec.json.encode({**trial, "value": form, "hand": True})))
    assert by_hand.note is None, f"{question!r} refuses {form!r} from a hand: {by_hand.note}"
    assert same(by_hand.candidate.answer, answer)
    sign = question.show(value)
    assert judged.candidate.space == sign.space
    assert sign.piece in (None, judged.candidate.piece, judged.candidate.target)


@every_name
@pytest.mark.parametrize("seed", range(2))
def test_a_match_at_the_server_takes_any_legal_answer(name: str, seed: int) -> None:
    rules = game(name)
    options = rules.complete_options({"deployment": "hidden"} if name == "chessboard" else None)
    course = Course(name, options, [None] * rules.seats(options), bytes([seed + 1]) * 32, None)
    course.perform(Act(BEGIN))
    draw = Draw(seed)
    others = 0
    for _ in range(60):
        if not course.pending:
            break
        found = list(beyond(course.running))
        question = course.pending[draw.below(len(course.pending))]
        value = question.sample(draw)
        if found:
            question, value = found[draw.below(len(found))]
            others += 1
        answer = json.loads(json.dumps(question.write(value)))
        course.perform(Act(ANSWER, question.player, answer))
        given = [entry for entry in course.running.entries if entry.kind == 0]
        assert any(same(entry.value, answer) for entry in given[-6:])
    assert others > 5 or name != "chessboard"


@every_name
def test_any_legal_answer_can_be_typed(name: str) -> None:
    rules = game(name)
    words = wording_of(rules, Messages("en"))
    for tables in asked(name).values():
        for table in tables:
            values = [(question, value) for question in table.pending for value in drawn(question)]
            for question, value in [*values, *beyond(table)]:
                check_spelling(table, question, value)
                text = rules.spell(table.state, question, value)
                meant = question.read(words.read(question, table.state, text))
                assert not isinstance(meant, Refusal), f"{question!r}: {text!r} is refused: {meant!r}"
                assert rules.spell(table.state, question, meant) == text


ODD: list[Any] = [None, True, -1, 9**9, 1.5, "x", [], [[]], [None], [[1]], [1, 2], [1, 2, 3], [9**12, 0]]
ODD += [[[0, [1, 2]]], [[0, [9**12, 1]]], [["x", ["y"]]], {"a": 1}, [[0, []], [0, [], "push"]], [[0, 1]]]


@every_name
def test_whatever_a_hand_makes_is_refused_or_taken_and_breaks_nothing(name: str) -> None:
    for tables in asked(name).values():
        for question in [question for table in tables for question in table.pending]:
            for form in ODD:
                question.read(question.from_hand(form))
                question.understood(question.from_hand(form))


@every_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_legal_answer_survives_its_typed_form(name: str, language: str) -> None:
    """Written as somebody types it, and read again, by the form alone and by all that the terminal reads."""
    rules = game(name)
    words = wording_of(rules, Messages(language))
    for tables in asked(name).values():
        for table in tables:
            values = [(question, value) for question in table.pending for value in drawn(question)]
            for question, value in [*values, *beyond(table)]:
                answer = question.write(value)
                text = words.typed(question, table.state, value)
                again = words.read(question, table.state, text)
                if question.gesture().kind == LIST:  # the same army may have another name
                    assert words.typed(question, table.state, question.read(again)) == text
                    continue
                assert same(again, answer), f"{question!r}: {text!r} is read as {again!r}, not {answer!r}"
                if has_form(question.gesture()):
                    form = Form(words, question, table.state).answer(text)
                    assert same(form, answer), f"{question!r}: {text!r} is read as {form!r}, not {answer!r}"
                    assert question.finite or words.form_help(question, table.state)


@every_name
def test_any_legal_answer_can_be_typed_at_a_text_table(name: str) -> None:
    """The server reads what somebody types there, and says what is wrong with it."""
    rules = game(name)
    words = wording_of(rules, Messages("nl"))
    for table in [table for tables in asked(name).values() for table in tables]:
        position = Raw(msgspec.json.encode(table.position().to_json(rules)))
        for question in table.pending:
            value = question.sample(Draw(1))
            text = words.typed(question, table.state, value)
            trial = {"game": name, "position": position, "player": question.player, "typed": "nl"}
            judged = JOBS["attempt"](Raw(msgspec.json.encode({**trial, "value": text})))
            assert judged.note is None, f"{question!r} refuses {text!r}: {judged.note}"
            assert question.gesture().kind == LIST or same(judged.candidate.answer, question.write(value))
            judged = JOBS["attempt"](Raw(msgspec.json.encode({**trial, "value": "; what? >"})))
            assert judged.candidate is None
            assert judged.note.id


# -- in the browser -----------------------------------------------------------------------------


def test_the_forms_that_the_client_is_tested_with_are_fresh() -> None:
    assert PLACE.read_text("utf-8") == written(), "run python -m tools.hand_forms"


def test_the_client_makes_every_form_by_hand() -> None:
    if shutil.which("node") is None or not TYPESCRIPT.is_dir():
        leave_out("node and what the client is built with")
    script = WEB / "scripts" / "hands.js"
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "answers to" in done.stdout
