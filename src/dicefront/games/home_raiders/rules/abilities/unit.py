"""AUN: the Unit abilities."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import OPTION, SETUP, UNIT, Ability
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import MELEE, Attack
from dicefront.games.home_raiders.rules.walking import Gait
from dicefront.skirmish.contact import touches


class UnitAbility(Ability):
    """Base of the Unit abilities."""

    family: ClassVar[str] = UNIT


class Scouts(UnitAbility):
    """The Unit may be deployed late, whoever is attached to it."""

    id = "scouts"
    rules = "HR-AUN-04 to HR-AUN-05"
    weight = 3.0
    use = SETUP
    may_be_held_back = True


class FirmStance(UnitAbility):
    """Enemies cannot move it; its own side may."""

    id = "firm-stance"
    rules = "HR-AUN-06 to HR-AUN-07"
    weight = 0.5
    stands_firm = True


class Phalanx(UnitAbility):
    """A Unit that stands base to base upgrades its Close combat attacks."""

    id = "phalanx"
    rules = "HR-AUN-08 to HR-AUN-10"
    weight = 3.0

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE and stands_base_to_base(state, state.troop_of(attack.attacker)):
            build.upgrade(self.reason, "HR-AUN-08")


def stands_base_to_base(state: State, troop: Troop) -> bool:
    """HR-AUN-09: at least two characters, all of them one group connected by base contact."""
    waiting = members_of(state, troop)
    if len(waiting) < 2:
        return False
    group = [waiting.pop()]
    for member in group:  # grows while it is read
        apart: list[Character] = []
        for other in waiting:
            if touches(state, member, other):
                group.append(other)
            else:
                apart.append(other)
        waiting = apart
    return not waiting


class OpenFormation(UnitAbility):
    """The Unit may stand further apart."""

    id = "open-formation"
    rules = "HR-AUN-11"
    weight = 2.0
    keeps_open_formation = True


class DividedAim(UnitAbility):
    """Each of the Unit may shoot at another troop."""

    id = "divided-aim"
    rules = "HR-AUN-12 to HR-AUN-13"
    weight = 2.0
    use = OPTION
    aims_alone = True


class Wardancers(UnitAbility):
    """They slip away from anybody (HR-ACC-21)."""

    id = "wardancers"
    rules = "HR-AUN-14"
    weight = 3.0

    def slips_from(self, enemy: Character) -> bool:
        return True


class BeatingPosse(UnitAbility):
    """A Boost against an enemy that two of the Unit touch, for those who touch it."""

    id = "beating-posse"
    rules = "HR-AUN-15 to HR-AUN-16"
    weight = 3.0

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        enemy = attack.named  # HR-ADF-22: contact stays as judged for the original target
        if attack.kind != MELEE or enemy.owner == attack.attacker.owner:
            return
        if not touches(state, attack.attacker, enemy):
            return
        beating = 0
        for member in members_of(state, state.troop_of(attack.attacker)):
            if touches(state, member, enemy):
                beating += 1
        if beating >= 2:
            build.add_boost(self.reason, 1, "HR-AUN-15")


class Hikers(UnitAbility):
    """An uneven top counts once (HR-AUN-17); a climb up to 1 inch costs nothing extra (HR-AUN-18)."""

    id = "hikers"
    rules = "HR-AUN-17 to HR-AUN-18"
    weight = 2.0

    def shape_gait(self, gait: Gait) -> None:
        gait.rough = 1
        gait.easy = INCH


class IronSpirits(UnitAbility):
    """Whoever challenges a member downgrades its strongest set of Spirit dice."""

    id = "iron-spirits"
    rules = "HR-AUN-19"
    weight = 1.0

    def shape_challenge(self, build: Build) -> None:
        build.downgrade(self.reason, "HR-AUN-19")
