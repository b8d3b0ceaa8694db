"""Choices in secret (H-4): the fingerprint is told to all at once, the choice and its salt once it is over.

So neither the player nor the server can change a choice later without everybody's browser noticing it.
"""

from __future__ import annotations

import json
import secrets
from hashlib import blake2b

from dicefront.kernel.ids import Json

SALT_BYTES = 16


def new_salt() -> str:
    """What is mixed with a choice, so that its fingerprint cannot be found by trying all choices."""
    return secrets.token_hex(SALT_BYTES)


def fingerprint(answer: Json, salt: str) -> str:
    """Of the salt and the choice, written with sorted names and without spaces."""
    text = json.dumps(answer, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    data = bytes.fromhex(salt) + text.encode()
    return blake2b(data, digest_size=32, person=b"dicefront-seal").hexdigest()
