"""Who may see a match: those who play it, its host, and everybody where spectators are welcome."""

from __future__ import annotations

from dicefront.server.http.endpoints import Ask, Query
from dicefront.server.keys import fingerprint
from dicefront.server.problems import Failed
from dicefront.server.store.rows import MatchRow

KEY = Query("key", "of a link that a player has made for another device", longest=64)


async def viewer_of(ask: Ask, row: MatchRow) -> str | None:
    """Who looks at a match: the one who asks, or the player who made the key in the address."""
    key = ask.query(KEY.name)
    mark = "" if key is None else fingerprint(key)
    for seat in row.seats:
        if mark and seat.admits(mark):
            return seat.person
    visitor = await ask.visitor()
    return None if visitor is None else visitor.id


def may_see(row: MatchRow, viewer: str | None) -> bool:
    """Whether somebody may see a match, running or over."""
    if row.settings.watch:
        return True
    return viewer is not None and (row.seat_of(viewer) is not None or row.host == viewer)


def must_see(row: MatchRow, viewer: str | None) -> None:
    """Refuse who may not see a match."""
    if not may_see(row, viewer):
        raise Failed(403, "not-to-be-watched")
