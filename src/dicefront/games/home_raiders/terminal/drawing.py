"""The table of Home Raiders in a terminal: a map to scale, with the troops beside it.

A figure shows the letter of its troop and its number: capital letters are the first seat, small ones the
second. Objects are shaded by their height and carry their number. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dicefront.games.home_raiders.rules.state import BUILD_TEAMS, ROUND_START, State
from dicefront.games.home_raiders.rules.view import STAGES
from dicefront.games.home_raiders.terminal.map import Map, map_columns
from dicefront.games.home_raiders.terminal.panel import Panel
from dicefront.games.home_raiders.terminal.words import Words
from dicefront.kernel.game import Game
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import NO_MARKS, Board, Room

NARROW_PANEL, WIDE_PANEL = 32, 44
WIDE_SCREEN = 110
LEAST_COLUMNS = 32
LINES_BELOW = 4
"""So many lines at least are for question, choices and news below the map."""

LEAST_LINES, MOST_LINES = 13, 44


class Drawing(Board):
    """The map with its side panel."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__(game, words)
        self.raid_words = words

    def is_set(self, state: State) -> bool:
        return state.stage > BUILD_TEAMS  # before, the teams to choose from need the room

    def least_lines(self, state: State) -> int:
        return LEAST_LINES if self.is_set(state) else 0

    def columns_beside(self, state: State, room: Room) -> int:
        return min(self._free_columns(room), map_columns(state.space, room.height - LINES_BELOW))

    def _free_columns(self, room: Room) -> int:
        """What the panel leaves for the map; 0 if there is no room for a panel."""
        panel = WIDE_PANEL if room.width >= WIDE_SCREEN else NARROW_PANEL
        return room.width - panel - 2 if room.signs and room.width - panel >= LEAST_COLUMNS else 0

    def draw(
        self,
        state: State,
        viewer: PlayerId,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str] = NO_MARKS,
    ) -> RenderableType:
        free = self._free_columns(room) or room.width
        lines = max(LEAST_LINES, min(room.height, MOST_LINES))
        columns = min(free, map_columns(state.space, lines))
        spots = self.raid_words.spots(question, state) if room.signs and not reach else []
        space = Room(columns, lines, room.colour, room.signs)
        return Group(*Map(self, self.raid_words.labels, state, space, reach, spots).lines())

    def headline(self, state: State) -> str:
        """The round, the pearls in the bag and the objective."""
        say, words = self.words.say, self.raid_words
        if state.outcome is not None:
            parts = [say("home_raiders.play.over")]
        elif state.stage < ROUND_START:
            parts = [say(f"home_raiders.play.stage-{STAGES[state.stage]}")]
        else:
            rounds = state.options.constants.rounds
            parts = [say("home_raiders.play.status-round", round=max(state.round, 1), rounds=rounds)]
            parts.append(say("home_raiders.play.status-bag", bag=f"{state.bag[0]}:{state.bag[1]}"))
        objective = words.objective_line(state)
        if objective:
            parts.append(objective)
        return ", ".join(parts)

    def status(self, state: State, viewer: PlayerId) -> Text:
        """The match and its troops line by line, where there is no room beside the map."""
        lines = [Text(self.headline(state) + ".")]
        panel = Panel(self, self.raid_words.labels, state, Room(100, 40, False, False))
        lines += [line for seat in (0, 1) for line in panel.seat(seat)]
        return Text("\n").join(lines)

    def panel(self, state: State, viewer: PlayerId, room: Room) -> list[Text]:
        return Panel(self, self.raid_words.labels, state, room).lines(self.headline(state))

    def legend(self) -> list[Text]:
        return [Text(line) for line in self.words.say("home_raiders.play.legend").splitlines()]
