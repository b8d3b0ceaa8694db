"""Whatever is sent: no server error, no dropped match, nothing for a seat that is not its own."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from websockets.exceptions import ConnectionClosed

from dicefront.kernel.draw import Draw
from dicefront.server.app import described
from dicefront.server.http.routes.rules import known_tests
from tests.server.meeting import SHORT, catch_up, play_out, two_players
from tests.server.serving import PATIENCE, Running, Seat, Visitor, Visitors

MESSAGES = 400


class Alarms(logging.Handler):
    """Remembers every error that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@pytest.fixture(scope="module")
def cited() -> None:
    """Which test cites which paragraph is read here: Python 3.11 cannot parse in two threads at once."""
    known_tests()


@pytest.fixture
def alarms() -> Iterator[Alarms]:
    handler = Alarms()
    logger = logging.getLogger("dicefront")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


# -- the socket ---------------------------------------------------------------------------------

KINDS = [
    "hello",
    "answer",
    "line",
    "try",
    "look",
    "undo",
    "ask-back",
    "answer-back",
    "step-back",
    "offer-draw",
    "answer-draw",
    "standing",
    "give-time",
    "claim",
    "say",
    "ping",
    "nonsense",
]
FIELDS = [
    "id",
    "question",
    "value",
    "steps",
    "after",
    "what",
    "args",
    "entry",
    "answer",
    "dice",
    "accept",
    "kind",
    "until",
    "clear",
    "player",
    "seconds",
    "text",
    "protocol",
    "seat",
    "last",
    "key",
]
WORDS = [
    "",
    "yes",
    "same",
    "always",
    "melee",
    "reach",
    "unreachable",
    "attacks",
    "threats",
    "line",
    "preview",
    "danger",
    "range",
]


def junk(chance: random.Random, depth: int = 0) -> Any:
    """Any plain data, the kind that breaks things more often than not."""
    kind = chance.randrange(12 if depth < 4 else 8)
    if kind == 0:
        return None
    if kind == 1:
        return chance.random() < 0.5
    if kind == 2:
        return chance.randrange(-3, 70)
    if kind == 3:
        return chance.choice([10**9, 10**18, 2**63, 10**30, -(2**63), 1e308, 0.5, -0.0])
    if kind in (4, 5):
        return chance.choice(WORDS)
    if kind == 6:
        return chance.choice(["\u0000", "🎲" * 5, "a" * 300, "\u202e", "'; drop table acts; --", "<b>"])
    if kind == 7:
        return chance.choice([True, 0, 1, "0", [], {}])
    if kind < 10:
        return [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {
        chance.choice(["piece", "space", "player", "from", "to", "face", "minis", "name", "x"]): junk(
            chance, depth + 1
        )
        for _ in range(chance.randrange(4))
    }


def message(chance: random.Random, seat: Seat) -> str:
    """A message that is almost right, or not even JSON."""
    if chance.random() < 0.05:
        return chance.choice(
            ["", "{", "[]", "null", "[" * 2000, '"' * 99, "\u0000", '{"type":"answer"', "1" * 5000]
        )
    found: dict[str, Any] = {"type": chance.choice(KINDS), "id": f"f{chance.randrange(10**9)}"}
    question = seat.question
    if found["type"] in ("answer", "try"):
        found["question"] = question["number"] if question and chance.random() < 0.8 else chance.randrange(50)
        found["value"] = junk(chance)
    if found["type"] == "line":
        number = question["number"] if question else 0
        kind = question["kind"] if question else "x"
        found |= {"question": number, "steps": [{"kind": kind, "value": junk(chance)} for _ in range(3)]}
    if found["type"] == "look":
        found |= {
            "what": chance.choice(WORDS),
            "args": {"piece": chance.randrange(-1, 14), "space": junk(chance)},
        }
    for _ in range(chance.randrange(4)):
        found[chance.choice(FIELDS)] = junk(chance)
    if found["type"] in ("say", "standing", "step-back", "ask-back") and chance.random() < 0.7:
        found |= {"text": "hi"} if found["type"] == "say" else {"entry": chance.randrange(30)}
    return json.dumps(found)


@pytest.mark.parametrize("game", list(SHORT))
def test_any_message_leaves_the_match_playable(visitor: Visitors, alarms: Alarms, game: str) -> None:
    match, anna, bram = two_players(visitor, game, options=SHORT[game])
    chance = random.Random(game)
    draw = Draw(6)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seats = [south, north]
        for round_ in range(8):
            for seat in seats:
                for _ in range(MESSAGES // 16):
                    seat.socket.send(message(chance, seat))
            for number, seat in enumerate(seats):  # in turn, so that all before is answered
                assert seat.command("ping")["type"] == "pong", f"round {round_}"
                seats[number] = seat
            settle(seats)
            if south.snapshot["outcome"] is not None:
                break
            play_out(seats, draw, 3)
        play_out(seats, draw)
        for number, seat in enumerate(seats):
            assert [event["n"] for event in seat.events] == list(range(1, len(seat.events) + 1))
            assert not [one for one in seat.got if one["type"] == "closing"]
            assert not [one for one in seat.got if one.get("code") == "failed"]
            for one in seat.got:
                asked = one.get("snapshot", {}).get("question")
                assert asked is None or asked["player"] == number
    assert alarms.heard == []


def settle(seats: list[Seat]) -> None:
    """Let both hear all, and clear what stands in the way of playing on."""
    for seat in seats:
        seat.command("ping")
    catch_up(seats)


def test_any_bytes_as_a_first_message_are_refused(server: Running, visitor: Visitors, alarms: Alarms) -> None:
    anna = visitor()
    match = anna.new_match("chessboard")["match"]["id"]
    chance = random.Random(3)
    for _ in range(40):
        seat = anna.sit(match, 0)
        seat.close()
    for _ in range(40):
        seat = Seat(anna.address, match, chance.randrange(0, 4), chance.randrange(10**9), None, "x" * 30)
        assert seat.wait("closing", "welcome")["type"] == "closing"
        seat.close()
    with anna.sit(match, 0) as south:
        assert south.command("ping")["type"] == "pong"
    assert alarms.heard == []


def test_an_endless_message_closes_its_connection_alone(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        south.socket.send(json.dumps({"type": "say", "id": "1", "text": "a" * 100_000}))
        assert south.wait("closing")["code"] == "too-large"
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        south.socket.send(json.dumps({"type": "say", "id": "1", "text": "a" * 200_000}))
        with pytest.raises(ConnectionClosed):  # not even read
            south.wait("closing")
        assert north.command("ping")["type"] == "pong"


# -- requests -----------------------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(msgspec.json.decode(described()))
# A request may be wrong by its length alone, so "too large" is a refusal like the others.
refusals = schema.config.checks.negative_data_rejection
refusals.expected_statuses = [*(refusals.expected_statuses or []), "413"]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    unsupported_method,
]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests_answer_as_the_document_says(case: Any, server: Running, cited: None) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS, timeout=PATIENCE)


# Ids that are made up lead nowhere: here they are those of a real match, list and invitation.


class Known:
    """What a visitor has on the server."""

    def __init__(self, server: Running) -> None:
        self.visitor = Visitor(server.address)
        wish = {"game": "chessboard", "name": "Mine", "roster": {"minis": ["d6"]}}
        self.list: str = self.visitor.post("/api/lists", wish)["id"]
        waiting = self.visitor.new_match(seats=[{"who": "me"}, {"who": "open"}])
        self.key: str = waiting["links"][0]["key"]
        begun = self.visitor.new_match("crystals", seats=[{"who": "me"}, {"who": "here"}])
        over = self.visitor.new_match("crystals", seats=[{"who": "me"}, {"who": "here"}])
        with self.visitor.sit(over["match"]["id"], 0) as south:
            south.command("resign")
        self.matches: list[str] = [made["match"]["id"] for made in (waiting, begun, over)]


@pytest.fixture(scope="module")
def known(server: Running) -> Iterator[Known]:
    found = Known(server)
    yield found
    found.visitor.close()


lived_in = schemathesis.openapi.from_dict(msgspec.json.decode(described()))
lived_in.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE])


@lived_in.include(path_regex=r"/api/(matches|lists|invitations)").parametrize()
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests_about_what_is_there_answer_as_the_document_says(
    case: Any, server: Running, known: Known
) -> None:
    chance = random.Random(repr((case.path_parameters, case.query, case.body)))
    if "id" in case.path_parameters:
        things = [known.list] if "/lists" in case.path else known.matches
        case.path_parameters["id"] = chance.choice(things)
    if "key" in case.path_parameters:
        case.path_parameters["key"] = known.key
    if "entry" in case.path_parameters:
        case.path_parameters["entry"] = chance.randrange(4)
    if isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = chance.choice(["chessboard", "crystals"])
    case.cookies["dicefront"] = known.visitor.key
    checks = [check for check in CHECKS if check is not negative_data_rejection]
    case.call_and_validate(base_url=server.address, checks=checks, timeout=PATIENCE)
