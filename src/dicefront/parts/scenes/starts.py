"""Ready positions: the middle of a game, as data of the game, from which somebody plays at once.

``data/starts.toml`` of a game has a table for each of them:

    [first_fight]
    options = { … }    # of the match
    answers = [ … ]    # given before anybody is asked, as plain data
    …                  # who stands where, in the words of the game
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Generic

from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import BadData, TableError
from dicefront.kernel.game import Game, S
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.position import THROW, Position
from dicefront.kernel.table import Table

FILE = "data/starts.toml"

Build = Callable[[dict[str, Json], dict[str, Json], str], S]
"""Makes a state of the complete options, what the entry says, and the place to name in errors."""


class Start(Generic[S]):
    """A ready position, and the options of a match that begins there."""

    def __init__(self, options: dict[str, Json], position: Position[S]) -> None:
        self.options = options
        self.position = position


class Starts(Generic[S]):
    """The ready positions of a game; each is read and judged when it is asked for."""

    def __init__(self, game: Game[S], build: Build[S]) -> None:
        self.game = game
        self.build = build
        self._found: dict[str, Start[S]] = {}
        self._data: dict[str, Any] | None = None

    @property
    def names(self) -> list[str]:
        return list(self._entries())

    def of(self, name: str) -> Start[S]:
        """A ready position; ``BadData`` names file, entry and field if something is wrong with it."""
        if name not in self._found:
            self._found[name] = self._read(name)
        return self._found[name]

    def _entries(self) -> dict[str, Any]:
        if self._data is None:
            text = files(self.game.home).joinpath(FILE).read_text("utf-8")
            try:
                self._data = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise BadData(FILE, f"a file in TOML ({error})", self.game.id) from error
        return self._data

    def _read(self, name: str) -> Start[S]:
        where = f"{FILE}: {name}"
        entry = self._entries().get(name)
        if not isinstance(entry, dict):
            raise BadData("start", "one of " + ", ".join(self.names), name)
        data = as_json(dict(entry))
        assert isinstance(data, dict)
        options = self.game.complete_options(data.pop("options", {}))
        answers = data.pop("answers", [])
        if not isinstance(answers, list):
            raise BadData(f"{where}.answers", "a list", answers)
        try:
            state = self.game.sound(self.build(options, data, where))
        except TypeError as error:  # a field that nobody knows
            raise BadData(where, f"fields that are known ({error})", [*data]) from error
        except BadData as error:
            if error.where.startswith(where):
                raise
            raise BadData(where, "a position that can occur", str(error), error.rule) from error
        return Start(options, self._played(state, answers, where))

    def _played(self, state: S, answers: list[Json], where: str) -> Position[S]:
        """The position after these answers, for which no die may have fallen: dice are free from here on."""
        if not answers:
            return Position(state, 0, [])
        table = Table(self.game, Position(state, 0, []), FastDice(0))
        for number, answer in enumerate(answers):
            try:
                table.answer(table.pending[0].player, answer)
            except (TableError, IndexError) as error:
                raise BadData(f"{where}.answers[{number}]", f"a legal answer ({error})", answer) from error
        if not table.pending or any(entry.kind == THROW for entry in table.entries):
            raise BadData(where, "a position in which somebody is asked before dice fall", "none")
        return table.position()
