"""AMV: the Movement abilities. ``pushing``, ``carrying`` and ``circling`` judge the moves of three."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.events.moving import Teleported
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.moments import ACTION, HOLDS_GHOSTS, MOVEMENT, OPTION, Ability
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import MELEE, Attack
from dicefront.games.home_raiders.rules.walking import Gait
from dicefront.kernel.effects import GAME, TURN
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.skirmish.beside import Appearance
from dicefront.skirmish.figures import ON_TABLE, Figure, place
from dicefront.skirmish.missions import release
from dicefront.skirmish.sheet import Sheet


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


# -- Eager teleport -----------------------------------------------------------------------------


class EagerTeleport(MovementAbility):
    """Once per game it leaves its place and reappears beside anybody; no move, and nobody vanishes."""

    id = "eager-teleport"
    rules = "HR-AMV-16 to HR-AMV-18"
    weight = 0.5
    use = ACTION
    hurts = True
    deed = "teleport"
    order = 1

    def deed_targets(self, state: State, me: Character) -> list[int]:
        if me.effects.has(self.id) or not Teleport(state, me).finds_a_place():
            return []
        return [NOBODY]

    def do_deed(self, state: State, me: Character, on: int) -> Steps[None]:
        to = yield from ask(Teleport(state, me))
        me.bear(self.id, GAME)
        me.hurts += 1
        place(me, to.x, to.y, to.z)
        release(state)
        yield Teleported(me.id, to.beside, to.x, to.y, to.z)


class Teleport(Appearance):
    """HR-AMV-16: where to reappear; formation is not asked for (HR-AMV-18)."""

    def __init__(self, state: State, c: Character) -> None:
        super().__init__(c.owner, "home_raiders.generic.teleport", "HR-AMV-16", state, c)

    def problem_of(self, sheet: Sheet, beside: Figure, x: i64, y: i64, z: i64) -> Refusal | None:
        who: dict[str, Json] = {"character": self.c.id, "other": beside.id}
        if beside is self.c or beside.where != ON_TABLE:
            return Refusal("home_raiders.teleport.nobody-there", self.rule, who)
        refusal = place_problem(sheet, self.c, x, y, z)
        if refusal is not None:
            return refusal
        if not self.would_touch(beside, x, y, z):
            return Refusal("home_raiders.teleport.no-contact", self.rule, who)
        return None

    def args(self) -> dict[str, Json]:
        return {"character": self.c.id}
