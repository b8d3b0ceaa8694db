"""The lobby as it changes, and what spectators see of a match: now, and with a delay."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection
from websockets.sync.client import connect
from websockets.typing import Origin

from dicefront.kernel.draw import Draw
from dicefront.server.hall import board
from dicefront.server.http import lobby
from dicefront.server.store.rows import Person
from tests.server.meeting import SHORT, TWO, catch_up, play_out, two_players
from tests.server.serving import PATIENCE, SOCKET, Running, Visitor, Visitors, running

OPEN = [{"who": "me", "name": "Anna"}, {"who": "open"}]


class Looking:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.lobby: Any = None
        self.told = 0

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Wait until the lobby is as wanted."""
        end = time.monotonic() + PATIENCE
        while self.lobby is None or not wanted(self.lobby):
            assert time.monotonic() < end, "the lobby did not become so"
            self.lobby = msgspec.json.decode(self.socket.recv(PATIENCE))
            self.told += 1
        return self.lobby


@contextmanager
def looking(visitor: Visitor) -> Iterator[Looking]:
    visitor.get("/api/me")
    url = visitor.address.replace("http", "ws", 1) + "/api/lobby/socket"
    headers = {"Cookie": f"dicefront={visitor.key}"}
    with connect(url, additional_headers=headers, **SOCKET) as socket:
        yield Looking(socket)


def ids(matches: list[Any]) -> list[str]:
    return [one["id"] for one in matches]


def test_a_table_appears_in_the_lobby_of_others_and_goes_when_it_is_taken(visitor: Visitors) -> None:
    anna, bram, carl = visitor(), visitor(), visitor()
    with looking(carl) as his:
        his.until(lambda _: True)
        made = anna.new_match("crystals", seats=OPEN, seed=None)["match"]["id"]
        his.until(lambda now: made in ids(now["open"]))
        bram.post(f"/api/matches/{made}/join", {"name": "Bram", "secret": "ab" * 32})
        found = his.until(lambda now: made in ids(now["live"]))
        assert made not in ids(found["open"])
        joined = next(one for one in found["live"] if one["id"] == made)
        assert joined["seats"][1]["fingerprint"]
        assert not joined["seats"][0]["fingerprint"]


def test_whose_turn_it_is_is_told_in_the_lobby(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "chessboard", options=SHORT["chessboard"])
    with (
        looking(anna) as hers,
        looking(bram) as his,
        anna.sit(match, 0) as south,
        bram.sit(match, 1) as north,
    ):
        asked = {"0": hers, "1": his}
        first = "0" if south.question else "1"
        seat = south if south.question else north
        asked[first].until(lambda now: now["mine"][0]["my_turn"])
        candidates = seat.question["candidates"]
        while seat.question is not None:
            seat.answer(candidates[0]["answer"])
            candidates = [] if seat.question is None else seat.question["candidates"]
        other = "1" if first == "0" else "0"
        asked[other].until(lambda now: now["mine"][0]["my_turn"])


def test_a_quiet_lobby_says_nothing(tmp_path: Path) -> None:
    """On a server of its own: what others have done a moment ago may still be told."""
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        with looking(anna) as lobby:
            lobby.until(lambda _: True)
            with pytest.raises(TimeoutError):
                lobby.socket.recv(1.5)
        anna.close()


def test_what_happens_at_other_tables_makes_nobody_read_the_own_matches_again(
    visitor: Visitors, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy site all open pages would read the store again and again."""
    anna, bram = visitor(), visitor()
    with looking(anna) as hers, looking(bram) as his:
        for one in (hers, his):
            one.until(lambda _: True)
        known = {who.get("/api/me")["id"]: who for who in (anna, bram)}
        read: list[Visitor] = []
        usual = lobby.own_of

        def noted(connection: Connection, person: Person | None) -> lobby.Own:
            if person is not None and person.id in known:
                read.append(known[person.id])
            return usual(connection, person)

        monkeypatch.setattr(lobby, "own_of", noted)
        match = anna.new_match("crystals", seats=[{"who": "me"}, {"who": "here"}], watch=False)["match"]["id"]
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            play_out([south, north], Draw(3), 6)
            catch_up([south, north])
            entry = south.snapshot["entry"]
            hers.until(lambda now: [one["entries"] for one in now["mine"]] == [entry])
        assert read
        assert bram not in read


def test_tables_are_read_once_for_all_who_look(
    visitor: Visitors, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [visitor() for _ in range(8)]
    with ExitStack() as stack:
        looks = [stack.enter_context(looking(one)) for one in people]
        for one in looks:
            one.until(lambda _: True)
        reads: list[float] = []
        usual = board.read_tables

        def noted(connection: Connection, since: float) -> board.Tables:
            reads.append(time.monotonic())
            return usual(connection, since)

        monkeypatch.setattr(board, "read_tables", noted)
        made = people[0].new_match("crystals", seats=OPEN)["match"]["id"]
        for one in looks:
            one.until(lambda now: made in ids(now["open"]))
    assert all(later - first >= board.BREATH for first, later in pairwise(reads))


def test_the_lobby_is_not_for_pages_of_other_sites(visitor: Visitors) -> None:
    url = visitor().address.replace("http", "ws", 1) + "/api/lobby/socket"
    try:
        with connect(url, origin=Origin("http://elsewhere.example"), **SOCKET) as socket:
            socket.recv(PATIENCE)
    except Exception as error:
        assert "403" in str(error)  # noqa: PT017
        return
    raise AssertionError("expected to be refused")


def test_an_open_table_stays_only_while_its_host_is_there(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bram = Visitor(server.address), Visitor(server.address)
        made = anna.new_match("crystals", seats=OPEN)["match"]["id"]
        assert made in ids(bram.get("/api/lobby")["open"])
        server.server.settings.table_seconds = 0.0  # as if the time were over
        assert made not in ids(bram.get("/api/lobby")["open"])
        anna.close()
        bram.close()


# -- spectators ---------------------------------------------------------------------------------


def test_a_small_picture_shows_what_a_spectator_sees(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(3), 12)
        with visitor().sit(match, None) as cleo:
            seen = visitor().get(f"/api/matches/{match}/now")
            assert seen["entry"] == cleo.snapshot["entry"]
            assert seen["view"] == cleo.snapshot["view"]
    hidden = anna.new_match("crystals", seats=TWO, watch=False)["match"]["id"]
    visitor().get(f"/api/matches/{hidden}/now", 403)


def test_spectators_are_behind_by_the_delay_and_see_all_in_the_end(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], delay=2)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, visitor().sit(match, None) as cleo:
        assert cleo.match["delay"] == 2
        begun = time.monotonic()
        play_out([south, north], Draw(5), 6)
        catch_up([south, north])
        played = south.snapshot["entry"]
        seen = visitor().get(f"/api/matches/{match}/now")
        replay = visitor().get(f"/api/matches/{match}/replay?seat=none")
        if time.monotonic() - begun < 1.9:
            assert seen["entry"] == 0
            assert replay["steps"] == []
            visitor().get(f"/api/matches/{match}/positions/{played}?seat=none", 404)
        cleo.until(lambda now: now["entry"] == played)
        assert time.monotonic() - begun >= 2
        assert anna.get(f"/api/matches/{match}/replay?seat=0")["steps"][-1]["entry"] == played
        play_out([south, north], Draw(5))
        catch_up([south, north])
        cleo.until(lambda now: now["outcome"] is not None)
        assert [event["n"] for event in cleo.events] == list(range(1, len(cleo.events) + 1))
        assert cleo.snapshot["entry"] == south.snapshot["entry"]


def test_a_spectator_who_comes_later_sees_no_more_than_the_delay_allows(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], delay=600)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(7), 8)
        with visitor().sit(match, None) as cleo:
            assert cleo.events == []
            assert cleo.snapshot["view"] is None
