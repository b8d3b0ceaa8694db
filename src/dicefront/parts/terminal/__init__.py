"""What a terminal must know about a game: its words, its drawing, and how answers are typed.

The folder ``terminal`` in a game's home names ``TERMINAL``, a ``part.Terminal`` that holds all of it. A game
without one is played with the base classes, which know its notation and its diagram.
"""
