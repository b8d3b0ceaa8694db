"""AHE: Fervour: a third action, which Hurts."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.hero import HeroAbility
from dicefront.games.home_raiders.rules.events.playing import FervourDeclared
from dicefront.games.home_raiders.rules.moments import OPTION, TAKES_TWO_ACTIONS
from dicefront.games.home_raiders.rules.state import Character, State, Troop, is_there, members_of
from dicefront.kernel.effects import TURN
from dicefront.kernel.procedure import Steps, confirm


class Fervour(HeroAbility):
    """Once per turn a third action."""

    id = "fervour"
    rules = "HR-AHE-16 to HR-AHE-17, HR-AHE-21"
    weight = 3.0
    use = OPTION
    hurts = True

    def before_action(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        """HR-AHE-17: before the second action, where an ability needs two actions in a row (HR-AMV-11).

        At any other moment nothing is gained by declaring it before the two actions are used up.
        """
        if troop.actions == 1 and len(troop.members) == 1 and me.kit.uses(TAKES_TWO_ACTIONS):
            yield from offer(state, troop, me)

    def after_actions(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        return offer(state, troop, me)


def offer(state: State, troop: Troop, character: Character) -> Steps[None]:
    """HR-AHE-17, HR-AHE-21: it may act once more, inside a Unit alone."""
    if character.effects.has("fervour") or not is_there(character):
        return
    if not (
        yield from confirm(
            character.owner, "home_raiders.turn.fervour", "HR-AHE-17", {"character": character.id}
        )
    ):
        return
    character.bear("fervour", TURN)
    character.hurts += 1  # HR-WND-11
    for other in members_of(state, troop):
        if other is not character:  # HR-AHE-21: inside a Unit it acts alone
            other.sitting_out += 1
    troop.actions += 1
    yield FervourDeclared(character.id)
