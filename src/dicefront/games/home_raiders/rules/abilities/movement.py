"""AMV: the Movement abilities. ``pushing``, ``carrying`` and ``circling`` judge the moves of three."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.home_raiders.rules.moments import ACTION, HOLDS_GHOSTS, MOVEMENT, OPTION, Ability
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import MELEE, Attack
from dicefront.games.home_raiders.rules.walking import Gait
from dicefront.kernel.effects import TURN


class MovementAbility(Ability):
    """Base of the Movement abilities."""

    family: ClassVar[str] = MOVEMENT


class Push(MovementAbility):
    """A movable object is shifted, and the pusher with it."""

    id = "push"
    rules = "HR-AMV-01 to HR-AMV-04"
    weight = 0.5
    use = ACTION
    may_push = True


class Climb(MovementAbility):
    """A climb costs one inch per inch; uneven tops are as for others."""

    id = "climb"
    rules = "HR-AMV-05 to HR-AMV-06"
    weight = 1.0

    def shape_gait(self, gait: Gait) -> None:
        gait.climb = 1


class Ghost(MovementAbility):
    """Other characters neither hinder nor stop it on its way, and it slips away from all but Entangle."""

    id = "ghost"
    rules = "HR-AMV-07 to HR-AMV-08"
    weight = 1.5

    def shape_gait(self, gait: Gait) -> None:
        gait.solid = False

    def slips_from(self, enemy: Character) -> bool:
        return not enemy.kit.uses(HOLDS_GHOSTS)  # HR-ACC-20


class Charge(MovementAbility):
    """The first Close combat attack after a move into contact is upgraded."""

    id = "charge"
    rules = "HR-AMV-09 to HR-AMV-10"
    weight = 1.5

    def after_moving(self, me: Character, met: bool) -> None:
        if met:
            me.bear(self.id, TURN)

    def after_attack_roll(self, attack: Attack) -> None:
        if attack.kind == MELEE:  # HR-AMV-10
            attack.attacker.shake_off(self.id)

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE and attack.attacker.effects.has(self.id):
            build.upgrade(self.reason, "HR-AMV-09")


class RunningShot(MovementAbility):
    """It shoots in the middle of its move, with two actions."""

    id = "running-shot"
    rules = "HR-AMV-11 to HR-AMV-13"
    weight = 1.5
    use = ACTION
    may_shoot_running = True
    takes_two_actions = True


class FeatherFall(MovementAbility):
    """No token from any fall (HR-AMV-14), and it drops off an edge on purpose for nothing (HR-AMV-15)."""

    id = "feather-fall"
    rules = "HR-AMV-14 to HR-AMV-15"
    weight = 0.25

    def shape_gait(self, gait: Gait) -> None:
        gait.drops = True


class Flight(MovementAbility):
    """Straight lines in space, over everything."""

    id = "flight"
    rules = "HR-AMV-19 to HR-AMV-21"
    weight = 2.0

    def shape_gait(self, gait: Gait) -> None:
        gait.flies = True


class Transport(MovementAbility):
    """Friendly troops are carried along."""

    id = "transport"
    rules = "HR-AMV-22 to HR-AMV-25, HR-AMV-27"
    weight = 2.0
    use = OPTION
    may_carry = True


class Relocate(MovementAbility):
    """It goes round the one enemy in base contact, without leaving it."""

    id = "relocate"
    rules = "HR-AMV-26"
    weight = 0.25
    use = OPTION
    may_circle = True
