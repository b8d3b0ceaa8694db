"""CAM: win the house."""

import json
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.campaign import (
    CAMPAIGN,
    ROOM,
    Campaign,
    campaign_json,
    is_over,
    leave,
    match_options,
    new_campaign,
    owner_of_the_house,
    playable,
    read_campaign,
    record,
    roster_problems,
    standings,
)
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.tables import KINDS, ROOMS
from dicefront.games.home_raiders.scenes import own_table, team
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome, drawn, won_by
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import attributes
from tests.games.home_raiders.names import bear

DRAW = drawn(2, "home_raiders.end.vanish", "HR-OBJ-06")


def won(player: int) -> Outcome:
    return won_by(player, 2, "home_raiders.end.vanish", "HR-OBJ-03")


def house(*rooms: Json, **options: Json) -> Campaign:
    return new_campaign(
        ["Ada", "Bert"], ["new-lilliput", "gremlins"], list(rooms) or ["kitchen", "study", "bedroom"], options
    )


@pytest.mark.rule("HR-CAM-01")
def test_one_game_is_played_in_each_room_with_its_objects() -> None:
    campaign = house(stars=4)
    assert playable(campaign) == [0, 1, 2]
    options = match_options(campaign, 0)
    assert (options["table"], options["stars"]) == ("random-kitchen", 4)
    match = GAME.table(options, seed=3)
    assert match.state.space.things
    assert all("kitchen" in KINDS[thing.kind].themes for thing in match.state.space.things)
    assert playable(record(campaign, 0, won(1))) == [1, 2]
    assert playable(house("kitchen")) == [0]


@pytest.mark.rule("HR-CAM-01")
def test_a_room_may_have_any_table() -> None:
    campaign = house({"name": "attic", "table": "desk"}, {"name": "cellar", "table": own_table()})
    assert [match_options(campaign, room)["table"] for room in (0, 1)] == ["desk", own_table()]


@pytest.mark.rule("HR-CAM-01")
@pytest.mark.parametrize(
    "rooms",
    [
        ["kitchen", "kitchen"],
        ["moon"],
        [7],
        [{"name": "attic"}],
        [{"name": "attic", "table": "moon"}],
        ["kitchen", {"name": "kitchen", "table": "desk"}],
    ],
)
def test_rooms_that_cannot_be_played_are_refused(rooms: list[Json]) -> None:
    with pytest.raises(BadData):
        house(*rooms)
    with pytest.raises(BadData, match="1 to 50 rooms"):
        new_campaign(["Ada", "Bert"], ["gremlins", "gremlins"], [])
    with pytest.raises(BadData, match="a table for each room"):
        house("kitchen", table="desk")


@pytest.mark.rule("HR-CAM-02", "HR-SQE-04")
def test_the_winner_marks_the_room() -> None:
    campaign = record(record(house(), 1, won(1)), 0, won(0))
    assert [room.owner for room in campaign.rooms] == [0, 1, NOBODY]
    assert standings(campaign) == [1, 1]
    with pytest.raises(BadData, match="a room that can be played"):
        record(campaign, 0, won(1))


@pytest.mark.rule("HR-CAM-03")
def test_whoever_has_the_most_rooms_owns_the_house() -> None:
    campaign = record(record(house(), 0, won(1)), 1, won(1))
    assert not is_over(campaign)
    assert owner_of_the_house(campaign) == NOBODY
    assert owner_of_the_house(record(campaign, 2, won(0))) == 1
    split = record(record(house("kitchen", "study"), 0, won(1)), 1, won(0))
    assert is_over(split)
    assert owner_of_the_house(split) == NOBODY


@pytest.mark.rule("HR-CAM-04")
def test_a_drawn_room_may_be_played_again_once() -> None:
    once = record(house(), 0, DRAW)
    assert standings(once) == [0, 0]
    assert playable(once) == [0, 1, 2]
    twice = record(once, 0, DRAW)
    assert playable(twice) == [1, 2]
    assert twice.rooms[0].owner == NOBODY
    assert record(once, 0, won(0)).rooms[0].owner == 0


@pytest.mark.rule("HR-CAM-04", "HR-SQE-04")
def test_players_may_leave_a_drawn_room_unmarked() -> None:
    left = leave(record(house(), 0, DRAW), 0)
    assert playable(left) == [1, 2]
    with pytest.raises(BadData, match="a drawn room"):
        leave(left, 0)


@pytest.mark.rule("HR-CAM-05")
def test_everybody_returns_without_wounds() -> None:
    campaign = house("study", stars=6)
    rosters: list[Json] = ["nl-6-garrison", "gr-6-scrapyard"]
    first = GAME.table(match_options(campaign, 0), rosters, seed=1)
    first.state.characters[0].wounds = 1
    bear(first.state.characters[0], "eager-teleport")
    again = GAME.table(match_options(record(campaign, 0, DRAW), 0), rosters, seed=2)
    assert not any(
        one.wounds or one.effects.has("eager-teleport") or one.where for one in again.state.characters
    )
    assert len(again.state.characters) == len(first.state.characters)


@pytest.mark.rule("HR-CAM-06")
def test_a_player_keeps_his_faction_and_may_rebuild_his_team() -> None:
    campaign = house()
    for roster in ("nl-6-garrison", "nl-6-survey", team("new-lilliput", "nl-guardmen*3")):
        assert roster_problems(campaign, 0, 1, roster) == []
    assert [one.rule for one in roster_problems(campaign, 0, 1, "gr-6-scrapyard")] == ["HR-CAM-06"]
    assert roster_problems(campaign, 1, 1, "gr-6-scrapyard") == []
    dear = team("new-lilliput", "nl-guardmen*4")
    assert [one.rule for one in roster_problems(campaign, 0, 1, dear)] == ["HR-TEA-02"]


def test_a_campaign_can_be_saved_and_read_again() -> None:
    campaign = record(record(house(stars=8), 0, won(1)), 1, DRAW)
    data = json.loads(json.dumps(campaign_json(campaign)))
    again = read_campaign(data)
    assert campaign_json(again) == data
    assert (standings(again), playable(again)) == ([0, 1], [1, 2])
    assert list(CAMPAIGN.fields) == attributes(Campaign)
    assert "owner" in ROOM.fields
    assert len(ROOMS) == 5


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"names": ["Ada"]}, r"campaign\.names"),
        ({"factions": ["gremlins", "ghosts"]}, r"campaign\.factions\[1\]"),
        ({"options": 3}, r"campaign\.options"),
        ({"options": {"stars": 99}}, r"options\.stars"),
        ({"rooms": []}, r"campaign\.rooms"),
        ({"rooms": [{"name": "a", "table": "desk", "status": "won", "owner": -1, "games": 1}]}, r".*owner"),
        ({"rooms": [{"name": "a", "table": "desk", "status": "lost", "owner": 0, "games": 1}]}, r".*status"),
    ],
)
def test_a_broken_campaign_is_refused(change: dict[str, Any], where: str) -> None:
    data: Any = campaign_json(house())
    data.update(change)
    with pytest.raises(BadData, match=f"^{where}: "):
        read_campaign(data)
