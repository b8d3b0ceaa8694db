"""What a seat sees: everything on the table, but no roster and no item that is not shown yet."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.defence_area import exerts_area
from dicefront.games.spherewars.rules.gems import COIN, Gems
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import RANKS
from dicefront.games.spherewars.rules.scenery import CROSSING, Piece, floor_of, terrain_of
from dicefront.games.spherewars.rules.scenery_file import DENSITIES, SCENERY
from dicefront.games.spherewars.rules.scoring import scores_view
from dicefront.games.spherewars.rules.secrets import open_kit
from dicefront.games.spherewars.rules.sides import knows
from dicefront.games.spherewars.rules.state import (
    ACTIONS,
    BUILD_BANDS,
    LATENT,
    Activation,
    Band,
    Cloud,
    Combatant,
    State,
    is_there,
)
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import as_json, own
from dicefront.skirmish.space import Thing
from dicefront.skirmish.view import outline_view

STAGES: Final = [
    "bands", "preparation", "battlefield", "roll_off", "deployment", "infiltration", "strategy", "round",
    "update",
]  # fmt: skip
PHASES: Final = ["pick", "rouse", "move", "after_move", "concentrate", "combat", "end"]
PLACES: Final = ["waiting", "on_table", "dead", "fled"]
FLIGHTS: Final = ["steady", "first", "later"]


def view(state: State, player: int | None) -> Json:
    """The table as one seat sees it; ``None`` is a spectator. Lengths are hundredths of a millimetre."""
    seen: dict[str, Json] = {
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "first": state.first,
        "side": state.side,
        "width": state.space.width,
        "depth": state.space.depth,
        "inch": INCH,
        "points": state.options.points,
        "mission": state.mission,
        "density": state.density,
        "scenario": state.scenario,
        "laid": state.laid,
        "weather": list(SCENERY.weathers)[state.weather],
        "scores": scores_view(state),
        "open_measuring": state.options.open_measuring,
        "things": [
            piece_view(piece, state.space.things[piece.number]) for piece in terrain_of(state.space).pieces
        ],
        "bands": [band_view(band) for band in state.bands],
        "combatants": [
            combatant_view(one, player is not None and knows(state, player, one.band))
            for one in state.combatants
        ],
        "activation": None if state.activation is None else activation_view(state.activation),
        "gems": [gems_view(pool) for pool in state.gems],
        "clouds": [cloud_view(cloud) for cloud in state.clouds],
        "gone": list[Json](state.gone),
        "areas": [one.id for one in state.combatants if exerts_area(state, one)],
        "edges": list[Json](state.edges),
        "placing": [list[Json](left) for left in state.placing],
    }
    if player is not None and state.stage == BUILD_BANDS:
        built = [state.rosters[band] for band in state.options.bands_of_seat(player)]
        if built[0] is not None:
            seen["roster"] = as_json(own(built[0] if len(built) == 1 else built))
    return seen


OPENINGS: Final = ["door", "window", "slot"]


def piece_view(piece: Piece, thing: Thing) -> Json:
    """A piece of scenery: a disc has a radius, anything else corners; openings are from a to b."""
    kind = piece.kind
    seen: dict[str, Json] = {
        "name": thing.name,
        "kind": thing.kind,
        "bottom": thing.bottom,
        "top": thing.top,
        "density": DENSITIES[kind.density],
        "features": list[Json](kind.features),
        "floors": kind.floors,
        "roof": kind.roof,
        "openings": [[OPENINGS[one.kind], one.a.x, one.a.y, one.b.x, one.b.y] for one in piece.openings],
        "crossings": [[one.x, one.y, other.x, other.y, CROSSING] for one, other in piece.banks()],
    }
    seen.update(outline_view(thing.shape))
    return seen


def band_view(band: Band) -> Json:
    return {
        "seat": band.seat,
        "side": band.side,
        "race": band.race,
        "leader": None if band.leader == NOBODY else band.leader,
        "orders": band.orders + band.extra_orders,
        "entries": [
            {
                "profile": entry.profile.id,
                "members": list[Json](entry.members),
                "faction": entry.faction,
                "options": list[Json](entry.options),
            }
            for entry in band.entries
        ],
    }


def combatant_view(one: Combatant, known: bool) -> Json:
    """A combatant with everything that is in force on it; ``known`` if the viewer's side hides its items."""
    shape = one.body.shape
    kit = one.kit if known else open_kit(one)
    return {
        "id": one.id,
        "owner": one.owner,
        "side": one.side,
        "band": one.band,
        "troop": one.troop,
        "profile": one.profile.id,
        "where": PLACES[one.where],
        "place": [shape.x, shape.y, one.body.bottom] if is_there(one) else None,
        "radius": one.profile.radius,
        "height": one.profile.height,
        "wounds": one.wounds,
        "most_wounds": one.profile.wounds,
        "fatigue": one.fatigue,
        "fleeing": one.fleeing,
        "activated": one.activated,
        "rank": RANKS[one.profile.rank],
        "floor": floor_of(one.body) if is_there(one) else 0,
        "area_lost": one.area_lost,
        "ordered": one.ordered,
        "traits": [*kit.ids()],
        "effects": [effect.id for effect in one.effects.all],
        "latent": [effect.id for effect in one.effects.all if effect.until == LATENT],
        "coins": max(one.effects.values(COIN), default=0),
        "hidden": list[Json](one.hidden) if known else None,
        "shown": list[Json](one.shown),
    }


def gems_view(pool: Gems) -> Json:
    """The pool of a side is open; what is bet of it lies sealed with the players (SW-SPE-21)."""
    return {"own": pool.own, "made": pool.made, "casting": pool.casting, "dispelling": pool.dispelling}


def cloud_view(cloud: Cloud) -> Json:
    return {"trait": cloud.trait, "combatant": cloud.source, "disc": [cloud.x, cloud.y, cloud.radius]}


def activation_view(act: Activation) -> Json:
    return {
        "who": act.who,
        "phase": PHASES[act.stage],
        "action": ACTIONS[act.action],
        "joined": [one.enemy for one in act.joined],
    }
