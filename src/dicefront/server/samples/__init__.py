"""Sample replays: one match of every game, for whoever has none of their own yet."""

from __future__ import annotations

import asyncio
import contextlib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from dicefront.server.importing import keep_match, read_match_log
from dicefront.server.store import matches as rows
from dicefront.server.store.matches import MatchRow
from dicefront.server.store.store import Store, Taken

FOLDER: Final = Path(__file__).parent


def sample_logs() -> list[tuple[str, str]]:
    """The logs, each with the id its match has on every server: another log is another match."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.jsonl"))]
    return [(f"sample-{blake2b(text.encode(), digest_size=8).hexdigest()}", text) for text in texts]


async def sample_rows(store: Store) -> list[MatchRow]:
    """The samples as matches; they are judged and stored when somebody asks for them first."""
    return [await _stored(store, match, text) for match, text in sample_logs()]


async def _stored(store: Store, id: str, text: str) -> MatchRow:
    known = await store.read(lambda connection: rows.read_match(connection, id))
    if known is not None:
        return known
    row, acts = await asyncio.to_thread(read_match_log, text, None, id)
    with contextlib.suppress(Taken):  # somebody else asked for it at the same moment
        await store.write(lambda connection: keep_match(connection, row, acts))
    return row
