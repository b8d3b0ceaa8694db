"""The commands that can be given at every prompt."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dicefront.agents.advice import Advice, advise
from dicefront.cli.table.commands import COMMANDS, OF_A_GAME, Command, shown_word
from dicefront.cli.table.dice import dice_of, fresh_key
from dicefront.cli.table.match import Match
from dicefront.cli.table.story import history
from dicefront.kernel.errors import CannotUndo, Refusal, TableError
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.plain import same
from dicefront.kernel.position import ANSWER
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.parts.terminal.forms import NO, YES
from dicefront.parts.terminal.host import MANUAL
from dicefront.text.catalogue import catalogue_of
from dicefront.text.messages import LANGUAGES, Messages

HINT_SECONDS = 2.0
NEW_DICE = ("new", "nieuw", "nieuwe")


class Orders:
    """Does what commands say."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.handlers = {
            "help": self.show_help,
            "legend": self.show_legend,
            "board": self.show_board,
            "pieces": self.show_pieces,
            "list": self.show_list,
            "odds": self.show_odds,
            "targets": self.show_targets,
            "danger": self.show_danger,
            "reach": self.show_reach,
            "sight": self.show_sight,
            "where": self.show_where,
            "why": self.show_why,
            "hint": self.show_hint,
            "rule": self.show_rule,
            "log": self.show_log,
            "cost": self.show_cost,
            "options": self.show_options,
            "hold": self.hold,
            "undo": self.undo,
            "back": self.step_back,
            "save": self.save,
            "draw": self.offer_draw,
            "resign": self.resign,
            "lang": self.switch_language,
        }

    def obey(self, question: Question[Any], command: Command) -> bool:
        """Do what a command says; False if the person leaves."""
        if command.name == "quit":
            self.match.leave()
            return False
        self.handlers[command.name](question, command)
        return True

    def show_help(self, question: Question[Any], command: Command) -> None:
        say = self.match.words.say
        self.match.headline(say("play.help-title"))
        self.match.screen.say(self.match.words.hint(question, self.match.table.state))
        for name in COMMANDS:
            if name in OF_A_GAME and name not in self.match.words.commands:
                continue
            if name == "hold" and not self.match.table.game.windows:
                continue
            word = shown_word(name, self.match.messages.language)
            general = say(f"play.help-{name}", rule=question.rule)
            own = self.match.words.say_or(f"{self.match.table.game.id}.play.help-{name}", general)
            self.match.screen.say(f"  {word:<9} {own}")

    def show_legend(self, question: Question[Any], command: Command) -> None:
        """What the signs on the board mean, and what the fingerprint is for."""
        self.match.screen.show(*self.match.board.legend())
        self.match.screen.say(self.match.words.say("play.legend-dice"))

    def show_board(self, question: Question[Any], command: Command) -> None:
        self.match.showing.decision(question, again=True)

    def show_pieces(self, question: Question[Any], command: Command) -> None:
        """The table in words, for those who do not see the board."""
        board, state = self.match.board, self.match.table.state
        self.match.screen.show(board.status(state, self.match.viewer))
        self.match.tell(self.match.words.pieces(state))

    def show_list(self, question: Question[Any], command: Command) -> None:
        for line in self.match.showing.choice_lines(question, self.match.screen.room().width - 1):
            self.match.screen.show(line)

    def seen(self, question: Question[Any]) -> Any:
        """The table as the one who asks may see it: no answer is made of what others hide."""
        table = self.match.table
        return table.game.as_seen(table.state, question.player)

    def show_odds(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.odds(question, self.seen(question), command.words))

    def show_targets(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.targets(question, self.seen(question), command.words))

    def show_danger(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.danger(question, self.seen(question), command.words))

    def show_reach(self, question: Question[Any], command: Command) -> None:
        """Where something could go: marked on the board, and in words."""
        words, state = self.match.words, self.seen(question)
        lines = words.reach(question, state, command.words)
        marks = words.reached(question, state, command.words)
        if marks:
            self.match.showing.reach(marks, lines)
        else:
            self.match.tell(lines)

    def show_sight(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.sight(question, self.seen(question), command.words))

    def show_where(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.where(question, self.seen(question), command.words))

    def show_why(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.why())

    def show_hint(self, question: Question[Any], command: Command) -> None:
        """Why this? The two best lines, with their chances."""
        table, say = self.match.table, self.match.words.say
        seat = Seat(table, question.player)
        found = advise(table.game.id, seat, len(table.entries), HINT_SECONDS)
        lines = [
            say("play.hint-line", number=number, line=self.line_in_words(question, one), share=one.share)
            for number, one in enumerate(found, start=1)
        ]
        times = found[0].times if found else 0
        self.match.tell([*lines, say("play.hint-made", times=times)] if found else [say("play.no-hint")])

    def line_in_words(self, question: Question[Any], advice: Advice) -> str:
        """A line with its first answer as the list of choices has it."""
        choices = self.match.words.choices(question, self.match.table.state)
        named = [one.text or one.written for one in choices if same(one.answer, advice.answer)]
        return ", ".join([*named[:1], *advice.spelled[len(named[:1]) :]])

    def show_log(self, question: Question[Any], command: Command) -> None:
        self.match.tell(history(self.match.table, self.match.words, self.match.audience))

    def show_cost(self, question: Question[Any], command: Command) -> None:
        self.match.tell(self.match.words.cost(question, self.match.table.state, command.rest))

    def show_rule(self, question: Question[Any], command: Command) -> None:
        """One paragraph, with its rulings and examples; without an id the one behind the question."""
        catalogue = catalogue_of(self.match.table.game.home)
        wanted = command.rest or question.rule
        paragraph = catalogue.paragraph(wanted)
        if paragraph is None:
            near = ", ".join(catalogue.similar_ids(wanted))
            text = self.match.words.say("play.no-rule", id=wanted)
            self.match.screen.say(f"{text} {self.match.words.say('play.near', names=near)}" if near else text)
            return
        self.match.screen.show(Text(f"{paragraph.id}  ", "bold") + Text(paragraph.text))
        for kind, notes in (("ruling", paragraph.rulings), ("example", paragraph.examples)):
            for note in notes:
                self.match.screen.say(f"  {self.match.words.say(f'play.{kind}')}: {note}")
        for block in paragraph.blocks:
            self.match.screen.say(block)

    def show_options(self, question: Question[Any], command: Command) -> None:
        """The options of this match, those that differ from the usual ones marked."""
        game, words = self.match.table.game, self.match.words
        given = self.match.table.header.get("options")
        for option in game.options:
            value = given.get(option.name) if isinstance(given, dict) else None
            name = words.say_or(f"{game.id}.option.{option.name}", option.name)
            text = self.own_value(value) or words.say_or(f"{game.id}.value.{value}", str(value))
            mark = "" if value == option.default else " *"
            self.match.screen.say(f"  {name}: {text}{mark} ({option.rule})")

    def hold(self, question: Question[Any], command: Command) -> None:
        """Be asked in every window from now on, or only where the game usually asks."""
        holding = self.match.holding
        holding.symmetric_difference_update([question.player])
        said = "play.holding" if question.player in holding else "play.not-holding"
        self.match.screen.say(self.match.words.say(said))

    def own_value(self, value: Json) -> str:
        """What players agreed on as data, by its name if it has one; empty for anything else."""
        if not isinstance(value, dict):
            return ""
        words = self.match.words
        name = value.get(f"name_{words.messages.language}") or value.get("name_en") or value.get("name")
        return name if isinstance(name, str) and name else words.say("play.own-value")

    def undo(self, question: Question[Any], command: Command) -> None:
        try:
            self.match.table.undo(question.player)
        except CannotUndo as error:
            self.match.refuse(error, question)
            return
        self.match.save()
        went_back(self.match, self.match.words.say("play.undone"))

    def step_back(self, question: Question[Any], command: Command) -> None:
        """Go back to the own decision before this one, whatever was rolled since: for practice."""
        entries = self.match.table.entries
        for index in range(len(entries) - 1, -1, -1):
            if entries[index].kind == ANSWER and self.match.sitters[entries[index].player].is_human:
                self.match.table.rewind(index)
                self.match.table.header["practice"] = True
                anew = command.rest.lower() in NEW_DICE and self.match.table.header.get("dice") != MANUAL
                if anew:
                    take_new_dice(self.match)
                self.match.save()
                said = "play.stepped-back-new" if anew else "play.stepped-back"
                went_back(self.match, self.match.words.say(said))
                return
        self.match.refuse(CannotUndo(Refusal("kernel.undo.nothing", NO_RULE)), question)

    def save(self, question: Question[Any], command: Command) -> None:
        self.match.save()
        self.match.screen.say(self.match.words.say("play.saved", file=str(self.match.path)))

    def resign(self, question: Question[Any], command: Command) -> None:
        if is_sure(
            self.match,
            self.match.words.say("play.sure-resign", player=self.match.words.name(question.player)),
        ):
            self.match.turn_page()
            self.match.hear(self.match.table.resign(question.player))
            self.match.save()

    def offer_draw(self, question: Question[Any], command: Command) -> None:
        """Offer a draw: people are asked, a computer takes it if it is not ahead."""
        words, table = self.match.words, self.match.table
        try:
            table.offer_draw(question.player)
        except TableError as error:
            self.match.refuse(error, question)
            return
        for player in range(len(self.match.sitters)):
            if player == question.player or table.is_over or table.has_left(player):
                continue
            if self.match.sitters[player].is_human:
                accepts = is_sure(self.match, words.say("play.draw-offered", player=words.name(player)))
            else:
                accepts = words.accepts_draw(table.state, player)
            told = table.answer_draw(player, accepts)
            self.match.tell(words.tell(told, table.state))
            if not accepts:
                break
        self.match.save()

    def switch_language(self, question: Question[Any], command: Command) -> None:
        wanted = command.rest.lower()
        if wanted not in LANGUAGES:
            self.match.screen.say(self.match.words.say("play.languages", names=", ".join(LANGUAGES)))
            return
        self.match.speak(Messages(wanted))
        self.match.news.clear()
        history(
            self.match.table, self.match.words, self.match.audience
        )  # so that the last dice are told in the new language
        self.match.showing.decision(question, again=True)


def take_new_dice(match: Match) -> None:
    """From the next throw on another key counts; it stands in the header, so that all can be checked."""
    table = match.table
    earlier = table.header.get("rethrown")
    kept: list[Json] = []
    for part in earlier if isinstance(earlier, list) else []:
        if isinstance(part, list) and type(part[0]) is int and part[0] < table.throws:
            kept.append(part)
    table.header["rethrown"] = [*kept, [table.throws, fresh_key().hex()]]
    table.dice = dice_of(table.header, bytes.fromhex(str(table.header["key"])))


def went_back(match: Match, line: str) -> None:
    history(match.table, match.words, match.audience)  # so that the last dice are those before
    match.plan = []
    match.turn_page()
    match.news.append(line)
    match.at_keyboard = None if match.is_hot_seat else match.at_keyboard


def is_sure(match: Match, text: str) -> bool:
    """Ask yes or no about something at the table."""
    while True:
        typed = match.screen.ask(f"{text} {match.words.say('play.yes-or-no')} ").strip().lower()
        if typed in YES or typed in NO:
            return typed in YES
