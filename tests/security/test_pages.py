"""The files of the client: a fixed list, whatever is asked for."""

from __future__ import annotations

import contextlib
import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dicefront.server.static import Static, accepted
from tests.server.serving import PATIENCE, Running, running

SCRIPT = "let a = 1;\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "files"
    (static / "assets").mkdir(parents=True)
    (static / ".vite").mkdir()
    (static / "index.html").write_text("<p>the page</p>" * 50)
    (static / "assets" / "own-1.js").write_text(SCRIPT)
    (static / "assets" / "main-1.js").write_text(SCRIPT)
    (static / "assets" / "main-1.js.br").write_bytes(b"packed by brotli")
    (static / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (static / ".vite" / "manifest.json").write_text("{}")
    with running(folder / "data", static=static) as found:
        yield found


def raw(site: Running, target: str, more: str = "") -> bytes:
    """What is answered to an address that no browser would write."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", site.port), PATIENCE)) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{more}\r\n".encode("latin-1"))
        found = b""
        while part := line.recv(65_536):
            found += part
    return found


@pytest.mark.parametrize(
    "spelling",
    [
        "/1/../assets/main-1.js",
        "/./assets/main-1.js",
        "//assets/main-1.js",
        "/assets//main-1.js",
        "/assets/%6dain-1.js",
        "/assets/main-1.js/",
        "/assets\\main-1.js",
        "/assets/main-1.js.br",
        "/.vite/manifest.json",
        "/%2evite/manifest.json",
        "/g/../g",
        "/%00",
        "/..",
    ],
)
def test_odd_spellings_and_hidden_files_are_not_there(site: Running, spelling: str) -> None:
    before = dict(site.server.static.files)
    status = raw(site, spelling).split(b" ", 2)[1]
    assert status in (b"404", b"400")
    assert site.server.static.files == before


def test_addresses_of_the_client_get_the_page(site: Running) -> None:
    for path in ("/", "/g/abc", "/join/A-b_c", "/rules/home_raiders/HR-GEN-13", "/me/"):
        assert b"the page" in raw(site, path)


def test_files_are_packed_beforehand_and_sent_as_the_browser_takes_them(site: Running) -> None:
    assert b"packed by brotli" in raw(site, "/assets/main-1.js", "Accept-Encoding: gzip, deflate, br\r\n")
    for path in ("main-1.js", "own-1.js"):  # the second was not packed by its build
        answer = httpx.get(
            f"{site.address}/assets/{path}", headers={"accept-encoding": "gzip"}, timeout=PATIENCE
        )
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.text == SCRIPT
    plain = httpx.get(
        f"{site.address}/assets/main-1.js",
        headers={"accept-encoding": "br;q=0, gzip;q=0.0"},
        timeout=PATIENCE,
    )
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT


def test_files_are_read_once(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("one")
    static = Static(tmp_path)
    (tmp_path / "b.js").write_text("two")
    assert list(static.files) == ["/a.js"]
    assert accepted("gzip, br;q=0.5, zstd;q=0") == {"gzip", "br"}


def test_behind_a_proxy_browsers_come_by_https_alone(site: Running, tmp_path: Path) -> None:
    assert "strict-transport-security" not in httpx.get(site.address, timeout=PATIENCE).headers
    with running(tmp_path, behind_proxy=True) as proxied:
        for path in ("/", "/api/games", "/nothing.js"):
            assert (
                "max-age=31536000"
                in httpx.get(proxied.address + path, timeout=PATIENCE).headers["strict-transport-security"]
            )
