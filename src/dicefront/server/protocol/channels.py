"""Being told elsewhere than on the page: by mail and by webhook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dicefront.parts.show.message import Out
from dicefront.parts.show.words import Note
from dicefront.server.protocol.basis import In, Small

Language = Literal["en", "nl"]
GameList = Annotated[list[Small], Meta(max_length=40)]


class MailInfo(Out):
    """The own mail address: ``new`` until it is confirmed, ``off`` if mail to it failed too often."""

    address: str
    state: Literal["new", "on", "off"]
    sent: bool
    """Whether the code that confirms it is on its way."""
    games: list[str]


class HookInfo(Out):
    """The own webhook: ``off`` if messages to it failed too often; ``problem`` is the last failure."""

    url: str
    state: Literal["on", "off"]
    games: list[str]
    problem: Note | None


class Channels(Out):
    """How one is told besides on the page, and whether this site sends mail at all."""

    mails: bool
    mail: MailInfo | None
    hook: HookInfo | None


ADDRESS = r"^[A-Za-z0-9.!#$%&*+/=?^_{|}~'-]{1,64}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+\Z"


class SetMail(In):
    """An address to be told at, once it is confirmed."""

    address: Annotated[
        str,
        Meta(
            max_length=254,
            pattern=r"^[A-Za-z0-9.!#$%&*+/=?^_{|}~'-]{1,64}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+\Z",
        ),
    ]
    language: Language = "en"


class SetHook(In):
    """An address that takes messages."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]


class HookMade(Out):
    """A webhook that was set up, and what signs its messages: shown this once."""

    secret: str
    channels: Channels


class SetChannels(In):
    """The games one is told about over each channel, and the language; what is left out stays as it is."""

    mail: GameList | None = None
    hook: GameList | None = None
    language: Language | None = None


class MailCode(In):
    """The code that came by mail."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class MailConfirmed(Out):
    """The address that is confirmed now."""

    address: str


class HookMessage(Out):
    """What is posted to a webhook. ``id`` stays the same when a message is tried again.

    A ``reminder`` says how much of the time for the decision was left when it became due, in percent
    (``share``), and how many seconds are left now; ``places`` are those of the seats once the match is over.
    A ``hello`` is sent when a webhook is set up, and is about no match.
    """

    id: str
    kind: Literal["hello", "turn", "reminder", "over"]
    at: float
    url: str
    match: str | None = None
    game: str | None = None
    seat: int | None = None
    players: list[str] | None = None
    share: int | None = None
    left: float | None = None
    places: list[int] | None = None
