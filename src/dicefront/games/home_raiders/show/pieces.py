"""What an object does to somebody: how it gets up or down, and what it costs to walk there."""

from __future__ import annotations

from typing import cast

from msgspec import to_builtins

from dicefront.games.home_raiders.rules.moments import MAY_PUSH
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import whole
from dicefront.parts.show.words import Note
from dicefront.skirmish.space import Thing


def thing(state: State, args: dict[str, Json], mover: Character | None) -> Json:
    """What an object does to a mover, or to anybody."""
    things = state.space.things
    if not things:
        raise BadData("look.thing", "a table with objects", args.get("thing"))
    number = whole(args, "thing", 0, len(things) - 1)
    notes = general(things[number]) if mover is None else notes_for(state, things[number], mover)
    told = cast(list[Json], to_builtins(notes))
    return {"thing": number, "piece": None if mover is None else mover.id, "notes": told}


def general(thing: Thing) -> list[Note]:
    """What holds for anybody without abilities."""
    if not thing.climbable:
        return [Note(id="home_raiders.show.ground-barred", rule="HR-TAB-04")]
    found = [Note(id="home_raiders.show.ground-climbable", rule="HR-MVT-05")]
    if thing.uneven:
        found.append(Note(id="home_raiders.show.ground-uneven", rule="HR-MVT-06"))
    return found


def notes_for(state: State, thing: Thing, mover: Character) -> list[Note]:
    """What the climb costs from the height where somebody stands, and what is different up there."""
    found: list[Note] = []
    walker = mover.walker
    if not thing.climbable:
        found.append(Note(id="home_raiders.show.ground-barred", rule="HR-TAB-04"))
    elif walker.flies:
        found.append(Note(id="home_raiders.show.ground-flown", rule="HR-AMV-19"))
    else:
        found.append(climb(state, thing, mover))
        if thing.uneven and walker.rough == 1:
            found.append(Note(id="home_raiders.show.ground-even", rule="HR-AUN-17"))
        elif thing.uneven:
            found.append(Note(id="home_raiders.show.ground-uneven", rule="HR-MVT-06"))
    if thing.movable and mover.kit.uses(MAY_PUSH):
        found.append(Note(id="home_raiders.show.ground-movable", rule="HR-AMV-01"))
    return found


def climb(state: State, thing: Thing, mover: Character) -> Note:
    """The way up, or down to where the object lies, from where a mover stands."""
    z = mover.body.bottom
    rise: int = thing.top - z
    if abs(rise) <= state.tolerances.step:
        return Note(id="home_raiders.show.ground-step", rule="HR-MVT-07")
    if rise < 0 and mover.walker.drops:
        return Note(id="home_raiders.show.ground-drop", rule="HR-AMV-15")
    cost = int(mover.walker.cost_of(abs(rise)))
    args: dict[str, Json] = {"cost": cost, "movement": int(mover.walker.allowance)}
    if cost > mover.walker.allowance:
        return Note(id="home_raiders.show.ground-too-high", args=args, rule="HR-MVT-08")
    name = "home_raiders.show.ground-climb" if rise > 0 else "home_raiders.show.ground-down"
    return Note(id=name, args=args, rule="HR-MVT-05")
