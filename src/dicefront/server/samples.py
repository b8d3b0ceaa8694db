"""Sample replays: one match of every game, for people who have played none yet."""

from __future__ import annotations

import contextlib
from functools import cache
from hashlib import blake2b

from dicefront.server.registry import known_games
from dicefront.server.show import file_of
from dicefront.server.store import matches as store_matches
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.store import Store, Taken
from dicefront.server.work.desk import Desk
from dicefront.server.work.wishes import Brought, LogText


@cache
def sample_logs() -> list[tuple[str, str]]:
    """The logs, each with the id its match has on every server: another log is another match."""
    texts = [file_of(game, "sample.jsonl") for game in known_games()]
    return [
        (f"sample-{blake2b(text.encode(), digest_size=8).hexdigest()}", text)
        for text in texts
        if text is not None
    ]


async def sample_rows(store: Store, desk: Desk) -> list[MatchRow]:
    """The samples as matches; they are judged and stored when somebody asks for them first."""
    return [await _stored(store, desk, match, text) for match, text in sample_logs()]


async def _stored(store: Store, desk: Desk, id: str, text: str) -> MatchRow:
    known = await store.read(lambda connection: store_matches.read_match(connection, id))
    if known is not None:
        return known
    brought = await desk.get(Brought, "read_log", LogText(text, None, id), "samples")
    bodies = [bytes(act) for act in brought.acts]
    with contextlib.suppress(Taken):  # somebody else asked for it at the same moment
        await store.write(lambda connection: store_matches.add_whole_match(connection, brought.row, bodies))
    return brought.row
