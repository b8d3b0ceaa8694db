"""ADF: Deflect."""

from __future__ import annotations

from functools import partial

from dicefront.games.home_raiders.rules.abilities.defence import DefenceAbility
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.events.shooting import ShotDeflected
from dicefront.games.home_raiders.rules.moments import ATTACKED, OPTION
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.shooting import loose, who_takes_it
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.games.home_raiders.rules.strike import DEFLECTED, RANGED, Attack
from dicefront.games.home_raiders.rules.targets import dice_problem, first_problem, range_against, takers
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_GROUP
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.kernel.window import Window
from dicefront.skirmish.contact import touches_an_enemy
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.sight import PARTIAL


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
