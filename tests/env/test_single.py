"""One seat against opponents: Gymnasium's own check, masks, opponents and seeds."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from dicefront.agents.uniform import Uniform
from dicefront.env import SeatEnv
from dicefront.env.single import env_id
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game_ids

GAMES = sorted(game_ids())


def steps(env: SeatEnv, count: int, seed: int | None, draw: Draw) -> list[Any]:
    """What an environment shows while slots are chosen at random."""
    shown = [env.reset(seed=seed)]
    found: list[Any] = [*shown]
    mask = shown[0][1]["action_mask"]
    for _ in range(count):
        legal = np.flatnonzero(mask)
        step = env.step(int(legal[draw.below(len(legal))]))
        found.append(step)
        mask = step[4]["action_mask"]
        assert np.array_equal(mask, env.action_masks())
        if step[2] or step[3]:
            assert not mask.any()
            break
    return found


@pytest.mark.filterwarnings("ignore::UserWarning")  # about wrappers that registered environments have
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_and_checks_it(name: str) -> None:
    env = gymnasium.make(env_id(name), limit=60)
    assert env.spec is not None
    assert env.spec.id == f"dicefront/{name}-v0"
    check_env(env.unwrapped)


@pytest.mark.parametrize("observation", ["numbers", "tables"])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_checked_with_observations_in_other_forms(observation: str) -> None:
    check_env(SeatEnv("crystals", observation=observation, limit=60))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_match(name: str) -> None:
    one = steps(SeatEnv(name, limit=80), 40, 5, Draw(1))
    two = steps(SeatEnv(name, limit=80), 40, 5, Draw(1))
    assert data_equivalence(one, two)


def test_a_seat_may_be_drawn_for_every_match() -> None:
    env = SeatEnv("chessboard", options={"preset": "first_game"})
    env.reset(seed=1)
    seats = []
    for _ in range(20):
        _, info = env.reset()
        seats.append(info["seat"])
    assert set(seats) == {0, 1}
    for seat in (1, np.int64(1)):
        assert SeatEnv("chessboard", seat=seat).reset(seed=1)[1]["seat"] == 1  # type: ignore[arg-type]


def test_every_step_is_a_decision_of_the_own_seat() -> None:
    env = SeatEnv("crystals", seats=4, seat=2)
    env.reset(seed=2)
    draw = Draw(4)
    for _ in range(60):
        if env.episode.over:
            break
        assert env.episode.asked() == 2
        legal = np.flatnonzero(env.action_masks())
        env.step(int(legal[draw.below(len(legal))]))
    assert env.episode.decisions > 100


def test_an_illegal_slot_loses_and_says_so() -> None:
    env = SeatEnv("crystals")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(7)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_writing_into_the_mask_makes_no_slot_legal() -> None:
    env = SeatEnv("crystals")
    env.reset(seed=1)
    shown = env.action_masks()
    shown[:] = 1
    assert env.action_masks().sum() < len(shown)
    assert env.step(7)[4]["illegal"]


@pytest.mark.parametrize("action", [-1, 8, None, "0", 0.0, True])
def test_what_is_no_slot_is_refused_and_the_match_goes_on(action: Any) -> None:
    env = SeatEnv("crystals", seat=0)
    env.reset(seed=1)
    with pytest.raises(BadData, match="0 to 7"):
        env.step(action)
    assert env.step(np.int64(0))[2:4] == (False, False)


@pytest.mark.parametrize("illegal", [True, False])
def test_after_the_end_it_must_be_reset(illegal: bool) -> None:
    env = SeatEnv("crystals", seat=0, limit=4)
    env.reset(seed=1)
    if illegal:
        *_, info = env.step(7)
        assert not info["action_mask"].any()
    else:
        steps(env, 4, 1, Draw(1))
    for action in (0, None):
        with pytest.raises(BadData, match="reset"):
            env.step(action)
    env.reset()
    assert env.action_masks().any()
    env.step(0)


@pytest.mark.parametrize("opponent", ["greedy", Uniform(3)])
def test_opponents_are_levels_or_agents(opponent: Any) -> None:
    rewards = []
    for seed in range(6):
        env = SeatEnv("chessboard", opponent=opponent, options={"preset": "first_game"})
        rewards.append(steps(env, 2000, seed, Draw(seed))[-1][1])
        assert env.episode.terminated
    if opponent == "greedy":
        assert sum(rewards) < 0, "random play wins against one that looks"


def test_an_opponent_may_be_a_policy_that_gets_what_a_learner_gets() -> None:
    env = SeatEnv("crystals", seat=0)
    met = []

    def policy(observation: Any, mask: Any) -> int:
        assert env.observation_space.contains(observation)
        met.append(mask.sum())
        return int(np.flatnonzero(mask)[-1])

    env = SeatEnv("crystals", opponent=policy, seat=0)
    steps(env, 30, 1, Draw(1))
    assert len(met) > 10


def test_it_draws_itself(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("crystals", render_mode="ansi")
    env.reset(seed=1)
    assert "crystals.setup" in env.render()
    env = SeatEnv("crystals", render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert "candidates" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"seat": 2}, "seat"),
        ({"seat": "mine"}, "seat"),
        ({"seat": True}, "seat"),
        ({"seat": 1.0}, "seat"),
        ({"opponent": "champion"}, "opponent"),
        ({"opponent": None}, "opponent"),
        ({"opponent": ["greedy"]}, "opponent"),
        ({"render_mode": "3d"}, "render_mode"),
    ],
)
def test_settings_that_do_not_fit_are_refused(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as problem:
        SeatEnv("chessboard", **given)
    assert problem.value.arguments["where"] == place


def test_entities_are_those_of_the_own_seat() -> None:
    env = SeatEnv("chessboard", seat=1)
    env.reset(seed=1)
    told: Any = env.entities()
    assert told["seat"] == 1
    assert len(told["candidates"]) == env.action_masks().sum()
