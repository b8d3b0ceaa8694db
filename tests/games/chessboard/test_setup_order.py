"""SET: the order of set-up."""

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.events import (
    ArmiesRevealed,
    Deployed,
    DeployerFound,
    MarkerLaid,
    ObstaclePlaced,
    ObstaclesSet,
    RoundBegun,
)
from dicefront.games.chessboard.rules.state import NORTH
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.playout import play_on
from dicefront.kernel.position import THROW
from dicefront.kernel.testing import fingerprint
from tests.games.chessboard.positions import match, of_kind

TWO = ["d6", "d4"]


def milestones(events: list[Event]) -> list[str]:
    """The kinds of what happened, throws by their purpose, each once."""
    seen: list[str] = []
    for event in events:
        word = event.purpose if isinstance(event, Thrown) else type(event).kind
        if word not in seen:
            seen.append(word)
    return [word.removeprefix("chessboard.") for word in seen]


@pytest.mark.rule("CB-SET-01")
def test_set_up_runs_from_armies_over_roll_off_obstacles_marker_and_deployment_to_round_1() -> None:
    played = match(
        dice=[2, 5, 3, 6, 1], scenario="retrieve", obstacles="placed", obstacle_count=2, army_min=1
    )
    assert [question.kind for question in played.pending] == ["chessboard.army.build"] * 2
    told = played.play("d6, d4", "d8", "c3", "e4", "0@b1", "2@b8", "1@c1").news
    assert milestones(told) == [
        "armies-revealed",
        "roll-off",
        "deployer-found",
        "obstacle-placed",
        "obstacles-set",
        "marker",
        "marker-laid",
        "deployed",
        "round-begun",
        "initiative",
        "initiative-won",
    ]
    assert played.state.round == 1
    played.done()


@pytest.mark.rule("CB-SET-01")
@pytest.mark.parametrize("scenario", ["last_standing", "infiltrate", "survival"])
def test_only_retrieve_lays_a_marker(scenario: str) -> None:
    played = match(TWO, TWO, dice=[1, 2, 5, 4], scenario=scenario, army_min=1)
    told = played.news + played.play("0@b1", "2@b8", "1@c1", "3@c8").news
    assert of_kind(told, MarkerLaid) == []
    played.done()
    assert played.state.marker == played.state.carrier == -1


@pytest.mark.rule("CB-SET-01")
def test_with_both_armies_given_the_match_opens_at_the_roll_off() -> None:
    played = match(TWO, TWO, dice=[1, 2], army_min=1)
    assert [type(event) for event in played.news] == [
        ArmiesRevealed,
        Thrown,
        Thrown,
        DeployerFound,
        ObstaclesSet,
    ]


@pytest.mark.rule("CB-SET-02")
@pytest.mark.parametrize(
    ("deployment", "obstacles", "needed"),
    [
        ("alternate", "none", True),
        ("alternate", "pillars", True),
        ("alternate", "placed", True),
        ("hidden", "placed", True),
        ("hidden", "none", False),
        ("hidden", "gates", False),
    ],
)
def test_the_roll_off_is_made_only_if_somebody_must_begin(
    deployment: str, obstacles: str, needed: bool
) -> None:
    dice = [5, 2] if needed else []
    played = match(TWO, TWO, dice=dice, deployment=deployment, obstacles=obstacles, army_min=1)
    rolls = [throw.purpose for throw in played.told(Thrown)]
    assert rolls == ["chessboard.roll-off"] * len(dice)
    assert played.told(DeployerFound) == ([DeployerFound(NORTH, 5, 2)] if needed else [])
    played.done()


RANDOM: dict[str, Json] = {"obstacles": "random", "scenario": "retrieve"}


@pytest.mark.rule("CB-SET-03")
def test_a_game_with_random_obstacles_is_repeated_from_its_record() -> None:
    army: Json = {"minis": ["d6"] * 5}
    table = GAME.table(dict(RANDOM), [army, army], seed=12)
    play_on(table, Draw(5), 40)
    again = read_log(log_of(table).to_text()).replay()
    assert fingerprint(again) == fingerprint(table)
    assert len(again.state.obstacles) == 10


@pytest.mark.rule("CB-SET-03")
def test_shuffles_and_set_up_rolls_are_in_the_record_as_throws() -> None:
    army: Json = {"minis": ["d6"] * 5}
    table = GAME.table(dict(RANDOM), [army, army], seed=3)
    thrown = of_kind(table.told, Thrown)
    assert milestones(thrown) == ["roll-off", "obstacles", "marker"]
    recorded = [entry.value for entry in table.entries if entry.kind == THROW]
    assert recorded == [throw.faces for throw in thrown]
    assert [len(throw.faces) for throw in thrown if throw.purpose == "chessboard.obstacles"] == [47]


@pytest.mark.rule("CB-SET-03")
def test_the_same_seed_gives_the_same_obstacles_and_another_seed_others() -> None:
    army: Json = {"minis": ["d6"] * 5}
    layouts = [GAME.table(dict(RANDOM), [army, army], seed=seed).state.obstacles for seed in (7, 7, 8)]
    assert layouts[0] == layouts[1] != layouts[2]


@pytest.mark.rule("CB-SET-01")
def test_nobody_is_deployed_before_the_last_obstacle_lies() -> None:
    played = match(TWO, TWO, dice=[1, 2, 5, 4], obstacles="placed", obstacle_count=1, army_min=1)
    told = played.play("d4", "0@b1", "2@b8", "1@c1", "3@c8").news
    steps = (ObstaclePlaced, ObstaclesSet, Deployed, RoundBegun)
    order = [type(event) for event in told if isinstance(event, steps)]
    assert order == [ObstaclePlaced, ObstaclesSet, *[Deployed] * 4, RoundBegun]
    played.done()
