"""What a person types: answers, several answers in one line, and commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from dicefront.cli.table.commands import COMMANDS, Command, shown_word
from dicefront.cli.table.story import history
from dicefront.cli.wording.wording import NO, YES, Step
from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import CannotUndo, Refusal, TableError, UnreadableAnswer
from dicefront.kernel.ids import NO_RULE
from dicefront.kernel.position import ANSWER
from dicefront.kernel.question import Question
from dicefront.text.catalogue import catalogue_of
from dicefront.text.messages import LANGUAGES, Messages

if TYPE_CHECKING:
    from dicefront.cli.table.session import Session


# -- answers ------------------------------------------------------------------------------------


def take(session: Session, question: Question[Any], typed: str) -> None:
    """Answer with what was typed: a number, the notation, or several answers in one line."""
    text = typed.strip()
    if not text:
        session.screen.say(session.words.hint(question, session.table.state))
        return
    choices = session.showing.choices
    if text.isdecimal() and len(text) < 5:
        number = int(text)
        if not 1 <= number <= len(choices):
            session.screen.say(session.words.say("play.no-such-number", most=len(choices)))
            return
        session.turn_page()
        give(session, question, choices[number - 1].answer)
        return
    steps = session.words.plan(question, session.table.state, text)
    if len(steps) > 1 and not is_possible(session, question, steps):
        return
    if answer_step(session, question, steps[0]):
        session.plan = steps[1:]


def answer_step(session: Session, question: Question[Any], step: Step) -> bool:
    """Answer one question in words; False if it was refused, and then the reason has been said."""
    state = session.table.state
    try:
        answer = session.words.read(question, state, step.text)
    except UnreadableAnswer:
        hint = session.words.hint(question, state)
        session.screen.say(session.words.say("play.not-understood", typed=step.text, hint=hint), session.showing.alarm)
        return False
    problems = session.words.problems(question, state, answer)
    for problem in problems:
        session.screen.say(problem, session.showing.alarm)
    if problems:
        return False
    if not session.plan:
        session.turn_page()
    return give(session, question, answer)


def give(session: Session, question: Question[Any], answer: object) -> bool:
    try:
        session.give(question.player, answer)
    except TableError as error:
        if error.reason == "play.left":
            raise
        session.refuse(error, question)
        return False
    return True


def is_possible(session: Session, question: Question[Any], steps: list[Step]) -> bool:
    """Try a line of several answers on a copy of the table: nothing is done by halves."""
    trial = session.table.clone(FastDice(0))
    thrown = trial.throws
    refused = ""
    for step in steps:
        asked = trial.question(question.player)
        if trial.is_over or (step.text == "-" and step is not steps[0]):
            break
        if asked is None or asked.kind != step.kind:
            if asked is None or asked.kind == steps[0].kind or trial.throws != thrown:
                refused = session.words.say("play.cannot-follow", typed=step.text)
            break  # otherwise a question comes in between, and the rest of the line waits for its answer
        session.words.watch(trial.state)
        try:
            trial.answer(question.player, session.words.read(asked, trial.state, step.text))
        except TableError as error:
            refused = session.words.refusal(error.refusal, asked, trial.state)
            break
    session.words.watch(session.table.state)
    if refused:
        session.screen.say(refused, session.showing.alarm)
    return not refused


# -- commands -----------------------------------------------------------------------------------


def obey(session: Session, question: Question[Any], command: Command) -> bool:
    """Do what a command says; False if the person leaves."""
    if command.name == "quit":
        session.leave()
        return False
    HANDLERS[command.name](session, question, command)
    return True


def show_help(session: Session, question: Question[Any], command: Command) -> None:
    say = session.words.say
    session.headline(say("play.help-title"))
    session.screen.say(session.words.hint(question, session.table.state))
    for name in COMMANDS:
        word = shown_word(name, session.messages.language)
        session.screen.say(f"  {word:<9} {say(f'play.help-{name}')}")
    session.screen.show(*session.board.legend())


def show_board(session: Session, question: Question[Any], command: Command) -> None:
    session.showing.decision(question, again=True)


def show_list(session: Session, question: Question[Any], command: Command) -> None:
    for line in session.showing.choice_lines(question, session.screen.room().width - 1):
        session.screen.show(line)


def show_odds(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(session.words.odds(question, session.table.state, command.words))


def show_targets(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(session.words.targets(question, session.table.state, command.words))


def show_reach(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(session.words.reach(session.table.state, command.words))


def show_why(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(session.words.why())


def show_log(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(history(session.table, session.words, session.audience))


def show_cost(session: Session, question: Question[Any], command: Command) -> None:
    session.tell(session.words.cost(question, session.table.state, command.rest))


def show_rule(session: Session, question: Question[Any], command: Command) -> None:
    """One paragraph, with its rulings and examples; without an id the one behind the question."""
    catalogue = catalogue_of(f"dicefront.games.{session.table.game.id}")
    wanted = command.rest or question.rule
    paragraph = catalogue.paragraph(wanted)
    if paragraph is None:
        near = ", ".join(catalogue.similar_ids(wanted))
        text = session.words.say("play.no-rule", id=wanted)
        session.screen.say(f"{text} {session.words.say('play.near', names=near)}" if near else text)
        return
    session.screen.show(Text(f"{paragraph.id}  ", "bold") + Text(paragraph.text))
    for kind, notes in (("ruling", paragraph.rulings), ("example", paragraph.examples)):
        for note in notes:
            session.screen.say(f"  {session.words.say(f'play.{kind}')}: {note}")
    for block in paragraph.blocks:
        session.screen.say(block)


def show_options(session: Session, question: Question[Any], command: Command) -> None:
    """The options of this match, those that differ from the usual ones marked."""
    game, words = session.table.game, session.words
    given = session.table.header.get("options")
    for option in game.options:
        value = given.get(option.name) if isinstance(given, dict) else None
        name = words.say_or(f"{game.id}.option.{option.name}", option.name)
        text = words.say_or(f"{game.id}.value.{value}", str(value))
        mark = "" if value == option.default else " *"
        session.screen.say(f"  {name}: {text}{mark} ({option.rule})")


def undo(session: Session, question: Question[Any], command: Command) -> None:
    try:
        session.table.undo(question.player)
    except CannotUndo as error:
        session.refuse(error, question)
        return
    session.save()
    went_back(session, session.words.say("play.undone"))


def step_back(session: Session, question: Question[Any], command: Command) -> None:
    """Go back to the own decision before this one, whatever was rolled since: for practice."""
    entries = session.table.entries
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].kind == ANSWER and session.sitters[entries[index].player].is_human:
            session.table.rewind(index)
            session.table.header["practice"] = True
            session.save()
            went_back(session, session.words.say("play.stepped-back"))
            return
    session.refuse(CannotUndo(Refusal("kernel.undo.nothing", NO_RULE)), question)


def went_back(session: Session, line: str) -> None:
    session.words.watch(session.table.state)
    session.plan = []
    session.turn_page()
    session.news.append(line)
    session.at_keyboard = None if session.is_hot_seat else session.at_keyboard


def save(session: Session, question: Question[Any], command: Command) -> None:
    session.save()
    session.screen.say(session.words.say("play.saved", file=str(session.path)))


def resign(session: Session, question: Question[Any], command: Command) -> None:
    if is_sure(session, session.words.say("play.sure-resign", player=session.words.name(question.player))):
        session.turn_page()
        session.hear(session.table.resign(question.player))
        session.save()


def offer_draw(session: Session, question: Question[Any], command: Command) -> None:
    """Offer a draw: people are asked, a computer takes it if it is not ahead."""
    words, table = session.words, session.table
    try:
        table.offer_draw(question.player)
    except TableError as error:
        session.refuse(error, question)
        return
    for player in range(len(session.sitters)):
        if player == question.player or table.is_over or table.game.is_gone(table.state, player):
            continue
        if session.sitters[player].is_human:
            accepts = is_sure(session, words.say("play.draw-offered", player=words.name(player)))
        else:
            accepts = words.accepts_draw(table.state, player)
        told = table.answer_draw(player, accepts)
        session.tell(words.tell(told, table.state))
        if not accepts:
            break
    session.save()


def is_sure(session: Session, text: str) -> bool:
    """Ask yes or no about something at the table."""
    while True:
        typed = session.screen.ask(f"{text} {session.words.say('play.yes-or-no')} ").strip().lower()
        if typed in YES or typed in NO:
            return typed in YES


def switch_language(session: Session, question: Question[Any], command: Command) -> None:
    wanted = command.rest.lower()
    if wanted not in LANGUAGES:
        session.screen.say(session.words.say("play.languages", names=", ".join(LANGUAGES)))
        return
    session.speak(Messages(wanted))
    session.news.clear()
    history(session.table, session.words, session.audience)  # so that the last dice are told in the new language
    session.showing.decision(question, again=True)


HANDLERS = {
    "help": show_help,
    "board": show_board,
    "list": show_list,
    "odds": show_odds,
    "targets": show_targets,
    "reach": show_reach,
    "why": show_why,
    "rule": show_rule,
    "log": show_log,
    "cost": show_cost,
    "options": show_options,
    "undo": undo,
    "back": step_back,
    "save": save,
    "draw": offer_draw,
    "resign": resign,
    "lang": switch_language,
}
