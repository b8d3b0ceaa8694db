"""UNT: formation (HR-UNT-01 to HR-UNT-04)."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.abilities.formation import keeps_open_formation
from dicefront.games.home_raiders.rules.state import STANDING, State, Troop
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.measuring import bodies_within, distance_of
from dicefront.tabletop.bases import Base


def formation_distance(state: State, troop: Troop) -> int:
    """HR-UNT-02: how far neighbours may be apart; HR-AUN-11 for a Unit with Open formation."""
    for member in troop.members:
        if keeps_open_formation(state.characters[member]):
            return state.options.constants.open_formation
    return state.options.constants.formation


def bodies_of(state: State, troop: Troop) -> list[Base]:
    """The bodies of all members on the combat space, in the order of the members."""
    found: list[Base] = []
    for member in troop.members:
        character = state.characters[member]
        if character.where == STANDING:
            found.append(character.body)
    return found


def groups(bodies: list[Base], distance: i64) -> list[list[int]]:
    """The groups of bodies that are linked by distances up to the limit; numbers of places, ascending."""
    found: list[list[int]] = []
    waiting = list(range(len(bodies)))
    while waiting:
        group = [waiting[0]]
        rest = waiting[1:]
        for member in group:  # grows while it is read
            left: list[int] = []
            for number in rest:
                if bodies_within(bodies[member], bodies[number], distance):
                    group.append(number)
                else:
                    left.append(number)
            rest = left
            if not rest:
                break
        group.sort()
        found.append(group)
        waiting = rest
    return found


def are_linked(bodies: list[Base], distance: i64, chain: bool) -> bool:
    """HR-UNT-02, HR-OPT-02: one chain, or with ``all`` every pair within the distance."""
    if len(bodies) < 2:
        return True
    if chain:
        return len(groups(bodies, distance)) == 1
    for first in range(len(bodies)):
        for second in range(first + 1, len(bodies)):
            if not bodies_within(bodies[first], bodies[second], distance):
                return False
    return True


def in_formation(state: State, troop: Troop) -> bool:
    """HR-UNT-02: whether the Unit is in formation."""
    return are_linked(bodies_of(state, troop), formation_distance(state, troop), state.options.chain)


def straggling(bodies: list[Base], distance: i64, chain: bool) -> int:
    """What HR-UNT-03 wants shortened: 0 in formation, else the shortest gap between separate groups.

    With ``all`` it is the largest distance within the Unit (HR-OPT-02).
    """
    if are_linked(bodies, distance, chain):
        return 0
    if not chain:
        most: i64 = 0
        for first in range(len(bodies)):
            for second in range(first + 1, len(bodies)):
                most = max(most, distance_of(bodies[first], bodies[second]))
        return most
    group_of = [0] * len(bodies)
    apart = groups(bodies, distance)
    for number in range(len(apart)):
        for member in apart[number]:
            group_of[member] = number
    least: i64 = -1
    for first in range(len(bodies)):
        for second in range(first + 1, len(bodies)):
            if group_of[first] != group_of[second]:
                gap = distance_of(bodies[first], bodies[second])
                if least < 0 or gap < least:
                    least = gap
    return least


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
