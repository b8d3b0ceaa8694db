"""Environments by their names with a version, such as ``<game>_v0``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from dicefront.env.setting import VERSION, Shown
from dicefront.kernel.game import game_ids

if TYPE_CHECKING:
    from dicefront.env.seats import TableEnv


class Versioned:
    """The environments of a game, as a module of PettingZoo has them: ``env`` and ``raw_env``."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.__name__ = f"{game_id}_v{VERSION}"

    def env(self, **settings: Unpack[Shown]) -> Any:
        """For play with masks; an illegal action loses, and what is called in a wrong order is refused."""
        from dicefront.env.seats import aec

        return aec(self.game_id, **settings)

    def raw_env(self, **settings: Unpack[Shown]) -> TableEnv:
        """Without these precautions."""
        from dicefront.env.seats import TableEnv

        return TableEnv(self.game_id, **settings)

    def __repr__(self) -> str:
        return f"<environments {self.__name__}>"


def versioned(name: str) -> Versioned | None:
    """The environments that a name such as ``<game>_v0`` means; ``None`` if it means none."""
    game_id = name.removesuffix(f"_v{VERSION}")
    return Versioned(game_id) if game_id != name and game_id in game_ids() else None
