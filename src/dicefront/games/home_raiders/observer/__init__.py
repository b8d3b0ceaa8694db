"""What programs see of Home Raiders, written straight from its state."""

from dicefront.games.home_raiders.observer.tables import RaidersObserver as Observer

__all__ = ["Observer"]
