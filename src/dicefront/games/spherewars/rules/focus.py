"""ACT-04: the choice of what a combatant does next in its concentration phase."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import is_of_use, usable_deeds
from dicefront.games.spherewars.rules.focus_items import (
    FOCUS_ITEMS,
    might_focus,
    possible_items,
    usable_items,
)
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


def works(state: State, actor: Combatant, feats: list[str]) -> bool:
    """Whether one of some deeds, spells and items may do something from where somebody stands."""
    rows = [FOCUS_ITEMS[feat] if feat in FOCUS_ITEMS else CATALOGUE.abilities[feat] for feat in feats]
    return any(is_of_use(state, actor, row) for row in rows)


FIRST: Final = "first"  # nothing was tried in this activation
FEAT: Final = "feat"  # there is something left that everybody knows of
WORKS: Final = "works"  # and some of it may work from here: somebody is in range, or has wounds to heal
HIDDEN: Final = "hidden"  # a hero may hold an item that works from here, as far as everybody knows
FOCUS: Final = Window(
    "spherewars.focus.action",
    "SW-ACT-04",
    usual=StandingChoice(ASK, [[FIRST, HIDDEN], [WORKS]]),
    secret=True,
    may_call=[FIRST, HIDDEN, FEAT, WORKS],
    interrupts=False,
)
"""Who has said nothing is asked for what may work, and once for heroes who may have something hidden."""


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
        seen = as_seen(self.state, None)
        actor = seen.combatants[self.actor.id]
        left = usable_feats(seen, actor)
        found = [] if activation_of(seen).done else [FIRST]
        found += [FEAT] if left else []
        found += [WORKS] if works(seen, actor, left) else []
        possible = possible_items(seen, actor) if is_hero(actor) else []
        return [*found, HIDDEN] if works(seen, actor, possible) else found

    def show(self, value: str) -> Sign:
        if value == GIVE_ORDER:
            return Sign(note=Note("spherewars.show.give_order"))
        return super().show(value)
