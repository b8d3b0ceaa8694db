"""Random play of all seats, in the way of PettingZoo.

python examples/random_play.py [GAME] [MATCHES]
"""

from __future__ import annotations

import sys

from dicefront.env import aec


def main(game_id: str = "chessboard", matches: int = 5, limit: int = 10_000) -> list[float]:
    """Play so many matches; returns what each seat won on the average."""
    env = aec(game_id, limit=limit)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for match in range(matches):
        env.reset(seed=match)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            won[agent] += reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return [total / matches for total in won.values()]


if __name__ == "__main__":
    game_id = sys.argv[1] if len(sys.argv) > 1 else "chessboard"
    print(main(game_id, int(sys.argv[2]) if len(sys.argv) > 2 else 5))
