"""What servers that share matches write to each other."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Opened(Struct, tag="open"):
    """A reader elsewhere comes to a match that runs here."""

    connection: str
    match: str
    person: str
    name: str
    seat: int
    last: int
    home: str
    aside: bool = False
    mark: str = ""


class Sent(Struct, tag="sent"):
    """A reader elsewhere sent a message."""

    connection: str
    text: str


class Gone(Struct, tag="gone"):
    """A reader elsewhere is gone."""

    connection: str


class Poked(Struct, tag="poke"):
    """Seats of a match that runs here were changed in the store."""

    match: str


class Told(Struct, tag="told"):
    """Something for a reader who is connected here."""

    connection: str
    text: str


class Ended(Struct, tag="ended"):
    """The match has closed a reader who is connected here; ``moved`` if it goes on elsewhere."""

    connection: str
    code: str
    retry: bool


Letter = Opened | Sent | Gone | Poked | Told | Ended
decoder: msgspec.json.Decoder[Letter] = msgspec.json.Decoder(Letter)
