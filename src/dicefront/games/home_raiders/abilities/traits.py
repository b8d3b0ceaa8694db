"""All abilities by number, for those who build pools."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.abilities import close_combat, defence, hero, ranks, shooting
from dicefront.games.home_raiders.abilities.base import Trait
from dicefront.games.home_raiders.abilities.names import (
    ABILITIES,
    AIM,
    BEATING_POSSE,
    BULLSEYE,
    CHARGE,
    ENTANGLE,
    EXPLOIT_WEAKNESS,
    LIGHTNING_BOLT,
    PARABOLIC,
    PHALANX,
    POINT_BLANK,
    REASSURING_ATTACK,
    RESILIENCE,
    SATURATION_FIRE,
    SHARP_REFLEXES,
    SNIPER,
    SUCKER_PUNCH,
    SURE_AIM,
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
        shooting.SureAim(SURE_AIM),
        shooting.LightningBolt(LIGHTNING_BOLT),
        shooting.Parabolic(PARABOLIC),
        shooting.Bullseye(BULLSEYE),
        shooting.PointBlank(POINT_BLANK),
        shooting.SaturationFire(SATURATION_FIRE),
        shooting.Sniper(SNIPER),
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
