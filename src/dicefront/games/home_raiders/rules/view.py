"""What is seen: everything but a team that is not shown yet (HR-GEN-14, HR-TEA-10)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.state import BUILD_TEAMS, Character, State, Troop
from dicefront.games.home_raiders.rules.team import team_breaches
from dicefront.kernel.agreement import BREACH
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json, own
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.view import marker_view, number_or_none, thing_view

STAGES: Final = [
    "table", "teams", "sworn-enemies", "layout", "roll-off", "portals", "attachments", "deployment",
    "held-back", "objective", "markers", "reckon", "round", "draw", "turn", "turn-end", "round-end",
]  # fmt: skip
LAYOUTS: Final = ["", "direct", "cunning"]
OBJECTIVES: Final = ["", "vanish", "portal", "spot"]
PLACES: Final = ["waiting", "standing", "vanished"]


def view(state: State, player: int | None) -> Json:
    """The table as one seat sees it; ``None`` is a spectator. Lengths are hundredths of a millimetre."""
    seen: dict[str, Json] = {
        "stage": STAGES[state.stage],
        "width": state.space.width,
        "depth": state.space.depth,
        "ground": state.options.table_file.id,
        "things": [thing_view(thing, "portal") for thing in state.space.things],
        "characters": [character_view(character) for character in state.characters],
        "troops": [troop_view(troop) for troop in state.troops],
        "markers": [marker_view(marker) for marker in state.markers],
        "marker_radius": state.options.constants.marker_radius,
        "layout": LAYOUTS[state.layout],
        "objective": OBJECTIVES[state.objective],
        "level": "advanced" if state.options.advanced else "basic",
        "stars": state.options.stars,
        "first": state.first,
        "player": state.player,
        "round": state.round,
        "rounds": state.options.constants.rounds,
        "bag": list(state.bag),
        "acting": list(state.acting),
        "disrupted": list(state.disrupted),
    }
    if player is not None and state.stage <= BUILD_TEAMS and state.rosters[player] is not None:  # HR-TEA-10
        seen["roster"] = as_json(own(state.rosters[player]))
    if state.options.lists_agreed and state.stage > BUILD_TEAMS:  # HR-OPT-10: known once the teams are shown
        seen["breaches"] = [
            [BREACH.encode(one) for one in team_breaches(roster, state.options)] for roster in state.rosters
        ]
    return seen


def character_view(character: Character) -> Json:
    """A character with everything that is in force on it."""
    body = character.body
    card = character.card
    place: Json = None
    if character.where == ON_TABLE:
        place = [body.shape.x, body.shape.y, body.bottom]
    return {
        "id": character.id,
        "owner": character.owner,
        "card": card.id,
        "name_en": card.name_en,
        "name_nl": card.name_nl,
        "troop": character.troop,
        "where": PLACES[character.where],
        "place": place,
        "radius": card.radius,
        "height": card.height,
        "wounds": character.wounds,
        "down": character.down,
        "abilities": [*character.kit.ids()],
        "marks": marks(character),
        "sworn": number_or_none(character.sworn),
    }


MARKS: Final = {
    "charging": "charge",
    "fervour": "fervour",
    "teleported": "eager-teleport",
    "distracted": "distract",
    "grappled": "grapple",
    "confused": "confuse",
    "stunned": "stun",
    "tricked": "mind-trick",
}
"""What a screen calls the effects on a character."""


def marks(character: Character) -> list[Json]:
    """The ids of what is on a character."""
    found: list[Json] = []
    if character.acted:
        found.append("acted")
    if character.hurts > 0:
        found.append("hurts")
    found.extend(name for name, effect in MARKS.items() if character.effects.has(effect))
    if character.sitting_out > 0:
        found.append("sitting-out")
    return found


def troop_view(troop: Troop) -> Json:
    return {
        "id": troop.id,
        "owner": troop.owner,
        "card": troop.card.id,
        "name_en": troop.card.name_en,
        "name_nl": troop.card.name_nl,
        "members": list(troop.members),
        "leader": number_or_none(troop.leader),
        "specialists": list(troop.specialists),
        "activated": troop.activated,
        "blocked": troop.blocked,
        "actions": troop.actions,
        "held_back": troop.held_back,
    }
