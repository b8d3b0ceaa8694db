"""The terminal table: asks, shows, narrates and saves, whatever the game.

A game brings its words and its drawing (``dicefront.parts.terminal``); nothing here knows a game.
"""
