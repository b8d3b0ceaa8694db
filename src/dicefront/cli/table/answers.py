"""What a person types as an answer: a number, the notation, or several answers in one line."""

from __future__ import annotations

from typing import Any

from dicefront.cli.table.match import Match
from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import TableError, UnreadableAnswer
from dicefront.kernel.gesture import NUMBER
from dicefront.kernel.question import Question
from dicefront.parts.terminal.wording import Step


def take(match: Match, question: Question[Any], typed: str) -> None:
    """Answer with what was typed: a number, the notation, or several answers in one line."""
    text = typed.strip()
    if not text:
        words, state = match.words, match.table.state
        match.screen.say(f"{words.hint(question, state)} {words.form_help(question, state)}".strip())
        return
    choices = match.showing.choices
    if text.isdecimal() and len(text) < 5 and question.gesture().kind != NUMBER:
        number = int(text)
        if not 1 <= number <= len(choices):
            match.screen.say(match.words.say("play.no-such-number", most=len(choices)))
            return
        match.turn_page()
        give(match, question, choices[number - 1].answer)
        return
    steps = match.words.plan(question, match.table.state, text)
    if len(steps) > 1 and not is_possible(match, question, steps):
        return
    if answer_step(match, question, steps[0]):
        match.plan = steps[1:]


def answer_step(match: Match, question: Question[Any], step: Step) -> bool:
    """Answer one question in words; False if it was refused, and then the reason has been said."""
    state = match.table.state
    try:
        answer = match.words.read(question, state, step.text)
    except UnreadableAnswer as error:
        match.screen.say(not_understood(match, question, step, error), match.showing.alarm)
        return False
    problems = match.words.problems(question, state, answer)
    for problem in problems:
        match.screen.say(problem, match.showing.alarm)
    if problems:
        return False
    if not match.plan:
        match.turn_page()
    return give(match, question, answer)


def not_understood(match: Match, question: Question[Any], step: Step, error: UnreadableAnswer) -> str:
    """What is wrong with a line, where, and how an answer is typed."""
    words, state = match.words, match.table.state
    typed_like = words.form_help(question, state)
    if not typed_like:
        return words.say("play.not-understood", typed=step.text, hint=words.hint(question, state))
    reason = words.refusal(error.refusal, question, state)
    return words.say("play.not-understood", typed=step.text, hint=f"{reason} {typed_like}")


def give(match: Match, question: Question[Any], answer: object) -> bool:
    try:
        match.give(question.player, answer)
    except TableError as error:
        if error.reason == "play.left":
            raise
        match.refuse(error, question)
        return False
    return True


def is_possible(match: Match, question: Question[Any], steps: list[Step]) -> bool:
    """Try a line of several answers on a copy of the table: nothing is done by halves."""
    trial = match.table.clone(FastDice(0))
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
                refused = match.words.cannot_follow(question, steps, step, match.table.state)
            break  # otherwise a question comes in between, and the rest of the line waits for its answer
        match.words.watch(trial.state)
        try:
            trial.answer(question.player, match.words.read(asked, trial.state, step.text))
        except UnreadableAnswer as error:
            refused = not_understood(match, asked, step, error)
            break
        except TableError as error:
            refused = match.words.refusal(error.refusal, asked, trial.state)
            break
    match.words.watch(match.table.state)
    if refused:
        match.screen.say(refused, match.showing.alarm)
    return not refused
