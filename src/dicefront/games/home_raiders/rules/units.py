"""UNT: formation (HR-UNT-01 to HR-UNT-04)."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.moments import KEEPS_OPEN_FORMATION
from dicefront.games.home_raiders.rules.state import State, Troop, members_of
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.formation import are_linked, straggling
from dicefront.tabletop.bases import Base


def formation_distance(state: State, troop: Troop) -> int:
    """HR-UNT-02: how far neighbours may be apart; HR-AUN-11 for a Unit with Open formation."""
    constants = state.options.constants
    wide = any(state.characters[member].kit.uses(KEEPS_OPEN_FORMATION) for member in troop.members)
    return constants.open_formation if wide else constants.formation


def bodies_of(state: State, troop: Troop) -> list[Base]:
    """The bodies of all members on the combat space, in the order of the members."""
    return [one.body for one in members_of(state, troop) if one.where == ON_TABLE]


def in_formation(state: State, troop: Troop) -> bool:
    """HR-UNT-02: whether the Unit is in formation."""
    return are_linked(bodies_of(state, troop), formation_distance(state, troop), state.options.chain)


def formation_problem(state: State, troop: Troop, bodies: list[Base], rule: str) -> Refusal | None:
    """Why the Unit would not be in formation with its members at these places."""
    distance = formation_distance(state, troop)
    if are_linked(bodies, distance, state.options.chain):
        return None
    return Refusal(
        "home_raiders.formation.broken",
        rule,
        {"troop": troop.id, "distance": distance, "gap": straggling(bodies, distance, state.options.chain)},
    )
