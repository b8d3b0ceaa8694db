"""Limits: how often somebody may ask, and the headers that keep a page to itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address

BUCKETS_AT_MOST = 20_000

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; "  # positions of drawn pieces; no rule comes in this way
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SECURITY_HEADERS: Iterable[tuple[str, str]] = [
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
]


ONLY_HTTPS = ("strict-transport-security", "max-age=31536000")
"""For sites behind a proxy with https: for a year browsers come by https alone."""


def network_of(address: str) -> str:
    """The network of a visitor: an address of version 4, or what a line has of version 6, 64 bits.

    A server that listens on ``::`` hears of an address of version 4 as of ``::ffff:192.0.2.7``.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return str(found) if found.version == 4 else str(IPv6Network((found, 64), strict=False))


class Bucket:
    """A reserve that is used up by asking and fills again with time."""

    def __init__(self, rate: float, reserve: int, now: float | None = None) -> None:
        self.rate = rate
        self.reserve = reserve
        self.left = float(reserve)
        self.filled = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> float:
        """Take one; returns 0, or the seconds to wait if there is none left."""
        now = time.monotonic() if now is None else now
        self.left = min(float(self.reserve), self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1.0:
            return (1.0 - self.left) / self.rate
        self.left -= 1.0
        return 0.0

    def give(self) -> None:
        """Give one back."""
        self.left = min(float(self.reserve), self.left + 1.0)


class Gate:
    """A bucket for everybody who asks."""

    def __init__(self, rate: float, reserve: int) -> None:
        self.rate = rate
        self.reserve = reserve
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        """Let somebody through; returns 0, or the seconds to wait."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.reserve)
            if len(self._buckets) > BUCKETS_AT_MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()

    def give(self, who: str) -> None:
        """Give somebody one back."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give()
