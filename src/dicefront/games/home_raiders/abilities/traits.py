"""All abilities by number, for those who build pools."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.abilities import close_combat, defence, hero, ranks
from dicefront.games.home_raiders.abilities.base import Trait
from dicefront.games.home_raiders.abilities.names import (
    ABILITIES,
    AIM,
    BEATING_POSSE,
    CHARGE,
    ENTANGLE,
    EXPLOIT_WEAKNESS,
    PHALANX,
    REASSURING_ATTACK,
    RESILIENCE,
    SHARP_REFLEXES,
    SUCKER_PUNCH,
    SWORN_ENEMY,
    WALL_OF_SHIELDS,
    WARRIOR_MONK,
)


def _traits() -> list[Trait]:
    found = [Trait(number) for number in range(ABILITIES)]
    known: list[Trait] = [
        close_combat.Charge(CHARGE),
        close_combat.ExploitWeakness(EXPLOIT_WEAKNESS),
        close_combat.ReassuringAttack(REASSURING_ATTACK),
        close_combat.SuckerPunch(SUCKER_PUNCH),
        close_combat.Entangle(ENTANGLE),
        defence.SharpReflexes(SHARP_REFLEXES),
        defence.WallOfShields(WALL_OF_SHIELDS),
        defence.Resilience(RESILIENCE),
        ranks.Phalanx(PHALANX),
        ranks.BeatingPosse(BEATING_POSSE),
        ranks.Aim(AIM),
        ranks.WarriorMonk(WARRIOR_MONK),
        hero.SwornEnemy(SWORN_ENEMY),
    ]
    for trait in known:
        found[trait.number] = trait
    return found


TRAITS: Final = _traits()
"""The trait of each ability; one that changes no pool is a plain ``Trait``."""
