"""Bounds of what comes in, before anybody reads it."""

from __future__ import annotations

import re
from typing import Final

TEXTS: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
"""Texts in JSON; one without an end goes on until the last byte, so no byte is ever looked at twice."""
NO_BRACKETS: Final = bytes(code for code in range(256) if code not in b"[]{}")


def is_nested(raw: bytes, most: int) -> bool:
    """Whether lists and objects lie deeper in one another than ``most``, or up to twice that.

    Pairs that hold nothing are taken out, from the inside to the outside; so it takes a few quick passes,
    whatever somebody sends.
    """
    left = TEXTS.sub(b"", raw).translate(None, NO_BRACKETS)
    for _ in range(most):
        if not left:
            return False
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return bool(left)
