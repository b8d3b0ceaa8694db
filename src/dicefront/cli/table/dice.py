"""Dice at the table: thrown by the program from a secret key, or by hand and typed in."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final

from dicefront.cli.table.screen import Screen
from dicefront.cli.wording.wording import Wording
from dicefront.kernel.dice import Dice, Roll, SeededDice
from dicefront.kernel.errors import Refusal, TableError
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.position import broken

SERVER: Final = "server"
MANUAL: Final = "manual"
MOST_BY_HAND: Final = 6


class LeftTheTable(TableError):
    """Somebody left while a throw was waiting: the table goes back to the decision before it."""

    def __init__(self, stopped: bool) -> None:
        super().__init__(Refusal("play.left", NO_RULE))
        self.stopped = stopped


def fresh_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(32)


def key_from(seed: int) -> bytes:
    """The key of a seed, for games that are to be repeated."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"dicefront-seed").digest()


class RethrownDice(Dice):
    """Dice from the key of the game, and from other keys since decisions were taken back for new dice.

    ``since`` holds pairs of the number of a throw and the key that counts from there on.
    """

    def __init__(self, key: bytes, since: list[tuple[int, bytes]]) -> None:
        self.parts = [(0, SeededDice(key)), *((start, SeededDice(other)) for start, other in since)]

    def throw(self, index: int, roll: Roll) -> list[int]:
        dice = [dice for start, dice in self.parts if start <= index][-1]
        return dice.throw(index, roll)


def dice_of(header: dict[str, Json], key: bytes) -> Dice:
    """The dice of a game with this header, whose first key is known; ``BrokenLog`` for keys that are none."""
    since: list[tuple[int, bytes]] = []
    given = header.get("rethrown", [])
    for part in given if isinstance(given, list) else [given]:
        start, text = part if isinstance(part, list) and len(part) == 2 else (None, None)
        try:
            other = bytes.fromhex(text) if isinstance(text, str) else b""
        except ValueError:
            other = b""
        if type(start) is not int or start < 0 or not 16 <= len(other) <= 64:
            raise broken("header.rethrown", "pairs of a throw and a key in hexadecimal", part)
        since.append((start, other))
    return RethrownDice(key, since)


class TypedDice(Dice):
    """Faces read off real dice and typed in. A shuffle, for which nobody has dice, comes from the key."""

    def __init__(self, screen: Screen, words: Wording, key: bytes) -> None:
        self.screen = screen
        self.words = words
        self.shuffles = SeededDice(key)

    def throw(self, index: int, roll: Roll) -> list[int]:
        if len(roll.sides) > MOST_BY_HAND:
            return self.shuffles.throw(index, roll)
        say = self.words.say
        dice = ", ".join(f"d{sides}" for sides in roll.sides)
        prompt = say(
            "play.throw",
            player=self.words.name(roll.player),
            dice=dice,
            purpose=say(roll.purpose),
            rule=roll.rule,
        )
        while True:
            try:
                typed = self.screen.ask(prompt + " ")
            except EOFError:
                raise LeftTheTable(False) from None
            except KeyboardInterrupt:
                raise LeftTheTable(True) from None
            faces = [
                int(part) for part in re.split(r"[\s,]+", typed.strip()) if part.isdecimal() and len(part) < 4
            ]
            fits = len(faces) == len(roll.sides) and all(
                1 <= face <= sides for face, sides in zip(faces, roll.sides, strict=True)
            )
            if fits:
                return faces
            if typed.strip().lower() in ("quit", "stop", "q"):
                raise LeftTheTable(False)
            self.screen.say(say("play.throw-wrong", dice=dice))
