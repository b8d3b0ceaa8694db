"""ASH: Lightning bolt."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.shooting import ShootingAbility
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import OPTION
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.shooting import loose, who_takes_it
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, option_sets, options_problem, shot_in
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_shot_at
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import LIGHTNING, Attack
from dicefront.games.home_raiders.rules.targets import FAULTS, takers, target_fault
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign
from dicefront.skirmish.measuring import distance, within

BOLT_REACH: Final = 6 * INCH


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
        if dice_of(state, shooter, SHOOTING).size() == 0:
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
