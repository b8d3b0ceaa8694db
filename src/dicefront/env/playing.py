"""What every environment of one match does: it has a match, shows it to seats, and draws it."""

from __future__ import annotations

from typing import Any, Unpack

from dicefront.env.drawing import drawn
from dicefront.env.forms import FLOATS, Form, Mask
from dicefront.env.setting import Seeds, Setting, Settings
from dicefront.env.telling import entities
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.observer.episode import Episode
from dicefront.parts.observer.schema import Schema

RENDER_MODES = ["human", "ansi"]

DICE = 0
"""What the seed of the dice is for; other seeds of a match have other numbers."""


class Playing:
    """One match after the other. What a game is set up with is described by ``Setting``."""

    def prepare(
        self,
        game_id: str | Game[Any],
        observation: str = FLOATS,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        """What stays the same from match to match."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadData("render_mode", "one of " + ", ".join(RENDER_MODES), render_mode)
        self.setting = Setting(game_id, **settings)
        self.form = Form(self.setting.observer.schema, observation)
        self.render_mode = render_mode
        self._seeds = Seeds()
        self._episode: Episode | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: what it is set up with, before the first match."""
        if self._episode is not None:
            raise TypeError(
                "after its first reset() this environment is not pickled or copied; make a new one"
            )
        return {**self.__dict__, "form": self.form.kind}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.form = Form(self.setting.observer.schema, state["form"])

    @property
    def schema(self) -> Schema:
        """What every number of an observation means."""
        return self.form.schema

    @property
    def episode(self) -> Episode:
        """The match that runs."""
        if self._episode is None:
            raise BadData("environment", "a call of reset() first", "none")
        return self._episode

    def begin(self, seed: int | None, keep: bool = True) -> None:
        """A new match. The same seed makes the same match; without one the matches of the last seed go on."""
        self._seeds.reset(seed)
        self._episode = self.setting.episode(self._seeds.of(DICE), keep)

    def told_to(self, seat: int) -> dict[str, Json]:
        """What a seat sees now as plain data: its view, its question and the signs of its candidates."""
        return entities(self.episode, seat)

    def shown_to(self, seat: int) -> tuple[Any, Mask]:
        """What a seat sees now, and which slots it may choose: none when the match is over."""
        words: list[int] = []
        self.episode.write(seat, words)
        raw = self.form.raw(words)
        mask = self.form.mask(raw)
        if self.episode.over:
            mask[:] = 0
        return self.form.of(raw), mask

    def picture(self, seat: int) -> str | None:
        """The table as a seat sees it: printed for people, or as a text."""
        if self.render_mode is None:
            return None
        found = drawn(self.episode.table, seat)
        if self.render_mode == "ansi":
            return found
        print(found)
        return None
