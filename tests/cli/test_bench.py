"""``dicefront bench``."""

from __future__ import annotations

import json

import pytest

from dicefront import _build
from dicefront.cli import bench as command
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game, game_ids
from dicefront.lab.bench import (
    LEAST_GAMES,
    MEASURED,
    Bench,
    GameRow,
    all_peers,
    bytes_of_clones,
    positions,
)
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.peers import BACKGAMMON, Bar, Peer, PeerRow
from dicefront.parts.lab.stopwatch import Stopwatch
from tests.cli.conftest import Run


def slow_peer(name: str, decisions: int) -> Peer:
    """An engine that is always there."""

    def play() -> int:
        return sum(range(20_000)) * 0 + decisions

    return Peer(name, "click", "click", lambda: (play, lambda: 1))


@pytest.fixture
def two_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    peers = [
        slow_peer("python-chess", 3),
        Peer("ludopy", "no-such-package", "no_such_package", lambda: (int, None)),
    ]
    monkeypatch.setattr("dicefront.cli.bench.Bench", lambda games: Bench(games, peers))


@pytest.mark.usefixtures("two_peers")
def test_bench_prints_figures_of_games_peers_and_bars(run: Run) -> None:
    result = run("bench", "chessboard", "--seconds", "0.05", "--warm-up", "2", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["build"] == _build.build_kind()
    ours = found["games"][0]
    assert ours["game"] == "chessboard"
    for name in ("decisions_per_second", "games_per_second", "clone_microseconds", "bytes_per_position"):
        assert ours[name] > 0
    assert len(ours["clone_microseconds_by_position"]) > 5
    assert [peer["name"] for peer in found["peers"]] == ["python-chess", "ludopy"]
    assert found["peers"][1]["version"] is None
    assert {bar["peer"] for bar in found["bars"]} == {"python-chess", "OpenSpiel backgammon"}
    ratio = next(bar["ratio"] for bar in found["bars"] if bar["peer"] == "python-chess")
    assert ratio == pytest.approx(
        min(
            ours[name] / found["peers"][0][name]
            for name in ("decisions_per_second", "decisions_per_second_median")
        ),
        rel=0.01,
    )
    assert found["games_played"] > 5
    assert all(row["warm_up_laps"] >= 1 for row in [ours, found["peers"][0]])


@pytest.mark.usefixtures("two_peers")
def test_bench_prints_a_table_that_says_what_is_missing(run: Run) -> None:
    text = run("bench", "chessboard", "--seconds", "0.02", "--warm-up", "1").stdout
    assert "decisions/s" in text
    assert "A decision is one answer of one player." in text
    assert "not installed" in text
    assert "times as fast as python-chess" in text


@pytest.mark.parametrize(("compiled", "wanted"), [(True, 5), (False, 1)])
def test_a_bar_depends_on_the_build(compiled: bool, wanted: float) -> None:
    bar = next(bar for bar in lab_of(game("chessboard")).bars if bar.peer == "python-chess")
    assert command.wanted(bar, compiled) == wanted


def test_a_bar_that_is_missed_is_told() -> None:
    bench = Bench([game("chessboard")], [])
    peer = slow_peer("python-chess", 1)
    row = PeerRow(peer, int, None)
    row.rate.rates = [10.0]
    bench.peers = [row]
    bench.games[0].rate.rates = [60.0, 30.0, 20.0]
    bar = Bar("chessboard", "python-chess", 5, 1)
    assert bench.ratio(bar) == 3
    assert command.is_met(bench, bar, True) is False
    assert command.is_met(bench, bar, False) is True
    assert not command.all_met(bench, True)
    bench.peers = []
    assert command.is_met(bench, bar, True) is None


def test_positions_are_in_the_middle_of_a_decision() -> None:
    for game_id in ("chessboard", "crystals"):
        found = positions(game(game_id), 5)
        assert len(found) == 5
        assert all(table.position().tail for table in found)
        assert bytes_of_clones(found, 10) > 100


def test_the_middle_lap_and_the_best_are_told() -> None:
    watch = Stopwatch()
    watch.rates = [3.0, 9.0, 4.0]
    assert (watch.best, watch.usual) == (9.0, 4.0)


@pytest.mark.parametrize(
    ("rates", "laps"),
    [([100, 200, 300, 310, 390, 400, 402, 404, 410], 8), ([5, 5, 5, 9], 3), ([1, 2, 4, 8, 16, 32, 64], 7)],
)
def test_laps_before_the_rate_stands_still_do_not_count(rates: list[int], laps: int) -> None:
    watch = Stopwatch()
    coming = iter(rates)
    watch.settle(lambda: watch.note(next(coming), 1, 1.0), most=len(rates))
    assert (watch.warm_up, watch.rates, watch.played) == (laps, [], 0)


def test_a_rate_that_stands_still_too_soon_is_not_believed() -> None:
    watch = Stopwatch()
    coming = iter([10, 10, 10, 20, 30, 30, 30])
    watch.settle(lambda: watch.note(next(coming), 1, 1.0), most=20, least=4)
    assert watch.warm_up == 7


def test_a_lap_has_several_games() -> None:
    watch = Stopwatch()
    watch.lap(lambda: 7, seconds=0.0, least=4)
    assert watch.played == 4


def test_warm_up_laps_play_the_same_games_and_measured_ones_new_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench([game("chessboard")], [])
    row = bench.games[0]
    seeds: list[int] = []

    def seen(table: object, draw: Draw) -> int:
        seeds.append(row.count)
        return 1

    monkeypatch.setattr("dicefront.lab.bench.play_randomly", seen)
    monkeypatch.setattr(GameRow, "has_greedy", False)
    row.settle(0.0, most=2)
    games = list(range(1, LEAST_GAMES + 1))
    assert seeds == 4 * games  # two laps without history, two with it
    seeds.clear()
    row.lap(0.0)
    row.lap(0.0)
    assert min(seeds) > MEASURED
    assert len(set(seeds)) == 2 * LEAST_GAMES


def test_a_bar_asks_for_the_lesser_of_both_ratios() -> None:
    bench = Bench([game("chessboard")], [])
    row = PeerRow(slow_peer("python-chess", 1), int, None)
    bench.peers = [row]
    row.rate.rates = [1.0, 10.0, 12.0]
    bench.games[0].rate.rates = [20.0, 40.0, 36.0]
    assert bench.ratio(Bar("chessboard", "python-chess", 5, 1)) == pytest.approx(40 / 12)


@pytest.mark.usefixtures("two_peers")
def test_the_table_of_the_documentation_says_what_makes_it(run: Run) -> None:
    text = run("bench", "crystals", "--markdown", "--seconds", "0.02", "--warm-up", "1").stdout
    assert text.startswith(
        "<!-- made by: dicefront bench crystals --markdown --seconds 0.02; short: dicefront"
    )
    assert "Made by `dicefront bench crystals --markdown --seconds 0.02` on 20" in text
    assert " cores, load " in text
    assert "| engine | decisions/s | best lap |" in text


def test_every_peer_of_a_bar_is_known() -> None:
    for found in game_ids():
        lab = lab_of(game(found))
        assert all(bar.game == found for bar in lab.bars)
        assert {bar.peer for bar in lab.bars} == {peer.name for peer in lab.peers}


def test_a_peer_of_two_games_is_measured_once() -> None:
    names = [peer.name for peer in all_peers()]
    assert names.count(BACKGAMMON.name) == 1
    assert len(names) == len(set(names))


def test_environments_are_measured_beside_those_of_pettingzoo(run: Run) -> None:
    arguments = ("bench", "crystals", "--environments", "--seconds", "0.02", "--warm-up", "1")
    found = json.loads(run(*arguments, "--json").stdout)
    ours = [row for row in found["environments"] if row["environment"] == "crystals"]
    assert [row["way"] for row in ours] == ["floats", "numbers", "aec"]
    assert all(row["steps_per_second"] >= row["steps_per_second_median"] > 0 for row in ours)
    peers = [row["environment"] for row in found["environments"] if row["way"] == "peer"]
    assert sorted([*peers, *found["missing"]]) == ["chess_v6", "connect_four_v3", "tictactoe_v3"]
    table = run(*arguments, "--markdown").stdout
    assert "made by: dicefront bench crystals --environments --markdown" in table
    assert "| crystals, 256 tables |" in table


def test_environments_say_what_they_need(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ENVIRONMENTS_NEED", ("numpy", "no_such_package"))
    result = run("bench", "--environments")
    assert result.exit_code != 0
    assert "no_such_package: pip install dicefront[env]" in result.stderr
