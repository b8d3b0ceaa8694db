"""What a screen must know about a game: candidates, marks, looks, lists, sheets, stakes, examples.

The part ``show`` of a game extends what stands here. Its package is its door, and names what it has:

- ``SCREEN``, a subclass of ``screen.Screen``: candidates, looks, the army book;
- ``LEDGER``, a subclass of ``ledger.Ledger``: what is at stake when dice fall;
- ``printed``, a ``paper.Printing``: how armies are printed;
- ``EXAMPLE``, an ``example.Example``: the small position to play with beside the rules.

Files beside the door: ``sample.jsonl``, the log of a match for people who have no replay of their own;
``length.toml``, how long a game takes; ``units.toml``, what units are worth. A game may lack any of these.
"""
