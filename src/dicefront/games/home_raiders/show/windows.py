"""Windows to react in Home Raiders: what each is about, for standing choices."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.rules.abilities.hero import wounds_to_vanish
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.kernel.question import Question
from dicefront.parts.show.screen import Facts
from dicefront.skirmish.measuring import gap
from dicefront.tabletop.sight import HIDDEN

ATTACKED: Final = tuple(
    f"home_raiders.react.{window}"
    for window in ("bodyguard", "deflect", "energy-barrier", "flicker", "ground")
)
"""Windows that open because somebody is attacked."""


def window_facts(state: State, question: Question[Any]) -> Facts:
    """Who may react, to whom, how far that one is away in whole inches, and whether it is seen.

    What is left are the wounds that the character can still take before it vanishes.
    """
    own, foe = both_sides(state, question)
    found = Facts(None if own is None else own.id)
    found.attacked = question.kind in ATTACKED
    if own is None:
        return found
    found.left = max(0, wounds_to_vanish(own) - own.wounds)
    found.leader = found.attacked and any(troop.leader == own.id for troop in state.troops)
    here = sum(1 for one in state.characters if one.owner == own.owner and one.where == STANDING)
    found.ending = found.attacked and here == 1
    if foe is not None and own.where == foe.where == STANDING:
        found.distance = -(-gap(own, foe) // INCH)
        found.sees = sees(state, own, foe) != HIDDEN
    return found


def both_sides(state: State, question: Question[Any]) -> tuple[Character | None, Character | None]:
    """The character that a window is offered to, and the enemy it is about."""
    characters = state.characters
    if isinstance(question, FreeAttacks) and question.pairs:
        mine, mover = question.pairs[0]
        return characters[mine], characters[mover]
    args = question.args()
    known = range(len(characters))
    own = next((args[name] for name in ("character", "target") if args.get(name) in known), None)
    foe = next((args[name] for name in ("attacker", "shooter", "enemy") if args.get(name) in known), None)
    if own is None and args.get("troop") in range(len(state.troops)):
        own = first_standing(state, [int(str(args["troop"]))])
    if foe is None:
        foe = first_standing(state, state.acting)
    return (
        None if own is None else characters[int(str(own))],
        None if foe is None else characters[int(str(foe))],
    )


def first_standing(state: State, troops: list[int]) -> int | None:
    """The first character on the table of some troops."""
    members = [member for troop in troops for member in state.troops[troop].members]
    return next((member for member in members if state.characters[member].where == STANDING), None)
