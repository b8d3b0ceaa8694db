"""What tests of spells have in common: a sorcerer in his concentration phase, and a spell that he casts."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.bets import prepare
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.state import CONCENTRATE, State
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import made

CENTRE = (20.0, 20.0)
AHEAD = (20.0, 25.0)
RED_HOT = made("red_hot_one", universal=("red_hot",))
ARCHER = made("archer", pre=3, ranged=(Arms("light_mechanical"),))
TOUGH = made("tough", con_mundane=5, con_arcane=5, wounds=8)


def sorcerer(*spells: str, **more: Any) -> Profile:
    """A sorcerer of power 4 with these spells."""
    return made("sorcerer", **{"pow": 4, "abilities": spells, "con_mundane": 4, **more})


SPHERE = sorcerer("lightning_sphere")


def scene(profile: Profile, *others: Any, gems: int = 8, against: int = 0, **more: Any) -> State:
    """Number 0 concentrates; both sides have so many gems, those of the other made by an artefact."""
    state = position(one(0, profile, CENTRE), *others, stage=CONCENTRATE, **more)
    state.gems = [Gems(gems), Gems(0, against)]
    return state


def casts(state: State, spell: str, answers: list[tuple[int, Any]], dice: list[int]) -> Played[None]:
    """Number 0 casts a spell; the answers after its name, and all dice."""
    return play_out(concentrate(state), [(0, spell), *answers], dice)


def bet_of(state: State, spell_id: str = "lightning_sphere") -> Cast:
    """A spell of number 0 at number 1, ready for the gems to be hidden."""
    cast = Cast(state.combatants[0], CATALOGUE.abilities[spell_id], state.combatants[1])
    prepare(state, cast)
    return cast


def relocating(receiver: int, x: float, y: float, seat: int = 1) -> list[tuple[int, Any]]:
    """An order of number 2 to relocate somebody to a place, and that its owner passes afterwards."""
    order = {"order": "relocate", "issuer": 2, "receiver": receiver}
    return [(seat, order), (seat, [[receiver, [[int(x * 2500), int(y * 2500)]]]])]


def spot(x: float, y: float) -> list[int]:
    """A place in inches, as it is answered."""
    return [inch(x), inch(y)]
