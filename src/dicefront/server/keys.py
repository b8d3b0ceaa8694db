"""Ids and keys that nobody can guess, and what is stored of them."""

from __future__ import annotations

import hashlib
import secrets


def new_id(size: int = 12) -> str:
    """An id that cannot be guessed; it begins with no dash, so that it can be typed at a prompt."""
    while True:
        id_ = secrets.token_urlsafe(size)
        if not id_.startswith("-"):
            return id_


def new_key() -> str:
    """A key with 192 bits: to a seat, or for a cookie."""
    return secrets.token_urlsafe(24)


def fingerprint(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()
