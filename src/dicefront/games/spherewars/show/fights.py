"""The odds of fights and of shots against a charge, with both hands and the blow."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.chances import CLASSES, damage, hit, shot
from dicefront.games.spherewars.rules.counter_shots import AGAINST_CHARGE
from dicefront.games.spherewars.rules.prospects import ShotProspect, fight_prospect, shot_prospect
from dicefront.games.spherewars.rules.rows import RangedRow
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.signs import fight_chances, odds_of_shot
from dicefront.games.spherewars.rules.state import SPEED_UP, Combatant, State, activation_of
from dicefront.games.spherewars.rules.subjects import LONG, MEASURED, SHORT, Shot
from dicefront.kernel import sign
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.screen import chance_of, chance_shown
from dicefront.parts.show.words import Note

TIE_AFTER = "spherewars.show.chance_hurt"


def show(found: Candidate, state: State, mine: Combatant, enemy: Combatant, charges: bool = False) -> None:
    """Both hands, the blow and the odds of a fight as things are; a tie is neither won nor lost."""
    mine, enemy = state.combatants[mine.id], state.combatants[enemy.id]
    prospect = fight_prospect(state, mine, enemy, charges)
    found.chances = [chance_shown(one) for one in fight_chances(state, mine, enemy, charges)]
    place = [one.id for one in found.chances].index(TIE_AFTER) + 1
    found.chances.insert(place, chance_of("spherewars.show.chance_tie", prospect.rolled.tie))
    found.detail = {
        "own": prospect.own.count(),
        "other": prospect.other.count(),
        "strength": prospect.strength.amount,
        "number": prospect.number.amount,
    }


# -- shots --------------------------------------------------------------------------------------


def tell_shot(state: State, question: DeclareShot, aims: list[Aim], found: Candidate) -> None:
    """The dice and the target numbers of the first shot, for each chance to hit.

    With closed measuring nothing is told of its damage: that it penetrates betrays a distance (SW-BAS-17).
    """
    shooter, target = state.combatants[question.shooter.id], state.combatants[aims[0].target]
    quick = activation_of(state).action == SPEED_UP
    split = len({one.target for one in aims}) > 1
    weapon = question.weapons[aims[0].weapon]
    ranges = [MEASURED] if state.options.open_measuring else [SHORT, LONG]  # SW-BAS-17
    shots = [shot_prospect(state, shooter, target, weapon, quick, split, far) for far in ranges]
    told = pools if state.options.open_measuring else pools_to_hit
    found.detail = [told(one.id, shot) for one, shot in zip(found.chances, shots, strict=False)]


def pools(chance: str, shot: ShotProspect) -> dict[str, Json]:
    """What is rolled to hit and for damage."""
    to_hit = pools_to_hit(chance, shot)
    return {**to_hit, "strength": shot.strength.amount, "against": shot.against.amount}


def pools_to_hit(chance: str, shot: ShotProspect) -> dict[str, Json]:
    """What is rolled to hit; the first ``parts`` of the reasons are those of the dice."""
    dice = shot.dice
    return {"chance": chance, "dice": dice.amount, "number": shot.number.amount, "parts": len(dice.parts)}


# -- shots against a charge ---------------------------------------------------------------------


def tell_counter_shot(state: State, question: Question[Any], answer: Any, found: Candidate) -> None:
    """Who shoots before contact and how likely it hits, or nobody."""
    if answer is None:
        found.note = Note(id="spherewars.show.nobody_shoots", args={})
        return
    mover = question.args()["enemy"]
    assert type(mover) is int
    shot = best_counter_shot(state, state.combatants[answer], state.combatants[mover])
    found.chances = [chance_shown(one) for one in odds_of_shot(shot)]
    found.detail = [pools(found.chances[0].id, shot)]


def counter_chances(state: State, shooter: Combatant, mover: Combatant) -> list[sign.Chance]:
    """Hitting and killing with the best of the weapons that may be used."""
    return odds_of_shot(best_counter_shot(state, shooter, mover))


def best_counter_shot(state: State, shooter: Combatant, mover: Combatant) -> ShotProspect:
    weapons = [weapon for weapon in shooter.ranged if AGAINST_CHARGE in weapon.traits]
    shots = [counter_shot(state, shooter, mover, weapon) for weapon in weapons]
    return max(shots, key=lambda one: one.aimed.hit)


def counter_shot(state: State, shooter: Combatant, mover: Combatant, weapon: RangedRow) -> ShotProspect:
    """List X: range and sight are not looked at, and the shot is a quick one (SW-EQU-25, SW-EQU-26)."""
    aimed = Shot(state.combatants[shooter.id], state.combatants[mover.id], weapon, True)
    aimed.against_charge = True
    aim(state, aimed)
    dice = aimed.total()
    blows = [blow_of_shot(state, aimed, precise) for precise in range(CLASSES)]
    rolls = [damage(blow.strength.amount, blow.number.amount) for blow in blows]
    aimed_at = hit(dice.amount, aimed.number.amount)
    return ShotProspect(dice, aimed.number, aimed_at, blows[0], shot(aimed_at, rolls, mover.wounds))
