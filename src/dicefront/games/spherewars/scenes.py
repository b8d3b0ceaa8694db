"""Scenes of SphereWars: who stands where, in inches.

    scene(one(0, "werelynx", (20, 20)), one(1, "sorrep", (20, 21.1)), joined=[charged(1)], dice=[5, 4, 3])
    scene(*some(0, "lackey", *row(3, (12, 10))), one(1, "igniis", (20, 18)), things=[piece("wood", (16, 14))])

A profile is one of the catalogue or made for the purpose. Combatants are numbered in the order in which they
are named; the first leader of a band leads it. With two seats the number of a band is that of its side;
``seats`` makes more, and then bands belong to the sides in turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.kits import granted_under, kit_for, ranged_of_member
from dicefront.games.spherewars.rules.options import (
    INCH,
    SIDES,
    Options,
    complete_options,
    options_of,
    side_of,
)
from dicefront.games.spherewars.rules.preparing import kinds_for, numbered, space_with
from dicefront.games.spherewars.rules.profile import LEADER, Arms, Profile
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.secrets import traits_of_items
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    CONCENTRATE,
    MOVE,
    ROUND,
    Activation,
    Band,
    Combatant,
    Entry,
    Joined,
    State,
    is_there,
)
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.places import row
from dicefront.parts.scenes.scene import Scene
from dicefront.parts.scenes.starts import Starts
from dicefront.skirmish.fields import Fields
from dicefront.skirmish.figures import place
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.units import nearest

__all__ = [
    "SCENE",
    "STARTS",
    "Placed",
    "SphereScene",
    "charged",
    "engaged",
    "inch",
    "inches",
    "one",
    "piece",
    "position",
    "put",
    "row",
    "scene",
    "some",
    "way",
    "where",
]


class SphereScene(Scene[State]):
    """A scene of SphereWars."""

    def plays_turn(self) -> bool:
        return self.state.stage == ROUND

    def turn_goes_on(self) -> bool:
        return self.state.stage == ROUND and self.state.activation is not None

    def round_goes_on(self) -> bool:
        return self.state.stage == ROUND

    def where(self, number: int) -> tuple[float, float] | None:
        """Where a combatant stands, in inches; nothing if it has left the table."""
        combatant = self.state.combatants[number]
        return where(combatant) if is_there(combatant) else None


SCENE = SphereScene


def inch(value: float) -> int:
    """So many inches in the units of the rules."""
    return nearest(value, INCH)


def inches(length: int) -> float:
    """A length of the rules in inches."""
    return round(length / INCH, 3)


class Placed:
    """A combatant to be put on the table."""

    def __init__(
        self,
        band: int,
        profile: Profile,
        spot: tuple[float, float],
        wounds: int | None,
        fatigue: int,
        flight: int,
        arms: list[Arms],
        traits: list[str],
        items: list[str],
    ) -> None:
        self.band = band
        self.profile = profile
        self.spot = spot
        self.wounds = profile.wounds if wounds is None else wounds
        self.fatigue = fatigue
        self.flight = flight
        self.arms = arms
        self.traits = traits
        self.items = items


def one(
    band: int,
    profile: Profile | str,
    spot: tuple[float, float],
    *,
    wounds: int | None = None,
    fatigue: int = 0,
    flight: int = 0,
    arms: Sequence[Arms] = (),
    traits: Sequence[str] = (),
    items: Sequence[str] = (),
) -> Placed:
    """A combatant of a band at a place: the wounds it has left, weapons it chose, traits beside its own.

    ``items`` are artefacts and consumables that it hides.
    """
    of = profile if isinstance(profile, Profile) else CATALOGUE.profiles.get(profile)
    if of is None:
        raise BadData("profile", "the id of a profile, such as near_heart", profile)
    return Placed(band, of, spot, wounds, fatigue, flight, list(arms), list(traits), list(items))


def some(band: int, profile: Profile | str, *spots: tuple[float, float]) -> list[Placed]:
    """Several combatants of one profile: ``some(0, "lackey", *row(3, (12, 10)))``."""
    return [one(band, profile, spot) for spot in spots]


def piece(kind: str, spot: tuple[float, float], turn: float = 0.0, number: int = 1) -> Thing:
    """A piece of scenery with its middle at a place, turned by so many degrees; ``number`` is in its name."""
    if kind not in SCENERY.kinds:
        raise BadData("piece", "one of " + ", ".join(SCENERY.kinds), kind)
    return thing_of(kind, f"{kind} {number}", inch(spot[0]), inch(spot[1]), turn)


def way(*spots: tuple[float, float]) -> Json:
    """A path over these places, as an answer."""
    return [[inch(x), inch(y)] for x, y in spots]


def scene(
    *placed: Placed,
    acting: int | None = None,
    joined: Sequence[Joined] = (),
    things: Sequence[Thing] = (),
    side: int = 0,
    dice: DiceScript = (),
    seed: int | None = None,
    ask_all: bool = False,
    seats: int = SIDES,
) -> SphereScene:
    """The round of a side, or the activation of ``acting``: its combat phase if it has joined somebody.

    Whoever stands where it may not is refused.
    """
    stage = COMBAT if joined else MOVE
    state = position(*placed, acting=acting or 0, joined=joined, things=things, stage=stage, seats=seats)
    if acting is None and not joined:
        state.activation = None
        state.first = state.side = side
    problem = GAME.problem_of_state(state)
    if problem:
        raise BadData("scene", "a position that can occur", problem)
    return SphereScene(GAME, state, dice, seed, ask_all)


def position(
    *placed: Placed,
    acting: int = 0,
    joined: Sequence[Joined] = (),
    things: Sequence[Thing] = (),
    stage: int = COMBAT,
    seats: int = SIDES,
    chosen: dict[str, Json] | None = None,
) -> State:
    """The combat phase of the combatant ``acting``, who ``joined`` some enemies; not judged."""
    options = options_of(complete_options({**(chosen or {}), "seats": seats}))
    combatants: list[Combatant] = []
    for given in placed:
        entry = len([other for other in combatants if other.band == given.band])
        leaders = [one.profile.id for one in placed if one.band == given.band and one.profile.rank == LEADER]
        combatants.append(_combatant(len(combatants), entry, given, options, *leaders[:1]))
    side = side_of(placed[acting].band)
    return State(
        options,
        ROUND,
        1,
        side,
        side,
        [_band(band, combatants, options) for band in range(options.bands)],
        combatants,
        Activation(acting, stage, joined=list(joined)),
        Space(options.width, options.depth, list(things)),
        [0, 1],
        [[] for _ in range(options.bands)],
        0,
        [],
        [None] * options.bands,
        None,
    )


PHASES = [MOVE, CONCENTRATE, COMBAT]


def _ready(chosen: dict[str, Json], data: dict[str, Json], where: str) -> State:
    """A position of ``data/starts.toml``: the bands, and who acts in which phase; the field is an option."""
    read = Fields(data, where)
    placed: list[Placed] = []
    acted: list[int] = []
    for line in read.rows("combatants"):
        spot = (line.length("x", INCH, 72) / INCH, line.length("y", INCH, 72) / INCH)
        given = one(line.whole("band", 0, 5), line.text("profile"), spot, items=line.words("items"))
        if line.flag("activated", False):
            acted.append(len(placed))
        placed.append(given)
        line.end()
    acting = read.whole("acting", 0, len(placed) - 1, NOBODY)
    stage = read.place("phase", ["move", "concentrate", "combat"], 0)
    gems = [read.whole(name, 0, 30, 0) for name in ("gems", "enemy_gems")]
    orders = [read.whole(name, 0, 30, 0) for name in ("orders", "enemy_orders")]
    read.end()
    options = options_of(chosen)
    things: list[Thing] = []
    for piece in [] if options.own_field is None else options.own_field.pieces:
        name = numbered(piece.kind, things)
        things.append(
            thing_of(piece.kind, name, piece.x, piece.y, piece.turn, kinds_for(options)[piece.kind])
        )
    state = position(*placed, acting=max(0, acting), things=things, stage=PHASES[stage], chosen=chosen)
    state.space = space_with(options, things)
    state.scenario, state.density = options.scenario, options.density
    state.gems = [Gems(count) for count in gems]
    for band in state.bands:
        band.orders = orders[band.side]
    for number in acted:
        state.combatants[number].activated = True
    if acting == NOBODY:  # the round of the first side, before it activates anybody
        state.activation = None
    return state


STARTS = Starts(GAME, _ready)


def _combatant(number: int, entry: int, given: Placed, options: Options, leader: str = "") -> Combatant:
    profile = given.profile
    more = [*granted_under(profile, leader), *given.traits, *traits_of_items(given.items)]
    found = Combatant(
        number,
        given.band,
        options.seat_of_band(given.band),
        side_of(given.band),
        entry,
        profile,
        profile.bp,
        wounds=given.wounds,
        fatigue=given.fatigue,
        flight=given.flight,
        kit=kit_for(profile, given.arms, more, len(given.arms) > 0),
        ranged=ranged_of_member(profile, []),
        hidden=given.items[:],
    )
    put(found, *given.spot)
    return found


def _band(number: int, combatants: list[Combatant], options: Options) -> Band:
    own = [combatant for combatant in combatants if combatant.band == number]
    leaders = [combatant.id for combatant in own if combatant.profile.rank == LEADER]
    entries = [Entry(combatant.profile, [combatant.id], "", [], combatant.price) for combatant in own]
    race = own[0].profile.race if own else ""
    leader = leaders[0] if leaders else NOBODY
    return Band(options.seat_of_band(number), side_of(number), race, leader, entries)


def charged(
    enemy: int, *, was_free: bool = True, real: bool = True, whole: bool = True, above: bool = False
) -> Joined:
    """That an enemy was charged in this activation."""
    return Joined(enemy, was_free, True, real, whole, above)


def engaged(enemy: int, *, was_free: bool = True, whole: bool = True) -> Joined:
    """That an enemy was engaged in this activation."""
    return Joined(enemy, was_free, False, False, whole)


def put(combatant: Combatant, x: float, y: float) -> None:
    """Put a combatant somewhere."""
    place(combatant, inch(x), inch(y), 0)


def where(combatant: Combatant) -> tuple[float, float]:
    """Where a combatant stands, in inches."""
    shape = combatant.body.shape
    return inches(shape.x), inches(shape.y)
