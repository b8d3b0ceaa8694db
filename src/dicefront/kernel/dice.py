"""Throws, and who answers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import scaled, scatter
from dicefront.kernel.errors import BadData, OutOfDice, TableError, dice_error
from dicefront.kernel.ids import NOBODY, PlayerId, RuleId
from dicefront.kernel.plain import Plain, short


@mypyc_attr(acyclic=True)
class Roll(Plain):
    """Dice to throw: how many sides each has, what for, by which paragraph, and by whose hand.

    ``kinds`` names each die where the game has several, for those who throw real ones.
    """

    def __init__(
        self,
        sides: list[int],
        purpose: str,
        rule: RuleId,
        player: PlayerId = NOBODY,
        kinds: list[str] | None = None,
    ) -> None:
        self.sides = sides
        self.purpose = purpose
        self.rule = rule
        self.player = player
        self.kinds = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Answers throws. The number of the throw is given, so dice need no memory of their own."""

    def throw(self, index: int, roll: Roll) -> list[int]:
        raise NotImplementedError


class FastDice(Dice):
    """For simulations: a keyed counter, quick and repeatable, not meant to resist foresight."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._low = seed & 0xFFFFFFFF
        self._high = (seed >> 32) & 0xFFFFFFFF

    def throw(self, index: int, roll: Roll) -> list[int]:
        sides = roll.sides
        faces: list[int] = []
        for die in range(len(sides)):
            faces.append(1 + scaled(scatter(self._low, self._high, index, die * 2), sides[die]))
        return faces


class SeededDice(Dice):
    """For play: throw number n depends on the key and n alone, so any throw can be checked by itself."""

    def __init__(self, key: bytes) -> None:
        if not 16 <= len(key) <= 64:
            raise BadData("dice key", "16 to 64 bytes", f"{len(key)} bytes")
        self.key = key

    def throw(self, index: int, roll: Roll) -> list[int]:
        faces: list[int] = []
        for die in range(len(roll.sides)):
            message = index.to_bytes(8, "big") + die.to_bytes(2, "big")
            word = blake2b(message, key=self.key, digest_size=8).digest()
            faces.append(1 + int.from_bytes(word, "big") % roll.sides[die])  # 64 bits: bias below 1 in 10**18
        return faces

    def commitment(self) -> str:
        """A fingerprint of the key, to publish before the first throw; it tells nothing about the dice."""
        return commitment(self.key)


def commitment(key: bytes) -> str:
    """The fingerprint of a key."""
    return blake2b(key, digest_size=32, person=b"dicefront-commit").hexdigest()


def joint_key(secrets: list[bytes], match: str, rules: str) -> bytes:
    """One key from the secrets of all who take part, the match and the rules version."""
    digest = blake2b(digest_size=32, person=b"dicefront-dice")
    for part in [*secrets, match.encode(), rules.encode()]:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


class ScriptedDice(Dice):
    """For tests: faces in the order in which they are needed, all of which must be used.

    A throw that is made again, after going back, shows the same faces as the first time.
    """

    def __init__(self, faces: list[int]) -> None:
        self.faces = list(faces)
        self.used = 0
        self._begins: dict[int, int] = {}

    def throw(self, index: int, roll: Roll) -> list[int]:
        start = self._begins.get(index, self.used)
        count = len(roll.sides)
        faces = self.faces[start : start + count]
        place = f"{roll.purpose}, throw {index}, after {start} of {len(self.faces)} faces"
        if len(faces) < count:
            raise OutOfDice("dice script", f"{count} more for {place}", faces, roll.rule)
        for face, sides in zip(faces, roll.sides, strict=True):
            if not 1 <= face <= sides:
                raise BadData("dice script", f"a face of a d{sides} for {place}", face, roll.rule)
        self._begins = {known: begin for known, begin in self._begins.items() if known < index}
        self._begins[index] = start
        self.used = start + count
        return faces

    def left(self) -> list[int]:
        """The faces nobody needed."""
        return self.faces[self.used :]


class ManualDice(Dice):
    """For a physical table: somebody reads the faces off real dice and tells them."""

    def __init__(self, read: Callable[[Roll], Sequence[object]]) -> None:
        self.read = read

    def throw(self, index: int, roll: Roll) -> list[int]:
        told = list(self.read(roll))
        if len(told) != len(roll.sides):
            raise BadData(roll.purpose, f"{len(roll.sides)} faces", told)
        faces: list[int] = []
        for face, sides in zip(told, roll.sides, strict=True):
            if type(face) is not int or not 1 <= face <= sides:
                raise BadData(roll.purpose, f"a face of a d{sides}", face)
            faces.append(face)
        return faces


def throw_of_others(dice: Dice, number: int, roll: Roll) -> list[int]:
    """A throw of dice that somebody else made: what is wrong with them is no fault of the rules."""
    sides = roll.sides
    try:
        thrown: object = dice.throw(number, roll)
    except TableError:
        raise
    except Exception as error:
        failure = dice_error(number, roll.purpose, f"{type(error).__name__}: {error}")
        failure.__cause__ = error  # the compiled build forgets what stands behind `from`
        raise failure from error
    faces: list[int] = []
    for face in thrown if isinstance(thrown, list) else []:
        if type(face) is int and len(faces) < len(sides) and 1 <= face <= sides[len(faces)]:
            faces.append(face)
    if not isinstance(thrown, list) or not len(thrown) == len(faces) == len(sides):
        raise dice_error(number, roll.purpose, f"faces {short(thrown)} of dice with {sides} sides")
    return faces
