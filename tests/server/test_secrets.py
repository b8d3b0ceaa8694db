"""Each seat gets what it may know and nothing else: looked for in every byte that was sent."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from dicefront.kernel.dice import Roll, SeededDice, commitment, joint_key
from dicefront.kernel.draw import Draw
from dicefront.kernel.log import read_log
from dicefront.kernel.testing import offered
from dicefront.server.course.course import Course
from dicefront.server.course.sealing import fingerprint
from dicefront.server.course.showing import asked_now, is_sealed, question_info
from dicefront.server.readers import SPECTATOR
from dicefront.server.registry import rules_of
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from tests.server.meeting import SHORT, TWO, play_out, two_players
from tests.server.serving import Seat, Visitor, Visitors


def sent(seat: Seat) -> str:
    """All that was sent to a seat so far."""
    return msgspec.json.encode(seat.got).decode()


def test_a_sealed_army_is_in_nothing_that_others_get_before_it_is_opened(visitor: Visitors) -> None:
    anna, bram, carl = visitor(), visitor(), visitor()
    made = anna.new_match("chessboard", options={"points": 30}, seats=TWO)
    match = made["match"]["id"]
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    army = {"name": "Geheimtip", "minis": ["d12 armor:1", "d4", "d4", "d4", "d4"]}
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        assert south.answer(army)["type"] == "done"
        for other in (north, watcher):
            other.until(lambda now: any(asked["done"] for asked in now["asked"]))
            assert [asked["player"] for asked in other.snapshot["asked"] if asked["done"]] == [0]
            assert "Geheimtip" not in sent(other)
            assert "d12 armor" not in sent(other)
        steps = bram.get(f"/api/matches/{match}/replay")["steps"]
        assert "d12 armor" not in msgspec.json.encode(steps).decode()  # "d12" may be part of a fingerprint
        assert "d12 armor" in msgspec.json.encode(anna.get(f"/api/matches/{match}/replay")["steps"]).decode()
        seen = msgspec.json.encode(carl.get(f"/api/matches/{match}/replay")["steps"]).decode()
        assert "d12 armor" not in seen
        north.answer(north.question["candidates"][0]["answer"])
        watcher.until(lambda now: now["view"]["phase"] != "armies")
        assert "d12 armor" in sent(watcher)


def test_the_attacker_of_crystals_stays_secret_until_all_are_shown(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "crystals")
    carl = visitor()
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        north.answer("archer")
        south.answer("rider")
        for seat in (south, north, watcher):
            seat.until(lambda now: now["asked"][0]["kind"] == "crystals.setup.first-spawn")
        assert south.snapshot["view"]["attacker"] == "rider"
        assert "attacker" not in watcher.snapshot["view"]
        attackers = {one["role"] for one in south.snapshot["view"]["characters"] if one["owner"] == 1}
        assert "archer" not in attackers
        refused = south.command("look", what="range", args={"piece": 5})
        assert refused["type"] == "refused"
        for reader, path in ((anna, "replay"), (carl, "replay"), (carl, "replay?seat=none")):
            steps = reader.get(f"/api/matches/{match}/{path}")["steps"]
            assert "archer" not in msgspec.json.encode(steps).decode()
            entry = steps[-1]["entry"]
            moment = reader.get(f"/api/matches/{match}/positions/{entry}")
            assert "archer" not in msgspec.json.encode(moment).decode()


def test_only_the_seat_that_is_asked_gets_the_candidates(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    carl = visitor()
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        asked = south if south.question is not None else north
        other = north if asked is south else south
        assert asked.question["candidates"]
        assert other.question is None
        assert watcher.question is None
        assert "candidates" not in sent(watcher)


def test_the_key_of_the_dice_is_shown_at_the_end_and_explains_every_throw(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], seed=None)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(7))
        south.until(lambda now: now["outcome"] is not None)
        key = bytes.fromhex(south.got[-1]["key"])
        assert commitment(key) == south.welcome["commitment"]
        assert key.hex() not in sent_before_the_end(south)
        dice = SeededDice(key)
        throws = [event for event in south.events if event["kind"] == "kernel.thrown"]
        assert [event["throw"] for event in throws] == list(range(len(throws)))
        for event in throws:
            roll = Roll(event["args"]["sides"], "", "-")
            assert dice.throw(event["throw"], roll) == event["args"]["faces"]
    assert anna.get(f"/api/matches/{match}/replay")["dice"]["key"] == key.hex()


@pytest.mark.parametrize("waits", [True, False], ids=["the host waits at the table", "the host comes later"])
def test_seats_add_to_the_dice_and_everybody_can_check_it(visitor: Visitors, waits: bool) -> None:
    anna, bram = visitor(), visitor()
    own, other = "aa" * 32, "0b" * 16
    made = anna.new_match("crystals", seats=[{"who": "me", "secret": own}, {"who": "link"}], seed=None)
    match = made["match"]["id"]
    published = made["match"]["commitment"]
    with ExitStack() as stack:
        there = [stack.enter_context(anna.sit(match, 0)) for _ in range(int(waits))]
        bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram", "secret": other})
        south = there[0] if there else stack.enter_context(anna.sit(match, 0))
        north = stack.enter_context(bram.sit(match, 1))
        prints = [seat["fingerprint"] for seat in north.match["seats"]]
        assert prints == [commitment(bytes.fromhex(secret)) for secret in (own, other)]
        play_out([south, north], Draw(7), 8)
        north.command("resign")
        south.until(lambda now: now["outcome"] is not None)
        assert own not in sent(north)
        throws = [event for event in south.events if event["kind"] == "kernel.thrown"]
    dice = bram.get(f"/api/matches/{match}/replay")["dice"]
    assert dice["commitment"] == published == commitment(bytes.fromhex(dice["secrets"][0]))
    assert dice["secrets"][1:] == [own, other]
    key = joint_key([bytes.fromhex(one) for one in dice["secrets"]], match, made["match"]["rules"])
    assert dice["key"] == key.hex()
    for event in throws:
        assert (
            SeededDice(key).throw(event["throw"], Roll(event["args"]["sides"], "", "-"))
            == event["args"]["faces"]
        )
    log = read_log(bram.get(f"/api/matches/{match}/log"))
    assert log.false_throws(key) == []


def sent_before_the_end(seat: Seat) -> str:
    return msgspec.json.encode(seat.got[:-1]).decode()


def test_a_running_match_gives_away_no_key(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor, seed=None)
    assert anna.get(f"/api/matches/{match}/replay")["dice"]["key"] is None
    assert anna.get(f"/api/matches/{match}/replay")["dice"]["epochs"] == []
    anna.get(f"/api/matches/{match}/log", 409)


def refusal(visitor: Visitor, match: str, seat: int | None, key: str | None = None) -> Any:
    found = visitor.sit(match, seat, key=key)
    message = found.wait("closing", "welcome")
    found.close()
    return message


def test_a_seat_is_for_its_player_alone(visitor: Visitors) -> None:
    anna, bram, eve = visitor(), visitor(), visitor()
    made = anna.new_match("chessboard", seats=TWO)
    match, key = made["match"]["id"], made["links"][0]["key"]
    bram.post(f"/api/invitations/{key}", {})
    eve.get("/api/me")
    for seat in (0, 1):
        assert refusal(eve, match, seat)["code"] == "not-your-seat"
    assert refusal(bram, match, 0)["code"] == "not-your-seat"
    for seat in (0, 1):
        assert refusal(eve, match, seat, key)["code"] == "not-your-seat"
    assert refusal(bram, match, 1)["type"] == "welcome"
    assert refusal(eve, match, 3)["code"] == "no-such-seat"
    assert refusal(eve, match, None)["type"] == "welcome"


def test_a_match_without_spectators_shows_nothing_to_strangers(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor, watch=False)
    eve = visitor()
    assert refusal(eve, match, None)["code"] == "not-to-be-watched"
    eve.get(f"/api/matches/{match}/replay", 403)
    eve.get(f"/api/matches/{match}/positions/0", 403)
    anna.get(f"/api/matches/{match}/replay")


def test_a_replay_of_a_running_match_shows_only_the_own_seat(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    anna.get(f"/api/matches/{match}/replay?seat=0")
    anna.get(f"/api/matches/{match}/replay?seat=1", 403)
    bram.get(f"/api/matches/{match}/replay?seat=all", 403)
    anna.get(f"/api/matches/{match}/replay?seat=none")


def test_a_replay_knows_six_seats(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    anna.get(f"/api/matches/{match}/replay?seat=5", 404)
    anna.get(f"/api/matches/{match}/replay?seat=6", 400)


def test_links_are_for_the_host_alone(visitor: Visitors) -> None:
    anna, eve = visitor(), visitor()
    made = anna.new_match("chessboard", seats=TWO)
    match = made["match"]["id"]
    assert anna.get(f"/api/matches/{match}/links")["links"] == made["links"]
    eve.get(f"/api/matches/{match}/links", 403)
    assert made["links"][0]["key"] not in msgspec.json.encode(eve.get(f"/api/matches/{match}")).decode()
    eve.delete(f"/api/matches/{match}", 403)


def test_spectators_cannot_act_or_talk(visitor: Visitors) -> None:
    match, _, _ = two_players(visitor)
    carl = visitor()
    with carl.sit(match, None) as watcher:
        commands: dict[str, dict[str, Any]] = {
            "answer": {"question": 1, "value": 0},
            "resign": {},
            "offer-draw": {},
            "undo": {},
            "say": {"text": "hi"},
            "step-back": {"entry": 0},
            "standing": {"kind": "x"},
        }
        for kind, fields in commands.items():
            assert watcher.command(kind, **fields)["code"] == "not-yours", kind


SEALED: list[tuple[str, dict[str, Any]]] = [
    ("chessboard", {"points": 30, "deployment": "hidden"}),
    ("crystals", {"players": 3}),
    ("home_raiders", {"table": "bedside-table", "stars": 4}),
]


def shown_to(course: Course, reader: int) -> bytes:
    """Everything a reader would be sent of a moment."""
    table = course.running
    player = None if reader == SPECTATOR else reader
    question = None if player is None else table.question(player)
    asked = None if question is None else question_info(course, screen_of(table.game.id), question)
    view = table.game.view(table.state, player)
    return msgspec.json.encode([course.streams[reader], view, asked, asked_now(course), course.entries])


@pytest.mark.parametrize(("game", "options"), SEALED)
def test_what_others_get_does_not_depend_on_a_sealed_answer(game: str, options: dict[str, Any]) -> None:
    """Two matches that differ in one sealed answer look the same to everybody else until it is opened."""
    rules = rules_of(game)
    full = rules.complete_options(options)
    seats = rules.seats(full)
    draw = Draw(11)
    compared = 0
    acts = [Act(BEGIN)]
    course = Course(game, full, [None] * seats, b"k" * 32, None)
    course.perform(acts[0])
    for _ in range(40):
        if not course.pending:
            break
        question = course.pending[draw.below(len(course.pending))]
        choices = offered(question)
        if is_sealed(course) and len(course.pending) > 1 and len(choices) > 1:
            worlds: list[Course] = []
            for choice in (choices[0], choices[-1]):
                world = Course(game, full, [None] * seats, b"k" * 32, None)
                for act in acts:
                    world.repeat(act)
                world.perform(Act(ANSWER, question.player, choice))
                worlds.append(world)
            for reader in range(SPECTATOR, seats):
                if reader != question.player:
                    assert shown_to(worlds[0], reader) == shown_to(worlds[1], reader)
                    compared += 1
        acts.append(Act(ANSWER, question.player, choices[draw.below(len(choices))]))
        course.perform(acts[-1])
    assert compared > 0


# -- sealed choices (H-4) -------------------------------------------------------------------------


def seals(seat: Seat) -> list[Any]:
    return [event["args"] for event in seat.events if event["kind"] == "server.sealed"]


def test_fixed_dice_fall_the_same_whatever_secrets_are_brought_along(visitor: Visitors) -> None:
    fell: list[Any] = []
    for own, other in (("ab" * 32, "cd" * 32), ("ef" * 32, "")):
        anna, bram = visitor(), visitor()
        seats = [{"who": "me", "secret": own}, {"who": "link"}]
        made = anna.new_match("crystals", options=SHORT["crystals"], seats=seats, seed=5)
        match = made["match"]["id"]
        bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram", "secret": other})
        with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
            play_out([south, north], Draw(4))
        steps = anna.get(f"/api/matches/{match}/replay")["steps"]
        events = [event for step in steps for event in step["events"]]
        fell.append([event["args"]["faces"] for event in events if event["kind"] == "kernel.thrown"])
    assert len(fell[0]) > 5
    assert fell[0] == fell[1]


def test_a_choice_in_secret_is_told_by_its_fingerprint_at_once_and_opened_when_the_match_is_over(
    visitor: Visitors,
) -> None:
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"])
    salt = "0123456789abcdef" * 2
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert south.answer("rider", salt=salt)["type"] == "done"
        north.until(lambda now: any(asked["done"] for asked in now["asked"]))
        mark = fingerprint("rider", salt)
        assert seals(north) == [{"player": 0, "number": 1, "fingerprint": mark}]
        assert salt not in sent(north)
        assert all(step["salt"] is None for step in bram.get(f"/api/matches/{match}/replay")["steps"])
        north.answer("archer")
        play_out([south, north], Draw(2))
        assert [one["number"] for one in seals(south)] == list(range(1, len(seals(south)) + 1))
        steps = bram.get(f"/api/matches/{match}/replay?seat=none")["steps"]
    opened = [step for step in steps if step["salt"]]
    assert (opened[0]["answer"], opened[0]["salt"]) == ("rider", salt)
    assert len(opened) == len(seals(south)) >= 4  # the server seals for whoever sends no salt
    for step in opened:
        told = next(event["args"] for event in step["events"] if event["kind"] == "server.sealed")
        assert fingerprint(step["answer"], step["salt"]) == told["fingerprint"]


def test_the_fingerprint_does_not_tell_the_choice_and_fixes_it() -> None:
    assert fingerprint("rider", "00" * 16) != fingerprint("archer", "00" * 16)
    assert fingerprint("rider", "00" * 16) != fingerprint("rider", "01" * 16)
    assert fingerprint({"b": [1], "a": "é"}, "") == fingerprint({"a": "é", "b": [1]}, "")
