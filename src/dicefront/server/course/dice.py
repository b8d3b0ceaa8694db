"""Dice of a match: from its key, as they fell before, or rolled by hand."""

from __future__ import annotations

from hashlib import blake2b

from dicefront.kernel.dice import Dice, Roll, SeededDice
from dicefront.kernel.errors import NotYourDecision, Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.position import broken


class MatchDice(Dice):
    """The dice of a match: recorded faces while it is repeated, then those of the key of the epoch."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.epoch = 0
        self.recorded: list[list[int]] = []
        self._seeded = SeededDice(key)

    def new_epoch(self) -> None:
        """Other dice from here on (practice alone)."""
        self.epoch += 1
        self._seeded = SeededDice(epoch_key(self.key, self.epoch))

    def throw(self, index: int, roll: Roll) -> list[int]:
        if self.recorded:
            faces = self.recorded.pop(0)
            fits = len(faces) == len(roll.sides)
            if not fits or any(not 1 <= face <= sides for face, sides in zip(faces, roll.sides, strict=True)):
                raise broken(f"throw {index}", f"dice {roll.sides} for {roll.purpose}", faces)
            return faces
        return self._seeded.throw(index, roll)


class GivenDice(Dice):
    """Faces that somebody has rolled by hand; a throw there are none for is refused by its name."""

    def __init__(self, faces: list[list[int]]) -> None:
        self.faces = faces[:]

    def throw(self, index: int, roll: Roll) -> list[int]:
        if not self.faces:
            args: dict[str, Json] = {
                "sides": [*roll.sides],
                "purpose": roll.purpose,
                "rule": roll.rule,
                "player": roll.player,
            }
            raise NotYourDecision(Refusal("server.roll", roll.rule, args))
        faces = self.faces.pop(0)
        if len(faces) != len(roll.sides) or any(
            not 1 <= face <= sides for face, sides in zip(faces, roll.sides, strict=True)
        ):
            raise NotYourDecision(Refusal("server.wrong-faces", roll.rule))
        return faces


def epoch_key(key: bytes, epoch: int) -> bytes:
    """The key of the dice after ``epoch`` changes."""
    if epoch == 0:
        return key
    return blake2b(epoch.to_bytes(4, "big"), key=key, digest_size=32, person=b"dicefront-epoch").digest()
