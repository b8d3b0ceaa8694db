"""All six missions are played to their end with answers at random."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.draw import Draw
from dicefront.kernel.table import Table

LED: Any = {
    "race": "alliance",
    "recruits": [
        {"combatant": "nirlem", "options": ["nirlem_blunt"], "artefacts": ["light_attack_rune"]},
        {"combatant": "lookout", "count": 2},
        {"combatant": "near_heart"},
    ],
}
SCOUTS: Any = {"race": "packs_of_urueh", "recruits": [{"combatant": "sorrep"}, {"combatant": "miz_rider"}]}


def play(seed: int, rosters: list[Any], **options: Any) -> Table[State]:
    """A game in which everybody answers at random; every so often the state is written and read."""
    table = GAME.table(options, rosters, seed=seed)
    draw = Draw(seed)
    count = 0
    while table.pending:
        question = table.pending[draw.below(len(table.pending))]
        table.take(question.player, question.sample(draw))
        count += 1
        if count % 100 == 0:
            assert GAME.encode(GAME.decode(GAME.encode(table.state))) == GAME.encode(table.state)
    return table
