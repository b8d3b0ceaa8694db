"""Home Raiders at the terminal."""

from dicefront.games.home_raiders.terminal.armies import ARMIES
from dicefront.games.home_raiders.terminal.drawing import Drawing
from dicefront.games.home_raiders.terminal.expressions import read
from dicefront.games.home_raiders.terminal.optionfiles import from_file
from dicefront.games.home_raiders.terminal.words import Words
from dicefront.parts.terminal.part import Terminal

TERMINAL = Terminal(
    words=Words,
    drawing=Drawing,
    armies=ARMIES,
    odds=read,
    option_file=from_file,
)

__all__ = ["TERMINAL"]
