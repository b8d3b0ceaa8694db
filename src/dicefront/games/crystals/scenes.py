"""Scenes of Crystals: who stands where on the track.

    scene({"1S": 5, "2M": 8, "2T": "start"}, experience={"2T": 2}, mines={7: 2}, dice=[3])

A character is the number of its player, counted from 1 as in the rules, and the letter of its class; it
stands on a field or on ``start``, and whoever is not named is in base. A player has a Rider unless the Archer
is named. There are two players and ``side_length`` is 7, unless options say otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.game import GAME
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.options import complete_options, options_of
from dicefront.games.crystals.rules.roles import (
    ARCHER,
    ATTACKER,
    ATTACKER_SLOT,
    FIRST_EXPERIENCE,
    FULL_EXPERIENCE,
    LETTERS,
    MINES,
    RIDER,
    TEAM,
)
from dicefront.games.crystals.rules.state import PLAY, State, new_state, put
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.question import Question
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.scene import Scene
from dicefront.parts.scenes.starts import Starts

__all__ = [
    "STARTS",
    "CrystalsScene",
    "mines_of",
    "movers",
    "name_of",
    "number_of",
    "position",
    "scene",
    "where",
]

SLOTS = {"S": 0, "R": 1, "A": 1, "M": 2, "T": 3}
START = "start"


class CrystalsScene(Scene[State]):
    """A scene of Crystals; the seats are called 1 to 4, and ``1S`` is an answer beside ``S``."""

    def seat_name(self, seat: int) -> str:
        return str(seat + 1)

    def plays_turn(self) -> bool:
        return self.state.stage == PLAY

    def meant(self, question: Question[Any], answer: object) -> object:
        if isinstance(answer, str) and answer[:1].isdecimal():
            return number_of(answer, self.state.options.seats)
        return super().meant(question, answer)

    def where(self, *names: str) -> list[int | str]:
        """Where characters are: fields, ``start`` or ``base``."""
        return [where(self.state, name) for name in names]

    @property
    def mines(self) -> dict[int, int]:
        """The mines on the board: the player, counted from 1, by field."""
        return mines_of(self.state)


SCENE = CrystalsScene


def scene(
    characters: Mapping[str, int | str] | None = None,
    *,
    players: int = 2,
    turn_of: int = 1,
    experience: Mapping[str, int] | None = None,
    mines: Mapping[int, int] | None = None,
    crystals: Sequence[int] = (),
    dice: DiceScript = (),
    seed: int | None = None,
    ask_all: bool = False,
    **options: Json,
) -> CrystalsScene:
    """A match before the turn of the player ``turn_of``, counted from 1."""
    state = position(
        characters,
        players=players,
        turn_of=turn_of,
        experience=experience,
        mines=mines,
        crystals=crystals,
        **options,
    )
    return CrystalsScene(GAME, state, dice, seed, ask_all)


def position(
    characters: Mapping[str, int | str] | None = None,
    *,
    players: int = 2,
    turn_of: int = 1,
    experience: Mapping[str, int] | None = None,
    mines: Mapping[int, int] | None = None,
    crystals: Sequence[int] = (),
    **options: Json,
) -> State:
    """The state of such a position, for those who run single procedures of the rules."""
    chosen: dict[str, Json] = {"players": players, "side_length": 7, **options}
    if isinstance(chosen.get("track"), dict):
        del chosen["side_length"]
    state = new_state(options_of(complete_options(chosen)))
    seats = state.options.seats
    state.stage = PLAY
    state.player = _player(turn_of, seats, "turn_of")
    state.secrets = [ATTACKER] * seats
    for seat in range(seats):
        state.characters[TEAM * seat + ATTACKER_SLOT].role = RIDER
    for name in [*(characters or {}), *(experience or {})]:
        if name[1:] == "A":
            state.characters[number_of(name, seats)].role = ARCHER
    for name, place in (characters or {}).items():
        put(state, number_of(name, seats), _step(state, name, place))
    for name, points in (experience or {}).items():
        if not FIRST_EXPERIENCE <= points <= FULL_EXPERIENCE:
            expected = f"experience from {FIRST_EXPERIENCE} to {FULL_EXPERIENCE}"
            raise BadData(f"experience[{name!r}]", expected, points, "CR-EXP-01")
        state.characters[number_of(name, seats)].experience = points
    for field, player in (mines or {}).items():
        _field(state, field, f"mines[{field!r}]")
        seat = _player(player, seats, f"mines[{field!r}]")
        if not state.stock[seat]:
            raise BadData("mines", f"at most {MINES} of each player", f"more of player {player}", "CR-MIN-04")
        state.mines[field] = seat
        state.stock[seat] -= 1
    for seat, count in enumerate(crystals):
        state.crystals[_player(seat + 1, seats, "crystals")] = count
        state.middle -= count
    problem = GAME.problem_of_state(state)
    if problem:
        raise BadData("position", "a position that can occur", problem)
    return state


def _ready(options: dict[str, Json], data: dict[str, Any], _: str) -> State:
    mines = {int(field): player for field, player in data.pop("mines", {}).items()}
    return position(**data, mines=mines, **options)  # type: ignore[arg-type]


STARTS = Starts(GAME, _ready)
"""The positions of ``data/starts.toml``, which say what ``position`` takes."""


def _player(number: int, seats: int, where: str) -> int:
    if type(number) is not int or not 1 <= number <= seats:
        raise BadData(where, f"a player from 1 to {seats}", number)
    return number - 1


def _field(state: State, field: object, where: str) -> int:
    last = state.options.board.length - 1
    if type(field) is not int or not 0 <= field <= last:
        raise BadData(where, f"a field from 0 to {last}, or {START}", field, "CR-BRD-01")
    return field


def _step(state: State, name: str, place: int | str) -> int:
    """How far a character is on its lap; nobody else may stand there."""
    seat = number_of(name) // TEAM
    label = f"characters[{name!r}]"
    if place == START:
        other, step = state.starts[seat], ON_START
    else:
        field = _field(state, place, label)
        other, step = state.occupants[field], state.options.board.step_at[seat][field]
    if other != NOBODY:
        raise BadData(label, f"a place where {name_of(state, other)} does not stand", place, "CR-BRD-11")
    return step


# -- reading a position -------------------------------------------------------------------------


def number_of(name: str, seats: int = 4) -> int:
    """The number of a character, such as 6 for ``2M``."""
    player, letter = name[:1], name[1:]
    if not player.isdecimal() or not 1 <= int(player) <= seats or letter not in SLOTS:
        expected = f"a player from 1 to {seats} and one of {', '.join(SLOTS)}, such as 2M"
        raise BadData("character", expected, name)
    return TEAM * (int(player) - 1) + SLOTS[letter]


def name_of(state: State, number: int) -> str:
    """The name of a character, such as ``2M`` for number 6."""
    return f"{number // TEAM + 1}{LETTERS[state.characters[number].role]}"


def where(state: State, name: str) -> int | str:
    """The field of a character, or ``start`` or ``base``."""
    character = state.characters[number_of(name, state.options.seats)]
    if character.step > ON_START:
        return state.field_of(character)
    return START if character.step == ON_START else "base"


def mines_of(state: State) -> dict[int, int]:
    """The mines on the board: the player, counted from 1, by field."""
    return {field: seat + 1 for field, seat in enumerate(state.mines) if seat >= 0}


def movers(state: State, player: int, face: int) -> list[str]:
    """The characters of a player, counted from 1, that can use a face."""
    return [name_of(state, number) for number in legal_movers(state, player - 1, face)]
