"""What attacks are worth: blows, shots and Spirit abilities that can be declared now."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.opponent.worth import token_worth, worth
from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.cards import SPIRIT
from dicefront.games.home_raiders.rules.close_combat import Blows, melee_targets
from dicefront.games.home_raiders.rules.moments import (
    AFTER_SHOT,
    BEFORE_COVER,
    DIVIDE_SHOT,
    STRIKES_ROUND,
    used,
)
from dicefront.games.home_raiders.rules.odds import attack_odds, melee_odds, win_chance
from dicefront.games.home_raiders.rules.own_dice import trait_build
from dicefront.games.home_raiders.rules.shooting import shots_of
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, takers_of
from dicefront.games.home_raiders.rules.state import VANISH, Character, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.traits import Trait

KNOCKED_DOWN: Final = 250.0
"""What it is worth to send a troop to the ground where only blows count: its next action."""
HURT: Final = 0.6
"""How much of a token's worth a player minds paying for an ability that Hurts."""

SPIRITS: Final[dict[str, float]] = {
    "subtle-manipulation": 150.0,
    "distract": 140.0,
    "mind-trick": 110.0,
    "transfer": 650.0,
    "disrupt": 90.0,
    "charm": 160.0,
    "confuse": 220.0,
    "stun": 80.0,
}
"""What a won challenge is worth, roughly."""


ROUNDHOUSE_ATTACK: Final = ability("roundhouse-attack")


def knocked_down(state: State) -> float:
    """What it is worth to send a troop to the ground; where places count, time counts more."""
    return KNOCKED_DOWN if state.objective == VANISH else 0.4 * KNOCKED_DOWN


def blow_value(state: State, attacker: Character, target: Character, options: list[Trait]) -> float:
    """What one Close combat attack is worth on average."""
    odds = melee_odds(state, attacker, target, options)
    value = odds.wound * token_worth(state, target)
    if options and not target.down:
        value += odds.wound * knocked_down(state)
    if attacker.kit.holds(ROUNDHOUSE_ATTACK):
        value *= 1.15
    return value


def best_blow(state: State, attacker: Character) -> float:
    """The best attack of a character that is in contact; 0 without a target."""
    best = 0.0
    for target in melee_targets(state, attacker):
        best = max(best, blow_value(state, attacker, target, []))
    return best


def blows_value(state: State, chosen: Blows) -> float:
    """What one blow or a Rampage is worth."""
    attacker = state.characters[chosen.attacker]
    total = 0.0
    for blow in chosen.blows:
        total += blow_value(state, attacker, state.characters[blow.target], blow.options)
    if len(chosen.blows) > 1:  # Rampage
        total -= HURT * token_worth(state, attacker)
    return total


def shot_value(state: State, shot: Shot, cause: int) -> float:
    """What one shot is worth on average; options that cost a second action are charged for it."""
    shooter = state.characters[shot.shooter]
    nearest = takers_of(state, shot)
    if not nearest:
        return 0.0
    target = nearest[0]
    attack = make_attack(state, shot, cause, target)
    odds = attack_odds(state, attack)
    value = odds.wound * token_worth(state, target)
    for area in used(attack, STRIKES_ROUND):
        for other in area.strikes_round(state, attack):
            part = 0.8 * odds.win * token_worth(state, other)
            value += part if other.owner != shooter.owner else -1.3 * part
    if used(attack, BEFORE_COVER) and not target.down:
        value += knocked_down(state)
    if used(attack, AFTER_SHOT):
        value *= 1.35
    if shooter.kit.uses(DIVIDE_SHOT):
        value *= 1.05
    if shot.actions() > 1:
        value *= 0.62  # the second action could have been another shot, or a move
    return value


def best_shot(state: State, shooter: Character, actions: int) -> float:
    """The best shot of a character; 0 without a target."""
    best = 0.0
    for shot in shots_of(state, shooter, NOBODY, BY_ACTION, actions):
        best = max(best, shot_value(state, shot, BY_ACTION))
    return best


def challenge_chance(state: State, actor: Character, target: Character) -> float:
    """The chance to win a challenge (HR-SPI-05)."""
    own = trait_build(state, actor, SPIRIT)
    other = trait_build(state, target, SPIRIT)
    return win_chance(own.start, own.boost, other.start, other.boost)


def spirit_value(state: State, actor: Character, ability: str, target: Character) -> float:
    """What the use of a Spirit ability is worth on average."""
    if ability == "brainfreeze":
        dice = trait_build(state, target, SPIRIT).start
        blank = 0.5 if dice.white else 0.33 if dice.red else 0.17 if dice.black else 1.0
        return blank * token_worth(state, target) - HURT * token_worth(state, actor)
    chance = challenge_chance(state, actor, target)
    value = SPIRITS.get(ability, 0.0)
    if ability == "transfer":
        value = token_worth(state, target) + 0.3 * worth(state, actor)
    elif ability == "stun":
        value *= 0.4 + 0.3 * float(min(len(target.kit.traits), 4))
    elif ability == "disrupt" and state.troops[target.troop].activated:
        value = 20.0
    return chance * value * (0.5 + worth(state, target) / 2000.0)
