"""The dice computed a second time, from the description alone."""

from __future__ import annotations

from hashlib import blake2b


def joint_key_of(secrets: list[bytes], match: str, rules: str) -> bytes:
    """As ``docs/protocol.md`` has it: every part behind its length in four bytes, in one fingerprint."""
    parts = [*secrets, match.encode("utf-8"), rules.encode("utf-8")]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return blake2b(message, digest_size=32, person=b"dicefront-dice").digest()


def faces_of(key: bytes, index: int, sides: list[int]) -> list[int]:
    """A throw by its number."""
    words = [
        blake2b(index.to_bytes(8, "big") + die.to_bytes(2, "big"), key=key, digest_size=8).digest()
        for die in range(len(sides))
    ]
    return [1 + int.from_bytes(word, "big") % side for word, side in zip(words, sides, strict=True)]
