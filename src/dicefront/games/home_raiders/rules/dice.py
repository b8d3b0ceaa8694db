"""DIC: the special dice: faces, rolls, extra rolls of Critical Aces, rerolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.constants import house_file
from dicefront.games.home_raiders.rules.pools import BLACK, COLOURS, WHITE, weakest
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, roll
from dicefront.skirmish.datafiles import needed, table, whole, words

BLANK: Final = 0
ACE: Final = 1
CRITICAL: Final = 2
FACE_NAMES: Final = ["blank", "ace", "critical"]
FACE_SIGNS: Final = ["-", "A", "C"]

SIDES: Final = 6


def read_dice(data: object, where: str) -> list[list[int]]:
    """HR-DIC-01, HR-DIC-02, HR-DIC-08: the faces of the white, the red and the black die, weak ones first."""
    given = table(data, where, COLOURS)
    found: list[list[int]] = []
    for rank, colour in enumerate(COLOURS):
        place = f"{where}.{colour}"
        die = table(needed(given, colour, where), place, ["rank", "faces"])
        whole(die, "rank", place, rank + 1, rank + 1, "HR-DIC-08")
        faces = [FACE_NAMES.index(name) for name in words(die, "faces", place, FACE_NAMES, "HR-DIC-01")]
        if len(faces) != SIDES:
            raise BadData(f"{place}.faces", f"a list of {SIDES} faces", len(faces), "HR-DIC-01")
        if all(face == CRITICAL for face in faces):
            raise BadData(f"{place}.faces", "a face that is not critical", die["faces"], "HR-DIC-02")
        found.append(faces)
    return found


FACES: Final = read_dice(house_file("dice.toml")["die"], "dice.die")
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
