"""Luck as it is told: how the dice fell for every seat, weighted by what was at stake."""

from __future__ import annotations

from typing import Any

from dicefront.parts.show.ledger import Stake
from dicefront.server.course.course import Course
from dicefront.server.course.fortune import fortune_of, share_below
from dicefront.server.protocol.replays import Luck, SeatLuck, Seen, StakeInfo


def luck_until(course: Course, reader: int, entry: int | None) -> Luck:
    """The luck of all seats up to an entry, or up to now."""
    stakes = [stake for stake in course.ledger.stakes if entry is None or stake.entry <= entry]
    throws = [
        seen
        for seen in course.streams[reader]
        if seen.kind == "kernel.thrown" and (entry is None or seen.entry <= entry)
    ]
    return Luck(
        seats=[seat_luck(stakes, throws, seat) for seat in range(course.seats)],
        stakes=[
            StakeInfo(
                entry=stake.entry,
                by=stake.by,
                against=stake.against,
                rule=stake.rule,
                chance=round(100 * stake.chance, 2),
                worth=round(stake.worth, 3),
                won=stake.won,
                situation=stake.situation,
            )
            for stake in stakes
        ],
    )


def seat_luck(stakes: list[Stake], throws: list[Seen], seat: int) -> SeatLuck:
    fortune = fortune_of(stakes, seat)
    dice, above, variance = 0, 0.0, 0.0
    for seen in throws:
        args: Any = seen.args
        if args["player"] != seat:
            continue
        for sides, face in zip(args["sides"], args["faces"], strict=True):
            dice += 1
            above += face - (sides + 1) / 2
            variance += (sides * sides - 1) / 12
    return SeatLuck(
        seat=seat,
        dice=dice,
        dice_worse=round(share_below(above, variance), 4),
        contests=fortune.contests,
        at_stake=round(fortune.at_stake, 3),
        expected=round(fortune.expected, 3),
        actual=round(fortune.actual, 3),
        worse=round(fortune.worse, 4),
    )
