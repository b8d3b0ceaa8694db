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
from dicefront.parts.show.summary import Points
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
    counts = counts_of(state)
    return {
        "objective": OBJECTIVES[state.objective],
        "rule": rule_of(state),
        "counts": None if counts is None else [*counts],
        "in_stars": in_stars(state),
        "left": [*people(state, ON_TABLE)],
        "lost": [*people(state, VANISHED)],
        "chances": [round(pearl / pearls, 4) if pearls else 0 for pearl in state.bag],
    }


def points_of(state: State) -> list[Points]:
    """What the objective counts, and who is left of both."""
    counts = counts_of(state)
    left = Points(id="home_raiders.show.left", values=[*people(state, ON_TABLE)], rule="HR-WND-03")
    if counts is None:
        return [left]
    name = f"home_raiders.value-{OBJECTIVES[state.objective]}"
    return [Points(id=name, values=counts, rule=rule_of(state)), left]


def counts_of(state: State) -> list[float] | None:
    """How far both are with the objective, once it is known."""
    if state.objective == NOT_ROLLED:
        return None
    scale = STAR if in_stars(state) else 1
    return [round(one / scale, 2) for one in count(state)]


def in_stars(state: State) -> bool:
    return state.options.count_stars and state.objective == VANISH


def rule_of(state: State) -> str:
    """The paragraph of the objective."""
    return RULES.get(OBJECTIVES[state.objective], "HR-OBJ-01")


def people(state: State, where: int) -> list[int]:
    """How many characters of each seat are there."""
    found = [0] * SEATS
    for character in state.characters:
        if character.where == where:
            found[character.owner] += 1
    return found
