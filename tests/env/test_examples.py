"""The examples run, in short form."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

from dicefront.kernel.game import game_ids
from examples import random_play


@pytest.mark.parametrize("name", game_ids())
def test_random_play(name: str) -> None:
    won = random_play.main(name, matches=1, limit=60)
    assert len(won) == 2
    assert sum(won) == pytest.approx(0)


@pytest.mark.long
def test_learning() -> None:
    """Too short to learn much: a policy is trained, and its actions are legal to the end of every match."""
    pytest.importorskip("sb3_contrib", reason="learning needs Torch and sb3-contrib: make learn")
    from examples import learn

    policy = learn.learn(512, tables=2)
    assert policy.num_timesteps >= 512
    env: Any = gymnasium.make(learn.GAME, **learn.SETTING).unwrapped
    for match in range(2):
        seen, info = env.reset(seed=match)
        over = False
        while not over:
            action, _ = policy.predict(seen, action_masks=info["action_mask"])
            seen, reward, terminated, truncated, info = env.step(int(action))
            assert not info.get("illegal")
            over = terminated or truncated
        assert terminated
        assert reward in (-1.0, 0.0, 1.0)
    assert -1 <= learn.score(policy, 2) <= 1


@pytest.mark.long
def test_what_is_learned_beats_random_play() -> None:
    """The same seed learns the same on one machine; on others it comes near, and the bar lies far below."""
    pytest.importorskip("sb3_contrib", reason="learning needs Torch and sb3-contrib: make learn")
    from examples import learn

    random, learned = learn.main(steps=60_000, matches=100)
    assert learned > random + learn.CLEARLY
