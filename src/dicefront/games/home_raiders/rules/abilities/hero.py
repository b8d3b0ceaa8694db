"""AHE: the Hero abilities of a fight: Precise attack, Swan song, Selfish fighter, Prudent strategist,
Sworn enemy, Champion.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.base import Trait, reason_of
from dicefront.games.home_raiders.rules.abilities.defence import friend_problem
from dicefront.games.home_raiders.rules.abilities.names import (
    CHAMPION,
    IDS,
    PRECISE_ATTACK,
    PRUDENT_STRATEGIST,
    SELFISH_FIGHTER,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.fighting import TokenSentOn
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.games.home_raiders.rules.strike import BURST, Attack
from dicefront.games.home_raiders.rules.token import Token
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.contact import touching_friends
from dicefront.skirmish.measuring import within

ADVICE: Final = 3 * INCH
"""How far a Prudent strategist is heard (HR-AHE-08)."""

PRUDENT: Final = reason_of(PRUDENT_STRATEGIST)


class SwornEnemy(Trait):
    """HR-AHE-14: an upgrade against the enemy named, also if a Bodyguard takes the attack over."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.named.id == attack.attacker.sworn:
            build.upgrade(self.reason, "HR-AHE-14")


def is_precise(attack: Attack) -> bool:
    """Precise attack (HR-AHE-01): Critical Aces of the defence count as plain Aces."""
    return attack.attacker.kit.has[PRECISE_ATTACK] and attack.cause != BURST


def heed_strategist(state: State, build: Build, defender: Character) -> None:
    """Prudent strategist (HR-AHE-08, HR-AHE-09): one upgrade for friends within 3 inches, not for itself."""
    for friend in state.characters:
        if (
            friend.kit.has[PRUDENT_STRATEGIST]
            and friend.owner == defender.owner
            and friend is not defender
            and friend.where == STANDING
            and not friend.vanishing
            and within(friend, defender, ADVICE)
        ):
            build.upgrade(PRUDENT, "HR-AHE-08")
            return


def wounds_to_vanish(character: Character) -> int:
    """HR-WND-02; a Champion vanishes with its third token (HR-AHE-15)."""
    return 3 if character.kit.has[CHAMPION] else 2


def token_takers(state: State, character: Character) -> list[int]:
    """HR-AHE-06: the friends to whom a Selfish fighter could give a token."""
    return [friend.id for friend in touching_friends(state, character) if not friend.vanishing]


def selfish_fighter(state: State, token: Token) -> Steps[None]:
    """HR-AHE-06, HR-AHE-07: a token of any source may go to a friend in base contact, without a roll."""
    character = token.receiver
    choices: list[int | None] = [None]
    choices.extend(token_takers(state, character))
    if len(choices) == 1:
        return
    args: dict[str, Json] = {"character": character.id, "cause": token.reason}
    player = character.owner

    def barred(answer: object) -> Refusal | None:
        friend = figure_named(state, answer)
        if friend is None:
            return None
        problem = friend_problem(character, friend, "HR-AHE-06")
        who: dict[str, Json] = {"character": character.id, "other": friend.id}
        return Refusal("home_raiders.choice.no-contact", "HR-AHE-06", who) if problem is None else problem

    answer = yield from choose(
        player, "home_raiders.wound.selfish", "HR-AHE-06", choices, args, barred, hand=PICK_PIECE
    )
    if answer is not None:
        token.send_to(state.characters[answer])
        yield TokenSentOn(character.id, answer, IDS[SELFISH_FIGHTER])
