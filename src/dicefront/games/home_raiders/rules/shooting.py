"""SHT, SQG: Ranged attack actions and free shots."""

from __future__ import annotations

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules import ordering
from dicefront.games.home_raiders.rules.attack import (
    declared,
    defend,
    has_left,
    offer_bodyguard,
    pay_tokens,
    roll_attack,
    second_roll,
)
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.shooting import BlastStruck, ShotDeflected, ShotSplit
from dicefront.games.home_raiders.rules.ground import offer_ground
from dicefront.games.home_raiders.rules.moments import (
    AFTER_SHOT,
    AIMS_ALONE,
    BEFORE_COVER,
    DIVIDE_SHOT,
    SEND_BACK,
    STRIKES_ROUND,
    asked,
    used,
)
from dicefront.games.home_raiders.rules.ordering import next_of, say_next
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.shot import (
    Shot,
    can_shoot_at,
    make_attack,
    option_sets,
    options_problem,
    shot_in,
    shot_problem,
    shots_at,
)
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.signs import nobody, nothing, sign_of_shot, sign_of_shot_at
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, Troop, is_there, members_of
from dicefront.games.home_raiders.rules.strike import (
    BY_ACTION,
    DEFLECTED,
    LIGHTNING,
    RANGED,
    Attack,
    Stand,
)
from dicefront.games.home_raiders.rules.targets import (
    EQUALLY_NEAR,
    FAULTS,
    can_shoot,
    dice_problem,
    first_problem,
    may_shoot_around,
    range_against,
    takers,
    target_fault,
    touched_targets,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_GROUP, PICK_PIECE, SPLIT, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import GROUP
from dicefront.skirmish.contact import touches_an_enemy
from dicefront.skirmish.measuring import distance, within
from dicefront.tabletop.sight import HIDDEN, PARTIAL

BLAST_REACH: Final = 2 * INCH
BOLT_REACH: Final = 6 * INCH


class Shoot(Question[Shot | None]):
    """HR-SQG-01, HR-SQG-02: the next shot (``shot.FORM``), or null: nobody else shoots.

    With the first shot the target troop of the action is named (HR-SHT-01); afterwards it stands, except for
    those with Divided aim (HR-AUN-12).
    """

    def __init__(
        self, state: State, waiting: list[Character], shots: list[Shot], troop: int, actions: int
    ) -> None:
        first = troop == NOBODY
        kind = "home_raiders.shoot.target" if first else "home_raiders.shoot.order"
        super().__init__(waiting[0].owner, kind, "HR-SHT-01" if first else "HR-SHT-06")
        self.state = state
        self.waiting = waiting
        self.shots = shots
        self.troop = troop
        self.actions = actions

    def read(self, answer: object) -> Shot | Refusal | None:
        if answer is None:
            if self.troop == NOBODY:
                return Refusal("home_raiders.sht.somebody_shoots", "HR-SQG-01")
            return None
        shot = shot_in(self.state, answer)
        if isinstance(shot, Refusal):
            return shot
        shooter = self.state.characters[shot.shooter]
        if shooter not in self.waiting:
            return Refusal("home_raiders.sht.not_waiting", "HR-SHT-06", {"shooter": shot.shooter})
        if shot.troop != self.troop and self.troop != NOBODY and not shooter.kit.uses(AIMS_ALONE):
            return Refusal("home_raiders.sht.other_target", "HR-SHT-01", {"troop": self.troop})
        problem = shot_problem(self.state, shot, BY_ACTION, self.actions)
        return shot if problem is None else problem

    def write(self, value: Shot | None) -> Json:
        return None if value is None else value.to_json()

    def candidates(self) -> list[Shot | None]:
        found: list[Shot | None] = [] if self.troop == NOBODY else [None]
        found.extend(self.shots)
        return found

    def default(self) -> Shot | None:
        """Whoever runs out of time shoots without any option."""
        for shot in self.options():
            if shot is not None and shot.is_plain():
                return shot
        return self.options()[0]

    def show(self, value: Shot | None) -> Sign:
        return nobody("HR-SHT-06") if value is None else sign_of_shot(self.state, value, BY_ACTION)

    def args(self) -> dict[str, Json]:
        waiting: list[Json] = [shooter.id for shooter in self.waiting]
        return {"shooters": waiting, "troop": None if self.troop == NOBODY else self.troop}


def shots_of(state: State, shooter: Character, troop: int, cause: int, actions: int) -> list[Shot]:
    """Every legal shot of a character; ``troop`` is the target of its action, or ``NOBODY``."""
    found: list[Shot] = []
    if not can_shoot(state, shooter):
        return found
    free_choice = troop == NOBODY or shooter.kit.uses(AIMS_ALONE)
    for target in state.troops:
        if target.owner != shooter.owner and target.members and (free_choice or target.id == troop):
            found.extend(shots_at(state, shooter, target, cause, actions))
    return found


def can_shoot_now(state: State, shooter: Character, actions: int) -> bool:
    """HR-ACT-12: whether a Ranged attack can be declared for a character; one target is enough."""
    if not can_shoot(state, shooter):
        return False
    for target in state.troops:
        if target.owner != shooter.owner and target.members:
            if can_shoot_at(state, shooter, target, actions):
                return True
    return False


# -- the action -----------------------------------------------------------------------------------


def ranged_attack_action(state: State, troop: Troop, shooters: list[Character], actions: int) -> Steps[None]:
    """SQG: one character after the other shoots at the troop that is named (HR-SHT-01, HR-SHT-06).

    ``actions`` are left, this one included: Sure aim and Blast cost two (HR-ASH-02).
    """
    waiting = shooters
    warned: list[int] = []
    target = NOBODY
    while True:
        ready: list[Character] = []
        shots: list[Shot] = []
        for shooter in waiting:  # HR-ATK-18, HR-ATK-19, HR-SHT-12
            # HR-ALD-12: it leads another Unit meanwhile; HR-GTG-05: it was forced to the ground
            if shooter.troop != troop.id or shooter.down:
                continue
            own = shots_of(state, shooter, target, BY_ACTION, actions)
            if own:
                ready.append(shooter)
                shots.extend(own)
        if not ready:
            return
        shot = yield from ask(Shoot(state, ready, shots, target, actions))
        if shot is None:
            return
        if target == NOBODY:
            target = shot.troop
            ready = [one for one in ready if one.kit.uses(AIMS_ALONE) or had_a_shot(shots, one, target)]
        shooter = state.characters[shot.shooter]
        shooter.sitting_out += shot.actions() - 1  # HR-ASH-02
        yield from shoot(state, shot, BY_ACTION, warned)
        waiting = [other for other in ready if other is not shooter]


def had_a_shot(shots: list[Shot], shooter: Character, troop: int) -> bool:
    """HR-SHT-12: whoever could not shoot at the troop when the action was declared does not shoot at all."""
    return any(shot.shooter == shooter.id and shot.troop == troop for shot in shots)


def shoot(state: State, shot: Shot, cause: int, warned: list[int]) -> Steps[None]:
    """HR-SQG-03: the character that takes the shot is found, and shot at."""
    shooter = state.characters[shot.shooter]
    if shot.touched != NOBODY:
        target = state.characters[shot.touched]
    else:
        nearest = takers(state, shooter, state.troops[shot.troop], shot.ignored, shooter, NOBODY, False)
        target = yield from who_takes_it(shooter, nearest)
    attack = make_attack(state, shot, cause, target)
    yield from loose(state, attack, shot.ignored, warned)


def not_nearest(nearest: list[int], answer: object) -> Refusal | None:
    """HR-SHT-07: somebody else cannot take the shot."""
    if type(answer) is not int:
        return None
    who: list[Json] = list(nearest)
    return Refusal("home_raiders.sht.not_nearest", "HR-SHT-07", {"characters": who})


def who_takes_it(shooter: Character, nearest: list[Character]) -> Steps[Character]:
    """HR-SHT-08: the defending player chooses among those who are equally near."""
    if len(nearest) == 1:
        return nearest[0]
    choices = [character.id for character in nearest]
    args: dict[str, Json] = {"shooter": shooter.id}
    player = nearest[0].owner
    barred = partial(not_nearest, choices)
    answer = yield from choose(
        player, "home_raiders.shoot.nearest", "HR-SHT-08", choices, args, barred, hand=PICK_PIECE
    )
    for character in nearest:
        if character.id == answer:
            return character
    raise AssertionError("the answer is one of the choices")


def loose(state: State, attack: Attack, ignored: int, warned: list[int]) -> Steps[None]:
    """HR-SQG-04 to HR-SQG-13: one shot from the moment its target is known."""
    if state.options.ground_each_shot:  # HR-OPT-14
        warned = []
    yield declared(attack)
    area = used(attack, STRIKES_ROUND)
    struck = [other for ability in area for other in ability.strikes_round(state, attack)]
    yield from take_cover(state, attack, struck, warned)
    struck = [other for other in struck if other is not attack.target]
    yield from roll_attack(state, attack)
    if area:
        stands = yield from meet_blast(state, attack, struck)
    else:
        attack.aces = yield from second_roll(attack, attack.target)
        stands = yield from meet_shot(state, attack, ignored, warned)
    yield from pay_tokens(state, attack, stands)
    for ability in used(attack, AFTER_SHOT):
        if attack.wounded and not has_left(attack):
            yield from ability.after_shot(state, attack, warned)
    # HR-ASH-11: with Blast only the target character deflects.
    held = [stand.defender.id for stand in stands if stand.held]
    if area:
        held = [number for number in held if number == attack.target.id]
    while held:
        able = [number for number in held if may_send_back(state, attack, state.characters[number])]
        if not able:
            return
        chosen = yield from next_of(state, able, ordering.DEFLECT)
        held.remove(chosen)
        for ability in asked(state.characters[chosen], SEND_BACK):
            yield from ability.send_back(state, attack, state.characters[chosen], warned)


def may_send_back(state: State, attack: Attack, defender: Character) -> bool:
    return any(ability.may_send_back(state, attack, defender) for ability in asked(defender, SEND_BACK))


def take_cover(state: State, attack: Attack, struck: list[Character], warned: list[int]) -> Steps[None]:
    """HR-SQG-05, HR-SQG-06: Bodyguard, then going to ground."""
    yield from offer_bodyguard(state, attack)
    troop = state.troop_of(attack.target)
    for ability in used(attack, BEFORE_COVER):  # HR-ASH-20, HR-ASH-21
        yield from ability.before_cover(state, attack)
    shot_at = [troop]
    for other in struck:  # HR-ASH-10: friend and enemy
        if state.troop_of(other) not in shot_at:
            shot_at.append(state.troop_of(other))
    for player in (state.player, 1 - state.player):  # HR-GEN-13
        for one in shot_at:
            if one.owner == player:
                yield from offer_ground(state, one, warned)


# -- Double shot ----------------------------------------------------------------------------------


def meet_shot(state: State, attack: Attack, ignored: int, warned: list[int]) -> Steps[list[Stand]]:
    """HR-SQG-10, HR-SQG-11: the target defends, and the second one of a Double shot after it."""
    second: Attack | None = None
    for ability in asked(attack.attacker, DIVIDE_SHOT):
        second = yield from ability.divide_shot(state, attack, ignored, warned)
    stands = [(yield from defend(state, attack, attack.target, attack.aces))]
    if second is not None:
        stands.append((yield from defend(state, second, second.target, second.aces)))
    return stands


@mypyc_attr(acyclic=True)
class Share(Plain):
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
        if type(troop) is not int or type(aces) is not int:
            return unreadable("[troop, Aces], or null", answer)
        if troop not in self.troops:
            return Refusal("home_raiders.sht.no_second_target", "HR-ASH-05", {"troop": troop})
        if not 1 <= aces < self.aces:
            most = self.aces - 1
            return Refusal("home_raiders.sht.one_ace_each", "HR-ASH-04", {"aces": aces, "most": most})
        return Share(troop, aces)

    def write(self, value: Share | None) -> Json:
        return None if value is None else [value.troop, value.aces]

    def gesture(self) -> Gesture:
        return Gesture(SPLIT, list[Json](self.troops), 0, self.aces - 1, of=[GROUP])

    def from_hand(self, form: Json) -> Json:
        return form[0] if isinstance(form, list) and form else None

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
    for target in takers(state, shooter, troop, ignored, shooter, first, False, guard):
        if attack.beyond_range or distance(shooter, target) <= range_against(shooter.card.range, target):
            found.append(target)
    return found


def split(state: State, attack: Attack, ignored: int, warned: list[int]) -> Steps[Attack | None]:
    """HR-ASH-03 to HR-ASH-06: the total may be divided between two targets."""
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


# -- Blast ----------------------------------------------------------------------------------------


def struck_by_blast(state: State, attack: Attack) -> list[Character]:
    """HR-ASH-07, HR-ASH-09: all others within 2 inches of the target, from near to far (HR-SQG-11)."""
    centre = attack.named
    spared = state.options.blast_spares_hidden
    found: list[tuple[int, int]] = []
    for other in state.characters:
        if other is centre or other.where != STANDING or other.vanishing:
            continue
        if within(centre, other, BLAST_REACH) and not (spared and sees(state, centre, other) == HIDDEN):
            found.append((distance(centre, other), other.id))
    found.sort()
    return [state.characters[number] for _, number in found]


def meet_blast(state: State, attack: Attack, struck: list[Character]) -> Steps[list[Stand]]:
    """HR-ASH-08, HR-ASH-11: everybody struck defends against one roll, or against a second one of its own."""
    others = yield from in_order(state, attack, struck)
    defenders = [attack.target, *others]
    yield BlastStruck(attack.named.id, [other.id for other in defenders])
    stands: list[Stand] = []
    for defender in defenders:
        against = yield from second_roll(attack, defender)
        stands.append((yield from defend(state, attack, defender, against)))
    return stands


def in_order(state: State, attack: Attack, struck: list[Character]) -> Steps[list[Character]]:
    """HR-SQG-11: from near to far; among those who are equally near the active player says who is next."""
    found: list[Character] = []
    left = struck[:]
    while left:
        nearest = distance(attack.named, left[0])
        equal = [one.id for one in left if distance(attack.named, one) - nearest <= EQUALLY_NEAR]
        chosen = yield from say_next(state.player, equal, ordering.BLAST, "HR-SQG-11")
        found.append(state.characters[chosen])
        left = [one for one in left if one.id != chosen]
    return found


# -- Lightning bolt -------------------------------------------------------------------------------


def bolt_targets(state: State, attack: Attack, troop: Troop) -> list[Character]:
    """HR-ASH-13, HR-ASH-14: the eligible members nearest to the first target, within 6 inches of it."""
    shooter = attack.attacker
    first = attack.target
    nearest = takers(state, shooter, troop, NOBODY, first, first.id, True)
    return [target for target in nearest if within(first, target, BOLT_REACH)]


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

    def write(self, value: Shot | None) -> Json:
        return None if value is None else value.to_json()

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
    nearest = takers(state, shooter, troop, NOBODY, first, first.id, True)
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


def second_bolt(state: State, attack: Attack, warned: list[int]) -> Steps[None]:
    """HR-ASH-12 to HR-ASH-14: a free shot with the complete pool at another target near the first."""
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


# -- Deflect --------------------------------------------------------------------------------------


def deflect_targets(state: State, attack: Attack, defender: Character) -> list[int]:
    """HR-ADF-05, HR-ADF-06: the troops at which a shot can be deflected, judged from the deflector."""
    weapon = attack.weapon
    pool = dice_of(state, weapon, SHOOTING)
    found: list[int] = []
    if pool.size() == 0:
        return found
    for troop in state.troops:
        if troop.owner == defender.owner or not troop.members:
            continue
        nearest = takers(state, defender, troop, NOBODY, defender, NOBODY, False)
        if nearest and dice_problem(defender, pool, weapon.card.range, nearest[0]) is None:
            found.append(troop.id)
    return found


def can_deflect(state: State, attack: Attack, defender: Character) -> bool:
    """HR-ADF-05, HR-ADF-07, HR-ADF-08: whether a defender may send a shot on, and to anybody."""
    if not is_there(defender):
        return False
    if defender.id in attack.deflectors or touches_an_enemy(state, defender):
        return False
    return bool(deflect_targets(state, attack, defender))


def deflect_problem(state: State, attack: Attack, defender: Character, answer: object) -> Refusal | None:
    """Why a shot cannot be deflected at a troop."""
    if type(answer) is not int or not 0 <= answer < len(state.troops):
        return None
    troop = state.troops[answer]
    if troop.owner == defender.owner:
        return Refusal("home_raiders.sht.friendly_troop", "HR-SHT-14", {"troop": answer})
    nearest = takers(state, defender, troop, NOBODY, defender, NOBODY, False)
    if not nearest:
        return first_problem(state, defender, troop, NOBODY)
    weapon = attack.weapon
    return dice_problem(defender, dice_of(state, weapon, SHOOTING), weapon.card.range, nearest[0])


def deflect(state: State, attack: Attack, defender: Character, warned: list[int]) -> Steps[None]:
    """HR-ADF-05 to HR-ADF-08: a shot that was held may be sent on, once by each character in a chain."""
    choices: list[int | None] = [None]
    choices.extend(deflect_targets(state, attack, defender))
    args: dict[str, Json] = {"character": defender.id, "shooter": attack.attacker.id}
    barred = partial(deflect_problem, state, attack, defender)
    kind = "home_raiders.react.deflect"
    answer = yield from choose(defender.owner, kind, "HR-ADF-05", choices, args, barred, hand=PICK_GROUP)
    if answer is None:
        return
    nearest = takers(state, defender, state.troops[answer], NOBODY, defender, NOBODY, False)
    target = yield from who_takes_it(defender, nearest)
    sent = Attack(RANGED, DEFLECTED, defender, target)
    sent.weapon = attack.weapon
    sent.obscured = sees(state, defender, target) == PARTIAL
    sent.beyond_range = distance(defender, target) > range_against(attack.weapon.card.range, target)
    sent.deflectors = [*attack.deflectors, defender.id]
    yield ShotDeflected(defender.id, attack.weapon.id, target.id)
    yield from loose(state, sent, NOBODY, warned)
