"""What the server writes to its log: lines for people, or one JSON object a line.

Every line names the request or match it belongs to. Addresses of visitors are cut to their network, and
addresses of pages are those of the table of endpoints: keys in links never stand in the log.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal

KEPT: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
"""A request id that a proxy may give."""

about: ContextVar[dict[str, str]] = ContextVar("about", default={})  # noqa: B039 - replaced, never changed
"""What is being worked on: ``request``, ``match``."""


def concerns(**fields: str) -> None:
    """What this task does from here on concerns a request or a match."""
    about.set({**about.get(), **fields})


def request_id(given: str | None) -> str:
    """The id of a request: the one a proxy gave, or a new one."""
    return given if given is not None and KEPT.fullmatch(given) else secrets.token_hex(8)


def network_of(address: str) -> str:
    """The network of a visitor: enough to find a flood, too little to find a person."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    bits = 24 if found.version == 4 else 48
    return str(ipaddress.ip_network(f"{found}/{bits}", strict=False))


class JsonLines(logging.Formatter):
    """One JSON object a line; a trace is a field of it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            **about.get(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A line for people: what happened, and what it concerns."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - named by logging
        fields = {**about.get(), **getattr(record, "fields", {})}
        shown = ", ".join(f"{name} {value}" for name, value in fields.items())
        return super().formatMessage(record) + (f" ({shown})" if shown else "")


def set_up(kind: Literal["text", "json"]) -> None:
    """Write the log to standard error: every request as JSON, only what is amiss for people."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    if kind == "json":
        logging.getLogger("dicefront").setLevel(logging.INFO)
