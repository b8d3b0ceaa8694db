"""The board (BRD) and the laps on it (LAP), as tables computed once for each track.

Every seat counts its own steps: Start 0, entry 1, gate L, home L + 1. A character in base has the step -1.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.tracks import Track

IN_BASE: Final = -1
ON_START: Final = 0
NOWHERE: Final = -1
"""The field of a character that is not on the loop; in events it stands for Start."""

STAY: Final = 0
HOME: Final = 1
LAP: Final = 2
"""What the last teleport of a lap does (CR-TEL-09 to CR-TEL-11)."""

NO_JUMP: Final = 0


class Board:
    """One track with its tables: never changed, shared by all states of a match.

    ``field_at[seat][step]`` is a field, ``step_at[seat][field]`` a step, and ``jump_to[seat][step]`` the step
    to which a mover jumps that lands there, ``NO_JUMP`` if it stays.
    """

    def __init__(self, track: Track, last_teleport: int) -> None:
        self.track = track
        self.last_teleport = last_teleport
        self.length = track.fields
        self.gate = track.fields
        self.home = track.fields + 1
        seats = range(track.players)
        self.field_at = [lap_of(track, seat) for seat in seats]
        self.step_at = [steps_of(track, seat) for seat in seats]
        self.jump_to = [jumps_of(track, seat, last_teleport) for seat in seats]


def lap_of(track: Track, seat: int) -> list[int]:
    """The fields of a seat's lap by step; Start and home are no fields (CR-LAP-01, CR-BRD-09)."""
    entry = track.entries[seat]
    lap = [(entry + step - 1) % track.fields for step in range(1, track.fields + 1)]
    return [NOWHERE, *lap, NOWHERE]


def steps_of(track: Track, seat: int) -> list[int]:
    """The steps of a seat's lap by field (CR-LAP-01)."""
    return [(field - track.entries[seat]) % track.fields + 1 for field in range(track.fields)]


def jumps_of(track: Track, seat: int, last_teleport: int) -> list[int]:
    """Where a seat's mover jumps to, by the step on which it lands (CR-TEL-01, CR-TEL-08)."""
    steps = steps_of(track, seat)
    jumps = [NO_JUMP] * (track.fields + 2)
    count = len(track.teleports)
    for index in range(count):
        here = steps[track.teleports[index]]
        there = steps[track.teleports[(index + 1) % count]]
        if there > here:
            jumps[here] = there
        elif last_teleport == HOME:  # CR-TEL-10
            jumps[here] = track.fields + 1
        elif last_teleport == LAP:  # CR-TEL-11
            jumps[here] = there
    return jumps


def gate_of(track: Track, seat: int) -> int:
    """The field before the entry (CR-BRD-06)."""
    return (track.entries[seat] - 1) % track.fields


def distance(length: int, one: int, other: int) -> int:
    """The fields from one to the other, the shorter way round and without a break (CR-TOW-02)."""
    ahead = (other - one) % length
    return ahead if 2 * ahead <= length else length - ahead
