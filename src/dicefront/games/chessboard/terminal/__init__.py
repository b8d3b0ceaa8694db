"""Chessboard Skirmish at the terminal."""

from dicefront.games.chessboard.terminal.armies import ARMIES
from dicefront.games.chessboard.terminal.drawing import Drawing
from dicefront.games.chessboard.terminal.expressions import read
from dicefront.games.chessboard.terminal.words import Words
from dicefront.parts.terminal.part import Terminal

TERMINAL = Terminal(words=Words, drawing=Drawing, armies=ARMIES, odds=read)

__all__ = ["TERMINAL"]
