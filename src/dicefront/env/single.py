"""One seat of a match against opponents, in the way of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces

from dicefront.agents.levels import agent, known_levels
from dicefront.agents.uniform import Uniform
from dicefront.env.forms import Mask
from dicefront.env.playing import RENDER_MODES, Playing
from dicefront.env.setting import VERSION, Shown, slot_of, whole
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat

NAMESPACE = "dicefront"
ANY_SEAT = "any"
ILLEGAL = -1.0

Policy = Callable[[Any, Mask], int]
"""A program that gets an observation and a mask, and returns a slot: an older copy of what learns, say."""
Opponent = str | Agent | Policy

SEATED, OPPONENTS = 1, 2
"""What a seed is for, beside the dice (``Playing``)."""


def env_id(game_id: str) -> str:
    """The name under which Gymnasium makes the environment of a game."""
    return f"{NAMESPACE}/{game_id}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium about every game that is installed."""
    for game_id in game_ids():
        if env_id(game_id) not in gymnasium.registry:
            gymnasium.register(
                env_id(game_id),
                entry_point="dicefront.env.single:SeatEnv",
                kwargs={"game_id": game_id},
                disable_env_checker=True,
            )


class SeatEnv(Playing, gymnasium.Env[Any, Any]):
    """One seat; opponents answer for the others, so every step is a decision of this seat.

    ``opponent`` is a level of ``dicefront.agents`` (``child`` to ``master``), a word for studies such as
    ``random`` (``known_levels`` names all), an ``Agent``, or a policy that gets an observation and a mask
    and returns a slot. ``seat`` is a number, or ``any``: then every match draws one.
    ``info["action_mask"]`` and ``action_masks()`` say which slots hold a candidate; choosing any other loses
    at once, and ``info["illegal"]`` says so.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's own attribute
    _chance: Draw

    def __init__(
        self,
        game_id: str | Game[Any],
        opponent: Opponent = "random",
        seat: int | str = ANY_SEAT,
        **settings: Unpack[Shown],
    ) -> None:
        self.prepare(game_id, **settings)
        if seat != ANY_SEAT:
            last = self.setting.seats - 1
            seat = whole(seat, "seat", f"0 to {last}, or {ANY_SEAT}", 0, last)
        known = known_levels(self.setting.game.id)
        if isinstance(opponent, str) and opponent not in known:
            raise BadData("opponent", "one of " + ", ".join(known), opponent)
        if not isinstance(opponent, str | Agent) and not callable(opponent):
            raise BadData("opponent", "a level, an Agent, or a policy", opponent)
        self.opponent = opponent
        self.wanted_seat = seat
        self.observation_space = self.form.space
        self.action_space = spaces.Discrete(self.setting.slots)
        self.seat = 0
        self._keep = (
            not isinstance(opponent, str) or opponent != "random"
        )  # others imagine, which needs history
        self._others: list[Opponent] = []
        self._mask: Mask = np.zeros(self.setting.slots, np.int8)
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new match, from a seed or after the last one (``Playing.begin``)."""
        super().reset(seed=seed)
        self.begin(seed, self._keep)
        seats = self.setting.seats
        seated = Draw(self._seeds.of(SEATED)).below(seats)
        self.seat = seated if isinstance(self.wanted_seat, str) else self.wanted_seat
        self._chance = Draw(self._seeds.of(OPPONENTS))
        self._others = [self._opponent(seat) for seat in range(seats)]
        self._play_others()
        self._over = self.episode.over
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """This seat chooses a slot, and the others play on until it is asked again."""
        episode = self.episode
        if self._over:
            raise BadData("environment", "a call of reset(), because the match is over", "another step")
        last = self.setting.slots - 1
        slot = whole(action, "action", f"0 to {last}", 0, last)
        if not episode.allows(slot):
            self._over = True
            shown, info = self._observed()
            return shown, ILLEGAL, True, False, {**info, "illegal": True}
        episode.act(slot)
        self._play_others()
        self._over = episode.over
        reward = episode.rewards()[self.seat]
        shown, info = self._observed()
        if self.render_mode == "human":
            self.render()
        return shown, reward, episode.terminated, episode.truncated, info

    def action_masks(self) -> Mask:
        """Which slots hold a candidate, under the name that MaskablePPO asks for."""
        return self._mask.copy()

    def entities(self) -> dict[str, Json]:
        """What this seat sees now as plain data."""
        return self.told_to(self.seat)

    def render(self) -> Any:
        """The table as this seat sees it."""
        return self.picture(self.seat)

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        shown, self._mask = self.shown_to(self.seat)
        if self._over:
            self._mask[:] = 0
        return shown, {"action_mask": self._mask.copy(), "seat": self.seat}

    def _opponent(self, seat: int) -> Opponent:
        if isinstance(self.opponent, str):
            return agent(self.setting.game.id, self.opponent, self._seeds.of(OPPONENTS, seat))
        return self.opponent

    def _play_others(self) -> None:
        """Opponents answer until this seat is asked or the match is over."""
        episode = self.episode
        while not episode.over and episode.asked() != self.seat:
            player = episode.asked()
            other = self._others[player]
            if isinstance(other, Uniform):
                question = episode.question()
                options = question.options()
                episode.take(options[self._chance.below(len(options))])
            elif isinstance(other, Agent):
                episode.answer(other.answer(Seat(episode.table, player)))
            else:
                assert not isinstance(other, str)
                episode.act(slot_of(other(*self.shown_to(player))))
