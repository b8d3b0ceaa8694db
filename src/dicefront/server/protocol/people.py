"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dicefront.parts.show.message import Out
from dicefront.server.protocol.basis import In, Name


class Me(Out):
    """Who is asking. A guest has a name and a key in a cookie, an account a login as well.

    ``hook_off`` says that the own webhook was switched off because it failed too often.
    """

    id: str
    name: str
    guest: bool
    login: str | None
    hook_off: bool = False


class Rename(In):
    """A new name for oneself."""

    name: Name


Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Credentials(In):
    """Name and password of an account."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@-]+\Z")]
    password: Password


class NewPassword(In):
    """Another password for the own account, with the one it has now."""

    old: Password
    new: Password


class Device(Out):
    """A browser with a key: ``here`` is the one that asks. ``name`` is empty if it is not known."""

    id: str
    name: str
    created: float
    seen: float
    here: bool


class Devices(Out):
    """All of them, the one used last first."""

    devices: list[Device]


class Friend(Out):
    """Somebody whom one calls a friend."""

    id: str
    name: str


class Friends(Out):
    """All of them."""

    friends: list[Friend]


class TableFriends(Out):
    """The seats of a match where friends sit, and those whose players can be made friends: accounts."""

    friends: list[int]
    possible: list[int]


class TalkReport(In):
    """A report to the operator of the server about what somebody (by name) said at a table."""

    about: Annotated[str, Meta(max_length=80)]
    text: Annotated[str, Meta(max_length=500)] = ""


class FaultReport(In):
    """A report to the operator of the server that something failed: its code, where, and at which match."""

    code: Annotated[str, Meta(max_length=80)]
    place: Annotated[str, Meta(max_length=200)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""
    match: Annotated[str, Meta(max_length=64)] | None = None


class AwayDays(Out):
    """Days to come (as dates) on which the own clocks of slow games stand still, and how many are left."""

    days: list[str]
    left: int


class SetAway(In):
    """All days away from today on, as dates."""

    days: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=40)]
