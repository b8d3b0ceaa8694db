"""One match between computer players, played to its end."""

from __future__ import annotations

from functools import cache
from typing import Any

from dicefront.agents.levels import agent
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game
from dicefront.kernel.seat import Seat
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Fixture

DECISIONS_AT_MOST = 100_000


def play_match(fixture: Fixture, found: Game[Any] | None = None) -> Record:
    """Play a match to its end. A rule that fails is part of the record, not an exception."""
    rules = _game(fixture.game) if found is None else found
    levels = [fixture.contenders[who].level for who in fixture.seating]
    rosters = [fixture.contenders[who].roster for who in fixture.seating]
    agents = [
        agent(fixture.game, level, child_seed(fixture.seed, 1 + who, fixture.seating[:seat].count(who)))
        for seat, (level, who) in enumerate(zip(levels, fixture.seating, strict=True))
    ]
    keep = any(level != "random" for level in levels)  # imagining needs a memory, playing at random does not
    count = 0
    try:
        table = rules.table(fixture.options, rosters, fixture.seed, keep=keep)
        seats = [Seat(table, seat) for seat in range(len(agents))]
        while table.pending:
            player = table.pending[0].player
            table.answer(player, agents[player].answer(seats[player]))
            count += 1
            if count > DECISIONS_AT_MOST:
                raise BadData("match", f"an end within {DECISIONS_AT_MOST} decisions", "none")
        outcome = table.outcome
        assert outcome is not None
        shown = lab_of(rules).figures(table.state)
        sides = rules.sides(table.state)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        return Record(fixture.pair, fixture.seed, fixture.seating, "", (), count, {}, problem)
    return Record(
        fixture.pair,
        fixture.seed,
        fixture.seating,
        outcome.reason,
        tuple(outcome.places),
        count,
        shown,
        sides=tuple(sides) if len(set(sides)) < len(sides) else (),
    )


@cache
def _game(id: str) -> Game[Any]:
    return game(id)  # looking through the entry points takes longer than a short match
