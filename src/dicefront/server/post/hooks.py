"""Webhooks: a small signed message to an address of somebody's own, and to no address it must not reach.

The name is looked up here, every address found must be a public one, and the connection goes to the address
that was looked at, so that a name cannot lead elsewhere a moment later. No redirection is followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import socket
import ssl
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
"""The limit for finding the address, connecting and reading the first line of the answer together."""
ANSWER: Final = 4096
"""So much of the answer is read at most: its first line is all that counts."""
WRITTEN: Final = re.compile(r"https?://[!-~]+")
OTHERS: Final = [
    ip_network(net)
    for net in (
        "192.0.0.0/24",  # for protocols between neighbours
        "192.88.99.0/24",  # once the way to 2002::/16
        "::/96",  # addresses of version 4 in an old way of writing
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "2002::/16",
        "2001::/32",  # behind all four any address of version 4 may lie
        "fec0::/10",  # private, before there was fc00::/7
        "3fff::/20",  # for examples
        "5f00::/16",  # for routing inside a network
    )
]
"""Networks that no webhook is to reach, though not every Python says that they are not public."""


class HookFailed(Exception):
    """A message did not arrive: why, in a word, and the status if there was one."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(f"{reason} {status}" if status else reason)
        self.reason = reason


def problem_with(target: str, local: bool) -> str | None:
    """Why nothing can be sent to an address, as far as it can be told without looking up its name."""
    try:
        parts = urlsplit(target)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return "unreadable"
    if not WRITTEN.fullmatch(target) or not host or "@" in parts.netloc:
        return "unreadable"
    if parts.scheme != "https" and not local:
        return "not-https"
    try:
        fits = allowed([host], parts.scheme, local)
    except ValueError:
        fits = local or not (host == "localhost" or host.endswith(".localhost"))
    return None if fits else "private"


def allowed(addresses: list[str], scheme: str, local: bool) -> bool:
    """Whether all addresses of a name may be connected to: without encryption this machine alone."""
    if scheme == "http":
        return local and all(ip_address(one).is_loopback for one in addresses)
    return local or all(is_public(one) for one in addresses)


def is_public(address: str) -> bool:
    """Whether an address is one for everybody: global, and in none of the special networks."""
    found = ip_address(address)
    if found.version == 6 and found.ipv4_mapped is not None:
        return is_public(str(found.ipv4_mapped))
    is_special = found.is_multicast or found.is_reserved or found.is_private or found.is_unspecified
    return found.is_global and not is_special and not any(found in net for net in OTHERS)


def signature(secret: str, at: int, body: bytes) -> str:
    """The header with which a receiver makes sure that a message comes from here, and is not an old one."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={signed.hexdigest()}"


async def deliver(target: str, body: bytes, headers: dict[str, str], local: bool) -> None:
    """Post a message; ``HookFailed`` unless it was taken."""
    parts = urlsplit(target)
    try:
        async with asyncio.timeout(SECONDS):
            address = await look_up(parts, local)
            status = await post(parts, address, body, headers)
    except TimeoutError as error:
        raise HookFailed("slow") from error
    except ssl.SSLError as error:
        raise HookFailed("tls") from error
    except (OSError, ValueError, UnicodeError) as error:
        raise HookFailed("unreachable") from error
    if not 200 <= status < 300:
        raise HookFailed("status", status)


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def look_up(parts: SplitResult, local: bool) -> str:
    """The address of a name; refused if any of its addresses is not for everybody."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(parts.hostname, port_of(parts), type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]).split("%")[0] for one in found]
    if not addresses or not allowed(addresses, parts.scheme, local):
        raise HookFailed("private")
    return addresses[0]


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(parts: SplitResult, address: str, body: bytes, headers: dict[str, str]) -> int:
    """Send a request to an address, and read the status of the answer."""
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port_of(parts),
        limit=ANSWER,
        ssl=trust() if secure else None,
        server_hostname=parts.hostname if secure else None,
    )
    try:
        lines = [f"POST {parts.path or '/'}{'?' + parts.query if parts.query else ''} HTTP/1.1"]
        fixed = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        lines += [f"{name}: {value}" for name, value in {**fixed, **headers}.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        first = (await reader.readline()).split()
    finally:
        writer.close()
    if len(first) < 2 or not first[0].startswith(b"HTTP/") or not first[1].isdigit():
        raise ValueError("expected an answer of HTTP, got something else")
    return int(first[1])
