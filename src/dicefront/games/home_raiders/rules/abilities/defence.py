"""ADF: Defence abilities. Deflect, a shot, stands with the shots; the chain of Shrapnel in ``wounds``."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.base import Trait
from dicefront.games.home_raiders.rules.abilities.formation import stands_firm
from dicefront.games.home_raiders.rules.abilities.names import (
    BODYGUARD,
    ENERGY_BARRIER,
    FLICKER,
    IDS,
    MIRROR_IMAGE,
    REGENERATION,
    WALL_OF_SHIELDS,
)
from dicefront.games.home_raiders.rules.cards import DEFENCE
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import BLANK, Rolled, roll_one_weakest
from dicefront.games.home_raiders.rules.events.fighting import (
    DieRolled,
    Healed,
    RollChosen,
    RollForced,
    Swapped,
    TakenOver,
    TokenSentOn,
)
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, place
from dicefront.games.home_raiders.rules.strike import MELEE, RANGED, Attack
from dicefront.games.home_raiders.rules.token import Token
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose, confirm
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.contact import touches, touching_friends
from dicefront.skirmish.measuring import within

NEAR: Final = 5 * INCH
"""How far Flicker and Mirror image reach (HR-ADF-18, HR-ADF-25)."""


class SharpReflexes(Trait):
    """HR-ADF-01: an upgrade against Ranged attacks."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.kind == RANGED:
            build.upgrade(self.reason, "HR-ADF-01")


class WallOfShields(Trait):
    """HR-ADF-02: a Boost of 1 beside a friend that has the ability too."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        for friend in touching_friends(state, defender):
            if friend.kit.has[WALL_OF_SHIELDS] and not friend.vanishing:
                build.add_boost(self.reason, 1, "HR-ADF-02")
                return


class Resilience(Trait):
    """HR-ADF-13: an upgrade against Close combat attacks."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.kind == MELEE:
            build.upgrade(self.reason, "HR-ADF-13")


def is_there(character: Character) -> bool:
    """HR-WND-18: on the combat space and not about to leave it."""
    return character.where == STANDING and not character.vanishing


# -- step 3: Bodyguard --------------------------------------------------------------------------


def bodyguards(state: State, attack: Attack) -> list[int]:
    """HR-ADF-21: the friends of the target that touch it and may take the attack over."""
    return [
        friend.id
        for friend in touching_friends(state, attack.target)
        if friend.kit.has[BODYGUARD] and not friend.vanishing and friend is not attack.attacker
    ]


def guard_problem(state: State, attack: Attack, friend: Character) -> Refusal | None:
    """Why somebody cannot take an attack over."""
    who: dict[str, Json] = {"character": friend.id, "other": attack.target.id}
    problem = friend_problem(attack.target, friend, "HR-ADF-21")
    if problem is not None:
        return problem
    if not friend.kit.has[BODYGUARD]:
        return Refusal("home_raiders.choice.no-bodyguard", "HR-ADF-21", who)
    if not touches(state, friend, attack.target):
        return Refusal("home_raiders.choice.no-contact", "HR-ADF-21", who)
    return None


def offer_bodyguard(state: State, attack: Attack) -> Steps[None]:
    """HR-ADF-21 to HR-ADF-24: one of them may become the target, once for each attack."""
    guards = bodyguards(state, attack)
    if not guards:
        return
    choices: list[int | None] = [None]
    choices.extend(guards)
    args: dict[str, Json] = {"attacker": attack.attacker.id, "target": attack.target.id}
    player = attack.target.owner

    def barred(answer: object) -> Refusal | None:
        friend = figure_named(state, answer)
        return None if friend is None else guard_problem(state, attack, friend)

    answer = yield from choose(
        player, "home_raiders.react.bodyguard", "HR-ADF-21", choices, args, barred, hand=PICK_PIECE
    )
    if answer is not None:
        yield TakenOver(answer, attack.target.id)
        attack.target = state.characters[answer]


# -- step 7: Energy barrier ---------------------------------------------------------------------


def offer_barrier(attack: Attack, defender: Character, total: int) -> Steps[bool]:
    """HR-ADF-14, HR-ADF-17: whether the attacker has to roll its whole pool a second time."""
    if not defender.kit.has[ENERGY_BARRIER]:
        return False
    args: dict[str, Json] = {
        "character": defender.id,
        "attacker": attack.attacker.id,
        "total": total,
        "second_total": None,
    }
    player = defender.owner
    if not (yield from confirm(player, "home_raiders.react.energy-barrier", "HR-ADF-14", args)):
        return False
    yield RollForced(defender.id, attack.attacker.id)
    return True


def choose_roll(
    attack: Attack, defender: Character, build: Build, first: Rolled, second: Rolled
) -> Steps[Rolled]:
    """HR-ADF-15, HR-ADF-16: the defending player chooses which of the two rolls counts as a whole."""
    one, other = build.total(first.aces), build.total(second.aces)
    if one == other:
        return first
    args: dict[str, Json] = {
        "character": defender.id,
        "attacker": attack.attacker.id,
        "total": one,
        "second_total": other,
    }
    player = defender.owner
    changed = yield from confirm(player, "home_raiders.react.energy-barrier", "HR-ADF-15", args)
    yield RollChosen(defender.id, changed, other if changed else one)
    return second if changed else first


# -- step 13: Flicker ---------------------------------------------------------------------------


def swap_problem(state: State, character: Character, other: Character) -> Refusal | None:
    """HR-ADF-18, HR-ADF-19, HR-AUN-06: near enough, and each can stand at the other's place."""
    who: dict[str, Json] = {"character": character.id, "other": other.id}
    if other is character or not is_there(other):
        return Refusal("home_raiders.choice.not-there", "HR-ADF-18", who)
    if not within(character, other, NEAR):
        return Refusal("home_raiders.choice.too-far", "HR-ADF-18", who)
    if stands_firm(other, character.owner):
        return Refusal("home_raiders.choice.stands-firm", "HR-AUN-06", who)
    here, there = character.body, other.body
    both = [character.id, other.id]
    problem = standing_problem(state, character, there.shape.x, there.shape.y, there.bottom, both)
    if problem is None:
        problem = standing_problem(state, other, here.shape.x, here.shape.y, here.bottom, both)
    return None if problem is None else Refusal(problem.reason, "HR-ADF-19", problem.args)


def swaps(state: State, character: Character) -> list[int]:
    """Those with whom a character may swap places by Flicker."""
    if not character.kit.has[FLICKER] or not is_there(character):
        return []
    return [other.id for other in state.characters if swap_problem(state, character, other) is None]


def offer_flicker(state: State, character: Character) -> Steps[None]:
    """HR-ADF-18 to HR-ADF-20: after a successful defence in close combat it may swap places."""
    choices: list[int | None] = [None]
    choices.extend(swaps(state, character))
    if len(choices) == 1:
        return
    args: dict[str, Json] = {"character": character.id}
    player = character.owner

    def barred(answer: object) -> Refusal | None:
        other = figure_named(state, answer)
        return None if other is None else swap_problem(state, character, other)

    answer = yield from choose(
        player, "home_raiders.react.flicker", "HR-ADF-18", choices, args, barred, hand=PICK_PIECE
    )
    if answer is not None:
        other = state.characters[answer]
        here, there = character.body, other.body
        place(character, there.shape.x, there.shape.y, there.bottom)
        place(other, here.shape.x, here.shape.y, here.bottom)
        yield Swapped(character.id, other.id)
        release(state)


# -- Wound tokens -------------------------------------------------------------------------------


def mirror_problem(character: Character, friend: Character) -> Refusal | None:
    """Why Mirror image cannot send a token to somebody."""
    who: dict[str, Json] = {"character": character.id, "other": friend.id}
    problem = friend_problem(character, friend, "HR-ADF-25")
    if problem is None and not within(character, friend, NEAR):
        return Refusal("home_raiders.choice.too-far", "HR-ADF-25", who)
    return problem


def friend_problem(character: Character, friend: Character, rule: str) -> Refusal | None:
    """HR-GEN-10, HR-WND-18: why somebody is no friend there."""
    who: dict[str, Json] = {"character": character.id, "other": friend.id}
    if friend is character or friend.owner != character.owner:
        return Refusal("home_raiders.choice.no-friend", rule, who)
    if not is_there(friend):
        return Refusal("home_raiders.choice.not-there", "HR-WND-18", who)
    return None


def mirror_takers(state: State, character: Character) -> list[int]:
    """HR-ADF-25: the friends to whom Mirror image could send a token."""
    return [friend.id for friend in state.characters if mirror_problem(character, friend) is None]


def mirror_image(state: State, token: Token) -> Steps[None]:
    """HR-ADF-25, HR-ADF-26: a die may send the token to a friend within 5 inches, named before the roll."""
    character = token.receiver
    choices: list[int | None] = [None]
    choices.extend(mirror_takers(state, character))
    if len(choices) == 1:
        return
    args: dict[str, Json] = {"character": character.id, "cause": token.reason}
    player = character.owner

    def barred(answer: object) -> Refusal | None:
        friend = figure_named(state, answer)
        return None if friend is None else mirror_problem(character, friend)

    answer = yield from choose(
        player, "home_raiders.wound.mirror-image", "HR-ADF-25", choices, args, barred, hand=PICK_PIECE
    )
    if answer is None:
        return
    dice = dice_of(state, character, DEFENCE)
    face = yield from roll_one_weakest(dice, "home_raiders.mirror-image", "HR-ADF-25", player)
    yield DieRolled(character.id, IDS[MIRROR_IMAGE], face != BLANK)
    if face != BLANK:
        token.send_to(state.characters[answer])
        yield TokenSentOn(character.id, answer, IDS[MIRROR_IMAGE])


def regeneration(state: State, character: Character) -> Steps[None]:
    """HR-ADF-03, HR-ADF-04: a die of the weakest Defence set left may remove the token again."""
    dice = dice_of(state, character, DEFENCE)
    face = yield from roll_one_weakest(dice, "home_raiders.regeneration", "HR-ADF-03", character.owner)
    yield DieRolled(character.id, IDS[REGENERATION], face != BLANK)
    if face != BLANK:
        character.wounds -= 1
        yield Healed(character.id, character.wounds)


def struck_by_burst(state: State, character: Character) -> list[Character]:
    """Shrapnel (HR-ADF-09, HR-SQW-07): everybody in base contact that is not vanishing."""
    return [
        other
        for other in state.characters
        if other is not character and is_there(other) and touches(state, character, other)
    ]
