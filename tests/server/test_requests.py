"""Requests: the lobby, invitations, people, lists, rules, armies, replays and the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game_ids
from dicefront.kernel.log import read_log
from dicefront.server.settings import Limits
from tests.server.meeting import TWO, play_out, two_players
from tests.server.serving import PATIENCE, Running, Visitor, Visitors, running

# -- people -------------------------------------------------------------------------------------


def test_a_visitor_becomes_a_guest_with_a_key_no_script_can_read(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/me", timeout=PATIENCE)
    assert answer.json()["guest"]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_guest_takes_a_name_and_becomes_an_account_that_keeps_all(visitor: Visitors) -> None:
    anna, elsewhere = visitor(), visitor()
    me = anna.get("/api/me")
    anna.put("/api/me", {"name": "Anna"})
    match = anna.new_match("chessboard")["match"]["id"]
    account = anna.post("/api/accounts", {"login": "Anna.B", "password": "correct horse"})
    assert (account["id"], account["name"], account["login"]) == (me["id"], "Anna", "anna.b")
    elsewhere.post("/api/session", {"login": "anna.b", "password": "wrong horse"}, 401)
    elsewhere.post("/api/session", {"login": "nobody", "password": "wrong horse"}, 401)
    assert elsewhere.post("/api/session", {"login": "ANNA.B", "password": "correct horse"})["id"] == me["id"]
    assert [one["id"] for one in elsewhere.get("/api/lobby")["mine"]] == [match]
    elsewhere.delete("/api/session")
    assert elsewhere.get("/api/me")["id"] != me["id"]
    assert anna.get("/api/me")["id"] == me["id"]


def test_a_login_is_given_once(visitor: Visitors) -> None:
    one, other = visitor(), visitor()
    one.post("/api/accounts", {"login": "taken", "password": "correct horse"})
    other.post("/api/accounts", {"login": "Taken", "password": "correct horse"}, 409)
    one.post("/api/accounts", {"login": "second", "password": "correct horse"}, 409)


def test_everything_kept_can_be_read_and_deleted(visitor: Visitors) -> None:
    anna = visitor()
    anna.put("/api/me", {"name": "Anna"})
    match = anna.new_match("chessboard")["match"]["id"]
    anna.post("/api/lists", {"game": "chessboard", "name": "Mine", "roster": {"minis": ["d6"]}})
    kept = anna.get("/api/me/export")
    assert kept["me"]["name"] == "Anna"
    assert [one["id"] for one in kept["matches"]] == [match]
    assert [one["name"] for one in kept["lists"]] == ["Mine"]
    key = anna.key
    anna.delete("/api/me")
    again = Visitor(anna.address, key)
    assert again.get("/api/me")["id"] != kept["me"]["id"]
    again.close()


# -- lobby --------------------------------------------------------------------------------------


def test_an_open_table_is_found_and_joined_in_the_lobby(visitor: Visitors) -> None:
    anna, bram, carl = visitor(), visitor(), visitor()
    seats = [{"who": "me"}, {"who": "open"}]
    match = anna.new_match("crystals", seats=seats, options={"players": 2}, language="nl")["match"]["id"]
    shown = [one for one in bram.get("/api/lobby")["open"] if one["id"] == match]
    assert shown[0]["language"] == "nl"
    assert shown[0]["seats"][1]["kind"] == "empty"
    sat = bram.post(f"/api/matches/{match}/join", {"name": "Bram"})
    assert sat["seat"] == 1
    assert sat["match"]["state"] == "running"
    carl.post(f"/api/matches/{match}/join", {}, 409)
    assert bram.post(f"/api/matches/{match}/join", {})["seat"] == 1  # again is no harm
    assert match not in [one["id"] for one in carl.get("/api/lobby")["open"]]
    assert match in [one["id"] for one in carl.get("/api/lobby")["live"]]


def test_whoever_waits_at_a_table_is_told_when_it_begins(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    made = anna.new_match("chessboard", seats=TWO)
    with anna.sit(made["match"]["id"], 0) as south:
        assert south.snapshot["view"] is None
        bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
        south.until(lambda now: now["view"] is not None)
        assert south.match["state"] == "running"
        assert [seat["name"] for seat in south.match["seats"]] == ["Anna", "Bram"]


def test_an_invitation_tells_who_invites_and_gives_its_seat_once(visitor: Visitors) -> None:
    anna, bram, carl = visitor(), visitor(), visitor()
    anna.put("/api/me", {"name": "Anna"})
    made = anna.new_match("chessboard", seats=TWO)
    key = made["links"][0]["key"]
    shown = bram.get(f"/api/invitations/{key}")
    assert (shown["host"], shown["seat"], shown["taken"]) == ("Anna", 1, False)
    assert bram.post(f"/api/invitations/{key}", {"name": "Bram"})["seat"] == 1
    assert bram.post(f"/api/invitations/{key}", {"name": "Bram"})["seat"] == 1
    assert carl.get(f"/api/invitations/{key}")["taken"]
    carl.post(f"/api/invitations/{key}", {}, 409)
    carl.get("/api/invitations/thisisnothing", 404)
    assert carl.get(f"/api/invitations/{made['watch']}")["seat"] is None


def test_a_table_is_withdrawn_by_its_host(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    made = anna.new_match("chessboard", seats=TWO)
    match = made["match"]["id"]
    anna.delete(f"/api/matches/{match}")
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {}, 409)
    assert bram.get(f"/api/matches/{match}")["state"] == "withdrawn"
    running_match = two_players(visitor)
    running_match[1].delete(f"/api/matches/{running_match[0]}", 409)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "nothing"}, 404),
        ({"game": "chessboard", "options": {"points": 31}}, 422),
        ({"game": "chessboard", "seats": [{"who": "me"}]}, 422),
        ({"game": "chessboard", "seats": [{"who": "me"}, {"who": "computer", "level": "god"}]}, 422),
        (
            {"game": "chessboard", "seats": [{"who": "me", "roster": {"minis": ["d99"]}}, {"who": "open"}]},
            422,
        ),
        ({"game": "chessboard", "seats": [{"who": "robot"}, {"who": "open"}]}, 422),
        ({"game": "chessboard", "cheat": True}, 422),
        ({}, 422),
        ([], 422),
    ],
)
def test_a_match_that_makes_no_sense_is_refused(visitor: Visitors, wish: Any, status: int) -> None:
    problem = visitor().post("/api/matches", wish, status)
    assert problem["code"]
    assert problem["note"]["id"]


def test_armies_given_beforehand_are_played(visitor: Visitors) -> None:
    anna = visitor()
    roster = {"name": "Mine", "minis": ["d6", "d6", "d6", "d6", "d6"]}
    seats = [{"who": "me", "roster": roster}, {"who": "here", "roster": roster}]
    match = anna.new_match("chessboard", seats=seats, options={})["match"]["id"]
    with anna.sit(match, 0) as south:
        assert {mini["die"] for mini in south.snapshot["view"]["minis"]} == {6}


# -- replays ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[tuple[str, Visitor]]:
    """A match that is over, played alone at one screen."""
    anna = Visitor(server.address)
    seats = [{"who": "me"}, {"who": "here", "name": "Bram"}]
    match = anna.new_match("crystals", seats=seats)["match"]["id"]
    with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
        play_out([south, north], Draw(3))
    yield match, anna
    anna.close()


def test_every_position_of_a_replay_can_be_looked_at(played: tuple[str, Visitor]) -> None:
    match, anna = played
    replay = anna.get(f"/api/matches/{match}/replay?seat=all")
    assert replay["revealed"]
    entries = [step["entry"] for step in replay["steps"]]
    assert entries == sorted(entries)
    for entry in entries:
        moment = anna.get(f"/api/matches/{match}/positions/{entry}?seat=0")
        assert moment["entry"] == entry
    assert moment["outcome"] == replay["match"]["outcome"]
    anna.get(f"/api/matches/{match}/positions/999999", 404)
    anna.get(f"/api/matches/{match}/positions/x", 404)


def test_the_log_of_a_match_replays_and_verifies(played: tuple[str, Visitor]) -> None:
    match, anna = played
    log = read_log(anna.get(f"/api/matches/{match}/log"))
    table = log.replay()
    assert table.is_over
    key = bytes.fromhex(str(log.header["key"]))
    assert log.fits_commitment(key)
    assert log.false_throws(key) == []


def test_one_plays_on_from_a_moment_of_a_replay(played: tuple[str, Visitor]) -> None:
    match, anna = played
    steps = anna.get(f"/api/matches/{match}/replay")["steps"]
    entry = steps[len(steps) // 2]["entry"]
    before = anna.get(f"/api/matches/{match}/positions/{entry}?seat=0")["view"]
    made = anna.post(
        f"/api/matches/{match}/branch", {"entry": entry, "seats": [{"who": "me"}, {"who": "here"}]}
    )
    branch = made["match"]
    assert (branch["origin"], branch["origin_entry"], branch["practice"]) == (match, entry, True)
    with anna.sit(branch["id"], 0) as south, anna.sit(branch["id"], 1) as north:
        assert south.snapshot["entry"] == entry
        assert south.snapshot["view"] == before
        play_out([south, north], Draw(9))
        assert south.snapshot["outcome"] is not None
    replay = anna.get(f"/api/matches/{branch['id']}/replay")
    assert replay["steps"][0]["entry"] == entry
    anna.post(f"/api/matches/{match}/branch", {"entry": 999_999}, 422)


def test_a_rematch_swaps_the_sides(played: tuple[str, Visitor]) -> None:
    match, anna = played
    made = anna.post(f"/api/matches/{match}/rematch", {"secret": "cd" * 32})
    assert made["match"]["seats"][0]["name"] == "Bram"
    assert made["match"]["state"] == "running"
    assert match in [one["id"] for one in anna.get("/api/me/history?game=crystals")["matches"]]


def test_the_others_are_told_of_a_rematch_and_their_seats_are_kept(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    eve = visitor()
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        south.command("resign")
        made = anna.post(f"/api/matches/{match}/rematch", {"secret": "cd" * 32})
        again = made["match"]["id"]
        north.until(lambda now: now["outcome"] is not None)
        while north.match["next"] != again:
            north.wait("presence")
    assert again in [one["id"] for one in bram.get("/api/lobby")["mine"]]
    eve.post(f"/api/matches/{again}/join", {}, 409)
    assert bram.post(f"/api/matches/{again}/join", {"name": "Bram"})["seat"] == 0
    assert bram.get(f"/api/matches/{again}")["state"] == "running"
    bram.post(f"/api/matches/{match}/rematch", {}, 409)
    anna.delete(f"/api/matches/{match}/rematch", 409)  # it has begun


def test_a_rematch_is_declined_and_whoever_asked_is_told(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    eve = visitor()
    with anna.sit(match, 0) as south:
        south.command("resign")
        again = anna.post(f"/api/matches/{match}/rematch", {})["match"]["id"]
        while south.match["next"] != again:
            south.wait("presence")
        eve.delete(f"/api/matches/{match}/rematch", 403)
        bram.delete(f"/api/matches/{match}/rematch", 204)
        while south.match["next"] is not None:
            south.wait("presence")
        bram.delete(f"/api/matches/{match}/rematch", 409)
    bram.post(f"/api/matches/{again}/join", {}, 409)
    assert again not in [one["id"] for one in anna.get("/api/lobby")["mine"]]
    once_more = bram.post(f"/api/matches/{match}/rematch", {})["match"]["id"]  # it can be asked for again
    bram.delete(f"/api/matches/{once_more}")  # and withdrawn like any table
    assert bram.post(f"/api/matches/{match}/rematch", {})["match"]["id"] != once_more


# -- rules, armies, odds, lists -----------------------------------------------------------------


def test_rules_have_paragraphs_with_anchors_and_can_be_searched(visitor: Visitors) -> None:
    anna = visitor()
    for game, code in (("chessboard", "CB"), ("crystals", "CR")):
        for language in ("en", "nl"):
            book = anna.get(f"/api/rules/{game}?lang={language}")
            ids = [one["id"] for section in book["sections"] for one in section["paragraphs"]]
            assert len(ids) > 50
            assert all(one.startswith(code) for one in ids)
    assert anna.get("/api/rules/chessboard/search?q=cb mov 6")["paragraphs"][0]["id"] == "CB-MOV-06"
    assert anna.get("/api/rules/chessboard/search?q=armr")["similar"]
    anna.get("/api/rules/nothing", 404)
    anna.get("/api/rules/chessboard?lang=xx", 400)


def test_an_army_is_judged_with_all_its_problems(visitor: Visitors) -> None:
    anna = visitor()
    book = anna.post("/api/armies/chessboard", {"options": {"points": 20}})
    assert book["budget"] == 20
    assert book["ready"]
    draft = {"roster": {"minis": ["d20", "d8 armor:2"]}, "options": {"points": 20, "armor_limit": 1}}
    verdict = anna.post("/api/armies/chessboard/check", draft)
    assert verdict["cost"] == sum(entry["cost"] for entry in verdict["entries"])
    reasons = {problem["note"]["id"]: problem["entry"] for problem in verdict["problems"]}
    assert reasons["chessboard.army.too_expensive"] == -1
    assert reasons["chessboard.army.too_much_armor"] == 1
    assert all(problem["note"]["rule"].startswith("CB-") for problem in verdict["problems"])
    assert not anna.post(
        "/api/armies/chessboard/check", {"roster": book["ready"][0]["roster"], "options": {"points": 20}}
    )["problems"]
    some = anna.post("/api/armies/chessboard/random", {"seed": 3})
    assert not anna.post("/api/armies/chessboard/check", {"roster": some["roster"]})["problems"]
    anna.post("/api/armies/crystals", {}, 404)


def test_odds_outside_a_match_are_exact(visitor: Visitors) -> None:
    wish = {"situation": {"what": "attack", "type": "melee", "die": 6, "target_die": 6}}
    chances = visitor().post("/api/odds/chessboard", wish)["chances"]
    assert {one["id"]: one["exact"] for one in chances}["chessboard.odds.miss"] == "5/12"
    visitor().post("/api/odds/chessboard", {"situation": {"what": "luck"}}, 422)
    visitor().post("/api/odds/crystals", {"situation": {}}, 422)


def test_lists_are_kept_changed_and_deleted(visitor: Visitors) -> None:
    anna, eve = visitor(), visitor()
    wish = {"game": "chessboard", "name": "Mine", "roster": {"minis": ["anything"]}}
    saved = anna.post("/api/lists", wish)
    assert saved["version"] == 1
    changed = anna.put(f"/api/lists/{saved['id']}", {**wish, "name": "Other"})
    assert (changed["version"], changed["name"]) == (2, "Other")
    eve.put(f"/api/lists/{saved['id']}", wish, 404)
    eve.delete(f"/api/lists/{saved['id']}", 404)
    assert eve.get("/api/lists")["lists"] == []
    assert [one["name"] for one in anna.get("/api/lists?game=chessboard")["lists"]] == ["Other"]
    anna.delete(f"/api/lists/{saved['id']}")
    assert anna.get("/api/lists")["lists"] == []


# -- the page and its safety --------------------------------------------------------------------


def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/g/abc"):
        headers = httpx.get(server.address + path, timeout=PATIENCE).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "http" not in policy  # no other site
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_files_are_served_compressed_and_other_addresses_get_the_page(tmp_path: Path) -> None:
    static = tmp_path / "files"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>" * 50)
    (static / "assets" / "main-1.js").write_text("let a = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "data", static=static) as server:
        page = httpx.get(server.address + "/g/abc#3", timeout=PATIENCE)
        assert "the page" in page.text
        assert page.headers["cache-control"] == "no-cache"
        script = httpx.get(server.address + "/assets/main-1.js", timeout=PATIENCE)
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        tag = script.headers["etag"]
        assert (
            httpx.get(
                server.address + "/assets/main-1.js", headers={"if-none-match": tag}, timeout=PATIENCE
            ).status_code
            == 304
        )
        assert httpx.get(server.address + "/assets/other.js", timeout=PATIENCE).status_code == 404
        for way_out in ("/..%2fsecret.txt", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
            assert "secret" not in httpx.get(server.address + way_out, timeout=PATIENCE).text
            assert "root:" not in httpx.get(server.address + way_out, timeout=PATIENCE).text


def test_a_page_of_another_site_can_neither_change_nor_listen(server: Running, visitor: Visitors) -> None:
    without = httpx.post(f"{server.address}/api/matches", json={"game": "chessboard"}, timeout=PATIENCE)
    assert without.status_code == 403
    match = visitor().new_match("chessboard")["match"]["id"]
    url = f"{server.address}/api/matches/{match}/socket"
    upgrade = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "origin": "http://elsewhere.example",
    }
    assert httpx.get(url, headers=upgrade, timeout=PATIENCE).status_code == 403


def test_too_much_and_too_often_is_refused(tmp_path: Path) -> None:
    limits = Limits(requests=0.001, requests_reserve=5, body=1000, logins=0.001, logins_reserve=2)
    with running(tmp_path, limits=limits) as server:
        visitor = Visitor(server.address)
        visitor.post("/api/lists", {"game": "chessboard", "name": "x", "roster": "y" * 2000}, 413)
        for _ in range(4):
            visitor.get("/api/games")
        answer = visitor.http.get("/api/games")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        for _ in range(2):
            visitor.post("/api/session", {"login": "abc", "password": "12345678"}, 401)
        visitor.post("/api/session", {"login": "abc", "password": "12345678"}, 429)
        visitor.close()


def test_what_is_no_json_is_refused_kindly(visitor: Visitors) -> None:
    anna = visitor()
    send = anna.http.post
    headers = {"content-type": "application/json"}
    assert send("/api/matches", content=b"{", headers=headers).status_code == 400
    assert send("/api/matches", content=b"\xff\xfe", headers=headers).status_code == 400
    assert send("/api/matches", content=b"[" * 50_000, headers=headers).status_code in (400, 422)
    assert send("/api/matches", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
    assert anna.http.patch("/api/matches").status_code == 405
    deep = json.dumps({"game": "chessboard", "name": "x", "roster": None}).replace(
        "null", "[" * 500 + "]" * 500
    )
    assert send("/api/lists", content=deep, headers=headers).json()["code"] == "unreadable"


@pytest.mark.parametrize("game", game_ids())
def test_a_match_begins_in_a_ready_position_and_is_kept_like_any_other(visitor: Visitors, game: str) -> None:
    anna = visitor()
    known = next(one for one in anna.get("/api/games")["games"] if one["id"] == game)
    assert known["starts"][0] == "first_fight"
    computer = {"who": "computer", "level": "random"}
    made = anna.post(
        "/api/matches", {"game": game, "start": "first_fight", "seats": [{"who": "me"}, computer]}
    )
    match = made["match"]["id"]
    assert made["match"]["start"] == "first_fight"
    with anna.sit(match, 0) as seat:
        asked = seat.until_asked()
        seat.answer(asked["candidates"][-1]["answer"])
        seat.until_asked()
        seat.command("resign")
    steps = anna.get(f"/api/matches/{match}/replay")["steps"]
    wish = {"entry": steps[0]["entry"], "seats": [{"who": "me"}, computer]}
    branch = anna.post(f"/api/matches/{match}/branch", wish)["match"]
    assert branch["start"] == "first_fight"
    with anna.sit(branch["id"], 0) as seat:
        assert seat.until_asked()["kind"] == asked["kind"]
    anna.post("/api/matches", {"game": game, "start": "no_fight"}, 422)
