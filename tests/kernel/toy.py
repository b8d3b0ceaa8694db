"""A toy game that uses what the board games do not: two to six seats, secrets, sealed bids, leaving early.

Every seat holds coins that nobody else sees. In each round all bid one coin in secret; the highest bid wins a
prize (ties are thrown for), whose value only the winner sees; then the winner may double it, and takes a
point from somebody. Whoever has most points at the end wins.
"""

from __future__ import annotations

from typing import Any, ClassVar

from dicefront.kernel.codec import BOOLEAN, INTEGER, TEXT, Anything, ListOf, Maybe, Record
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal, UnreadableAnswer, unreadable
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game, Outcome, State, drawn
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.options import Option
from dicefront.kernel.procedure import Steps, ask, ask_all, choose, confirm, roll_die
from dicefront.kernel.question import Question

HANDS: list[list[int]] = [[1, 2, 3], [2, 2, 2], [1, 1, 4]]
PRIZES = [1, 2, 3]


class BidsShown(Event):
    kind: ClassVar[str] = "toy.bids-shown"

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids


class PrizeSeen(Event):
    """The winner looks at the prize; the others see that it happens."""

    kind: ClassVar[str] = "toy.prize-seen"

    def __init__(self, player: PlayerId, value: int) -> None:
        self.player = player
        self.value = value

    def audience(self) -> list[PlayerId] | None:
        return [self.player]

    def public(self) -> Event | None:
        return PrizeTaken(self.player)

    def reveals(self) -> bool:
        return True


class PrizeTaken(Event):
    kind: ClassVar[str] = "toy.prize-taken"

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class Whispered(Event):
    """Told to one seat, and to nobody else in any form."""

    kind: ClassVar[str] = "toy.whispered"

    def __init__(self, player: PlayerId, coins: list[int]) -> None:
        self.player = player
        self.coins = coins

    def audience(self) -> list[PlayerId] | None:
        return [self.player]


class ToyState(State):
    def __init__(
        self,
        options: dict[str, Json],
        phase: str,
        hands: list[list[int]],
        prizes: list[int],
        points: list[int],
        gone: list[bool],
        round: int,
        winner: PlayerId,
        bids: list[int],
        outcome: Outcome | None,
    ) -> None:
        self.options = options
        self.phase = phase
        self.hands = hands
        self.prizes = prizes
        self.points = points
        self.gone = gone
        self.round = round
        self.winner = winner
        self.bids = bids
        self.outcome = outcome

    def copy(self) -> ToyState:
        return ToyState(
            self.options,
            self.phase,
            [hand[:] for hand in self.hands],
            self.prizes[:],
            self.points[:],
            self.gone[:],
            self.round,
            self.winner,
            self.bids[:],
            self.outcome,
        )


class Hand(Question[list[int]]):
    """Which coins to hold; never forced, since even that would tell something."""

    def __init__(self, player: PlayerId) -> None:
        super().__init__(player, "toy.hand", "TOY-1", secret=True)

    def check(self, answer: object) -> Refusal | None:
        if not isinstance(answer, list) or any(type(coin) is not int for coin in answer):
            return unreadable("a list of coins", answer)
        return None if answer in HANDS else Refusal("toy.hand.unknown", "TOY-1")

    def candidates(self) -> list[list[int]]:
        return HANDS


class Bid(Question[int]):
    def __init__(self, state: ToyState, player: PlayerId) -> None:
        super().__init__(player, "toy.bid", "TOY-2", secret=True)
        self.hand = state.hands[player]

    def check(self, answer: object) -> Refusal | None:
        if type(answer) is not int:
            return unreadable("a coin", answer)
        return None if answer in self.hand else Refusal("toy.bid.no_such_coin", "TOY-2", {"coin": answer})

    def candidates(self) -> list[int]:
        return sorted(set(self.hand))

    def args(self) -> dict[str, Json]:
        return {"coins": len(self.hand)}


def muster(state: ToyState) -> Steps[None]:
    missing = [seat for seat in range(len(state.gone)) if not state.hands[seat]]
    questions: list[Question[list[int]]] = [Hand(seat) for seat in missing]
    hands = yield from ask_all(questions)
    for seat, hand in zip(missing, hands, strict=True):
        state.hands[seat] = list(hand)
        yield Whispered(seat, list(hand))
    state.phase = "bid"


def bid(state: ToyState) -> Steps[None]:
    questions: list[Question[int]] = [Bid(state, seat) for seat in range(len(state.gone))]
    bids = yield from ask_all(questions)
    for seat, coin in enumerate(bids):
        state.hands[seat].remove(coin)
    state.bids = list(bids)
    yield BidsShown(list(bids))
    tied = [seat for seat, coin in enumerate(bids) if coin == max(bids)]
    while len(tied) > 1:
        faces: list[int] = []
        for seat in tied:
            faces.append((yield from roll_die(6, "toy.tie", "TOY-3", seat)))
        tied = [seat for seat, face in zip(tied, faces, strict=True) if face == max(faces)]
    state.winner = tied[0]
    state.phase = "prize"


def prize(state: ToyState) -> Steps[None]:
    """First what can be taken back, then a look at the prize, then what can be taken back again."""
    winner = state.winner
    others = [seat for seat in range(len(state.gone)) if seat != winner and not state.gone[seat]]
    if (yield from confirm(winner, "toy.double", "TOY-4")):
        if state.options["fault"] == "double":
            raise ZeroDivisionError("a fault in a rule")
        state.points[winner] += 1
    loser = yield from choose(winner, "toy.rob", "TOY-5", others)
    state.points[loser] -= 1
    value = state.prizes[state.round]
    state.points[winner] += value
    yield PrizeSeen(winner, value)
    state.phase = "note"


def note(state: ToyState) -> Steps[None]:
    """A procedure of its own that only says something: undo goes across its border."""
    yield from ask(Note(state.winner))
    state.round += 1
    state.phase = "bid"
    if state.round == len(state.prizes):
        best = sorted(state.points, reverse=True)
        state.outcome = Outcome("toy.counted", "TOY-6", [best.index(points) + 1 for points in state.points])


class Note(Question[str]):
    """Any text; only a few are listed."""

    def __init__(self, player: PlayerId) -> None:
        super().__init__(player, "toy.note", "TOY-7", finite=False)

    def check(self, answer: object) -> Refusal | None:
        return None if isinstance(answer, str) else unreadable("a text", answer)

    def candidates(self) -> list[str]:
        return ["", "ha"]


OUTCOME = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(INTEGER)})
STATE = Record(
    ToyState,
    {
        "options": Anything(),
        "phase": TEXT,
        "hands": ListOf(ListOf(INTEGER)),
        "prizes": ListOf(INTEGER),
        "points": ListOf(INTEGER),
        "gone": ListOf(BOOLEAN),
        "round": INTEGER,
        "winner": INTEGER,
        "bids": ListOf(INTEGER),
        "outcome": Maybe(OUTCOME),
    },
)


class Toy(Game[ToyState]):
    def __init__(self) -> None:
        super().__init__(
            "toy",
            "2.0",
            "TOY",
            [
                Option("seats", [], 2, "TOY-1", 2, 6),
                Option("undo", ["on", "off"], "on", "TOY-8"),
                Option("fault", ["none", "double", "resign", "judge", "default"], "none", "TOY-9"),
                Option("draws", ["on", "off"], "on", "TOY-8"),
            ],
        )

    def seats(self, options: dict[str, Json]) -> int:
        seats = options["seats"]
        assert isinstance(seats, int)
        return seats

    def seat_count(self, state: ToyState) -> int:
        return len(state.gone)

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> ToyState:
        seats = len(rosters)
        hands: list[list[int]] = []
        for seat, roster in enumerate(rosters):
            if roster is not None and roster not in HANDS:
                raise BadData(f"rosters[{seat}]", f"one of {HANDS}", roster, "TOY-1")
            hands.append(
                [coin for coin in roster if isinstance(coin, int)] if isinstance(roster, list) else []
            )
        return ToyState(
            options, "hand", hands, PRIZES[:], [0] * seats, [False] * seats, 0, 0, [0] * seats, None
        )

    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        if state.outcome is not None:
            return None
        if state.phase == "hand":
            return muster(state)
        if state.phase == "bid":
            return bid(state)
        return prize(state) if state.phase == "prize" else note(state)

    def view(self, state: ToyState, player: PlayerId | None) -> Json:
        seen: dict[str, Json] = {
            "points": list(state.points),
            "gone": list(state.gone),
            "round": state.round,
            "bids": list(state.bids),
            "coins": [len(hand) for hand in state.hands],
        }
        if player is not None:
            seen["hand"] = list(state.hands[player])
        return seen

    def imagine(self, checkpoint: ToyState, live: ToyState, player: PlayerId, draw: Draw) -> ToyState:
        imagined = checkpoint.copy()
        for seat, hand in enumerate(checkpoint.hands):
            if seat != player and hand:
                fitting = [known for known in HANDS if checkpoint.phase == "hand"] or [hand]
                imagined.hands[seat] = fitting[draw.below(len(fitting))][:]
        return imagined

    def resign(self, state: ToyState, player: PlayerId) -> None:
        if state.options["fault"] == "resign":
            state.points[player] = 99
            raise ZeroDivisionError("a fault in a rule")
        state.gone[player] = True
        left = [seat for seat, gone in enumerate(state.gone) if not gone]
        if len(left) == 1:
            places = [1 if seat == left[0] else 2 for seat in range(len(state.gone))]
            state.outcome = Outcome("toy.alone", "TOY-6", places)

    def is_gone(self, state: ToyState, player: PlayerId) -> bool:
        return state.gone[player]

    def agree_draw(self, state: ToyState) -> None:
        if state.options["draws"] == "off":
            super().agree_draw(state)
        state.outcome = drawn(len(state.gone), "toy.agreed", "TOY-6")

    def may_undo(self, state: ToyState) -> Refusal | None:
        return None if state.options["undo"] == "on" else Refusal("toy.no_undo", "TOY-8")

    def encode(self, state: ToyState) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> ToyState:
        return STATE.decode(data, "state")

    def migrate(self, rules: str, options: dict[str, Json], entries: list[Json]) -> list[Json]:
        """Version 1.0 asked for no note and wrote coins as texts."""
        if rules != "1.0":
            return entries
        moved: list[Json] = []
        for entry in entries:
            assert isinstance(entry, list)
            kind, player, value = entry
            moved.append([kind, player, int(value) if isinstance(value, str) and value.isdigit() else value])
        return moved

    def spell(self, state: ToyState, question: Question[Any], answer: object) -> str:
        return str(answer)

    def read(self, state: ToyState, question: Question[Any], text: str) -> object:
        for option in question.options():
            if str(option) == text:
                return option
        raise UnreadableAnswer(unreadable("an option", text))

    def diagram(self, state: ToyState) -> str:
        return f"round {state.round}, points {state.points}"

    def problem_of_state(self, state: ToyState) -> str:
        return "" if len(state.points) == len(state.gone) else "points for somebody who is not there"


TOY = Toy()
