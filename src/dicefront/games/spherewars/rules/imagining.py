"""What a player may imagine of what the enemies hide: any legal equipment that fits what has happened."""

from __future__ import annotations

from dicefront.games.spherewars.rules.bands import bands_for
from dicefront.games.spherewars.rules.secrets import (
    could_hide,
    equipped,
    is_consumable,
    open_kit,
    room_of,
)
from dicefront.games.spherewars.rules.sides import knows
from dicefront.games.spherewars.rules.state import BUILD_BANDS, Combatant, State, is_hero
from dicefront.kernel.draw import Draw


def imagine(checkpoint: State, live: State, player: int, draw: Draw) -> State:
    """A checkpoint this player could come from; ``live`` says what has been shown since."""
    imagined = checkpoint.copy()
    if checkpoint.stage == BUILD_BANDS:
        ready = bands_for(checkpoint.options.points, checkpoint.options.printed_prices)
        imagined.rosters = [
            roster if roster is None or knows(checkpoint, player, band) else ready[draw.below(len(ready))]
            for band, roster in enumerate(checkpoint.rosters)
        ]
        return imagined
    strangers = [one for one in imagined.combatants if is_hero(one) and not knows(imagined, player, one.band)]
    for one in strangers:
        shown = live.combatants[one.id].shown
        one.hidden = [item for item in shown if item not in one.shown]  # what the tail shows must be there
    for one in strangers:
        bare = open_kit(checkpoint.combatants[one.id])
        equip(imagined, one, one.weighed < live.combatants[one.id].weighed, draw)
        one.kit = equipped(one, bare)
    return imagined


def equip(state: State, one: Combatant, weighed: bool, draw: Draw) -> None:
    """Hidden items at random, one after the other, until none fits or enough are drawn.

    If a hero's artefacts were ``weighed`` since the checkpoint, those that nobody saw had no effect: then it
    is given none that might have had one.
    """
    known, surely = one.shown[:], one.hidden[:]
    one.shown = [*known, *surely]
    while not weighed:
        fits = [
            item for item in room_of(state, one).items if not is_consumable(item) and is_new(state, one, item)
        ]
        if not fits:
            break
        one.shown.append(fits[draw.below(len(fits))])
    while draw.below(2):
        fits = [
            item for item in room_of(state, one).items if is_consumable(item) and could_hide(state, one, item)
        ]
        if not fits:
            break
        one.shown.append(fits[draw.below(len(fits))])
    one.hidden, one.shown = one.shown[len(known) :], known


def is_new(state: State, one: Combatant, item: str) -> bool:
    """SW-ART-04: an artefact appears once in a band."""
    return all(
        item not in other.hidden for other in state.combatants if other.band == one.band and other is not one
    )
