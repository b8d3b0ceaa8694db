"""What is kept about somebody: all of it can be read, and the history comes in pages."""

from __future__ import annotations

from typing import Any

from dicefront.server.http.routes.export import A_PIECE
from dicefront.server.http.routes.people import A_PAGE
from tests.server.hoard import Hoard, keep
from tests.server.meeting import two_players
from tests.server.serving import Running, Visitor, Visitors


def ended_match(visitor: Visitors) -> tuple[str, Visitor, Visitor]:
    """A match between Anna and Bram at which both have talked, and that is over."""
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        south.command("say", text="mine")
        north.command("say", text="not mine")
        south.command("resign")
        north.until(lambda now: now["outcome"] is not None)
    return match, anna, bram


def test_the_export_holds_everything_however_much_it_is(server: Running, visitor: Visitors) -> None:
    match, anna, bram = ended_match(visitor)
    id_ = anna.get("/api/me")["id"]
    many = 2 * A_PIECE + 1
    hoard = Hoard(
        *(matches := 130, "over"),
        lines=many,
        lists=3,
        versions=A_PIECE,
        roster={"minis": ["d6"]},
        reports=many,
        studies=many,
        experiments=many,
        tournaments=many,
    )
    keep(server, id_, match, hoard)
    kept = anna.get("/api/me/export")

    assert kept["me"]["id"] == id_
    assert len({one["id"] for one in kept["matches"]}) == len(kept["matches"]) == matches + 1
    said = [line["text"] for line in kept["chat"]]
    assert sorted(said) == sorted(["mine", *(f"line {number}" for number in range(many))])
    assert len(kept["lists"]) == 3
    versions = [(one["list"], one["version"]) for one in kept["versions"]]
    assert len(set(versions)) == len(versions) == 3 * A_PIECE
    assert {one["roster"]["minis"][0] for one in kept["versions"]} == {"d6"}
    for part in ("reports", "studies", "experiments", "tournaments"):
        assert len({one["id"] for one in kept[part]}) == len(kept[part]) == many, part
    assert kept["reports"][0]["body"]["text"].startswith("report")
    assert kept["devices"][0]["created"]

    other = bram.get("/api/me/export")
    assert [line["text"] for line in other["chat"]] == ["not mine"]
    for part in ("lists", "versions", "reports", "studies", "experiments", "tournaments"):
        assert other[part] == []


def test_the_export_of_somebody_new_is_empty(visitor: Visitors) -> None:
    kept = visitor().get("/api/me/export")
    long = ("matches", "chat", "lists", "versions", "reports", "studies", "experiments", "tournaments")
    assert [kept[part] for part in long] == [[]] * len(long)


def test_the_history_comes_in_pages_and_none_is_missing(server: Running, visitor: Visitors) -> None:
    match, anna, _ = ended_match(visitor)
    older = 2 * A_PAGE + 5
    keep(server, anna.get("/api/me")["id"], match, Hoard(older, state="over"))
    found: list[Any] = []
    page, pages = anna.get("/api/me/history"), 1
    found += page["matches"]
    while page["more"]:
        assert len(page["matches"]) == A_PAGE
        page, pages = anna.get(f"/api/me/history?before={found[-1]['id']}"), pages + 1
        found += page["matches"]
    assert pages == 3
    assert len({one["id"] for one in found}) == len(found) == older + 1
    assert [one["changed"] for one in found] == sorted((one["changed"] for one in found), reverse=True)
    assert anna.get(f"/api/me/history?before={found[-1]['id']}") == {"matches": [], "more": False}
    assert anna.get("/api/me/history?game=crystals")["matches"] == []


def test_all_tables_of_somebody_who_is_deleted_are_told(server: Running, visitor: Visitors) -> None:
    """Also those that the lobby does not list any more."""
    match, anna, bram = two_players(visitor)
    with bram.sit(match, 1) as north:
        keep(server, anna.get("/api/me")["id"], match, Hoard(80, state="waiting"))
        anna.delete("/api/me")
        north.wait("presence")
        assert [seat["name"] for seat in north.match["seats"]] == ["", "Bram"]
