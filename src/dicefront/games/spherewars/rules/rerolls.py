"""DIC-23: dice that somebody may roll again because a rule grants it."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.rules.dice import Permission, Rolled, throw_again
from dicefront.games.spherewars.rules.events.fighting import RolledAgain
from dicefront.games.spherewars.rules.moments import REROLLS, SECRET_REROLL, asked
from dicefront.games.spherewars.rules.reactions import KNOWN
from dicefront.games.spherewars.rules.secrets import carries, possible_users, show
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.kernel.effects import TURN
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import same
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.window import ASK, StandingChoice, Window

ROLL_AGAIN: Final = "spherewars.roll.again"


def permissions_of(
    state: State, one: Combatant, purpose: str, against: Combatant | None = None
) -> list[Permission]:
    """What the traits of a combatant let it roll again of its dice; ``against`` is whom they strike."""
    found: list[Permission] = []
    for trait in asked(one, REROLLS):
        permission = trait.rerolls(state, one, purpose, against)
        if permission is not None:
            found.append(permission)
    return found


def roll_again(
    state: State, one: Combatant, rolled: Rolled, purpose: str, against: Combatant | None = None
) -> Steps[None]:
    """H7, H10: each permission may be used once on a roll (SW-DIC-23)."""
    for permission in permissions_of(state, one, purpose, against):
        yield from use_permission(one, rolled, permission, purpose)
    yield from roll_in_secret(state, one, rolled, purpose)


def roll_in_secret(state: State, one: Combatant, rolled: Rolled, purpose: str) -> Steps[bool]:
    """SW-ACT-20: whoever could carry an artefact that lets dice be rolled again is asked, once per turn."""
    used = False
    for trait in possible_users(state, one, SECRET_REROLL):
        permission = trait.secret_reroll(state, one, purpose)
        if permission is None or one.effects.has(trait.id):
            continue
        offers = rolled.offers(permission) if carries(one, trait.id) else []
        dice = yield from ask(RollAgain(one, rolled, permission, offers, known=False))
        if dice:
            yield from show(one, trait.id)
            one.bear(trait.id, TURN)
            yield from throw(one, rolled, permission, dice, purpose)
            used = True
    return used


def use_permission(one: Combatant, rolled: Rolled, permission: Permission, purpose: str) -> Steps[bool]:
    """Ask whether a permission is used, and on which dice; whether it was."""
    offers = rolled.offers(permission)
    if not offers:
        return False
    dice = yield from ask(RollAgain(one, rolled, permission, offers))
    if not dice:
        return False
    yield from throw(one, rolled, permission, dice, purpose)
    return True


def throw(
    one: Combatant, rolled: Rolled, permission: Permission, dice: list[int], purpose: str
) -> Steps[None]:
    """The dice are rolled again."""
    before = rolled.faces[:]
    yield from throw_again(rolled, permission, dice, purpose.partition("_")[0], one.owner)
    yield RolledAgain(one.id, permission.source, before, rolled.faces[:])


class RollAgain(Question[list[int]]):
    """Which dice are rolled again, by their places from the highest on; none to leave them as they are."""

    def __init__(
        self,
        one: Combatant,
        rolled: Rolled,
        permission: Permission,
        offers: list[list[int]],
        known: bool = True,
    ) -> None:
        super().__init__(one.owner, ROLL_AGAIN, permission.rule, True, True, True)
        self.one = one
        self.rolled = rolled
        self.faces = rolled.faces[:]
        self.known = known
        self.permission = permission
        self.offers = offers

    def read(self, answer: object) -> list[int] | Refusal:
        for option in self.options():
            if same(option, answer):
                return option
        return unreadable("places of dice that may be rolled again, or none", answer)

    def candidates(self) -> list[list[int]]:
        return [[], *self.offers]

    def calls(self) -> list[str]:
        return [KNOWN] if self.known else []

    def gesture(self) -> Gesture:
        most = max([len(offer) for offer in self.offers], default=0)
        return Gesture(PICK_SEVERAL, list[Json](range(len(self.faces))), 0, most)

    def show(self, value: list[int]) -> Sign:
        if not value:
            return Sign(note=Note("kernel.show.none"))
        return Sign(
            piece=self.one.id,
            note=Note("spherewars.show.roll_again", {"faces": [self.faces[place] for place in value]}),
        )

    def args(self) -> dict[str, Json]:
        return {
            "combatant": self.one.id,
            "faces": list[Json](self.faces),
            "trait": self.permission.source,
        }


# -- standing choices ---------------------------------------------------------------------------------


def roll_the_worst(_state: Any, question: Question[Any]) -> object:
    """The policy *worst*: the lowest die is rolled again at the first occasion."""
    assert isinstance(question, RollAgain)
    return question.offers[-1] if question.offers else []


def roll_if_failing(state: Any, question: Question[Any]) -> object:
    """The policy *failing*: the same when the roll is lost or fails as it lies."""
    assert isinstance(question, RollAgain)
    return roll_the_worst(state, question) if question.rolled.is_failing() else []


REROLL: Final = Window(
    ROLL_AGAIN,
    "SW-DIC-23",
    policies={"failing": roll_if_failing, "worst": roll_the_worst},
    usual=StandingChoice(ASK, [[KNOWN]], "failing"),
    secret=True,
    may_call=[KNOWN],
)
"""Permissions of artefacts that may be hidden are used by a policy unless their owner wishes to be asked."""
