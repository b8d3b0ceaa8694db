"""What tests of spells have in common: a sorcerer in his concentration phase, and a spell that he casts."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.state import CONCENTRATE, State
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import made

CENTRE = (20.0, 20.0)
AHEAD = (20.0, 25.0)
TOUGH = made("tough", con_mundane=5, con_arcane=5, wounds=8)


def sorcerer(*spells: str, **more: Any) -> Profile:
    """A sorcerer of power 4 with these spells."""
    return made("sorcerer", **{"pow": 4, "abilities": spells, "con_mundane": 4, **more})


def scene(profile: Profile, *others: Any, gems: int = 8, against: int = 0, **more: Any) -> State:
    """Number 0 concentrates; both sides have so many gems, those of the other made by an artefact."""
    state = position(one(0, profile, CENTRE), *others, stage=CONCENTRATE, **more)
    state.gems = [Gems(gems), Gems(0, against)]
    return state


def casts(state: State, spell: str, answers: list[tuple[int, Any]], dice: list[int]) -> Played[None]:
    """Number 0 casts a spell; the answers after its name, and all dice."""
    return play_out(concentrate(state), [(0, spell), *answers], dice)
