"""The armies of Chessboard Skirmish for the lab."""

from __future__ import annotations

from dicefront.games.chessboard.rules.army import cost, mixed_army, read_roster
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.parts.lab.forces import Force, Forces


class Armies(Forces):
    """An army is made of dice and equipment, and these are also the kinds of enemy."""

    def drawn(self, options: dict[str, Json], draw: Draw) -> Force:
        roster = mixed_army(Options(options), draw)
        units: set[str] = set()
        for wish in read_roster(roster):
            units.add(f"d{wish.die}")
            carried = {"armor": wish.armor > 0, "bow": wish.bow, "gun": wish.gun, "hero": wish.hero}
            units.update(name for name, has in carried.items() if has)
        return Force(roster, frozenset(units), frozenset(units))

    def costs(self, options: dict[str, Json]) -> dict[str, int]:
        """What every unit costs, in points."""
        plain = cost(read_roster({"minis": ["d4"]})[0]).amount
        found = {f"d{die}": die for die in (4, 6, 8, 10, 12, 20)}
        for item in ("armor", "bow", "gun", "hero"):
            word = f"d4 {item}:1" if item == "armor" else f"d4 {item}"
            found[item] = cost(read_roster({"minis": [word]})[0]).amount - plain
        return found
