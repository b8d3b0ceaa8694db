"""How much an answer of SphereWars weighs: what is given up, false bets, and spells that strike one's own."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.abilities.spells_packs import HailOfFire
from dicefront.games.spherewars.rules.bets import HideGems
from dicefront.games.spherewars.rules.floors import WhichFloor
from dicefront.games.spherewars.rules.focus import GIVE_ORDER, NO_FEAT, Focus
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.movement import RUNS, STANDS
from dicefront.games.spherewars.rules.shooting import DeclareShot
from dicefront.games.spherewars.rules.spells import AimAtPlace
from dicefront.games.spherewars.rules.state import State, is_enemy
from dicefront.games.spherewars.show.thinking import MOVE_ACTION
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.weights import GRAVE, MAIN, QUIET, Weight
from dicefront.parts.show.words import Note
from dicefront.tabletop.point import Point


def weight_of(state: State, question: Question[Any], answer: Any, found: Candidate) -> Weight | None:
    """The weight of an answer, where the game knows more of it than any other; adds what is lost by it."""
    if question.kind == MOVE_ACTION:
        return weight_of_action(answer, found)
    if isinstance(question, HideGems):
        return GRAVE if question.bet.is_false(answer[0]) else None  # SW-SPE-38: its notes say so
    if isinstance(question, AimAtPlace):
        return weight_of_place(state, question, answer, found)
    if isinstance(question, WhichFloor) and answer == question.own:
        return QUIET
    if isinstance(question, DeclareShot) and not answer:
        args: dict[str, Json] = {"number": len(question.seen)}
        found.notes.append(Note(id="spherewars.show.shot_given_up", args=args, rule="SW-SHO-01"))
    if isinstance(question, Focus) and not answer:
        found.notes += feats_given_up(state, question)
    return None


def weight_of_action(answer: str, found: Candidate) -> Weight | None:
    """To run is what most do; whoever stands still gives up the move of this activation."""
    if answer == STANDS:
        found.notes.append(Note(id="spherewars.show.move_given_up", args={}, rule="SW-MOV-04"))
        return QUIET
    return MAIN if answer == RUNS else None


def feats_given_up(state: State, question: Focus) -> list[Note]:
    """What could still be done in the concentration phase, and the gems that are left for it."""
    left = len([one for one in question.options() if one not in (NO_FEAT, GIVE_ORDER)])
    if not left:
        return []
    args: dict[str, Json] = {"number": left, "gems": state.gems[question.actor.side].to_cast()}
    return [Note(id="spherewars.show.feats_given_up", args=args)]


def weight_of_place(state: State, question: AimAtPlace, place: Point, found: Candidate) -> Weight | None:
    """A spell that would strike one's own is grave; with closed measuring nobody can say so (SW-BAS-17)."""
    caster, spell = question.cast.user, TRAITS[question.cast.row.id]
    if not isinstance(spell, HailOfFire) or not state.options.open_measuring:
        return None
    own: list[Json] = [one.id for one in spell.struck(state, caster, place) if not is_enemy(caster, one)]
    if not own:
        return None
    found.notes.append(Note(id="spherewars.show.strikes_own", args={"combatants": own}, rule="SW-WOU-17"))
    return GRAVE
