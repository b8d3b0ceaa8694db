"""A toy game with sides, windows, hidden charms and bids: what SphereWars will ask of the kernel, in small.

Two to six seats play alone or for two sides. In a clash the seat on turn names an enemy; then all may use
charms that nobody else has seen, in turn, until all have passed; attacker and target bid in secret; both
roll, and the winner takes a point. The rules never look at who has left.
"""

from __future__ import annotations

from typing import Any, ClassVar

from dicefront.kernel.codec import BOOLEAN, INTEGER, TEXT, Anything, ListOf, Maybe, Record
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import UnreadableAnswer, unreadable
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game, Outcome, State
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.options import Option
from dicefront.kernel.procedure import Steps, ask_all, choose, confirm, roll_die
from dicefront.kernel.question import Choose, Question
from dicefront.kernel.terms import NUMBER, SEAT
from dicefront.kernel.window import ASK, AUTO, Offer, StandingChoice, Window, window

CHARMS = [1, 2, 3, 4, 5]
MOST_CHARMS = 2
ROUNDS = 2


def biggest(state: FeudState, question: Question[Any]) -> int | None:
    """The policy *biggest*: the best charm at hand."""
    return max(state.charms[question.player], default=None)


CLASH = Window(
    "feud.window.clash",
    "FEUD-2",
    policies={"biggest": biggest},
    usual=StandingChoice(ASK, [["target"], ["ally", "late"]]),
    secret=True,
)
GRUDGE = Window("feud.window.grudge", "FEUD-4", ["beaten"], usual=StandingChoice(AUTO, policy="never"))


class CharmShown(Event):
    kind: ClassVar[str] = "feud.charm-shown"

    def __init__(self, player: PlayerId, charm: int) -> None:
        self.player = player
        self.charm = charm

    def reveals(self) -> bool:
        return True


class FeudState(State):
    """``charms`` are hidden, ``shown`` is open; nobody knows how many charms anybody has left."""

    def __init__(
        self,
        options: dict[str, Json],
        charms: list[list[int]],
        shown: list[list[int]],
        points: list[int],
        gone: list[bool],
        turn: int,
        outcome: Outcome | None,
    ) -> None:
        self.options = options
        self.charms = charms
        self.shown = shown
        self.points = points
        self.gone = gone
        self.turn = turn
        self.outcome = outcome

    def copy(self) -> FeudState:
        return FeudState(
            self.options,
            [hand[:] for hand in self.charms],
            [hand[:] for hand in self.shown],
            self.points[:],
            self.gone[:],
            self.turn,
            self.outcome,
        )

    def side(self, seat: PlayerId) -> int:
        return seat % 2 if self.options["allies"] == "yes" else seat


class Clash(Offer[int]):
    """Which charm to use; the calls are open facts."""

    def __init__(self, state: FeudState, player: PlayerId, attacker: PlayerId, target: PlayerId) -> None:
        super().__init__(CLASH, player, sorted(set(state.charms[player])), {"attacker": attacker})
        self.found = ["target"] if player == target else []
        if player != target and state.side(player) == state.side(target):
            self.found.append("ally")
        if state.turn >= len(state.points):
            self.found.append("late")

    def calls(self) -> list[str]:
        return self.found


class Bid(Choose[int]):
    def __init__(self, player: PlayerId) -> None:
        super().__init__(player, "feud.bid", "FEUD-3", [0, 1, 2], secret=True)


def clash(state: FeudState) -> Steps[None]:
    """One clash, from the challenge to the point."""
    seats = len(state.points)
    attacker = state.turn % seats
    enemies = [seat for seat in range(seats) if state.side(seat) != state.side(attacker)]
    target = yield from choose(attacker, "feud.target", "FEUD-1", enemies)
    strength = [0] * seats

    def offers(seat: PlayerId) -> Question[int | None] | None:
        if state.options["leaky"] == "yes" and not state.charms[seat]:
            return None  # a fault: who is not asked has no charm
        # Open facts alone: whoever has shown all charms that anybody may have is not asked.
        return None if len(state.shown[seat]) == MOST_CHARMS else Clash(state, seat, attacker, target)

    def use(seat: PlayerId, charm: int) -> Steps[None]:
        state.charms[seat].remove(charm)
        state.shown[seat].append(charm)
        strength[state.side(seat)] += charm
        yield CharmShown(seat, charm)

    order = [(attacker + step) % seats for step in range(seats)]
    yield from window(order, offers, use)

    bids = yield from ask_all([Bid(attacker), Bid(target)])
    first = yield from roll_die(6, "feud.roll", "FEUD-3", attacker)
    second = yield from roll_die(6, "feud.roll", "FEUD-3", target)
    ahead = strength[state.side(attacker)] + bids[0] + first
    behind = strength[state.side(target)] + bids[1] + second
    winner, loser = (attacker, target) if ahead >= behind else (target, attacker)
    state.points[winner] += 1
    if state.points[loser] > 0:  # FEUD-4: points are open
        if (yield from confirm(loser, GRUDGE.kind, "FEUD-4", reaction=True)):
            state.points[loser] -= 1
            state.points[winner] -= 1
    state.turn += 1
    if state.turn == ROUNDS * seats:
        state.outcome = counted(state)


def counted(state: FeudState) -> Outcome:
    """Points count for a side, and its seats share a place."""
    sides = [state.side(seat) for seat in range(len(state.points))]
    totals = [sum(points for seat, points in enumerate(state.points) if sides[seat] == one) for one in sides]
    places = [1 + sum(1 for other in set(sides) if totals[sides.index(other)] > mine) for mine in totals]
    return Outcome("feud.counted", "FEUD-5", places)


STATE = Record(
    FeudState,
    {
        "options": Anything(),
        "charms": ListOf(ListOf(INTEGER)),
        "shown": ListOf(ListOf(INTEGER)),
        "points": ListOf(INTEGER),
        "gone": ListOf(BOOLEAN),
        "turn": INTEGER,
        "outcome": Maybe(Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(INTEGER)})),
    },
)


class Feud(Game[FeudState]):
    def __init__(self) -> None:
        super().__init__(
            "feud",
            "1.0",
            "FEUD",
            [
                Option("seats", [], 2, "FEUD-1", 2, 6),
                Option("allies", ["no", "yes"], "no", "FEUD-1"),
                Option("leaky", ["no", "yes"], "no", "FEUD-6"),
            ],
            {"attacker": SEAT, "charm": NUMBER},
            [CLASH, GRUDGE],
        )

    def seats(self, options: dict[str, Json]) -> int:
        seats = options["seats"]
        assert isinstance(seats, int)
        return seats

    def seat_count(self, state: FeudState) -> int:
        return len(state.points)

    def side(self, state: FeudState, player: PlayerId) -> int:
        return state.side(player)

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> FeudState:
        hands = [list(roster) if isinstance(roster, list) else [1, 3] for roster in rosters]
        charms = [[charm for charm in hand if isinstance(charm, int)] for hand in hands]
        seats = len(rosters)
        return FeudState(options, charms, [[] for _ in hands], [0] * seats, [False] * seats, 0, None)

    def next_procedure(self, state: FeudState) -> Steps[None] | None:
        return None if state.outcome is not None else clash(state)

    def view(self, state: FeudState, player: PlayerId | None) -> Json:
        seen: dict[str, Json] = {
            "points": list(state.points),
            "gone": list(state.gone),
            "shown": [list(hand) for hand in state.shown],
            "turn": state.turn,
        }
        if player is not None:
            seen["charms"] = list(state.charms[player])
        return seen

    def imagine(self, checkpoint: FeudState, live: FeudState, player: PlayerId, draw: Draw) -> FeudState:
        """Any charms may be hidden, but those shown since the checkpoint were there."""
        imagined = checkpoint.copy()
        for seat in range(len(checkpoint.charms)):
            if seat != player:
                used = live.shown[seat][len(checkpoint.shown[seat]) :]
                room = MOST_CHARMS - len(live.shown[seat])
                more = [CHARMS[draw.below(len(CHARMS))] for _ in range(draw.below(room + 1))]
                imagined.charms[seat] = used + more
        return imagined

    def resign(self, state: FeudState, player: PlayerId) -> None:
        state.gone[player] = True
        left = sorted({state.side(seat) for seat, gone in enumerate(state.gone) if not gone})
        if len(left) == 1:
            places = [1 if state.side(seat) == left[0] else 2 for seat in range(len(state.gone))]
            state.outcome = Outcome("feud.alone", "FEUD-5", places)

    def is_gone(self, state: FeudState, player: PlayerId) -> bool:
        return state.gone[player]

    def encode(self, state: FeudState) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> FeudState:
        return STATE.decode(data, "state")

    def spell(self, state: FeudState, question: Question[Any], answer: object) -> str:
        return str(answer)

    def read(self, state: FeudState, question: Question[Any], text: str) -> object:
        for option in question.options():
            if str(option) == text:
                return option
        raise UnreadableAnswer(unreadable("an option", text))

    def diagram(self, state: FeudState) -> str:
        return f"turn {state.turn}, points {state.points}"

    def problem_of_state(self, state: FeudState) -> str:
        crowded = any(
            len(hand) + len(shown) > MOST_CHARMS
            for hand, shown in zip(state.charms, state.shown, strict=True)
        )
        return "somebody has too many charms" if crowded else ""


FEUD = Feud()
