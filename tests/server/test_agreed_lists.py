"""Lists that break limits by agreement: judged, secret until all are shown, told to all, kept in replays."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dicefront.kernel.log import read_log
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.server.registry import rules_of
from dicefront.server.show import screen_of
from tests.server.meeting import TWO
from tests.server.serving import Seat, Visitors

GIANTS = {"minis": ["d20 hero", "d20 hero"]}
LINE = {"minis": ["d6", "d6", "d6", "d6", "d6"]}
MIXED = {
    "faction": "gremlins",
    "troops": [{"ref": "a", "card": "gr-ragmen"}, {"ref": "b", "card": "nl-guardmen"}],
}
RAGS = {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-ragmen", "copies": 2}]}
AGREED = {"lists": "agreed"}


def verdict(game: str, roster: Any, **options: Any) -> ArmyVerdict:
    return screen_of(game).army_verdict(roster, rules_of(game).complete_options(options))


@pytest.mark.parametrize(
    ("game", "roster", "rules"),
    [("chessboard", GIANTS, ["CB-ARM-03", "CB-ARM-05"]), ("home_raiders", MIXED, ["HR-TEA-03"])],
)
def test_a_verdict_says_what_could_be_agreed_on_and_what_was(
    game: str, roster: Any, rules: list[str]
) -> None:
    legal, agreed = verdict(game, roster), verdict(game, roster, **AGREED)
    assert [(one.note.rule, one.liftable) for one in legal.problems] == [(rule, True) for rule in rules]
    assert legal.agreed == []
    assert agreed.problems == []
    assert [one.note.rule for one in agreed.agreed] == rules


@pytest.mark.parametrize(
    ("game", "roster"),
    [
        ("chessboard", {"minis": ["d4"] * 13}),
        ("home_raiders", {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-foreman-clank"}]}),
    ],
)
def test_a_verdict_says_what_no_agreement_can_lift(game: str, roster: Any) -> None:
    for options in ({}, AGREED):
        assert not all(one.liftable for one in verdict(game, roster, **options).problems)


@pytest.mark.parametrize(
    ("game", "broken", "never"),
    [("chessboard", GIANTS, {"minis": []}), ("home_raiders", MIXED, {"faction": "gremlins", "troops": []})],
)
def test_a_match_begins_with_such_a_list_only_by_agreement(
    visitor: Visitors, game: str, broken: Any, never: Any
) -> None:
    anna = visitor()
    seats = [{"who": "me", "roster": broken}, {"who": "link"}]
    refused = anna.post("/api/matches", {"game": game, "seats": seats}, status=422)
    assert refused["note"]["id"] == "server.bad-army"
    made = anna.new_match(game, seats=seats, options=AGREED)
    invitation = visitor().get(f"/api/invitations/{made['links'][0]['key']}")
    assert invitation["match"]["options"]["lists"] == "agreed"
    hopeless = [{"who": "me", "roster": never}, {"who": "link"}]
    anna.post("/api/matches", {"game": game, "seats": hopeless, "options": AGREED}, status=422)


def sent(seat: Seat) -> str:
    """All that was sent to a seat so far."""
    return msgspec.json.encode(seat.got).decode()


@pytest.mark.parametrize(
    ("game", "broken", "other", "rule", "word"),
    [
        ("chessboard", GIANTS, LINE, "CB-ARM-03", "d20 hero"),
        ("home_raiders", MIXED, RAGS, "HR-TEA-03", "nl-guardmen"),
    ],
)
def test_what_a_list_breaks_is_told_to_all_once_lists_are_shown_and_to_nobody_before(
    visitor: Visitors, game: str, broken: Any, other: Any, rule: str, word: str
) -> None:
    anna, bram, carl = visitor(), visitor(), visitor()
    seats = [{**TWO[0], "roster": broken}, TWO[1]]
    made = anna.new_match(game, seats=seats, options=AGREED)
    match, key = made["match"]["id"], made["links"][0]["key"]
    outside = [bram.get(f"/api/invitations/{key}"), carl.get("/api/lobby"), carl.get(f"/api/matches/{match}")]
    bram.post(f"/api/invitations/{key}", {"name": "Bram"})
    with bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        north.until_asked()
        known = [sent(north), sent(watcher), msgspec.json.encode(outside).decode()]
        known += [
            msgspec.json.encode(one.get(f"/api/matches/{match}/replay")).decode() for one in (bram, carl)
        ]
        told = {"list-agreed", "breaches", f'"rule":"{rule}"', f'"{word}'}
        assert not [(place, one) for place, text in enumerate(known) for one in told if one in text]
        assert north.answer(other)["type"] == "done"
        for seat in (north, watcher):
            seat.until(lambda now: "breaches" in now["view"])
            events = [one for one in seat.events if one["kind"] == "kernel.list-agreed"]
            assert [one["args"]["player"] for one in events] == [0]
            assert rule in [one["rule"] for one in events[0]["args"]["problems"]]
            assert [len(one) > 0 for one in seat.snapshot["view"]["breaches"]] == [True, False]
    replay = carl.get(f"/api/matches/{match}/replay")
    assert "kernel.list-agreed" in msgspec.json.encode(replay["steps"]).decode()


def test_the_log_of_such_a_match_is_read_and_played_again(visitor: Visitors) -> None:
    anna = visitor()
    seats = [{"who": "me", "roster": GIANTS}, {"who": "computer"}]
    match = anna.new_match("chessboard", seats=seats, options=AGREED)["match"]["id"]
    with anna.sit(match, 0) as south:
        south.until_asked()
        south.command("resign")
        south.until(lambda now: now["outcome"] is not None)
    log = read_log(anna.get(f"/api/matches/{match}/log"))
    state = log.replay().state
    assert state.options.chosen["lists"] == "agreed"
    assert [len(found) for found in state.breaches] == [2, 0]
