"""Nothing that a stranger can make slow runs in the loop that answers everybody.

The most expensive legal request of every route, every command and every look is sent and answered, and none
of them may hold up the next answer to another player by a tenth of a second. One that is refused would show
little: those that are say why (``REFUSED``). What is measured is the processor time that the thread of the
loop uses between two turns: on a machine that is busy with other things the clock says how busy it is, while
processor time says what the server itself does before it can turn to the next one.
"""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any, get_args

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game_ids
from dicefront.server.http.routes import ENDPOINTS
from dicefront.server.protocol.from_client import ClientMessage, Hello
from dicefront.server.show import screen_of
from tests.security.test_bounds import dense_table
from tests.server.meeting import SHORT, asked_of, play_out
from tests.server.serving import Running, Seat, Visitor, running

LONGEST = 0.1
"""So many processor seconds the loop may take for one turn."""

STARS = 30
HERE = [{"who": "me"}, {"who": "here"}]


class Meter:
    """Measures the turns of a loop, from inside."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._began = 0.0

    async def watch(self) -> None:
        """Look at the processor time of the loop's thread before and after it waits for something to do."""
        import asyncio

        selector: Any = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]
        select = selector.select
        self._began = time.thread_time()

        def measured(timeout: float | None = None) -> Any:
            self.longest = max(self.longest, time.thread_time() - self._began)
            events = select(timeout)
            self._began = time.thread_time()
            return events

        selector.select = measured


def is_a_move(question: Any) -> bool:
    return question["kind"] in MOVES or question["gesture"]["kind"] in WAYS


class World:
    """A server with something of everything, and one who asks for the worst."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.meter = Meter()
        server.do(self.meter.watch())
        self.guest = Visitor(server.address)
        self.tables: dict[str, list[Seat]] = {}
        for game_id in game_ids():
            options = LARGEST.get(game_id, SHORT.get(game_id))
            match = self.guest.new_match(game_id, options=options, seats=HERE)["match"]["id"]
            seats = [self.guest.sit(match, seat).__enter__() for seat in (0, 1)]
            play_out(seats, Draw(5), DECISIONS[game_id])
            self.tables[game_id] = seats
            self.moving_at(game_id)
        self.names: dict[str, Any] = {"raid": self.tables["home_raiders"][0].match["id"]}
        over = self.names["over"] = self._played()
        self.names["log"] = self.guest.http.get(f"/api/matches/{over}/log").text
        steps = self.guest.get(f"/api/matches/{over}/replay")["steps"]
        self.names |= {"entry": steps[-1]["entry"], "before": steps[-2]["entry"]}
        self.names["list"] = self.guest.post("/api/lists", A_LIST)["id"]
        self.names["study"] = self.guest.post("/api/studies", self.filled(NOTES))["id"]
        side = {"level": "random"}
        wish = {"game": "crystals", "options": {"players": 2}, "a": side, "b": side, "games": 8}
        self.names["cup"] = self.guest.post("/api/tournaments", CUP)["id"]
        self.names["experiment"] = self.guest.post("/api/experiments", wish)["id"]
        by_link = [{"who": "me"}, {"who": "link"}]
        invited = self.guest.new_match("chessboard", seats=by_link)
        self.names |= {"key": invited["links"][0]["key"], "waiting": invited["match"]["id"]}
        self.names["unwanted"] = self.guest.new_match("chessboard", seats=by_link)["match"]["id"]
        self.names["days"] = [f"{date.today().year + 1}-01-{day:02}" for day in range(1, 15)]
        self.member = Visitor(server.address)
        self.member.post("/api/accounts", MEMBER)

    def _played(self) -> str:
        """A match that is over."""
        match: str = self.guest.new_match("crystals", options=SHORT["crystals"], seats=HERE)["match"]["id"]
        with self.guest.sit(match, 0) as south, self.guest.sit(match, 1) as north:
            play_out([south, north], Draw(6))
        return match

    def asked_at(self, game_id: str) -> Seat:
        """The seat that is asked at a table, where the match goes on."""
        for seat in self.tables[game_id]:
            seat.command("ping")  # what was told before it is heard
        assert self.tables[game_id][0].snapshot["outcome"] is None
        return asked_of(self.tables[game_id])

    def moving_at(self, game_id: str) -> Seat:
        """The seat that is asked for a move, as soon as one is."""
        draw = Draw(5)
        while not is_a_move(self.asked_at(game_id).question):
            play_out(self.tables[game_id], draw, 1)
        return self.asked_at(game_id)

    def visitor_for(self, route: str) -> Visitor:
        """Who asks; whoever gives up a name or a session is not needed any more."""
        if route in BY_A_MEMBER:
            return self.member
        if route not in BY_A_STRANGER:
            return self.guest
        stranger = Visitor(self.server.address)
        stranger.get("/api/me")
        return stranger

    def filled(self, wish: Any) -> Any:
        """A wish with what is in this world put in."""
        if isinstance(wish, str) and wish[:1] == "{" and wish[1:-1] in self.names:
            return self.names[wish[1:-1]]
        if isinstance(wish, str):
            return FIELD.sub(lambda found: str(self.names[found[1]]), wish)
        if isinstance(wish, dict):
            return {name: self.filled(part) for name, part in wish.items()}
        return type(wish)(self.filled(part) for part in wish) if isinstance(wish, (list, tuple)) else wish

    def longest_turn(self, work: Callable[[], Any]) -> float:
        """The longest turn of the loop while something is asked for and answered.

        No rubbish is collected meanwhile: that of all tests before would be, in any turn.
        """
        self.meter.longest = 0.0
        gc.disable()
        try:
            work()
        finally:
            gc.enable()
        return self.meter.longest


OPTIONS: dict[str, Any] = {"table": dense_table(10, 4), "stars": STARS}
"""The largest table that there can be, to set up; at one with less on it the desk is done sooner."""

LARGEST: dict[str, Any] = {
    "home_raiders": {"table": dense_table(5, 4), "stars": STARS},
    "spherewars": {"points": 1000, "density": "high"},
}
MOVES = ("chessboard.turn.move", "crystals.turn.move")
WAYS = ("moves", "path")
"""At every table a move is asked for when the trials begin; these gestures name a way."""
DECISIONS = {"chessboard": 20, "crystals": 8, "home_raiders": 34, "spherewars": 40}
LARGEST_TEAM = {
    "faction": "gremlins",
    "troops": [{"ref": f"troop {number}", "card": "gr-ragmen", "copies": 30} for number in range(40)],
}
DEAREST_TEAM = {
    "faction": "gremlins",
    "troops": [{"ref": f"troop {number}", "card": "gr-ragmen"} for number in range(STARS)],
}
"""One that may be played: each of them costs a Star."""
FILE = "\n".join(
    ['id = "mine"', "width = 48", "depth = 48"]
    + [
        f'[[objects]]\nkind = "mug"\nx = {4 + 4.4 * (number % 10):.1f}\ny = {4 + 4.4 * (number // 10):.1f}'
        for number in range(100)
    ]
)
"""A table of one's own, as a file."""

MEMBER = {"login": "member", "password": "quite long and odd"}
LETTERS = "e+" * 49 + "e"
"""Words that nearly every paragraph holds, as many as may be looked for at once."""


A_LIST: dict[str, Any] = {"game": "home_raiders", "name": "Largest", "roster": LARGEST_TEAM}
CUP: dict[str, Any] = {
    "title": "Cup",
    "game": "spherewars",
    "options": {"points": 1000, "density": "high"},
    "system": "round_robin",
    "computers": ["random"] * 4,
}
FIELD = re.compile(r"\{(\w+)\}")


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running(tmp_path_factory.mktemp("world")) as server:
        found = World(server)
        yield found
        for seats in found.tables.values():
            for seat in seats:
                seat.close()
        found.guest.close()
        found.member.close()


# -- routes -------------------------------------------------------------------------------------

NOTHING: dict[str, Any] = {}
NOTES: dict[str, Any] = {"match": "{over}", "title": "worst", "notes": []}

# What stands in braces is put in from the world.
ROUTES: dict[str, tuple[str, Any]] = {
    "GET /api/games": ("/api/games", None),
    "GET /api/games/{game}/length": ("/api/games/home_raiders/length", None),
    "GET /api/health": ("/api/health", None),
    "GET /api/me": ("/api/me", None),
    "PUT /api/me": ("/api/me", {"name": "n" * 40}),
    "DELETE /api/me": ("/api/me", None),
    "PUT /api/me/password": (
        "/api/me/password",
        {"old": MEMBER["password"], "new": "even longer, and odder"},
    ),
    "GET /api/me/devices": ("/api/me/devices", None),
    "DELETE /api/me/devices": ("/api/me/devices", None),
    "DELETE /api/me/devices/{id}": ("/api/me/devices/none", None),
    "GET /api/me/export": ("/api/me/export", None),
    "GET /api/me/history": ("/api/me/history", None),
    "POST /api/accounts": ("/api/accounts", {"login": "a" * 30, "password": "a long one " * 15}),
    "POST /api/session": ("/api/session", MEMBER),
    "DELETE /api/session": ("/api/session", None),
    "GET /api/friends": ("/api/friends", None),
    "DELETE /api/friends/{id}": ("/api/friends/nobody", None),
    "GET /api/matches/{id}/friends": ("/api/matches/{raid}/friends", None),
    "PUT /api/matches/{id}/friends/{seat}": ("/api/matches/{raid}/friends/1", None),
    "POST /api/matches/{id}/reports": ("/api/matches/{raid}/reports", {"about": "n" * 80, "text": "t" * 500}),
    "POST /api/reports": ("/api/reports", {"code": "c" * 80, "text": "t" * 1000}),
    "GET /api/me/away": ("/api/me/away", None),
    "PUT /api/me/away": ("/api/me/away", {"days": "{days}"}),
    "GET /api/me/channels": ("/api/me/channels", None),
    "PUT /api/me/channels": ("/api/me/channels", {"mail": ["crystals"] * 8, "hook": ["crystals"] * 8}),
    "PUT /api/me/mail": ("/api/me/mail", {"address": "a@example.org"}),
    "DELETE /api/me/mail": ("/api/me/mail", None),
    "POST /api/mail": ("/api/mail", {"code": "c" * 60}),
    "PUT /api/me/hook": ("/api/me/hook", {"url": "https://example.org/" + "h" * 400}),
    "POST /api/me/hook/again": ("/api/me/hook/again", None),
    "DELETE /api/me/hook": ("/api/me/hook", None),
    "GET /api/lobby": ("/api/lobby", None),
    "POST /api/matches": (
        "/api/matches",
        {"game": "home_raiders", "options": OPTIONS, "seats": HERE},
    ),
    "GET /api/matches/{id}": ("/api/matches/{raid}", None),
    "DELETE /api/matches/{id}": ("/api/matches/{unwanted}", None),
    "GET /api/matches/{id}/links": ("/api/matches/{waiting}/links", None),
    "POST /api/matches/{id}/device": ("/api/matches/{raid}/device", None),
    "DELETE /api/matches/{id}/device": ("/api/matches/{raid}/device", None),
    "POST /api/matches/{id}/join": ("/api/matches/{waiting}/join", {"seat": 1}),
    "POST /api/matches/{id}/rematch": ("/api/matches/{over}/rematch", NOTHING),
    "DELETE /api/matches/{id}/rematch": ("/api/matches/{over}/rematch", None),
    "GET /api/invitations/{key}": ("/api/invitations/{key}", None),
    "POST /api/invitations/{key}": ("/api/invitations/{key}", {"name": "n" * 40}),
    "GET /api/matches/{id}/replay": ("/api/matches/{raid}/replay", None),
    "GET /api/matches/{id}/positions/{entry}": (
        "/api/matches/{over}/positions/{entry}",
        None,
    ),
    "GET /api/matches/{id}/now": ("/api/matches/{raid}/now", None),
    "GET /api/matches/{id}/log": ("/api/matches/{over}/log", None),
    "GET /api/replays/samples": ("/api/replays/samples", None),
    "POST /api/replays": ("/api/replays", {"log": "{log}"}),
    "POST /api/matches/{id}/chances": (
        "/api/matches/{over}/chances",
        {"entry": 0, "games": 8},
    ),
    "POST /api/matches/{id}/branch": (
        "/api/matches/{over}/branch",
        {"entry": "{before}", "seats": HERE},
    ),
    "GET /api/matches/{id}/summary": ("/api/matches/{over}/summary", None),
    "POST /api/matches/{id}/judgement": ("/api/matches/{over}/judgement", {"entry": "{before}"}),
    "GET /api/matches/{id}/luck": ("/api/matches/{raid}/luck", None),
    "GET /api/studies": ("/api/studies", None),
    "POST /api/studies": ("/api/studies", NOTES),
    "GET /api/studies/{id}": ("/api/studies/{study}", None),
    "PUT /api/studies/{id}": ("/api/studies/{study}", NOTES),
    "DELETE /api/studies/{id}": ("/api/studies/none", None),
    "GET /api/dice": ("/api/dice", None),
    "GET /api/experiments": ("/api/experiments", None),
    "POST /api/experiments": (
        "/api/experiments",
        {
            "game": "home_raiders",
            "options": OPTIONS | {"lists": "agreed"},
            "a": {"level": "random", "roster": DEAREST_TEAM},
            "b": {"level": "random", "roster": DEAREST_TEAM},
        },
    ),
    "GET /api/experiments/{id}": ("/api/experiments/{experiment}", None),
    "DELETE /api/experiments/{id}": ("/api/experiments/none", None),
    "GET /api/tournaments": ("/api/tournaments", None),
    "POST /api/tournaments": ("/api/tournaments", CUP),
    "GET /api/tournaments/{id}": ("/api/tournaments/{cup}", None),
    "POST /api/tournaments/{id}/players": ("/api/tournaments/{cup}/players", {"name": "Anna"}),
    "POST /api/tournaments/{id}/start": ("/api/tournaments/{cup}/start", None),
    "DELETE /api/tournaments/{id}/players/{number}": ("/api/tournaments/{cup}/players/0", None),
    "DELETE /api/tournaments/{id}": ("/api/tournaments/none", None),
    "GET /api/units/{game}": ("/api/units/home_raiders", None),
    "POST /api/examples/{game}": (
        "/api/examples/home_raiders",
        {"position": {"eye": [10, 10], "target": [110, 70], "height": 20}},
    ),
    "GET /api/rules/{game}": ("/api/rules/spherewars?lang=nl", None),
    "GET /api/rules/{game}/status": ("/api/rules/spherewars/status", None),
    "GET /api/rules/{game}/search": ("/api/rules/spherewars/search?q=" + LETTERS, None),
    "POST /api/armies/{game}": ("/api/armies/home_raiders", {"options": OPTIONS}),
    "POST /api/armies/{game}/check": (
        "/api/armies/home_raiders/check",
        {"roster": LARGEST_TEAM, "options": OPTIONS},
    ),
    "POST /api/armies/{game}/random": (
        "/api/armies/home_raiders/random",
        {"options": OPTIONS},
    ),
    "POST /api/armies/{game}/sheet": (
        "/api/armies/home_raiders/sheet",
        {"roster": LARGEST_TEAM},
    ),
    "POST /api/odds/{game}": (
        "/api/odds/home_raiders",
        {"situation": {"attack": [12] * 3, "defence": [12] * 3, "boost": 12, "defence_boost": 12}},
    ),
    "POST /api/tables/{game}": ("/api/tables/home_raiders", {"text": FILE}),
    "GET /api/lists": ("/api/lists", None),
    "POST /api/lists": ("/api/lists", A_LIST),
    "PUT /api/lists/{id}": ("/api/lists/{list}", A_LIST),
    "GET /api/lists/{id}/versions": ("/api/lists/{list}/versions", None),
    "DELETE /api/lists/{id}": ("/api/lists/none", None),
}
REFUSED = {
    "DELETE /api/me/devices/{id}": 404,  # none, nobody, or what others still need
    "DELETE /api/friends/{id}": 404,
    "DELETE /api/studies/{id}": 404,
    "DELETE /api/experiments/{id}": 404,
    "DELETE /api/tournaments/{id}": 404,
    "DELETE /api/lists/{id}": 404,
    "DELETE /api/matches/{id}/rematch": 409,  # at one screen it has begun already
    "PUT /api/matches/{id}/friends/{seat}": 403,  # a friend is somebody else with an account
    "PUT /api/me/mail": 409,  # this site sends no mail, so it knows no code either
    "POST /api/mail": 404,
}
"""The requests that end early, and how."""
BY_A_MEMBER = ("PUT /api/me/password", "DELETE /api/friends/{id}")
BY_A_STRANGER = (
    "DELETE /api/me",
    "DELETE /api/me/devices",
    "POST /api/accounts",
    "POST /api/session",
    "DELETE /api/session",
)
KNOWN_ROUTES = [f"{one.method} {one.path}" for one in ENDPOINTS]


def test_every_route_command_and_look_has_its_most_expensive_request() -> None:
    """A new one without an entry here is not known to be harmless."""
    assert sorted(ROUTES) == sorted(set(KNOWN_ROUTES))
    assert sorted([*COMMANDS, *WITH_A_WAY]) == sorted(COMMAND_NAMES)
    for game_id in game_ids():
        assert sorted(LOOKS.get(game_id, {})) == sorted(screen_of(game_id).looks)


@pytest.mark.parametrize("route", KNOWN_ROUTES)
def test_no_route_holds_up_the_others(world: World, route: str) -> None:
    path, body = world.filled(ROUTES[route])
    asking = world.visitor_for(route)

    def ask() -> None:
        found = asking.http.request(route.split()[0], path, json=body)
        if route in REFUSED:
            assert found.status_code == REFUSED[route], found.text
        else:
            assert found.status_code < 300, found.text

    assert world.longest_turn(ask) < LONGEST
    if route in BY_A_STRANGER:
        asking.close()


# -- tables -------------------------------------------------------------------------------------

FAR = {"x": 900_000, "y": 900_000}
LOOKS: dict[str, dict[str, dict[str, Any]]] = {
    "chessboard": {
        "reach": {},
        "unreachable": {"space": 63},
        "attacks": {"space": 27},
        "threats": {"player": 0},
        "line": {"from": 0, "to": 63},
    },
    "crystals": {"preview": {"piece": "acting"}, "danger": {}, "range": {}},
    "home_raiders": {
        "book": {},
        "standing": {},
        "zones": {},
        "reach": {"allowance": 40_000},
        "bands": {"activations": 2},
        "danger": {},
        "sight": {"x": 60_000, "y": 60_000},
        "seen": {},
        "there": {"x": 60_000, "y": 60_000},
        "distance": {},
        "melee": {},
        "scene": {},
        "eye": {"x": 60_000, "y": 60_000},
        "thing": {"thing": 0},
        "propose": {**FAR, "piece": "acting", "arrange": "cluster", "via": [[60_000, 60_000]] * 16},
    },
    "spherewars": {
        "book": {},
        "zones": {},
        "reach": {},
        "bands": {"relocates": True},
        "sight": {"target": 1, "x": 50_000, "y": 50_000},
        "seen": {},
        "there": {"x": 50_000, "y": 50_000},
        "distance": {"target": 1},
        "fight": {"target": 1},
        "scene": {},
        "eye": {"target": 1, "x": 50_000, "y": 50_000},
        "standings": {},
        "lasting": {},
        "thing": {"thing": 0},
        "propose": {**FAR, "piece": "acting", "via": [[60_000, 60_000]] * 16},
    },
}


@pytest.mark.parametrize(
    ("game_id", "what"), [(game_id, what) for game_id, looks in LOOKS.items() for what in looks]
)
def test_no_look_holds_up_the_others(world: World, game_id: str, what: str) -> None:
    seat = world.asked_at(game_id)
    args = {"piece": 0, "target": 57, **LOOKS[game_id][what]}
    if args["piece"] == "acting":
        first = seat.question["candidates"][0]["piece"]
        args["piece"] = seat.question["gesture"]["items"][0] if first is None else first

    def ask() -> None:
        found = seat.command("look", what=what, args=args)
        assert found["type"] == "looked", found

    assert world.longest_turn(ask) < LONGEST


COMMAND_NAMES = [one.__struct_config__.tag for one in get_args(ClientMessage) if one is not Hello]
COMMANDS: dict[str, dict[str, Any]] = {
    "ping": {},
    "look": {"what": "bands", "args": {"piece": 0, "activations": 2}},
    "say": {"text": "t" * 500},
    "standing": {"kind": "k" * 80, "answer": [[0] * 100] * 100},
    "reacting": {"interrupts": ["near"] * 100},
    "give-time": {"player": 1, "seconds": 86_400},
    "claim": {"player": 1, "what": "default"},
    "take-over": {},
    "undo": {},
    "ask-back": {"entry": 3},
    "answer-back": {"answer": "no"},
    "step-back": {"entry": 2},
    "offer-draw": {},
    "answer-draw": {"accept": False},
    "resume": {},
    "end": {},
    "resign": {},
}
WITH_A_WAY = ("try", "line", "answer")
LAST = ("step-back", "resign")
"""These change the table for good."""


MOST_CORNERS = 64


def to_and_fro(corners: list[Any]) -> list[Any]:
    """A way with as many corners as one may have."""
    last = corners[-1]
    return corners + [[last[0] + number % 2, *last[1:]] for number in range(MOST_CORNERS - len(corners))]


def longest_way(question: Any) -> Any:
    """The longest answer that is proposed, with as many corners as there may be."""
    best = max((one["answer"] for one in question["candidates"]), key=lambda one: len(str(one)))
    if question["gesture"]["kind"] == "path":
        return to_and_fro(best)
    return [[move[0], to_and_fro(move[1]), *move[2:]] for move in best]


@pytest.mark.parametrize("game_id", list(LARGEST))
@pytest.mark.parametrize("kind", WITH_A_WAY)
def test_no_way_holds_up_the_others(world: World, kind: str, game_id: str) -> None:
    seat = world.moving_at(game_id)
    question = seat.question
    way = longest_way(question)
    fields = {"steps": [{"kind": question["kind"], "value": way}]} if kind == "line" else {"value": way}

    def ask() -> None:
        found = seat.command(kind, question=question["number"], **fields)
        assert found.get("code", "illegal") == "illegal", found  # it was read, and judged

    assert world.longest_turn(ask) < LONGEST


@pytest.mark.parametrize("kind", [*(one for one in COMMANDS if one not in (*WITH_A_WAY, *LAST)), *LAST])
def test_no_command_holds_up_the_others(world: World, kind: str) -> None:
    seats = world.tables["home_raiders"]
    seat = next((one for one in seats if one.question is not None), seats[0])

    def ask() -> None:
        found = seat.command(kind, **COMMANDS[kind])
        assert found.get("code") != "failed", found

    assert world.longest_turn(ask) < LONGEST
