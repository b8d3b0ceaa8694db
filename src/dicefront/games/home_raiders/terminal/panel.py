"""The troops of Home Raiders beside the map: figures, wounds, whose turn it was, actions left."""

from __future__ import annotations

from rich.text import Text

from dicefront.games.home_raiders.rules.state import VANISHED, State, Troop, members_of
from dicefront.games.home_raiders.terminal.map import note_of
from dicefront.games.home_raiders.terminal.names import Names
from dicefront.parts.terminal.drawing import Board, Room

ACTS, READY, DONE = ">", "o", "."


class Panel:
    """The lines of the panel."""

    def __init__(self, board: Board, labels: Names, state: State, room: Room) -> None:
        self.board = board
        self.labels = labels
        self.state = state
        self.room = room

    def lines(self, headline: str) -> list[Text]:
        found = [Text(headline, "bold" if self.room.colour else "")]
        for seat in (0, 1):
            found += self.seat(seat)
        left = self.room.height - sum(self._height(line) for line in found)
        for line in self._objects():
            left -= self._height(line)
            if left < 0:
                break
            found.append(line)
        return found

    def _height(self, text: Text) -> int:
        """How many lines a text takes, wrapped as it will be."""
        return sum(max(1, -(-len(line) // self.room.width)) for line in text.plain.split("\n"))

    def seat(self, seat: int) -> list[Text]:
        """A player, and a line for each troop."""
        state = self.state
        colour = self.board.colour_of(seat) if self.room.colour else ""
        lines = [Text(self.board.words.name(seat), colour)]
        lost = [c for c in state.characters if c.owner == seat and c.where == VANISHED]
        if lost:
            lines[0].append(
                "  " + self.board.words.say("home_raiders.play.lost", count=len(lost)), "not bold"
            )
        for troop in state.troops:
            if troop.owner == seat and troop.members:
                lines.append(self._troop(troop))
        return lines

    def _troop(self, troop: Troop) -> Text:
        """``> A Ragmen 1 2' 3_ *  2 actions left``."""
        state, labels = self.state, self.labels
        sign = ACTS if troop.id in state.acting else DONE if troop.activated or troop.blocked else READY
        letter = labels.letter(troop.id, troop.owner)
        name = labels.card(troop.card)
        figures = [
            labels.label(state, c.id).removeprefix(letter) + note_of(c) for c in members_of(state, troop)
        ]
        text = Text(f"{sign} ")
        text.append(letter, self.board.colour_of(troop.owner) if self.room.colour else "")
        marks = " ".join(figures)
        room = self.room.width - 5 - len(marks)
        if len(name) > room:
            name = name[: max(room - 1, 4)].rstrip() + "…"
        text.append(f" {name} {marks}", "dim" if self.room.colour and sign == DONE else "")
        if troop.id in state.acting:
            text.append(
                "\n    " + self.board.words.say("home_raiders.play.panel-actions", actions=troop.actions)
            )
        return text

    def _objects(self) -> list[Text]:
        """The objects with their heights, several on a line."""
        state, labels = self.state, self.labels
        kinds: dict[str, list[str]] = {}
        for number, thing in enumerate(state.space.things):
            key = f"{labels.kind(state, thing.kind)} {labels.inches(thing.top)}″"
            if not thing.climbable:
                key += " ^"
            kinds.setdefault(key, []).append(str(number + 1))
        return [
            Text(f"{' '.join(numbers)} {kind}", "dim" if self.room.colour else "")
            for kind, numbers in kinds.items()
        ]
