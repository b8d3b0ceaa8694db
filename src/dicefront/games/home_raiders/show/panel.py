"""What stands beside a table of Home Raiders: cards and names in play, the bag, the score."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.objectives import STAR, count
from dicefront.games.home_raiders.rules.state import NOT_ROLLED, VANISH, VANISHED, State
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.games.home_raiders.show.figures import parts_of
from dicefront.games.home_raiders.show.teams import about, entry_of
from dicefront.kernel.ids import Json
from dicefront.skirmish.figures import ON_TABLE

RULES: Final = {"vanish": "HR-OBJ-03", "portal": "HR-OBJ-07", "spot": "HR-OBJ-18"}
SEATS: Final = 2


def book(state: State) -> Json:
    """Everything with a name on this table, told once: cards, abilities, kinds of objects, distances."""
    cards: dict[str, Json] = {}
    looks: dict[str, Json] = {}
    for character in state.characters:
        if character.card.id not in cards:
            cards[character.card.id] = entry_of(character.card).profile
            looks[character.card.id] = parts_of(character.card)
    kinds: dict[str, Json] = {
        name: {"name_en": kind.name_en, "name_nl": kind.name_nl}
        for name, kind in state.options.table_file.kinds.items()
    }
    abilities: list[Json] = [about(one) for one in ALL_ABILITIES]
    factions: dict[str, Json] = {
        name: {"name_en": one.name_en, "name_nl": one.name_nl}
        for name, one in state.options.cards.factions.items()
    }
    return {
        "cards": cards,
        "looks": looks,
        "factions": factions,
        "kinds": kinds,
        "abilities": abilities,
        "wounds": [wounds_to_vanish(character) for character in state.characters],
        "formation": [formation_distance(state, troop) for troop in state.troops],
        "actions": state.options.constants.actions,
    }


def standing_of(state: State) -> Json:
    """How far both are with the objective, who is left, and the chances of the next pearl (HR-RND-03)."""
    pearls = sum(state.bag)
    left: list[Json] = [0] * SEATS
    lost: list[Json] = [0] * SEATS
    for seat in range(SEATS):
        own = [character for character in state.characters if character.owner == seat]
        left[seat] = sum(1 for character in own if character.where == ON_TABLE)
        lost[seat] = sum(1 for character in own if character.where == VANISHED)
    found: dict[str, Json] = {
        "objective": OBJECTIVES[state.objective],
        "rule": RULES.get(OBJECTIVES[state.objective], "HR-OBJ-01"),
        "counts": None,
        "in_stars": state.options.count_stars and state.objective == VANISH,
        "left": left,
        "lost": lost,
        "chances": [round(pearl / pearls, 4) if pearls else 0 for pearl in state.bag],
    }
    if state.objective != NOT_ROLLED:
        scale = STAR if found["in_stars"] else 1
        found["counts"] = [round(one / scale, 2) for one in count(state)]
    return found
