"""A match at the terminal, from the first question to the last line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from dicefront.cli.table import answers, saving
from dicefront.cli.table.commands import read_command
from dicefront.cli.table.dice import LeftTheTable
from dicefront.cli.table.orders import Orders
from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import Computers, Sitter
from dicefront.cli.table.showing import Showing
from dicefront.kernel.errors import TableError
from dicefront.kernel.event import Event, seen_by
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.parts.terminal.wording import Step
from dicefront.text.messages import Messages

PAST_KEPT = 20
"""So many lines of what happened before are kept for the side of the board."""


class Session:
    """One match, those who sit at it, and the file it is kept in."""

    def __init__(
        self,
        table: Table[Any],
        sitters: list[Sitter],
        screen: Screen,
        messages: Messages,
        path: Path,
        computers: Computers,
    ) -> None:
        self.table = table
        self.sitters = sitters
        self.screen = screen
        self.path = path
        self.file = path
        self.record = saving.SaveFile(path)
        self.computers = computers
        self.news: list[str] = []
        self.past: list[str] = []
        self.plan: list[Step] = []
        self.at_keyboard: PlayerId | None = None
        self.orders = Orders(self)
        self.speak(messages)

    # -- who and what ---------------------------------------------------------------------------

    def speak(self, messages: Messages) -> None:
        """Use a language from now on."""
        self.messages = messages
        self.words = wording_of(self.table.game, messages, [sitter.name for sitter in self.sitters])
        self.words.watch(self.table.state)
        self.board = board_of(self.table.game, self.words)
        self.showing = Showing(self)

    @property
    def humans(self) -> list[PlayerId]:
        return [player for player, sitter in enumerate(self.sitters) if sitter.is_human]

    @property
    def is_hot_seat(self) -> bool:
        return len(self.humans) > 1

    @property
    def viewer(self) -> PlayerId:
        """Whose side is at the bottom: the only person at the table, or the first seat for several."""
        return self.humans[0] if len(self.humans) == 1 else 0

    @property
    def audience(self) -> PlayerId | None:
        """Who reads along: one person sees what that seat sees, several only what all may see."""
        return self.humans[0] if len(self.humans) == 1 else None

    # -- the match ------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; whether it is over."""
        self.save()
        try:
            while self.table.pending:
                question = self.table.pending[0]
                if self.sitters[question.player].is_human:
                    if not self.ask(question):
                        return False
                else:
                    self.let_computer_answer(question)
        except LeftTheTable as left:
            self.words.watch(self.table.state)
            if left.stopped:
                raise KeyboardInterrupt from left
            self.leave()
            return False
        self.finish()
        return True

    def save(self) -> None:
        self.record.save(self.table)

    def leave(self) -> None:
        """Keep the game, and say where."""
        saving.save(self.table, self.path)
        self.say_where()

    def say_where(self) -> None:
        self.screen.say(self.words.say("play.saved", file=str(self.path)))

    def finish(self) -> None:
        """The end: the last board, who won, and where the replay is."""
        outcome = self.table.outcome
        assert outcome is not None
        self.file = saving.keep_replay(self.table, self.path)
        standings = self.words.standings(outcome, self.table.state)
        self.showing.end(self.words.outcome(outcome), standings, str(self.file))

    # -- what happened --------------------------------------------------------------------------

    def turn_page(self) -> None:
        """What was told before is old."""
        self.past = [*self.past, *self.news][-PAST_KEPT:]
        self.news.clear()
        self.showing.shown_news = 0

    def hear(self, events: list[Event]) -> None:
        """Take what happened into the news."""
        seen = [event for event in seen_by(events, self.audience) if not self.words.is_ending(event)]
        self.news.extend(self.words.tell(seen, self.table.state))
        self.words.watch(self.table.state)

    def let_computer_answer(self, question: Question[Any]) -> None:
        """All answers of a computer up to the next question to somebody else."""
        player, told = question.player, list[Event]()
        self.plan = []
        self.showing.thinking(player)
        for events in self.computers.answer(self.table, player, self.sitters[player].level):
            told.extend(events)
            self.save()
        self.hear(told)

    # -- decisions of people --------------------------------------------------------------------

    def ask(self, question: Question[Any]) -> bool:
        """Ask a person until there is an answer; False if the person leaves."""
        if self.plan and self.plan[0].kind == question.kind:
            if answers.answer_step(self, question, self.plan.pop(0)):
                return True
            self.plan = []
        self.hand_over(question)
        self.showing.decision(question)
        while self.table.question(question.player) is question:
            try:
                typed = self.screen.ask(self.showing.prompt(question))
            except EOFError:
                self.leave()
                return False
            command = read_command(typed)
            if command is not None and not self.is_own_word(question, typed):
                if not self.orders.obey(question, command):
                    return False
            else:
                answers.take(self, question, typed)
        return True

    def is_own_word(self, question: Question[Any], typed: str) -> bool:
        """Whether a line that looks like a command is an answer all the same."""
        if self.words.is_answer(question, typed):
            return True
        return any(choice.written.lower() == typed.strip().lower() for choice in self.showing.choices)

    def give(self, player: PlayerId, answer: object) -> None:
        """Put an answer on the table; what follows is told."""
        told = self.table.answer(player, answer)
        self.save()
        self.hear([event for event in told if not self.words.is_echo(event)])

    def hand_over(self, question: Question[Any]) -> None:
        """Before a decision that others may not see: the keyboard changes hands behind a curtain."""
        if not self.is_hot_seat or question.player == self.at_keyboard:
            return
        if self.words.is_private(question):
            self.showing.curtain(question.player)
        self.at_keyboard = question.player

    def refuse(self, error: TableError, question: Question[Any] | None) -> None:
        self.screen.say(self.words.refusal(error.refusal, question, self.table.state), self.showing.alarm)

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.show(self.showing.coloured(line))

    def headline(self, text: str) -> None:
        self.screen.show(Text(text, "bold"))
