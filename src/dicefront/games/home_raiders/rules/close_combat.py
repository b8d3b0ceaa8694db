"""CCA, SQC: Close combat attack actions, and single attacks made for free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.attack import after_effects, declared, offer_bodyguard, resolve
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT
from dicefront.games.home_raiders.rules.moments import (
    ABILITIES,
    BLOW_OPTION,
    FIGHTS_BARE,
    MOMENTS,
    REACH,
    STRIKE_TWICE,
    asked,
)
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.sight import is_hidden
from dicefront.games.home_raiders.rules.signs import nobody, sign_of_blows
from dicefront.games.home_raiders.rules.state import Character, State, Troop, is_bound, is_there
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, BY_ACTION, MELEE, Attack, Blow
from dicefront.kernel.effects import TURN
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Sign
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.contact import touches
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import within

ATTACKED: Final = "attacked"
"""The effect by which a character remembers whom it attacked in close combat this turn (HR-ACC-02)."""


# -- who can fight whom -------------------------------------------------------------------------


def has_dice(state: State, character: Character) -> bool:
    """HR-CRD-04, HR-WND-07: dice for close combat; HR-ACC-06: without them one Ace may be enough."""
    if dice_of(state, character, CLOSE_COMBAT).size() > 0:
        return True
    return character.kit.uses(FIGHTS_BARE) and character.card.dice[CLOSE_COMBAT].healthy.size() > 0


def is_target(state: State, attacker: Character, target: Character) -> bool:
    """HR-CCA-01, HR-CCA-03, HR-ACC-17: an enemy in base contact or within reach, which may be attacked."""
    return (
        target.owner != attacker.owner
        and is_there(target)
        and not is_bound(attacker, target)  # HR-ASP-06
        and (touches(state, attacker, target) or reaches(state, attacker, target))
    )


def reaches(state: State, attacker: Character, target: Character) -> bool:
    """HR-ACC-17, HR-LOS-10: near enough for its arm, and not completely obscured."""
    arms = asked(attacker, REACH)
    return any(within(attacker, target, arm.reach) for arm in arms) and not is_hidden(state, attacker, target)


def melee_targets(state: State, character: Character) -> list[Character]:
    """The enemies a character may attack now, ascending; all causes reach equally far (HR-ACC-18)."""
    return [target for target in state.characters if is_target(state, character, target)]


def can_fight(state: State, character: Character) -> bool:
    """HR-SQC-01: on the combat space, with dice to attack with and an enemy to attack."""
    return is_there(character) and has_dice(state, character) and bool(melee_targets(state, character))


# -- the declaration (HR-SQC-02) ----------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Blows(Written):
    """Who attacks, and one blow, or two for a Rampage."""

    def __init__(self, attacker: int, blows: list[Blow]) -> None:
        self.attacker = attacker
        self.blows = blows

    def to_json(self) -> list[Json]:
        """``[attacker, target]``, as ``MeleeTarget`` describes it."""
        return [self.attacker, *[part for blow in self.blows for part in blow.to_json()]]


class MeleeTarget(Choose[Blows | None]):
    """Who attacks next, and whom: null for nobody else, or ``[attacker, target]``.

    A target followed by ``"sucker-punch"`` is attacked with that ability. Two targets are a Rampage
    (HR-ACC-12): ``[attacker, first, second]``, each of them followed by ``"sucker-punch"`` or not.
    """

    def __init__(self, state: State, fighters: list[Character]) -> None:
        found: list[Blows | None] = [None]
        for fighter in fighters:
            blows = ways_to_strike(fighter, melee_targets(state, fighter))
            found += [Blows(fighter.id, [blow]) for blow in blows]
            if fighter.kit.uses(STRIKE_TWICE):
                pairs = [[one, other] for one in blows for other in blows if one.target != other.target]
                found += [Blows(fighter.id, pair) for pair in pairs]
        args: dict[str, Json] = {"fighters": [fighter.id for fighter in fighters]}
        super().__init__(fighters[0].owner, "home_raiders.melee.target", "HR-CCA-03", found, args)
        self.state = state
        self.fighters = fighters

    def why_not(self, answer: object) -> Refusal | None:
        if not isinstance(answer, list) or not 2 <= len(answer) <= 5:
            return unreadable("[attacker, target], or null for no further attack", answer)
        attacker = figure_named(self.state, answer[0])
        if attacker is None:
            return unreadable("the number of a character", answer[0])
        blows = blows_in(answer[1:], len(self.state.characters))
        if isinstance(blows, Refusal):
            return blows
        if attacker not in self.fighters:
            return Refusal("home_raiders.melee.not-its-turn", "HR-CCA-01", {"character": attacker.id})
        return blows_problem(self.state, attacker, blows)

    def show(self, value: Blows | None) -> Sign:
        if value is None:
            return nobody("HR-CCA-03")
        return sign_of_blows(self.state, value.attacker, value.blows)


def ways_to_strike(fighter: Character, targets: list[Character]) -> list[Blow]:
    """Each way to attack each target."""
    found: list[Blow] = []
    for target in targets:
        found.append(Blow(target.id, []))
        for option in asked(fighter, BLOW_OPTION):
            found.append(Blow(target.id, [option]))
    return found


def blows_in(words: list[object], characters: int) -> list[Blow] | Refusal:
    """One or two targets, each followed by "sucker-punch" or not."""
    blows: list[Blow] = []
    for word in words:
        option = ABILITIES.get(word) if isinstance(word, str) else None
        if type(word) is int and 0 <= word < characters:
            blows.append(Blow(word, []))
        elif option is not None and MOMENTS.is_used(BLOW_OPTION, option) and blows and not blows[-1].options:
            blows[-1].options.append(option)
        else:
            return unreadable("a target, followed by sucker-punch or not", word)
    if not 1 <= len(blows) <= 2:
        return unreadable("one or two targets", words)
    return blows


def blows_problem(state: State, attacker: Character, blows: list[Blow]) -> Refusal | None:
    """HR-ATK-04: why these attacks cannot be declared together."""
    for blow in blows:
        problem = target_problem(state, attacker, state.characters[blow.target])
        if problem is not None:
            return problem
        for option in blow.options:
            if not attacker.kit.holds(option):
                return Refusal(ABILITIES[option.id].blow_option, option.rules, {"character": attacker.id})
    if len(blows) == 2:
        if not attacker.kit.uses(STRIKE_TWICE):
            return Refusal("home_raiders.melee.no-rampage", "HR-ACC-12", {"character": attacker.id})
        if blows[0].target == blows[1].target:
            return Refusal("home_raiders.melee.same-target", "HR-ACC-12", {"target": blows[0].target})
    return None


def target_problem(state: State, attacker: Character, target: Character) -> Refusal | None:
    """Why a character cannot be attacked in close combat."""
    who: dict[str, Json] = {"attacker": attacker.id, "target": target.id}
    if target.owner == attacker.owner:
        return Refusal("home_raiders.melee.friend", "HR-CCA-01", who)
    if not is_there(target):
        return Refusal("home_raiders.melee.gone", "HR-WND-18", who)
    if is_bound(attacker, target):
        return Refusal("home_raiders.melee.tricked", "HR-ASP-05", who)
    if not touches(state, attacker, target) and not reaches(state, attacker, target):
        rule = "HR-ACC-17" if attacker.kit.uses(REACH) else "HR-CCA-01"
        return Refusal("home_raiders.melee.out-of-contact", rule, who)
    return None


# -- the action ---------------------------------------------------------------------------------


def close_combat_action(state: State, troop: Troop, fighters: list[Character]) -> Steps[None]:
    """SQC: the characters attack one after the other, each once (HR-CCA-07, HR-ATK-17 to HR-ATK-19)."""
    waiting = fighters[:]
    while True:
        # HR-GTG-05: nobody of a troop that was forced to the ground goes on
        ready = [c for c in waiting if c.troop == troop.id and not c.down and can_fight(state, c)]
        if not ready:
            return
        chosen = yield from ask(MeleeTarget(state, ready))
        if chosen is None:
            return
        attacker = state.characters[chosen.attacker]
        waiting.remove(attacker)
        if len(chosen.blows) == 2:
            for ability in asked(attacker, STRIKE_TWICE):
                yield from ability.strike_twice(state, attacker, chosen.blows)
        else:
            yield from strike_once(state, attacker, chosen.blows[0], NOBODY)


def strike_once(state: State, attacker: Character, blow: Blow, reserved: int) -> Steps[Attack]:
    """One attack of the action, through all its steps."""
    attack = Attack(MELEE, BY_ACTION, attacker, state.characters[blow.target])
    attack.options = blow.options[:]
    attack.reserved = reserved
    yield from make_attack(state, attack)
    return attack


def make_attack(state: State, attack: Attack) -> Steps[None]:
    """HR-SQC-03 to HR-SQC-13: one Close combat attack from its declaration to its after-effects."""
    attacker = attack.attacker
    yield declared(attack)
    yield from offer_bodyguard(state, attack)
    for enemy in [attack.named, attack.target]:  # HR-ACC-02: both have been attacked
        attacker.bear(ATTACKED, TURN, value=enemy.id)
    yield from resolve(state, attack)
    yield from after_effects(state, attack)


# -- free attacks -------------------------------------------------------------------------------


def free_close_attack(state: State, attacker: Character, target: Character, cause: int) -> Steps[None]:
    """HR-ATK-16: one Close combat attack on a given target; contact is the caller's matter."""
    if attacker.where != ON_TABLE or not is_there(target) or not has_dice(state, attacker):
        return
    attack = Attack(MELEE, cause, attacker, target)
    if cause == BREAK_AWAY:
        for option in asked(attacker, BLOW_OPTION):
            if (yield from option.offer_blow(attacker, target)):
                attack.options.append(option)
    yield from make_attack(state, attack)
