"""All six missions are played to their end with answers at random."""

from __future__ import annotations

from typing import Any

import pytest

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
SCOUTS: Any = {"race": "packs_of_urueh", "recruits": [{"combatant": "pack_of_imps"}, {"combatant": "rider"}]}


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


SCORED = ["spherewars.end.glory", "spherewars.end.blood", "spherewars.end.equal"]


@pytest.mark.rule("SW-MIS-07", "SW-MIS-17", "SW-MIS-22", "SW-MIS-27", "SW-MIS-31", "SW-WIN-01")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("mission", "turns"),
    [
        ("death_of_the_enemy", 6),
        ("domination_of_the_dolmens", 6),
        ("destruction_of_the_camp", 4),
        ("sacking_of_the_relics", 4),
    ],
)
def test_missions_with_points_to_their_end(mission: str, turns: int, seed: int) -> None:
    field = ["generated", "placed", "generated"][seed]
    table = play(seed, [LED, LED], mission=mission, points=500, density="low", field=field, weather="rolled")
    assert table.outcome is not None
    assert table.outcome.reason in SCORED
    assert table.state.turn <= turns


@pytest.mark.rule("SW-MIS-36", "SW-MIS-37", "SW-MIS-38", "SW-MIS-39", "SW-TRN-17")
@pytest.mark.parametrize("mission", ["crash", "last_survivor"])
@pytest.mark.parametrize("seed", range(2))
def test_missions_without_points_to_their_end(mission: str, seed: int) -> None:
    table = play(seed, [LED, LED], mission=mission, points=500, density="low", scenario="volcanic_entrances")
    assert table.outcome is not None
    assert table.outcome.reason == "spherewars.end.eliminated"
    assert sorted(table.outcome.places) in ([1, 1], [1, 2])


@pytest.mark.rule("SW-MIS-01", "SW-MIS-39", "SW-SIZ-02")
@pytest.mark.parametrize("seed", range(3))
def test_a_scout_game_with_everything_at_random(seed: int) -> None:
    everything: Any = {
        "mission": "random",
        "density": "random",
        "scenario": "random",
        "weather": "rolled",
        "field": "placed",
        "turns": 3,
        "width": 36,
        "depth": 44,
    }
    table = play(seed, [SCOUTS, SCOUTS], **everything)
    assert table.outcome is not None
    assert table.state.mission == "last_survivor"


@pytest.mark.rule("SW-MIS-03")
def test_a_mission_of_ones_own_is_played_to_its_end() -> None:
    ford: Any = {
        "id": "the_ford",
        "sizes": ["scout"],
        "turns": 2,
        "zones": [{"from": 0, "to": 8}, {"from": 32, "to": 40}],
        "points": "near",
        "glory": "most",
        "reach": 4,
        "objects": [{"kind": "dolmen", "x": 10, "y": 20}],
    }
    table = play(1, [SCOUTS, SCOUTS], mission=ford)
    assert table.outcome is not None
    assert (table.outcome.reason in SCORED, table.state.mission) == (True, "the_ford")
