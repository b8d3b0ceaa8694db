"""Replays that are studied: logs from elsewhere, notes, chances from a position, experiments."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game
from dicefront.kernel.log import log_of
from dicefront.kernel.playout import play_randomly
from dicefront.server.experiments import arguments, verdict_of
from dicefront.server.store.studies import ExperimentRow
from tests.server.meeting import SHORT, play_out, two_players
from tests.server.serving import PATIENCE, Running, Visitor, Visitors, running


@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[tuple[str, Visitor]]:
    """A match of Crystals that is over, and one who played it."""
    match, anna, bram = two_players(
        lambda: Visitor(server.address), "crystals", options={"side_length": 3, "crystals_to_win": 2}
    )
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(2))
    yield match, anna
    anna.close()
    bram.close()


# -- logs from elsewhere ------------------------------------------------------------------------


def told(replay: Any) -> list[list[tuple[str, Any]]]:
    """What happened, step by step; a log does not hold how choices were sealed."""
    return [
        [(event["kind"], event["args"]) for event in step["events"] if event["kind"] != "server.sealed"]
        for step in replay["steps"]
    ]


def test_a_log_of_the_server_comes_back_as_the_same_replay_with_the_same_dice(
    played: tuple[str, Visitor], visitor: Visitors
) -> None:
    match, anna = played
    text = anna.get(f"/api/matches/{match}/log")
    bram = visitor()
    brought = bram.post("/api/replays", {"log": text})
    first = anna.get(f"/api/matches/{match}/replay?seat=all")
    second = bram.get(f"/api/matches/{brought['id']}/replay?seat=all")
    assert told(second) == told(first)
    assert second["dice"]["key"] == first["dice"]["key"]
    assert [seat["name"] for seat in brought["seats"]] == ["Anna", "Bram"]
    assert brought["id"] in [one["id"] for one in bram.get("/api/me/history")["matches"]]
    assert bram.get(f"/api/matches/{brought['id']}/log").splitlines()[1:] == text.splitlines()[1:]


@pytest.mark.parametrize("name", list(SHORT))
def test_a_log_of_the_terminal_is_a_replay_without_a_key(visitor: Visitors, name: str) -> None:
    table = game(name).table(SHORT[name], seed=4)
    play_randomly(table, Draw(4))
    anna = visitor()
    brought = anna.post("/api/replays", {"log": log_of(table).to_text()})
    shown = anna.get(f"/api/matches/{brought['id']}/replay")
    assert shown["dice"]["key"] is None
    assert shown["steps"][-1]["entry"] == len(table.entries)
    last = anna.get(f"/api/matches/{brought['id']}/positions/{len(table.entries)}?seat=none")
    assert last["view"] == table.game.view(table.state, None)
    assert last["outcome"]["places"] == table.outcome.places  # type: ignore[union-attr]


def test_a_log_that_does_not_fit_the_rules_is_refused_with_its_line(
    played: tuple[str, Visitor], visitor: Visitors
) -> None:
    match, anna = played
    lines = anna.get(f"/api/matches/{match}/log").splitlines()
    answers = [place for place, line in enumerate(lines) if line.startswith('["answer"')]
    lines[answers[3]] = '["answer", 0, 99]'
    problem = visitor().post("/api/replays", {"log": "\n".join(lines) + "\n"}, 422)
    assert problem["code"] == "kernel.broken_log"
    visitor().post("/api/replays", {"log": "no log at all"}, 422)
    visitor().post("/api/replays", {"log": '{"dicefront": 1, "game": "ludo", "rules": "1"}\n'}, 422)


# -- notes --------------------------------------------------------------------------------------


def test_notes_are_kept_shared_by_a_link_and_changed_by_their_owner_alone(
    played: tuple[str, Visitor], visitor: Visitors
) -> None:
    match, anna = played
    bram = visitor()
    note = {"entry": 6, "text": "Here it turned.", "arrows": [[0, 0, 10.5, 20]]}
    wish = {"match": match, "title": "The turn", "notes": [note]}
    study = anna.post("/api/studies", wish)
    assert study["mine"]
    read = bram.get(f"/api/studies/{study['id']}")
    assert (read["title"], read["notes"], read["mine"]) == ("The turn", [note], False)
    bram.put(f"/api/studies/{study['id']}", {**wish, "title": "Mine now"}, 404)
    bram.delete(f"/api/studies/{study['id']}", 404)
    anna.put(f"/api/studies/{study['id']}", {**wish, "title": "Another title", "notes": []})
    assert bram.get(f"/api/studies/{study['id']}")["title"] == "Another title"
    assert [one["id"] for one in anna.get(f"/api/studies?match={match}")["studies"]] == [study["id"]]
    assert study["id"] in [one["id"] for one in anna.get("/api/me/export")["studies"]]
    anna.delete(f"/api/studies/{study['id']}")
    anna.get(f"/api/studies/{study['id']}", 404)


def test_a_match_that_goes_on_has_no_studies(visitor: Visitors) -> None:
    anna = visitor()
    match = anna.new_match("crystals")["match"]["id"]
    anna.post("/api/studies", {"match": match, "title": "Too early", "notes": []}, 409)
    anna.post("/api/studies", {"match": "nothing", "title": "Nothing", "notes": []}, 404)


# -- chances ------------------------------------------------------------------------------------


def test_computers_play_on_from_a_position_and_the_last_one_is_certain(played: tuple[str, Visitor]) -> None:
    match, anna = played
    shown = anna.get(f"/api/matches/{match}/replay")
    start, end = shown["steps"][0]["entry"], shown["steps"][-1]["entry"]
    found = anna.post(f"/api/matches/{match}/chances", {"entry": start, "games": 6})
    assert found["games"] >= 1
    assert sum(found["won"]) == pytest.approx(found["games"])
    one = {"entry": start, "games": 1}  # of several, only as many are played as there is time for
    once, again = (anna.post(f"/api/matches/{match}/chances", one) for _ in range(2))
    assert once["won"] == again["won"]  # the same seed, the same game
    over = anna.post(f"/api/matches/{match}/chances", {"entry": end, "games": 3})
    winner = shown["match"]["outcome"]["places"].index(1)
    assert over["won"][winner] == 3
    anna.post(f"/api/matches/{match}/chances", {"entry": 99_999}, 422)


def test_chances_of_a_match_of_others_that_goes_on_are_nobodys_business(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor, "crystals", options=SHORT["crystals"])
    entry = anna.get(f"/api/matches/{match}/replay")["steps"][0]["entry"]
    anna.post(f"/api/matches/{match}/chances", {"entry": entry}, 409)
    visitor().post(f"/api/matches/{match}/chances", {"entry": entry}, 403)


def test_a_decision_is_judged_beside_the_best_one(played: tuple[str, Visitor], visitor: Visitors) -> None:
    match, anna = played
    steps = anna.get(f"/api/matches/{match}/replay")["steps"]
    found = [anna.post(f"/api/matches/{match}/judgement", {"entry": one["entry"]}) for one in steps[4:7]]
    weighed = [one for one in found if one["played"]]
    assert weighed
    for one in weighed:
        assert one["best"]["spelled"]
        assert 0.0 <= one["lost"] <= 1.0
    anna.post(f"/api/matches/{match}/judgement", {"entry": 99_999}, 422)
    match, anna, _ = two_players(visitor, "crystals", options=SHORT["crystals"])  # it goes on
    entry = anna.get(f"/api/matches/{match}/replay")["steps"][0]["entry"]
    anna.post(f"/api/matches/{match}/judgement", {"entry": entry}, 409)


def test_advice_names_lines_with_their_chances_where_no_other_person_plays(visitor: Visitors) -> None:
    anna = visitor()
    seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
    match = anna.new_match("crystals", options=SHORT["crystals"], seats=seats)["match"]["id"]
    with anna.sit(match, 0) as seat:
        seat.until_asked()
        told = seat.command("look", what="advice")
        assert told["type"] == "looked"
        assert all(0.0 <= one["share"] <= 1.0 and one["spelled"] for one in told["data"])
        assert told["data"][0]["answer"] in [one["answer"] for one in seat.question["candidates"]]
    match, anna, _ = two_players(visitor, "crystals", options=SHORT["crystals"])
    with anna.sit(match, 0) as seat:
        seat.until_asked()
        assert seat.command("look", what="advice")["note"]["id"] == "server.advice-alone"


# -- experiments --------------------------------------------------------------------------------

SIDES = {"a": {"level": "greedy"}, "b": {"level": "random"}}


def done(visitor: Visitor, id: str) -> Any:
    """The experiment once it is over."""
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        found = visitor.get(f"/api/experiments/{id}")
        if found["state"] in ("done", "failed"):
            return found
        time.sleep(0.2)
    raise AssertionError("the experiment did not end")


def test_an_experiment_goes_on_without_its_page_and_ends_when_the_answer_is_clear(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    options = {"side_length": 3, "crystals_to_win": 2}
    made = anna.post("/api/experiments", {"game": "crystals", "options": options, **SIDES, "games": 400})
    assert made["state"] == "waiting"
    found = done(anna, made["id"])
    assert (found["state"], found["verdict"]) == ("done", "a")
    assert found["games"] < 400
    assert found["result"]["share_of_a"][0] > 0.5
    assert found["command"].startswith(
        f"dicefront sim crystals -n {found['games']} --seed 1 --level-a greedy"
    )
    assert [one["id"] for one in anna.get("/api/experiments")["experiments"]] == [made["id"]]
    assert bram.get("/api/experiments")["experiments"] == []
    assert bram.get(f"/api/experiments/{made['id']}")["games"] == found["games"]
    bram.delete(f"/api/experiments/{made['id']}", 404)
    anna.delete(f"/api/experiments/{made['id']}")
    anna.get(f"/api/experiments/{made['id']}", 404)


def test_armies_are_compared_by_name_and_as_own_lists(visitor: Visitors) -> None:
    anna = visitor()
    own = {"name": "Own", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]}
    wish = {"game": "chessboard", "options": {"round_limit": 3}, "games": 8}
    a, b = {"level": "random", "army": "Vanguard"}, {"level": "random", "roster": own}
    made = anna.post("/api/experiments", {**wish, "a": a, "b": b})
    found = done(anna, made["id"])
    assert (found["state"], found["games"]) == ("done", 8)
    assert "--b b.json" in found["command"]


def test_nothing_unknown_gets_into_the_call_of_an_experiment(visitor: Visitors) -> None:
    anna = visitor()
    for side in (
        {"level": "--help"},
        {"level": "random", "army": "/etc/hostname"},
        {"level": "random", "army": "--out=x"},
        {"level": "random", "roster": {"minis": ["d99"]}},
    ):
        wish = {"game": "chessboard", "a": side, "b": {"level": "random"}}
        anna.post("/api/experiments", wish, 422)
    bad = {"game": "chessboard", **SIDES, "options": {"points": "--out"}}
    anna.post("/api/experiments", bad, 422)


def test_experiments_of_one_person_are_limited_and_go_on_after_a_restart(tmp_path: Path) -> None:
    wish = {"game": "crystals", "options": {"side_length": 3, "crystals_to_win": 2}, "games": 8}
    wish |= {"a": {"level": "random"}, "b": {"level": "random"}}
    with running(tmp_path) as server:
        server.server.experiments.queue.places = 0  # none is done before all are asked for
        anna = Visitor(server.address)
        ids = [anna.post("/api/experiments", wish)["id"] for _ in range(3)]
        anna.post("/api/experiments", wish, 409)
        key = anna.key
        anna.close()
    with running(tmp_path) as server:
        anna = Visitor(server.address, key)
        assert [done(anna, one)["games"] for one in ids] == [8, 8, 8]
        anna.close()


def test_a_server_that_stops_leaves_no_process_of_an_experiment(tmp_path: Path) -> None:
    wish = {"game": "crystals", "games": 2000, "a": {"level": "greedy"}, "b": {"level": "greedy"}}
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        anna.post("/api/experiments", wish)
        running_now = server.server.experiments._processes
        end = time.monotonic() + PATIENCE
        while not running_now:
            assert time.monotonic() < end, "the experiment did not start"
            time.sleep(0.01)
        process = next(iter(running_now.values()))
        anna.close()
    assert process.returncode is not None
    del process
    gc.collect()  # a pipe that was left open is noticed now


def row(share: list[float], state: str = "running") -> ExperimentRow:
    return ExperimentRow("x", "p", "crystals", {}, state, {"share_of_a": share, "games": 8}, 0.0, 0.0)


def test_an_answer_is_clear_only_well_beyond_its_interval() -> None:
    assert verdict_of(row([0.7, 0.6, 0.8])) == "a"
    assert verdict_of(row([0.3, 0.2, 0.4])) == "b"
    assert verdict_of(row([0.6, 0.51, 0.69])) == ""
    assert verdict_of(row([0.6, 0.51, 0.69], "done")) == "even"


def test_the_call_of_an_experiment_names_all_that_was_asked() -> None:
    wish = {"game": "g", "seed": 7, "options": {"points": 40}, "a": {"level": "x", "army": "Ogre"}}
    wish["b"] = {"level": "y", "army": ""}
    assert arguments(wish, 16, {"b": "file"}) == [
        *("sim", "g", "-n", "16", "--seed", "7", "--level-a", "x", "--a", "Ogre"),
        *("--level-b", "y", "--b", "file", "-o", "points=40"),
    ]
