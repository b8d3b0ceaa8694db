"""Small fights for tests: dice by what they show, and two or more figures face to face."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.cards import Card, Pool
from dicefront.games.home_raiders.rules.close_combat import Blow, strike_once
from dicefront.games.home_raiders.rules.events.fighting import PoolRolled
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Attack
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, Script, play_out
from tests.games.home_raiders.scenes import card, hero, scene

# These sides show the same on dice of every colour.
B, A, C = 1, 5, 6  # Blank, Ace, Critical Ace


def dice(*throws: str) -> list[int]:
    """Sides from signs: ``dice("A - C", "A")`` throws three dice and then one."""
    return [{"-": B, "A": A, "C": C}[sign] for throw in throws for sign in throw.split()]


def pool(text: str) -> Pool:
    """A pool in the notation of the catalogue."""
    counts = {word[0]: int(word[1:]) for word in text.replace("-", "").split()}
    return Pool(counts.get("W", 0), counts.get("R", 0), counts.get("B", 0))


def fighter(*abilities: str, troop: str = "hero", **values: Any) -> Card:
    """A card with these abilities; everything else as in ``scenes.card``."""
    return card(troop=troop, abilities=list(abilities), **values)


def duel(attacker: Card, defender: Card, **options: Any) -> State:
    """Character 0 in base contact with its enemy, character 1."""
    return scene(hero(0, attacker, (10, 10)), hero(1, defender, (11, 10)), **options)


def strike(
    state: State,
    faces: list[int],
    answers: Script | None = None,
    attacker: int = 0,
    target: int = 1,
    punch: bool = False,
) -> Played[Attack]:
    """One Close combat attack by an action, through all its steps."""
    steps = strike_once(state, state.characters[attacker], Blow(target, punch), NOBODY)
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
