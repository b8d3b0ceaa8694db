"""What characters and Wound tokens are worth, in thousandths of a Star, and the chances of plain attacks."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, DEFENCE, SHOOTING
from dicefront.games.home_raiders.rules.moments import FIGHTS_BARE
from dicefront.games.home_raiders.rules.odds import win_chance
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.pools import downgraded, sets_of, upgraded, without_strongest
from dicefront.games.home_raiders.rules.state import PORTAL, SPOT, VANISH, Character, State
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.contact import touches_thing
from dicefront.skirmish.figures import ON_TABLE

AIM: Final = ability("aim")
EXPLOIT_WEAKNESS: Final = ability("exploit-weakness")
RESILIENCE: Final = ability("resilience")
SHARP_REFLEXES: Final = ability("sharp-reflexes")
WARRIOR_MONK: Final = ability("warrior-monk")

STAR: Final = 1000.0
LATE: Final = 0.3
"""How much of what it can do still counts when the game is nearly over: then only the objective does."""
HEAD: Final = 800.0
"""What a character counts beside its Stars where heads are counted (HR-OBJ-03)."""
BODY: Final = 250.0
"""What it counts where places are held (HR-OBJ-07, HR-OBJ-13)."""
PLACE: Final = 4000.0
"""What a character at the enemy Portal is worth at the end."""
MARKER: Final = 3000.0
"""What a controlled marker is worth at the end."""


def worth(state: State, character: Character) -> float:
    """What a character is worth to its side."""
    card = character.card
    rounds = state.options.constants.rounds
    yet = float(rounds - state.round + 1) / float(rounds)
    stars = STAR * float(card.cost) / float(card.force) * (LATE + (1.0 - LATE) * min(yet, 1.0))
    if state.objective == VANISH and not state.options.count_stars:
        return stars + HEAD
    if state.objective == SPOT:
        for marker in state.markers:
            if marker.controller == character.id:
                return stars + BODY + 0.5 * MARKER
    if state.objective == PORTAL and at_goal(state, character):
        return stars + BODY + 0.5 * PLACE
    return stars + BODY


def at_goal(state: State, character: Character) -> bool:
    """Whether a character stands at the Portal of the other side."""
    number = state.space.owned_by(1 - character.owner)
    return (
        number != NOBODY
        and character.where == ON_TABLE
        and touches_thing(state, character, state.space.things[number])
    )


def tokens_left(character: Character) -> int:
    """How many tokens send it home."""
    return max(wounds_to_vanish(character) - character.wounds, 1)


def token_worth(state: State, character: Character) -> float:
    """What one more Wound token on a character is worth to the other side."""
    value = worth(state, character)
    left = tokens_left(character)
    if left == 1:
        return 0.65 * value
    return 0.35 * value if left == 2 else 0.25 * value


def boost_of(state: State, character: Character, trait: int) -> int:
    return character.card.dice[trait].boost if state.options.advanced else 0


def melee_chance(state: State, attacker: Character, target: Character) -> float:
    """The chance of a plain Close combat attack, without what the moment adds."""
    pool = dice_of(state, attacker, CLOSE_COMBAT)
    if pool.size() == 0 and not attacker.kit.uses(FIGHTS_BARE):
        return 0.0
    boost = boost_of(state, attacker, CLOSE_COMBAT) + (1 if attacker.kit.holds(WARRIOR_MONK) else 0)
    defence = dice_of(state, target, DEFENCE)
    if target.kit.holds(RESILIENCE):
        defence = upgraded(defence)
    if attacker.kit.holds(EXPLOIT_WEAKNESS):
        defence = downgraded(defence)
    return win_chance(pool, boost, defence, boost_of(state, target, DEFENCE))


def shot_chance(state: State, shooter: Character, target: Character, far: bool, covered: bool) -> float:
    """The chance of a plain shot, within range or ``far`` beyond it."""
    pool = dice_of(state, shooter, SHOOTING)
    if far:
        if sets_of(pool) < 2:
            return 0.0
        pool = without_strongest(pool)
    if pool.size() == 0:
        return 0.0
    boost = boost_of(state, shooter, SHOOTING) + (1 if shooter.kit.holds(AIM) else 0)
    defence = dice_of(state, target, DEFENCE)
    if target.kit.holds(SHARP_REFLEXES):
        defence = upgraded(defence)
    if covered and state.options.advanced:
        defence = upgraded(defence)
    if target.down:
        defence = upgraded(defence)
    return win_chance(pool, boost, defence, boost_of(state, target, DEFENCE))
