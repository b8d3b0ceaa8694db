"""Lists of armies: any that fits, and those that are kept."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dicefront.parts.show.message import Json, Out
from dicefront.server.protocol.basis import In, Name, Small


class RandomArmy(In):
    """A wish for any army that fits the options."""

    options: dict[str, Json] | None = None
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None


class SavedRoster(Out):
    """A list that is kept on the server. ``version`` counts its changes."""

    id: str
    game: str
    name: str
    roster: Json
    options: dict[str, Json] | None
    version: int
    changed: float


class SavedRosters(Out):
    """Lists of one's own, or versions of one; ``more`` says that there are older versions to ask for."""

    lists: list[SavedRoster]
    more: bool = False


class SaveRoster(In):
    """A list to keep, legal or not."""

    game: Small
    name: Name
    roster: Json
    options: dict[str, Json] | None = None
