"""AUN, ALD: what Units and their Leaders add to attacks: Phalanx, Beating posse, Aim, Warrior monk.

Dodge, which shortens the range of shots, is judged where targets are found (``targets.range_against``).
"""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.base import Trait
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import MELEE, RANGED, Attack
from dicefront.skirmish.contact import touches


class Phalanx(Trait):
    """HR-AUN-08 to HR-AUN-10: a Unit that stands base to base upgrades its Close combat attacks."""

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


class BeatingPosse(Trait):
    """HR-AUN-15, HR-AUN-16: a Boost against an enemy that two of the Unit touch, for those who touch it."""

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


class Aim(Trait):
    """HR-ALD-01: Ranged attacks of the Unit have a Boost of 1."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == RANGED:
            build.add_boost(self.reason, 1, "HR-ALD-01")


class WarriorMonk(Trait):
    """HR-ALD-02: Close combat attacks of the Unit have a Boost of 1, free ones included."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE:
            build.add_boost(self.reason, 1, "HR-ALD-02")
