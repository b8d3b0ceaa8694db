"""What all messages share: the version, kinds of text and numbers, and the base class of what comes in.

``parts.show.message.Out`` is the base class of what goes out.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dicefront.kernel.ids import MOST_SEATS

PROTOCOL = 1
"""Raised when an older client would misread something."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a player is called."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""A match, a list or a key in an address."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""A number or text made by the client; a command that is sent twice has the same one and acts once."""

Secret = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f][0-9a-f]){0,64}\Z")]
"""What a seat adds to the dice, in hexadecimal: at random, and new for every match. Empty: nothing."""

SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
"""A seat, counted from 0."""

Small = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class In(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a client sends; what is unknown in it is refused."""
