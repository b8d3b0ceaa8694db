"""Building a list of troops, in a game that allows three of them at most."""

from __future__ import annotations

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json
from dicefront.skirmish.lists import BuildList, check_lists

READY: list[Json] = ["guard", {"troops": 2}]


def problems(roster: Json) -> list[Refusal]:
    troops = roster.get("troops") if isinstance(roster, dict) else 1
    legal = roster != "nobody" and isinstance(troops, int) and troops <= 3
    return [] if legal else [Refusal("toy.too_many", "TY-LIS-01", {"troops": troops})]


class BuildToyList(BuildList):
    def __init__(self, random: Json) -> None:
        super().__init__(0, "toy.list", "TY-LIS-01", "an id or an object with troops")
        self.random = random

    def problems(self, roster: Json) -> list[Refusal]:
        return problems(roster)

    def proposals(self) -> list[Json]:
        return READY

    def at_random(self, draw: Draw) -> Json:
        return self.random


def test_a_list_is_an_id_or_an_object_without_problems() -> None:
    question = BuildToyList(None)
    assert (question.secret, question.candidates()) == (True, READY)
    assert question.check("guard") is None
    assert question.check({"troops": 3}) is None
    refused = question.check({"troops": 4})
    assert refused is not None
    assert refused.reason == "toy.too_many"
    unreadable = question.check(7)
    assert unreadable is not None
    assert unreadable.args["expected"] == "an id or an object with troops"


def test_a_sample_is_made_at_random_unless_that_is_illegal() -> None:
    assert BuildToyList({"troops": 1}).sample(Draw(0)) == {"troops": 1}
    too_many: Json = {"troops": 9}
    for useless in (None, too_many):
        samples = [BuildToyList(useless).sample(Draw(seed)) for seed in range(20)]
        assert [one for one in samples if one not in READY] == []


def test_lists_given_before_the_game_are_checked() -> None:
    check_lists(["guard", None], problems, "a list")
    with pytest.raises(BadData, match=r"rosters\[1\]: expected a list, got .*toy.too_many"):
        check_lists(["guard", {"troops": 5}], problems, "a list")
