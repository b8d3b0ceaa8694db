"""What programs see of SphereWars, written straight from its state."""

from dicefront.games.spherewars.observer.tables import SpheresObserver as Observer

__all__ = ["Observer"]
