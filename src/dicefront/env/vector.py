"""Many tables in one process, or in several: observations, masks and rewards as stacked arrays."""

from __future__ import annotations

from struct import Struct
from typing import Any, NamedTuple, Unpack

import numpy as np
import numpy.typing as npt

from dicefront.env.forms import FLOATS, Form, Mask, Numbers
from dicefront.env.setting import Seeds, Setting, Settings, whole
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.parts.observer.schema import Schema
from dicefront.parts.observer.tables import Tables


class Stepped(NamedTuple):
    """What all tables show, one row each. Arrays are good until the next step; copy what is kept."""

    observation: Any
    """Of the seat that decides, in the form that was asked for."""
    mask: Mask
    """1 for every slot that the seat may choose."""
    seat: npt.NDArray[np.int8]
    """The seat that decides."""
    rewards: npt.NDArray[np.float32]
    """What the decision just made brought every seat; only the end of a match brings something."""
    terminated: npt.NDArray[np.bool_]
    """Where the decision just made ended the match; a new one has begun there."""
    truncated: npt.NDArray[np.bool_]
    """Where it was the last one that the limit allows."""


class Vector:
    """Many tables that are stepped together, wherever they are played."""

    def lay_out(self, setting: Setting, tables: int, observation: str) -> None:
        """What stays the same from match to match."""
        self.setting = setting
        self.count = tables
        self.slots = setting.slots
        self.form = Form(setting.observer.schema, observation)
        self._room = self.form.room(tables) if observation == FLOATS else None
        self._seeds = Seeds()
        self._allowed: Mask = np.zeros((tables, self.slots), np.int8)

    def __getstate__(self) -> object:
        raise TypeError("tables that are stepped together are not pickled; make new ones from the same seed")

    @property
    def schema(self) -> Schema:
        """What every number of an observation means."""
        return self.form.schema

    def reset(self, seed: int | None = None) -> Stepped:
        """New matches at all tables."""
        self._seeds.reset(seed)
        return self._remembered(self.begin(self._seeds.of()))

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """One decision at each table: the numbers of slots. If one is refused, no table is stepped."""
        if self._seeds.base is None:
            raise BadData("environment", "a call of reset() first", "none")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            told = f"an array of {chosen.dtype} of shape {chosen.shape}"
            raise BadData("actions", f"{self.count} numbers of slots", told)
        self._judge(chosen)
        return self._remembered(self.decide(chosen))

    def _judge(self, chosen: npt.NDArray[Any]) -> None:
        """Refuse slots that hold no candidate."""
        there = (chosen >= 0) & (chosen < self.slots)
        there &= self._allowed[np.arange(self.count), np.where(there, chosen, 0)] != 0
        if not there.all():
            table = int(there.argmin())
            legal = np.flatnonzero(self._allowed[table]).tolist()
            raise BadData(f"actions[{table}]", f"one of the slots {legal}", int(chosen[table]))

    def _remembered(self, stepped: Stepped) -> Stepped:
        """Keep the masks, because somebody may write into those that were given out."""
        np.copyto(self._allowed, stepped.mask)
        return stepped

    def begin(self, seed: int) -> Stepped:
        """New matches at all tables, from the very seed of this reset."""
        raise NotImplementedError

    def decide(self, chosen: npt.NDArray[Any]) -> Stepped:
        """One decision at each table, when there is one for each."""
        raise NotImplementedError


class TableVector(Vector):
    """``tables`` matches of a game that are stepped together. What it is set up with: ``Setting``.

    At each table one seat decides, now this and now that one: all seats are yours. A match that ended begins
    anew in the same step. The same seed makes the same matches, whatever is played at other tables; ``first``
    is the number of the first table.
    """

    def __init__(
        self,
        game_id: str | Game[Any],
        tables: int,
        observation: str = FLOATS,
        first: int = 0,
        **settings: Unpack[Settings],
    ) -> None:
        tables = whole(tables, "tables", "at least 1", 1)
        first = whole(first, "first", "at least 0", 0)
        self.lay_out(Setting(game_id, **settings), tables, observation)
        schema = self.schema
        self._words = np.zeros((tables, schema.words), np.int64)
        # To pack the words of a table is faster than to have NumPy read a list, and parts need no NumPy.
        self._row = Struct(f"{schema.words}q")
        self._memory = self._words.data.cast("B")
        self._tables = Tables(
            self.setting.observer,
            tables,
            dict(self.setting.options),
            self.setting.rosters,
            self.setting.limit,
            self._put,
            first,
        )

    @property
    def raw(self) -> Numbers:
        """The observations of all tables as they were written, without a copy."""
        return self._words.view(np.int16)

    @property
    def took(self) -> npt.NDArray[np.int64]:
        """How many decisions the last match at each table took that has ended."""
        return np.frombuffer(self._tables.took, np.int64)

    def begin(self, seed: int) -> Stepped:
        self._tables.begin(seed)
        return self._stepped()

    def decide(self, chosen: npt.NDArray[Any]) -> Stepped:
        self._tables.step(chosen.tolist())
        return self._stepped()

    def _put(self, index: int, words: list[int]) -> None:
        self._row.pack_into(self._memory, index * self._row.size, *words)

    def _stepped(self) -> Stepped:
        tables, raw = self._tables, self.raw
        return Stepped(
            self.form.of(raw, self._room),
            self.form.mask(raw),
            np.frombuffer(tables.asked, np.int8),
            np.frombuffer(tables.rewards, np.float32).reshape(self.count, -1),
            np.frombuffer(tables.terminated, np.bool_),
            np.frombuffer(tables.truncated, np.bool_),
        )


def any_slots(mask: Mask, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal slot at each table, all equally likely."""
    weights = random.random(mask.shape, np.float32) * mask
    found: npt.NDArray[np.int64] = weights.argmax(axis=-1)
    return found
