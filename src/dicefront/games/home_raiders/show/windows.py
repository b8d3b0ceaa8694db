"""Windows to react in Home Raiders: what each is about, for standing choices."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks
from dicefront.games.home_raiders.rules.moments import ATTACKED
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.kernel.question import Question
from dicefront.parts.show.screen import Facts
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.sight import HIDDEN


def add_facts(state: State, question: Question[Any], found: Facts) -> Facts:
    """Who may react, to whom, how far that one is away in whole inches, and whether it is seen.

    What is left are the wounds that the character can still take before it vanishes.
    """
    own, foe = both_sides(state, question)
    found.piece = None if own is None else own.id
    if own is None:
        return found
    found.left = max(0, wounds_to_vanish(own) - own.wounds)
    here = sum(1 for one in state.characters if one.owner == own.owner and one.where == ON_TABLE)
    if ATTACKED in found.calls and any(troop.leader == own.id for troop in state.troops):
        found.calls.append("leader")
    if ATTACKED in found.calls and here == 1:
        found.calls.append("ending")
    if foe is not None and own.where == foe.where == ON_TABLE:
        found.distance = -(-distance(own, foe) // INCH)
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
    return next((member for member in members if state.characters[member].where == ON_TABLE), None)
