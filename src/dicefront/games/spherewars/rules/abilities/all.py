"""All traits: whoever imports this module has them."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Final

from dicefront.games.spherewars.rules import abilities
from dicefront.games.spherewars.rules.moments import FAMILIES, TRAITS, Trait
from dicefront.kernel.traits import all_traits


def found_traits() -> list[Trait]:
    """Those of all modules beside this one, in the order of the catalogue.

    The sources say which these are: a compiled module may have been left behind by an older version.
    """
    for file in sorted(file.name for file in files(abilities).iterdir() if file.name.endswith(".py")):
        if file not in ("__init__.py", "all.py"):
            import_module(f"{abilities.__name__}.{file.removesuffix('.py')}")
    return [one for one in all_traits(Trait, FAMILIES) if isinstance(one, Trait)]


def known_traits() -> list[Trait]:
    """All traits, from now on known by their ids."""
    found = found_traits()
    for trait in found:
        TRAITS[trait.id] = trait
    return found


ALL_TRAITS: Final = known_traits()
