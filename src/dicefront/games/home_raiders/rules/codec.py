"""The state as plain data and back."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.active import equip, kits_of, spread_over_team
from dicefront.games.home_raiders.rules.cardfile import card_json, card_named, read_card
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.moments import ABILITIES, MOMENTS
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.state import NEXT_TURN, Character, State, Troop
from dicefront.games.home_raiders.rules.view import LAYOUTS, OBJECTIVES, PLACES, STAGES
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.codec import (
    BOOLEAN,
    TEXT,
    Anything,
    Codec,
    Integer,
    ListOf,
    Maybe,
    Record,
    Word,
    expect,
    expect_below,
)
from dicefront.kernel.effects import GAME, ROLL, ROUND, TURN, Effect, EffectsCodec
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.traits import KitCodec
from dicefront.skirmish.codec import BodyCodec, SpaceCodec, ThingCodec, marker_record
from dicefront.skirmish.figures import ON_TABLE

NOT_ROLLED: Final = "not_rolled"

NUMBER: Final = Integer(NOBODY, 999)
COUNT: Final = Integer(0, 999)
SEAT: Final = Integer(0, 1)
NUMBERS: Final = ListOf(COUNT)


NOBODY_THERE: Final[list[Json]] = [0, 0, 0, 1, 1]
"""The body of a character that is not on the combat space."""


class CardCodec(Codec[Card]):
    """A card that comes with the game by its id, any other one whole."""

    def encode(self, value: Card) -> Json:
        return card_json(value) if value.own else value.id

    def decode(self, data: Json, where: str) -> Card:
        if isinstance(data, str):
            return card_named(data, where)
        return read_card(data, where)


CHARACTER_RECORD: Final = Record(
    Character,
    {
        "id": COUNT,
        "owner": SEAT,
        "card": CardCodec(),
        "troop": COUNT,
        "where": Word(PLACES),
        "body": BodyCodec(),
        "kit": KitCodec(MOMENTS, ABILITIES, "abilities"),
        "wounds": COUNT,
        "down": BOOLEAN,
        "vanishing": BOOLEAN,
        "acted": BOOLEAN,
        "sitting_out": COUNT,
        "hurts": COUNT,
        "effects": EffectsCodec([ROLL, TURN, NEXT_TURN, ROUND, GAME]),
        "sworn": NUMBER,
    },
    {"body": NOBODY_THERE, "kit": []},
)


FLAGS: Final = {
    "charging": Effect("charge", TURN),
    "fervour": Effect("fervour", TURN),
    "teleported": Effect("eager-teleport", GAME),
    "distracted": Effect("distract", ROLL),
    "grappled": Effect("grapple", ROUND),
    "confused": Effect("confuse", ROUND),
}
LISTS: Final = {
    "stunned": Effect("stun", ROUND),
    "tricked_by": Effect("mind-trick", NEXT_TURN, 0),
    "bound_by": Effect("mind-trick", TURN, 0),
    "attacked": Effect("attacked", TURN),
}
"""Effects that are written as their numbers: the sources of Mind trick, the values of the others."""


class CharacterCodec(Codec[Character]):
    """A character; the size of a body is that of its card, so ``[x, y, z]`` is enough.

    A character that is not on the combat space needs no body, and a kit that is left out is worked out. Each
    kind of effect is written under a name of its own.
    """

    def encode(self, value: Character) -> Json:
        written = CHARACTER_RECORD.encode(value)
        assert isinstance(written, dict)
        del written["effects"]
        for name, effect in FLAGS.items():
            written[name] = value.effects.has(effect.id)
        for name, effect in LISTS.items():
            borne = [one for one in value.effects.named(effect.id) if one.until == effect.until]
            written[name] = [one.value if effect.source == NOBODY else one.source for one in borne]
        return written

    def decode(self, data: Json, where: str) -> Character:
        body = data.get("body") if isinstance(data, dict) else None
        if isinstance(data, dict) and isinstance(body, list) and len(body) == 3:
            card = CardCodec().decode(data.get("card"), f"{where}.card")
            data = {**data, "body": [*body, card.radius, card.height]}
        if isinstance(data, dict):
            data = with_effects(data, where)
        return CHARACTER_RECORD.decode(data, where)


def with_effects(data: dict[str, Json], where: str) -> Json:
    """The same data with one list of effects."""
    effects: list[Json] = []
    for name, effect in FLAGS.items():
        if BOOLEAN.decode(_part(data, name, where), f"{where}.{name}"):
            effects.append([effect.id, effect.until, NOBODY, NOBODY])
    for name, effect in LISTS.items():
        for number in NUMBERS.decode(_part(data, name, where), f"{where}.{name}"):
            by = [NOBODY, number] if effect.source == NOBODY else [number, NOBODY]
            effects.append([effect.id, effect.until, *by])
    rest = {name: part for name, part in data.items() if name not in FLAGS and name not in LISTS}
    return {**rest, "effects": effects}


def _part(data: dict[str, Json], name: str, where: str) -> Json:
    if name not in data:
        raise BadData(f"{where}.{name}", "an entry of that name", "nothing")
    return data[name]


CHARACTER: Final = CharacterCodec()

TROOP: Final = Record(
    Troop,
    {
        "id": COUNT,
        "owner": SEAT,
        "card": CardCodec(),
        "members": NUMBERS,
        "leader": NUMBER,
        "specialists": NUMBERS,
        "activated": BOOLEAN,
        "blocked": BOOLEAN,
        "actions": COUNT,
        "held_back": BOOLEAN,
        "lent_by": NUMBERS,
    },
)

OUTCOME: Final = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(Integer(1, 2), 2)})

STATE: Final = Record(
    State,
    {
        "options": ChosenCodec(complete_options, options_of),
        "stage": Word(STAGES),
        "rosters": ListOf(Anything(), 2),
        "space": SpaceCodec(ThingCodec("portal", 2)),  # HR-TAB-07
        "characters": ListOf(CHARACTER),
        "troops": ListOf(TROOP),
        "markers": ListOf(marker_record(2, NUMBER)),
        "layout": Word([NOT_ROLLED, *LAYOUTS[1:]]),
        "objective": Word([NOT_ROLLED, *OBJECTIVES[1:]]),
        "first": SEAT,
        "player": SEAT,
        "round": COUNT,
        "bag": ListOf(COUNT, 2),
        "acting": NUMBERS,
        "disrupted": ListOf(NUMBER, 2),
        "near_leaders": ListOf(ListOf(COUNT, 2)),
        "done": NUMBERS,
        "outcome": Maybe(OUTCOME),
    },
)


def decode_state(data: Json) -> State:
    """A state from plain data, with numbers that point at what is there."""
    state = STATE.decode(data, "state")
    _check_references(state)
    for character in state.characters:
        equip(character, character.kit)
    _fill_in_kits(state, data)
    return state


def _fill_in_kits(state: State, data: Json) -> None:
    """The abilities of characters that were written without them (HR-UNT-05, HR-LDR-03)."""
    written = data.get("characters") if isinstance(data, dict) else None
    if not isinstance(written, list) or not state.options.advanced:
        return
    bare = [number for number, part in enumerate(written) if isinstance(part, dict) and "kit" not in part]
    for troop in state.troops if bare else []:
        kits = kits_of(state, troop, spread_over_team(state, troop.owner))
        for place, number in enumerate(troop.members):
            if number in bare:
                equip(state.characters[number], kits[place])


def _check_references(state: State) -> None:
    """Numbers point at what is there, and bodies are as large as their cards say."""
    characters, troops = len(state.characters), len(state.troops)
    for number, character in enumerate(state.characters):
        where = f"state.characters[{number}]"
        expect(character.id == number, f"{where}.id", str(number), character.id)
        expect(character.troop < troops, f"{where}.troop", "the number of a troop", character.troop)
        expect(character.sworn < characters, f"{where}.sworn", "the number of a character", character.sworn)
        for effect in character.effects.all:
            most = len(ALL_ABILITIES) if effect.id == "stun" else characters
            expect_below([effect.source + 1, effect.value + 1], most + 1, f"{where}.effects")
        if character.where == ON_TABLE:
            card = character.card
            body = character.body
            fits = body.shape.reach == card.radius and body.top - body.bottom == card.height
            expected = f"radius {card.radius} and height {card.height}"
            expect(fits, f"{where}.body", expected, BodyCodec().encode(body))
    for number, troop in enumerate(state.troops):
        where = f"state.troops[{number}]"
        expect(troop.id == number, f"{where}.id", str(number), troop.id)
        expect_below(troop.members, characters, f"{where}.members")
        expect_below(troop.specialists, characters, f"{where}.specialists")
        expect_below(troop.lent_by, characters, f"{where}.lent_by")
        expect(troop.leader < characters, f"{where}.leader", "the number of a character", troop.leader)
    for number, marker in enumerate(state.markers):
        where = f"state.markers[{number}].controller"
        expect(marker.controller < characters, where, "the number of a character", marker.controller)
    expect_below(state.acting, troops, "state.acting")
    expect_below(state.done, max(troops, 2), "state.done")
    for seat in range(2):
        troop_id = state.disrupted[seat]
        expect(troop_id < troops, f"state.disrupted[{seat}]", "the number of a troop", troop_id)
    for pair in state.near_leaders:
        expect_below(pair, characters, "state.near_leaders")
