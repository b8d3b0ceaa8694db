"""How often a process that plays many games looks for objects that refer to each other in a circle."""

import gc

_spared = False


def spare_collections() -> None:
    """Look for them less often, once all modules are loaded; what is there now is never looked at again.

    Hardly anything here refers to itself, so nearly all is freed as soon as nobody needs it. The usual
    threshold of Python is reached by a few plans, and now and then everything is searched, modules included:
    that stops all matches of a server, and a greedy game of figures spent a tenth of its time on it.
    """
    global _spared
    if not _spared:
        _spared = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 25, 50)
