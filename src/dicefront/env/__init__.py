"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Every game that is installed has them. ``dicefront.env.<game>_v0`` is the environment of a game in the style
of PettingZoo; ``gymnasium.make("dicefront/<game>-v0")`` is a single seat against opponents. See
docs/environments.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicefront.env.forms import Form
    from dicefront.env.processes import ProcessVector
    from dicefront.env.seats import TableEnv, aec
    from dicefront.env.single import SeatEnv
    from dicefront.env.spiel import register_games
    from dicefront.env.vector import TableVector

from dicefront.env.setting import VERSION
from dicefront.env.versions import Versioned, versioned

__all__ = [
    "VERSION",
    "Form",
    "ProcessVector",
    "SeatEnv",
    "TableEnv",
    "TableVector",
    "aec",
    "register_games",
]

_HOMES = {
    "Form": "forms",
    "ProcessVector": "processes",
    "SeatEnv": "single",
    "TableEnv": "seats",
    "TableVector": "vector",
    "aec": "seats",
    "register_games": "spiel",
}


def __getattr__(name: str) -> object:
    # Each kind of environment needs libraries of its own, so they are loaded when they are used.
    if name in _HOMES:
        return getattr(import_module(f"dicefront.env.{_HOMES[name]}"), name)
    found: Versioned | None = versioned(name)
    if found is not None:
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register() -> None:
    """Tell Gymnasium about the games, if it is installed."""
    from importlib.util import find_spec

    if find_spec("gymnasium") is not None:
        from dicefront.env.single import register

        register()


_register()
