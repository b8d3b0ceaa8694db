"""ADF: the Defence abilities."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from dicefront.games.home_raiders.rules.attack import defend
from dicefront.games.home_raiders.rules.cards import DEFENCE as DEFENCE_DICE
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import BLANK, roll_one_weakest
from dicefront.games.home_raiders.rules.events.fighting import (
    Burst,
    DieRolled,
    Healed,
    RollChosen,
    RollForced,
    Swapped,
    TokenSentOn,
)
from dicefront.games.home_raiders.rules.events.shooting import ShotDeflected
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.moments import ATTACKED, DEFENCE, OPTION, STANDS_FIRM, Ability
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.picking import allowed, pick
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.shooting import loose, who_takes_it
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.games.home_raiders.rules.strike import BURST, DEFLECTED, MELEE, RANGED, Attack, Stand, Token
from dicefront.games.home_raiders.rules.targets import (
    dice_problem,
    first_problem,
    friend_problem,
    range_against,
    takers,
)
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_GROUP
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose, confirm
from dicefront.kernel.window import Window
from dicefront.skirmish.contact import touches, touches_an_enemy, touching_friends
from dicefront.skirmish.figures import place
from dicefront.skirmish.measuring import distance, within
from dicefront.skirmish.missions import release
from dicefront.tabletop.sight import PARTIAL


class DefenceAbility(Ability):
    """Base of the Defence abilities."""

    family: ClassVar[str] = DEFENCE


class SharpReflexes(DefenceAbility):
    """An upgrade against Ranged attacks."""

    id = "sharp-reflexes"
    rules = "HR-ADF-01"
    weight = 1.0

    def shape_own_defence(self, state: State, attack: Attack, build: Build, me: Character) -> None:
        if attack.kind == RANGED:
            build.upgrade(self.reason, "HR-ADF-01")


class WallOfShields(DefenceAbility):
    """A Boost of 1 beside a friend that has the ability too."""

    id = "wall-of-shields"
    rules = "HR-ADF-02"
    weight = 0.5

    def shape_own_defence(self, state: State, attack: Attack, build: Build, me: Character) -> None:
        for friend in touching_friends(state, me):
            if friend.kit.holds(self) and not friend.vanishing:
                build.add_boost(self.reason, 1, "HR-ADF-02")
                return


class Regeneration(DefenceAbility):
    """A die of the weakest Defence set left may remove a token again."""

    id = "regeneration"
    rules = "HR-ADF-03 to HR-ADF-04"
    weight = 2.0

    def after_wound(self, state: State, me: Character) -> Steps[None]:
        dice = dice_of(state, me, DEFENCE_DICE)
        face = yield from roll_one_weakest(dice, "home_raiders.regeneration", "HR-ADF-03", me.owner)
        yield DieRolled(me.id, self.id, face != BLANK)
        if face != BLANK:
            me.wounds -= 1
            yield Healed(me.id, me.wounds)


class Shrapnel(DefenceAbility):
    """When it vanishes, everybody in base contact that is not vanishing defends against 1 Ace."""

    id = "shrapnel"
    rules = "HR-ADF-09 to HR-ADF-12, HR-ADF-27"
    weight = 0.5

    def bursts_at(self, state: State, me: Character) -> list[Character]:
        return [
            other
            for other in state.characters
            if other is not me and is_there(other) and touches(state, me, other)
        ]

    def burst(self, state: State, me: Character) -> Steps[list[Stand]]:
        targets = self.bursts_at(state, me)
        yield Burst(me.id, [target.id for target in targets])
        stands: list[Stand] = []
        for target in targets:
            attack = Attack(MELEE, BURST, me, target)
            stands.append((yield from defend(state, attack, target, 1)))
        return stands


class Resilience(DefenceAbility):
    """An upgrade against Close combat attacks."""

    id = "resilience"
    rules = "HR-ADF-13"
    weight = 1.0

    def shape_own_defence(self, state: State, attack: Attack, build: Build, me: Character) -> None:
        if attack.kind == MELEE:
            build.upgrade(self.reason, "HR-ADF-13")


class EnergyBarrier(DefenceAbility):
    """The attacker has to roll its whole pool twice; the defending player chooses which roll counts."""

    id = "energy-barrier"
    rules = "HR-ADF-14 to HR-ADF-17"
    weight = 2.0
    use = OPTION
    window = Window("home_raiders.react.energy-barrier", "HR-ADF-14", [ATTACKED])

    def has_roll_repeated(self, attack: Attack, me: Character, total: int) -> Steps[bool]:
        args: dict[str, Json] = {
            "character": me.id,
            "attacker": attack.attacker.id,
            "total": total,
            "second_total": None,
        }
        if not (yield from confirm(me.owner, "home_raiders.react.energy-barrier", "HR-ADF-14", args)):
            return False
        yield RollForced(me.id, attack.attacker.id)
        return True

    def takes_second_roll(self, attack: Attack, me: Character, first: int, second: int) -> Steps[bool]:
        if first == second:
            return False
        args: dict[str, Json] = {
            "character": me.id,
            "attacker": attack.attacker.id,
            "total": first,
            "second_total": second,
        }
        changed = yield from confirm(me.owner, "home_raiders.react.energy-barrier", "HR-ADF-15", args)
        yield RollChosen(me.id, changed, second if changed else first)
        return changed


class Flicker(DefenceAbility):
    """After a successful defence in close combat it may swap places with somebody within 5 inches."""

    id = "flicker"
    rules = "HR-ADF-18 to HR-ADF-20"
    weight = 0.5
    use = OPTION
    window = Window("home_raiders.react.flicker", "HR-ADF-18", [ATTACKED])

    def may_recover(self, state: State, me: Character) -> bool:
        return is_there(me) and bool(allowed(state, lambda one: swap_problem(state, me, one)))

    def after_defending(self, state: State, me: Character) -> Steps[None]:
        if not is_there(me):
            return
        args: dict[str, Json] = {"character": me.id}
        kind = "home_raiders.react.flicker"
        other = yield from pick(
            state, me.owner, kind, "HR-ADF-18", args, lambda one: swap_problem(state, me, one)
        )
        if other is not None:
            here, there = me.body, other.body
            place(me, there.shape.x, there.shape.y, there.bottom)
            place(other, here.shape.x, here.shape.y, here.bottom)
            yield Swapped(me.id, other.id)
            release(state)


def swap_problem(state: State, character: Character, other: Character) -> Refusal | None:
    """HR-ADF-18, HR-ADF-19, HR-AUN-06: near enough, and each can stand at the other's place."""
    who: dict[str, Json] = {"character": character.id, "other": other.id}
    if other is character or not is_there(other):
        return Refusal("home_raiders.choice.not-there", "HR-ADF-18", who)
    if not within(character, other, 5 * INCH):
        return Refusal("home_raiders.choice.too-far", "HR-ADF-18", who)
    if other.owner != character.owner and other.kit.uses(STANDS_FIRM):
        return Refusal("home_raiders.choice.stands-firm", "HR-AUN-06", who)
    here, there = character.body, other.body
    both = [character.id, other.id]
    problem = standing_problem(state, character, there.shape.x, there.shape.y, there.bottom, both)
    if problem is None:
        problem = standing_problem(state, other, here.shape.x, here.shape.y, here.bottom, both)
    return None if problem is None else Refusal(problem.reason, "HR-ADF-19", problem.args)


class Bodyguard(DefenceAbility):
    """It may take over an attack on a friend it touches, once for each attack."""

    id = "bodyguard"
    rules = "HR-ADF-21 to HR-ADF-24"
    weight = 0.5
    use = OPTION
    window = Window("home_raiders.react.bodyguard", "HR-ADF-21", [ATTACKED])
    steps_in = True


class MirrorImage(DefenceAbility):
    """A die may send a token to a friend within 5 inches, named before the roll."""

    id = "mirror-image"
    rules = "HR-ADF-25 to HR-ADF-26"
    weight = 1.0
    use = OPTION
    order = 2

    def problem(self, me: Character, friend: Character) -> Refusal | None:
        return friend_problem(me, friend, "HR-ADF-25", 5 * INCH)

    def may_send_on(self, state: State, token: Token) -> bool:
        return bool(allowed(state, lambda one: self.problem(token.receiver, one)))

    def send_on(self, state: State, token: Token) -> Steps[None]:
        me = token.receiver
        args: dict[str, Json] = {"character": me.id, "cause": token.reason}
        kind = "home_raiders.wound.mirror-image"
        friend = yield from pick(state, me.owner, kind, "HR-ADF-25", args, lambda one: self.problem(me, one))
        if friend is None:
            return
        dice = dice_of(state, me, DEFENCE_DICE)
        face = yield from roll_one_weakest(dice, "home_raiders.mirror-image", "HR-ADF-25", me.owner)
        yield DieRolled(me.id, self.id, face != BLANK)
        if face != BLANK:
            token.send_to(friend)
            yield TokenSentOn(me.id, friend.id, self.id)


# -- Deflect ------------------------------------------------------------------------------------


class Deflect(DefenceAbility):
    """A shot that was held may be sent on, once by each character in a chain."""

    id = "deflect"
    rules = "HR-ADF-05 to HR-ADF-08"
    weight = 1.5
    use = OPTION
    window = Window("home_raiders.react.deflect", "HR-ADF-05", [ATTACKED])

    def may_send_back(self, state: State, attack: Attack, me: Character) -> bool:
        if not is_there(me):
            return False
        if me.id in attack.deflectors or touches_an_enemy(state, me):
            return False
        return bool(deflect_targets(state, attack, me))

    def send_back(self, state: State, attack: Attack, me: Character, warned: list[int]) -> Steps[None]:
        choices: list[int | None] = [None]
        choices.extend(deflect_targets(state, attack, me))
        args: dict[str, Json] = {"character": me.id, "shooter": attack.attacker.id}
        barred = partial(deflect_problem, state, attack, me)
        kind = "home_raiders.react.deflect"
        answer = yield from choose(me.owner, kind, "HR-ADF-05", choices, args, barred, hand=PICK_GROUP)
        if answer is None:
            return
        nearest = takers(state, me, state.troops[answer])
        target = yield from who_takes_it(me, nearest)
        sent = Attack(RANGED, DEFLECTED, me, target)
        sent.weapon = attack.weapon
        sent.obscured = sees(state, me, target) == PARTIAL
        sent.beyond_range = distance(me, target) > range_against(attack.weapon.card.range, target)
        sent.deflectors = [*attack.deflectors, me.id]
        yield ShotDeflected(me.id, attack.weapon.id, target.id)
        yield from loose(state, sent, NOBODY, warned)


def deflect_targets(state: State, attack: Attack, defender: Character) -> list[int]:
    """HR-ADF-05, HR-ADF-06: the troops at which a shot can be deflected, judged from the deflector."""
    weapon = attack.weapon
    found: list[int] = []
    if dice_of(state, weapon, SHOOTING).size() == 0:
        return found
    for troop in state.troops:
        if troop.owner == defender.owner or not troop.members:
            continue
        nearest = takers(state, defender, troop)
        if nearest and dice_problem(state, defender, nearest[0], weapon) is None:
            found.append(troop.id)
    return found


def deflect_problem(state: State, attack: Attack, defender: Character, answer: object) -> Refusal | None:
    """Why a shot cannot be deflected at a troop."""
    if type(answer) is not int or not 0 <= answer < len(state.troops):
        return None
    troop = state.troops[answer]
    if troop.owner == defender.owner:
        return Refusal("home_raiders.sht.friendly_troop", "HR-SHT-14", {"troop": answer})
    nearest = takers(state, defender, troop)
    if not nearest:
        return first_problem(state, defender, troop, NOBODY)
    return dice_problem(state, defender, nearest[0], attack.weapon)
