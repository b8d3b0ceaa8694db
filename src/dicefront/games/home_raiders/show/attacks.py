"""Attacks of Home Raiders on a screen: who strikes whom, with which dice, and how likely it is to succeed."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.close_combat import MeleeTarget
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.show.teams import PREFIX
from dicefront.kernel.ids import Json
from dicefront.parts.show.candidates import Candidate


def joint(chances: list[float]) -> list[float]:
    """How likely so many attacks wound: none, one, two and so on, each attack by itself (HR-SHT-06)."""
    found = [1.0]
    for chance in chances:
        more = [0.0, *(part * chance for part in found)]
        found = [part * (1 - chance) + more[place] for place, part in enumerate([*found, 0.0])]
    return found


def show_joint(question: Shoot | MeleeTarget, candidates: list[Candidate]) -> None:
    """What all who wait would do together, to each troop or character that several of them can strike (G3-5).

    Each strikes with its plainest attack; that the first may fall before the others strike is left out.
    """
    state = question.state
    together: dict[int, dict[int, float]] = {}
    shoots = isinstance(question, Shoot)
    aims = [(one, aim_of(state, one, shoots)) for one in candidates if one.target is not None]
    for one, aim in sorted(aims, key=lambda pair: len(str(pair[0].answer))):  # the plainest first
        wound = next((chance.percent / 100 for chance in one.chances if chance.id == f"{PREFIX}wound"), 0.0)
        if one.piece is not None:
            together.setdefault(aim, {}).setdefault(one.piece, wound)
    for one, aim in aims:
        chances = list(together.get(aim, {}).values())
        if len(chances) > 1 and isinstance(one.detail, dict):
            wounds: list[Json] = [round(part, 4) for part in joint(chances)]
            one.detail["joint"] = {"attackers": len(chances), "wounds": wounds}


def aim_of(state: State, one: Candidate, shoots: bool) -> int:
    """Shots go to a troop, blows to a character."""
    target = one.target or 0
    return state.characters[target].troop if shoots else target
