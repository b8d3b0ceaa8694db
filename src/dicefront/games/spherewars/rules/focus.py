"""ACT-04: the choice of what a combatant does next in its concentration phase."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.deeds import usable_deeds
from dicefront.games.spherewars.rules.focus_items import might_focus, usable_items
from dicefront.games.spherewars.rules.secrets import as_seen
from dicefront.games.spherewars.rules.spells import known_spells, might_cast, usable_spells
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of, is_hero
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.window import ASK, StandingChoice, Window

NO_FEAT: Final = ""
GIVE_ORDER: Final = "give_order"


def choose_feat(state: State, actor: Combatant, ordering: bool = False) -> Steps[str]:
    """A6: the next deed or spell, or nothing to end the phase; nobody is asked who can do nothing.

    ``ordering`` says that the player may give an order first (SW-ORD-24).
    """
    if not may_choose(state, actor):
        return NO_FEAT
    found = yield from ask(Focus(state, actor, [NO_FEAT, *usable_feats(state, actor)], ordering))
    return found


def may_choose(state: State, actor: Combatant) -> bool:
    """Whether there is anything to choose, as far as everybody knows (SW-ACT-20)."""
    return might_focus(state, actor) or len(usable_feats(state, actor)) > 0 or might_cast(state, actor)


def usable_feats(state: State, actor: Combatant) -> list[str]:
    """A6: everything that it may still do in its concentration phase."""
    return usable_deeds(state, actor) + usable_spells(state, actor) + usable_items(state, actor)


FIRST: Final = "first"  # nothing was tried in this activation
FEAT: Final = "feat"  # there is something left that everybody knows of
FOCUS: Final = Window(
    "spherewars.focus.action",
    "SW-ACT-04",
    usual=StandingChoice(ASK, [[FIRST], [FEAT]]),
    secret=True,
    may_call=[FIRST, FEAT],
    interrupts=False,
)
"""Who has said nothing is asked again after a deed or spell only if there is openly more to do."""


class Focus(Choose[str]):
    """A6: what comes next in the concentration phase."""

    def __init__(self, state: State, actor: Combatant, choices: list[str], ordering: bool) -> None:
        if ordering:
            choices.append(GIVE_ORDER)
        args: dict[str, Json] = {"combatant": actor.id}
        secret = is_hero(actor) or len(known_spells(actor)) > 0  # SW-ACT-20
        super().__init__(actor.owner, FOCUS.kind, FOCUS.rule, choices, args, secret, names="trait")
        self.state = state
        self.actor = actor

    def calls(self) -> list[str]:
        """Open facts alone: what its owner hides calls nobody (SW-ACT-20)."""
        if not activation_of(self.state).done:
            return [FIRST]
        seen = as_seen(self.state, None)
        return [FEAT] if usable_feats(seen, seen.combatants[self.actor.id]) else []

    def show(self, value: str) -> Sign:
        if value == GIVE_ORDER:
            return Sign(note=Note("spherewars.show.give_order"))
        return super().show(value)
