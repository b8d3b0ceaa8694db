"""Effects: what lasts on a piece, until when, by whom, and with which number.

They are never changed: to add or to end one makes another set, so that states share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.codec import INTEGER, TEXT, Codec
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain

# Until when an effect lasts; a game may add moments of its own.
ROLL: Final = "roll"
ACTION: Final = "action"
ACTIVATION: Final = "activation"
TURN: Final = "turn"
ROUND: Final = "round"
GAME: Final = "game"


@mypyc_attr(acyclic=True)
class Effect(Plain):
    """One effect. ``id`` names what it is, in most games a trait; ``source`` is a piece or ``NOBODY``."""

    def __init__(self, id: str, until: str, source: int = NOBODY, value: int = 0) -> None:
        self.id = id
        self.until = until
        self.source = source
        self.value = value


@mypyc_attr(acyclic=True)
class Effects:
    """All effects on a piece, in the order in which they came."""

    def __init__(self, all: list[Effect]) -> None:
        self.all = all

    def has(self, id: str) -> bool:
        for effect in self.all:  # noqa: SIM110 - asked in hot loops
            if effect.id == id:
                return True
        return False

    def named(self, id: str) -> list[Effect]:
        return [effect for effect in self.all if effect.id == id]

    def values(self, id: str) -> list[int]:
        return [effect.value for effect in self.all if effect.id == id]

    def plus(self, effect: Effect) -> Effects:
        """With one more; one that is there already counts once."""
        return self if effect in self.all else Effects([*self.all, effect])

    def without(self, id: str) -> Effects:
        """After all of that id have ended."""
        return Effects([effect for effect in self.all if effect.id != id]) if self.has(id) else self

    def after(self, until: str) -> Effects:
        """After a moment: what lasted until then has ended."""
        if not self.all:
            return self
        return Effects([effect for effect in self.all if effect.until != until])

    def prolonged(self, until: str, later: str) -> Effects:
        """What was to last until one moment lasts until another."""
        if not self.all:
            return self
        return Effects(
            [
                Effect(effect.id, later, effect.source, effect.value) if effect.until == until else effect
                for effect in self.all
            ]
        )


NO_EFFECTS: Final = Effects([])


class EffectsCodec(Codec[Effects]):
    """Each effect as ``[id, until, source, value]``; ``known`` are the moments at which effects end."""

    def __init__(self, known: list[str]) -> None:
        self.known = known

    def encode(self, value: Effects) -> Json:
        return [[effect.id, effect.until, effect.source, effect.value] for effect in value.all]

    def decode(self, data: Json, where: str) -> Effects:
        if not isinstance(data, list):
            raise BadData(where, "a list of effects", data)
        found = NO_EFFECTS
        for part in data:
            if not isinstance(part, list) or len(part) != 4:
                raise BadData(where, "[id, until, source, value]", part)
            name, until = TEXT.decode(part[0], where), TEXT.decode(part[1], where)
            if until not in self.known:
                raise BadData(where, "one of " + ", ".join(self.known), until)
            effect = Effect(name, until, INTEGER.decode(part[2], where), INTEGER.decode(part[3], where))
            found = found.plus(effect)
        return found
