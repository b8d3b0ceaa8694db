"""``dicefront sim --store`` and ``dicefront lab``: results in Parquet, kept, gone on with, and asked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from dicefront.cli import sim
from dicefront.lab import store
from dicefront.lab.engine import SerialEngine
from dicefront.parts.lab.record import Record
from tests.cli.conftest import Run

duckdb = pytest.importorskip("duckdb", reason="results in Parquet need DuckDB: pip install dicefront[lab]")

CALL = ("sim", "chessboard", "--level-a", "greedy", "--level-b", "random", "-n", "8", "--seed", "4", "--json")


class Interrupted(SerialEngine):
    """Somebody presses Ctrl+C after five games."""

    def play(self, fixtures: Any) -> Any:
        for count, record in enumerate(super().play(fixtures)):
            if count == 5:
                raise KeyboardInterrupt
            yield record


class Counted(SerialEngine):
    """Counts the games it plays."""

    played = 0

    def play(self, fixtures: Any) -> Any:
        for record in super().play(fixtures):
            Counted.played += 1
            yield record


def test_a_series_that_was_stopped_goes_on_with_the_same_results(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(*CALL)
    with monkeypatch.context() as patch:
        patch.setattr(sim, "engine", lambda *_: Interrupted())
        stopped = run(*CALL, "--store", "kept")
    assert stopped.exit_code == 130
    assert json.loads(stopped.stdout)["games"] == 4
    monkeypatch.setattr(Counted, "played", 0)
    monkeypatch.setattr(sim, "engine", lambda *_: Counted())
    resumed = run(*CALL, "--store", "kept")
    assert resumed.stdout == whole.stdout
    assert Counted.played == 4
    assert run(*CALL, "--store", "kept").stdout == whole.stdout
    assert Counted.played == 4
    assert not list(Path("kept").glob("**/*.part"))


def test_a_sequential_test_goes_on_where_it_was(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    call = ("test", "chessboard", "--a", "greedy", "--b", "random", "-n", "10", "--json")
    whole = run(*call)
    with monkeypatch.context() as patch:
        patch.setattr(sim, "engine", lambda *_: Interrupted())
        assert run(*call, "--store", "kept").exit_code == 130
    monkeypatch.setattr(Counted, "played", 0)
    monkeypatch.setattr(sim, "engine", lambda *_: Counted())
    assert run(*call, "--store", "kept").stdout == whole.stdout
    assert Counted.played == json.loads(whole.stdout)["games"] - 4


def test_another_seed_is_another_series(run: Run) -> None:
    assert run(*CALL, "--store", "kept").exit_code == 0
    other = (*CALL[:-2], "5", "--json")
    assert run(*other, "--store", "kept").stdout == run(*other).stdout
    assert len(list(Path("kept").iterdir())) == 2
    found = json.loads(run("lab", "kept", "length", "--json").stdout)
    assert [one["matches"] for one in found["answer"]] == [16]


def test_answers_are_those_of_the_summary(run: Run) -> None:
    told = json.loads(run(*CALL, "--store", "kept").stdout)

    def answer(question: str) -> dict[str, Any]:
        found = json.loads(run("lab", "kept", question, "--json").stdout)["answer"]
        return {one["what"]: one["figure"] for one in found}

    assert answer("levels")["greedy"] == pytest.approx(told["share_of_a"])
    assert answer("levels")["random"][0] == pytest.approx(1 - told["share_of_a"][0])
    assert list(answer("seats").values()) == [pytest.approx(one) for one in told["seats_won"]]
    assert answer("endings") == {reason: pytest.approx(one) for reason, one in told["endings"].items()}
    assert answer("length")[""] == pytest.approx(told["decisions"])
    assert answer("armies") == {}


def test_tables_and_free_questions(run: Run) -> None:
    run(*CALL, "--store", "kept")
    assert "greedy" in run("lab", "kept").stdout
    assert run("lab", "kept", "armies").stdout == "These results do not tell.\n"
    sql = "SELECT game, count(*) AS games FROM matches GROUP BY game"
    assert json.loads(run("lab", "kept", "--sql", sql, "--json").stdout) == [
        {"game": "chessboard", "games": 8}
    ]
    assert run("lab", "kept", "--sql", sql).stdout.splitlines()[-1].split() == ["chessboard", "8"]


def test_an_answer_without_rows_says_so(run: Run) -> None:
    run(*CALL, "--store", "kept")
    assert run("lab", "kept", "--sql", "SELECT game FROM matches WHERE false").stdout == "No rows.\n"


def test_a_program_that_asked_ends_without_another_word(run: Run) -> None:
    run(*CALL, "--store", "kept")
    call = [str(Path(sys.executable).with_name("dicefront")), "lab", "kept", "length", "--json"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["answer"][0]["matches"] == 8
    assert done.stderr == ""


def test_a_broken_file_is_set_aside_and_its_games_are_played_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAIRS", 1)
    whole = run(*CALL, "--store", "kept [1]")
    first, second, *_ = sorted(Path("kept [1]").glob("**/*.parquet"))
    second.write_bytes(first.read_bytes()[:-20])
    asked = run("lab", "kept [1]", "length", "--json")
    assert json.loads(asked.stdout)["answer"][0]["matches"] == 6
    assert str(second) in asked.stderr
    monkeypatch.setattr(Counted, "played", 0)
    monkeypatch.setattr(sim, "engine", lambda *_: Counted())
    again = run(*CALL, "--store", "kept [1]")
    assert again.stdout == whole.stdout
    assert str(second) in again.stderr
    assert Counted.played == 2
    assert json.loads(run("lab", "kept [1]", "length", "--json").stdout)["answer"][0]["matches"] == 8


def test_a_full_disk_is_one_clear_line_and_costs_nothing_that_was_written(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAIRS", 2)
    written: list[Path] = []
    honest = store.Store._write

    def full(self: store.Store, path: Path, records: list[Record]) -> None:
        if written:
            path.write_bytes(b"half")
            raise duckdb.IOException("IO Error: No space left on device")
        written.append(path)
        honest(self, path, records)

    with monkeypatch.context() as patch:
        patch.setattr(store.Store, "_write", full)
        failed = run(*CALL, "--store", "kept")
    assert failed.exit_code == 3
    assert "No space left on device" in failed.stderr
    assert len(failed.stderr.splitlines()) == 1
    assert not list(Path("kept").glob("**/*.part"))
    monkeypatch.setattr(Counted, "played", 0)
    monkeypatch.setattr(sim, "engine", lambda *_: Counted())
    assert run(*CALL, "--store", "kept").stdout == run(*CALL).stdout
    assert Counted.played == 4 + 8


def test_two_runs_never_write_into_one_folder(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Result] = []

    class Twice(SerialEngine):
        def play(self, fixtures: Any) -> Any:
            if not seen:
                seen.append(run(*CALL, "--store", "kept"))
            yield from super().play(fixtures)

    monkeypatch.setattr(sim, "engine", lambda *_: Twice())
    assert run(*CALL, "--store", "kept").exit_code == 0
    assert seen[0].exit_code == 1
    assert len(seen[0].stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (("lab", "nowhere"), 3),
        (("lab", "kept", "--sql", "SELEC"), 2),
        (("lab", "kept", "--sql", " ;"), 2),
        ((*CALL, "--store", "k", "--resume"), 2),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(run: Run, call: tuple[str, ...], code: int) -> None:
    run(*CALL, "--store", "kept")
    result = run(*call)
    assert result.exit_code == code
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


class InterruptedLate(SerialEngine):
    """Somebody presses Ctrl+C after three games, whatever they are played for."""

    def play(self, fixtures: Any) -> Any:
        return stopping(super().play(fixtures))

    def records(self, work: Any, fixtures: Any) -> Any:
        return stopping(super().records(work, fixtures))


class CountedAll(SerialEngine):
    """Counts the games it plays, whatever they are played for."""

    played = 0

    def play(self, fixtures: Any) -> Any:
        return counting(super().play(fixtures))

    def records(self, work: Any, fixtures: Any) -> Any:
        return counting(super().records(work, fixtures))


def stopping(records: Any) -> Any:
    for count, record in enumerate(records):
        if count == 3:
            raise KeyboardInterrupt
        yield record


def counting(records: Any) -> Any:
    for record in records:
        CountedAll.played += 1
        yield record


@pytest.mark.parametrize(
    ("call", "games"),
    [
        (("report", "chessboard", "-n", "2", "--short"), 8),
        (("report", "chessboard", "--units", "-n", "10"), 10),
        (("report", "crystals", "-n", "2", "--short"), 16),
        (("report", "home_raiders", "-n", "2", "--short"), 4),
        (("tournament", "chessboard", "-p", "random", "-p", "greedy", "-p", "child", "-n", "4"), 12),
        (("tournament", "crystals", "-p", "random", "-p", "greedy", "--system", "knockout", "-n", "4"), 4),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, tuple) else str(value),
)
def test_reports_and_tournaments_keep_their_games_and_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, call: tuple[str, ...], games: int
) -> None:
    """The same pages come out of a run in one go, of one that was stopped, and of one that plays nothing."""

    def made(folder: str, *more: str) -> dict[str, str]:
        to = ("--page", f"{folder}/page.html") if call[0] == "tournament" else ("--out", folder)
        Path(folder).mkdir()
        result = run(*call, *more, *to)
        assert result.exit_code == 0, result.output
        return {file.name: file.read_text("utf-8") for file in sorted(Path(folder).iterdir())}

    whole = made("whole")
    kept = ("--store", "kept")
    left = games - 2
    with monkeypatch.context() as patch:
        patch.setattr(sim, "engine", lambda *_: InterruptedLate())
        assert run(*call, *kept).exit_code == 130
    monkeypatch.setattr(CountedAll, "played", 0)
    monkeypatch.setattr(sim, "engine", lambda *_: CountedAll())
    assert made("resumed", *kept) == whole
    assert CountedAll.played == left
    assert made("again", *kept) == whole
    assert CountedAll.played == left
