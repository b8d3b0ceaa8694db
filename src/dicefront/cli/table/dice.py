"""Dice at the table: thrown by the program from a secret key, or by hand and typed in."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final

from dicefront.cli.table.screen import Screen
from dicefront.kernel.dice import Dice, Roll, SeededDice
from dicefront.kernel.errors import Refusal, TableError
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.position import broken
from dicefront.parts.terminal.wording import Wording

MOST_SIDES: Final = 100
"""Dice with more sides nobody has."""
MOST_SHUFFLED: Final = 6
"""A shuffle of more is no throw for a table."""


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
    """Faces read off real dice and typed in, by number or by what they show.

    A shuffle, and a throw for which nobody has dice, comes from the key.
    """

    def __init__(self, screen: Screen, words: Wording, key: bytes) -> None:
        self.screen = screen
        self.words = words
        self.shuffles = SeededDice(key)

    def throw(self, index: int, roll: Roll) -> list[int]:
        if max(roll.sides) > MOST_SIDES or is_long_shuffle(roll):
            return self.shuffles.throw(index, roll)
        say = self.words.say
        kinds = roll.kinds or [""] * len(roll.sides)
        named = [self.words.die_faces(kind) for kind in kinds]
        dice = ", ".join(
            self.words.die_name(kind, sides) for kind, sides in zip(kinds, roll.sides, strict=True)
        )
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
            faces = faces_typed(typed, roll.sides, named)
            if faces is not None:
                return faces
            if typed.strip().lower() in ("quit", "stop", "q"):
                raise LeftTheTable(False)
            if any(named):
                shown = ", ".join(dict.fromkeys(word for words in named for word in words))
                self.screen.say(say("play.throw-wrong-named", dice=dice, faces=shown))
            else:
                self.screen.say(say("play.throw-wrong", dice=dice))


def is_long_shuffle(roll: Roll) -> bool:
    """Whether a throw stands for shuffling many things (``kernel.procedure.shuffled``)."""
    return len(roll.sides) > MOST_SHUFFLED and roll.sides == list(range(roll.sides[0], 1, -1))


def faces_typed(typed: str, sides: list[int], named: list[dict[str, int]]) -> list[int] | None:
    """The faces that somebody typed, one for each die; none if they do not fit."""
    line = typed.strip().lower()
    if len(sides) == 1 and line in named[0]:  # a name may have blanks in it
        return [named[0][line]]
    parts = [part for part in re.split(r"[\s,]+", line) if part]
    if len(parts) != len(sides):
        return None
    faces: list[int] = []
    for part, most, words in zip(parts, sides, named, strict=True):
        if words:
            face = words.get(part, 0)
        else:
            face = int(part) if part.isdecimal() and len(part) < 4 else 0
        if not 1 <= face <= most:
            return None
        faces.append(face)
    return faces
