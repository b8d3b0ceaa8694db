"""What the seats see."""

import json

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.state import DEFEATED, NORTH, SOUTH
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered
from tests.games.chessboard.positions import match, scene, spaces


def seen(state: object, player: int | None = SOUTH) -> dict[str, Json]:
    view = GAME.view(state, player)  # type: ignore[arg-type]
    assert isinstance(view, dict)
    return view


def minis_of(view: dict[str, Json]) -> list[dict[str, Json]]:
    minis = view["minis"]
    assert isinstance(minis, list)
    return [mini for mini in minis if isinstance(mini, dict)]


@pytest.mark.rule("CB-BRD-08")
def test_both_players_and_spectators_see_the_same_table() -> None:
    table = GAME.table({"quiet_limit": 3}, seed=4)
    draw = Draw(4)
    while table.pending:
        assert seen(table.state, SOUTH) == seen(table.state, NORTH) == seen(table.state, None)
        question = table.pending[0]
        table.answer(question.player, offered(question)[draw.below(len(question.options()))])
    json.dumps(seen(table.state))


@pytest.mark.rule("CB-BRD-08")
def test_dice_equipment_armor_left_re_rolls_and_who_is_spent_are_open() -> None:
    state = position(
        {"b1": "d8 hero used bow spent"}, {"b8": "d12 armor:2 worn:1 gun"}, south_reserve=["d6 hero"]
    )
    hero, reserve, tank = minis_of(seen(state, NORTH))
    assert hero == {
        "id": 0,
        "owner": SOUTH,
        "die": 8,
        "figure": "archer",
        "bow": True,
        "gun": False,
        "hero": True,
        "space": s("b1"),
        "where": "board",
        "armor": 0,
        "ready": False,
        "reroll": False,
        "tally": 14,
    }
    assert (reserve["where"], reserve["space"], reserve["reroll"]) == ("reserve", None, True)
    assert (tank["armor"], tank["gun"], tank["ready"], tank["tally"]) == (1, True, True, 20)


@pytest.mark.rule("CB-BRD-08", "CB-DEF-10")
def test_a_defeated_miniature_is_seen_as_defeated() -> None:
    played = scene(position({"b2": "d8"}, {"b3": "d4", "h8": "d4"}), "b2", "b2", "xb3", dice=[8, 1, 1])
    fallen = minis_of(seen(played.state))[1]
    assert (fallen["where"], fallen["space"]) == ("defeated", None)


@pytest.mark.rule("CB-BRD-08", "CB-RET-13")
def test_obstacles_marker_round_turn_tally_and_outcome_are_open() -> None:
    state = position(
        {"b1": "d8", "b8": "d4"},
        {"c8": "d12"},
        obstacles=["d4", "c3"],
        marker="e5",
        scenario="retrieve",
        turn=NORTH,
        round=3,
        quiet=2,
        finished=[SOUTH],
    )
    view = seen(state)
    assert view["obstacles"] == spaces("c3 d4")
    assert (view["marker"], view["carrier"]) == (s("e5"), -1)
    assert (view["round"], view["turn"], view["quiet"], view["phase"]) == (3, NORTH, 2, "turn")
    assert view["finished"] == [True, False]
    assert view["tally"] == [[2, 1, 12], [1, 0, 12]]
    assert view["outcome"] is None
    table = scene(state).table
    table.resign(NORTH)
    assert seen(table.state)["outcome"] == {
        "reason": "chessboard.conceded",
        "rule": "CB-END-02",
        "places": [1, 2],
    }


@pytest.mark.rule("CB-ARM-07")
def test_an_army_is_not_seen_before_both_are_shown() -> None:
    played = match(south=["d20", "d4", "d4"], army_min=1)
    view = seen(played.state, NORTH)
    assert view["minis"] == []
    assert view["army_given"] == [True, False]
    assert "20" not in json.dumps({key: value for key, value in view.items() if key != "options"})


@pytest.mark.rule("CB-BRD-08")
def test_looking_changes_nothing_and_gives_nothing_to_change() -> None:
    state = position({"b1": "d8"}, {"b8": "d4"}, obstacles=["d4"])
    before = json.dumps(GAME.encode(state))
    view = seen(state)
    for part in ("obstacles", "minis", "finished"):
        inner = view[part]
        assert isinstance(inner, list)
        inner.clear()
    given = view["options"]
    assert isinstance(given, dict)
    given.clear()
    assert json.dumps(GAME.encode(state)) == before


@pytest.mark.rule("CB-BRD-01")
def test_the_diagram_has_rank_eight_on_top_and_shows_who_stands_where() -> None:
    state = position(
        {"a1": "d8", "e5": "d4"},
        {"e5": "d10", "h8": "d20"},
        obstacles=["c3"],
        marker="d4",
        scenario="retrieve",
        south_reserve=["d6"],
    )
    rows = GAME.diagram(state).splitlines()
    assert rows[0].split() == ["8", ".", ".", ".", ".", ".", ".", ".", "N20"]
    assert rows[3].split() == ["5", ".", ".", ".", ".", "S4N10", ".", ".", "."]
    assert rows[4].split() == ["4", ".", ".", ".", "M", ".", ".", ".", "."]
    assert rows[5].split() == ["3", ".", ".", "####", ".", ".", ".", ".", "."]
    assert rows[7].split()[:2] == ["1", "S8"]
    assert rows[8].split() == list("abcdefgh")
    assert rows[9] == "reserve S6"


@pytest.mark.rule("CB-MOV-05", "CB-OBS-05", "CB-RET-13")
def test_impossible_positions_are_named() -> None:
    def problem(change: str) -> str:
        state = position(
            {"b1": "d8 armor:1", "c1": "d4"}, {"b8": "d4"}, obstacles=["d4"], marker="e5", scenario="retrieve"
        )
        mini = mini_at(state, "b1")
        if change == "stacked":
            mini.space = s("c1")
        elif change == "obstacle":
            mini.space = s("d4")
        elif change == "armor":
            mini.armor = 2
        elif change == "ready":
            mini.space = DEFEATED
        elif change == "reroll":
            mini.reroll = True
        elif change == "two markers":
            state.carrier = 0
        elif change == "no marker":
            state.marker = -1
        return GAME.problem_of_state(state)

    assert problem("nothing") == ""
    assert "CB-MOV-05" in problem("stacked")
    assert "CB-OBS-05" in problem("obstacle")
    assert "CB-DEF-08" in problem("armor")
    assert "ready off the board" in problem("ready")
    assert "CB-HER-01" in problem("reroll")
    assert "CB-RET-13" in problem("two markers")
    assert "CB-RET-13" in problem("no marker")
