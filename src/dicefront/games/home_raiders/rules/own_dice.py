"""DIC: the dice a character has of its own at this moment, before anything else changes them (HR-DIC-21)."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.dice import Rolled, roll_aces
from dicefront.games.home_raiders.rules.events.fighting import PoolRolled
from dicefront.games.home_raiders.rules.moments import SHAPE_BEARERS_ROLL, borne
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.effects import ROLL
from dicefront.kernel.procedure import Steps


def dice_of(state: State, character: Character, trait: int) -> Pool:
    """HR-WND-06: the dice of the card; while it is wounded those without wound marks, which is advanced."""
    dice = character.card.dice[trait]
    return dice.wounded if character.wounds > 0 and state.options.advanced else dice.healthy


def trait_build(state: State, character: Character, trait: int) -> Build:
    """The pool to begin with, and the Boost of the card, which is advanced (HR-DIC-17)."""
    dice = character.card.dice[trait]
    build = Build(dice_of(state, character, trait), dice.boost if state.options.advanced else 0)
    build.printed = dice.healthy
    return build


def feel_effects(build: Build, roller: Character) -> None:
    """HR-ASP-03: what lies on somebody changes its next attack, Defence, Spirit or Grapple roll."""
    for ability in borne(roller, SHAPE_BEARERS_ROLL):
        ability.shape_bearers_roll(build)


def throw(
    roller: Character,
    against: Character,
    what: str,
    build: Build,
    purpose: str,
    rule: str,
    plain_criticals: bool = False,
) -> Steps[Rolled]:
    """Roll a pool that is built, and tell it; ``what`` is melee, ranged, defence, spirit or grapple.

    HR-ASP-04: effects on the next roll are used up, even if they changed nothing.
    """
    roller.effects = roller.effects.after(ROLL)
    rolled = yield from roll_aces(build.pool, purpose, rule, roller.owner, plain_criticals)
    yield PoolRolled(roller.id, against.id, what, build, rolled, build.total(rolled.aces))
    return rolled
