"""ASH: the Shooting abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import SHOOTING as SHOOTING_DICE
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.shooting import ShotSplit
from dicefront.games.home_raiders.rules.ground import go_to_ground
from dicefront.games.home_raiders.rules.moments import OPTION, SHOOTING, Ability
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.shooting import loose, take_cover, who_takes_it
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, option_sets, options_problem, shot_in
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_shot_at
from dicefront.games.home_raiders.rules.state import Character, State, Troop, is_there, members_of
from dicefront.games.home_raiders.rules.strike import DEFLECTED, LIGHTNING, RANGED, Attack
from dicefront.games.home_raiders.rules.targets import (
    FAULTS,
    may_shoot_around,
    range_against,
    takers,
    target_fault,
    touched_targets,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import SPLIT, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import GROUP
from dicefront.skirmish.measuring import distance, within
from dicefront.tabletop.sight import HIDDEN, PARTIAL

BLAST_REACH: Final = 2 * INCH


class ShootingAbility(Ability):
    """Base of the Shooting abilities."""

    family: ClassVar[str] = SHOOTING


class SureAim(ShootingAbility):
    """Two actions for one shot, with an upgrade."""

    id = "sure-aim"
    rules = "HR-ASH-01 to HR-ASH-02"
    weight = 0.5
    use = OPTION
    actions = 2
    shot_option = True
    takes_two_actions = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.upgrade(self.reason, "HR-ASH-01")


class Blast(ShootingAbility):
    """Two actions for one shot at everybody within 2 inches of the target."""

    id = "blast"
    rules = "HR-ASH-07 to HR-ASH-11"
    weight = 1.5
    use = OPTION
    actions = 2
    shot_option = True
    takes_two_actions = True

    def strikes_round(self, state: State, attack: Attack) -> list[Character]:
        centre = attack.named
        spared = state.options.blast_spares_hidden
        found: list[tuple[int, int]] = []
        for other in state.characters:
            if other is centre or not is_there(other):
                continue
            if within(centre, other, BLAST_REACH) and not (spared and sees(state, centre, other) == HIDDEN):
                found.append((distance(centre, other), other.id))
        found.sort()
        return [state.characters[number] for _, number in found]


class Parabolic(ShootingAbility):
    """Over one obstacle, at the price of a downgrade."""

    id = "parabolic"
    rules = "HR-ASH-15"
    weight = 1.0
    use = OPTION
    shoots_over = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.downgrade(self.reason, "HR-ASH-15")


class Bullseye(ShootingAbility):
    """A downgrade for a downgrade: of each target of a Double shot, of a Blast the target character alone."""

    id = "bullseye"
    rules = "HR-ASH-16"
    weight = 0.5
    use = OPTION
    shot_option = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.downgrade(self.reason, "HR-ASH-16")

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.uses(self) and defender is attack.target:  # HR-ASH-06, HR-ASH-10
            build.downgrade(self.reason, "HR-ASH-16")


class Multitask(ShootingAbility):
    """It shoots at others while it touches an enemy."""

    id = "multitask"
    rules = "HR-ASH-17"
    weight = 1.0
    shoots_around = True


class PointBlank(ShootingAbility):
    """It shoots at whom it touches, with an upgrade."""

    id = "point-blank"
    rules = "HR-ASH-18 to HR-ASH-19"
    weight = 1.0
    shoots_touched = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.upgrade(self.reason, "HR-ASH-18")


class SaturationFire(ShootingAbility):
    """With the strongest set only; the target troop is forced to the ground."""

    id = "saturation-fire"
    rules = "HR-ASH-20 to HR-ASH-21"
    weight = 1.5
    use = OPTION
    shot_option = True
    pins = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.roll_only_strongest(self.reason, "HR-ASH-20")

    def before_cover(self, state: State, attack: Attack) -> Steps[None]:
        return go_to_ground(state, state.troop_of(attack.target), True)


class Sniper(ShootingAbility):
    """An upgrade against a troop that has not been activated this round (HR-ASH-06)."""

    id = "sniper"
    rules = "HR-ASH-22"
    weight = 1.5

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == RANGED and not state.troop_of(attack.named).activated:
            build.upgrade(self.reason, "HR-ASH-22")


# -- Double shot --------------------------------------------------------------------------------


class DoubleShot(ShootingAbility):
    """The total may be divided between two targets."""

    id = "double-shot"
    rules = "HR-ASH-03 to HR-ASH-06"
    weight = 0.25
    use = OPTION

    def divide_shot(
        self, state: State, attack: Attack, ignored: int, warned: list[int]
    ) -> Steps[Attack | None]:
        if attack.aces < 2 or attack.cause == DEFLECTED:
            return None
        troops: list[int] = []
        for troop in state.troops:
            if troop.owner != attack.attacker.owner and second_targets(state, attack, ignored, troop):
                troops.append(troop.id)
        if not troops:
            return None
        share = yield from ask(Split(attack, troops))
        if share is None:
            return None
        nearest = second_targets(state, attack, ignored, state.troops[share.troop])
        target = yield from who_takes_it(attack.attacker, nearest)
        second = Attack(RANGED, attack.cause, attack.attacker, target)
        second.options = attack.options[:]
        second.obscured = sees(state, attack.attacker, target, ignored) == PARTIAL
        second.aces = share.aces
        attack.aces -= share.aces
        yield ShotSplit(attack.attacker.id, attack.target.id, target.id, attack.aces, share.aces)
        yield from take_cover(state, second, [], warned)
        return second


@mypyc_attr(acyclic=True)
class Share(Written):
    """The troop of the second target of a Double shot, and the Aces for it."""

    def __init__(self, troop: int, aces: int) -> None:
        self.troop = troop
        self.aces = aces


class Split(Question[Share | None]):
    """HR-ASH-03 to HR-ASH-05: ``[troop of the second target, Aces for it]``, or null."""

    def __init__(self, attack: Attack, troops: list[int]) -> None:
        super().__init__(attack.attacker.owner, "home_raiders.shoot.double", "HR-ASH-03")
        self.shooter = attack.attacker.id
        self.target = attack.target.id
        self.aces = attack.aces
        self.troops = troops

    def read(self, answer: object) -> Share | Refusal | None:
        if answer is None:
            return None
        if not isinstance(answer, list) or len(answer) != 2:
            return unreadable("[troop, Aces], or null", answer)
        troop, aces = answer
        if isinstance(troop, list):
            return Refusal("home_raiders.sht.two_targets", "HR-ASH-03", {"character": self.shooter})
        if type(troop) is not int or type(aces) is not int:
            return unreadable("[troop, Aces], or null", answer)
        if troop not in self.troops:
            return Refusal("home_raiders.sht.no_second_target", "HR-ASH-05", {"troop": troop})
        if not 1 <= aces < self.aces:
            most = self.aces - 1
            return Refusal("home_raiders.sht.one_ace_each", "HR-ASH-04", {"aces": aces, "most": most})
        return Share(troop, aces)

    def gesture(self) -> Gesture:
        return Gesture(SPLIT, list[Json](self.troops), 0, self.aces - 1, of=[GROUP])

    def from_hand(self, form: Json) -> Json:
        """Several shares stay as they are, to be refused: there is one second target."""
        if not isinstance(form, list) or not form:
            return None
        return form[0] if len(form) == 1 else form[:2]

    def in_hand(self, value: Share | None) -> Json:
        return [] if value is None else [self.write(value)]

    def candidates(self) -> list[Share | None]:
        found: list[Share | None] = [None]
        for troop in self.troops:
            for aces in range(1, self.aces):
                found.append(Share(troop, aces))
        return found

    def show(self, value: Share | None) -> Sign:
        if value is None:
            return Sign(note=Note("kernel.show.none"))
        args: dict[str, Json] = {"aces": value.aces, "troop": value.troop}
        return Sign(self.shooter, group=value.troop, note=Note("home_raiders.show.share", args, self.rule))

    def args(self) -> dict[str, Json]:
        return {"character": self.shooter, "target": self.target, "aces": self.aces}


def second_targets(state: State, attack: Attack, ignored: int, troop: Troop) -> list[Character]:
    """HR-ASH-05: who of a troop would take the second part, within base range if the first target is.

    Nobody is shot at twice, also not if a Bodyguard stepped in; at point-blank both are touched (HR-ASH-19).
    """
    shooter = attack.attacker
    first, guard = attack.named.id, attack.target.id
    if not may_shoot_around(state, shooter) and attack.cause != LIGHTNING:
        touched = touched_targets(state, shooter, troop)
        return [target for target in touched if target.id not in (first, guard)]
    found: list[Character] = []
    for target in takers(state, shooter, troop, ignored, [first, guard]):
        if attack.beyond_range or distance(shooter, target) <= range_against(shooter.card.range, target):
            found.append(target)
    return found


BOLT_REACH: Final = 6 * INCH


# -- Lightning bolt -----------------------------------------------------------------------------


class LightningBolt(ShootingAbility):
    """The first shot with the strongest set only; a wound gives a second one at somebody near."""

    id = "lightning-bolt"
    rules = "HR-ASH-12 to HR-ASH-14"
    weight = 1.5
    use = OPTION
    shot_option = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.roll_only_strongest(self.reason, "HR-ASH-12")

    def after_shot(self, state: State, attack: Attack, warned: list[int]) -> Steps[None]:
        shooter = attack.attacker
        if dice_of(state, shooter, SHOOTING_DICE).size() == 0:
            return
        shots: list[Shot] = []
        for troop in state.troops:
            if troop.owner != shooter.owner and bolt_targets(state, attack, troop):
                for options in option_sets(shooter, LIGHTNING, 0):
                    shots.append(Shot(shooter.id, troop.id, NOBODY, options, NOBODY))
        if not shots:
            return
        chosen = yield from ask(SecondBolt(state, attack, shots))
        if chosen is None:
            return
        nearest = bolt_targets(state, attack, state.troops[chosen.troop])
        target = yield from who_takes_it(shooter, nearest)
        yield from loose(state, make_attack(state, chosen, LIGHTNING, target), NOBODY, warned)


class SecondBolt(Question[Shot | None]):
    """HR-ASH-12: the second shot of Lightning bolt (``shot.FORM``), or null."""

    def __init__(self, state: State, attack: Attack, shots: list[Shot]) -> None:
        super().__init__(attack.attacker.owner, "home_raiders.shoot.lightning-next", "HR-ASH-12")
        self.state = state
        self.attack = attack
        self.shots = shots

    def read(self, answer: object) -> Shot | Refusal | None:
        if answer is None:
            return None
        shot = shot_in(self.state, answer)
        if isinstance(shot, Refusal) or shot in self.shots:
            return shot
        return bolt_problem(self.state, self.attack, shot)

    def candidates(self) -> list[Shot | None]:
        found: list[Shot | None] = [None]
        found.extend(self.shots)
        return found

    def show(self, value: Shot | None) -> Sign:
        if value is None:
            return nothing()
        nearest = bolt_targets(self.state, self.attack, self.state.troops[value.troop])
        return sign_of_shot_at(self.state, value, LIGHTNING, nearest)

    def args(self) -> dict[str, Json]:
        return {"character": self.attack.attacker.id, "target": self.attack.target.id}


def bolt_targets(state: State, attack: Attack, troop: Troop) -> list[Character]:
    """HR-ASH-13, HR-ASH-14: the eligible members nearest to the first target, within 6 inches of it."""
    shooter = attack.attacker
    first = attack.target
    nearest = takers(state, shooter, troop, leaping_from=first)
    return [target for target in nearest if within(first, target, BOLT_REACH)]


def bolt_problem(state: State, attack: Attack, shot: Shot) -> Refusal:
    """HR-ASH-12 to HR-ASH-14: why the second bolt cannot strike as somebody named it."""
    shooter, first = attack.attacker, attack.target
    troop = state.troops[shot.troop]
    if shot.shooter != shooter.id:
        return Refusal("home_raiders.sht.not_waiting", "HR-ASH-12", {"shooter": shot.shooter})
    if troop.owner == shooter.owner:
        return Refusal("home_raiders.sht.friendly_troop", "HR-SHT-14", {"troop": shot.troop})
    problem = options_problem(shooter, shot, LIGHTNING, 0)
    if problem is not None:
        return problem
    if shot.touched != NOBODY or shot.ignored != NOBODY:  # it is not aimed from where the shooter stands
        return Refusal("home_raiders.sht.bolt_leaps", "HR-ASH-13", {"shooter": shooter.id})
    nearest = takers(state, shooter, troop, leaping_from=first)
    if not nearest:
        return bolt_fault(state, shooter, first, troop)
    args: dict[str, Json] = {
        "target": nearest[0].id,
        "other": first.id,
        "distance": distance(first, nearest[0]),
    }
    return Refusal("home_raiders.sht.bolt_too_far", "HR-ASH-12", args)


def bolt_fault(state: State, shooter: Character, first: Character, troop: Troop) -> Refusal:
    """Why nobody of a troop is eligible for the second bolt: the reason of the nearest of them."""
    others = [member for member in members_of(state, troop) if member is not first]
    if not others:
        return Refusal("home_raiders.sht.struck_already", "HR-ASH-12", {"target": first.id})
    others.sort(key=lambda member: (distance(first, member), member.id))
    reason, rule = FAULTS[target_fault(state, shooter, others[0], NOBODY, True)]
    return Refusal(reason, rule, {"shooter": shooter.id, "target": others[0].id})
