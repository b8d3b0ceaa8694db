"""The end of a match in numbers: rounds, points by kind, and who did most."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.parts.show.ledger import Deed
from dicefront.server.course.course import Course
from dicefront.server.course.summary import doers_of, summary_of
from dicefront.server.rulebooks import rulebook
from dicefront.text.messages import Messages
from tests.server.meeting import SHORT, play_out, two_players
from tests.server.serving import Visitors
from tests.server.test_stakes import PLAIN, SEED, course_of


@pytest.mark.parametrize(
    ("name", "options", "rosters", "first"),
    [
        ("chessboard", {}, [PLAIN, PLAIN], "chessboard.show.minis-left"),
        ("crystals", {"side_length": 3}, None, "crystals.show.crystals"),
        ("home_raiders", {"stars": 4, "table": "bedside-table"}, None, "home_raiders.value-"),
        ("spherewars", {}, None, "spherewars.show.points-"),
    ],
)
def test_a_game_that_is_over_says_what_it_was_won_by(
    name: str, options: dict[str, Any], rosters: list[Any] | None, first: str
) -> None:
    course = course_of(name, options, 3, rosters)
    found = summary_of(course)
    assert found.rounds > 0
    assert found.sides == [0, 1]
    assert found.points[0].id.startswith(first)
    assert all(len(one.values) == 2 for one in found.points)
    for language in ("en", "nl"):
        assert all(Messages(language).has(one.id) for one in found.points)
    assert {one.rule for one in found.points} <= {one.id for one in rulebook(name, "en").paragraphs}
    assert [doer.worth for doer in found.doers] == sorted((one.worth for one in found.doers), reverse=True)
    assert sum(doer.deeds for doer in found.doers) <= len(course.ledger.deeds)


def test_who_did_most_is_known_by_what_its_deeds_were_worth() -> None:
    course = Course("chessboard", {}, [None, None], bytes([3]) * 32, None)
    course.ledger.deeds = [Deed(1, 4, 2.0), Deed(2, 7, 5.0), Deed(3, 4, 2.5), Deed(9, 4, 4.0)]
    assert [(one.piece, one.deeds, one.worth) for one in doers_of(course)] == [(4, 3, 8.5), (7, 1, 5.0)]
    course.ledger.go_back(4)  # what was taken back counts for nobody
    assert [one.piece for one in doers_of(course)] == [7, 4]


def test_a_summary_is_told_once_the_match_is_over_and_is_the_same_in_its_replay(visitor: Visitors) -> None:
    match, anna, bram = two_players(
        visitor, "chessboard", options=SHORT["chessboard"], seed=SEED, watch=False
    )
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        anna.get(f"/api/matches/{match}/summary", 409)
        play_out([south, north], Draw(3))
        live = anna.get(f"/api/matches/{match}/summary")
    visitor().get(f"/api/matches/{match}/summary", 403)
    assert live["rounds"] == 3
    assert live["doers"][0]["deeds"] > 0
    brought = bram.post("/api/replays", {"log": anna.get(f"/api/matches/{match}/log")})
    assert bram.get(f"/api/matches/{brought['id']}/summary") == live
