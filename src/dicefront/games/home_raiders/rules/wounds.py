"""WND, SQW: Wound tokens, healing and vanishing."""

from __future__ import annotations

from dicefront.games.home_raiders.rules import ordering
from dicefront.games.home_raiders.rules.abilities.defence import (
    mirror_image,
    mirror_takers,
    regeneration,
    struck_by_burst,
)
from dicefront.games.home_raiders.rules.abilities.hero import selfish_fighter, token_takers, wounds_to_vanish
from dicefront.games.home_raiders.rules.abilities.leader import replacement, successors
from dicefront.games.home_raiders.rules.abilities.names import (
    MIRROR_IMAGE,
    REGENERATION,
    SELFISH_FIGHTER,
    SHRAPNEL,
    SWAN_SONG,
)
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.events.fighting import Burst, Healed, Vanished, Wounded
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.ordering import next_of
from dicefront.games.home_raiders.rules.state import STANDING, VANISHED, Character, State
from dicefront.games.home_raiders.rules.strike import BURST, MELEE, Attack, Stand
from dicefront.games.home_raiders.rules.token import Token
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


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
            yield from swan_songs(state, vanishing)
            yield from bursts(state, vanishing, waiting, struck)
            yield from leave(state, vanishing)
    yield from recover(state, struck)
    return placed


def place_tokens(state: State, tokens: list[Token]) -> Steps[list[int]]:
    """HR-SQW-02 to HR-SQW-04: sent elsewhere or placed, all at the same time; then Regeneration."""
    yield from send_tokens_on(state, tokens)
    placed = [token for token in tokens if can_receive(token.receiver)]  # HR-WND-16, HR-WND-20
    for token in placed:
        token.receiver.wounds += 1
    for token in placed:
        yield Wounded(token.receiver.id, token.receiver.wounds, token.reason)
    for token in in_turn(state, placed):
        if token.receiver.kit.has[REGENERATION]:
            yield from regeneration(state, token.receiver)
    return _numbers(placed)


def send_tokens_on(state: State, tokens: list[Token]) -> Steps[None]:
    """HR-SQW-02, HR-GEN-13: one receiver after the other decides whether its token goes elsewhere."""
    waiting = tokens[:]
    while True:
        waiting = [token for token in waiting if may_be_sent_on(state, token)]
        if not waiting:
            return
        chosen = yield from next_of(state, _numbers(waiting), ordering.SENT_ON)
        token = next(one for one in waiting if one.receiver.id == chosen)
        waiting.remove(token)
        yield from send_elsewhere(state, token)


def may_be_sent_on(state: State, token: Token) -> bool:
    """HR-WND-08, HR-WND-09: whether the receiver of a token could send it to anybody."""
    receiver = token.receiver
    if token.sent_on or not can_receive(receiver):
        return False
    has = receiver.kit.has
    if has[SELFISH_FIGHTER] and token_takers(state, receiver):
        return True
    return has[MIRROR_IMAGE] and bool(mirror_takers(state, receiver))


def send_elsewhere(state: State, token: Token) -> Steps[None]:
    """HR-WND-08: Selfish fighter, then Mirror image; a token sent on stays where it went (HR-WND-09)."""
    has = token.receiver.kit.has
    if has[SELFISH_FIGHTER]:
        yield from selfish_fighter(state, token)
    if has[MIRROR_IMAGE] and not token.sent_on:
        yield from mirror_image(state, token)


def can_receive(character: Character) -> bool:
    """HR-WND-16, HR-WND-18, HR-WND-20: nobody who is gone or vanishing."""
    return character.where == STANDING and not character.vanishing


def in_turn(state: State, tokens: list[Token]) -> list[Token]:
    """HR-GEN-13: the receivers of the active player come first."""
    if len(tokens) < 2:
        return tokens
    own = [token for token in tokens if token.receiver.owner == state.player]
    return own + [token for token in tokens if token.receiver.owner != state.player]


def _numbers(tokens: list[Token]) -> list[int]:
    found: list[int] = []
    for token in tokens:
        if token.receiver.id not in found:
            found.append(token.receiver.id)
    return found


def find_vanishing(state: State, receivers: list[int]) -> list[Character]:
    """HR-SQW-05, HR-WND-02: the receivers with too many tokens are vanishing from now on (HR-WND-18)."""
    own: list[Character] = []
    others: list[Character] = []
    for number in sorted(receivers):
        character = state.characters[number]
        if character.wounds >= wounds_to_vanish(character) and not character.vanishing:
            character.vanishing = True
            if character.owner == state.player:
                own.append(character)
            else:
                others.append(character)
    return own + others


def swan_songs(state: State, vanishing: list[Character]) -> Steps[None]:
    """HR-SQW-06: each may make its last attack; wounds from it are dealt with inside it."""
    singers = [character.id for character in vanishing if character.kit.has[SWAN_SONG]]
    if not singers:
        return
    from dicefront.games.home_raiders.rules.swan_song import can_sing, offer_swan_song

    for player in (state.player, 1 - state.player):  # HR-GEN-13
        own = [number for number in singers if state.characters[number].owner == player]
        while own:
            ready = [number for number in own if can_sing(state, state.characters[number])]
            if not ready:
                break
            chosen = yield from next_of(state, ready, ordering.SWAN_SONG)
            own.remove(chosen)
            yield from offer_swan_song(state, state.characters[chosen])


def bursts(
    state: State, vanishing: list[Character], waiting: list[list[Token]], struck: list[Stand]
) -> Steps[None]:
    """HR-SQW-07, HR-ADF-09 to HR-ADF-12: the tokens of each burst wait as a batch of their own."""
    bursting = [character.id for character in vanishing if character.kit.has[SHRAPNEL]]
    while True:
        bursting = [number for number in bursting if struck_by_burst(state, state.characters[number])]
        if not bursting:
            return
        from dicefront.games.home_raiders.rules.attack import defend

        chosen = yield from next_of(state, bursting, ordering.SHRAPNEL)
        bursting.remove(chosen)
        character = state.characters[chosen]
        targets = struck_by_burst(state, character)
        yield Burst(character.id, [target.id for target in targets])
        tokens: list[Token] = []
        for target in targets:
            attack = Attack(MELEE, BURST, character, target)
            stand = yield from defend(state, attack, target, 1)
            struck.append(stand)
            if not stand.held:
                tokens.append(Token(target, "shrapnel"))
        if tokens:
            waiting.append(tokens)


def leave(state: State, vanishing: list[Character]) -> Steps[None]:
    """HR-SQW-08, HR-SQW-09: they are removed together; then Replacement."""
    remove(state, vanishing)
    for character in vanishing:
        yield Vanished(character.id)
    gone = [character.id for character in vanishing]
    while True:
        gone = [number for number in gone if successors(state, state.characters[number])]
        if not gone:
            return
        chosen = yield from next_of(state, gone, ordering.REPLACEMENT)
        gone.remove(chosen)
        yield from replacement(state, state.characters[chosen])


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
    """HR-SQW-11, HR-ADF-27: when all bursts are finished, Flicker and Defensive stance (HR-GEN-13)."""
    if not struck:
        return
    from dicefront.games.home_raiders.rules.attack import after_defending, may_recover

    waiting = struck[:]
    while True:
        waiting = [stand for stand in waiting if may_recover(state, stand.defender, stand.held)]
        if not waiting:
            return
        defenders: list[int] = []
        for stand in waiting:
            if stand.defender.id not in defenders:
                defenders.append(stand.defender.id)
        chosen = yield from next_of(state, defenders, ordering.RECOVERY)
        stand = next(one for one in waiting if one.defender.id == chosen)
        waiting.remove(stand)
        yield from after_defending(state, stand.defender, stand.held)


def heal(state: State, character: Character) -> Steps[None]:  # noqa: ARG001
    """HR-WND-05: one Wound token is removed; without one it does nothing."""
    if character.wounds > 0:
        character.wounds -= 1
        yield Healed(character.id, character.wounds)
