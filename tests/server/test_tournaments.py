"""Tournaments on a server: people and computers come in, rounds are paired, and the winner stands first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicefront.parts.lab.tournament import KNOCKOUT, ROUND_ROBIN, SWISS
from tests.server.serving import GENEROUS, Visitor, Visitors, running

WISH: dict[str, Any] = {"title": "Winter cup", "game": "chessboard", "clock": {"bank": 600}}


def begun(people: list[Visitor], **wish: Any) -> str:
    """A tournament of these people that has begun; the first one has called it."""
    host = people[0]
    id_: str = host.post("/api/tournaments", {**WISH, **wish})["id"]
    for place, one in enumerate(people):
        one.post(f"/api/tournaments/{id_}/players", {"name": f"Player {place}"})
    host.post(f"/api/tournaments/{id_}/start")
    return id_


def play_all(id: str, people: dict[int, Visitor]) -> Any:
    """Play to the end: of two people the one with the higher number gives up, and one against a computer."""
    watcher = next(iter(people.values()))
    while (told := watcher.get(f"/api/tournaments/{id}"))["state"] == "running":
        for meeting in [one for one in told["meetings"] if one["points"] is None]:
            here = [number for number in (meeting["a"], meeting["b"]) if number in people]
            seats = [people[one].post(f"/api/matches/{meeting['match']}/join", {})["seat"] for one in here]
            loser = here.index(max(here))
            with people[here[loser]].sit(meeting["match"], seats[loser]) as seat:
                seat.command("resign")
    return told


def names(told: Any) -> list[str]:
    players = told["players"]
    return [players[one["player"]]["name"] or players[one["player"]]["level"] for one in told["standings"]]


@pytest.mark.parametrize(("system", "rounds"), [(ROUND_ROBIN, 3), (SWISS, 2), (KNOCKOUT, 2)])
def test_three_people_and_a_computer_play_to_the_end(visitor: Visitors, system: str, rounds: int) -> None:
    people = [visitor() for _ in range(3)]
    id_ = begun(people, system=system, computers=["random"])
    told = play_all(id_, {1 + place: one for place, one in enumerate(people)})
    assert told["state"] == "over"
    assert told["round"] == told["rounds"] == rounds
    assert names(told)[0] == "random"
    assert [one["rank"] for one in told["standings"]].count(1) == 1
    if system == ROUND_ROBIN:
        assert names(told) == ["random", "Player 0", "Player 1", "Player 2"]
        assert [one["points"] for one in told["standings"]] == [3, 2, 1, 0]


def test_seats_are_kept_for_their_players_and_nobody_else(visitor: Visitors) -> None:
    anna, ben, carl = visitor(), visitor(), visitor()
    id_ = begun([anna, ben])
    (meeting,) = anna.get(f"/api/tournaments/{id_}")["meetings"]
    assert carl.get(f"/api/tournaments/{id_}")["meetings"][0]["mine"] is False
    carl.post(f"/api/matches/{meeting['match']}/join", {}, 409)
    assert anna.post(f"/api/matches/{meeting['match']}/join", {})["match"]["state"] == "waiting"
    assert ben.post(f"/api/matches/{meeting['match']}/join", {})["match"]["state"] == "running"
    assert id_ in [one["id"] for one in carl.get("/api/tournaments")["tournaments"]]


def test_who_leaves_loses_open_meetings_and_is_paired_no_more(visitor: Visitors) -> None:
    people = [visitor() for _ in range(3)]
    id_ = begun(people, system=ROUND_ROBIN)
    people[1].delete(f"/api/tournaments/{id_}/players/2", 403)  # that is somebody else
    told = people[2].delete(f"/api/tournaments/{id_}/players/2", 200)
    assert told["players"][2]["gone"]
    told = play_all(id_, dict(enumerate(people[:2])))
    assert names(told) == ["Player 0", "Player 1", "Player 2"]
    assert all(one["match"] == "" for one in told["meetings"] if 2 in (one["a"], one["b"]) and one["round"])


def test_an_account_that_is_deleted_leaves_and_takes_its_data_along(visitor: Visitors) -> None:
    anna, ben = visitor(), visitor()
    id_ = begun([anna, ben])
    assert ben.get("/api/me/export")["tournaments"][0]["id"] == id_
    ben.delete("/api/me")
    told = anna.get(f"/api/tournaments/{id_}")
    assert told["state"] == "over"
    assert names(told)[0] == "Player 0"


def test_before_it_begins_people_come_and_go(visitor: Visitors) -> None:
    anna, ben = visitor(), visitor()
    id_ = anna.post("/api/tournaments", WISH)["id"]
    players = f"/api/tournaments/{id_}/players"
    ben.post(players, {"name": "Ben"})
    assert len(ben.post(players, {"name": "Ben"})["players"]) == 1
    anna.post(f"/api/tournaments/{id_}/start", status=409)
    ben.post(f"/api/tournaments/{id_}/start", status=403)
    assert anna.delete(f"{players}/0", 200)["players"] == []
    anna.delete(f"{players}/0", 404)
    ben.delete(f"/api/tournaments/{id_}", 403)
    anna.delete(f"/api/tournaments/{id_}")
    anna.get(f"/api/tournaments/{id_}", 404)


@pytest.mark.parametrize(
    "wish",
    [
        {"system": "chance"},
        {"title": ""},
        {"title": "x" * 81},
        {"computers": ["nobody"]},
        {"computers": ["random"] * 5},
        {"game": "crystals", "options": {"players": 4}},
        {"options": {"army_mode": {"points": 5}}},
        {"rounds": 99},
    ],
)
def test_what_cannot_be_is_refused(visitor: Visitors, wish: dict[str, Any]) -> None:
    visitor().post("/api/tournaments", {**WISH, **wish}, 422)


def test_there_is_an_end_to_tournaments_and_players(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, tournaments_per_person=1, players_in_tournament=2)
    with running(tmp_path, limits=few) as server:
        anna, ben, carl = (Visitor(server.address) for _ in range(3))
        id_ = anna.post("/api/tournaments", WISH)["id"]
        anna.post("/api/tournaments", WISH, 409)
        anna.post(f"/api/tournaments/{id_}/players", {})
        ben.post(f"/api/tournaments/{id_}/players", {})
        carl.post(f"/api/tournaments/{id_}/players", {}, 409)
        for one in (anna, ben, carl):
            one.close()
