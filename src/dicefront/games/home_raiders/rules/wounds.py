"""WND, SQW: Wound tokens, healing and vanishing."""

from __future__ import annotations

from dicefront.games.home_raiders.rules import ordering
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.events.fighting import Healed, Vanished, Wounded
from dicefront.games.home_raiders.rules.moments import (
    AFTER_DEFENDING,
    AFTER_WOUND,
    ATTACK_LAST,
    BE_SUCCEEDED,
    BURST,
    EXTRA_WOUNDS,
    SEND_ON,
    UNIT_AFTER_DEFENDING,
    Due,
    asked,
    asked_in,
    due,
)
from dicefront.games.home_raiders.rules.ordering import abilities_in_turn, in_turn
from dicefront.games.home_raiders.rules.state import VANISHED, Character, State, is_there
from dicefront.games.home_raiders.rules.strike import Stand, Token
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.missions import release


def deal(state: State, tokens: list[Token]) -> Steps[list[int]]:
    """SQW: one batch of tokens (HR-WND-17) and all that follows from it.

    Returns the characters that had a token of this batch placed on them (HR-WND-10), ascending.
    """
    placed: list[int] = []
    waiting: list[list[Token]] = [tokens]  # HR-WND-19: in the order in which they were rolled
    struck: list[Stand] = []
    first = True
    while waiting:
        receivers = yield from place_tokens(state, waiting.pop(0))
        if first:
            placed = sorted(receivers)
            first = False
        vanishing = find_vanishing(state, receivers)
        if vanishing:
            yield from last_attacks(state, vanishing)
            yield from bursts(state, vanishing, waiting, struck)
            yield from leave(state, vanishing)
    yield from recover(state, struck)
    return placed


def place_tokens(state: State, tokens: list[Token]) -> Steps[list[int]]:
    """HR-SQW-02 to HR-SQW-04: sent elsewhere or placed, all at the same time; then Regeneration."""
    yield from send_tokens_on(state, tokens)
    placed = [token for token in tokens if is_there(token.receiver)]  # HR-WND-16, HR-WND-20
    for token in placed:
        token.receiver.wounds += 1
    for token in placed:
        yield Wounded(token.receiver.id, token.receiver.wounds, token.reason)
    for token in active_first(state, placed):
        for ability in asked(token.receiver, AFTER_WOUND):
            yield from ability.after_wound(state, token.receiver)
    return _numbers(placed)


def send_tokens_on(state: State, tokens: list[Token]) -> Steps[None]:
    """HR-SQW-02: one receiver after the other decides whether its token goes elsewhere."""
    return in_turn(
        state,
        ordering.SENT_ON,
        tokens,
        lambda token: token.receiver,
        lambda token: may_be_sent_on(state, token),
        lambda token: send_elsewhere(state, token),
    )


def may_be_sent_on(state: State, token: Token) -> bool:
    """HR-WND-08, HR-WND-09: whether the receiver of a token could send it to anybody."""
    if token.sent_on or not is_there(token.receiver):
        return False
    return any(ability.may_send_on(state, token) for ability in asked(token.receiver, SEND_ON))


def send_elsewhere(state: State, token: Token) -> Steps[None]:
    """HR-WND-08: Selfish fighter, then Mirror image; a token sent on stays where it went (HR-WND-09)."""
    for ability in asked(token.receiver, SEND_ON):
        if not token.sent_on:
            yield from ability.send_on(state, token)


def active_first(state: State, tokens: list[Token]) -> list[Token]:
    """HR-GEN-13: the receivers of the active player come first."""
    return sorted(tokens, key=lambda token: token.receiver.owner != state.player)


def _numbers(tokens: list[Token]) -> list[int]:
    return list(dict.fromkeys(token.receiver.id for token in tokens))


def find_vanishing(state: State, receivers: list[int]) -> list[Character]:
    """HR-SQW-05, HR-WND-02: the receivers with too many tokens are vanishing from now on (HR-WND-18)."""
    found: list[Character] = []
    for number in sorted(receivers):
        character = state.characters[number]
        if character.wounds >= wounds_to_vanish(character) and not character.vanishing:
            character.vanishing = True
            found.append(character)
    return sorted(found, key=lambda one: one.owner != state.player)  # HR-GEN-13


def wounds_to_vanish(character: Character) -> int:
    """HR-WND-02; a Champion vanishes with its third token (HR-AHE-15)."""
    borne = 2
    for ability in asked(character, EXTRA_WOUNDS):
        borne += ability.extra_wounds
    return borne


def last_attacks(state: State, vanishing: list[Character]) -> Steps[None]:
    """HR-SQW-06: each may make its last attack; wounds from it are dealt with inside it."""
    return abilities_in_turn(
        state,
        ordering.SWAN_SONG,
        due(vanishing, ATTACK_LAST),
        lambda one: one.ability.may_attack_last(state, one.me),
        lambda one: one.ability.attack_last(state, one.me),
    )


def bursts(
    state: State, vanishing: list[Character], waiting: list[list[Token]], struck: list[Stand]
) -> Steps[None]:
    """HR-SQW-07, HR-ADF-09 to HR-ADF-12: the tokens of each burst wait as a batch of their own."""

    def burst(one: Due) -> Steps[None]:
        stands = yield from one.ability.burst(state, one.me)
        struck.extend(stands)
        tokens = [Token(stand.defender, "shrapnel") for stand in stands if not stand.held]
        if tokens:
            waiting.append(tokens)

    return abilities_in_turn(
        state,
        ordering.SHRAPNEL,
        due(vanishing, BURST),
        lambda one: bool(one.ability.bursts_at(state, one.me)),
        burst,
    )


def leave(state: State, vanishing: list[Character]) -> Steps[None]:
    """HR-SQW-08, HR-SQW-09: they are removed together; then Replacement."""
    remove(state, vanishing)
    for character in vanishing:
        yield Vanished(character.id)
    yield from abilities_in_turn(
        state,
        ordering.REPLACEMENT,
        due(vanishing, BE_SUCCEEDED),
        lambda one: one.ability.may_be_succeeded(state, one.me),
        lambda one: one.ability.be_succeeded(state, one.me),
    )


def remove(state: State, vanishing: list[Character]) -> None:
    """HR-WND-03, HR-SQW-08: they leave the combat space and their troops, and lend nothing any more."""
    for character in vanishing:
        character.where = VANISHED
        character.vanishing = False
        character.down = False
        character.hurts = 0  # HR-WND-20
        troop = state.troop_of(character)
        troop.members.remove(character.id)
        if troop.leader == character.id:
            troop.leader = NOBODY
        if character.id in troop.specialists:
            troop.specialists.remove(character.id)
    release(state)
    settle(state)


def recover(state: State, struck: list[Stand]) -> Steps[None]:
    """HR-SQW-11, HR-ADF-27: when all bursts are finished, Flicker and Defensive stance."""
    return in_turn(
        state,
        ordering.RECOVERY,
        struck,
        lambda stand: stand.defender,
        lambda stand: may_recover(state, stand.defender, stand.held),
        lambda stand: after_defending(state, stand.defender, stand.held),
    )


def may_recover(state: State, defender: Character, held: bool) -> bool:
    """Whether a defender has anything to use of what ``after_defending`` offers."""
    if not is_there(defender):
        return False
    if held and any(ability.may_recover(state, defender) for ability in asked(defender, AFTER_DEFENDING)):
        return True
    return bool(asked_in(state, state.troop_of(defender), UNIT_AFTER_DEFENDING))


def after_defending(state: State, defender: Character, held: bool) -> Steps[None]:
    """HR-SQC-13, HR-SQW-11: Flicker if the defence succeeded, then Defensive stance."""
    if held:
        for ability in asked(defender, AFTER_DEFENDING):
            yield from ability.after_defending(state, defender)
    troop = state.troop_of(defender)
    for ability in asked_in(state, troop, UNIT_AFTER_DEFENDING):
        yield from ability.unit_after_defending(state, troop)


def heal(character: Character) -> Steps[None]:
    """HR-WND-05: one Wound token is removed; without one it does nothing."""
    if character.wounds > 0:
        character.wounds -= 1
        yield Healed(character.id, character.wounds)
