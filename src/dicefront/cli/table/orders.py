"""The commands that can be given at every prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from dicefront.cli.table.commands import COMMANDS, OF_A_GAME, Command, shown_word
from dicefront.cli.table.dice import dice_of, fresh_key
from dicefront.cli.table.story import history
from dicefront.kernel.errors import CannotUndo, Refusal, TableError
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.position import ANSWER
from dicefront.kernel.question import Question
from dicefront.parts.terminal.host import MANUAL
from dicefront.parts.terminal.wording import NO, YES
from dicefront.text.catalogue import catalogue_of
from dicefront.text.messages import LANGUAGES, Messages

if TYPE_CHECKING:
    from dicefront.cli.table.session import Session

NEW_DICE = ("new", "nieuw", "nieuwe")


class Orders:
    """Does what commands say."""

    def __init__(self, session: Session) -> None:
        self.session = session
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
            "rule": self.show_rule,
            "log": self.show_log,
            "cost": self.show_cost,
            "options": self.show_options,
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
            self.session.leave()
            return False
        self.handlers[command.name](question, command)
        return True

    def show_help(self, question: Question[Any], command: Command) -> None:
        say = self.session.words.say
        self.session.headline(say("play.help-title"))
        self.session.screen.say(self.session.words.hint(question, self.session.table.state))
        for name in COMMANDS:
            if name in OF_A_GAME and name not in self.session.words.commands:
                continue
            word = shown_word(name, self.session.messages.language)
            general = say(f"play.help-{name}", rule=question.rule)
            own = self.session.words.say_or(f"play.{self.session.table.game.id}.help-{name}", general)
            self.session.screen.say(f"  {word:<9} {own}")

    def show_legend(self, question: Question[Any], command: Command) -> None:
        """What the signs on the board mean, and what the fingerprint is for."""
        self.session.screen.show(*self.session.board.legend())
        self.session.screen.say(self.session.words.say("play.legend-dice"))

    def show_board(self, question: Question[Any], command: Command) -> None:
        self.session.showing.decision(question, again=True)

    def show_pieces(self, question: Question[Any], command: Command) -> None:
        """The table in words, for those who do not see the board."""
        board, state = self.session.board, self.session.table.state
        self.session.screen.show(board.status(state, self.session.viewer))
        self.session.tell(self.session.words.pieces(state))

    def show_list(self, question: Question[Any], command: Command) -> None:
        for line in self.session.showing.choice_lines(question, self.session.screen.room().width - 1):
            self.session.screen.show(line)

    def show_odds(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.odds(question, self.session.table.state, command.words))

    def show_targets(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.targets(question, self.session.table.state, command.words))

    def show_danger(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.danger(question, self.session.table.state, command.words))

    def show_reach(self, question: Question[Any], command: Command) -> None:
        """Where something could go: marked on the board, and in words."""
        words, state = self.session.words, self.session.table.state
        lines = words.reach(question, state, command.words)
        marks = words.reached(question, state, command.words)
        if marks:
            self.session.showing.reach(marks, lines)
        else:
            self.session.tell(lines)

    def show_sight(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.sight(question, self.session.table.state, command.words))

    def show_where(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.where(question, self.session.table.state, command.words))

    def show_why(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.why())

    def show_log(self, question: Question[Any], command: Command) -> None:
        self.session.tell(history(self.session.table, self.session.words, self.session.audience))

    def show_cost(self, question: Question[Any], command: Command) -> None:
        self.session.tell(self.session.words.cost(question, self.session.table.state, command.rest))

    def show_rule(self, question: Question[Any], command: Command) -> None:
        """One paragraph, with its rulings and examples; without an id the one behind the question."""
        catalogue = catalogue_of(self.session.table.game.home)
        wanted = command.rest or question.rule
        paragraph = catalogue.paragraph(wanted)
        if paragraph is None:
            near = ", ".join(catalogue.similar_ids(wanted))
            text = self.session.words.say("play.no-rule", id=wanted)
            self.session.screen.say(
                f"{text} {self.session.words.say('play.near', names=near)}" if near else text
            )
            return
        self.session.screen.show(Text(f"{paragraph.id}  ", "bold") + Text(paragraph.text))
        for kind, notes in (("ruling", paragraph.rulings), ("example", paragraph.examples)):
            for note in notes:
                self.session.screen.say(f"  {self.session.words.say(f'play.{kind}')}: {note}")
        for block in paragraph.blocks:
            self.session.screen.say(block)

    def show_options(self, question: Question[Any], command: Command) -> None:
        """The options of this match, those that differ from the usual ones marked."""
        game, words = self.session.table.game, self.session.words
        given = self.session.table.header.get("options")
        for option in game.options:
            value = given.get(option.name) if isinstance(given, dict) else None
            name = words.say_or(f"{game.id}.option.{option.name}", option.name)
            text = words.say_or(f"{game.id}.value.{value}", str(value))
            mark = "" if value == option.default else " *"
            self.session.screen.say(f"  {name}: {text}{mark} ({option.rule})")

    def undo(self, question: Question[Any], command: Command) -> None:
        try:
            self.session.table.undo(question.player)
        except CannotUndo as error:
            self.session.refuse(error, question)
            return
        self.session.save()
        went_back(self.session, self.session.words.say("play.undone"))

    def step_back(self, question: Question[Any], command: Command) -> None:
        """Go back to the own decision before this one, whatever was rolled since: for practice."""
        entries = self.session.table.entries
        for index in range(len(entries) - 1, -1, -1):
            if entries[index].kind == ANSWER and self.session.sitters[entries[index].player].is_human:
                self.session.table.rewind(index)
                self.session.table.header["practice"] = True
                anew = command.rest.lower() in NEW_DICE and self.session.table.header.get("dice") != MANUAL
                if anew:
                    take_new_dice(self.session)
                self.session.save()
                said = "play.stepped-back-new" if anew else "play.stepped-back"
                went_back(self.session, self.session.words.say(said))
                return
        self.session.refuse(CannotUndo(Refusal("kernel.undo.nothing", NO_RULE)), question)

    def save(self, question: Question[Any], command: Command) -> None:
        self.session.save()
        self.session.screen.say(self.session.words.say("play.saved", file=str(self.session.path)))

    def resign(self, question: Question[Any], command: Command) -> None:
        if is_sure(
            self.session,
            self.session.words.say("play.sure-resign", player=self.session.words.name(question.player)),
        ):
            self.session.turn_page()
            self.session.hear(self.session.table.resign(question.player))
            self.session.save()

    def offer_draw(self, question: Question[Any], command: Command) -> None:
        """Offer a draw: people are asked, a computer takes it if it is not ahead."""
        words, table = self.session.words, self.session.table
        try:
            table.offer_draw(question.player)
        except TableError as error:
            self.session.refuse(error, question)
            return
        for player in range(len(self.session.sitters)):
            if player == question.player or table.is_over or table.game.is_gone(table.state, player):
                continue
            if self.session.sitters[player].is_human:
                accepts = is_sure(self.session, words.say("play.draw-offered", player=words.name(player)))
            else:
                accepts = words.accepts_draw(table.state, player)
            told = table.answer_draw(player, accepts)
            self.session.tell(words.tell(told, table.state))
            if not accepts:
                break
        self.session.save()

    def switch_language(self, question: Question[Any], command: Command) -> None:
        wanted = command.rest.lower()
        if wanted not in LANGUAGES:
            self.session.screen.say(self.session.words.say("play.languages", names=", ".join(LANGUAGES)))
            return
        self.session.speak(Messages(wanted))
        self.session.news.clear()
        history(
            self.session.table, self.session.words, self.session.audience
        )  # so that the last dice are told in the new language
        self.session.showing.decision(question, again=True)


def take_new_dice(session: Session) -> None:
    """From the next throw on another key counts; it stands in the header, so that all can be checked."""
    table = session.table
    earlier = table.header.get("rethrown")
    kept: list[Json] = []
    for part in earlier if isinstance(earlier, list) else []:
        if isinstance(part, list) and type(part[0]) is int and part[0] < table.throws:
            kept.append(part)
    table.header["rethrown"] = [*kept, [table.throws, fresh_key().hex()]]
    table.dice = dice_of(table.header, bytes.fromhex(str(table.header["key"])))


def went_back(session: Session, line: str) -> None:
    history(session.table, session.words, session.audience)  # so that the last dice are those before
    session.plan = []
    session.turn_page()
    session.news.append(line)
    session.at_keyboard = None if session.is_hot_seat else session.at_keyboard


def is_sure(session: Session, text: str) -> bool:
    """Ask yes or no about something at the table."""
    while True:
        typed = session.screen.ask(f"{text} {session.words.say('play.yes-or-no')} ").strip().lower()
        if typed in YES or typed in NO:
            return typed in YES
