"""Friends, and reports to whoever runs the server (Q-4)."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from click.testing import CliRunner

from dicefront.cli.main import main
from dicefront.server.match.looking import Looking
from dicefront.server.store.reports import read_reports
from tests.server.meeting import two_players
from tests.server.serving import Running, Visitor, Visitors


def sign_up(visitor: Visitor) -> None:
    visitor.post("/api/accounts", {"login": f"p{uuid4().hex[:12]}", "password": "long enough"})


def test_friends_are_made_at_a_table_listed_and_forgotten(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    at_table = f"/api/matches/{match}/friends"
    assert anna.http.put(f"{at_table}/1").json()["code"] == "needs-account"
    sign_up(anna)
    assert anna.get(at_table) == {"friends": [], "possible": []}
    assert anna.http.put(f"{at_table}/1").json()["code"] == "is-guest"
    sign_up(bram)
    assert anna.get(at_table) == {"friends": [], "possible": [1]}
    for _ in range(2):
        anna.put(f"{at_table}/1", None, 204)
    assert anna.get(at_table) == {"friends": [1], "possible": [1]}
    assert bram.get(at_table)["friends"] == []  # the other need not do the same
    (friend,) = anna.get("/api/friends")["friends"]
    assert friend["name"] in anna.get("/api/me/export")["friends"]
    anna.put(f"{at_table}/0", None, 404)
    anna.delete(f"/api/friends/{friend['id']}")
    anna.delete(f"/api/friends/{friend['id']}", 404)
    assert anna.get("/api/friends") == {"friends": []}


def reports(server: Running, match: str) -> list[Any]:
    with server.server.store.engine.connect() as connection:
        return [one for one in read_reports(connection, 500) if one.match == match]


def test_a_report_takes_the_lines_of_the_one_it_is_about_along(visitor: Visitors, server: Running) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        for seat, text in ((south, "Hello"), (north, "You are bad"), (south, "Please"), (south, "Stop it")):
            assert seat.command("say", text=text)["type"] == "done"
    wish = {"about": "Bram", "text": "He is rude"}
    visitor().post(f"/api/matches/{match}/reports", wish, 403)  # not at this table
    anna.post(f"/api/matches/{match}/reports", wish, 204)
    (report,) = reports(server, match)
    assert (report.kind, report.body["by"], report.body["text"]) == (
        "chat",
        anna.get("/api/me")["name"],
        "He is rude",
    )
    assert [line["text"] for line in report.body["lines"]] == ["Hello", "You are bad", "Please"]
    for _ in range(19):
        anna.post(f"/api/matches/{match}/reports", wish, 204)
    anna.post(f"/api/matches/{match}/reports", wish, 429)


def test_a_command_that_fails_is_reported_by_itself(
    visitor: Visitors, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, _ = two_players(visitor)

    def fails(*_: Any) -> None:
        raise ZeroDivisionError("by nothing")

    with anna.sit(match, 0) as south:
        monkeypatch.setattr(Looking, "look", fails)
        assert south.command("look", what="reach")["code"] == "failed"
        assert south.command("offer-draw")["type"] == "done"  # and the match goes on
    (report,) = reports(server, match)
    assert report.kind == "problem"
    assert "ZeroDivisionError" in report.body["problem"]


def test_the_host_of_the_server_reads_reports_on_the_command_line(visitor: Visitors, server: Running) -> None:
    match, anna, _ = two_players(visitor)
    anna.post("/api/reports", {"code": "late", "text": "It hangs", "match": match}, 204)
    (report,) = reports(server, match)
    folder = ["--data", str(server.server.settings.data)]
    listed = CliRunner().invoke(main, ["--lang", "en", "inbox", *folder])
    assert f"{report.id}" in listed.stdout
    assert "It hangs" in listed.stdout
    one = CliRunner().invoke(main, ["--lang", "nl", "inbox", report.id, *folder])
    assert "probleem" in one.stdout
    assert "code: late" in one.stdout
    assert match in CliRunner().invoke(main, ["inbox", report.id, "--json", "--remove", *folder]).stdout
    assert CliRunner().invoke(main, ["inbox", report.id, *folder]).exit_code == 1


def test_whoever_meets_a_fault_reports_it_with_what_happened_last(visitor: Visitors, server: Running) -> None:
    match, anna, _ = two_players(visitor)
    wish = {"code": "failed", "place": f"/g/{match}", "text": "TypeError", "match": match}
    anna.post("/api/reports", wish, 204)
    visitor().post(
        "/api/reports", wish, 204
    )  # a spectator may, too, but learns and tells nothing of the match
    of_player, of_spectator = sorted(reports(server, match), key=lambda one: "acts" not in one.body)
    assert of_player.kind == "problem"
    assert of_player.body["place"] == f"/g/{match}"
    assert of_player.body["acts"][0]["kind"] == "begin"
    assert "acts" not in of_spectator.body
    anna.post(
        "/api/reports", {"code": "client", "place": "/armies"}, 204
    )  # not every fault is one of a match
    anna.post("/api/reports", {"code": "client", "match": "nowhere"}, 404)
    anna.post("/api/reports", {"code": "x" * 81}, 422)
