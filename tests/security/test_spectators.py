"""Spectators who are behind by a delay: nothing reaches them earlier, however they ask."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.server.match import delay as delays
from tests.server.meeting import SHORT, catch_up, play_out, two_players
from tests.server.serving import Running, Seat, Visitors

HOUR = 3600


class Hands:
    """The clock by which spectators are behind; the test moves it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(delays, "wall", made.time)
    return made


class Table:
    """Two players, a spectator who is an hour behind, and the server."""

    def __init__(self, server: Running, match: str, players: list[Seat], watching: Seat) -> None:
        self.server = server
        self.match = match
        self.players = players
        self.watching = watching

    def tell(self) -> None:
        """Tell spectators what they may know by now, as the timers do."""

        async def tell() -> None:
            delay = self.server.server.hall.matches[self.match].delay
            delay.tell()
            delay.tell_talk()

        self.server.do(tell())


@contextmanager
def watched(server: Running, visitor: Visitors, game: str = "crystals") -> Iterator[Table]:
    match, anna, bram = two_players(visitor, game, options=SHORT[game], delay=HOUR, seed=7)
    with ExitStack() as stack:
        players = [stack.enter_context(anna.sit(match, 0)), stack.enter_context(bram.sit(match, 1))]
        yield Table(server, match, players, stack.enter_context(visitor().sit(match, None)))


def look(seat: Seat, what: str, **args: Any) -> Any:
    return seat.command("look", what=what, args=args)


def test_a_look_shows_spectators_the_table_as_late_as_everything_else(
    server: Running, visitor: Visitors, hands: Hands
) -> None:
    with watched(server, visitor, "chessboard") as table:
        south = table.players[0]
        play_out(table.players, Draw(3), 30)
        catch_up(table.players)
        early = look(table.watching, "threats", player=0)
        assert (early["type"], early["note"]["id"]) == ("refused", "server.not-begun")
        assert early["marks"] == []
        then = look(south, "threats", player=0)["data"]
        hands.ahead = HOUR + 1.0
        table.tell()
        assert look(table.watching, "threats", player=0)["data"] == then
        hands.ahead = 60.0  # what follows is younger than the hour again
        draw = Draw(5)
        for _ in range(40):
            play_out(table.players, draw, 1)
            catch_up(table.players)
            if look(south, "threats", player=0)["data"] != then:
                break
        assert look(south, "threats", player=0)["data"] != then
        hands.ahead = HOUR / 2  # nothing of it is old enough any more
        assert look(table.watching, "threats", player=0)["type"] == "refused"


def test_spectators_hear_what_players_say_with_the_delay(
    server: Running, visitor: Visitors, hands: Hands
) -> None:
    with watched(server, visitor) as table:
        south, north = table.players
        assert south.command("say", text="I will attack from the left")["type"] == "done"
        assert north.wait("chat")["text"] == "I will attack from the left"
        table.tell()
        table.watching.command("ping")
        assert not [one for one in table.watching.got if one["type"] == "chat"]
        with visitor().sit(table.match, None) as late:
            assert late.welcome["chat"] == []
        hands.ahead = HOUR + 1.0
        table.tell()
        assert table.watching.wait("chat")["text"] == "I will attack from the left"
        with visitor().sit(table.match, None) as late:
            assert [line["n"] for line in late.welcome["chat"]] == [1]
        hands.ahead = 0.0
        assert south.command("say", text="and win")["type"] == "done"
        assert south.command("resign")["type"] == "done"
        table.watching.until(lambda now: now["outcome"] is not None)
        said = [one["text"] for one in table.watching.got if one["type"] == "chat"]
        assert said == ["I will attack from the left", "and win"]
        assert north.command("say", text="well played")["type"] == "done"
        assert table.watching.wait("chat")["text"] == "well played"
        table.tell()
        table.watching.command("ping")
        assert len([one for one in table.watching.got if one["type"] == "chat"]) == 3


def test_how_far_a_match_is_is_told_to_its_players_only(
    server: Running, visitor: Visitors, hands: Hands
) -> None:
    with watched(server, visitor) as table:
        play_out(table.players, Draw(3), 6)
        catch_up(table.players)
        stranger = visitor()
        played = table.players[0].snapshot["entry"]
        assert played > 0

        def told() -> list[Any]:
            lobby = stranger.get("/api/lobby")
            found = [one for one in lobby["live"] if one["id"] == table.match]
            return [stranger.get(f"/api/matches/{table.match}"), *found]

        for info in told():
            assert info["entries"] == 0
            assert info["changed"] == info["created"]
        with visitor().sit(table.match, None) as late:
            assert late.welcome["match"]["entries"] == 0
            assert late.snapshot["entry"] == 0
        assert stranger.get(f"/api/matches/{table.match}/luck?seat=none")["stakes"] == []
        hands.ahead = HOUR + 1.0
        with visitor().sit(table.match, None) as late:
            assert late.welcome["match"]["entries"] == late.snapshot["entry"] == played
        assert table.players[0].command("resign")["type"] == "done"
        table.watching.until(lambda now: now["outcome"] is not None)
        assert told()[0]["entries"] > 0
