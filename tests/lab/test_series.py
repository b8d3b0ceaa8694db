"""Series of mirrored pairs: the same on every engine, fair to both sides, and kept in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicefront.agents.uniform import Uniform
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game
from dicefront.kernel.ids import Json
from dicefront.lab import match as match_module
from dicefront.lab.engine import CrewEngine, SerialEngine, engine
from dicefront.lab.match import play_match
from dicefront.lab.results import read_results, write_results
from dicefront.lab.sprt import ACCEPTED, UNDECIDED, Hypotheses, Sprt
from dicefront.lab.summary import Summary
from dicefront.parts.lab.record import Contender, Record, record_from_json
from dicefront.parts.lab.series import Series, pair_score, seatings
from dicefront.parts.lab.statistics import mirrored
from tests.kernel.feud import FEUD


def series(a: str, b: str, seed: int = 3, game_id: str = "chessboard", **options: Json) -> Series:
    rules = game(game_id)
    full = rules.complete_options(dict(options))
    return Series(game_id, rules.rules, full, rules.seats(full), (Contender(a), Contender(b)), seed)


def records_of(played: Series, pairs: int) -> list[Record]:
    return list(SerialEngine().play(played.fixtures(0, pairs)))


def test_any_number_of_workers_gives_the_same_records() -> None:
    played = series("greedy", "random")
    alone = records_of(played, 4)
    together = list(engine(2).play(played.fixtures(0, 4)))
    assert together == alone
    assert json.dumps(Summary(played, together).to_json()) == json.dumps(Summary(played, alone).to_json())


def test_an_engine_is_chosen_by_the_number_of_workers() -> None:
    assert isinstance(engine(1), SerialEngine)
    assert isinstance(engine(3), CrewEngine)


def test_a_series_that_goes_on_is_the_same_as_one_in_one_go() -> None:
    played = series("random", "random")
    whole = records_of(played, 4)
    assert whole[4:] == list(SerialEngine().play(played.fixtures(2, 4)))


def test_seeds_make_other_games() -> None:
    assert records_of(series("random", "random", 1), 2) != records_of(series("random", "random", 2), 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_pair_everybody_sits_where_the_other_sat(seats: int) -> None:
    played = Series("crystals", "1", {}, seats, (Contender("random"), Contender("random")), 1)
    seen: list[int] = [0] * seats
    for index in range(len(seatings(tuple(range(seats))))):
        first, second = played.pair(index)
        assert first.seed == second.seed
        assert [1 - who for who in first.seating] == list(second.seating)
        for seat, who in enumerate(first.seating + second.seating):
            seen[seat % seats] += who
    assert len(set(seen)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_of_one_kind_share_every_pair_on_the_average(seats: int) -> None:
    played = series("random", "random", game_id="crystals", players=seats, side_length=3)
    assert not mirrored(Summary(played, records_of(played, 24)).scores, 0.999).excludes(0.5)


def test_the_same_dice_and_the_same_players_mirror_each_other() -> None:
    """With agents that use no chance of their own, swapping equal players changes nothing but the seats."""
    played = series("greedy", "greedy")
    for index in range(3):
        first, second = (play_match(fixture) for fixture in played.pair(index))
        assert first.places == second.places
        assert pair_score(first, second) == 1


def test_greedy_beats_random_in_every_game() -> None:
    for game_id, options in (("chessboard", {}), ("crystals", {"players": 2, "side_length": 3})):
        played = series("greedy", "random", game_id=game_id, **options)
        summary = Summary(played, records_of(played, 30))
        assert summary.share_of_a().low > 0.5
        test = Sprt(Hypotheses(0, 100))
        assert ACCEPTED in [test.add(score) for score in summary.scores]


def test_a_record_survives_json() -> None:
    record = records_of(series("random", "random"), 1)[0]
    assert record_from_json(json.loads(json.dumps(record.to_json()))) == record
    with pytest.raises(BadData):
        record_from_json({"pair": 1})


def test_shares_of_a_victory_add_up() -> None:
    record = Record(0, 0, (0, 1, 1), "r", (1, 1, 2), 5)
    assert record.share(0) == record.share(1) == 0.5
    assert Record(0, 0, (0, 1), "r", (1, 1), 5).share(0) == 0.5
    assert Record(0, 0, (0, 1), "r", (2, 1), 5).share(0) == 0


def test_with_sides_all_seats_of_a_side_are_the_same_player() -> None:
    """Contract 8: seats belong to sides, and the lab compares sides."""
    played = Series("x", "1", {}, 6, (Contender("random"), Contender("random")), 1, (0, 1, 0, 1, 0, 1))
    assert [one.seating for one in played.pair(0)] == [(0, 1, 0, 1, 0, 1), (1, 0, 1, 0, 1, 0)]
    assert seatings((0, 1, 1, 0)) == [(0, 1, 1, 0)]
    assert seatings((5, 2, 9, 2)) == [(1, 0, 1, 0), (0, 1, 1, 1), (1, 1, 0, 1)]


def test_allies_win_together_and_a_contender_gets_what_its_sides_win() -> None:
    won = Record(0, 0, (0, 1, 0, 1), "r", (1, 2, 1, 2), 5, sides=(0, 1, 0, 1))
    assert won.seat_shares() == [1, 0, 1, 0]
    assert (won.share(0), won.share(1)) == (1, 0)
    shared = Record(0, 0, (0, 1, 0), "r", (1, 1, 1), 5, sides=(0, 1, 0))
    assert shared.seat_shares() == [0.5, 0.5, 0.5]
    assert (shared.share(0), shared.share(1)) == (0.5, 0.5)
    mixed = Record(0, 0, (0, 1, 1), "r", (1, 1, 2), 5, sides=(0, 0, 1))
    assert (mixed.share(0), mixed.share(1)) == (0.5, 0.5)
    assert record_from_json(json.loads(json.dumps(won.to_json()))) == won
    assert "sides" not in Record(0, 0, (0, 1), "r", (1, 2), 5).to_json()


def test_two_matches_of_different_pairs_have_no_score() -> None:
    first, second = Record(0, 0, (0, 1), "r", (1, 2), 5), Record(1, 0, (1, 0), "r", (1, 2), 5)
    with pytest.raises(BadData):
        pair_score(first, second)


def test_a_rule_that_fails_is_told_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = series("random", "random").pair(0)[0]
    monkeypatch.setattr(match_module, "lab_of", lambda *_: 1 / 0)
    assert play_match(fixture).problem == "ZeroDivisionError: division by zero"


def test_results_are_kept_whole_and_read_again(tmp_path: Path) -> None:
    played = series("random", "random")
    records = records_of(played, 2)
    path = tmp_path / "results.jsonl"
    write_results(path, played, records)
    assert read_results(path, played) == records
    assert [file.name for file in tmp_path.iterdir()] == ["results.jsonl"]


def test_results_without_their_twin_are_played_again(tmp_path: Path) -> None:
    played = series("random", "random")
    path = tmp_path / "results.jsonl"
    write_results(path, played, records_of(played, 2)[:3])
    assert len(read_results(path, played)) == 2


def test_results_of_another_series_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    write_results(path, series("random", "random", 1), [])
    with pytest.raises(BadData, match="line 1"):
        read_results(path, series("random", "random", 2))
    path.write_text("{not json\n")
    with pytest.raises(BadData, match="line 1"):
        read_results(path, series("random", "random", 1))


def test_a_summary_counts_what_happened() -> None:
    played = series("random", "random")
    records = [
        Record(0, 1, (0, 1), "chessboard.quiet", (1, 2), 10, {"rounds": 4}),
        Record(0, 1, (1, 0), "chessboard.quiet", (1, 2), 20, {"rounds": 6}),
        Record(1, 2, (0, 1), "chessboard.last-standing", (1, 1), 30, {"rounds": 8}),
        Record(1, 2, (1, 0), "chessboard.quiet", (2, 1), 40, {"rounds": 10}),
        Record(2, 3, (0, 1), "chessboard.quiet", (2, 1), 99, {"rounds": 99}),
    ]
    summary = Summary(played, records)
    assert summary.games == 4
    assert summary.scores == [1.0, 1.5]
    assert summary.results_of_a() == [2, 1, 1]
    assert [share.value for share in summary.seat_shares()] == [0.625, 0.375]
    assert summary.endings()[0][0] == "chessboard.quiet"
    assert summary.endings()[0][1].value == 0.75
    assert summary.decisions().value == 25
    rounds = summary.rounds()
    assert rounds is not None
    assert rounds.value == 7
    assert Sprt(Hypotheses()).verdict() == UNDECIDED


def test_a_match_of_allies_is_recorded_with_its_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Contract 8: the lab plays sides against each other, with as many seats as the game has."""
    monkeypatch.setattr(match_module, "agent", lambda _game, _level, seed: Uniform(seed))
    options: dict[str, Json] = {"seats": 6, "allies": "yes", "leaky": "no"}
    played = Series("feud", "1.0", options, 6, (Contender("random"), Contender("random")), 1, (0, 1) * 3)
    records = [play_match(fixture, FEUD) for index in range(6) for fixture in played.pair(index)]
    assert all(record.problem == "" and record.sides == (0, 1) * 3 for record in records)
    for record in records:
        assert record.seat_shares()[:2] * 3 == record.seat_shares()
        assert record.share(0) + record.share(1) == 1
    assert len(Summary(played, records).seat_shares()) == 6
