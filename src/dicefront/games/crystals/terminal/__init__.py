"""Crystals at the terminal."""

from dicefront.games.crystals.terminal.drawing import Drawing
from dicefront.games.crystals.terminal.optionfiles import from_file
from dicefront.games.crystals.terminal.words import Words
from dicefront.parts.terminal.part import Terminal

TERMINAL = Terminal(words=Words, drawing=Drawing, option_file=from_file)

__all__ = ["TERMINAL"]
