"""The program as the commands of games know it."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.game import Game, Outcome
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.host import Host, Wishes
from dicefront.text.messages import Messages


class Tables(Host):
    """Sets up a table when a command asks for one."""

    def play(
        self,
        game: Game[Any],
        wishes: Wishes,
        options: dict[str, Json],
        rosters: list[Json],
        plain: bool,
        aside: bool,
    ) -> Outcome | None:
        from dicefront.cli.play import open_session
        from dicefront.cli.table.screen import Screen

        session = open_session(game, wishes, Screen(plain, aside), Messages(), options, rosters)
        session.run()
        return session.table.outcome
