"""Two servers share matches through PostgreSQL and Redis; one is killed in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dicefront.kernel.draw import Draw
from dicefront.server.match.clocks import DAY
from tests.server.backing import postgres, redis_server
from tests.server.meeting import TWO, catch_up, play_out
from tests.server.posting import HOUR, site
from tests.server.serving import Seat, ServerProcess, Visitor, free_port


class Pair:
    """Two servers and two players, one on each."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        environment = {"TEST_DATABASE": database, "TEST_REDIS": redis, "TEST_LEASE": "1.5"}
        self.servers = [ServerProcess(folder / name, free_port(), **environment) for name in ("one", "two")]
        try:
            for server in self.servers:
                server.start()
            for server in self.servers:
                server.wait()
        except BaseException:
            self._stop()
            raise
        self.anna = Visitor(self.servers[0].address)
        self.bram = Visitor(self.servers[1].address)

    def begin(self, game: str) -> str:
        """A match between the two; it runs on the server of the one who set it up."""
        made = self.anna.new_match(game, seats=TWO)
        self.bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
        match: str = made["match"]["id"]
        return match

    def close(self) -> None:
        self.anna.close()
        self.bram.close()
        self._stop()

    def _stop(self) -> None:
        for server in self.servers:
            server.kill()


@pytest.fixture(scope="module")
def backing() -> Iterator[tuple[str, str]]:
    with postgres() as database, redis_server() as redis:
        yield database, redis


@pytest.fixture(scope="module")
def pair(backing: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    found = Pair(tmp_path_factory.mktemp("pair"), *backing)
    yield found
    found.close()


def test_two_players_on_different_servers_play_a_whole_match(pair: Pair) -> None:
    match = pair.begin("crystals")
    with pair.anna.sit(match, 0) as south, pair.bram.sit(match, 1) as north:
        assert play_out([south, north], Draw(5)) > 20
        assert south.snapshot["outcome"] == north.snapshot["outcome"]
        for seat in (south, north):
            assert [event["n"] for event in seat.events] == list(range(1, len(seat.events) + 1))


@pytest.mark.parametrize("victim", [0, 1])
def test_a_server_is_killed_in_the_middle_and_the_match_goes_on(pair: Pair, victim: int) -> None:
    match = pair.begin("crystals")
    survivor = 1 - victim
    visitors = [pair.anna, pair.bram]
    draw = Draw(8)
    seats: list[Seat] = []
    for number, visitor in enumerate(visitors):
        seats.append(visitor.sit(match, number).__enter__())
    play_out(seats, draw, 12)
    catch_up(seats)
    confirmed = seats[0].snapshot["entry"]
    heard = list(seats[survivor].events)
    pair.servers[victim].kill()
    seats[victim].close()
    # Whoever was on the server that is gone comes back on the other one, with the same key in the cookie.
    moved = Visitor(pair.servers[survivor].address, visitors[victim].key)
    back = moved.sit(match, victim, last=len(seats[victim].events)).__enter__()
    back.events[:0] = seats[victim].events
    seats[victim] = back
    assert back.snapshot["entry"] == confirmed
    answers = play_out(seats, draw)
    assert answers > 0
    assert seats[0].snapshot["outcome"] == seats[1].snapshot["outcome"]
    assert seats[survivor].events[: len(heard)] == heard
    for seat in seats:
        assert [event["n"] for event in seat.events] == list(range(1, len(seat.events) + 1))
        seat.close()
    replay = moved.get(f"/api/matches/{match}/replay?seat=none")
    moved.close()
    assert replay["match"]["state"] == "over"
    pair.servers[victim].start()
    pair.servers[victim].wait()


def test_a_seat_on_one_server_is_taken_on_the_other_and_both_are_told(pair: Pair) -> None:
    made = pair.anna.new_match("chessboard", seats=TWO)
    with pair.anna.sit(made["match"]["id"], 0) as south:
        assert south.snapshot["view"] is None
        pair.bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
        south.until(lambda now: now["view"] is not None)
        assert [seat["name"] for seat in south.match["seats"]] == ["Anna", "Bram"]


def test_exactly_one_of_two_servers_tells_and_both_know_who_is_here(
    backing: tuple[str, str], tmp_path: Path
) -> None:
    shared = dict(zip(("database", "redis"), backing, strict=True))
    with site(tmp_path / "one", **shared) as one, site(tmp_path / "two", **shared) as two:
        match, anna, _ = one.match()
        one.confirmed(anna, "anna@mail.example")
        anna.put("/api/me/hook", {"url": one.hooks.address})

        def together(seconds: float) -> int:
            """Both go round at the same time, three times; returns how many mails there are."""
            with ThreadPoolExecutor() as threads:
                for _ in range(3):
                    list(threads.map(lambda place: place.after(seconds), (one, two)))
            return len(one.mails.mails) + len(two.mails.mails)

        assert together(HOUR) == 1
        assert [message["kind"] for message in one.hooks.messages] == ["hello", "turn"]
        anna.address = two.server.address
        with anna.sit(match, anna.get(f"/api/matches/{match}")["seat"]):
            two.after(2.1 * DAY)
            one.after(2.1 * DAY)
            assert len(one.mails.mails) + len(two.mails.mails) == 1
        two.wait_until_alone()
        two.after(2.1 * DAY)
        assert together(2.2 * DAY) == 2
        assert [message["kind"] for message in one.hooks.messages] == ["hello", "turn", "reminder"]
