"""Odds outside a match, for every game; and what the program does with every paragraph."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dicefront.server.http.routes import rules
from dicefront.server.http.routes.rules import known_ids
from tests.server.serving import Visitor, Visitors


def odds(visitor: Visitor, game: str, situation: dict[str, Any], status: int = 200) -> Any:
    return visitor.post(f"/api/odds/{game}", {"situation": situation}, status)


@pytest.mark.rule("CR-TOW-04", "CR-TOW-08")
def test_every_character_under_a_tower_is_saved_by_a_roll_of_its_own(visitor: Visitors) -> None:
    found = odds(visitor(), "crystals", {"towers": [2, 0]})["chances"]
    assert [(one["id"].rsplit(".", 1)[1], one["exact"]) for one in found] == [
        ("killed-none", "0"),
        ("killed-one", "1/3"),
        ("killed-two", "2/3"),
    ]
    found = odds(visitor(), "crystals", {"towers": [1, 2, 3, 3]})["chances"]
    assert sum(Fraction(one["exact"]) for one in found) == 1
    assert Fraction(found[0]["exact"]) == Fraction(1 * 2 * 3 * 3, 6**4)


@pytest.mark.parametrize("towers", [None, [], [4], [-1], [True], ["1"], [0, 0, 0, 0, 0]])
def test_a_strike_that_cannot_be_is_refused(visitor: Visitors, towers: Any) -> None:
    odds(visitor(), "crystals", {"towers": towers}, 422)


def test_every_paragraph_is_listed_with_the_tests_that_show_it(visitor: Visitors) -> None:
    found = visitor().get("/api/rules/crystals/status")
    states = {one["id"]: one for one in found["paragraphs"]}
    assert found["tested"]
    assert all(one["tests"] for one in states.values())
    own = "server/test_odds.py::test_every_character_under_a_tower_is_saved_by_a_roll_of_its_own"
    assert own in states["CR-TOW-08"]["tests"]
    assert {one["status"] for one in states.values()} == {"enforced"}


def test_a_paragraph_without_a_test_is_not_claimed_to_be_enforced(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = known_ids() - {"CR-TOW-08"}
    monkeypatch.setattr(rules, "known_ids", lambda: known)
    book = visitor().get("/api/rules/crystals")
    states = {one["id"]: one["status"] for section in book["sections"] for one in section["paragraphs"]}
    assert states["CR-TOW-08"] == "unshown"
    assert states["CR-TOW-04"] == "enforced"
    hits = visitor().get("/api/rules/crystals/search?q=CR-TOW-08")
    assert hits["paragraphs"][0]["status"] == "unshown"
