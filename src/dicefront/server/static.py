"""The client's own files: kept in memory, compressed once, and the page itself for every other address."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
FOR_EVER = "public, max-age=31536000, immutable"
HASHED = "/assets/"
"""Files in this folder have their content in their name."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Dicefront</title>
<p>The server runs, but its pages are not built: run <code>make web</code>, or install a wheel.</p></html>"""


class File:
    """One file as it is sent."""

    def __init__(self, path: Path, stamp: float) -> None:
        self.stamp = stamp
        self.data = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        self.tag = '"' + blake2b(self.data, digest_size=12).hexdigest() + '"'
        packed = gzip.compress(self.data, 6) if self.kind.startswith(COMPRESSIBLE) else b""
        self.packed = packed if packed and len(packed) < len(self.data) else b""


class Static:
    """All files below a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, File] = {}

    def answer(self, request: Request) -> Response:
        """The file of an address, else the page, which finds out by itself what to show."""
        address = request.url.path
        file = self._find(address)
        if file is None and "." in address.rsplit("/", 1)[-1]:
            return Response("not found", 404, media_type="text/plain")
        if file is None:
            file = self._find("/index.html")
        if file is None:
            return Response(NOT_BUILT, 200, media_type="text/html")
        headers = {"etag": file.tag, "vary": "accept-encoding"}
        headers["cache-control"] = FOR_EVER if address.startswith(HASHED) else "no-cache"
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.kind)
        return Response(file.data, headers=headers, media_type=file.kind)

    def _find(self, address: str) -> File | None:
        if address.endswith("/") or "\0" in address:
            return None
        path = (self.folder / address.lstrip("/")).resolve()
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        stamp = path.stat().st_mtime
        known = self._files.get(address)
        if known is None or known.stamp != stamp:
            known = self._files[address] = File(path, stamp)
        return known
