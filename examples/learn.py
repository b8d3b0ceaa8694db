"""MaskablePPO of sb3-contrib learns the first game of Chessboard Skirmish against random play.

python examples/learn.py [STEPS]

It needs more than the environments: pip install torch sb3-contrib. `make learn` does it all.
It fails if what was learned is not clearly better than random play.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import dicefront.env  # noqa: F401 - tells Gymnasium about the games

GAME = "dicefront/chessboard-v0"
CLEARLY = 0.3
SETTING: dict[str, Any] = {"options": {"preset": "first_game"}, "opponent": "random"}


def learn(steps: int, seed: int = 1, tables: int = 8) -> MaskablePPO:
    """A policy that was trained for so many decisions of its own."""
    env = DummyVecEnv([lambda: gymnasium.make(GAME, **SETTING).unwrapped for _ in range(tables)])
    env.seed(seed)
    rollout = min(256, max(8, steps // tables))
    policy = MaskablePPO("MlpPolicy", env, n_steps=rollout, batch_size=512, gamma=0.999, seed=seed)
    return policy.learn(steps)


def score(policy: MaskablePPO | None, matches: int, seed: int = 10_000) -> float:
    """What a policy (random play without one) wins on the average: 1 for a victory, -1 for a defeat."""
    env: Any = gymnasium.make(GAME, **SETTING).unwrapped
    random = np.random.default_rng(seed)
    total = 0.0
    for match in range(matches):
        seen, info = env.reset(seed=seed + match)
        over = False
        while not over:
            mask = info["action_mask"]
            if policy is None:
                action = random.choice(np.flatnonzero(mask))
            else:
                action, _ = policy.predict(seen, action_masks=mask)
            seen, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        total += float(reward)
    return total / matches


def main(steps: int = 200_000, matches: int = 200) -> tuple[float, float]:
    """Train, and compare with random play."""
    before = score(None, matches)
    after = score(learn(steps), matches)
    print(f"against random play, {matches} matches: random {before:+.2f}, learned {after:+.2f}")
    return before, after


if __name__ == "__main__":
    before, after = main(int(sys.argv[1])) if len(sys.argv) > 1 else main()
    sys.exit(0 if after > before + CLEARLY else 1)
