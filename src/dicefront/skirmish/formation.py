"""Formation: who is linked with whom by short distances, and how far a group straggles."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.skirmish.measuring import bodies_within, distance_of
from dicefront.tabletop.bases import Base


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


def _is_chain(bodies: list[Base], distance: i64) -> bool:
    """Whether all bodies are linked: from the first one on, those who are reached reach others."""
    waiting = bodies[1:]
    reached = bodies[:1]
    for one in reached:  # grows while it is read
        place = 0
        while place < len(waiting):
            if bodies_within(one, waiting[place], distance):
                reached.append(waiting.pop(place))
            else:
                place += 1
        if not waiting:
            return True
    return False


def are_linked(bodies: list[Base], distance: i64, chain: bool) -> bool:
    """Whether bodies form one ``chain``, or without that whether every two are within the distance."""
    if len(bodies) < 2:
        return True
    if chain:
        return _is_chain(bodies, distance)
    for first in range(len(bodies)):
        for second in range(first + 1, len(bodies)):
            if not bodies_within(bodies[first], bodies[second], distance):
                return False
    return True


def straggling(bodies: list[Base], distance: i64, chain: bool) -> int:
    """0 if bodies are linked, else the shortest gap between separate groups.

    Without a ``chain`` it is the largest distance between any two.
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
