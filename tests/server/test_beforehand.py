"""What a host gets wrong is told in one line before anything starts, with the place and what is right."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dicefront.cli.main import main
from dicefront.server.server import Server
from dicefront.server.settings import Settings
from dicefront.server.store.files import Unusable, claimed, prepare
from dicefront.server.store.store import Store, open_engine
from tests.server.serving import PATIENCE, free_port
from tests.server.test_serve import read_document, serve

NAME = "dicefront.sqlite"


def call(*words: object) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", *map(str, words)])


def served(folder: Path, *words: object) -> Result:
    """``dicefront serve`` where it must not come to serving."""
    return call("serve", "--no-open", "--port", 0, "--data", folder, *words)


def is_one_line(result: Result, code: int, *said: str) -> None:
    assert result.exit_code == code, result.output
    assert len(result.output.splitlines()) == 1, result.output
    for part in said:
        assert part in result.output


# -- addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["nonsense", "mysql://host/name", "postgresql+nothing://host/name"])
@pytest.mark.parametrize("command", [["serve"], ["serve", "--check"], ["inbox"], ["backup", "file"]])
def test_what_is_no_address_of_a_database_is_answered_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    is_one_line(call(*command, "--database", address), 3, "--database", "postgresql+psycopg://")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["serve"], ["serve", "--check"], ["inbox"]])
def test_a_database_that_does_not_answer_is_named_without_its_password(
    tmp_path: Path, command: list[str]
) -> None:
    place = f"127.0.0.1:{free_port()}/club"
    where = ["--data", tmp_path, "--database", f"postgresql://host:secret@{place}"]
    result = call(*command, *where)
    is_one_line(result, 3, place, "See that it runs")
    assert "secret" not in result.output


def test_nothing_is_restored_to_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicefront.server.backup.check_archive", lambda _: "0001")
    (tmp_path / "backup").write_bytes(b"PGDMP and more of it")
    place = f"127.0.0.1:{free_port()}/club"
    is_one_line(call("restore", tmp_path / "backup", "--database", f"postgresql://{place}"), 3, place)


@pytest.mark.parametrize("address", ["nonsense", "http://127.0.0.1/0"])
def test_what_is_no_address_of_redis_is_answered_with_one(tmp_path: Path, address: str) -> None:
    is_one_line(served(tmp_path, "--redis", address), 3, "--redis", "redis://host/0")


def test_a_redis_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    place = f"127.0.0.1:{free_port()}/0"
    result = served(tmp_path, "--redis", f"redis://:secret@{place}")
    is_one_line(result, 3, place, "See that it runs")
    assert "secret" not in result.output


@pytest.mark.parametrize(
    ("module", "option", "address"),
    [("psycopg", "--database", "postgresql://127.0.0.1/club"), ("redis", "--redis", "redis://127.0.0.1/0")],
)
def test_a_package_that_is_missing_is_named_with_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, option: str, address: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    is_one_line(served(tmp_path, option, address), 3, module, 'pip install "dicefront[cluster]"')


def test_the_address_of_the_site_begins_with_how_it_is_reached(tmp_path: Path) -> None:
    is_one_line(served(tmp_path, "--public", "dice.example"), 2, "dice.example", "https://dice.example")


@pytest.mark.parametrize("option", ["--port", "--metrics"])
def test_a_port_that_is_taken_is_told_with_the_option_that_chooses_another(
    tmp_path: Path, option: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = served(tmp_path, option, port if option == "--port" else f"127.0.0.1:{port}")
    is_one_line(result, 3, f"127.0.0.1, port {port}", option)


def test_a_place_where_no_backup_can_be_made_is_named_as_it_was_given(tmp_path: Path) -> None:
    prepare(f"sqlite:///{tmp_path / NAME}")
    result = call("backup", "/proc/backup.sqlite", "--data", tmp_path)
    is_one_line(result, 3, "/proc/backup.sqlite: ")


def test_an_address_of_another_machine_cannot_be_listened_on(tmp_path: Path) -> None:
    is_one_line(served(tmp_path, "--host", "203.0.113.1"), 3, "203.0.113.1")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8137"),
        ("0.0.0.0", "http://127.0.0.1:8137"),
        ("::", "http://[::1]:8137"),
        ("fd00::7", "http://[fd00::7]:8137"),
        ("dice.example", "http://dice.example:8137"),
    ],
)
def test_the_address_that_is_told_opens_on_this_machine(tmp_path: Path, host: str, address: str) -> None:
    settings = Settings(data=tmp_path, host=host, port=8137)
    assert settings.own_address() == settings.public_address() == address


# -- files --------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_is_named_with_the_option_that_chooses_another(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    is_one_line(served(tmp_path / "file" / "data"), 3, str(tmp_path / "file"), "--data")


@contextlib.contextmanager
def somebody_else() -> Iterator[None]:
    """What is done here is done by a user to whom nothing belongs."""
    if os.geteuid():
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o755), (0o644, 0o555)])
def test_a_file_of_somebody_else_is_not_taken_for_a_damaged_one(file_mode: int, folder_mode: int) -> None:
    folder = Path(tempfile.mkdtemp(prefix="dicefront-test-"))  # everybody may come as far as there
    address = f"sqlite:///{folder / NAME}"
    try:
        prepare(address)
        (folder / NAME).chmod(file_mode)
        folder.chmod(folder_mode)
        with somebody_else(), pytest.raises(Unusable) as found:
            prepare(address)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    assert found.value.reason == "barred"


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / NAME}")
    store.open()
    store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / NAME)) as found, found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    is_one_line(served(tmp_path), 3, "9999", "Install that version")
    is_one_line(call("inbox", "--data", tmp_path), 3, "9999")


def test_tables_of_an_older_version_are_read_by_nobody_but_the_server(tmp_path: Path) -> None:
    """A look into the inbox does not change the tables below a server that runs."""
    prepare(f"sqlite:///{tmp_path / NAME}")
    is_one_line(call("inbox", "--data", tmp_path), 3, "start the server")
    engine = open_engine(f"sqlite:///{tmp_path / NAME}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar() == 0
    engine.dispose()


def test_an_inbox_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    is_one_line(call("inbox", "--data", tmp_path / "nowhere"), 3, str(tmp_path / "nowhere"), "--data")
    assert not (tmp_path / "nowhere").exists()


# -- one server for a file ----------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    first = serve(tmp_path, "--port", "0", "--json")
    try:
        address = read_document(first).split('"')[3]
        is_one_line(served(tmp_path), 3, f"{address} uses", str(tmp_path / NAME))
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate(timeout=PATIENCE)
    with claimed(f"sqlite:///{tmp_path / NAME}", "the next one"):  # what a killed server had is free again
        assert (tmp_path / f"{NAME}.lock").stat().st_mode & 0o077 == 0


def test_servers_that_share_a_database_by_redis_keep_nobody_out(tmp_path: Path) -> None:
    with claimed("postgresql://host/name", "one"), claimed("postgresql://host/name", "another"):
        pass


def test_a_server_that_cannot_start_says_so_by_its_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a service that restarts what has failed would take it for a server that was stopped."""

    async def fail(_: Server) -> None:
        raise RuntimeError("no further")

    monkeypatch.setattr(Server, "_open", fail)
    assert served(tmp_path).exit_code == 3
