"""The players of Crystals beside their board: both ways of winning, and every character."""

from __future__ import annotations

from rich.text import Text

from dicefront.games.crystals.rules.board import IN_BASE, ON_START
from dicefront.games.crystals.rules.danger import danger
from dicefront.games.crystals.rules.roles import FULL_EXPERIENCE, LEVELS, TEAM
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.games.crystals.terminal.glyphs import AIM, FAINT, Glyphs
from dicefront.parts.terminal.drawing import Room
from dicefront.parts.terminal.wording import percent

CHARACTER = 8
NAME = 14
MOST_SPACED = 3
"""So many seats have a blank line between them, as high as the board is at least."""

WIDE = 44
"""From this width on every character has a line of its own."""


GOALS = {"either": "goal", "crystals": "goal-crystals", "champions": "goal-champions"}
"""How the way to win is told, by the option `victory`."""


class Panel:
    """One drawing of the panel."""

    def __init__(self, board: Glyphs, state: State, room: Room) -> None:
        self.board = board
        self.words = board.crystal_words
        self.state = state
        self.room = room

    def lines(self) -> list[Text]:
        seats = self.state.options.seats
        roomy = self.room.width >= WIDE
        needed = 3 + sum(1 if self.state.gone[seat] else TEAM + 1 for seat in range(seats))
        long = roomy and self.room.height >= needed
        lines = [Text(self.board.headline(self.state, whose=roomy), "bold")]
        if long:
            lines += [Text(self.goal(), self.faint), Text()]
        spaced = self.room.height >= needed + seats + 2 if long else seats <= MOST_SPACED
        for seat in range(seats):
            lines.append(self.seat_line(seat))
            if self.state.gone[seat]:
                continue
            lines += self.long(seat) if long else [self.short(seat)]
            if spaced and seat < seats - 1:
                lines.append(Text())
        return lines

    @property
    def faint(self) -> str:
        return FAINT if self.room.colour else ""

    def goal(self) -> str:
        which = GOALS[str(self.state.options.chosen["victory"])]
        return self.words.say(f"crystals.play.{which}", **self.words.progress(self.state, 0))

    def seat_line(self, seat: int) -> Text:
        """``>1 Anna  ◆1/3 ▲7/16 *3``."""
        state, sign = self.state, self.board.sign
        name = self.words.name(seat)
        turn = state.stage == PLAY and state.player == seat and state.outcome is None
        line = Text(f"{sign('turn', self.room) if turn else ' '}{seat + 1} ")
        line.append(name if len(name) <= NAME else name[: NAME - 1] + "…")
        line.stylize(self.board.colour_of(seat) if self.room.colour else "bold")
        if state.gone[seat]:
            return line + Text(" " + self.words.say("crystals.play.has-left"), self.faint)
        line.append(" " * max(1, NAME + 4 - line.cell_len))
        args = self.words.progress(state, seat)
        crystals = f"{sign('crystal', self.room)}{args['crystals']}/{args['goal']}"
        levels = f"{sign('point', self.room)}{args['points']}" + (
            f"/{args['all']}" if state.options.levels_win else ""
        )
        line.append(f"{crystals} {levels} *{args['mines']}")
        return line

    def short(self, seat: int) -> Text:
        """All four characters in one line."""
        line = Text()
        for number in range(TEAM * seat, TEAM * seat + TEAM):
            character = self.state.characters[number]
            role = self.words.letter(self.words.role(self.state, number))
            text = f"{role}{self.board.notches(character.level(), self.room)}{character.experience}"
            text = f"{text} {self.place(number)}".ljust(CHARACTER)
            line.append(text, "" if character.step > ON_START else self.faint)
        return line

    def place(self, number: int) -> str:
        step = self.state.characters[number].step
        if step > ON_START:
            return self.words.place(self.state, number)
        return self.words.say(f"crystals.play.short-{'base' if step == IN_BASE else 'start'}")

    def long(self, seat: int) -> list[Text]:
        """A line for each character: class, level, experience, place and danger."""
        lines: list[Text] = []
        for number in range(TEAM * seat, TEAM * seat + TEAM):
            character = self.state.characters[number]
            role = self.words.role(self.state, number)
            line = Text(f"   {self.words.letter(role)}{self.board.notches(character.level(), self.room)} ")
            line.append(self.words.class_name(role).ljust(13))
            line.append(self.slider(character.experience) + " ")
            line.append(self.words.place(self.state, number).ljust(6))
            line.stylize("" if character.step > ON_START else self.faint)
            if self.state.stage == PLAY and self.state.outcome is None:
                total = danger(self.state, number).total
                if total:
                    text = self.words.say("crystals.play.danger-short", chance=percent(total))
                    line.append(text, AIM if self.room.colour else "")
            lines.append(line)
        return lines

    def slider(self, experience: int) -> str:
        """Experience with the levels marked: ``●|●●○|○``."""
        full, empty = self.board.sign("full", self.room), self.board.sign("empty", self.room)
        text = ""
        for points in range(1, FULL_EXPERIENCE + 1):
            if points > 1 and LEVELS[points] > LEVELS[points - 1]:
                text += "|"
            text += full if points <= experience else empty
        return text
