"""What a terminal knows about the armies of a game."""

from __future__ import annotations

from dicefront.kernel.ids import Json


class Problem:
    """Something that is wrong with an army: a message, the paragraph, and the entry (-1: the whole).

    One that is ``agreed`` does not keep the army from being played.
    """

    def __init__(
        self,
        reason: str,
        rule: str,
        args: dict[str, Json],
        entry: int,
        unreadable: bool,
        agreed: bool = False,
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.args = args
        self.entry = entry
        self.unreadable = unreadable
        self.agreed = agreed


class Armies:
    """What there is to know; the base knows nothing."""

    key = "minis"
    """Under which name a file lists its entries."""

    unit = "points"
    """What armies cost."""

    def ready_made(self) -> list[dict[str, Json]]:
        """All ready-made armies with name (and other names), points and entries, whatever the options."""
        raise NotImplementedError

    def ready_for(self, options: dict[str, Json]) -> list[dict[str, Json]]:
        """The same with those that options bring along."""
        return self.ready_made()

    def looks_like_entries(self, text: str) -> bool:
        """Whether a text in the call lists entries, rather than naming an army."""
        raise NotImplementedError

    def recognises(self, given: str) -> bool:
        """Whether an argument can only mean an army of this game."""
        return False

    def from_data(self, data: object) -> list[str] | None:
        """The entries of a file that has another shape than a list of them; ``None`` if it has not."""
        return None

    def roster(self, name: str, entries: list[str], options: dict[str, Json]) -> Json:
        """The army as the game takes it."""
        return {"name": name, self.key: list[Json](entries)}

    def problems(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        """Everything that is wrong, what was agreed on last."""
        raise NotImplementedError

    def warnings(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        """What is allowed and yet worth a word, of an army that can be read."""
        return []

    def cost(self, entry: str, options: dict[str, Json]) -> int | None:
        """The points of an entry; ``None`` if it cannot be read."""
        raise NotImplementedError

    def total(self, entries: list[str], options: dict[str, Json]) -> int:
        """The points of all entries that can be read."""
        return sum(self.cost(entry, options) or 0 for entry in entries)

    def budget(self, options: dict[str, Json]) -> int | None:
        """The points there are to spend; ``None`` without points."""
        raise NotImplementedError
