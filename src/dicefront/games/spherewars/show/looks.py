"""Looks at a table of SphereWars: reach, sight, distances and fights.

With closed measuring no look tells a length before the rules measure it (SW-BAS-17).
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.movement import reach_of
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.placing import zone_of
from dicefront.games.spherewars.rules.relocating import FAR
from dicefront.games.spherewars.rules.sight import sees, shares
from dicefront.games.spherewars.rules.signs import fight_chances
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_there
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.games.spherewars.show import eyes, pieces, standings
from dicefront.games.spherewars.show.bands import entry_of, is_weapon, worn_by
from dicefront.games.spherewars.show.figures import parts_of
from dicefront.kernel.errors import BadData, NotYourDecision, Refusal
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import chance_data, chance_shown, whole
from dicefront.tabletop.bases import Base
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL
from dicefront.tabletop.units import LIMIT

KINDS: Final = (
    *("book", "zones", "reach", "bands", "sight", "seen", "there", "distance", "fight"),
    *("scene", "eye", "standings", "lasting", "thing"),
)
MEASURED: Final = ("reach", "bands", "distance", "range", "danger")
"""Looks that tell a length, those of other games among them: refused before anything else is looked at."""
LEVELS: Final = {OPEN: "open", PARTIAL: "partial", HIDDEN: "hidden"}
RULES: Final = {OPEN: "SW-SIT-03", PARTIAL: "SW-SIT-03", HIDDEN: "SW-SIT-03"}


def look(state: State, what: str, args: dict[str, Json]) -> Json:
    """What is asked for, or ``BadData`` with what there is; the state is as the one who looks sees it."""
    if what in MEASURED and not state.options.open_measuring:
        raise NotYourDecision(Refusal("spherewars.show.measuring_closed", "SW-BAS-17"))
    if what not in KINDS:
        raise BadData("look", "one of " + ", ".join(KINDS), what)
    if what == "book":
        return book(state)
    if what == "zones":
        return {"zones": zones(state)}
    if what == "scene":
        return eyes.scene(state)
    if what == "standings":
        return standings.standings(state)
    if what == "thing":
        return pieces.thing(state, args, standing(state, args, "piece") if "piece" in args else None)
    one = standing(state, args, "piece")
    if what == "lasting":
        return standings.lasting(one)
    if what == "reach":
        stride = pace_of(state, one).single
        return {"piece": one.id, "allowance": stride.allowance(0), "levels": [level(state, one, stride)]}
    if what == "bands":
        return {"piece": one.id, "bands": bands(state, one, args.get("relocates") is True)}
    if what == "seen":
        return seen_by(state, one)
    if what == "there":
        there = state.copy()
        ghost = there.combatants[one.id]
        ghost.body = at_place(one, args)
        return {**seen_by(there, ghost), "threats": None}  # nobody has looked
    other = standing(state, args, "target")
    if what in ("sight", "eye"):
        if "x" in args:
            state = state.copy()
            one, other = state.combatants[one.id], state.combatants[other.id]
            one.body = at_place(one, args)
        if what == "eye":
            return {**sight_check(state, one, other), **eyes.eye_check(state, one, other)}
        return sight_check(state, one, other)
    if what == "distance":
        return {"distance": gap(one.body, other.body)}
    return {"chances": [chance_data(chance_shown(found)) for found in fight_chances(state, one, other)]}


def standing(state: State, args: dict[str, Json], name: str) -> Combatant:
    """A combatant on the table."""
    if not state.combatants:
        raise BadData(f"look.{name}", "a match with bands on the table", args.get(name))
    one = state.combatants[whole(args, name, 0, len(state.combatants) - 1)]
    if not is_there(one):
        raise BadData(f"look.{name}", "a combatant on the table", one.id)
    return one


def at_place(one: Combatant, args: dict[str, Json]) -> Base:
    """The body of a combatant at another place."""
    x, y = whole(args, "x", -LIMIT, LIMIT), whole(args, "y", -LIMIT, LIMIT)
    body = one.body
    return Base(x, y, body.shape.reach, body.bottom, body.top - body.bottom)


def book(state: State) -> Json:
    """Everything with a name on this table, told once."""
    cards: dict[str, Json] = {}
    looks: dict[str, Json] = {}
    for one in state.combatants:
        shown = entry_of(one.profile).profile
        assert isinstance(shown, dict)
        far = max([weapon.range_in for weapon in one.ranged], default=0)
        looks[one.profile.id] = parts_of(one.profile)
        cards[one.profile.id] = {**shown, "movement": max(one.profile.mov, 0) * INCH, "range": far * INCH}
    return {
        "cards": cards,
        "looks": looks,
        "kinds": {},
        "wounds": [one.profile.wounds for one in state.combatants],
        "formation": [],
        "arms": [arms_borne(one) for one in state.combatants],
        "rules": {trait: TRAITS[trait].rules for trait in dict.fromkeys(traits_of(state))},
        "races": list(CATALOGUE.races),
    }


def traits_of(state: State) -> list[str]:
    """Every trait that somebody on this table is known to have."""
    return [trait for one in state.combatants for trait in one.kit.ids() if trait in TRAITS]


def arms_borne(one: Combatant) -> list[Json]:
    """Weapons, armour and shield of a combatant: all of it lies open."""
    hand: list[Json] = [{"id": trait} for trait in one.kit.ids() if is_weapon(trait)]
    far: list[Json] = [{"id": weapon.id, "range": weapon.range_in} for weapon in one.ranged]
    return [*hand, *far, *worn_by(one.profile)]


def zones(state: State) -> list[Json]:
    """SW-MIS-05: where each side deploys."""
    found: list[Json] = []
    if not state.mission:  # a die has not settled it yet
        return found
    for side in range(2):
        field = zone_of(state, side)
        corners: list[Json] = [
            [field.left, field.low],
            [field.right, field.low],
            [field.right, field.high],
            [field.left, field.high],
        ]
        seats = seats_of_side(state, side)
        player: Json = seats[0] if seats else None
        found.append(
            {"kind": "deploy", "player": player, "corners": corners, "around": 0, "rule": "SW-MIS-05"}
        )
    return found


def bands(state: State, one: Combatant, relocates: bool = False) -> list[Json]:
    """How far a run and speeding up lead, or Relocate!."""
    if relocates:
        stride = Stride(FAR // INCH, 1, FAR // INCH)
        return [{"actions": 1, "limit": FAR, "levels": [level(state, one, stride)]}]
    pace = pace_of(state, one)
    return [
        {"actions": number + 1, "limit": stride.allowance(0), "levels": [level(state, one, stride)]}
        for number, stride in enumerate((pace.single, pace.double))
    ]


def level(state: State, one: Combatant, stride: Stride) -> Json:
    outlines: list[Json] = []
    for outline in reach_of(state, one, stride).outlines():
        corners: list[Json] = [[point.x, point.y] for point in outline]
        outlines.append(corners)
    return {"z": one.body.bottom, "outlines": outlines}


# -- sight --------------------------------------------------------------------------------------


def seen_by(state: State, eye: Combatant) -> dict[str, Json]:
    """All enemies on the table as a combatant sees them."""
    reach = max([weapon.range_in * INCH for weapon in eye.ranged], default=0)
    enemies: list[Json] = []
    for other in state.combatants:
        if is_there(other) and is_enemy(eye, other):
            line = sight_of(state, eye, other)
            if state.options.open_measuring:
                line["in_range"] = gap(eye.body, other.body) <= reach
            enemies.append(line)
    return {"piece": eye.id, "shoots": bool(eye.ranged), "range": reach, "enemies": enemies}


def sight_of(state: State, eye: Combatant, target: Combatant) -> dict[str, Json]:
    """How much of a target is seen, and what hides most of it."""
    found = sees(state, eye, target)
    hidden = sorted(shares(state, eye, target), reverse=True)
    most, name = hidden[0] if hidden else (0, 0)
    return {
        "target": target.id,
        "level": LEVELS[found],
        "covered": round(most / 1_000_000, 4),
        "thing": -2 - name if hidden and name < 0 else None,
        "character": name if hidden and name >= 0 else None,
        "distance": gap(eye.body, target.body) if state.options.open_measuring else None,
        "rule": RULES[found],
    }


def sight_check(state: State, eye: Combatant, target: Combatant) -> dict[str, Json]:
    found = sight_of(state, eye, target)
    found["from"] = place_of(eye)
    found["to"] = place_of(target)
    found["side"] = []
    found["better"] = None
    return found


def place_of(one: Combatant) -> list[Json]:
    body = one.body
    return [body.shape.x, body.shape.y, body.bottom, body.top]
