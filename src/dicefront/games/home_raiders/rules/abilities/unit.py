"""AUN: the Unit abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import UNIT as UNIT_CARD
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.playing import UnitDivided
from dicefront.games.home_raiders.rules.moments import ACTION, OPTION, SETUP, UNIT, Ability
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of, new_troop
from dicefront.games.home_raiders.rules.strike import MELEE, Attack
from dicefront.games.home_raiders.rules.walking import Gait
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import PickPieces
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
        posse = members_of(state, state.troop_of(attack.attacker))
        if sum(1 for member in posse if touches(state, member, enemy)) >= 2:
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


EVERY_DIVISION: Final = 7
"""Up to so many members all ways to divide a Unit are listed."""


# -- Action group -------------------------------------------------------------------------------


class ActionGroup(UnitAbility):
    """A Unit of which two characters are left divides into two."""

    id = "action-group"
    rules = "HR-AUN-01 to HR-AUN-03"
    weight = 1.0
    use = ACTION

    def may_divide(self, state: State, troop: Troop) -> bool:
        return len(own_members(state, troop)) >= 2

    def divide(self, state: State, troop: Troop) -> Steps[None]:
        leaving = yield from ask(Division(state, troop))
        yield from divide(state, troop, leaving)


def own_members(state: State, troop: Troop) -> list[int]:
    """The characters of the Unit card itself, without those attached."""
    return [member.id for member in members_of(state, troop) if member.card.troop == UNIT_CARD]


class Division(PickPieces):
    """HR-AUN-01, HR-AUN-03: the members that become a Unit of their own, attached ones included.

    Which half keeps the number of the Unit makes no difference, so in every candidate the first member stays.
    """

    def __init__(self, state: State, troop: Troop) -> None:
        members = sorted(troop.members)
        finite = len(members) <= EVERY_DIVISION
        kind = "home_raiders.generic.split"
        super().__init__(troop.owner, kind, "HR-AUN-01", members, 1, len(members) - 1, finite)
        self.own = sorted(own_members(state, troop))
        self.troop = troop.id

    def stranger(self, piece: int) -> Refusal:
        return Refusal("home_raiders.generic.not-a-member", self.rule, {"character": piece})

    def problem_of(self, picked: list[int]) -> Refusal | None:
        leaving = [member for member in self.own if member in picked]
        if leaving and len(leaving) < len(self.own):
            return None
        return Refusal("home_raiders.generic.half-is-empty", self.rule, {"troop": self.troop})

    def sample(self, draw: Draw) -> list[int]:
        """Some of the Unit, but not all, and any of those attached."""
        leaving = some_of(self.own, 1, draw)[: len(self.own) - 1]
        attached = [member for member in self.pieces if member not in self.own]
        return [*leaving, *some_of(attached, 0, draw)]

    def candidates(self) -> list[list[int]]:
        others = [member for member in self.pieces if member != self.own[0]]
        if not self.finite:
            return self.sensible(others)
        found: list[list[int]] = []
        for mask in range(1, 2 ** len(others)):
            leaving = [others[place] for place in range(len(others)) if mask // 2**place % 2]
            if any(member in self.own for member in leaving):
                found.append(leaving)
        return found

    def sensible(self, others: list[int]) -> list[list[int]]:
        """Of a large Unit: every member alone, and the last so many, with or without those attached."""
        attached = [member for member in others if member not in self.own]
        found: list[list[int]] = []
        for first in range(1, len(self.own)):
            tail = self.own[first:]
            found.append(tail)
            if attached:
                found.append([*tail, *attached])
            if first < len(self.own) - 1:
                found.append([self.own[first]])
        return found

    def args(self) -> dict[str, Json]:
        return {"troop": self.troop}


def divide(state: State, troop: Troop, leaving: list[int]) -> Steps[None]:
    """HR-AUN-01 to HR-AUN-03: some members become a Unit of their own, activated, with the actions left."""
    part = new_troop(len(state.troops), troop.owner, troop.card, [])
    part.members = [member for member in troop.members if member in leaving]
    part.specialists = [member for member in troop.specialists if member in leaving]
    troop.members = [member for member in troop.members if member not in leaving]
    troop.specialists = [member for member in troop.specialists if member not in leaving]
    if troop.leader in leaving:
        part.leader = troop.leader
        troop.leader = NOBODY
    for member in part.members:
        state.characters[member].troop = part.id
    part.activated = troop.activated
    part.actions = troop.actions
    part.lent_by = troop.lent_by[:]
    state.troops.append(part)
    if troop.id in state.acting:
        state.acting.append(part.id)
    settle(state)
    yield UnitDivided(troop.id, part.id, part.members[:])
