"""``dicefront serve``: one command gives a working site."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from dicefront.server.settings import mail_server
from dicefront.server.store.schema import acts
from dicefront.server.store.store import Store
from tests.server.serving import PATIENCE, Visitor, running

RESTARTING = 1012
"""The code with which a server that goes down closes its sockets."""


def serve(folder: Path, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dicefront.cli.main", "serve", "--no-open", "--data", str(folder), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "DICEFRONT_LANG": "en"},
    )


def test_it_tells_its_address_serves_and_stops_cleanly(tmp_path: Path) -> None:
    process = serve(tmp_path / "data", "--port", "0", "--json")
    assert process.stdout is not None
    address = json.loads(read_document(process))["address"].rstrip("/")
    visitor = Visitor(address)
    assert visitor.get("/api/health")["ok"]
    match = visitor.new_match("chessboard")["match"]["id"]
    with visitor.sit(match, 0) as south:
        assert south.snapshot["view"] is not None
        process.send_signal(signal.SIGINT)
        with pytest.raises(ConnectionClosed) as closed:
            south.wait("closing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTARTING
    visitor.close()
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)
    assert "Traceback" not in said
    assert (tmp_path / "data" / "dicefront.sqlite").is_file()


def read_document(process: subprocess.Popen[str]) -> str:
    """The lines of standard output up to the end of the first document."""
    assert process.stdout is not None
    text = ""
    while not text.rstrip().endswith("}"):
        line = process.stdout.readline()
        assert line, "the server ended without telling its address"
        text += line
    return text


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = serve(tmp_path, "--port", str(taken.getsockname()[1]))
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 3
    assert len(said.strip().splitlines()) == 1


def test_matches_that_no_longer_fit_the_rules_are_found(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(server.address)
        seats = [{"who": "me"}, {"who": "here"}]
        good, bad = (visitor.new_match("crystals", seats=seats)["match"]["id"] for _ in range(2))
        with visitor.sit(bad, 0) as south:
            south.answer(south.question["candidates"][0]["answer"])
        key = visitor.key
        visitor.close()
    assert check(tmp_path).returncode == 0
    store = Store(f"sqlite:///{tmp_path / 'dicefront.sqlite'}")
    store.open()
    change = update(acts).where(acts.c.match == bad, acts.c.number == 1)
    body = msgspec.json.encode({"kind": "answer", "player": 0, "value": "wizard", "entries": []})
    store.submit(lambda connection: connection.execute(change.values(body=body))).result()
    store.close()
    result = check(tmp_path)
    assert result.returncode == 1
    verdicts = {one["match"]: one["problem"] for one in json.loads(result.stdout)}
    assert verdicts[good] == ""
    assert "act 1" in verdicts[bad]
    with running(tmp_path) as server:
        visitor = Visitor(server.address, key)
        seat = visitor.sit(bad, 0)
        assert seat.wait("closing")["code"] == "broken"
        seat.close()
        visitor.get(f"/api/matches/{bad}/replay", 409)
        visitor.close()


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "dicefront.cli.main",
        "serve",
        "--check",
        "--json",
        "--data",
        str(folder),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--smtp", "smtp://mail.example"], "--public"),
        (["--smtp", "mail.example", "--public", "https://dice.example"], "smtps://"),
        (["--smtp", "smtp://mail.example", "--public", "https://dice.example"], "sent from"),
    ],
)
def test_mail_that_cannot_work_is_refused_at_the_start(tmp_path: Path, options: list[str], said: str) -> None:
    process = serve(tmp_path, *options)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said in errors


def test_a_mail_server_is_named_by_one_address() -> None:
    found = mail_server("smtps://anna:p%40ss@mail.example", "table@dice.example")
    assert (found.host, found.port, found.user, found.password) == ("mail.example", 465, "anna", "p@ss")
    assert found.tls == "tls"
    assert mail_server("smtp://mail.example:2525", "a@b.example").tls == "starttls"
    assert mail_server("smtp+plain://localhost", "a@b.example").port == 25
