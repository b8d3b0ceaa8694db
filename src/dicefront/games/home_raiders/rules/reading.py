"""The data files that come with the game, and their inches."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.kernel.ids import NO_RULE, Json, RuleId
from dicefront.skirmish.datafiles import home_file, length


def house_file(name: str) -> dict[str, Json]:
    """One of the data files that come with the game."""
    return home_file("dicefront.games.home_raiders", name)


def inches(
    data: dict[str, Json], name: str, where: str, low: float, high: float, rule: RuleId = NO_RULE
) -> int:
    """A length given in inches, in hundredths of a millimetre."""
    return length(data, name, where, low, high, INCH, rule)
