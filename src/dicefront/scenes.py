"""Positions to play with: a scene of any game in a few lines.

``dicefront.scenes.<game>`` is what a game offers for its scenes: ``scene``, and builders of its own.

    from dicefront import scenes

    scenes.begin("<game>", dice=[3, 5])   # a match from its beginning

Which games there are ``dicefront.game_ids()`` lists; ``docs/scenes.md`` shows examples.
"""

from __future__ import annotations

from typing import Any

from dicefront.kernel.errors import BadData, OutOfDice
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.parts.scenes.answers import SceneError, in_order
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.scene import Scene

__all__ = ["OutOfDice", "Scene", "SceneError", "begin", "in_order"]


def begin(
    name: str,
    *rosters: Any,
    dice: DiceScript = (),
    seed: int | None = None,
    ask_all: bool = False,
    **options: Json,
) -> Scene[Any]:
    """A match from its very beginning; a roster that is not given is asked for at the table."""
    rules = game(name)
    full = rules.complete_options(options)
    seats = rules.seats(full)
    if len(rosters) > seats:
        raise BadData("rosters", f"at most {seats} of them", len(rosters))
    state = rules.setup(full, [*rosters, *[None] * (seats - len(rosters))])
    part = rules.part("scenes")
    kind: type[Scene[Any]] = Scene if part is None else part.SCENE
    return kind(rules, state, dice, seed, ask_all)


def __getattr__(name: str) -> Any:
    # What a game offers is loaded on first use, as the game itself.
    if name in game_ids():
        part = game(name).part("scenes")
        if part is not None:
            return part
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; games: {', '.join(game_ids())}")


def __dir__() -> list[str]:
    return sorted([*__all__, *game_ids()])
