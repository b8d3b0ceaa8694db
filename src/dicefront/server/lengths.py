"""How long games take: by those played here lately, or else by many games of computers."""

from __future__ import annotations

import asyncio
import time
from datetime import date
from functools import partial
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection

from dicefront.kernel.game import Game
from dicefront.server.protocol.games import GameLength
from dicefront.server.registry import known_games, rules_of
from dicefront.server.show import measured
from dicefront.server.store import matches as store_matches
from dicefront.server.store.acts import ANSWER, DEFAULT, RESIGN, Act
from dicefront.server.store.store import Store

RECENT: Final = 20
ENOUGH: Final = 5
"""So many games must have been played here before they count."""

SITTING: Final = 180
"""Games that took more minutes were played by and by, and say nothing about one sitting."""

AGAIN: Final = 600.0
"""Seconds until it is looked up again how long games take."""


class Sittings:
    """The minutes of a game at one sitting, looked up beside everything else: nobody waits for them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.minutes: dict[str, int] = {}

    async def keep_measuring(self) -> None:
        while True:
            await self.measure()
            await asyncio.sleep(AGAIN)

    async def measure(self) -> None:
        """Look at the latest games of every kind; of a kind that was played too seldom nothing is known."""
        for name in known_games():
            recent = await self.store.read(partial(recent_games, game=name))
            found = length_of(rules_of(name), [one for one in recent if one.minutes <= SITTING])
            if found is not None and found.minutes is not None:
                self.minutes[name] = max(1, found.minutes)


class Played:
    """A game that was played to its end: how many decisions it took, and how many minutes."""

    def __init__(self, decisions: int, minutes: float) -> None:
        self.decisions = decisions
        self.minutes = minutes


def played(acts: list[Act]) -> Played | None:
    """Nothing is learned from a game that somebody gave up."""
    if any(act.kind == RESIGN for act in acts):
        return None
    decisions = sum(act.kind in (ANSWER, DEFAULT) for act in acts)
    return Played(decisions, (acts[-1].at - acts[0].at) / 60) if decisions else None


def recent_games(connection: Connection, game: str) -> list[Played]:
    """The latest games of people that were played to their end."""
    found = [
        played(store_matches.read_acts(connection, id_))
        for id_ in store_matches.latest_over(connection, game, RECENT)
    ]
    return [one for one in found if one is not None]


def length_of(rules: Game[Any], recent: list[Played]) -> GameLength | None:
    """How long a game takes; ``None`` if nobody ever measured it."""
    if len(recent) >= ENOUGH:
        return GameLength(
            decisions=round(median(one.decisions for one in recent)),
            minutes=round(median(one.minutes for one in recent)),
            games=len(recent),
            simulated=False,
            rules=rules.rules,
            date=date.fromtimestamp(time.time()).isoformat(),
        )
    known = measured(rules.id, "length")
    if not known:
        return None
    return GameLength(
        decisions=known["decisions"],
        minutes=None,
        games=known["games"],
        simulated=True,
        rules=known["rules"],
        date=known["date"].isoformat(),
    )
