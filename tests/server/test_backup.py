"""Backup and restore: a match goes on from a backup that was taken while it was played."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from threading import Event, Thread

import pytest
from click.testing import CliRunner, Result

from dicefront.cli.main import main
from dicefront.kernel.draw import Draw
from tests.server.backing import postgres
from tests.server.meeting import catch_up, play_out
from tests.server.serving import PATIENCE, Running, Visitor, running

HERE = [{"who": "me"}, {"who": "here"}]
NAME = "dicefront.sqlite"


def call(*words: object) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", *map(str, words)])


class Playing:
    """Somebody who plays both seats of a match and never stops."""

    def __init__(self, server: Running) -> None:
        self.visitor = Visitor(server.address)
        self.going = Event()
        self._stop = Event()
        self._thread = Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        draw = Draw(1)
        while not self._stop.is_set():
            match = self.visitor.new_match("crystals", seats=HERE)["match"]["id"]
            with self.visitor.sit(match, 0) as south, self.visitor.sit(match, 1) as north:
                while not self._stop.is_set() and play_out([south, north], draw, 1):
                    self.going.set()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()
        self.visitor.close()


def test_a_match_goes_on_from_a_backup_that_was_taken_while_others_play(tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    with running(tmp_path / "one") as server:
        anna = Visitor(server.address)
        match = anna.new_match("chessboard", seats=HERE)["match"]["id"]
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            assert play_out([south, north], Draw(2), 5) == 5
            catch_up([south, north])
            confirmed, events = south.snapshot["entry"], south.events
        others = Playing(server)
        assert others.going.wait(PATIENCE)
        made = call("backup", file, "--data", tmp_path / "one", "--json")
        others.stop()
        key = anna.key
        anna.close()
    assert made.exit_code == 0, made.output
    assert json.loads(made.stdout)["bytes"] == file.stat().st_size
    assert file.stat().st_mode & 0o077 == 0
    restored = call("restore", file, "--data", tmp_path / "two")
    assert restored.exit_code == 0, restored.output
    with running(tmp_path / "two") as server:
        anna = Visitor(server.address, key)
        with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
            assert south.snapshot["entry"] == confirmed
            assert south.events == events
            assert play_out([south, north], Draw(3), 5) == 5
        anna.close()


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The backup of a server with one match."""
    folder = tmp_path_factory.mktemp("saved")
    with running(folder / "data") as server:
        visitor = Visitor(server.address)
        visitor.new_match("crystals", seats=HERE)
        visitor.close()
        assert call("backup", folder / "backup.sqlite", "--data", folder / "data").exit_code == 0
    return folder / "backup.sqlite"


def matches_in(file: Path) -> int:
    with sqlite3.connect(file) as found:
        count: int = found.execute("SELECT count(*) FROM matches").fetchone()[0]
    found.close()
    return count


def test_a_backup_overwrites_nothing_unless_it_is_told_to(saved: Path, tmp_path: Path) -> None:
    call("restore", saved, "--data", tmp_path)
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    refused = call("backup", file, "--data", tmp_path)
    assert refused.exit_code == 3
    assert "--replace" in refused.output
    assert file.read_text() == "precious"
    assert call("backup", file, "--data", tmp_path, "--replace").exit_code == 0
    assert matches_in(file) == 1
    nothing = call("backup", tmp_path / "new", "--data", tmp_path / "elsewhere")
    assert nothing.exit_code == 3
    assert "There is no database" in nothing.output
    assert not (tmp_path / "new").exists()


def test_a_used_database_is_replaced_only_if_that_is_said_and_is_kept(saved: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        visitor = Visitor(server.address)
        for _ in range(2):
            visitor.new_match("crystals", seats=HERE)
        visitor.close()
        in_use = call("restore", saved, "--data", data, "--replace")
        assert in_use.exit_code == 3
        assert "Stop it first" in in_use.output
    cold = call("backup", tmp_path / "cold.sqlite", "--data", data)  # of a server that is down
    assert cold.exit_code == 0, cold.output
    assert matches_in(tmp_path / "cold.sqlite") == 2
    refused = call("restore", saved, "--data", data)
    assert refused.exit_code == 3
    assert "--replace" in refused.output
    assert matches_in(data / NAME) == 2
    replaced = call("restore", saved, "--data", data, "--replace", "--json")
    assert replaced.exit_code == 0, replaced.output
    assert matches_in(data / NAME) == 1
    assert matches_in(Path(json.loads(replaced.stdout)["before"])) == 2
    assert not list(data.glob(".*"))


def damage(file: Path) -> None:
    """Overwrite the pages in the middle."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(size // 3)
        opened.write(b"\xff" * (size // 3))


def from_the_future(file: Path) -> None:
    with sqlite3.connect(file) as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    found.close()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (damage, "damaged"),
        (from_the_future, "newer version"),
        (lambda file: file.write_bytes(b"PGDMP and more"), "no backup of a SQLite"),
        (lambda file: file.write_bytes(b""), "no backup of a SQLite"),
    ],
)
def test_a_file_that_is_no_good_backup_changes_nothing(
    saved: Path, tmp_path: Path, spoil: object, said: str
) -> None:
    assert callable(spoil)
    bad = tmp_path / "bad.sqlite"
    shutil.copy(saved, bad)
    spoil(bad)
    data = tmp_path / "data"
    call("restore", saved, "--data", data)
    refused = call("restore", bad, "--data", data, "--replace")
    assert refused.exit_code == 3
    assert said in refused.output
    assert matches_in(data / NAME) == 1
    assert [file.name for file in data.iterdir()] == [NAME]


def test_postgresql_is_backed_up_and_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backup.dump"
    with postgres() as database:
        with running(tmp_path / "one", database=database) as server:
            visitor = Visitor(server.address)
            match = visitor.new_match("crystals", seats=HERE)["match"]["id"]
            made = call("backup", file, "--database", database)
            assert made.exit_code == 0, made.output
            later = visitor.new_match("crystals", seats=HERE)["match"]["id"]
            key = visitor.key
            visitor.close()
        assert "--replace" in call("restore", file, "--database", database).output
        restored = call("restore", file, "--database", database, "--replace")
        assert restored.exit_code == 0, restored.output
        with running(tmp_path / "one", database=database) as server:
            visitor = Visitor(server.address, key)
            assert visitor.get(f"/api/matches/{match}")["id"] == match
            visitor.get(f"/api/matches/{later}", 404)
            visitor.close()
        monkeypatch.setenv("PATH", str(tmp_path))
        missing = call("backup", tmp_path / "another", "--database", database)
        assert missing.exit_code == 3
        assert "pg_dump" in missing.output
        assert "postgresql-client" in missing.output
