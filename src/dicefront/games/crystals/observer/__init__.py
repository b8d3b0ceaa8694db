"""What programs see of Crystals, written straight from its state."""

from dicefront.games.crystals.observer.tables import TrackObserver as Observer

__all__ = ["Observer"]
