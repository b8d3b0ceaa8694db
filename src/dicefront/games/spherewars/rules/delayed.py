"""WOU-18: delayed effects, such as bleeding and burning, which take place in A9."""

from __future__ import annotations

from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.moments import MOMENTS, TRAITS, WHEN_DUE
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.kernel.effects import ACTIVATION, Effect, Effects
from dicefront.kernel.procedure import Steps, choose


def take_due(state: State, actor: Combatant) -> Steps[None]:
    """A9, SW-WOU-18: what was delayed until the end of this activation happens, as its owner orders it.

    The same effect twice has no added result. If one kills it, the rest lapses (SW-WOU-20).
    """
    while is_there(actor) and state.outcome is None:
        due = effects_due(actor)
        if not due:
            return
        chosen = due[0].id
        if len(due) > 1:
            ids = [effect.id for effect in due]
            who = {"combatant": actor.id}
            chosen = yield from choose(
                actor.owner, "spherewars.turn.order", "SW-WOU-18", ids, dict(who), names="trait"
            )
        effect = next(effect for effect in due if effect.id == chosen)
        end_due(actor, chosen)
        yield from TRAITS[chosen].when_due(state, actor, effect)
        yield from answer(state)


def end_due(actor: Combatant, id: str) -> None:
    """What was due ends; the same effect that came in this activation waits for the next one."""
    left = [effect for effect in actor.effects.all if effect.id != id or effect.until != ACTIVATION]
    actor.effects = Effects(left)


def effects_due(actor: Combatant) -> list[Effect]:
    """The delayed effects that were on it when its activation began, each once."""
    found: list[Effect] = []
    for effect in actor.effects.all:
        trait = TRAITS.get(effect.id)
        if effect.until != ACTIVATION or trait is None or not MOMENTS.is_used(WHEN_DUE, trait):
            continue
        if all(other.id != effect.id for other in found):
            found.append(effect)
    return found
