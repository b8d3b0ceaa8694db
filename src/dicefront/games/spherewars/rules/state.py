"""The state of a match: plain data.

Numbers are indices: a combatant's ``id`` is its place in ``State.combatants``, a band's place in
``State.bands`` is its number. Lists are never shared between two states unless nothing in them changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.missions import MISSIONS, Mission
from dicefront.games.spherewars.rules.options import Options
from dicefront.games.spherewars.rules.profile import EPHEMERAL, LEADER, Profile
from dicefront.games.spherewars.rules.rows import RangedRow
from dicefront.games.spherewars.rules.scenery_file import NEUTRAL, SCENERY
from dicefront.games.spherewars.rules.walking import walker_of
from dicefront.kernel.effects import ACTION, NO_EFFECTS, Effect, Effects
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.traits import NO_TRAITS, Kit
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import ON_TABLE, WAITING, Figure, Walker
from dicefront.skirmish.space import Space
from dicefront.tabletop.bases import Base

# Stages of a match.
BUILD_BANDS: Final = 0
PREPARE: Final = 1  # SW-MIS-01: what a die settles, and the objects of the mission
LAY_FIELD: Final = 2  # SW-SCE-02, SW-SCE-03: one piece after the other
ROLL_OFF: Final = 3  # SW-DEP-01
DEPLOY: Final = 4  # SW-DEP-02 to SW-DEP-06
INFILTRATE: Final = 5  # SW-DEP-07
STRATEGY: Final = 6  # T1 to T4
ROUND: Final = 7  # T6: what is played next, the activation says
UPDATE: Final = 8  # T9, T10

# Stages of an activation: the step list A.
PICK: Final = 0  # A1, A2: there is no activation yet
ROUSE: Final = 1  # A3
MOVE: Final = 2  # A4
AFTER_MOVE: Final = 3  # A5
CONCENTRATE: Final = 4  # A6
COMBAT: Final = 5  # A7
END: Final = 6  # A8, A9

# Where a combatant is, beside WAITING and ON_TABLE.
DEAD: Final = 2
FLED: Final = 3  # over the edge of the table (SW-FLE-06)

# Movement actions (SW-ACT-03).
NOT_YET: Final = 0
STAND: Final = 1
RUN: Final = 2
SPEED_UP: Final = 3
CHARGE: Final = 4
ENGAGE: Final = 5
ACTIONS: Final = ["not_yet", "stand", "run", "speed_up", "charge", "engage"]

# How far a flight has come.
STEADY: Final = 0
FIRST_FLIGHT: Final = 1  # away from the cause (SW-FLE-03)
LATER_FLIGHT: Final = 2  # to the nearest edge (SW-FLE-05)

# When an effect ends, beside the moments of the kernel.
NEXT_ACTIVATION: Final = "next_activation"  # SW-STA-01: it is the bearer's next one from A2 on
LATENT: Final = "latent"  # SW-SPE-39: the next round of the source's side, or what becomes of the source
OWN_ROUND: Final = "own_round"  # T5 of the side of its source

CLEAR: Final = SCENERY.weathers[NEUTRAL].level
"""The level of weather that does nothing (SW-MIS-01)."""


OFF_TABLE: Final = Base(0, 0, 1, 0, 1)


@mypyc_attr(acyclic=True)
class Combatant(Figure):
    """One figure of a band; ``troop`` is its entry in the band, so that members of a group share it.

    ``kit`` holds the traits of profile and equipment; what came over it later is among the effects. Its lists
    are never changed, so copies share them: who shows or hears something gets new ones.
    """

    def __init__(
        self,
        id: int,
        band: int,
        owner: int,
        side: int,
        troop: int,
        profile: Profile,
        price: int,
        where: int = WAITING,
        body: Base = OFF_TABLE,
        wounds: int = 0,
        fatigue: int = 0,
        flight: int = STEADY,
        activated: bool = False,
        area_lost: bool = False,
        ordered: bool = False,
        gems_lost: bool = False,
        effects: Effects = NO_EFFECTS,
        hidden: list[str] | None = None,
        shown: list[str] | None = None,
        killed: bool = False,
        weighed: int = 0,
        heard: list[str] | None = None,
        kit: Kit = NO_TRAITS,
        ranged: list[RangedRow] | None = None,
        walker: Walker | None = None,
    ) -> None:
        super().__init__(
            id, owner, side, troop, where, body, walker_of(profile) if walker is None else walker
        )
        self.band = band
        self.profile = profile
        self.price = price  # SW-WIN-08
        self.wounds = wounds  # left
        self.fatigue = fatigue  # fights that tired it this turn
        self.flight = flight
        self.activated = activated  # this round
        self.area_lost = area_lost  # SW-DEF-16, until its next friendly round
        self.ordered = ordered  # SW-ORD-13: it has received an order in this round
        self.gems_lost = gems_lost  # SW-SPE-05: since the last updating
        self.effects = effects
        self.kit = kit
        self.ranged: list[RangedRow] = [] if ranged is None else ranged  # its ranged weapons; never changed
        self.hidden: list[str] = [] if hidden is None else hidden  # SW-BAN-12: what only its side knows
        self.shown: list[str] = [] if shown is None else shown  # artefacts that are known, consumables taken
        self.killed = killed  # an enemy, in its last activation
        self.weighed = weighed  # how often what it may hide would have shown in a number (SW-ART-09)
        self.heard: list[str] = [] if heard is None else heard  # the orders of this round (SW-CON-23)

    @property
    def fleeing(self) -> bool:
        return self.flight != STEADY

    def bear(self, id: str, until: str, source: int = NOBODY, value: int = 0) -> None:
        """An effect comes over it."""
        self.effects = self.effects.plus(Effect(id, until, source, value))

    def shake_off(self, id: str) -> None:
        """An effect ends."""
        self.effects = self.effects.without(id)

    def uncover(self, item: str) -> None:
        """What it hid is known from now on."""
        place = self.hidden.index(item)
        self.hidden = self.hidden[:place] + self.hidden[place + 1 :]
        self.shown = [*self.shown, item]

    def copy(self) -> Combatant:
        return Combatant(
            self.id,
            self.band,
            self.owner,
            self.side,
            self.troop,
            self.profile,
            self.price,
            self.where,
            self.body,
            self.wounds,
            self.fatigue,
            self.flight,
            self.activated,
            self.area_lost,
            self.ordered,
            self.gems_lost,
            self.effects,
            self.hidden,
            self.shown,
            self.killed,
            self.weighed,
            self.heard,
            self.kit,
            self.ranged,
            self.walker,
        )


@mypyc_attr(acyclic=True)
class Entry:
    """One choice of a band: a combatant or a group with its equipment. Never changed."""

    def __init__(
        self, profile: Profile, members: list[int], faction: str, options: list[str], price: int
    ) -> None:
        self.profile = profile
        self.members = members
        self.faction = faction
        self.options = options
        self.price = price


@mypyc_attr(acyclic=True)
class Band:
    """The band of one seat, of one race; ``leader`` is a combatant or ``NOBODY``.

    ``orders`` is its pool (SW-ORD-01), ``extra_orders`` are those of this turn (SW-ORD-19).
    """

    def __init__(
        self,
        seat: int,
        side: int,
        race: str,
        leader: int,
        entries: list[Entry],
        orders: int = 0,
        extra_orders: int = 0,
    ) -> None:
        self.seat = seat
        self.side = side
        self.race = race
        self.leader = leader
        self.entries = entries
        self.orders = orders
        self.extra_orders = extra_orders

    def copy(self) -> Band:
        return Band(
            self.seat, self.side, self.race, self.leader, self.entries, self.orders, self.extra_orders
        )


@mypyc_attr(acyclic=True)
class Joined:
    """An enemy that was joined in this activation.

    ``was_free`` says that nobody had been in combat with it (SW-SCN-09), ``charge`` that it was charged,
    ``real`` that way and sight made that a charge and not an ability (SW-MOV-16, SW-ABI-32), ``whole`` that
    contact with it was never broken since (SW-MOV-20), ``above`` that the move began on higher ground than
    the enemy's (SW-SCN-36), ``declared`` that it was joined by a charge or an engagement, and not met by a
    move that only counts as one (SW-MOV-33, SW-ABI-27).
    """

    def __init__(
        self,
        enemy: int,
        was_free: bool,
        charge: bool,
        real: bool,
        whole: bool,
        above: bool = False,
        declared: bool = True,
    ) -> None:
        self.enemy = enemy
        self.was_free = was_free
        self.charge = charge
        self.real = real
        self.whole = whole
        self.above = above
        self.declared = declared

    def copy(self) -> Joined:
        return Joined(
            self.enemy, self.was_free, self.charge, self.real, self.whole, self.above, self.declared
        )


@mypyc_attr(acyclic=True)
class Cloud:
    """What a latent spell put round a place, by the id of its trait and its caster. Never changed."""

    def __init__(self, trait: str, source: int, x: int, y: int, radius: int) -> None:
        self.trait = trait
        self.source = source
        self.x = x
        self.y = y
        self.radius = radius


@mypyc_attr(acyclic=True)
class Activation:
    """The activation that runs (list A).

    ``action`` is the movement action as it turned out, ``moved`` says that the place changed in the movement
    phase (SW-SHO-12), ``joined`` whom it joined, ``stopped`` that a jump stopped it (SW-DEF-10), ``fought``
    that it has fought (SW-HTH-16), ``over`` that nothing but its end is left (SW-ACT-24, SW-ACT-25).
    """

    def __init__(
        self,
        who: int,
        stage: int = ROUSE,
        action: int = NOT_YET,
        moved: bool = False,
        joined: list[Joined] | None = None,
        stopped: bool = False,
        fought: bool = False,
        over: bool = False,
        fury: int = 0,
        done: list[str] | None = None,
    ) -> None:
        self.who = who
        self.stage = stage
        self.action = action
        self.moved = moved
        self.joined: list[Joined] = [] if joined is None else joined
        self.stopped = stopped
        self.fought = fought
        self.over = over
        self.fury = fury  # dice used for deeds (SW-DEE-03)
        self.done: list[str] = [] if done is None else done  # deeds and spells that were tried

    def copy(self) -> Activation:
        return Activation(
            self.who,
            self.stage,
            self.action,
            self.moved,
            [one.copy() for one in self.joined],
            self.stopped,
            self.fought,
            self.over,
            self.fury,
            self.done[:],
        )

    def joining_of(self, enemy: int) -> Joined | None:
        """How an enemy was joined in this activation, if it was."""
        for one in self.joined:
            if one.enemy == enemy:
                return one
        return None

    def has_joined(self, enemy: int) -> bool:
        """Whether a declared charge or engagement joined an enemy."""
        joined = self.joining_of(enemy)
        return joined is not None and joined.declared


class State(Battle[Combatant]):
    """Everything about a match between two procedures; ``combatants`` are its figures.

    ``turn`` counts from 1. ``first`` is the side that has the first round of the turn, ``side`` the side
    whose round it is; outside rounds it is the side that counts as active (SW-ACT-19). ``edges`` are the
    table edges by side (SW-MIS-04), ``placing`` the entries not yet deployed, by band, and ``batch`` how many
    the side that deploys has still to place. ``fallen`` are leaders whose death is not answered yet (K5).
    ``gems`` are the pools of the sides (SW-SPE-02). ``mission``, ``density`` and ``scenario`` are ids, empty
    until they are settled; ``laid`` counts the scenery in points (SW-SCN-04), ``weather`` is a level of the
    scale (SW-WEA-01). ``rosters`` are the bands as given (``None``: asked for at the table; never changed).
    ``speakers`` are the seats that choose for the sides (SW-MUL-18), ``gone`` says by seat who gave up, and
    ``picker`` is the seat from which on the players of a side are asked to pick or to deploy (SW-MUL-04).
    """

    DERIVED = ("figures", "tolerances", "markers")

    def __init__(
        self,
        options: Options,
        stage: int,
        turn: int,
        first: int,
        side: int,
        bands: list[Band],
        combatants: list[Combatant],
        activation: Activation | None,
        space: Space,
        edges: list[int],
        placing: list[list[int]],
        batch: int,
        fallen: list[int],
        rosters: list[Json],
        outcome: Outcome | None,
        gems: list[Gems] | None = None,
        clouds: list[Cloud] | None = None,
        speakers: list[int] | None = None,
        gone: list[bool] | None = None,
        picker: int = 0,
        mission: str = "",
        density: str = "",
        scenario: str = "",
        laid: int = 0,
        weather: int = CLEAR,
    ) -> None:
        super().__init__(combatants, space, [], options.tolerances)
        self.options = options
        self.stage = stage
        self.turn = turn
        self.first = first
        self.side = side
        self.bands = bands
        self.combatants = combatants
        self.activation = activation
        self.edges = edges
        self.placing = placing
        self.batch = batch
        self.fallen = fallen
        self.rosters = rosters
        self.outcome = outcome
        self.gems: list[Gems] = [Gems(), Gems()] if gems is None else gems
        self.clouds: list[Cloud] = [] if clouds is None else clouds
        self.speakers: list[int] = [0, 1] if speakers is None else speakers
        self.gone: list[bool] = [False] * options.seats if gone is None else gone
        self.picker = picker
        self.mission = mission or ("" if options.mission is None else options.mission.id)
        self.density = density
        self.scenario = scenario
        self.laid = laid
        self.weather = weather

    def copy(self) -> State:
        return State(
            self.options,
            self.stage,
            self.turn,
            self.first,
            self.side,
            [band.copy() for band in self.bands],
            [combatant.copy() for combatant in self.combatants],
            None if self.activation is None else self.activation.copy(),
            self.space,
            self.edges[:],
            [left[:] for left in self.placing],
            self.batch,
            self.fallen[:],
            self.rosters,
            self.outcome,
            [pool.copy() for pool in self.gems],
            self.clouds[:],
            self.speakers[:],
            self.gone[:],
            self.picker,
            self.mission,
            self.density,
            self.scenario,
            self.laid,
            self.weather,
        )


def mission_of(state: State) -> Mission:
    """The mission that is played."""
    agreed = state.options.mission
    return MISSIONS.missions[state.mission] if agreed is None else agreed


# -- who is who -----------------------------------------------------------------------------------


def is_there(combatant: Combatant) -> bool:
    """Alive and on the table."""
    return combatant.where == ON_TABLE


def is_hero(combatant: Combatant) -> bool:
    """SW-COM-02."""
    return combatant.profile.is_hero()


def is_leader(combatant: Combatant) -> bool:
    return combatant.profile.rank == LEADER


def is_ephemeral(combatant: Combatant) -> bool:
    """SW-WOU-10."""
    return combatant.profile.wounds_level == EPHEMERAL


def is_enemy(one: Combatant, other: Combatant) -> bool:
    """Allies are friends (SW-MUL-23)."""
    return one.side != other.side


def is_friend(one: Combatant, other: Combatant) -> bool:
    """SW-MUL-23: in support, contact, blocking and presence allies are friends."""
    return one.side == other.side


def is_own(one: Combatant, other: Combatant) -> bool:
    """SW-MUL-23: orders of messengers, exclusive orders, spells, abilities and items stay in their band."""
    return one.band == other.band


def activation_of(state: State) -> Activation:
    """The activation that runs."""
    assert state.activation is not None
    return state.activation


def actor_of(state: State) -> Combatant:
    """The activated combatant."""
    return state.combatants[activation_of(state).who]


def end_action(state: State) -> None:
    """What lasted for the action that ends now is over."""
    for one in state.combatants:
        one.effects = one.effects.after(ACTION)


def stopped(state: State, one: Combatant) -> bool:
    """SW-ACT-24, SW-ACT-25: nothing that it has begun goes on: it is gone or flees, or the game is over."""
    return state.outcome is not None or not is_there(one) or one.fleeing


def joining_by(state: State, one: Combatant, enemy: Combatant) -> Joined | None:
    """How a combatant joined an enemy in its activation, if that runs and it did."""
    activation = state.activation
    return activation.joining_of(enemy.id) if activation is not None and activation.who == one.id else None
