"""Dicefront: tabletop games as real software."""

from typing import TYPE_CHECKING

from dicefront import _build

_build.choose()  # before any other module of the package is imported

if TYPE_CHECKING:
    from dicefront.kernel.game import game, games

__all__ = ["__version__", "game", "games"]

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    # The kernel is loaded on first use, so that `import dicefront` costs next to nothing.
    if name in ("game", "games"):
        from dicefront.kernel import game as registry

        return getattr(registry, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
