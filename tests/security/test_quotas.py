"""Storage: what one visitor and all together may keep; what is over is refused in words."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

from dicefront.server.quotas import Kept
from dicefront.server.store.schema import people
from tests.server.meeting import TWO, asked_of, catch_up, two_players
from tests.server.serving import GENEROUS, Running, Visitor, Visitors, running

SMALL = msgspec.structs.replace(
    GENEROUS,
    list_bytes=2_000,
    versions_per_list=25,
    lists_bytes_per_person=40_000,
    study_bytes=500,
    standing_bytes=100,
    choices_per_match=5,
    chat_lines_per_match=3,
    chat_lines_kept=2,
    matches_per_person=3,
    acts_per_match=6,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which little may be kept."""
    with running(tmp_path_factory.mktemp("small"), limits=SMALL) as found:
        yield found


def a_list(text: str) -> dict[str, Any]:
    return {"game": "chessboard", "name": "Mine", "roster": {"notes": text}}


def test_lists_and_their_versions_are_bounded_and_come_in_pages(visitor: Visitors) -> None:
    anna = visitor()
    refused = anna.post("/api/lists", a_list("x" * 2_000), 409)
    assert (refused["code"], refused["note"]["args"]) == ("list-too-long", {"most": 1})
    kept = anna.post("/api/lists", a_list("0"))["id"]
    for number in range(1, 40):
        anna.put(f"/api/lists/{kept}", a_list(str(number)))
    first = anna.get(f"/api/lists/{kept}/versions")
    assert [one["version"] for one in first["lists"]] == list(range(40, 20, -1))
    assert first["more"]
    second = anna.get(f"/api/lists/{kept}/versions?before=21")
    assert [one["version"] for one in second["lists"]] == list(range(20, 15, -1))  # older ones are forgotten
    assert not second["more"]
    anna.get(f"/api/lists/{kept}/versions?before=x", 400)
    for _ in range(30):
        answer = anna.http.put(f"/api/lists/{kept}", json=a_list("x" * 1_900))
        if answer.status_code != 200:
            break
    assert answer.json()["code"] == "lists-too-large"
    anna.delete(f"/api/lists/{kept}")
    anna.post("/api/lists", a_list("again"))


def test_notes_of_a_study_are_bounded(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert south.command("resign")["type"] == "done"
        north.until(lambda now: now["outcome"] is not None)
    note = {"entry": 1, "text": "x" * 300}
    study = {"match": match, "title": "Long", "notes": [note]}
    kept = anna.post("/api/studies", study)["id"]
    study["notes"] = [note, note]
    assert anna.post("/api/studies", study, 409)["code"] == "study-too-long"
    assert anna.put(f"/api/studies/{kept}", study, 409)["code"] == "study-too-long"


def test_a_standing_choice_is_small_and_there_are_not_too_many(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    with anna.sit(match, 0) as south:
        refused = south.command("standing", kind="any", answer="x" * 60_000)
        assert (refused["type"], refused["note"]["id"]) == ("refused", "server.choice-too-long")
        for number in range(5):
            assert south.command("standing", kind=f"any {number}", answer=1)["type"] == "done"
        for command in ("standing", "reacting"):
            fields = {"kind": "any", "answer": 1} if command == "standing" else {}
            assert south.command(command, **fields)["note"]["id"] == "server.too-many-choices"
        assert south.command("resign")["type"] == "done"


def test_the_talk_of_a_match_has_an_end(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    with anna.sit(match, 0) as south:
        for number in range(3):
            assert south.command("say", text=f"line {number}")["type"] == "done"
        assert south.command("say", text="one more")["note"]["id"] == "server.chat-full"


def test_the_record_of_a_match_is_bounded(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        for _ in range(20):
            seat = asked_of([south, north])
            answer = seat.answer(seat.question["candidates"][0]["answer"])
            if answer["type"] == "refused":
                break
            catch_up([south, north])
        assert answer["note"]["id"] == "server.match-too-long"
        assert south.command("resign")["type"] == "done"


def test_matches_are_bounded_for_each_person_and_in_all(visitor: Visitors, server: Running) -> None:
    anna, bram = visitor(), visitor()
    made = [anna.new_match(seats=TWO)["match"]["id"] for _ in range(3)]
    refused = anna.post("/api/matches", {"game": "chessboard"}, 409)
    assert (refused["code"], refused["note"]["args"]) == ("too-many-matches", {"most": 3})
    bram.new_match(seats=TWO)
    anna.delete(f"/api/matches/{made[0]}")
    anna.new_match(seats=TWO)
    quotas = server.server.quotas
    before = quotas.kept
    quotas.kept = Kept(matches=quotas.limits.matches_in_all)
    try:
        assert bram.post("/api/matches", {"game": "chessboard"}, 409)["code"] == "server-full"
    finally:
        quotas.kept = before


def test_nobody_fills_the_lobby_with_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, *guests = (Visitor(server.address) for _ in range(4))
        seats = [{"who": "me"}, {"who": "open"}]
        own = anna.new_match("crystals", seats=seats)["match"]["id"]
        hosts = guests * 20
        made = [guest.new_match("crystals", seats=seats)["match"]["id"] for guest in hosts]
        listed = [one["id"] for one in anna.get("/api/lobby")["open"]]
        assert own in listed
        assert listed[:-1] == made[: -len(listed) : -1]
        for one in (anna, *guests):
            one.close()


def test_a_full_storage_takes_nothing_new_and_matches_go_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, storage=1)
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        match = anna.new_match(seats=[{"who": "me"}, {"who": "here"}])["match"]["id"]
        server.do(server.server.quotas.look())
        assert server.server.quotas.kept.size > 10_000
        server.server.quotas.limits = limits
        for path, body in (
            ("/api/matches", {"game": "chessboard"}),
            ("/api/lists", a_list("x")),
            ("/api/replays", {"log": "any"}),
        ):
            assert anna.post(path, body, 409)["code"] == "storage-full"
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            seat = asked_of([south, north])
            assert seat.answer(seat.question["candidates"][0]["answer"])["type"] == "done"
        anna.close()


# -- guests -------------------------------------------------------------------------------------


def seen(connection: Connection, person: str, at: float) -> None:
    """Somebody was here for the last time then."""
    connection.execute(update(people).where(people.c.id == person).values(seen=at))


def test_guests_who_never_did_anything_are_forgotten(visitor: Visitors, server: Running) -> None:
    idle, playing, keeping_a_list, fresh = (visitor() for _ in range(4))
    for one in (idle, playing, keeping_a_list, fresh):
        one.get("/api/me")
    ids = {one: one.get("/api/me")["id"] for one in (idle, playing, keeping_a_list, fresh)}
    playing.new_match(seats=TWO)
    keeping_a_list.post("/api/lists", a_list("x"))
    long_ago = time.time() - SMALL.idle_guest_seconds - 60
    store = server.server.store
    for one in (idle, playing, keeping_a_list):
        server.do(store.write(partial(seen, person=ids[one], at=long_ago)))
    server.do(server.server.quotas.look())
    for one in ids:
        server.server.people.forget(ids[one])
    assert idle.get("/api/me")["id"] != ids[idle]
    for one in (playing, keeping_a_list, fresh):
        assert one.get("/api/me")["id"] == ids[one]


def test_guests_are_bounded_by_address_and_in_all(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, guests=0.001, guests_reserve=3, guests_in_all=100)
    with running(tmp_path, limits=limits) as server:
        club = [Visitor(server.address) for _ in range(4)]
        for member in club[:3]:
            member.get("/api/me")
        refused = club[3].http.get("/api/me")
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many-guests"
        assert int(refused.headers["retry-after"]) > 0
        assert club[0].get("/api/me")["guest"]
        club[3].get("/api/games")  # who is nobody yet still reads what is open to all
        server.do(server.server.quotas.look())
        assert server.server.quotas.kept.guests == 3
        for member in club:
            member.close()


def test_visitors_behind_one_address_do_not_use_up_each_others_requests(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        GENEROUS, requests=0.001, requests_reserve=8, new_matches=0.001, new_matches_reserve=2
    )
    with running(tmp_path, limits=limits) as server:
        club = [Visitor(server.address) for _ in range(6)]
        for member in club:
            member.get("/api/me")
        for member in club:
            for _ in range(2):
                member.new_match(seats=TWO)
            member.post("/api/matches", {"game": "chessboard"}, 429)
        for _ in range(8):
            club[0].get("/api/games")
        club[0].get("/api/games", 429)
        club[1].get("/api/games")
        for member in club:
            member.close()
