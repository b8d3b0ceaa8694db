"""What is kept: for its owner alone, never overwritten by mistake, and harmless to look at."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from click.testing import CliRunner

from dicefront.cli.main import main
from dicefront.server.store.files import Unusable, make
from dicefront.server.store.store import MIGRATIONS, Store, open_engine
from tests.server.meeting import two_players
from tests.server.serving import Running, Visitor, Visitors, running

EVIL = "\x1b[2J\x9b31m\u202egnp\x07"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with running(folder) as server:
        visitor = Visitor(server.address)
        visitor.get("/api/me")
        visitor.close()
        found = [path for path in folder.iterdir() if path.is_file()]
        assert folder / "dicefront.sqlite" in found
        assert {mode(path) for path in found} == {0o600}
    assert mode(folder) == 0o700


def test_an_empty_file_is_not_taken_for_a_new_database(tmp_path: Path) -> None:
    place = tmp_path / "dicefront.sqlite"
    place.touch()
    with pytest.raises(Unusable, match="empty"):
        Store(f"sqlite:///{place}").open()
    assert place.stat().st_size == 0
    options = ["--lang", "en", "serve", "--no-open", "--port", "0", "--data", str(tmp_path)]
    refused = CliRunner().invoke(main, options)
    assert refused.exit_code == 3
    assert "is empty" in refused.output
    assert place.stat().st_size == 0
    with contextlib.closing(sqlite3.connect(place)) as other:
        other.execute("CREATE TABLE cookies (id INTEGER)")
    with pytest.raises(Unusable, match="foreign"):
        Store(f"sqlite:///{place}").open()


def test_a_file_that_a_crash_left_without_tables_is_known(tmp_path: Path) -> None:
    place = tmp_path / "dicefront.sqlite"
    make(place)
    store = Store(f"sqlite:///{place}")
    store.open()
    store.close()


# -- check --------------------------------------------------------------------------------------


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "dicefront.cli.main"]
    options = ["serve", "--check", "--json", "--data", str(folder)]
    return subprocess.run([*program, *options], capture_output=True, text=True, check=False)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix == ".sqlite"}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with a match that goes on."""
    with running(tmp_path) as server:
        visitor = Visitor(server.address)
        visitor.new_match("chessboard", seats=[{"who": "me"}, {"who": "here"}])
        visitor.close()
    return tmp_path


def go_back_to(place: Path, revision: str) -> None:
    engine = open_engine(f"sqlite:///{place}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def test_a_check_changes_nothing(kept: Path) -> None:
    go_back_to(kept / "dicefront.sqlite", "0006")  # as an older version of the program left it
    before = contents(kept)
    found = check(kept)
    assert found.returncode == 0, found.stderr
    assert [one["problem"] for one in json.loads(found.stdout)] == [""]
    assert contents(kept) == before
    assert check(kept / "nowhere").returncode == 3
    assert not (kept / "nowhere").exists()


def test_a_check_finds_overwritten_pages(kept: Path) -> None:
    place = kept / "dicefront.sqlite"
    data = bytearray(place.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in range(4, len(data) // size):
        data[page * size : page * size + 200] = b"\xff" * 200
    place.write_bytes(data)
    found = check(kept)
    assert found.returncode == 3
    assert "Traceback" not in found.stderr


# -- texts --------------------------------------------------------------------------------------


def test_no_text_has_the_character_nul(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    for path, body in (
        ("/api/lists", {"game": "chessboard", "name": "a\0", "roster": {}}),
        ("/api/lists", {"game": "chessboard", "name": "a", "roster": {"minis": ["\0"]}}),
        ("/api/lists", {"game": "chessboard", "name": "a", "roster": {"\0": 1}}),
        ("/api/reports", {"code": "x", "text": "\\\0"}),
    ):
        assert anna.post(path, body, 400)["code"] == "unreadable"
    anna.get("/api/rules/chessboard/search?q=%00", 400)
    with anna.sit(match, 0) as south:
        south.send({"type": "say", "id": "1", "text": "a\0"})
        assert south.wait("refused")["code"] == "unreadable"
        assert south.command("ping")["type"] == "pong"


def test_a_backslash_before_u0000_is_a_text_like_any_other(visitor: Visitors) -> None:
    anna = visitor()
    text = "\\u0000 and \\\\u0000"
    saved = anna.post("/api/lists", {"game": "chessboard", "name": text, "roster": {}})
    assert saved["name"] == text


def test_reports_do_nothing_to_a_terminal(visitor: Visitors, server: Running) -> None:
    anna = visitor()
    anna.post("/api/reports", {"code": "evil", "text": f"harm {EVIL}", "place": EVIL}, 204)
    folder = ["--data", str(server.server.settings.data)]
    listed = CliRunner().invoke(main, ["--lang", "en", "inbox", *folder]).stdout
    (line,) = [line for line in listed.splitlines() if "harm" in line]
    id_ = line.split()[0]
    whole, as_json = (
        CliRunner().invoke(main, ["inbox", id_, *folder, *more]).stdout for more in ([], ["--json"])
    )
    for shown in (listed, whole, as_json):
        assert all(one.isprintable() or one == "\n" for one in shown)
    assert "\\x1b[2J" in line
    assert json.loads(as_json)[0]["body"]["place"] == EVIL
