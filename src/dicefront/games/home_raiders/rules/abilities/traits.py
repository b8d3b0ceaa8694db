"""All abilities by number, for those who build pools."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities import close_combat, defence, hero, ranks, shooting
from dicefront.games.home_raiders.rules.abilities.base import ATTACK, OWN_DEFENCE, THEIR_DEFENCE, Trait
from dicefront.games.home_raiders.rules.abilities.names import (
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
from dicefront.games.home_raiders.rules.kits import Kit


def _traits() -> list[Trait]:
    found = [Trait(number, 0) for number in range(ABILITIES)]
    known: list[Trait] = [
        close_combat.Charge(CHARGE, ATTACK),
        close_combat.ExploitWeakness(EXPLOIT_WEAKNESS, THEIR_DEFENCE),
        close_combat.ReassuringAttack(REASSURING_ATTACK, ATTACK),
        close_combat.SuckerPunch(SUCKER_PUNCH, ATTACK),
        close_combat.Entangle(ENTANGLE, ATTACK),
        shooting.SureAim(SURE_AIM, ATTACK),
        shooting.LightningBolt(LIGHTNING_BOLT, ATTACK),
        shooting.Parabolic(PARABOLIC, ATTACK),
        shooting.Bullseye(BULLSEYE, ATTACK | THEIR_DEFENCE),
        shooting.PointBlank(POINT_BLANK, ATTACK),
        shooting.SaturationFire(SATURATION_FIRE, ATTACK),
        shooting.Sniper(SNIPER, ATTACK),
        defence.SharpReflexes(SHARP_REFLEXES, OWN_DEFENCE),
        defence.WallOfShields(WALL_OF_SHIELDS, OWN_DEFENCE),
        defence.Resilience(RESILIENCE, OWN_DEFENCE),
        ranks.Phalanx(PHALANX, ATTACK),
        ranks.BeatingPosse(BEATING_POSSE, ATTACK),
        ranks.Aim(AIM, ATTACK),
        ranks.WarriorMonk(WARRIOR_MONK, ATTACK),
        hero.SwornEnemy(SWORN_ENEMY, ATTACK),
    ]
    for trait in known:
        found[trait.number] = trait
    return found


TRAITS: Final = _traits()
"""The trait of each ability; one that changes no pool is a plain ``Trait``."""


def prepared(kit: Kit) -> Kit:
    """The same kit with its lists of those that are asked when a pool is built; worked out once."""
    if not kit.is_prepared:
        kit.shape_attack = [number for number in kit.numbers if TRAITS[number].moments & ATTACK]
        kit.shape_own_defence = [number for number in kit.numbers if TRAITS[number].moments & OWN_DEFENCE]
        kit.shape_their_defence = [number for number in kit.numbers if TRAITS[number].moments & THEIR_DEFENCE]
        kit.is_prepared = True
    return kit
