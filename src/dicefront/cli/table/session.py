"""A match at the terminal, from the first question to the last line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dicefront.cli.table import answers, saving
from dicefront.cli.table.commands import read_command
from dicefront.cli.table.dice import LeftTheTable
from dicefront.cli.table.match import Match
from dicefront.cli.table.orders import Orders
from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import Computers, Sitter
from dicefront.kernel.event import Event
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.text.messages import Messages


class Session(Match):
    """A match from its start until it is over or left, with computers on the seats that have no person."""

    def __init__(
        self,
        table: Table[Any],
        sitters: list[Sitter],
        screen: Screen,
        messages: Messages,
        path: Path,
        computers: Computers,
    ) -> None:
        super().__init__(table, sitters, screen, messages, path)
        self.file = path
        self.computers = computers
        self.orders = Orders(self)

    # -- the match ------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; whether it is over."""
        self.save()
        try:
            while self.table.pending:
                question = self.table.pending[0]
                if self.sitters[question.player].is_human:
                    if not self.pass_over(question) and not self.ask(question):
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

    def finish(self) -> None:
        """The end: the last board, who won, and where the replay is."""
        outcome = self.table.outcome
        assert outcome is not None
        self.file = saving.keep_replay(self.table, self.path)
        standings = self.words.standings(outcome, self.table.state)
        self.showing.end(self.words.outcome(outcome), standings, str(self.file))

    def let_computer_answer(self, question: Question[Any]) -> None:
        """All answers of a computer up to the next question to somebody else."""
        player, told = question.player, list[Event]()
        self.plan = []
        self.showing.thinking(player)
        for events in self.computers.answer(self.table, player, self.sitters[player].level):
            told.extend(events)
            self.save()
        self.hear(told)

    def pass_over(self, question: Question[Any]) -> bool:
        """Answer for a person in a window in which the game usually asks nobody; whether it did."""
        if question.player in self.holding:
            return False
        for answer in self.table.game.unasked(self.table.state, question):
            self.give(question.player, question.write(answer))
            return True
        return False

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

    def hand_over(self, question: Question[Any]) -> None:
        """Before a decision that others may not see: the keyboard changes hands behind a curtain."""
        if not self.is_hot_seat or question.player == self.at_keyboard:
            return
        if self.words.is_private(question):
            self.showing.curtain(question.player)
        self.at_keyboard = question.player
