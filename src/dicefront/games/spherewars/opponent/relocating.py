"""What Relocate! is worth: who is attacked steps back, and who is near comes to help in a fight."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.fights import reach
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.relocating import FAR, Relocate, Step
from dicefront.games.spherewars.rules.state import Combatant, actor_of, is_ephemeral, is_there
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.games.spherewars.rules.ways import bases, way_into_contact
from dicefront.games.spherewars.rules.windows import DEXTERITY, JOIN

WINDOWS: Final = [JOIN.name, DEXTERITY.name]
"""Elsewhere the order is kept for later."""

BACK: Final = 0.1
"""What each inch away from who attacks is worth where nothing else makes a difference."""


def value_of_relocation(scene: Scene, occasion: Occasion, one: Combatant) -> float:
    """What the best relocation of somebody gains, whoever gives the order."""
    if occasion.window not in WINDOWS or not is_concerned(scene, occasion, one):
        return 0.0
    found = scene.relocations.get(one.id)
    if found is None:
        steps = steps_of(Relocate(scene.state, one.owner, [one], occasion))
        found = scene.relocations[one.id] = max(values_of_steps(scene, occasion, steps))
    return found


def steps_of(question: Relocate) -> list[list[Step]]:
    """The answers that are weighed: those suggested, and into contact with enemies nearby (SW-ORD-52)."""
    state = question.state
    found = list(question.options())
    for one in question.movers:
        for enemy in state.combatants:
            if one.side != state.side or enemy.side == one.side or not is_there(enemy):
                continue
            if not within(one.body, enemy.body, FAR):
                continue
            others = [shape for shape in bases(state, one, []) if shape is not enemy.body.shape]
            way = way_into_contact(state, one, one.body, enemy, others, FAR)
            step = None if way is None else question.step_along(one, way.points[1:])
            if isinstance(step, Step) and len(step.way) > 1:
                found.append([step])
    return found


def values_of_steps(scene: Scene, occasion: Occasion, options: list[list[Step]]) -> list[float]:
    """What it gains that everybody goes where each of these answers says."""
    return [sum([gain_of_step(scene, occasion, step) for step in steps]) for steps in options]


def is_concerned(scene: Scene, occasion: Occasion, one: Combatant) -> bool:
    """Whether somebody is attacked, or near enough to an enemy whom a friend fights."""
    actor = actor_of(scene.state)
    if actor.side != one.side:
        return one in occasion.subjects
    if occasion.window != DEXTERITY.name or one in occasion.subjects or scene.busy(one):
        return False
    shape = one.body.shape
    gap = gap_at(occasion.subjects[-1], float(shape.x), float(shape.y), float(shape.reach))
    return gap <= FAR + TOL and not is_ephemeral(one)


def gain_of_step(scene: Scene, occasion: Occasion, step: Step) -> float:
    """What it gains that somebody is at the end of a step and not at its start."""
    one, start, end = scene.state.combatants[step.figure], step.way[0], step.way[-1]
    if occasion.window not in WINDOWS:
        return 0.0
    after = value_there(scene, occasion, one, float(end.x), float(end.y))
    return after - value_there(scene, occasion, one, float(start.x), float(start.y))


def value_there(scene: Scene, occasion: Occasion, one: Combatant, x: float, y: float) -> float:
    """What a place is worth now: out of the reach of an attack, or beside the enemy of a friend."""
    actor, radius = actor_of(scene.state), float(one.walker.radius)
    if actor.side == one.side:
        return value_of_helping(scene, actor, occasion.subjects[-1], one, x, y)
    if one not in occasion.subjects:
        return 0.0
    gap = gap_at(actor, x, y, radius)
    if occasion.window == DEXTERITY.name:
        return -scene.fight_here(actor, one) if gap <= TOL else 0.0
    speed = scene.speed(actor)
    charges = gap <= speed and not scene.at_random(actor)
    return BACK * gap / INCH - reach(gap, speed) * scene.fight(actor, one, charges, scene.helpers(actor, one))


def value_of_helping(
    scene: Scene, actor: Combatant, enemy: Combatant, one: Combatant, x: float, y: float
) -> float:
    """What somebody adds to a fight between two others from a place."""
    if gap_at(enemy, x, y, float(one.walker.radius)) > TOL or enemy.side == one.side:
        return 0.0
    before, against = scene.helpers(actor, enemy), scene.helpers(enemy, actor)
    more = scene.fight(actor, enemy, False, before + scene.support(one), against)
    return more - scene.fight(actor, enemy, False, before, against)
