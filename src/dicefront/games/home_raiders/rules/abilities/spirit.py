"""ASP: the Spirit abilities: on whom each can be used, and what it does when it succeeds."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import (
    BRAINFREEZE,
    CHARM,
    CONFUSE,
    DISRUPT,
    DISTRACT,
    IDS,
    MIND_TRICK,
    STRONG_WILL,
    STUN,
    SUBTLE_MANIPULATION,
    TRANSFER,
)
from dicefront.games.home_raiders.rules.active import own_abilities, settle, unit_abilities
from dicefront.games.home_raiders.rules.cards import LEADER
from dicefront.games.home_raiders.rules.close_combat import free_close_attack, has_dice
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.spirit import Charmed, Marked, SpiritWasted, Stunned
from dicefront.games.home_raiders.rules.forced import move_by_force
from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.games.home_raiders.rules.strike import CHARMED
from dicefront.games.home_raiders.rules.token import Token
from dicefront.games.home_raiders.rules.wounds import deal, heal
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.contact import touching_enemies, touching_friends

USED: Final = [
    SUBTLE_MANIPULATION,
    DISTRACT,
    MIND_TRICK,
    TRANSFER,
    DISRUPT,
    CHARM,
    CONFUSE,
    STUN,
    BRAINFREEZE,
]
"""The abilities that call for a Spirit action: all but Strong will."""

PUSHED: Final = 3 * INCH


def spirit_abilities(character: Character) -> list[int]:
    """HR-SPI-01: the abilities with which a character can perform a Spirit action."""
    return [number for number in USED if character.kit.has[number]]


def target_problem(actor: Character, ability: int, target: Character) -> Refusal | None:
    """Why an ability cannot be used on somebody, sight left aside (HR-SPI-02, HR-SQS-01)."""
    who: dict[str, Json] = {"character": actor.id, "target": target.id, "ability": IDS[ability]}
    if target.owner == actor.owner:
        return Refusal("home_raiders.spirit.friend", "HR-SPI-02", who)
    if target.where != STANDING or target.vanishing:
        return Refusal("home_raiders.spirit.gone", "HR-WND-18", who)
    if target.kit.has[STRONG_WILL]:  # HR-GEN-04: what protects prevails
        return Refusal("home_raiders.spirit.strong-will", "HR-ASP-09", who)
    if ability == CONFUSE and target.card.troop != LEADER:
        return Refusal("home_raiders.spirit.no-leader", "HR-ASP-14", who)
    if ability == TRANSFER and actor.wounds == 0:
        return Refusal("home_raiders.spirit.not-wounded", "HR-ASP-07", who)
    if ability == TRANSFER and target.wounds > 0:
        return Refusal("home_raiders.spirit.target-wounded", "HR-ASP-07", who)
    if ability == BRAINFREEZE and target.wounds > 0:
        return Refusal("home_raiders.spirit.target-wounded", "HR-ASP-18", who)
    return None


def take_effect(state: State, actor: Character, ability: int, target: Character) -> Steps[None]:
    """HR-SQS-05: what a won challenge brings."""
    if ability == SUBTLE_MANIPULATION:
        yield from manipulate(state, actor, target)
    elif ability == TRANSFER:
        yield from transfer(state, actor, target)
    elif ability == CHARM:
        yield from charm(state, actor, target)
    elif ability == STUN:
        yield from stun(state, actor, target)
    else:
        yield mark(state, actor, ability, target)


def mark(state: State, actor: Character, ability: int, target: Character) -> Marked:
    """The abilities that leave a mark: Distract, Mind trick, Disrupt, Confuse."""
    if ability == DISTRACT:  # HR-ASP-03
        target.distracted = True
    elif ability == MIND_TRICK:  # HR-ASP-05
        if actor.id not in target.tricked_by:
            target.tricked_by.append(actor.id)
    elif ability == DISRUPT:  # HR-ASP-10, HR-ASP-11: a later one replaces an earlier one
        state.disrupted[target.owner] = target.troop
    else:
        assert ability == CONFUSE  # HR-ASP-14
        target.confused = True
        settle(state)
    return Marked(actor.id, IDS[ability], target.id)


def manipulate(state: State, actor: Character, target: Character) -> Steps[None]:
    """Subtle manipulation (HR-ASP-01, HR-ASP-02): a straight move, as the acting player likes."""
    yield from move_by_force(
        state, actor.owner, target, PUSHED, "home_raiders.spirit.manipulate", "HR-ASP-01", None
    )


def transfer(state: State, actor: Character, target: Character) -> Steps[None]:
    """Transfer (HR-ASP-07, HR-ASP-08): healed first, wherever the token of the target ends."""
    yield from heal(state, actor)
    yield from deal(state, [Token(target, "transfer")])


def charm(state: State, actor: Character, target: Character) -> Steps[None]:
    """Charm (HR-ASP-12, HR-ASP-13): a free attack on somebody it touches, friend or enemy."""
    touched = [*touching_friends(state, target), *touching_enemies(state, target)]
    victims = [other.id for other in touched if not other.vanishing]
    victims.sort()
    if not victims or not has_dice(state, target):
        yield SpiritWasted(actor.id, IDS[CHARM], target.id)
        return
    args: dict[str, Json] = {"character": actor.id, "target": target.id}
    kind = "home_raiders.spirit.charm"

    def barred(answer: object) -> Refusal | None:
        other = figure_named(state, answer)
        if other is None:
            return None
        who: dict[str, Json] = {"character": target.id, "other": other.id}
        return Refusal("home_raiders.choice.no-contact", "HR-ASP-12", who)

    victim = yield from choose(actor.owner, kind, "HR-ASP-12", victims, args, barred, hand=PICK_PIECE)
    yield Charmed(actor.id, target.id, victim)
    yield from free_close_attack(state, target, state.characters[victim], CHARMED)


def stun(state: State, actor: Character, target: Character) -> Steps[None]:
    """Stun (HR-ASP-15 to HR-ASP-17): one ability is lost until the end of the round."""
    of_unit = unit_abilities(state, state.troop_of(target))
    losses = [IDS[number] for number in sorted(own_abilities(target, of_unit))]
    if not losses:
        yield SpiritWasted(actor.id, IDS[STUN], target.id)
        return
    args: dict[str, Json] = {"character": actor.id, "target": target.id}
    kind = "home_raiders.spirit.stun"

    def barred(answer: object) -> Refusal | None:
        if not isinstance(answer, str) or answer not in IDS:
            return None
        who: dict[str, Json] = {"character": target.id, "ability": answer}
        return Refusal("home_raiders.spirit.no-such-ability", "HR-ASP-15", who)

    lost = yield from choose(actor.owner, kind, "HR-ASP-15", losses, args, barred)
    target.stunned.append(IDS.index(lost))
    settle(state)
    yield Stunned(actor.id, target.id, lost)
