"""The parts a game has beside its rules: base classes, which know no game.

A game's home holds its own parts under the same names: ``opponent`` (a computer player), ``show`` (what
screens need), ``terminal`` (drawing and typing), ``lab`` (figures and reports) and ``scenes`` (positions to
play with). ``Game.part`` loads one when it is needed; a game without one gets the base class, which works
from what the kernel knows.
"""
