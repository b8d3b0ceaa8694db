"""What all environments are made from: a game, its options, its slots and its limit."""

from __future__ import annotations

import os
from operator import index
from typing import Any, TypedDict

from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.table import Table
from dicefront.parts.observer.episode import LIMIT, Episode
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.part import observer_of

VERSION = 0
"""Raised when actions, observations or rewards change their meaning; results are compared within one."""

LEAST_SLOTS = 2


def whole(value: object, where: str, expected: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, of Python or of NumPy; anything else is refused with what was expected."""
    try:
        found = None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]  # anything
    except (TypeError, ValueError):
        found = None
    if found is None or (least is not None and found < least) or (most is not None and found > most):
        raise BadData(where, expected, value)
    return found


def slot_of(action: object) -> int:
    """The number of a slot, as somebody gives it."""
    return whole(action, "action", "the number of a slot")


def seed_of(seed: object) -> int:
    """A seed, as somebody gives it."""
    return whole(seed, "seed", "a whole number")


class Settings(TypedDict, total=False):
    """What every environment takes besides its game: the arguments of ``Setting``."""

    seats: int | None
    options: dict[str, Json] | None
    rosters: list[Json] | None
    slots: int | None
    limit: int
    quick: bool


class Shown(Settings, total=False):
    """What environments of one match take: how observations are written, and how the table is shown."""

    observation: str
    render_mode: str | None


class Setting:
    """A game as an environment plays it: one that is installed, by its id, or any other.

    ``seats`` sets the option that holds the number of seats. ``slots`` are as many as the game names, unless
    another number is given. After ``limit`` decisions a match is cut off.
    """

    def __init__(
        self,
        game_id: str | Game[Any],
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        rosters: list[Json] | None = None,
        slots: int | None = None,
        limit: int = LIMIT,
        quick: bool = True,
    ) -> None:
        rules: Game[Any] = game(game_id) if isinstance(game_id, str) else game_id
        if not isinstance(options, dict | None):
            raise BadData("options", "values by the names of options", options)
        given = dict(options or {})
        if seats is not None:
            seats = whole(seats, "seats", "a whole number")
            name = rules.seat_option()
            if name is not None:
                given[name] = seats
            elif seats != rules.seats(rules.complete_options(given)):
                raise BadData("seats", str(rules.seats(rules.complete_options(given))), seats)
        if slots is not None:
            slots = whole(slots, "slots", f"at least {LEAST_SLOTS}", LEAST_SLOTS)
        self.game = rules
        self.options: dict[str, Json] = rules.complete_options(given)
        self.rosters = rosters
        self.limit = whole(limit, "limit", "at least 1", 1)
        self.quick = quick
        self.seats = rules.seats(self.options)
        self._watched: Episode | None = None
        self.observer: Observer = observer_of(rules, self.seats, slots or 0, quick)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: how to make it again. Compiled games are not pickled: their ids stand for them."""
        installed = self.game.id in game_ids() and game(self.game.id) is self.game
        rules = self.game.id if installed else self.game
        return type(self), (rules, None, self.options, self.rosters, self.slots, self.limit, self.quick)

    @property
    def slots(self) -> int:
        return self.observer.schema.slots

    def episode(self, seed: int, keep: bool = True) -> Episode:
        """A match with dice from this seed."""
        return Episode(self.observer, dict(self.options), self.rosters, self.limit, keep, seed)

    def watching(self, table: Table[Any], page: int, decisions: int) -> Episode:
        """A look at a table that somebody else plays; good until the next look."""
        if self._watched is None:
            self._watched = self.episode(0)
        self._watched.table = table
        self._watched.page = page
        self._watched.decisions = decisions
        return self._watched


class Seeds:
    """Seeds for one match after the other: those of another base, number or purpose never meet."""

    def __init__(self) -> None:
        self.base: int | None = None
        self.number = 0

    def reset(self, seed: int | None) -> None:
        """The next match: the first of a new base if one is given, else the next of the old one."""
        if seed is not None:
            self.base, self.number = seed_of(seed), 0
        elif self.base is None:
            self.base, self.number = int.from_bytes(os.urandom(6), "big"), 0
        else:
            self.number += 1

    def of(self, *purpose: int) -> int:
        """The seed of this match for a purpose."""
        assert self.base is not None
        return child_seed(self.base, self.number, *purpose)
