"""Units by value for cost: what is shown was played, with what it is based on."""

from __future__ import annotations

import pytest

from dicefront.kernel.game import game
from dicefront.server.show import screen_of
from tests.server.serving import Visitors


@pytest.mark.parametrize("name", ["chessboard", "home_raiders"])
def test_units_are_shown_with_interval_games_date_rules_and_command(visitor: Visitors, name: str) -> None:
    found = visitor().get(f"/api/units/{name}")
    assert found["rules"] == found["now"] == game(name).rules
    assert found["command"].startswith(f"dicefront report {name} --units -n {found['games']}")
    assert len(found["units"]) >= 5
    for one in found["units"]:
        share, low, high = one["share"]
        assert 0 <= low <= share <= high <= 1
        assert 0 < one["games"] <= found["games"]
        assert bool(one["against"]) == bool(one["against_share"])
    shares = [one["share"][0] for one in found["units"]]
    assert shares == sorted(shares, reverse=True)


def test_every_card_that_is_shown_can_be_bought_at_that_cost(visitor: Visitors) -> None:
    book = screen_of("home_raiders").army_book(game("home_raiders").complete_options(None))
    assert book is not None
    costs = {entry.entry: entry.cost for entry in book.entries}
    for one in visitor().get("/api/units/home_raiders")["units"]:
        assert costs[one["id"]] == one["cost"]


def test_a_game_without_units_says_so(visitor: Visitors) -> None:
    assert visitor().get("/api/units/crystals", 404)["code"] == "not-measured"
