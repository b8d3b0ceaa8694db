"""DIC: the special dice: faces, rolls, extra rolls of Critical Aces, rerolls."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.pools import BLACK, COLOURS, WHITE, weakest
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, roll

BLANK: Final = 0
ACE: Final = 1
CRITICAL: Final = 2
FACE_NAMES: Final = ["blank", "ace", "critical"]
FACE_SIGNS: Final = ["-", "A", "C"]

SIDES: Final = 6


def read_dice(data: object, where: str) -> list[list[int]]:
    """HR-DIC-01, HR-DIC-02: the faces of the white, the red and the black die, from plain data."""
    if not isinstance(data, dict):
        raise BadData(where, "a table with white, red and black", data)
    for name in data:
        if name not in COLOURS:
            raise BadData(f"{where}.{name}", "one of white, red, black", name)
    found: list[list[int]] = []
    for rank in range(len(COLOURS)):
        place = f"{where}.{COLOURS[rank]}"
        die = data.get(COLOURS[rank])
        if not isinstance(die, dict) or type(die.get("rank")) is not int or die["rank"] != rank + 1:
            raise BadData(place, f"a die of rank {rank + 1}", die, "HR-DIC-08")
        found.append(_read_faces(die.get("faces"), f"{place}.faces"))
    return found


def _read_faces(data: object, where: str) -> list[int]:
    if not isinstance(data, list) or len(data) != SIDES:
        raise BadData(where, f"a list of {SIDES} faces", data, "HR-DIC-01")
    faces: list[int] = []
    for number in range(SIDES):
        name: object = data[number]
        if not isinstance(name, str) or name not in FACE_NAMES:
            raise BadData(f"{where}[{number}]", "blank, ace or critical", name, "HR-DIC-01")
        faces.append(FACE_NAMES.index(name))
    if all(face == CRITICAL for face in faces):
        raise BadData(where, "a face that is not critical", data, "HR-DIC-02")
    return faces


def _house_dice() -> list[list[int]]:
    text = files("dicefront.games.home_raiders").joinpath("data/dice.toml").read_text("utf-8")
    data: dict[str, Json] = tomllib.loads(text)
    return read_dice(data["die"], "dice.die")


FACES: Final = _house_dice()
"""What the six sides of each colour show."""


@mypyc_attr(acyclic=True)
class Rolled:
    """A roll: for each die, white ones first, then red, then black, what it showed, extra rolls after it."""

    def __init__(self, colours: list[int], chains: list[list[int]], plain_criticals: bool) -> None:
        self.colours = colours
        self.chains = chains
        self.plain_criticals = plain_criticals
        self.aces = count_aces(chains)

    def signs(self) -> list[Json]:
        """The dice in the notation of the catalogue: ``A``, ``-``, ``C>A``."""
        return [">".join([FACE_SIGNS[face] for face in chain]) for chain in self.chains]

    def has_set(self, colour: int) -> bool:
        return colour in self.colours


def count_aces(chains: list[list[int]]) -> int:
    """HR-DIC-04 to HR-DIC-06: an Ace and a Critical Ace count one each, extra rolls included."""
    aces = 0
    for chain in chains:
        for face in chain:
            if face != BLANK:
                aces += 1
    return aces


def colours_of(pool: Pool) -> list[int]:
    """The colour of each die of a pool, from weak to strong."""
    return [WHITE] * pool.white + [WHITE + 1] * pool.red + [BLACK] * pool.black


def roll_aces(
    pool: Pool, purpose: str, rule: str, player: int, plain_criticals: bool = False
) -> Steps[Rolled]:
    """HR-DIC-04 to HR-DIC-06, HR-DIC-16: roll a pool; Critical Aces are rolled again until none is left.

    With ``plain_criticals`` a Critical Ace counts as a plain Ace (HR-AHE-01, HR-SET-05).
    """
    colours = colours_of(pool)
    chains = yield from _roll_chains(colours, purpose, rule, player, plain_criticals)
    return Rolled(colours, chains, plain_criticals)


def _roll_chains(
    colours: list[int], purpose: str, rule: str, player: int, plain_criticals: bool
) -> Steps[list[list[int]]]:
    chains: list[list[int]] = [[] for _ in colours]
    rolling = list(range(len(colours)))
    while rolling:
        kinds = [COLOURS[colours[die]] for die in rolling]
        faces = yield from roll([SIDES] * len(rolling), purpose, rule, player, kinds)
        again: list[int] = []
        for number in range(len(rolling)):
            die = rolling[number]
            face = FACES[colours[die]][faces[number] - 1]
            chains[die].append(face)
            if face == CRITICAL and not plain_criticals:
                again.append(die)
        rolling = again
        rule = "HR-DIC-05"
    return chains


def reroll_set(rolled: Rolled, colour: int, purpose: str, rule: str, player: int) -> Steps[Rolled]:
    """HR-DIC-23: the dice of one colour again; all their results, extra rolls included, are taken back."""
    dice = [number for number in range(len(rolled.colours)) if rolled.colours[number] == colour]
    fresh = yield from _roll_chains([colour] * len(dice), purpose, rule, player, rolled.plain_criticals)
    chains = [chain[:] for chain in rolled.chains]
    for number in range(len(dice)):
        chains[dice[number]] = fresh[number]
    return Rolled(rolled.colours, chains, rolled.plain_criticals)


def roll_one_weakest(pool: Pool, purpose: str, rule: str, player: int) -> Steps[int]:
    """HR-DIC-24: one die of the weakest set, a white one if there are no dice; returns what it shows.

    Everything but a Blank is a success.
    """
    colour = max(weakest(pool), WHITE)
    faces = yield from roll([SIDES], purpose, rule, player, [COLOURS[colour]])
    return FACES[colour][faces[0] - 1]
