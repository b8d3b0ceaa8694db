"""The words understood at every prompt, in English and in Dutch, whatever the language of the table."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = {
    "help": ["help", "hulp", "?", "h"],
    "legend": ["legend", "legenda"],
    "board": ["board", "bord"],
    "pieces": ["pieces", "stukken"],
    "list": ["list", "lijst"],
    "odds": ["odds", "kansen", "kans"],
    "targets": ["targets", "doelen"],
    "danger": ["danger", "gevaar"],
    "reach": ["reach", "bereik", "range"],
    "sight": ["sight", "zicht"],
    "where": ["where", "waar"],
    "why": ["why", "waarom", "w"],
    "hint": ["hint", "tip"],
    "rule": ["rule", "regel"],
    "log": ["log", "verslag"],
    "cost": ["cost", "kosten"],
    "options": ["options", "opties"],
    "hold": ["hold", "vraag"],
    "undo": ["undo", "herstel", "u"],
    "back": ["back", "terug"],
    "save": ["save", "bewaar"],
    "draw": ["draw", "remise"],
    "resign": ["resign", "opgeven"],
    "lang": ["lang", "taal"],
    "quit": ["quit", "stop", "exit", "q"],
}
"""Each command with the words for it; the first English and the first Dutch word are shown in the help."""


OF_A_GAME: Final = ["odds", "targets", "danger", "reach", "sight", "where", "cost"]
"""Commands that not every game has an answer for."""


class Command:
    """A command with what was typed behind it."""

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest

    @property
    def words(self) -> list[str]:
        return self.rest.split()


WHY_THIS: Final = ["why this", "waarom dit"]
"""Other words for a hint: why would a computer play this?"""


def read_command(text: str) -> Command | None:
    """The command that a line means; ``None`` if it is none."""
    if text.strip().lower().rstrip("?") in WHY_THIS:
        return Command("hint", "")
    first, _, rest = text.strip().partition(" ")
    for name, words in COMMANDS.items():
        if first.lower() in words:
            return Command(name, rest.strip())
    return None


def shown_word(name: str, language: str) -> str:
    """The word for a command in a language."""
    words = COMMANDS[name]
    return words[1] if language == "nl" and len(words) > 1 and len(words[1]) > 1 else words[0]
