"""A match for all its seats, in the way of PettingZoo: one after the other is asked."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dicefront.env.playing import RENDER_MODES, Playing
from dicefront.env.setting import VERSION, Shown, seed_of, slot_of
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.table import Table
from dicefront.parts.observer.episode import Episode

SHARED = {"setting", "form"}
"""What never changes, and so is the same for an environment and its copies."""


def aec(game_id: str | Game[Any], **settings: Unpack[Shown]) -> Any:
    """The environment with its wrappers: an illegal action loses, a wrong order of calls is refused."""
    env: Any = TableEnv(game_id, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(Playing, AECEnv):  # type: ignore[misc]  # it has no types
    """A match of any game. An action is the number of a slot; the mask says which hold a candidate.

    Observations are ``{"observation": ..., "action_mask": ...}``, the first in one of the forms of
    ``dicefront.env.forms.Form``. The one who is not asked sees the table, and a mask of zeros.
    """

    def __init__(self, game_id: str | Game[Any], **settings: Unpack[Shown]) -> None:
        super().__init__()
        self.prepare(game_id, **settings)
        self.metadata = {
            "name": f"{self.setting.game.id}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
            "rules": self.setting.game.rules,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shown = spaces.Dict(
            {
                "observation": self.form.space,
                "action_mask": spaces.Box(0, 1, (self.setting.slots,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(self.setting.slots) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        """The same match at the same moment, which goes on by itself.

        It holds what is hidden and throws the same dice, so an agent that tries actions on a copy cheats:
        that is what ``imagine`` is for.
        """
        return self._twin(self._episode and self._episode.copy(), memo)

    def imagine(self, agent: str, seed: int) -> TableEnv:
        """The match as a seat imagines it, to try actions on: all that it cannot know is drawn anew."""
        if agent not in self._seats:
            raise BadData("agent", "one of " + ", ".join(self.possible_agents), agent)
        return self._twin(self.episode.imagined(self._seats[agent], Draw(seed_of(seed))), {})

    def _twin(self, episode: Episode | None, memo: dict[int, Any]) -> TableEnv:
        """An environment of its own at the same moment, with this match."""
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in self.__dict__.items():
            if name != "_episode":
                twin.__dict__[name] = value if name in SHARED else deepcopy(value, memo)
        twin._episode = episode
        return twin

    @property
    def table(self) -> Table[Any]:
        """The table of the match. It holds what the seats must not know: nothing for agents."""
        return self.episode.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, from a seed or after the last one (``Playing.begin``)."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now."""
        shown, mask = self.shown_to(self._seats[agent])
        return {"observation": shown, "action_mask": mask}

    def entities(self, agent: str) -> dict[str, Json]:
        """What a seat sees now as plain data."""
        return self.told_to(self._seats[agent])

    def step(self, action: Any) -> None:
        """The seat that is asked chooses a slot."""
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(slot_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.over:
            for seat, reward in enumerate(episode.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        episode = self.episode
        seat = 0 if episode.terminated else episode.asked()
        self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """The table as the seat that is asked sees it."""
        return self.picture(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
