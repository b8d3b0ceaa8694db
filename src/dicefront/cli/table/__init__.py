"""The terminal table: asks, shows, narrates and saves, whatever the game.

A game brings its words (``dicefront.cli.wording``) and its drawing (``dicefront.cli.boards``); here
nothing is known of any of them.
"""
