"""Answers as players write them."""

from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.flow import Activate, EnterReserve
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import Move
from dicefront.games.chessboard.rules.scenarios import Drop
from dicefront.games.chessboard.rules.setup import Deploy, DeployAll, PlaceObstacle
from dicefront.games.chessboard.rules.state import SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import TableError, UnreadableAnswer
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.testing import offered
from tests.games.chessboard.positions import match

MATCHES: list[dict[str, Json]] = [
    {"points": 50, "quiet_limit": 3, "obstacles": "pillars"},
    {"scenario": "retrieve", "obstacles": "placed", "obstacle_count": 3, "quiet_limit": 3},
    {"scenario": "retrieve", "pickup": "free", "hero_timing": "informed", "quiet_limit": 3},
    {"deployment": "hidden", "points": 50, "army_min": 1, "quiet_limit": 3},
    {"army_mode": "free", "free_armies": "open", "quiet_limit": 3},
    {"figure_weapons": "free", "points": 40, "quiet_limit": 3},
]


def same_meaning(question: Question[Any], one: object, other: object) -> bool:
    """Armies are the same if their miniatures are, whatever the army is called and in whatever case."""
    if question.kind == "chessboard.army.build":
        assert isinstance(one, dict)
        assert isinstance(other, dict)
        return [str(mini).lower() for mini in one["minis"]] == list(other["minis"])
    return one == other and type(one) is type(other)


@pytest.mark.rule("CB-DEC-01", "CB-DEC-04", "CB-DEC-05", "CB-DEC-07")
@pytest.mark.parametrize("chosen", MATCHES)
@pytest.mark.parametrize("seed", range(2))
def test_every_candidate_of_a_random_game_is_read_back_as_it_was_spelled(
    chosen: dict[str, Json], seed: int
) -> None:
    table = GAME.table(dict(chosen), seed=seed)
    draw = Draw(seed)
    for _ in range(400):
        if not table.pending:
            break
        for question in table.pending:
            texts: list[str] = []
            for option in question.options():
                text = GAME.spell(table.state, question, option)
                answer = question.write(option)
                assert same_meaning(question, GAME.read(table.state, question, text), answer), text
                assert same_meaning(question, GAME.read(table.state, question, f" {text.upper()} "), answer)
                texts.append(text)
            assert len(set(texts)) == len(texts) or not question.finite, "two answers are spelled alike"
        question = table.pending[draw.below(len(table.pending))]
        candidates = offered(question)
        table.answer(question.player, candidates[draw.below(len(candidates))])


def melee() -> tuple[ChessState, Question[Any]]:
    state = position({"b2": "d8 bow gun"}, {"b3": "d4", "b6": "d6", "e5": "d6"}, north_reserve=["d4"])
    mini = mini_at(state, "b2")
    return state, Attack(state, mini, attacks_from(state, mini, mini.space))


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("xb3", ["melee", 1]),
        ("b3", ["melee", 1]),
        ("b2xb3", ["melee", 1]),
        ("melee b3", ["melee", 1]),
        ("bow b3", ["bow", 1]),
        ("BOW B6", ["bow", 2]),
        ("xb6", ["gun", 2]),
        ("b6", ["gun", 2]),
        ("bow e5", ["bow", 3]),
        ("-", None),
        ("", None),
    ],
)
@pytest.mark.rule("CB-DEC-07")
def test_an_attack_is_written_with_its_type_or_takes_the_strongest_that_reaches(
    text: str, answer: Json
) -> None:
    state, question = melee()
    assert GAME.read(state, question, text) == answer


@pytest.mark.parametrize(
    "text", ["x", "xx", "bow", "bwo b3", "sword b3", "b9", "h8", "xb2", "bow gun b3", "b3 b6", "?"]
)
@pytest.mark.rule("CB-DEC-07")
def test_what_means_no_attack_is_not_taken_for_one(text: str) -> None:
    state, question = melee()
    with pytest.raises(UnreadableAnswer):
        GAME.read(state, question, text)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("d4", "d4"),
        ("b2-d4", "d4"),
        ("b2 d4", "d4"),
        ("b2-c3-d4", ["c3", "d4"]),
        ("c3-d4", ["c3", "d4"]),
        ("b2", "b2"),
        ("b2-b2", "b2"),
        ("-", "b2"),
    ],
)
@pytest.mark.rule("CB-DEC-05")
def test_a_move_is_written_as_its_end_or_as_its_path(text: str, answer: str | list[str]) -> None:
    state = position({"b2": "d8"})
    question = Move(state, mini_at(state, "b2"))
    meant = s(answer) if isinstance(answer, str) else [s(name) for name in answer]
    assert GAME.read(state, question, text) == meant
    assert question.check(meant) is None


@pytest.mark.rule("CB-DEC-05")
def test_a_path_is_spelled_step_by_step() -> None:
    state = position({"b2": "d8"})
    question = Move(state, mini_at(state, "b2"))
    path = [s("c3"), s("c4"), s("d4")]
    assert GAME.spell(state, question, question.read(path)) == "b2-c3-c4-d4"
    assert GAME.read(state, question, "b2-c3-c4-d4") == path


@pytest.mark.rule("CB-DEC-01")
@pytest.mark.parametrize(
    ("roster", "text"),
    [
        ({"name": "Captain", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]}, "Captain"),
        ({"name": "Captain", "minis": ["d6", "d6", "d6", "d6", "d6"]}, "d6, d6, d6, d6, d6"),
        ({"name": "My own", "minis": ["d8, hero", "d4+armor:1", "d4", "d4", "d4"]}, None),
        ({"minis": ["d6", "d6", "d6", "d6", "d6"]}, "d6, d6, d6, d6, d6"),
    ],
)
def test_an_army_is_spelled_by_name_only_if_it_is_the_ready_made_one(
    roster: dict[str, Json], text: str | None
) -> None:
    played = match(dice=[1, 2])
    question = played.pending[0]
    assert question.check(roster) is None
    spelled = GAME.spell(played.state, question, roster)
    assert text is None or spelled == text
    read = GAME.read(played.state, question, spelled)
    assert question.check(read) is None
    played.play((SOUTH, read))
    played.play((1, roster))
    assert played.state.armies[0] == played.state.armies[1]


def every_question() -> list[tuple[ChessState, Question[Any]]]:
    """One question of each kind."""
    turn = position(
        {"b2": "d8 bow", "c1": "d4 carrier"}, {"b3": "d4"}, south_reserve=["d6"], scenario="retrieve"
    )
    fresh = position(south_reserve=["d6", "d4"], north_reserve=["d4"], phase="deployment")
    mini = mini_at(turn, "b2")
    waiting = [one for one in turn.minis if one.space == -1]
    start = match()
    return [
        (start.state, start.pending[0]),
        (fresh, PlaceObstacle(fresh)),
        (fresh, Deploy(fresh)),
        (fresh, DeployAll(fresh, SOUTH)),
        (turn, Activate(turn)),
        (turn, Move(turn, mini)),
        (turn, Drop(mini, [s("b2")])),
        (turn, Attack(turn, mini, attacks_from(turn, mini, mini.space))),
        (turn, EnterReserve(turn, SOUTH, waiting, [s("b1")])),
        (turn, Confirm(SOUTH, "chessboard.reroll.attack", "CB-HER-01")),
    ]


BAD_TEXTS = [
    "?",
    "z9",
    "a0",
    "i4",
    "d44",
    "maybe",
    "b2-",
    "-b2",
    "b2--",
    "--",
    "b2-z9",
    "b2xz9",
    "3@",
    "@d1",
    "3@d1@e1",
    "-1@d1",
    "²@d1",
    "9" * 5000 + "@d1",
    "d²",
    "d" + "4" * 5000,
    "d6 armor:²",
    "é",
    "\x00",
    "x" * 500,
    "1e9",
    "null",
    "[27]",
]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: ascii(text)[:12])
def test_a_bad_text_is_refused_and_breaks_nothing(text: str) -> None:
    for state, question in every_question():
        try:
            answer = GAME.read(state, question, text)
        except UnreadableAnswer:
            continue
        assert question.check(answer) is not None, f"{question.kind} takes it for {answer!r}"


@pytest.mark.parametrize("text", ["", "-"])
def test_nothing_means_no_more_than_the_question_allows(text: str) -> None:
    for state, question in every_question():
        try:
            answer = GAME.read(state, question, text)
        except TableError:
            continue
        if question.kind in ("chessboard.setup.deploy", "chessboard.turn.reserve", "chessboard.army.build"):
            assert question.check(answer) is not None
        else:
            assert question.check(answer) is None


@pytest.mark.parametrize(
    ("text", "meant"), [("y", True), ("YES", True), ("ja", True), ("n", False), ("nee", False)]
)
def test_yes_and_no_are_understood_in_both_languages(text: str, meant: bool) -> None:
    state = position({"b2": "d8"})
    assert GAME.read(state, Confirm(SOUTH, "chessboard.reroll.attack", "CB-HER-01"), text) is meant


def test_an_unreadable_text_at_the_table_changes_nothing() -> None:
    played = match(["d6"] * 5, ["d6"] * 5, dice=[1, 2])
    before = GAME.encode(played.state)
    question = played.question
    with pytest.raises(UnreadableAnswer):
        played.play("-")
    assert GAME.encode(played.state) == before
    assert played.pending == [question]
