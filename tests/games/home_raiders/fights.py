"""Small fights for tests: two or more figures face to face."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.close_combat import strike_once
from dicefront.games.home_raiders.rules.events.fighting import PoolRolled
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Attack, Blow
from dicefront.games.home_raiders.scenes import card, hero, position
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, Script, play_out
from tests.games.home_raiders.names import abilities


def fighter(*abilities: str, troop: str = "hero", **values: Any) -> Card:
    """A card with these abilities; everything else as in ``card``."""
    return card(troop=troop, abilities=list(abilities), **values)


def duel(attacker: Card, defender: Card, **options: Any) -> State:
    """Character 0 in base contact with its enemy, character 1."""
    return position(hero(0, attacker, (10, 10)), hero(1, defender, (11, 10)), **options)


def strike(
    state: State,
    faces: list[int],
    answers: Script | None = None,
    attacker: int = 0,
    target: int = 1,
    punch: bool = False,
) -> Played[Attack]:
    """One Close combat attack by an action, through all its steps."""
    blow = Blow(target, abilities("sucker-punch") if punch else [])
    steps = strike_once(state, state.characters[attacker], blow, NOBODY)
    return play_out(steps, answers, faces)


def pools_rolled(played: Played[Any]) -> list[str]:
    """The pools in the order in which they were rolled."""
    return [event.build.pool.text() for event in played.told(PoolRolled)]


def totals(played: Played[Any]) -> list[int]:
    """What they added up to."""
    return [event.total for event in played.told(PoolRolled)]


def attack_of(played: Played[Attack]) -> Attack:
    """The attack that was played."""
    assert played.result is not None
    return played.result
