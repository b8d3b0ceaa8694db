"""All six missions are played to their end with answers at random."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from dicefront.games.spherewars.rules.events.playing import RoundBegun, Scored, Updated
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.state import DEPLOY, is_there
from dicefront.games.spherewars.scenes import inches
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.event import Event

E = TypeVar("E", bound=Event)

LED: Any = {
    "race": "alliance",
    "recruits": [
        {"combatant": "nirlem", "options": ["nirlem_blunt"], "artefacts": ["light_attack_rune"]},
        {"combatant": "lookout", "count": 2},
        {"combatant": "near_heart"},
    ],
}
SCOUTS: Any = {"race": "packs_of_urueh", "recruits": [{"combatant": "pack_of_imps"}, {"combatant": "rider"}]}


class Game:
    """A game in which everybody answers at random, and what was told in it."""

    def __init__(self, seed: int, rosters: list[Any], **options: Any) -> None:
        self.table = GAME.table(options, rosters, seed=seed)
        self.told: list[Event] = []
        self.deployed: list[tuple[int, float]] = []
        draw = Draw(seed)
        count = 0
        while self.table.pending:
            self.note()
            question = self.table.pending[draw.below(len(self.table.pending))]
            self.table.take(question.player, question.sample(draw))
            self.told += self.table.told
            count += 1
            if count % 100 == 0:
                state = self.table.state
                assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)

    def note(self) -> None:
        """Where everybody was deployed: side, and y in inches."""
        state = self.table.state
        if state.turn == 0 and state.stage != DEPLOY:
            there = [one for one in state.combatants if is_there(one)]
            self.deployed = [(state.edges[one.side], inches(one.body.shape.y)) for one in there]

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    def alive(self) -> list[int]:
        """The sides of which somebody is left."""
        return sorted({one.side for one in self.table.state.combatants if is_there(one)})


def by_points(scored: list[Scored]) -> tuple[str, list[int]]:
    """SW-WIN-01, told another way: why the game ended so, and the places of both players."""
    own, other = [(one.glory + one.special, one.blood) for one in scored]
    if own == other:
        return "spherewars.end.equal", [1, 1]
    reason = "spherewars.end.blood" if own[0] == other[0] else "spherewars.end.glory"
    return reason, [1, 2] if own > other else [2, 1]


ZONES = {"crash": [(10, 14), (26, 30)]}


def lies_in_zones(mission: str, deployed: list[tuple[int, float]]) -> bool:
    """SW-MIS-05, SW-MIS-06: whether everybody stands in the zone of its side; middles are looked at."""
    zones = ZONES.get(mission, [(0, 10), (30, 40)])
    return all(zones[edge][0] < y < zones[edge][1] for edge, y in deployed)


@pytest.mark.rule("SW-MIS-07", "SW-TRN-18", "SW-WIN-01", "SW-MIS-17", "SW-MIS-22", "SW-MIS-27", "SW-MIS-31")
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
    """To the second round of the last turn, without the updating that would follow; points decide."""
    field = ["generated", "placed", "generated"][seed]
    game = Game(seed, [LED, LED], mission=mission, points=500, density="low", field=field, weather="rolled")
    outcome = game.table.outcome
    assert outcome is not None
    scored = sorted(game.events(Scored), key=lambda one: one.players)
    assert (outcome.reason, outcome.places) == by_points(scored)
    assert outcome.rule == "SW-WIN-01"
    last = game.table.state.turn
    if game.alive() == [0, 1]:
        assert last == turns
        assert len(game.events(RoundBegun)) == 2 * turns
        assert len(game.events(Updated)) == turns - 1
    assert last <= turns
    in_zones = lies_in_zones(mission, game.deployed)
    assert in_zones is (mission != "sacking_of_the_relics")
    with pytest.raises(BadData):
        GAME.complete_options({"mission": mission, "points": 499})


@pytest.mark.rule("SW-MIS-36", "SW-MIS-37", "SW-MIS-38", "SW-MIS-39", "SW-TRN-17")
@pytest.mark.parametrize(
    ("mission", "rule", "scouts"), [("crash", "SW-MIS-36", False), ("last_survivor", "SW-MIS-38", True)]
)
@pytest.mark.parametrize("seed", range(2))
def test_missions_without_points_to_their_end(mission: str, rule: str, scouts: bool, seed: int) -> None:
    """However many turns it takes, and as soon as only one side is left: that one wins."""
    scenario = "volcanic_entrances"
    game = Game(seed, [LED, LED], mission=mission, points=500, density="low", scenario=scenario)
    outcome = game.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("spherewars.end.eliminated", rule)
    assert outcome.places == {(0,): [1, 2], (1,): [2, 1], (): [1, 1]}[tuple(game.alive())]
    assert game.events(Scored) == []
    assert game.table.state.options.turns == 0
    assert lies_in_zones(mission, game.deployed)
    assert {edge for edge, _ in game.deployed} == {0, 1}
    if scouts:
        assert GAME.complete_options({"mission": mission, "points": 499})["mission"] == mission
    else:
        with pytest.raises(BadData):
            GAME.complete_options({"mission": mission, "points": 499})


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
    table = Game(seed, [SCOUTS, SCOUTS], **everything).table
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
    game = Game(1, [SCOUTS, SCOUTS], mission=ford)
    outcome = game.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == by_points(
        sorted(game.events(Scored), key=lambda one: one.players)
    )
    assert game.table.state.mission == "the_ford"
