"""The state as plain data and back."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.kits import kit_of_member, ranged_of_member
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.preparing import kinds_for, space_with
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.state import (
    ACTIONS,
    LATENT,
    NEXT_ACTIVATION,
    OWN_ROUND,
    PREPARE,
    Activation,
    Band,
    Cloud,
    Combatant,
    Entry,
    Joined,
    State,
)
from dicefront.games.spherewars.rules.view import FLIGHTS, PHASES, PLACES, STAGES
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.codec import BOOLEAN, TEXT, Anything, Codec, Integer, ListOf, Maybe, Record, Word
from dicefront.kernel.effects import ACTION, ACTIVATION, GAME, ROUND, TURN, EffectsCodec
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.codec import BodyCodec, SpaceCodec, ThingCodec

NUMBER: Final = Integer(NOBODY, 9999)
COUNT: Final = Integer(0, 9999)
SEAT: Final = Integer(0, 5)
SIDE: Final = Integer(0, 1)
NUMBERS: Final = ListOf(COUNT)
NOBODY_THERE: Final[list[Json]] = [0, 0, 0, 1, 1]


class ProfileCodec(Codec[Profile]):
    """A profile by its id."""

    def encode(self, value: Profile) -> Json:
        return value.id

    def decode(self, data: Json, where: str) -> Profile:
        found = CATALOGUE.profiles.get(data) if isinstance(data, str) else None
        if found is None:
            raise BadData(where, "the id of a profile", data)
        return found


COMBATANT: Final = Record(
    Combatant,
    {
        "id": COUNT,
        "band": COUNT,
        "owner": SEAT,
        "side": SIDE,
        "troop": COUNT,
        "profile": ProfileCodec(),
        "price": COUNT,
        "where": Word(PLACES),
        "body": BodyCodec(),
        "wounds": COUNT,
        "fatigue": COUNT,
        "flight": Word(FLIGHTS),
        "activated": BOOLEAN,
        "area_lost": BOOLEAN,
        "ordered": BOOLEAN,
        "gems_lost": BOOLEAN,
        "effects": EffectsCodec([ACTION, ACTIVATION, NEXT_ACTIVATION, ROUND, OWN_ROUND, LATENT, TURN, GAME]),
        "hidden": ListOf(TEXT),
        "shown": ListOf(TEXT),
        "killed": BOOLEAN,
        "weighed": COUNT,
        "heard": ListOf(TEXT),
    },
    {"body": NOBODY_THERE},
)


class CombatantCodec(Codec[Combatant]):
    """A combatant; kit, weapons and gait are worked out again from its profile and its entry."""

    def encode(self, value: Combatant) -> Json:
        return COMBATANT.encode(value)

    def decode(self, data: Json, where: str) -> Combatant:
        return COMBATANT.decode(data, where)


ENTRY: Final = Record(
    Entry,
    {
        "profile": ProfileCodec(),
        "members": NUMBERS,
        "faction": TEXT,
        "options": ListOf(TEXT),
        "price": COUNT,
    },
)

BAND: Final = Record(
    Band,
    {
        "seat": SEAT,
        "side": SIDE,
        "race": TEXT,
        "leader": NUMBER,
        "entries": ListOf(ENTRY),
        "orders": COUNT,
        "extra_orders": COUNT,
    },
)

JOINED: Final = Record(
    Joined,
    {
        "enemy": COUNT,
        "was_free": BOOLEAN,
        "charge": BOOLEAN,
        "real": BOOLEAN,
        "whole": BOOLEAN,
        "above": BOOLEAN,
        "declared": BOOLEAN,
    },
)

ACTIVATION_RECORD: Final = Record(
    Activation,
    {
        "who": COUNT,
        "stage": Word(PHASES),
        "action": Word(ACTIONS),
        "moved": BOOLEAN,
        "joined": ListOf(JOINED),
        "stopped": BOOLEAN,
        "fought": BOOLEAN,
        "over": BOOLEAN,
        "fury": COUNT,
        "done": ListOf(TEXT),
    },
)

GEMS: Final = Record(Gems, {"own": COUNT, "made": COUNT, "casting": COUNT, "dispelling": COUNT})

CLOUD: Final = Record(
    Cloud, {"trait": TEXT, "source": COUNT, "x": Integer(), "y": Integer(), "radius": COUNT}
)

OUTCOME: Final = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(Integer(1, 6))})

STATE: Final = Record(
    State,
    {
        "options": ChosenCodec(complete_options, options_of),
        "stage": Word(STAGES),
        "turn": COUNT,
        "first": SIDE,
        "side": SIDE,
        "bands": ListOf(BAND),
        "combatants": ListOf(CombatantCodec()),
        "activation": Maybe(ACTIVATION_RECORD),
        "space": SpaceCodec(ThingCodec("owner", 2, drawn=True)),
        "edges": ListOf(SIDE, 2),
        "placing": ListOf(NUMBERS),
        "batch": COUNT,
        "fallen": NUMBERS,
        "rosters": ListOf(Anything()),
        "outcome": Maybe(OUTCOME),
        "gems": ListOf(GEMS, 2),
        "clouds": ListOf(CLOUD),
        "speakers": ListOf(SEAT, 2),
        "gone": ListOf(BOOLEAN),
        "picker": COUNT,
        "mission": TEXT,
        "density": TEXT,
        "scenario": TEXT,
        "laid": COUNT,
        "weather": Word(list(SCENERY.weathers)),
    },
)


def decode_state(data: Json) -> State:
    """A state from plain data, with numbers that point at what is there."""
    state = STATE.decode(data, "state")
    check_references(state)
    check_battlefield(state)
    for one in state.combatants:
        band = state.bands[one.band]
        options = band.entries[one.troop].options
        leader = "" if band.leader == NOBODY else state.combatants[band.leader].profile.id
        one.kit = kit_of_member(one.profile, options, [*one.hidden, *one.shown], leader)
        one.ranged = ranged_of_member(one.profile, options)
    return state


def check_battlefield(state: State) -> None:
    """The mission is one that is known, and so are the kinds of scenery."""
    missions = list(MISSIONS.missions) if state.options.mission is None else [state.options.mission.id]
    known = state.mission in missions or state.stage <= PREPARE
    expect(known, "state.mission", "one of " + ", ".join(missions), state.mission)
    kinds = kinds_for(state.options)
    for thing in state.space.things:
        expect(thing.kind in kinds, "state.space", "kinds of scenery", thing.kind)
    state.space = space_with(state.options, state.space.things)


def check_references(state: State) -> None:
    """Numbers point at what is there."""
    combatants = len(state.combatants)
    for number, one in enumerate(state.combatants):
        where = f"state.combatants[{number}]"
        expect(one.id == number, f"{where}.id", str(number), one.id)
        expect(one.band < len(state.bands), f"{where}.band", "the number of a band", one.band)
        band = state.bands[one.band]
        expect(one.troop < len(band.entries), f"{where}.troop", "an entry of the band", one.troop)
        expect(one.owner == band.seat, f"{where}.owner", f"the seat {band.seat} of its band", one.owner)
        expect(one.side == band.side, f"{where}.side", f"the side {band.side} of its band", one.side)
        for item in [*one.hidden, *one.shown]:
            known = item in CATALOGUE.artefacts or item in CATALOGUE.consumables
            expect(known, f"{where}.hidden", "artefacts and consumables", item)
        for effect in one.effects.all:
            expect(effect.source < combatants, f"{where}.effects", "a combatant", effect.source)
    for number, band in enumerate(state.bands):
        where = f"state.bands[{number}]"
        expect(band.leader < combatants, f"{where}.leader", "a combatant", band.leader)
        for entry in band.entries:
            for member in entry.members:
                expect(member < combatants, f"{where}.entries", "combatants", member)
    if state.activation is not None:
        expect(state.activation.who < combatants, "state.activation.who", "a combatant", state.activation.who)
        for joined in state.activation.joined:
            expect(joined.enemy < combatants, "state.activation.joined", "a combatant", joined.enemy)
    for cloud in state.clouds:
        expect(cloud.source < combatants, "state.clouds", "a combatant", cloud.source)
    for fallen in state.fallen:
        expect(fallen < combatants, "state.fallen", "a combatant", fallen)


def expect(holds: bool, where: str, expected: str, got: Json) -> None:
    if not holds:
        raise BadData(where, expected, got)
