"""ASP: what Distract does to the next roll of its target (HR-ASP-03, HR-ASP-04)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.base import reason_of
from dicefront.games.home_raiders.rules.abilities.names import DISTRACT
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character

DISTRACTED: Final = reason_of(DISTRACT)


def feel_distracted(build: Build, roller: Character) -> None:
    """HR-ASP-03: the strongest set of the next attack, Defence, Spirit or Grapple roll is downgraded."""
    if roller.distracted:
        build.downgrade(DISTRACTED, "HR-ASP-03")


def come_to_senses(roller: Character) -> None:
    """HR-ASP-04: used up by the roll, even if it changed nothing."""
    roller.distracted = False
