"""How much an answer of Home Raiders weighs: what ends something, and shots that strike one's own."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.close_combat import MeleeTarget
from dicefront.games.home_raiders.rules.declaring import END, HOLD, MOVE, Declaration, TakeAction
from dicefront.games.home_raiders.rules.shooting import Shoot, struck_round
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, takers_of
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.weights import GRAVE, MAIN, QUIET, Weight
from dicefront.parts.show.words import Note


def weight_of(state: State, question: Question[Any], answer: Any, found: Candidate) -> Weight | None:
    """The weight of an answer, where the game knows more of it than any other; adds what is lost by it."""
    if isinstance(question, TakeAction):
        return weight_of_action(state, question, answer, found)
    if isinstance(question, Shoot) and answer is None:
        found.notes.append(left_out("home_raiders.show.do-not-shoot", question.waiting, "HR-SQG-01"))
    elif isinstance(question, MeleeTarget) and answer is None:
        found.notes.append(left_out("home_raiders.show.do-not-strike", question.fighters, "HR-CCA-03"))
    elif isinstance(question, Shoot):
        own = own_struck(state, answer)
        if own:
            found.notes.append(
                Note(id="home_raiders.show.strikes-own", args={"characters": own}, rule="HR-ASH-07")
            )
            return GRAVE
    return None


def weight_of_action(
    state: State, question: TakeAction, answer: Declaration, found: Candidate
) -> Weight | None:
    """Movement is what most troops do; ending the turn forgoes all actions left (HR-ACT-01)."""
    if answer.action == END:
        actions = state.troops[answer.troop].actions
        found.notes.append(Note(id="home_raiders.show.forgoes", args={"actions": actions}, rule="HR-ACT-01"))
        return QUIET
    if answer.action == HOLD and answer.is_plain():
        return QUIET
    first = next((one for one in question.options() if one.action == MOVE and one.is_plain()), None)
    return MAIN if first is not None and answer.to_json() == first.to_json() else None


def left_out(message: str, characters: list[Character], rule: str) -> Note:
    """Who attacks nobody any more."""
    return Note(id=message, args={"characters": [one.id for one in characters]}, rule=rule)


def own_struck(state: State, shot: Shot) -> list[Json]:
    """HR-ASH-07: the own characters that a shot strikes as well, wherever among the nearest it falls."""
    shooter = state.characters[shot.shooter]
    struck: list[Json] = []
    for target in takers_of(state, shot) if shot.options else []:
        for other in struck_round(state, make_attack(state, shot, BY_ACTION, target)):
            if other.side == shooter.side and other.id not in struck:
                struck.append(other.id)
    return struck
