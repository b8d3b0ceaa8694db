"""AHE: the Hero abilities. Messenger and Fervour have modules of their own."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.fighting import TokenSentOn
from dicefront.games.home_raiders.rules.moments import HERO, OPTION, SETUP, Ability
from dicefront.games.home_raiders.rules.picking import allowed, pick
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import Attack
from dicefront.games.home_raiders.rules.targets import friend_problem
from dicefront.games.home_raiders.rules.token import Token
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.contact import touches
from dicefront.skirmish.measuring import within


class HeroAbility(Ability):
    """Base of the Hero abilities."""

    family: ClassVar[str] = HERO


class PreciseAttack(HeroAbility):
    """Critical Aces of the defence count as plain Aces."""

    id = "precise-attack"
    rules = "HR-AHE-01"
    weight = 2.0
    dulls_criticals = True


class Explorer(HeroAbility):
    """It may be deployed late."""

    id = "explorer"
    rules = "HR-AHE-05"
    weight = 2.0
    use = SETUP
    may_be_held_back = True


class SelfishFighter(HeroAbility):
    """A token of any source may go to a friend in base contact, without a roll."""

    id = "selfish-fighter"
    rules = "HR-AHE-06 to HR-AHE-07"
    weight = 1.0
    use = OPTION
    order = 1

    def may_send_on(self, state: State, token: Token) -> bool:
        return bool(allowed(state, lambda one: taking_problem(state, token.receiver, one)))

    def send_on(self, state: State, token: Token) -> Steps[None]:
        me = token.receiver
        args: dict[str, Json] = {"character": me.id, "cause": token.reason}
        kind = "home_raiders.wound.selfish"
        friend = yield from pick(
            state, me.owner, kind, "HR-AHE-06", args, lambda one: taking_problem(state, me, one)
        )
        if friend is not None:
            token.send_to(friend)
            yield TokenSentOn(me.id, friend.id, self.id)


def taking_problem(state: State, character: Character, friend: Character) -> Refusal | None:
    """HR-AHE-06: why somebody cannot take the token of a Selfish fighter."""
    problem = friend_problem(character, friend, "HR-AHE-06")
    if problem is None and not touches(state, character, friend):
        who: dict[str, Json] = {"character": character.id, "other": friend.id}
        return Refusal("home_raiders.choice.no-contact", "HR-AHE-06", who)
    return problem


class PrudentStrategist(HeroAbility):
    """One upgrade for friends within 3 inches, not for itself; a second strategist adds nothing."""

    id = "prudent-strategist"
    rules = "HR-AHE-08 to HR-AHE-09"
    weight = 3.0

    def shape_friends_defence(self, me: Character, build: Build, defender: Character) -> None:
        if within(me, defender, 3 * INCH):
            build.upgrade_once(self.reason, "HR-AHE-08")


class SwornEnemy(HeroAbility):
    """An upgrade against the enemy named before the game, also if a Bodyguard takes the attack over."""

    id = "sworn-enemy"
    rules = "HR-AHE-13 to HR-AHE-14"
    weight = 2.0
    use = SETUP
    swears = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.named.id == attack.attacker.sworn:
            build.upgrade(self.reason, "HR-AHE-14")


class Champion(HeroAbility):
    """It vanishes with its third token."""

    id = "champion"
    rules = "HR-AHE-15"
    weight = 8.0
    extra_wounds = 1


class Specialist(HeroAbility):
    """A Hero that may be deployed inside a Unit."""

    id = "specialist"
    rules = "HR-AHE-18 to HR-AHE-20"
    weight = 0.5
    use = SETUP
    joins_units = True
