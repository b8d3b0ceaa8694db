"""AHE: Fervour: a third action, which Hurts."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.names import BLAST, FERVOUR, RUNNING_SHOT, SURE_AIM
from dicefront.games.home_raiders.rules.events.playing import FervourDeclared
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, Troop, members_of
from dicefront.kernel.procedure import Steps, confirm


def may_declare(character: Character) -> bool:
    """HR-AHE-16, HR-AHE-17: once per turn."""
    return (
        character.kit.has[FERVOUR]
        and not character.fervour
        and character.where == STANDING
        and not character.vanishing
    )


def offer_early(state: State, troop: Troop) -> Steps[None]:
    """HR-AHE-17: before the second action, where an ability needs two actions in a row (HR-AMV-11).

    At any other moment nothing is gained by declaring it before the two actions are used up.
    """
    if troop.actions != 1 or len(troop.members) != 1:
        return
    character = state.characters[troop.members[0]]
    has = character.kit.has
    if (has[SURE_AIM] or has[BLAST] or has[RUNNING_SHOT]) and may_declare(character):
        yield from _offer(state, troop, character)


def offer_third_action(state: State, troop: Troop) -> Steps[None]:
    """HR-SQA-03, HR-AHE-17: when the two actions are used up."""
    for character in members_of(state, troop):
        if troop.actions == 0 and may_declare(character):
            yield from _offer(state, troop, character)


def _offer(state: State, troop: Troop, character: Character) -> Steps[None]:
    if not (
        yield from confirm(
            character.owner, "home_raiders.turn.fervour", "HR-AHE-17", {"character": character.id}
        )
    ):
        return
    character.fervour = True
    character.hurts += 1  # HR-WND-11
    for other in members_of(state, troop):
        if other is not character:  # HR-AHE-21: inside a Unit it acts alone
            other.sitting_out += 1
    troop.actions += 1
    yield FervourDeclared(character.id)


def acts_alone(troop: Troop, character: Character) -> bool:
    """HR-AHE-21: whether this is the third action of a Hero inside a Unit."""
    return character.fervour and len(troop.members) > 1
