"""Scripts for the terminal table: what a person would type to play a whole game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dicefront.cli.play import agent_seed
from dicefront.cli.table.dice import key_from
from dicefront.cli.table.seats import Computers
from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import reach
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.crystals import GAME as CRYSTALS
from dicefront.kernel.dice import SeededDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from dicefront.parts.terminal.part import wording_of
from dicefront.tabletop.grid import NAMES, members
from dicefront.text.messages import Messages


class Script:
    """The lines a person types in a whole game, and the table that comes of them."""

    def __init__(self, lines: list[str], table: Table[Any]) -> None:
        self.lines = lines
        self.table = table

    @property
    def input(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def scripted_game(
    seed: int,
    options: dict[str, Json],
    level: str = "random",
    humans: tuple[int, ...] = (0,),
    in_one_line: bool = False,
    game: Game[Any] = GAME,
) -> Script:
    """A game in which people choose at random and write it down, against the computer of a level.

    With ``in_one_line`` they attack whenever they can, and write activation, move and attack together.
    """
    key = key_from(seed)
    table = game.table(options, dice=SeededDice(key))
    computers = Computers(agent_seed(key), 0.1)
    words = wording_of(game, Messages("en"))
    draw = Draw(seed)
    lines: list[str] = []
    while table.pending:
        question = table.pending[0]
        line = attack_in_one_line(table) if in_one_line and question.player in humans else None
        if line is not None:
            lines.append(line)
        elif question.player in humans:
            choices = words.choices(question, table.state)
            choice = choices[draw.below(len(choices))]
            lines.append(choice.written)
            table.answer(question.player, choice.answer)
        else:
            for _ in computers.answer(table, question.player, level):
                pass
    return Script(lines, table)


def short_game(seats: int, seed: int = 5, humans: tuple[int, ...] = (0,)) -> Script:
    """A game of Crystals on a small board, for any number of seats."""
    options: dict[str, Json] = {"players": seats, "side_length": 3}
    return scripted_game(seed, options, humans=humans, game=CRYSTALS)


def call(seats: int, *more: str, seed: int = 5) -> list[str]:
    """The call that begins the short game."""
    short = ["--option", "side_length=3", "--seed", str(seed)]
    return ["play", "crystals", "--seats", str(seats), "--opponent", "random", *short, *more]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def attack_in_one_line(table: Table[ChessState]) -> str | None:
    """Activate, move and attack, if anybody can; returns the line that says it."""
    question, state = table.pending[0], table.state
    if not isinstance(question, Activate):
        return None
    for answer in offered(question):
        if answer is None:
            continue
        mini = state.minis[answer]
        start = mini.space
        for end in members(*reach(state, mini)):
            attacks = attacks_from(state, mini, end)
            if not attacks:
                continue
            attack = attacks[-1]
            target = NAMES[state.minis[attack.target].space]
            for value in (answer, end, attack.written()):
                table.answer(question.player, value)
            way = NAMES[start] if end == start else f"{NAMES[start]}-{NAMES[end]}"
            return f"{way}x{target}" if attack.type == "melee" else f"{way} {attack.type} {target}"
    return None


def log_entries(path: Path) -> list[list[Json]]:
    """The entries of a log, without its snapshots."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return [line for line in lines if isinstance(line, list)]


def entries_of(table: Table[Any]) -> list[Json]:
    return [entry.to_json() for entry in table.entries]


def only_file(folder: Path) -> Path:
    """The one file in a folder."""
    files = list(folder.iterdir())
    assert len(files) == 1, files
    return files[0]
