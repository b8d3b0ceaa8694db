"""ART-09, BAN-12: what heroes carry in secret, what could be carried, and when it shows.

What a combatant hides changes numbers and answers, never who is asked: that depends on what it could hide
as far as everybody knows (SW-ACT-20).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.moments import MOMENTS, TRAITS, Trait, kit_of
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.recruiting import artefacts_for, consumables_for
from dicefront.games.spherewars.rules.roster import Recruit, Roster
from dicefront.games.spherewars.rules.sides import knows
from dicefront.games.spherewars.rules.state import Combatant, State, is_hero
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Kit, Moment

# -- what is carried ------------------------------------------------------------------------------


def traits_of_items(items: list[str]) -> list[str]:
    """The traits of artefacts and the abilities they give; consumables are traits only once taken."""
    found: list[str] = []
    for item in items:
        if item in CATALOGUE.artefacts:
            found.append(item)
            found += TRAITS[item].grants if item in TRAITS else []
    return found


def hidden_artefacts(one: Combatant) -> list[str]:
    return [item for item in one.hidden if item in CATALOGUE.artefacts]


def shown_artefacts(one: Combatant) -> list[str]:
    return [item for item in one.shown if item in CATALOGUE.artefacts]


def carries(one: Combatant, item: str) -> bool:
    """Whether it has an artefact, known or not, or a consumable that it has not taken."""
    return item in one.hidden or (item in one.shown and item in CATALOGUE.artefacts)


def kit_with(one: Combatant, kit: Kit, items: list[str]) -> Kit:
    """What a kit of a combatant would be if of its hidden artefacts it had these alone."""
    profile = one.profile
    kept = [*profile.universal, *profile.abilities, *traits_of_items([*one.shown, *items])]
    gone = [trait for trait in traits_of_items(one.hidden) if trait not in kept]
    traits: list[Trait] = [TRAITS[trait] for trait in kit.ids() if trait not in gone]
    return kit_of(traits)


def equipped(one: Combatant, kit: Kit) -> Kit:
    """A kit without artefacts that are hidden, and what the combatant hides added to it."""
    traits = [TRAITS[trait] for trait in [*kit.ids(), *traits_of_items(one.hidden)] if trait in TRAITS]
    return kit_of(traits)


def open_kit(one: Combatant) -> Kit:
    """Its kit as everybody knows it."""
    return kit_with(one, one.kit, []) if one.hidden else one.kit


def price_of_items(state: State, items: list[str]) -> int:
    """SW-BAN-11, SW-CON-01: what the consumables among some items cost in this match."""
    printed = state.options.printed_prices
    return sum([CATALOGUE.consumables[item].price(printed) for item in items if is_consumable(item)])


def is_consumable(item: str) -> bool:
    return item in CATALOGUE.consumables


# -- what could be carried, by open facts -----------------------------------------------------------


class Room:
    """What a hero may still hide: each of these items by itself would be legal."""

    def __init__(self, items: list[str]) -> None:
        self.items = items
        self.holds = frozenset(items)


_rooms: Final[dict[tuple[Profile, str], Room]] = {}
"""By profile, options and everything that is known of the hero and of the artefacts of its band."""


def could_hide(state: State, one: Combatant, item: str) -> bool:
    """SW-ACT-20: whether as far as everybody knows a combatant may carry an item that is not shown."""
    return is_hero(one) and item in hideable(state, one, [item])


def hideable(state: State, hero: Combatant, items: list[str]) -> list[str]:
    """Which of some items a hero may carry without having shown them, as far as everybody knows."""
    room = room_of(state, hero)
    points = -1  # worked out when it is needed
    found: list[str] = []
    for item in items:
        if item not in room.holds:
            continue
        if is_consumable(item):
            points = points_left(state, hero) if points < 0 else points
            if price_of_items(state, [item]) > points:
                continue
        found.append(item)
    return found


def may_hold(state: State, one: Combatant, item: str) -> bool:
    """SW-ACT-20: whether as far as everybody knows it may have an item now."""
    return carries(one, item) or could_hide(state, one, item)


def holdable(state: State, hero: Combatant, items: list[str]) -> list[str]:
    """SW-ACT-20: which of some items a hero may have now as far as everybody knows."""
    hidden = hideable(state, hero, items)
    return [item for item in items if item in hidden or carries(hero, item)]


_users: Final[dict[str, list[Trait]]] = {}


def possible_users(state: State, one: Combatant, moment: Moment) -> list[Trait]:
    """The artefacts with something to say at a moment that a hero may have as far as everybody knows."""
    if not is_hero(one):
        return []
    users = _users.get(moment.name)
    if users is None:
        artefacts = [TRAITS[item] for item in CATALOGUE.artefacts if item in TRAITS]
        users = _users[moment.name] = [trait for trait in artefacts if MOMENTS.is_used(moment, trait)]
    if not users:
        return []
    held = holdable(state, one, [trait.id for trait in users])
    return [trait for trait in users if trait.id in held]


def room_of(state: State, one: Combatant) -> Room:
    """What a hero may hide as far as slots, arcane power and typologies go; worked out once."""
    band = state.bands[one.band]
    options = band.entries[one.troop].options
    others = [
        item
        for other in state.combatants
        if other.shown and other.band == one.band
        for item in shown_artefacts(other)
    ]
    key = (one.profile, ",".join([*options, "", *one.shown, "", *sorted(others)]))
    room = _rooms.get(key)
    if room is None:
        known = [CATALOGUE.artefacts[item] for item in shown_artefacts(one)]
        taken = [CATALOGUE.consumables[item] for item in one.shown if is_consumable(item)]
        rows = [CATALOGUE.options[option] for option in options]
        recruit = Recruit(one.profile, 1, "", rows, known, taken)
        artefacts = artefacts_for(recruit, Roster(one.profile.race, []), others) if one.profile.ap else []
        consumables = consumables_for(recruit, one.profile.race)
        room = Room([row.id for row in artefacts] + [row.id for row in consumables])
        _rooms[key] = room
    return room


def points_left(state: State, one: Combatant) -> int:
    """SW-BAN-01: what its band may have spent on consumables that nobody has seen."""
    band = state.bands[one.band]
    taken = [
        price_of_items(state, other.shown)
        for other in state.combatants
        if other.shown and other.band == one.band
    ]
    return state.options.points - sum([entry.price for entry in band.entries]) - sum(taken)


# -- what shows -----------------------------------------------------------------------------------


def show(one: Combatant, item: str) -> Steps[None]:
    """SW-ART-09: from now on everybody knows of an artefact."""
    if item in one.hidden:
        one.uncover(item)
        yield Shown(one.id, item)


def weigh(concerned: list[Combatant], count: Callable[[], list[int]]) -> Steps[None]:
    """SW-ART-09: a number is fixed for a roll; hidden artefacts that change it are shown.

    ``count`` works it out from the state as it is. It is asked without what is hidden, and again as one
    artefact after the other comes back.
    """
    heroes = [one for one in concerned if is_hero(one)]
    for one in heroes:
        one.weighed += 1
    holders = [one for one in heroes if hidden_artefacts(one)]
    if not holders:
        return
    whole = count()
    kits = [one.kit for one in holders]
    for one in holders:
        one.kit = open_kit(one)
    seen = count()
    found: list[tuple[Combatant, str]] = []
    if seen != whole:
        for one, kit in zip(holders, kits):
            back: list[str] = []
            for item in hidden_artefacts(one):
                back.append(item)
                one.kit = kit_with(one, kit, back)
                now = count()
                if now != seen:
                    found.append((one, item))
                seen = now
    for one, kit in zip(holders, kits):
        one.kit = kit
    for one, item in found:
        yield from show(one, item)


# -- what a seat sees -------------------------------------------------------------------------------


def as_seen(state: State, seat: int | None) -> State:
    """SW-BAN-12: the state without what a seat does not know, for everything that is computed for it.

    It is a copy whenever somebody could hide something, so that the time it takes tells nothing.
    """
    if not any(is_hero(one) and is_secret(state, seat, one) for one in state.combatants):
        return state
    seen = state.copy()
    for one in seen.combatants:
        if is_secret(state, seat, one):
            one.kit = open_kit(one)
            one.hidden = []
    return seen


def is_secret(state: State, seat: int | None, one: Combatant) -> bool:
    """Whether a seat does not know what a combatant hides; a spectator (``None``) knows of nobody."""
    return seat is None or not knows(state, seat, one.band)
