"""What comes in is bounded by what the rules can mean, and refused with what would be right."""

from __future__ import annotations

import math
import time
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.tables import read_table_file
from dicefront.kernel.errors import BadData, TableError
from dicefront.kernel.game import game
from dicefront.kernel.testing import offered
from dicefront.server.bounds import is_nested
from dicefront.server.http.endpoints import has_nul
from dicefront.server.show import screen_of
from tests.server.serving import Visitors


def outline(corners: int) -> list[list[float]]:
    turns = [math.tau * number / corners for number in range(corners)]
    return [[round(0.8 * math.cos(turn), 3), round(0.8 * math.sin(turn), 3)] for turn in turns]


def dense_table(rows: int, corners: int) -> dict[str, Any]:
    """A table with as many objects as there is room for, all of them with so many corners."""
    kind = {"id": "blob", "name_en": "blob", "corners": outline(corners), "height": 1.5}
    apart = 40 / (rows - 1)
    objects = [
        {"kind": "blob", "x": round(4 + apart * x, 2), "y": round(4 + apart * y, 2)}
        for x in range(rows)
        for y in range(rows)
    ]
    return {"id": "dense", "width": 48, "depth": 48, "kinds": [kind], "objects": objects}


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (dense_table(5, 17), "3 to 16 corners"),
        (dense_table(6, 16), "at most 480 corners in all"),
        (dense_table(11, 3), "at most 120 objects"),
        (dense_table(16, 3), "at most 240 objects"),
        (dense_table(5, 4) | {"kinds": [{}] * 241}, "at most 240 objects"),
    ],
    ids=["corners", "corners in all", "objects", "list", "kinds"],
)
@pytest.mark.rule("HR-TAB-05")
def test_a_table_has_no_more_corners_and_objects_than_can_stand_on_one(
    table: dict[str, Any], expected: str
) -> None:
    with pytest.raises(BadData, match=expected):
        read_table_file(table, "options.table")


def test_the_largest_table_is_read_in_no_time() -> None:
    """By processor time, which other work on the machine does not change."""
    largest = dense_table(10, 4)
    began = time.thread_time()
    game("home_raiders").complete_options({"table": largest, "stars": 30})
    assert time.thread_time() - began < 1.0  # with all pairs measured it takes many times that


@pytest.mark.parametrize(
    ("game_id", "roster", "expected"),
    [
        ("chessboard", {"minis": ["d4"] * 41}, "at most 40 miniatures"),
        (
            "home_raiders",
            {
                "faction": "gremlins",
                "troops": [{"ref": str(number), "card": "gr-ragmen"} for number in range(41)],
            },
            "at most 40 troops",
        ),
        (
            "home_raiders",
            {"faction": "gremlins", "troops": [{"ref": "x" * 61, "card": "gr-ragmen"}]},
            "a text of 1 to 60 characters",
        ),
        (
            "spherewars",
            {"race": "alliance", "recruits": [{"combatant": "the_guard"}] * 61},
            "at most 60 lines",
        ),
    ],
    ids=["miniatures", "troops", "names", "recruits"],
)
def test_an_army_is_read_as_far_as_one_can_be_played(game_id: str, roster: Any, expected: str) -> None:
    rules = game(game_id)
    refusal = rules.problems(roster, rules.complete_options(None))[0]
    assert expected in str(refusal.args["expected"])
    verdict = screen_of(game_id).army_verdict(roster, rules.complete_options(None))
    assert expected in str(verdict.problems[0].note.args["expected"])


@pytest.mark.parametrize("path", ["check", "sheet"])
def test_an_army_that_is_too_large_is_refused_at_once(visitor: Visitors, path: str) -> None:
    body = {"roster": {"minis": ["d4"] * 20_000}}
    found = visitor().http.post(f"/api/armies/chessboard/{path}", json=body)
    assert found.status_code == (200 if path == "check" else 422)
    assert "at most 40 miniatures" in found.text


def test_a_look_reaches_no_further_than_two_activations() -> None:
    rules, screen = game("home_raiders"), screen_of("home_raiders")
    table = rules.table({"table": "bedside-table", "stars": 4}, seed=2)
    while table.state.round == 0:
        question = table.pending[0]
        table.answer(question.player, offered(question)[0])
    piece = next(one for one in table.state.characters if one.where == 1 or one.body.shape.x > 0)
    most = 2 * table.state.options.constants.actions * piece.card.movement
    assert screen.look(table.state, 0, "reach", {"piece": piece.id, "allowance": most})
    with pytest.raises(TableError, match=str(most)):
        screen.look(table.state, 0, "reach", {"piece": piece.id, "allowance": 400 * INCH})


@pytest.mark.parametrize(
    ("text", "nested"),
    [
        (b"[" * 24 + b"]" * 24, False),
        (b"[" * 60 + b"]" * 60, True),
        (b'{"a":' * 60 + b"1" + b"}" * 60, True),
        (b'["' + b"[" * 900 + b'"]', False),
        (b'["\\"' + b"[" * 900 + b'"]', False),
        (b"[" + b"[]," * 50_000 + b"[]]", False),
        (b"[[0]," * 60 + b"0" + b"]" * 60, True),
    ],
    ids=["flat", "lists", "objects", "text", "quoted", "long", "with neighbours"],
)
def test_what_is_nested_too_deep_is_found(text: bytes, nested: bool) -> None:
    assert is_nested(text, 24) is nested


HOSTILE = {
    "quotes": b'"' + b'\\"' * 20_000,
    "backslashes": b'"' + b"\\" * 40_001,
    "openings": b"[" * 40_000,
    "both openings": b"[{" * 20_000,
    "crossed": b"[{}" * 13_000 + b"}" * 13_000,
    "NUL": b'"' + b"\\" * 40_000 + b'\\u0000"',
}


@pytest.mark.parametrize("text", list(HOSTILE.values()), ids=list(HOSTILE))
def test_no_text_takes_long_to_be_judged(text: bytes) -> None:
    """Whatever is sent, it is read once: a text of quotes that never ends took minutes of the loop."""
    began = time.thread_time()
    is_nested(text, 24)
    has_nul(text)
    assert time.thread_time() - began < 0.1


def test_what_is_nested_too_deep_is_refused(visitor: Visitors) -> None:
    anna = visitor()
    deep = '{"roster":' + "[" * 500 + "]" * 500 + "}"
    headers = {"content-type": "application/json"}
    found = anna.http.post("/api/armies/chessboard/check", content=deep, headers=headers)
    assert (found.status_code, found.json()["code"]) == (400, "unreadable")
    seats = [{"who": "me"}, {"who": "computer", "level": "greedy"}]
    match = anna.new_match("chessboard", options={"preset": "first_game"}, seats=seats)["match"]["id"]
    with anna.sit(match, 0) as seat:
        seat.socket.send('{"type":"answer","id":"1","question":1,"value":' + "[" * 500 + "]" * 500 + "}")
        assert seat.wait("refused")["code"] == "unreadable"
