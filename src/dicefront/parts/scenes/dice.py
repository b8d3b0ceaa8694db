"""Dice that fall as a script says: by face, by result, by purpose or by the kind of the die."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from dicefront.kernel.dice import Dice, FastDice, Roll
from dicefront.kernel.errors import BadData, OutOfDice
from dicefront.parts.scenes.words import listed, means

Faces: TypeAlias = int | str | Sequence[int | str]
"""A face, a result, or several of them: ``5``, ``[5, 3]``, ``"5 3"``, ``"max"``."""

DiceScript: TypeAlias = Faces | Mapping[str, Faces]
"""Faces in the order in which they are needed; or for each purpose, or each kind of die, its own faces."""

FaceOf: TypeAlias = Callable[[str, str, int], int]
"""The face that a result means, for the kind of a die (empty if it has none) and its sides; 0 for none."""

IN_ORDER = ""
"""The name of the only list of a script that does not tell dice apart."""


class SceneDice(Dice):
    """Dice with a script. A throw that is made again, after going back, shows the same faces.

    Once the script is used up, dice fall by chance if there is a ``seed``, and otherwise are an error.
    """

    def __init__(self, script: DiceScript, results: Sequence[str], face_of: FaceOf, seed: int | None) -> None:
        self.results = list(results)
        self.face_of = face_of
        self.chance = None if seed is None else FastDice(seed)
        self.lists = _lists(script)
        self.used = dict.fromkeys(self.lists, 0)
        self._begins: dict[int, dict[str, int]] = {}

    def throw(self, index: int, roll: Roll) -> list[int]:
        used = dict(self._begins.get(index, self.used))
        begins = dict(used)
        faces = [self._face(index, roll, die, used) for die in range(len(roll.sides))]
        self._begins = {known: begin for known, begin in self._begins.items() if known < index}
        self._begins[index] = begins
        self.used = used
        return faces

    def copy(self) -> SceneDice:
        """The same dice, as far as they are used up now."""
        twin = SceneDice((), self.results, self.face_of, None)
        twin.chance, twin.lists = self.chance, self.lists
        twin.used, twin._begins = dict(self.used), dict(self._begins)
        return twin

    def left(self) -> list[int | str]:
        """What nobody has thrown yet."""
        return [face for name, faces in self.lists.items() for face in faces[self.used[name] :]]

    def _face(self, index: int, roll: Roll, die: int, used: dict[str, int]) -> int:
        """The next face of the list to which a die belongs."""
        name = self._list_of(roll, die)
        place = f"{_named(roll, die)} for {roll.purpose}, throw {index}"
        if name is None or used[name] == len(self.lists[name]):
            if self.chance is not None:
                return self.chance.throw(index, roll)[die]
            raise OutOfDice("dice script", f"a face of a {place}", self._missing(name), roll.rule)
        face = self.lists[name][used[name]]
        used[name] += 1
        kind = roll.kinds[die] if roll.kinds else ""
        sides = roll.sides[die]
        found = self._read(face, kind, sides)
        if not 1 <= found <= sides:
            expected = f"a face of a {place}: 1 to {sides}, or {listed(['min', 'max', *self.results])}"
            raise BadData("dice script", expected, face, roll.rule)
        return found

    def _read(self, face: int | str, kind: str, sides: int) -> int:
        if isinstance(face, int):
            return face
        if face.isdecimal():
            return int(face)
        return {"min": 1, "max": sides}.get(face) or self.face_of(face, kind, sides)

    def _list_of(self, roll: Roll, die: int) -> str | None:
        """By what the throw is for; else by the kind of the die; else by its number of sides."""
        if IN_ORDER in self.lists:
            return IN_ORDER
        kind = roll.kinds[die] if roll.kinds else ""
        by_purpose = [name for name in self.lists if means(name, roll.purpose)]
        return next(
            iter([*by_purpose, *(name for name in self.lists if name in (kind, f"d{roll.sides[die]}"))]), None
        )

    def _missing(self, name: str | None) -> str:
        if name is None:
            return f"a script for {listed(self.lists)} alone"
        return f"all {len(self.lists[name])} used" + (f" for {name}" if name else "")


def _named(roll: Roll, die: int) -> str:
    """``white d6``: what a die is called."""
    return f"{roll.kinds[die]} d{roll.sides[die]}" if roll.kinds else f"d{roll.sides[die]}"


def _lists(script: DiceScript) -> dict[str, list[int | str]]:
    if isinstance(script, Mapping):
        return {str(name): _faces(faces, f"dice[{name!r}]") for name, faces in script.items()}
    return {IN_ORDER: _faces(script, "dice")}


def _faces(given: Any, where: str) -> list[int | str]:
    if isinstance(given, str):
        return list(given.replace(",", " ").split())
    faces = [given] if isinstance(given, int) else list(given) if isinstance(given, Sequence) else None
    if faces is None or any(isinstance(face, bool) or not isinstance(face, (int, str)) for face in faces):
        raise BadData(where, "faces such as [5, 3] or '5 3'", given)
    return [
        word
        for face in faces
        for word in (face.replace(",", " ").split() if isinstance(face, str) else [face])
    ]
