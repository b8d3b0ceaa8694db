"""The chances of an answer, beside what its question shows of it: for screens and terminals."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import duel, successes
from dicefront.games.spherewars.rules.deeds import FuryDice
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.prospects import ShotProspect, fight_prospect, shot_prospect
from dicefront.games.spherewars.rules.shooting import DeclareShot
from dicefront.games.spherewars.rules.state import SPEED_UP, Combatant, State, activation_of
from dicefront.games.spherewars.rules.subjects import LONG, MOV, SHORT
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Chance


def chances_of(state: State, question: Question[Any], answer: Any) -> list[Chance]:
    """How likely it is that an answer leads to what is wanted, the most wanted first.

    The ``state`` is as the player sees it (``as_seen``), which the question itself need not be made of.
    """
    key = question.kind.removeprefix("spherewars.")
    if isinstance(question, DeclareShot):
        return shot_chances(state, question, answer)
    if key == "fight.enemy":
        return fight_chances(state, state.combatants[activation_of(state).who], state.combatants[answer])
    if key == "join.target":
        mover = state.combatants[activation_of(state).who]
        return fight_chances(state, mover, state.combatants[answer], True)
    if isinstance(question, Trajectory):
        return fight_chances(
            state, state.combatants[question.mover.id], state.combatants[question.target.id], True
        )
    if isinstance(question, FuryDice):
        row = CATALOGUE.abilities[question.deed]
        return [Chance("spherewars.show.chance_works", 1.0 - successes(answer, row.difficulty)[0])]
    if key == "flight.pursue" and answer:
        named = question.args()
        return pursuit_chances(state, named.get("combatant"), named.get("enemy"))
    return []


def fight_chances(state: State, one: Combatant, enemy: Combatant, charges: bool = False) -> list[Chance]:
    """Winning with the reasons of the dice; killing with those of the blow; dying."""
    found = fight_prospect(state, one, enemy, charges)
    blow = [*found.strength.parts, *found.number.parts]
    return [
        Chance("spherewars.show.chance_win", found.rolled.win, [*found.own.total().parts]),
        Chance("spherewars.show.chance_kill", found.ends.kill, blow),
        Chance("spherewars.show.chance_hurt", found.ends.hurt),
        Chance("spherewars.show.chance_lose", found.rolled.lose, [*found.other.total().parts]),
        Chance("spherewars.show.chance_die", found.ends.die),
    ]


def shot_chances(state: State, question: DeclareShot, aims: list[Any]) -> list[Chance]:
    """Hitting and killing with the first shot; with closed measuring at short and at long range."""
    if not aims:
        return []
    shooter, target = state.combatants[question.shooter.id], state.combatants[aims[0].target]
    quick = activation_of(state).action == SPEED_UP
    split = len({one.target for one in aims}) > 1
    weapon = question.weapons[aims[0].weapon]
    if state.options.open_measuring:
        return odds_of_shot(shot_prospect(state, shooter, target, weapon, quick, split))
    chances: list[Chance] = []
    ranges = (("spherewars.show.chance_hit_near", SHORT), ("spherewars.show.chance_hit_far", LONG))
    for name, far in ranges:  # SW-BAS-17
        found = shot_prospect(state, shooter, target, weapon, quick, split, far)
        why = [*found.dice.parts, *found.number.parts]
        chances.append(Chance(name, found.aimed.hit, why))
    return chances


def odds_of_shot(found: ShotProspect) -> list[Chance]:
    """To hit, by the dice and the target number; to kill, by the strength; to wound."""
    return [
        Chance("spherewars.show.chance_hit", found.aimed.hit, [*found.dice.parts, *found.number.parts]),
        Chance("spherewars.show.chance_kill", found.ends.kill, [*found.strength.parts]),
        Chance("spherewars.show.chance_hurt", found.ends.hurt),
    ]


def pursuit_chances(state: State, one: object, other: object) -> list[Chance]:
    """SW-PUR-03: whether the fugitive is caught."""
    if type(one) is not int or type(other) is not int:
        return []
    rolled = duel(value(state, state.combatants[one], MOV), value(state, state.combatants[other], MOV))
    return [Chance("spherewars.show.chance_catch", rolled.win)]
