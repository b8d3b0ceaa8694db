"""What a piece of scenery does to somebody: whether it gets in, at what cost, and what it is worth."""

from __future__ import annotations

from typing import cast

from msgspec import to_builtins

from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT
from dicefront.games.spherewars.rules.scenery import DRY, LAVA, WATER, Piece, gives_cover, terrain_of
from dicefront.games.spherewars.rules.scenery_file import BARE, DENSE, IMPASSABLE
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.ways import gait_of
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import whole
from dicefront.parts.show.words import Note


def thing(state: State, args: dict[str, Json], mover: Combatant | None) -> Json:
    """What a piece does to a mover, or to anybody on foot; nothing of it is a length (SW-BAS-17)."""
    pieces = terrain_of(state.space).pieces
    if not pieces:
        raise BadData("look.thing", "a table with scenery", args.get("thing"))
    number = whole(args, "thing", 0, len(pieces) - 1)
    gait = Gait(0, COMMON_HEIGHT, False) if mover is None else gait_of(state, mover)
    notes = cast(list[Json], to_builtins(piece_notes(pieces[number], gait)))
    return {"thing": number, "piece": None if mover is None else mover.id, "notes": notes}


def piece_notes(piece: Piece, gait: Gait) -> list[Note]:
    """First how it is entered, then what is gained or lost in it."""
    if gait.flies and not piece.building and piece.density != IMPASSABLE:
        return [Note(id="spherewars.show.ground_flown", rule="SW-FLY-02")]
    barred = gait.barred_by(piece)
    if barred:
        return [Note(id="spherewars.show.ground_barred", rule=barred), *crossing(piece)]
    return [*entering(piece, gait), *crossing(piece), *standing_in(piece, gait)]


def crossing(piece: Piece) -> list[Note]:
    return [Note(id="spherewars.show.ground_crossing", rule="SW-SCN-20")] if piece.kind.crossings else []


def entering(piece: Piece, gait: Gait) -> list[Note]:
    """What a way through it costs, and where it leads in."""
    args: dict[str, Json] = {"number": gait.lost_in(piece)}
    if not args["number"]:
        found = [Note(id="spherewars.show.ground_free", rule=spared_by(piece, gait))]
    elif piece.lineal:
        found = [Note(id="spherewars.show.ground_line", args=args, rule="SW-SCN-39")]
    else:
        dense = piece.density == DENSE
        found = [Note(id="spherewars.show.ground_mov", args=args, rule="SW-SCN-10" if dense else "SW-SCN-07")]
    if piece.building:
        found.append(Note(id="spherewars.show.ground_doors", rule="SW-SCN-31"))
    return found


def spared_by(piece: Piece, gait: Gait) -> str:
    """Why it costs nothing."""
    if piece.density == BARE:
        return "SW-SCN-06"
    if gait.flies:
        return "SW-FLY-09"
    if piece.kind.id in gait.ignored:
        return "SW-SCN-19"
    if piece.filled == WATER:
        return "SW-SCN-24" if piece.deep else "SW-SCN-22"
    return "SW-SCN-27" if piece.filled == LAVA else "SW-ABI-58"


def standing_in(piece: Piece, gait: Gait) -> list[Note]:
    """Cover, and how high or low somebody in it counts."""
    found: list[Note] = []
    if gives_cover(piece) and not gait.flies:
        if piece.density == DENSE:
            found.append(Note(id="spherewars.show.ground_dense_cover", rule="SW-SCN-11"))
        elif piece.lineal:
            found.append(Note(id="spherewars.show.ground_line_cover", rule="SW-SCN-40"))
        else:
            found.append(Note(id="spherewars.show.ground_cover", rule="SW-SCN-08"))
    if piece.elevation:
        args: dict[str, Json] = {"number": piece.height}
        found.append(Note(id="spherewars.show.ground_elevation", args=args, rule="SW-SCN-34"))
    if piece.filled != DRY and piece.deep:
        found.append(Note(id="spherewars.show.ground_deep", rule="SW-SCN-26"))
    elif piece.filled != DRY:
        rule = "SW-SCN-23" if piece.filled == WATER else "SW-SCN-28"
        found.append(Note(id="spherewars.show.ground_lowered", rule=rule))
    return found
