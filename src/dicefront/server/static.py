"""The client's own files: a fixed list, read once at the start, and the page itself for every other address.

The build of the client packs each file by brotli and by gzip (``web/scripts/pack.js``). What was not packed
there is packed here by gzip, at the start and never again.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

COMPRESSIBLE: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)
PACKED: Final = {".br": "br", ".gz": "gzip"}
"""How packed files end, and what they are called in requests; the better one first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
HASHED: Final = "/assets/"
"""Files in this folder have their content in their name."""

PLAIN: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)*/?")
"""How an address of the client is written; any other spelling is not there."""

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Dicefront</title>
<p>The server runs, but its pages are not built: run <code>make web</code>, or install a wheel.</p></html>"""


class File:
    """One file as it is sent, plain and packed."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        self.tag = '"' + blake2b(self.data, digest_size=12).hexdigest() + '"'
        self.packed: dict[str, bytes] = {}
        for ending, name in PACKED.items():
            packed = path.with_name(path.name + ending)
            if packed.is_file():
                self.packed[name] = packed.read_bytes()
        if not self.packed and self.kind.startswith(COMPRESSIBLE):
            data = gzip.compress(self.data, 6)
            if len(data) < len(self.data):
                self.packed["gzip"] = data


class Static:
    """All files below a folder, but those that are hidden."""

    def __init__(self, folder: Path) -> None:
        self.files = {f"/{path.relative_to(folder).as_posix()}": File(path) for path in served(folder)}

    def answer(self, request: Request) -> Response:
        """The file of an address, else the page, which finds out by itself what to show."""
        address = request.scope.get("raw_path", b"").decode("latin-1")
        file = self.files.get(address)
        if file is None and (not PLAIN.fullmatch(address) or "." in address.rstrip("/").rsplit("/", 1)[-1]):
            return Response("not found", 404, media_type="text/plain")
        if file is None:
            file = self.files.get("/index.html")
        if file is None:
            return Response(NOT_BUILT, 200, media_type="text/html")
        headers = {"etag": file.tag, "vary": "accept-encoding"}
        headers["cache-control"] = FOR_EVER if address.startswith(HASHED) else "no-cache"
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        taken = accepted(request.headers.get("accept-encoding", ""))
        for name, data in file.packed.items():
            if name in taken:
                headers["content-encoding"] = name
                return Response(data, headers=headers, media_type=file.kind)
        return Response(file.data, headers=headers, media_type=file.kind)


def served(folder: Path) -> list[Path]:
    """The files that have an address: none that is hidden, and none that is another one packed."""
    if not folder.is_dir():
        return []
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and not (path.suffix in PACKED and path.with_suffix("").is_file())
    ]


def accepted(header: str) -> set[str]:
    """The ways of packing that a browser takes."""
    found: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(name.strip())
    return found
