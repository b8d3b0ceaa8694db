"""SphereWars at the terminal."""

from dicefront.games.spherewars.terminal.armies import ARMIES
from dicefront.games.spherewars.terminal.drawing import Drawing
from dicefront.games.spherewars.terminal.expressions import read
from dicefront.games.spherewars.terminal.optionfiles import from_file
from dicefront.games.spherewars.terminal.words import Words
from dicefront.parts.terminal.part import Terminal

TERMINAL = Terminal(words=Words, drawing=Drawing, armies=ARMIES, odds=read, option_file=from_file)

__all__ = ["TERMINAL"]
