"""What a person types as an answer: a number, the notation, or several answers in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import TableError, UnreadableAnswer
from dicefront.kernel.question import Question
from dicefront.parts.terminal.wording import Step

if TYPE_CHECKING:
    from dicefront.cli.table.session import Session


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
        session.screen.say(
            session.words.say("play.not-understood", typed=step.text, hint=hint), session.showing.alarm
        )
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
        if trial.is_over:
            break
        if asked is None or asked.kind != step.kind:
            if step.text == "-":
                break  # nothing to decline is declined as well
            if asked is None or asked.kind == steps[0].kind or trial.throws != thrown:
                refused = session.words.cannot_follow(question, steps, step, session.table.state)
            break  # otherwise a question comes in between, and the rest of the line waits for its answer
        session.words.watch(trial.state)
        try:
            trial.answer(question.player, session.words.read(asked, trial.state, step.text))
        except UnreadableAnswer:
            hint = session.words.hint(asked, trial.state)
            refused = session.words.say("play.not-understood", typed=step.text, hint=hint)
            break
        except TableError as error:
            refused = session.words.refusal(error.refusal, asked, trial.state)
            break
    session.words.watch(session.table.state)
    if refused:
        session.screen.say(refused, session.showing.alarm)
    return not refused
