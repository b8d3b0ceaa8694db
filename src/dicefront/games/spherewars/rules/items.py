"""CON, ACT-17: items that are used in windows. Open facts say who is asked, but not what is offered."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.items import Taken
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.secrets import carries, holdable, is_consumable, show
from dicefront.games.spherewars.rules.state import Combatant, State, is_hero, is_there
from dicefront.games.spherewars.rules.subjects import Occasion, Use
from dicefront.kernel.errors import Refusal
from dicefront.kernel.plain import same
from dicefront.kernel.procedure import Steps

WHEN: Final[dict[str, list[str]]] = {
    "strategy": ["before_strategic_roll"],
    "after_strategy": ["after_strategic_roll"],
    "activation_start": ["before_movement_phase"],
    "join_items": ["before_joining_combat"],
    "counter_shot": ["before_precision_roll"],
    "shot": ["before_precision_roll"],
    "after_precision": ["after_precision_roll"],
    "deed": ["before_deed_roll"],
    "after_deed": ["after_deed_roll"],
    "spell": ["after_spell_designation"],
    "gems": ["after_hiding_gems"],
    "shown": ["after_visible_casting"],
    "outcome": ["after_final_outcome"],
    "dexterity": ["before_dexterity_roll"],
    "after_dexterity": ["after_dexterity_roll"],
    "after_damage": ["after_damage_roll"],
    "morale": ["before_morale_roll"],
}
"""SW-CON-04: what the data call the windows in which consumables are offered."""
SCROLLS: Final = "order_window"
RING: Final = "tactical_ring"

_usable: Final[dict[str, list[str]]] = {}


def items_for(window: str, orders: bool) -> list[str]:
    """The items that name a window; scrolls are for all windows with ``orders``."""
    key = window + ("+" if orders else "")
    found = _usable.get(key)
    if found is None:
        when = [*WHEN.get(window, []), *([SCROLLS] if orders else [])]
        rows = CATALOGUE.consumables.values()
        found = [row.id for row in rows if row.id in TRAITS and any(word in row.when for word in when)]
        found += [RING] if window == "after_strategy" and RING in TRAITS else []
        _usable[key] = found
    return found


def bearers(state: State, seat: int) -> list[Combatant]:
    """Who of a seat may carry items that can be used now."""
    return [one for one in state.combatants if one.owner == seat and is_hero(one) and is_there(one)]


def might_use(state: State, seat: int, occasion: Occasion) -> bool:
    """SW-ACT-20: whether as far as everybody knows a seat may have something for a window."""
    items = items_for(occasion.window, len(occasion.usable) > 0)
    if not items:
        return False
    for one in bearers(state, seat):
        fitting = [item for item in items if TRAITS[item].fits(state, one, occasion)]
        if fitting and holdable(state, one, fitting):
            return True
    return False


def possible_uses(state: State, seat: int, occasion: Occasion) -> list[Use]:
    """SW-CON-04: all that a seat may really use in a window."""
    found: list[Use] = []
    for one in bearers(state, seat):
        for item in items_for(occasion.window, len(occasion.usable) > 0):
            if carries(one, item) and TRAITS[item].fits(state, one, occasion):
                found += TRAITS[item].uses(state, one, occasion)
    return found


def read_use(answer: object, possible: list[Use]) -> Use | Refusal:
    """The use that plain data mean."""
    for use in possible:
        if same(use.to_json(), answer):
            return use
    return Refusal("spherewars.item.not_now", "SW-CON-04", {})


def is_use(answer: object) -> bool:
    return isinstance(answer, dict) and "item" in answer


def use_up(state: State, use: Use, occasion: Occasion) -> Steps[None]:
    """SW-ACT-16, SW-ACT-17, SW-CON-01: it is shown and takes effect at once; a consumable is used up."""
    bearer = state.combatants[use.bearer]
    if is_consumable(use.item):
        bearer.uncover(use.item)
        yield Taken(bearer.id, use.item)
    else:
        yield from show(bearer, use.item)
    yield from TRAITS[use.item].be_used(state, bearer, use, occasion)
