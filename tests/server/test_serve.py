"""``dicefront serve``: one command gives a working site."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Visitor

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
