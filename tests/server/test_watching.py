"""Metrics, logs and request ids: what whoever runs a server sees of it."""

from __future__ import annotations

import contextlib
import json
import logging
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from dicefront import __version__
from dicefront.kernel.draw import Draw
from dicefront.server.logs import JsonLines, TextLines, about, network_of, request_id
from dicefront.server.match.playing import Playing
from dicefront.server.settings import Settings
from tests.server.meeting import play_out
from tests.server.serving import GENEROUS, PATIENCE, Running, Visitor, running
from tests.server.test_serve import read_document, serve

HERE = [{"who": "me"}, {"who": "here"}]
SAMPLE = re.compile(r'(dicefront_[a-z_]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)+)\})? (-?[0-9.e+-]+|NaN|\+Inf)')


# -- metrics ------------------------------------------------------------------------------------


class Scraped:
    """A page of metrics, read strictly."""

    def __init__(self, text: str) -> None:
        self.values: dict[tuple[str, str], float] = {}
        self.kinds: dict[str, str] = {}
        assert text.endswith("\n")
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                _, _, name, kind = line.split(" ")
                assert name not in self.kinds, f"{name} is described twice"
                self.kinds[name] = kind
            elif not line.startswith("# HELP "):
                found = SAMPLE.fullmatch(line)
                assert found is not None, line
                self.values[found[1], found[2] or ""] = float(found[3])

    def value(self, name: str, labels: str = "") -> float:
        return self.values.get((f"dicefront_{name}", labels), 0.0)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Running, str]]:
    """A server with metrics, and where they are."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = Running(Settings(data=tmp_path, static=tmp_path / "static", limits=GENEROUS))
    server.server.show_metrics(listening)
    server.start()
    try:
        yield server, f"http://127.0.0.1:{listening.getsockname()[1]}/metrics"
    finally:
        server.stop()
        listening.close()


def scrape(address: str) -> Scraped:
    answer = httpx.get(address, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return Scraped(answer.text)


def test_figures_move_with_what_happens(watched: tuple[Running, str]) -> None:
    server, address = watched
    server.server.figures.tally("quick").busy = 1
    before = scrape(address)
    assert before.value("workers_busy", 'lane="quick"') == 1
    assert before.value("answers_total", 'game="crystals"') == 0
    visitor = Visitor(server.address)
    match = visitor.new_match("crystals", seats=HERE)["match"]["id"]
    with visitor.sit(match, 0) as south, visitor.sit(match, 1) as north:
        assert play_out([south, north], Draw(1), 5) == 5
        refused = south.command("answer", question=999, value=0)
        visitor.get("/api/matches/nothing", 404)
        after = scrape(address)
    visitor.close()
    assert after.value("matches", 'game="crystals",state="running"') == 1
    assert after.value("sockets") == 2
    assert after.value("answers_total", 'game="crystals"') == 5
    assert after.value("command_seconds_count") == 6
    assert after.value("command_seconds_bucket", 'le="+Inf"') == 6
    assert 0 < after.value("command_seconds_sum") < 6 * PATIENCE
    assert after.value("refusals_total", f'reason="{refused["code"]}"') == 1
    assert after.value("refusals_total", 'reason="no-such-match"') == 1
    assert after.value("requests_total", 'status="404"') == 1
    assert after.value("requests_total", 'status="200"') > before.value("requests_total", 'status="200"')
    assert after.value("database_commits_total") > before.value("database_commits_total")
    assert after.value("database_writes_total") >= 7
    assert after.value("database_commit_seconds_count") >= before.value("database_commits_total")
    assert after.kinds["dicefront_command_seconds"] == "histogram"
    buckets = [
        value for (name, _), value in after.values.items() if name == "dicefront_command_seconds_bucket"
    ]
    assert buckets == sorted(buckets)


def test_the_port_of_metrics_answers_nothing_else(watched: tuple[Running, str]) -> None:
    server, address = watched
    assert httpx.get(address.replace("/metrics", "/api/me"), timeout=PATIENCE).status_code == 404
    assert httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text.startswith("<!doctype html>")
    port = httpx.URL(address).port
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as flood, contextlib.suppress(OSError):
        flood.sendall(b"GET /metrics HTTP/1.1\r\nX: " + b"x" * 100_000)
        assert flood.recv(1000) == b""  # closed without a word
    assert scrape(address).value("info", f'version="{__version__}"') == 1


# -- logs ---------------------------------------------------------------------------------------


def test_every_request_is_a_json_line_without_its_secrets(tmp_path: Path) -> None:
    process = serve(tmp_path, "--port", "0", "--json", "--log", "json")
    address = json.loads(read_document(process))["address"].rstrip("/")
    headers = {"X-Request-Id": "chosen-by-a-stranger"}
    asked = httpx.get(f"{address}/api/invitations/SECRET-KEY?x=SECRET-TOO", headers=headers, timeout=PATIENCE)
    page = httpx.get(f"{address}/armies/SECRET-NAME", timeout=PATIENCE)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert "SECRET" not in said
    assert "127.0.0.1" not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    by_request = {line["request"]: line for line in lines if line["text"] == "answered"}
    line = by_request[asked.headers["x-request-id"]]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/invitations/{key}", 404)
    assert line["level"] == "info"
    assert line["network"] == "127.0.0.0/24"
    assert line["ms"] > 0
    assert "chosen-by-a-stranger" not in said
    assert by_request[page.headers["x-request-id"]]["path"] == "/{rest}"


def test_behind_a_proxy_the_id_of_the_proxy_is_kept(tmp_path: Path) -> None:
    with running(tmp_path, behind_proxy=True) as server:
        for given, kept in (("0123456789abcdef", True), ("short", False), ("a line\tof its own", False)):
            answer = httpx.get(
                f"{server.address}/api/health", headers={"X-Request-Id": given}, timeout=PATIENCE
            )
            assert (answer.headers["x-request-id"] == given) is kept


def record(error: Exception | None = None) -> logging.LogRecord:
    info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("dicefront.match", logging.ERROR, __file__, 1, "%s failed", ("it",), info)


def crash() -> Exception:
    try:
        raise ValueError("broken\nin two lines")
    except ValueError as error:
        return error


def test_a_crash_is_one_line_with_its_trace_and_its_match() -> None:
    before = about.set({"match": "m1"})
    try:
        text = JsonLines().format(record(crash()))
        human = TextLines().format(record())
    finally:
        about.reset(before)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["from"], line["level"], line["text"], line["match"]) == (
        "dicefront.match",
        "error",
        "it failed",
        "m1",
    )
    assert "in crash" in line["trace"]
    assert "ValueError: broken" in line["trace"]
    assert human == "ERROR dicefront.match: it failed (match m1)"


def test_what_goes_wrong_in_a_match_names_the_match_and_not_the_request_that_woke_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playing, "go_on", fail)
    noting = Noting()
    log = logging.getLogger("dicefront.match")
    log.addHandler(noting)
    try:
        with running(tmp_path) as server:
            visitor = Visitor(server.address)
            match = visitor.new_match("crystals", seats=HERE)["match"]["id"]
            visitor.close()
            assert noting.came.wait(PATIENCE)
    finally:
        log.removeHandler(noting)
    assert noting.line["match"] == match
    assert "request" not in noting.line
    assert "RuntimeError: no further" in noting.line["trace"]


class Noting(logging.Handler):
    """Keeps the first line, as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self.line: Any = None
        self.came = Event()
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        if not self.came.is_set():
            self.line = json.loads(self.format(record))
            self.came.set()


async def fail(_: Playing) -> None:
    raise RuntimeError("no further")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_cut_to_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_request_id_is_never_what_would_break_a_line() -> None:
    assert request_id("abcd-1234_XYZ") == "abcd-1234_XYZ"
    for bad in (None, "", "x" * 65, 'a"b"c"d"e', "line\nline-line"):
        assert re.fullmatch(r"[0-9a-f]{16}", request_id(bad))
